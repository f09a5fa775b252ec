import TrackerCommands
import TrackerCore

/// Makes the view of a day from the journal.
struct TodayBuilder {
  let session: Session
  let journal: any JournalReading
  let day: Day

  /// Points of the load from which a factor is called the reason.
  private static let standsOut = 5.0
  /// A factor counts as a habit of a better day from so much on that it lowers tomorrow, in log-odds.
  private static let lowers = -0.05
  /// From so many days without an entry the absence is said.
  private static let awayDays = 3

  private var person: Person { session.person }
  private var words: Phrases { session.context.words }

  func view() throws -> TodayView {
    let outlooks = try person.conditions.map { condition in
      try session.context.forecasts.outlook(for: condition, of: person, on: day, at: session.context.now, in: journal)
    }
    let table = try table()
    let ranked = zip(person.conditions, outlooks).sorted { $0.1.today.probability > $1.1.today.probability }
    let isToday = day == session.today
    let lastLogged = try journal.loggedDays().map { min($0.upperBound, day) }
    let away = lastLogged.map { $0.distance(to: day) >= TodayBuilder.awayDays } ?? false
    return TodayView(
      day: day, greeting: isToday ? greeting : nil, name: person.facts.name,
      conditions: try ranked.map { condition, outlook in try self.condition(condition.pack, outlook, table) },
      checkIn: person.checkIn.map { slider($0, table) },
      logged: try person.facts.tracked.map { try category($0, table) },
      insights: insights(table, outlooks), lastLogged: away ? lastLogged : nil,
      awayMessage: away ? ranked.first?.0.pack.messages.text(.tooLittleData, filling: name) : nil)
  }

  private var name: [String: String] { person.facts.name.map { ["name": $0] } ?? [:] }

  private var greeting: String {
    switch session.calendar.local(session.context.now).time.minutes / 60 {
    case 4..<12: words("Good morning")
    case 12..<18: words("Good afternoon")
    default: words("Good evening")
    }
  }

  /// Everything the view reads, in one table: sliders of two days, tracked categories, the packs' factors with their
  /// usual, insights.
  private func table() throws -> DayTable {
    var metrics: [MetricID: Int] = [:]
    func need(_ metric: MetricID, _ days: Int) { metrics[metric] = max(metrics[metric] ?? 0, days) }
    for symptom in person.checkIn + person.entryContext.symptoms { need(symptom.metric, 1) }
    for category in person.facts.tracked { if let metric = category.metric { need(metric, 0) } }
    for pack in person.packs {
      for (metric, lookback) in pack.risk.lookback { need(metric, lookback + FactorWords.usualDays + 1) }
    }
    for source in session.context.registry.insights.all {
      source.metrics(for: person).forEach { need($0.key, $0.value) }
    }
    return try journal.dayTable(metrics, on: day.advanced(by: -1)...day, catalogue: person.catalogue)
  }

  private func condition(_ pack: ConditionPack, _ outlook: Outlook, _ table: DayTable) throws -> TodayView.Condition {
    // On a day without an entry, what earlier days left behind would be read as a light day.
    let yesterdayIsEmpty =
      try journal.count(EntryQuery(days: outlook.yesterdaysLoad.day...outlook.yesterdaysLoad.day)) == 0
    let before = FactorWords(pack, of: outlook.yesterdaysLoad, in: table, words: words)
    let now = FactorWords(pack, of: outlook.todaysLoad, in: table, words: words)
    let waking = outlook.morning == nil ? [] : pack.risk.factorsKnownOnWaking(person.catalogue)
    return TodayView.Condition(
      id: pack.id, name: pack.name,
      today: try risk(
        outlook.today, message: message(Messages.Key.today, outlook.today, outlook.yesterdaysLoad, before, pack),
        before.reason),
      morning: try outlook.morning.map { morning in
        try risk(morning, message: nil) { (waking.contains($0) && now.knows($0) ? now : before).reason($0) }
      },
      knownDays: outlook.knownDays, yesterdaysLoad: load(outlook.yesterdaysLoad, before, isKnown: !yesterdayIsEmpty),
      tomorrow: try risk(
        outlook.tomorrow, habits: habits(outlook, now),
        message: message(Messages.Key.tomorrow, outlook.tomorrow, outlook.todaysLoad, now, pack), now.reason),
      yesterday: lookBack(outlook, pack, table),
      score: TodayView.Score(
        kind: outlook.scoreKind, days: outlook.score.days,
        skill: outlook.score.days >= ForecastScore.fewestDays ? outlook.score.skill : nil
      ))
  }

