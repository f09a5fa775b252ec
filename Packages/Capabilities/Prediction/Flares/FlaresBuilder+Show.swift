import TrackerApplication
import TrackerCore

extension FlareView {
  /// One flare.
  ///
  /// - Parameters:
  ///   - which: Its number, 1 for the newest, or a day of it as `DayWord` reads days.
  ///   - condition: The id of its condition; nil for the person's first.
  ///   - showsFigures: Whether text gives points, log-odds and what was logged.
  /// - Throws: `Failure` (`validation`) where there is no such condition or no such flare; what reading the journal
  ///   throws.
  public init(_ which: String = "1", of condition: String? = nil, in session: Session, showsFigures: Bool = false)
    throws
  {
    let conditions = try session.conditions(named: condition)
    guard let condition = conditions.first else { throw FlareView.none }
    self = try session.journal.read { journal in
      let builder = FlaresBuilder(session: session, condition: condition, journal: journal)
      let episodes = try builder.episodes()
      let number = try FlareView.number(which, among: episodes, today: session.today)
      return try builder.show(episodes[number - 1], number: number)
    }
    option = condition.id == session.person.conditions.first?.id ? "" : " --condition \(condition.id)"
    self.showsFigures = showsFigures
  }

  private static let none = Failure(
    .validation, "There are no flares yet. Here you'll see one, day by day",
    recovery: "To mark today as a flare day: symptoms flares open")

  /// From 1.
  private static func number(_ which: String, among episodes: [FlareEpisode], today: Day) throws -> Int {
    guard !episodes.isEmpty else { throw none }
    if let number = Int(which) {
      if (1...episodes.count).contains(number) { return number }
      let values: [String: Phrase] = ["number": "\(which)", "count": .count(episodes.count)]
      let message: Phrase =
        episodes.count == 1
        ? "There is no flare number {number}. There is only flare 1"
        : "There is no flare number {number}. Yours are 1 (the newest) to {count}"
      throw Failure.invalid(
        [Diagnostic(code: "no-flare", message, values)], recovery: "To see your flares: symptoms flares")
    }
    let day = try DayWord.day(which, today: today)
    guard
      let index = episodes.firstIndex(where: { $0.span.contains(day) || ($0.isOngoing && day > $0.span.upperBound) })
    else {
      throw Failure.invalid(
        [Diagnostic(code: "no-flare", "{day} was not part of a flare", ["day": .day(day)])],
        recovery: "To see your flares: symptoms flares")
    }
    return index + 1
  }
}

extension FlaresBuilder {
  /// The usual is a median of so many days before.
  static let baselineDays = 28
  /// Known days without which nothing is usual.
  private static let fewestDays = 7

  func show(_ episode: FlareEpisode, number: Int) throws -> FlareView {
    let first = episode.span.lowerBound
    let forecasts = Dictionary(grouping: try journal.forecasts(of: condition.id, for: episode.span), by: \.forDay)
      .compactMapValues(FlaresBuilder.official)
    // The forecast is that of the first flare day; what came before came before the first day of all.
    let forecast = forecasts[episode.firstFlareDay]
    let symptoms = try symptoms(of: episode)
    return FlareView(
      condition: condition.id, name: condition.pack.name,
      flare: flare(episode, number: number, forecast: forecast),
      days: episode.days.map {
        .init(
          day: $0.day, severity: $0.severity, isFlare: $0.isFlare, isMarked: $0.isMarked,
          symptoms: symptoms[$0.day], forecast: forecasts[$0.day].map(FlaresView.StoredForecast.init))
      }, why: try forecast.flatMap { try why($0) },
      factors: try factors(before: first, forecast: forecast),
      logged: try logged(before: first), sentences: try sentences(before: first, forecast: forecast))
  }

  /// By day, the symptoms that made it a flare day, in words; empty where one symptom alone is enough.
  private func symptoms(of episode: FlareEpisode) throws -> [Day: String] {
    let (pack, words) = (condition.pack, session.environment.words)
    guard pack.flare.isOfSeveral else { return [:] }
    let metrics = Dictionary(pack.flare.symptoms.map { ($0.metric, 0) }) { first, _ in first }
    let table = try journal.dayTable(metrics, on: episode.span, catalogue: session.person.catalogue)
    let days = episode.days.filter { $0.isFlare == true && !$0.isMarked }.map { outcome in
      let answers = pack.flare.telling(on: outcome.day, in: table).compactMap { symptom, value in
        pack.symptom(symptom.id).map { words($0.told(value, in: words.language)) }
      }
      return (outcome.day, answers.joined(separator: ", "))
    }
    return Dictionary(days.filter { !$0.1.isEmpty }) { first, _ in first }
  }

