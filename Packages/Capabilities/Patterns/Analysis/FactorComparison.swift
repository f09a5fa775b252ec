import TrackerApplication
import TrackerCore
import TrackerPatternEngine
import TrackerStatistics

/// The factors of a record held against the days of one condition.
struct FactorComparison {
  /// What is held against the condition's days.
  let factors: [CandidateFactor]
  /// What is computed from what makes a flare, so that it can't be.
  let refused: [CandidateFactor]
  let outcome: RecordOutcome
  private let condition: ActiveCondition
  private let record: RecordDays
  /// The answers of each factor, moved so that each stands one day before the day that it is held against.
  private let answers: [[Bool?]]
  private let exposures: [Exposure]
  private let lags: [Int]

  init(_ factors: FactorRecord, _ outcome: RecordOutcome, of condition: ActiveCondition, in catalogue: MetricCatalogue)
  {
    self.outcome = outcome
    self.condition = condition
    record = factors.record
    let ofOutcome = condition.pack.factorsOfOutcome
    func isRefused(_ factor: CandidateFactor) -> Bool {
      factor.shares(outcome.metrics, in: catalogue) || factor.packFactor.map(ofOutcome.contains) == true
    }
    self.factors = factors.factors.filter { !isRefused($0) }
    refused = factors.factors.filter(isRefused)
    lags = self.factors.map { $0.lag(in: condition.pack) }
    answers = zip(self.factors, lags).map { $0.answers.moved(by: $1 - 1) }
    exposures = zip(self.factors, answers).map { Exposure($0.id.rawValue, $1) }
  }

  private var analysis: PatternAnalysis { PatternAnalysis(exposures, on: days) }

  private var days: Outcome { Outcome(severity: outcome.severity, flare: outcome.flare) }

  /// What stands as of the last look, the strongest first.
  func standingClaims() -> [StandingClaim] {
    let places = Dictionary(uniqueKeysWithValues: factors.indices.map { (factors[$0].id.rawValue, $0) })
    return analysis.standingClaims().sorted { ($0.inclusion ?? 0) > ($1.inclusion ?? 0) }.compactMap { finding in
      guard let place = places[finding.exposure], let direction = finding.direction, let since = since(place) else {
        return nil
      }
      let factor = factors[place]
      return StandingClaim(
        condition: condition.id, factor: factor.id, name: factor.name,
        direction: direction == .trigger ? .trigger : .protective, isConfirmed: finding.label == .confirmed,
        lag: lags[place], riskRatio: finding.riskRatio.ratio, interval: finding.riskRatio.interval,
        exposedDays: finding.effect.exposedDays, flares: finding.table.with, since: since,
        riskFactors: factor.riskFactors(of: condition.pack), metrics: factor.metrics.sorted())
    }
  }

  /// What all days say, in the order of lists.
  ///
  /// - Parameters:
  ///   - periods: Days that are described, counted back from `last`.
  ///   - last: The last day with an entry; nil where nothing is logged.
  func patterns(describing periods: [Int], through last: Day?) -> [Pattern] {
    let findings = analysis.findings()
    let described = last.flatMap { record.number(of: $0) }.map { $0 + 1 } ?? record.count
    let flares = outcome.flare.moved(by: -1)
    let flareDays = Exposure("flare", flares)
    return findings.indices.map {
      pattern(findings[$0], at: $0, flares: flares, flareDays, periods, of: described)
    }
    .sorted {
      ($0.label.rank, -($0.inclusion ?? 0), $0.factor) < ($1.label.rank, -($1.inclusion ?? 0), $1.factor)
    }
  }

  /// - Parameter described: The first so many days of the record, the last of which are described.
  private func pattern(
    _ finding: PatternFinding, at place: Int, flares: [Bool?], _ flareDays: Exposure, _ periods: [Int],
    of described: Int
  ) -> Pattern {
    let factor = factors[place]
    let own = answers[place]
    let (lastAnswers, lastFlares) = (own.prefix(described), flares.prefix(described))
    let ratio = finding.riskRatio
    let slope = finding.effect.slope
    let describes = finding.label != .tooEarly && finding.label != .none && finding.label != .unlikely
    return Pattern(
      factor: factor.id, name: KeptPhrase(factor.name), about: factor.about.map(KeptPhrase.init),
      category: factor.category, metrics: factor.metrics.sorted(),
      riskFactors: factor.riskFactors(of: condition.pack), keptBecause: factor.keptBecause.map(KeptPhrase.init),
      lag: lags[place], label: PatternLabel(finding.label),
      direction: finding.direction.map { $0 == .trigger ? .trigger : .protective },
      occurrences: factor.answers.count { $0 == true }, since: since(place),
      counts: Pattern.Counts(finding), days: finding.effect.days, exposedDays: finding.effect.exposedDays,
      slope: slope?.slope, slopeError: slope?.standardError,
      slopeInterval: describes ? slope?.interval(level: 0.95) : nil,
      chance: slope?.chance, falseDiscovery: finding.q,
      inclusion: finding.inclusion, riskRatio: ratio.ratio, interval: ratio.interval,
      eValue: RiskRatio.eValue(of: ratio.ratio), eValueOfLimit: RiskRatio.eValue(of: ratio.nearerLimit),
      missing: Pattern.Missing(finding.missing),
      inseparable: finding.inseparable.map(CandidateID.init(rawValue:)),
      companions: describes ? companions(of: place, flareDays) : [],
      lastCounts: periods.map { Pattern.Counts(lastAnswers.suffix($0), lastFlares.suffix($0)) },
      strip: Pattern.Strip(lastAnswers, lastFlares, through: record.day(at: described - 1) ?? Day(number: 0)),
      response: response(of: finding, at: place), goodStretches: goodStretches(of: finding, at: place))
  }

