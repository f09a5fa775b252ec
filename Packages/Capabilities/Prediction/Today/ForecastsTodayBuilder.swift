import TrackerApplication
import TrackerCore

/// The forecasts' part of `today`.
struct ForecastsTodaySource: TodaySource {
  let id = "forecasts"
  let sections = [
    TodaySection("risk", place: 10), TodaySection("load", place: 20), TodaySection("tomorrow", place: 50),
    TodaySection("yesterday", place: 70), TodaySection("other-conditions", place: 80),
  ]

  func metrics(for person: Person) -> [MetricID: Int] {
    let symptoms = person.entryContext.symptoms.reduce(into: [:]) { $0[$1.metric] = 1 }
    return person.packs.reduce(into: symptoms) { metrics, pack in
      let needed = pack.risk.lookback.mapValues { $0 + FactorFormatter.baselineDays + 1 }
      metrics.merge(needed, uniquingKeysWith: max)
    }
  }

  func content(of day: TodayContext) throws -> any TodayContent { try ForecastsTodayBuilder(context: day).content() }
}

/// Makes the forecasts' part of `today` from the journal.
private struct ForecastsTodayBuilder {
  let context: TodayContext

  /// Points of the load from which a factor is called the reason.
  private static let standsOut = 5.0
  /// A factor counts as a habit of a better day from so much on that it lowers tomorrow, in log-odds.
  private static let lowers = -0.05
  /// From so many days without an entry the absence is said.
  private static let awayDays = 3

  private var words: Phrases { context.format.words }
  private var name: [String: String] { context.person.facts.name.map { ["name": $0] } ?? [:] }

  func content() throws -> ForecastsToday {
    let ranked = zip(context.person.conditions, context.outlooks)
      .sorted { $0.1.today.probability > $1.1.today.probability }
    let lastLogged = try context.journal.loggedDays().map { min($0.upperBound, context.day) }
    let isAway = lastLogged.map { $0.distance(to: context.day) >= ForecastsTodayBuilder.awayDays } ?? false
    return ForecastsToday(
      day: context.day,
      conditions: try ranked.map { condition, outlook in try self.condition(condition.pack, outlook, context.table) },
      lastLogged: isAway ? lastLogged : nil,
      awayMessage: isAway ? ranked.first?.0.pack.messages.text(.tooLittleData, filling: name) : nil)
  }

  private func condition(_ pack: ConditionPack, _ outlook: Outlook, _ table: DayTable) throws
    -> ForecastsToday.Condition
  {
    // On a day without an entry, what earlier days left behind would be read as a light day.
    let yesterdayIsEmpty =
      try context.journal.count(EntryQuery(days: outlook.yesterdaysLoad.day...outlook.yesterdaysLoad.day)) == 0
    let before = FactorFormatter(pack, of: outlook.yesterdaysLoad, in: table, words: words)
    let now = FactorFormatter(pack, of: outlook.todaysLoad, in: table, words: words)
    let waking = outlook.morning == nil ? [] : pack.risk.factorsKnownOnWaking(context.person.catalogue)
    return ForecastsToday.Condition(
      id: pack.id, name: pack.name,
      today: try view(
        outlook.today, message: message(Messages.Key.today, outlook.today, outlook.yesterdaysLoad, before, pack),
        before.reason),
      morning: try outlook.morning.map { morning in
        try view(morning, message: nil) { (waking.contains($0) && now.knows($0) ? now : before).reason($0) }
      },
      knownDays: outlook.knownDays, yesterdaysLoad: load(outlook.yesterdaysLoad, before, isKnown: !yesterdayIsEmpty),
      tomorrow: try view(
        outlook.tomorrow, habits: habits(outlook, now),
        message: message(Messages.Key.tomorrow, outlook.tomorrow, outlook.todaysLoad, now, pack), now.reason),
      yesterday: lookBack(outlook, pack, table),
      score: ForecastsToday.Score(
        kind: outlook.scoreKind, days: outlook.score.days,
        skill: outlook.score.days >= ForecastScore.fewestDays ? outlook.score.skill : nil
      ))
  }

  /// - Parameter reason: A factor in words, as it was on the last day that the forecast knew.
  private func view(
    _ forecast: Forecast, habits: [String] = [], message: String?, _ reason: (FactorID) -> String?
  ) throws -> ForecastView {
    ForecastView(
      forecast, firstEntry: try context.journal.loggedDays()?.lowerBound,
      reasons: ForecastFormatter.reasons(for: forecast, words, factor: reason),
      advice: .init(habits: habits, message: message))
  }

  /// What the pack says to a band, with the strongest reason of the load behind it.
  private func message(
    _ key: (RiskBand) -> Messages.Key, _ forecast: Forecast, _ load: LoadScore, _ factors: FactorFormatter,
    _ pack: ConditionPack
  ) -> String? {
    var values = name
    values["reason"] = reasons(of: load, factors, atLeast: ForecastsTodayBuilder.standsOut).first
    return pack.messages.text(key(forecast.band), filling: values)
  }

  /// What the person did today that lowers tomorrow, where their own records bear it out, the strongest first.
  private func habits(_ outlook: Outlook, _ factors: FactorFormatter) -> [String] {
    let lowering = outlook.tomorrow.contributions.filter {
      $0.part == .factor && $0.logOdds <= ForecastsTodayBuilder.lowers && outlook.ownFactors.contains(FactorID($0.name))
    }
    return lowering.sorted { $0.logOdds < $1.logOdds }.prefix(3).compactMap { factors.reason(FactorID($0.name)) }
  }

  private func load(_ load: LoadScore, _ factors: FactorFormatter, isKnown: Bool) -> ForecastsToday.Load {
    ForecastsToday.Load(
      day: load.day, score: isKnown ? load.score : nil, band: isKnown ? load.band : nil,
      groups: load.groups.map {
        .init(id: $0.id, name: $0.name, weight: $0.weight, score: isKnown ? $0.score?.roundedHalfUp : nil)
      },
      reasons: isKnown && load.score != nil ? reasons(of: load, factors) : [])
  }

  /// What raised the load, in the pack's words, the strongest first.
  private func reasons(of load: LoadScore, _ factors: FactorFormatter, atLeast least: Double = 1) -> [String] {
    load.reasons.filter { $0.effect >= least }.prefix(3).compactMap { factors.says($0.id) }
  }

  private func lookBack(_ outlook: Outlook, _ pack: ConditionPack, _ table: DayTable) -> ForecastsToday.LookBack {
    let yesterday = outlook.yesterday
    let answers = pack.flare.symptoms.compactMap { symptom in
      table[symptom.metric, yesterday.day].number.map { (symptom: symptom, value: $0) }
    }
    let worst = answers.max { $0.symptom.severity(of: $0.value) < $1.symptom.severity(of: $1.value) }
    let forecast = outlook.yesterdaysForecast
    let matched = yesterday.isFlare.map { isFlare in forecast?.band == (isFlare ? .high : .low) } ?? false
    return ForecastsToday.LookBack(
      day: yesterday.day, percent: forecast?.percent, kind: forecast?.kind, isFlare: yesterday.isFlare,
      severity: yesterday.severity,
      worst: worst.flatMap { worst in
        pack.symptom(worst.symptom.id).map { "\(words.inSentence($0.name)) \(words.number(worst.value.decimal()))" }
      },
      message: matched ? pack.messages.text(.matched, filling: name) : nil)
  }
}
