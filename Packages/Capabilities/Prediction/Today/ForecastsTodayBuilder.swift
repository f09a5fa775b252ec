import TrackerApplication
import TrackerCore

/// The forecasts' part of `today`.
struct ForecastsTodaySource: TodaySource {
  let id = "forecasts"
  let sections = [
    TodaySection("risk", "Chance of a flare", place: 10), TodaySection("yesterday", "Yesterday", place: 20),
    TodaySection("score", "How good the forecasts are", place: 70),
    TodaySection("forecast", "More on the forecast", place: 80, isDetail: true),
    TodaySection("other-conditions", "Your other conditions", place: 90, isDetail: true),
    TodaySection("load", "Load score", place: 110, isDetail: true),
    TodaySection("day-before", "The day before", place: 120, isDetail: true),
    TodaySection("tomorrow", "Tomorrow", place: 130, isDetail: true),
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

  /// A factor moved tomorrow enough to speak of from so much on, in log-odds.
  private static let moves = 0.05

  private var words: Phrases { context.format.words }
  private var name: [String: String] { context.person.facts.name.map { ["name": $0] } ?? [:] }

  func content() throws -> ForecastsToday {
    let ranked = zip(context.person.conditions, context.outlooks)
      .sorted { $0.1.today.probability > $1.1.today.probability }
    let loggedDays = try context.journal.loggedDays()
    let lastLogged = try Absence.lastDay(before: context.day, in: context.journal)
    let claim = try claim(ranked)
    let conditions = try ranked.map { condition, outlook in
      try self.condition(
        condition.pack, outlook, claim?.condition == condition.id ? claim?.sentence : nil, context.table)
    }
    return ForecastsToday(
      day: context.day, isPast: !context.isToday, isEmpty: loggedDays.map { $0.lowerBound > context.day } ?? true,
      conditions: conditions.sorted { $0.answer.percent > $1.answer.percent },
      lastLogged: lastLogged,
      awayMessage: lastLogged != nil
        ? ranked.first.flatMap { condition, outlook in
          outlook.today.isBaseRateOnly ? condition.pack.messages.text(.tooLittleData, filling: name) : nil
        } : nil)
  }

  /// - Parameter claim: What may be said of it besides.
  private func condition(_ pack: ConditionPack, _ outlook: Outlook, _ claim: Phrase?, _ table: DayTable) throws
    -> ForecastsToday.Condition
  {
    // On a day without an entry, what earlier days left behind would be read as a light day.
    let yesterdayIsEmpty =
      try context.journal.count(EntryQuery(days: outlook.yesterdaysLoad.day...outlook.yesterdaysLoad.day)) == 0
    let before = FactorFormatter(
      pack, of: outlook.yesterdaysLoad, in: table, words: words, spokenOn: spokenOn(.theDayItself))
    let now = FactorFormatter(
      pack, of: outlook.todaysLoad, in: table, words: words, spokenOn: spokenOn(.theDayBefore))
    let combinations = outlook.combinations
    let waking = outlook.morning == nil ? [] : pack.risk.factorsKnownOnWaking(context.person.catalogue)
    return ForecastsToday.Condition(
      id: pack.id, name: pack.name,
      today: try view(
        outlook.today, Reasons(outlook.today, combinations, spokenOn(.theDayItself), words) { _ in before },
        Messages.Key.today, pack),
      morning: try outlook.morning.map { morning in
        try view(
          morning,
          Reasons(morning, combinations, spokenOn(.theDayItself), words) {
            waking.contains($0) && now.knows($0) ? now : before
          }, nil, pack)
      },
      knownDays: outlook.knownDays, yesterdaysLoad: load(outlook.yesterdaysLoad, before, isKnown: !yesterdayIsEmpty),
      tomorrow: try view(
        outlook.tomorrow, claim: claim.map { words($0) },
        Reasons(outlook.tomorrow, combinations, spokenOn(.theDayBefore), words) { _ in now },
        Messages.Key.tomorrow, pack),
      yesterday: lookBack(outlook.yesterday, outlook.yesterdaysForecast, pack, table),
      outcome: lookBack(outlook.todaysOutcome, outlook.today, pack, table),
      score: ForecastsToday.Score(
        kind: outlook.scoreKind, days: outlook.score.days, flares: outlook.score.flares,
        skill: outlook.score.days >= ForecastScore.fewestDays ? outlook.score.skill : nil
      ))
  }

  /// When sentences are read that are about a forecast of the day or of the day after; a past day is told without
  /// naming it.
  private func spokenOn(_ today: SpokenOn) -> SpokenOn { context.isToday ? today : .later }

  /// - Parameter key: The message to a band; nil where none is said.
  private func view(
    _ forecast: Forecast, claim: String? = nil, _ reasons: Reasons, _ key: ((RiskBand) -> Messages.Key)?,
    _ pack: ConditionPack
  ) throws -> ForecastView {
    var values = name
    values["reason"] = reasons.toBand
    let message = key.flatMap { key in forecast.band.flatMap { pack.messages.text(key($0), filling: values) } }
    return ForecastView(
      forecast, firstEntry: try context.journal.loggedDays()?.lowerBound, reasons: reasons.texts,
      notEnough: forecast.isBaseRateOnly
        ? ForecastFormatter.notEnough(pack, context.person.facts.name, words) : nil,
      advice: .init(goesTogether: claim, message: message))
  }

  /// What moved a forecast, in words: the same that `predict --explain` tells, in its order.
  private struct Reasons {
    var texts: [String]
    /// What the message to the forecast's band may name; nil where all went the other way.
    var toBand: String?

    /// - Parameter factors: A factor as it was on the last day that the forecast knew.
    init(
      _ forecast: Forecast, _ combinations: [FactorCombination], _ spokenOn: SpokenOn, _ words: Phrases,
      _ factors: (FactorID) -> FactorFormatter
    ) {
      let present = combinations.filter { $0.isPresent { factors($0).points(of: $0) } }
      texts = ForecastFormatter.reasons(for: forecast, spokenOn: spokenOn, words, combinations: present) {
        factors($0).sentence(of: $0, raises: $1)
      }
      toBand = ForecastFormatter.pointsToBand(forecast) ? texts.first : nil
    }
  }

  /// What the person did today, or what moves tomorrow, that goes together with such days in their own records: the
  /// strongest claim that stands, one in all.
  private func claim(
    _ ranked: [(condition: ActiveCondition, outlook: Outlook)]
  ) throws -> (condition: PackID, sentence: Phrase)? {
    let claims = try context.session.standingClaims(in: context.journal)
    let found = try claims.first { claim in
      guard let outlook = ranked.first(where: { $0.condition.id == claim.condition })?.outlook else { return false }
      let isMoved = outlook.tomorrow.contributions.contains { term in
        let moved = claim.direction == .trigger ? term.logOdds : -term.logOdds
        return term.part == .factor && moved >= ForecastsTodayBuilder.moves
          && claim.riskFactors.contains(FactorID(term.name))
      }
      return try isMoved || wasThere(claim)
    }
    guard let found, let told = claims.told(to: context.person).first(where: { $0.claims.contains(found) }) else {
      return nil
    }
    return (found.condition, told.sentence)
  }

  /// Whether a claim is about one thing, such as a food, that was there on the day after which tomorrow comes.
  private func wasThere(_ claim: StandingClaim) throws -> Bool {
    guard claim.lag > 0, claim.metrics.count == 1, let metric = claim.metrics.first,
      metric.rawValue == claim.factor.rawValue
    else { return false }
    let day = context.day.advanced(by: 1 - claim.lag)
    let table = try context.journal.dayTable([metric: 0], on: day...day, catalogue: context.person.catalogue)
    return table.known(metric, on: day...day).contains { $0 > 0 }
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
  private func reasons(of load: LoadScore, _ factors: FactorFormatter) -> [String] {
    load.reasons.filter { $0.effect >= 1 }.prefix(3)
      .compactMap { factors.sentence(of: $0.id, raises: true) }
  }

  /// How a day came out, beside its forecast; a first guess is none that could have been right.
  private func lookBack(_ outcome: DayOutcome, _ forecast: Forecast?, _ pack: ConditionPack, _ table: DayTable)
    -> ForecastsToday.LookBack
  {
    let telling = pack.flare.telling(on: outcome.day, in: table).compactMap { symptom, value in
      pack.symptom(symptom.id).map { words($0.told(value, in: words.language)) }
    }
    let forecast = forecast.flatMap { $0.isBaseRateOnly ? nil : $0 }
    let isAsForecast =
      outcome.isFlare.map { isFlare in
        forecast.map { said in
          said.kind == .ahead && said.learntFrom >= ForecastFormatter.patternDays
            && said.band == (isFlare ? .high : .low)
        } ?? false
      } ?? false
    return ForecastsToday.LookBack(
      day: outcome.day, percent: forecast?.percent, kind: forecast?.kind, isFlare: outcome.isFlare,
      severity: outcome.severity,
      worst: telling.isEmpty ? nil : telling.joined(separator: ", "),
      isAsForecast: isAsForecast, message: isAsForecast ? pack.messages.text(.matched, filling: name) : nil)
  }
}
