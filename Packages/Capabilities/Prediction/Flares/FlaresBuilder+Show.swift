import TrackerApplication
import TrackerCore

extension FlareView {
  /// One flare.
  ///
  /// - Parameters:
  ///   - which: Its number, 1 for the newest, or a day of it as `DayWord` reads days.
  ///   - condition: The id of its condition; nil for the person's first.
  /// - Throws: `Failure` (`validation`) where there is no such condition or no such flare; what reading the journal
  ///   throws.
  public init(_ which: String = "1", of condition: String? = nil, in session: Session) throws {
    let conditions = try session.conditions(named: condition)
    guard let condition = conditions.first else { throw FlareView.none }
    self = try session.journal.read { journal in
      let builder = FlaresBuilder(session: session, condition: condition, journal: journal)
      let episodes = try builder.episodes()
      let number = try FlareView.number(which, among: episodes, today: session.today)
      return try builder.show(episodes[number - 1], number: number)
    }
  }

  private static let none = Failure(.validation, "There is no flare in your records")

  /// From 1.
  private static func number(_ which: String, among episodes: [FlareEpisode], today: Day) throws -> Int {
    guard !episodes.isEmpty else { throw none }
    if let number = Int(which) {
      if (1...episodes.count).contains(number) { return number }
      throw Failure.invalid([
        Diagnostic(
          code: "no-flare", "There is no flare of this number", found: "“\(which)”",
          allowed: "1 to \(episodes.count), 1 is the newest")
      ])
    }
    let day = try DayWord.day(which, today: today)
    guard
      let index = episodes.firstIndex(where: { $0.span.contains(day) || ($0.isOngoing && day > $0.span.upperBound) })
    else {
      throw Failure.invalid([
        Diagnostic(
          code: "no-flare", "\(day) belongs to no flare", allowed: "a day of a flare: `symptoms flares list` shows them"
        )
      ])
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
    return FlareView(
      condition: condition.id, name: condition.pack.name,
      flare: flare(episode, number: number, forecast: forecasts[first]),
      days: episode.days.map {
        .init(
          day: $0.day, severity: $0.severity, isFlare: $0.isFlare, isMarked: $0.isMarked,
          forecast: forecasts[$0.day].map(FlaresView.StoredForecast.init))
      }, why: try forecasts[first].flatMap { try why($0) },
      factors: try factors(before: first, forecast: forecasts[first]),
      logged: try logged(before: first))
  }

  /// The stored forecast's own steps.
  private func why(_ forecast: Forecast) throws -> ForecastView? {
    try PredictBuilder(session: session, journal: journal).condition(
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
        })
    }
    return factors.sorted { ($0.strength ?? -1, $1.id) > ($1.strength ?? -1, $0.id) }
  }

  private func baseline(_ factor: RiskFactor, before day: Day, in table: DayTable) -> Double? {
    guard case .response(let window, _) = factor.rule else { return nil }
    let known = (1...FlaresBuilder.baselineDays).compactMap { table.value(of: window, endingOn: day.advanced(by: -$0)) }
    return known.count >= FlaresBuilder.fewestDays ? known.median : nil
  }

  /// The pack that the forecast was made under, else the one in force now.
  private func pack(_ forecast: Forecast?) throws -> ConditionPack {
    guard let forecast, forecast.pack != condition.hash else { return condition.pack }
    return try journal.definition(ConditionPack.self, of: condition.id, by: forecast.pack) ?? condition.pack
  }

  /// How much was logged on the two days before, by kind: never what.
  private func logged(before first: Day) throws -> [FlareView.Logged] {
    let days = [first.advanced(by: -2), first.advanced(by: -1)]
    let entries = Dictionary(grouping: try journal.entries(EntryQuery(days: days[0]...days[1])), by: \.kind)
    return entries.sorted { $0.key < $1.key }.map { kind, entries in
      FlareView.Logged(
        kind: kind, name: session.environment.registry.logKind(kind)?.definition.name ?? kind.rawValue,
        counts: days.map { day in entries.count { $0.day == day } })
    }
  }
}
