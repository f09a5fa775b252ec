import TrackerApplication
import TrackerCore
import TrackerLearner
import TrackerStatistics

extension PredictView {
  /// What is said of a day.
  ///
  /// - Parameters:
  ///   - day: Tomorrow at the latest.
  ///   - condition: The id of the only condition to tell of; nil for all of the person's.
  ///   - isExplained: Whether the text tells every step from the average to the forecast.
  ///   - withWeights: Whether to tell how much each factor counts, as learnt until today.
  ///   - showsFigures: Whether the text gives the figures behind the sentences.
  /// - Throws: `Failure` (`validation`) for a condition that the person does not have; what reading the journal throws.
  public init(
    of day: Day, in session: Session, condition: String? = nil, isExplained: Bool = false, withWeights: Bool = false,
    showsFigures: Bool = false
  ) throws {
    let conditions = try session.conditions(named: condition)
    self = try session.journal.read { journal in
      let builder = try PredictBuilder(session, in: journal)
      return PredictView(
        day: day, isPast: day < session.today, isExplained: isExplained,
        conditions: try conditions.map { try builder.condition($0, for: day, withWeights: withWeights) },
        lastLogged: day < session.today ? nil : try Absence.lastDay(before: session.today, in: journal),
        showsFigures: showsFigures, today: session.today)
    }
  }
}