  /// - Parameter reason: A factor in words, as it was on the last day that the forecast knew.
  private func risk(
    _ forecast: Forecast, habits: [String] = [], message: String?, _ reason: (FactorID) -> String?
  ) throws -> TodayView.Risk {
    TodayView.Risk(
      forDay: forecast.forDay, kind: forecast.kind, percent: forecast.percent, band: forecast.band,
      timesUsual: forecast.ratio,
      likelyFrom: (forecast.range.lowerBound * 100).roundedHalfUp,
      likelyTo: (forecast.range.upperBound * 100).roundedHalfUp,
      severity: forecast.severity, madeAt: forecast.madeAt, dataThrough: forecast.dataThrough,
      isBeforeAnyEntry: try journal.loggedDays().map { forecast.dataThrough < $0.lowerBound } ?? true,
      reasons: ForecastWords.reasons(for: forecast, words, factor: reason), habits: habits, message: message)
  }

  /// What the pack says to a band, with the strongest reason of the load behind it.
  private func message(
    _ key: (RiskBand) -> Messages.Key, _ forecast: Forecast, _ load: LoadScore, _ factors: FactorWords,
    _ pack: ConditionPack
  ) -> String? {
    var values = name
    values["reason"] = reasons(of: load, factors, atLeast: TodayBuilder.standsOut).first
    return pack.messages.text(key(forecast.band), filling: values)
  }

  /// What the person did today that lowers tomorrow, where their own records bear it out, the strongest first.
  private func habits(_ outlook: Outlook, _ factors: FactorWords) -> [String] {
    let lowering = outlook.tomorrow.contributions.filter {
      $0.part == .factor && $0.logOdds <= TodayBuilder.lowers && outlook.ownFactors.contains(FactorID($0.name))
    }
    return lowering.sorted { $0.logOdds < $1.logOdds }.prefix(3).compactMap { factors.reason(FactorID($0.name)) }
  }

  private func load(_ load: LoadScore, _ factors: FactorWords, isKnown: Bool) -> TodayView.Load {
    TodayView.Load(
      day: load.day, score: isKnown ? load.score : nil, band: isKnown ? load.band : nil,
      groups: load.groups.map {
        .init(id: $0.id, name: $0.name, weight: $0.weight, score: isKnown ? $0.score?.roundedHalfUp : nil)
      },
      reasons: isKnown && load.score != nil ? reasons(of: load, factors) : [])
  }

  /// What raised the load, in the pack's words, the strongest first.
  private func reasons(of load: LoadScore, _ factors: FactorWords, atLeast least: Double = 1) -> [String] {
    load.reasons.filter { $0.effect >= least }.prefix(3).compactMap { factors.says($0.id) }
  }

  private func lookBack(_ outlook: Outlook, _ pack: ConditionPack, _ table: DayTable) -> TodayView.LookBack {
    let yesterday = outlook.yesterday
    let answers = pack.flare.symptoms.compactMap { symptom in
      table[symptom.metric, yesterday.day].number.map { (symptom: symptom, value: $0) }
    }
    let worst = answers.max { $0.symptom.severity(of: $0.value) < $1.symptom.severity(of: $1.value) }
    let forecast = outlook.yesterdaysForecast
    let matched = yesterday.isFlare.map { isFlare in forecast?.band == (isFlare ? .high : .low) } ?? false
    return TodayView.LookBack(
      day: yesterday.day, said: forecast?.percent, kind: forecast?.kind, isFlare: yesterday.isFlare,
      severity: yesterday.severity,
      worst: worst.flatMap { worst in
        pack.symptom(worst.symptom.id).map { "\(words.inSentence($0.name)) \(words.number(worst.value.shortText))" }
      },
      message: matched ? pack.messages.text(.matched, filling: name) : nil)
  }

  private func slider(_ symptom: SymptomDefinition, _ table: DayTable) -> TodayView.Slider {
    let value = table[symptom.metric, day].number
    let before = table[symptom.metric, day.advanced(by: -1)].number
    let band = value.flatMap(symptom.scale.band(of:))
    let change: TodayView.Slider.Change? =
      if let value, let before { value > before ? .up : value < before ? .down : .same } else { nil }
    return TodayView.Slider(
      id: symptom.id, name: symptom.name, value: value, band: band?.name, colour: band?.colour, change: change,
      before: before,
      worse: symptom.scale.worse)
  }

  private func category(_ category: TrackedCategory, _ table: DayTable) throws -> TodayView.Category {
    let count = try journal.count(EntryQuery(days: day...day, kinds: [category.log]))
    let isAnswered =
      category.metric.map { table[$0, day] != .unknown } ?? (count > 0 || table.isKept(day, for: category.log))
    return TodayView.Category(
      id: category.id, name: category.id.withSpaces, isAnswered: isAnswered, count: category.metric == nil ? count : 0,
      command: "symptoms log \(category.log) …")
  }

  private func insights(_ table: DayTable, _ outlooks: [Outlook]) -> [Insight] {
    session.context.registry.insights.all
      .flatMap { $0.insights(on: day, of: person, table: table, outlooks: outlooks, words: words) }
      .sorted { $0.weight > $1.weight }
      .prefix(2).map { $0 }
  }
}