  /// The stored forecast's own steps.
  private func why(_ forecast: Forecast) throws -> ForecastView? {
    try PredictBuilder(session, in: journal).condition(
      condition, for: forecast.forDay, withWeights: false
    )
    .forecasts.first { $0.kind == forecast.kind }
  }

  private func factors(before first: Day, forecast: Forecast?) throws -> [FlareView.Factor] {
    let pack = try pack(forecast)
    let days = [first.advanced(by: -2), first.advanced(by: -1)]
    let table = try journal.dayTable(
      pack.risk.lookback.mapValues { $0 + FlaresBuilder.baselineDays }, on: days[0]...days[1],
      catalogue: session.person.catalogue)
    let loads = days.map { pack.risk.load(on: $0, in: table) }
    let factors = pack.risk.factors.map { factor in
      FlareView.Factor(
        id: factor.id, name: factor.name, baseline: baseline(factor, before: days[0], in: table),
        before: loads.map { load in
          let result = load.factors.first { $0.id == factor.id }
          return .init(day: load.day, value: result?.value, points: result?.points)
        }, longestTime: factor.metric == FlaresBuilder.hoursSince ? FlaresBuilder.noneInAWeek : nil)
    }
    return factors.sorted { ($0.strength ?? -1, $1.id) > ($1.strength ?? -1, $0.id) }
  }

  /// Hours since hard exercise, and how many of them stand for none.
  private static let (hoursSince, noneInAWeek) = (MetricID("exercise.recovery_hours"), 168.0)

  /// Factors from so many points on are told, and so many of them.
  private static let (fewestPoints, mostSentences) = (10.0, 5)

  /// What raised the load on the day before, in the pack's words as they stand below that day, the strongest first.
  private func sentences(before first: Day, forecast: Forecast?) throws -> [String] {
    let pack = try pack(forecast)
    let day = first.advanced(by: -1)
    let table = try journal.dayTable(
      pack.risk.lookback.mapValues { $0 + FactorFormatter.baselineDays + 1 }, on: day...day,
      catalogue: session.person.catalogue)
    let load = pack.risk.load(on: day, in: table)
    let factors = FactorFormatter(pack, of: load, in: table, words: session.environment.words, isBelowItsDay: true)
    let strongest = load.factors.filter { factor in
      guard let points = factor.points, points >= FlaresBuilder.fewestPoints else { return false }
      // What is no worse than usual, such as six hours of sleep after nights of five, did not set this day apart.
      guard case .response(_, let curve)? = pack.factor(factor.id)?.rule,
        let usual = factors.baseline(of: factor.id)
      else { return true }
      return points > curve(usual)
    }
    .sorted { ($0.points ?? 0, $1.id) > ($1.points ?? 0, $0.id) }
    let texts = strongest.compactMap { factors.sentence(of: $0.id, raises: true) }
    return Array(texts.prefix(FlaresBuilder.mostSentences))
  }

  private func baseline(_ factor: RiskFactor, before day: Day, in table: DayTable) -> Double? {
    guard case .response(let window, _) = factor.rule else { return nil }
    let known = (1...FlaresBuilder.baselineDays).compactMap { table.value(of: window, endingOn: day.advanced(by: -$0)) }
    return known.count >= FlaresBuilder.fewestDays ? known.median : nil
  }

  /// The pack that the forecast was made under, else the one in force now.
  private func pack(_ forecast: Forecast?) throws -> ConditionPack {
    guard let forecast else { return condition.pack }
    guard forecast.pack != condition.hash else { return condition.pack(naming: forecast) }
    let kept = try journal.definition(of: forecast.pack)?.loaded.pack
    return kept?.inWords(of: condition.pack, in: session.person.language) ?? condition.pack
  }

  /// How much was logged on the two days before, by kind: never what.
  private func logged(before first: Day) throws -> [FlareView.Logged] {
    let days = [first.advanced(by: -2), first.advanced(by: -1)]
    let query = EntryQuery(days: days[0]...days[1], onlyCounting: true)
    let entries = Dictionary(grouping: try journal.entries(query), by: \.kind)
    return entries.sorted { $0.key < $1.key }.map { kind, entries in
      FlareView.Logged(
        kind: kind, name: session.environment.registry.logKind(kind)?.definition.name ?? kind.rawValue,
        counts: days.map { day in entries.count { $0.day == day } })
    }
  }
}