/// Makes the view of a forecast from the journal.
struct PredictBuilder {
  let session: Session
  let journal: any JournalReading
  /// What stands of the person's conditions.
  private let claims: [StandingClaim]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ session: Session, in journal: any JournalReading) throws {
    self.session = session
    self.journal = journal
    claims = try session.standingClaims(in: journal)
  }

  private var words: Phrases { session.environment.words }
  private var person: Person { session.person }

  /// After more unanswered days than these, the answers behind a forecast are called old.
  private static let awayDays = 14

  func condition(_ condition: ActiveCondition, for day: Day, withWeights: Bool) throws -> PredictView.Condition {
    let isTomorrow = day > session.today
    let outlook = try session.environment.forecasts.outlook(
      for: condition, of: person, on: isTomorrow ? session.today : day, at: session.environment.now, in: journal)
    let morning =
      try isTomorrow
      ? outlook.morning
      : journal.forecasts(of: condition.id, for: day...day).first { $0.kind == .morning } ?? outlook.morning
    let forecasts = try ([isTomorrow ? outlook.tomorrow : outlook.today] + [morning].compactMap { $0 }).map {
      try view($0, condition, outlook.combinations)
    }
    var result = PredictView.Condition(
      id: condition.id, name: condition.pack.name, forecasts: forecasts,
      lastAnswer: try lastAnswer(condition, before: day),
      isFlare: isTomorrow ? nil : outlook.todaysOutcome.isFlare,
      severity: isTomorrow ? nil : outlook.todaysOutcome.severity)
    if withWeights {
      result.weights = try weights(condition)
      result.limits = try PersonalLimits(of: condition, of: person, today: session.today, in: journal).all
      result.learntSince = try journal.loggedDays()?.lowerBound
    }
    return result
  }

  private func lastAnswer(_ condition: ActiveCondition, before day: Day) throws -> PredictView.LastAnswer? {
    let last = try DayOutcomes.lastAnswered(of: condition, of: person, before: day, today: session.today, in: journal)
    guard let last, last.distance(to: day) - 1 > PredictBuilder.awayDays else { return nil }
    return PredictView.LastAnswer(day: last, daysAgo: last.distance(to: min(day, session.today)))
  }

  // MARK: The forecast

  private func view(_ forecast: Forecast, _ condition: ActiveCondition, _ combinations: [FactorCombination]) throws
    -> ForecastView
  {
    let factors = try factors(forecast, condition)
    let present = factors.present(combinations)
    let spokenOn = spokenOn(forecast)
    let claims = claims.byRiskFactor(of: condition.id).filter(\.value.isConfirmed)
    let sentence = { (id: FactorID, raises: Bool) in factors.formatter(of: id).sentence(of: id, raises: raises) }
    let confirmed = { (id: FactorID, raises: Bool) in
      sentence(id, raises).map { text in
        claims[id].map { ($0.direction == .trigger) == raises } ?? false
          ? words("{sentence} Your records confirm it.", ["sentence": text]) : text
      }
    }
    let steps = forecast.contributions.map { contribution in
      let id = contribution.part == .factor ? FactorID(contribution.name) : nil
      // A day that nothing is known of moves nothing, and was not without a flare for that.
      let isUnknown = contribution.part == .recentDays && contribution.logOdds == 0
      return ForecastView.Step(
        part: contribution.part, name: contribution.name,
        says: isUnknown
          ? nil
          : ForecastFormatter.groups([contribution], spokenOn: spokenOn, words, factor: sentence).first?.text,
        value: id.flatMap { factors.formatter(of: $0).value(of: $0) },
        baseline: id.flatMap { factors.formatter(of: $0).baseline(of: $0) }, logOdds: contribution.logOdds)
    }
    let explanation = ForecastExplanation(
      forecast: forecast, combinations: present, spokenOn: spokenOn, format: TextFormatter(words))
    return ForecastView(
      forecast, firstEntry: try journal.loggedDays()?.lowerBound,
      reasons: ForecastFormatter.reasons(
        for: forecast, spokenOn: spokenOn, words, combinations: present, factor: sentence),
      notEnough: forecast.isBaseRateOnly ? ForecastFormatter.notEnough(factors.pack, person.facts.name, words) : nil,
      derivation: .init(
        probability: forecast.probability, baseRate: forecast.baseRate, learntFrom: forecast.learntFrom,
        logOdds: logit(forecast.probability), steps: steps,
        explanation: explanation.lines { confirmed($0, $1) ?? factors.pack.factor($0)?.name ?? $0.rawValue },
        sentences: explanation.lines(factor: confirmed),
        combinations: present.map(ForecastView.Combination.init)))
  }

  /// When its sentences are read, seen from its day.
  private func spokenOn(_ forecast: Forecast) -> SpokenOn {
    switch session.today.distance(to: forecast.forDay) {
    case 1...: .theDayBefore
    case 0: .theDayItself
    default: .later
    }
  }

  /// The factors of the pack that a forecast was made under, as they were on the last day that it knew.
  private func factors(_ forecast: Forecast, _ condition: ActiveCondition) throws -> ForecastFactors {
    var pack = condition.pack(naming: forecast)
    if forecast.pack != condition.hash,
      let kept = try journal.definition(of: forecast.pack)?.loaded.pack
    {
      pack = kept.inWords(of: condition.pack, in: person.language)
    }
    let (before, day) = (forecast.forDay.advanced(by: -1), forecast.forDay)
    let table = try journal.dayTable(
      pack.risk.lookback.mapValues { $0 + FactorFormatter.baselineDays + 1 }, on: before...day,
      catalogue: person.catalogue
    )
    func formatter(on day: Day, _ spokenOn: SpokenOn) -> FactorFormatter {
      FactorFormatter(
        pack, of: pack.risk.load(on: day, in: table), in: table, words: self.words, spokenOn: spokenOn)
    }
    let isMorning = forecast.kind == .morning
    let spokenOn = spokenOn(forecast)
    // What is known on waking is of the day itself: today's night is last night.
    let onWaking: SpokenOn = spokenOn == .theDayItself ? .theDayBefore : spokenOn
    return ForecastFactors(
      pack: pack, evening: formatter(on: before, spokenOn), morning: isMorning ? formatter(on: day, onWaking) : nil,
      waking: isMorning ? pack.risk.factorsKnownOnWaking(person.catalogue) : [])
  }

  // MARK: What has been learnt

  private func weights(_ condition: ActiveCondition) throws -> [PredictView.Weight] {
    let today = session.today
    var replay = try Replay(condition, of: person, today: today, through: today, in: journal)
    try replay.advance(through: today)
    let days = try replay.days(through: today)
    let since = try replay.inForceSince(on: today)
    let ofOutcome = condition.pack.factorsOfOutcome
    let claims = claims.byRiskFactor(of: condition.id)
    let places = Dictionary(replay.current.learner.design.factors.map(\.id).enumerated().map { ($1, $0) }) { first, _ in
      first
    }
    return replay.current.learner.weights.compactMap { weight -> PredictView.Weight? in
      guard let factor = condition.pack.factor(weight.factor), let place = places[weight.factor] else { return nil }
      let untuned = condition.untuned.factor(weight.factor)?.prior.logOdds ?? factor.prior.logOdds
      let timing = ofOutcome.contains(weight.factor) ? nil : ResponseTiming(of: place, in: days)
      let scale = weight.scale
      let claim = claims[weight.factor].flatMap { ($0.direction == .trigger) == (weight.learnt.mean > 0) ? $0 : nil }
      return PredictView.Weight(
        id: weight.factor, name: factor.name, prior: untuned,
        tunedPrior: factor.prior.logOdds == untuned ? nil : factor.prior.logOdds,
        posterior: weight.learnt.mean / scale, posteriorFrom: weight.learnt.range.lowerBound / scale,
        posteriorTo: weight.learnt.range.upperBound / scale, scale: scale, knownDays: weight.knownDays,
        records: claim.map { $0.isConfirmed ? .confirmed : .likely },
        inForceSince: since[weight.factor],
        timing: (timing?.strengths ?? []).map {
          .init(
            lag: $0.lag, slope: $0.slope, from: $0.range.lowerBound, to: $0.range.upperBound, pValue: $0.chance,
            holds: $0.holds && claim != nil)
        }, isProtective: factor.highestPoints <= 0 && factor.lowestPoints < 0, timingDaysNeeded: timing?.daysNeeded)
    }
    .sorted { (abs($0.posterior), $1.id) > (abs($1.posterior), $0.id) }
  }
}

/// A pack's factors as a forecast saw them: those known on waking from its own day, the others from the day before.
private struct ForecastFactors {
  var pack: ConditionPack
  var evening: FactorFormatter
  /// nil for a forecast made before its day.
  var morning: FactorFormatter?
  var waking: Set<FactorID>

  func formatter(of factor: FactorID) -> FactorFormatter {
    if let morning, waking.contains(factor), morning.knows(factor) { morning } else { evening }
  }

  /// The combinations of which both factors were present.
  func present(_ combinations: [FactorCombination]) -> [FactorCombination] {
    combinations.filter { $0.isPresent { formatter(of: $0).points(of: $0) } }
  }
}