  private func response(of finding: PatternFinding, at place: Int) -> ResponseDays? {
    guard finding.label.isClaim, let direction = finding.direction else { return nil }
    return ResponseDays(ResponseTime(of: exposure(place), direction, on: days))
  }

  private func goodStretches(of finding: PatternFinding, at place: Int) -> Pattern.Stretches? {
    guard finding.label.isClaim, finding.direction == .protective else { return nil }
    return GoodStretches(of: exposure(place), on: days).map { stretches in
      Pattern.Stretches(
        goodDaysWith: stretches.within.count, goodDays: stretches.within.total,
        otherDaysWith: stretches.otherwise.count, otherDays: stretches.otherwise.total)
    }
  }

  /// A factor on its own days.
  private func exposure(_ place: Int) -> Exposure { Exposure(factors[place].id.rawValue, factors[place].answers) }

  /// So many companions of a factor are told.
  private static let mostCompanions = 3

  private func companions(of place: Int, _ flareDays: Exposure) -> [Companion] {
    factors.indices.filter { $0 != place }.compactMap {
      Companion(factors[$0], ExposurePair(exposures[place], exposures[$0], flares: flareDays))
    }.sorted { ($0.both.days, $1.factor) > ($1.both.days, $0.factor) }.prefix(Self.mostCompanions).map { $0 }
  }

  /// The first day on which a factor and the day it is held against are known.
  private func since(_ place: Int) -> Day? {
    let flare = outcome.flare
    let first = answers[place].indices.first { day in
      answers[place][day] != nil && day + 1 < flare.count && flare[day + 1] != nil
    }
    return first.flatMap { record.day(at: $0 + 1 - lags[place]) }
  }
}

extension [Bool?] {
  /// The same answers so many days later, or earlier where it is negative; what falls outside is lost.
  fileprivate func moved(by days: Int) -> [Bool?] {
    days == 0 ? self : indices.map { indices.contains($0 - days) ? self[$0 - days] : nil }
  }
}

extension Pattern.Counts {
  /// Of all days.
  fileprivate init(_ finding: PatternFinding) {
    let table = finding.table
    self.init(
      flaresWith: table.exposedWith, othersWith: table.exposedWithout, flaresWithout: table.unexposedWith,
      othersWithout: table.unexposedWithout, unanswered: finding.unanswered)
  }

  /// - Parameter flares: Of the days that the answers are held against.
  init(_ answers: some Sequence<Bool?>, _ flares: some Sequence<Bool?>) {
    for (answer, flare) in zip(answers, flares) {
      switch (answer, flare) {
      case (true, true): flaresWith += 1
      case (true, false): othersWith += 1
      case (false, true): flaresWithout += 1
      case (false, false): othersWithout += 1
      case (nil, nil): break
      default: unanswered += 1
      }
    }
  }
}

extension Pattern.Strip {
  /// So many days are kept.
  static let length = 90

  fileprivate init(_ answers: ArraySlice<Bool?>, _ flares: ArraySlice<Bool?>, through last: Day) {
    func signs(_ answers: ArraySlice<Bool?>) -> String {
      String(answers.suffix(Self.length).map { $0.map { $0 ? "1" : "0" } ?? "-" })
    }
    self.init(last: last, answers: signs(answers), flares: signs(flares))
  }
}

extension CandidateFactor {
  /// Days from the factor to the days that it is held against: one, or two where all factors of the pack that look at
  /// single days of its metrics leave out a day between.
  func lag(in pack: ConditionPack) -> Int {
    let told = toldMetrics
    let lags = pack.risk.factors.compactMap { factor -> Int? in
      guard case .response(let window, _) = factor.rule, told.contains(window.metric), window.over == 1 else {
        return nil
      }
      return window.lag
    }
    return !lags.isEmpty && lags.allSatisfy { $0 == 1 } ? 2 : 1
  }

  /// The factors of a pack that look at the same numbers.
  func riskFactors(of pack: ConditionPack) -> [FactorID] {
    if let packFactor { return [packFactor] }
    let told = toldMetrics
    return pack.risk.factors.filter { $0.metric.map(told.contains) == true }.map(\.id)
  }

  /// The metrics whose days it tells of.
  private var toldMetrics: Set<MetricID> { metrics.union(standsFor) }
}
