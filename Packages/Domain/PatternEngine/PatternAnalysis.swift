import TrackerStatistics

/// Holds many exposures against one outcome: `docs/patterns.md` has every step.
public struct PatternAnalysis: Sendable {
  /// What is needed before anything is claimed.
  public enum Needed {
    /// Days with the outcome.
    public static let days = 60
    /// Days with the exposure, and as many without it.
    public static let exposedDays = 10
    /// Flares.
    public static let flares = 4
  }

  /// Days between two looks, counted from the first logged day.
  public static let daysBetweenLooks = 14

  private let exposures: [Exposure]
  let outcome: Outcome
  private let lag: Int
  /// The exposures by the row that they belong to. A row is held against the next day, so a lag of two days is the
  /// exposure of the day before.
  let columns: [Exposure]

  /// An analysis of a person's whole record.
  ///
  /// - Parameters:
  ///   - exposures: Everything that is tested, shown or not: all of it counts for the rate of false discoveries. Each
  ///     has the days of the outcome, and none is computed from it.
  ///   - lag: Days from exposure to outcome, 0 … 2.
  public init(_ exposures: [Exposure], on outcome: Outcome, lag: Int = 1) {
    precondition((0...2).contains(lag), "a lag of \(lag) days")
    precondition(exposures.allSatisfy { $0.count == outcome.count }, "an exposure has other days than the outcome")
    self.exposures = exposures
    self.outcome = outcome
    self.lag = lag
    columns = exposures.map { $0.shifted(by: lag - 1) }
  }

  /// What all days say, by exposure in their order: one look. O(exposures · (days + exposures)), and as much again for
  /// each earlier look that a likely claim is traced back to.
  public func findings() -> [PatternFinding] {
    let findings = judged(tested())
    return confirmedOnLaterDays(findings)
  }

  /// Each exposure on its own: descriptions, effects, and the q of those with enough days.
  func tested() -> [PatternFinding] {
    var regressions = AdjustedRegressions(outcome)
    var findings = columns.map { description(of: $0, effect: regressions.effect(of: $0)) }
    let tested = findings.indices.filter { findings[$0].missing.isNothing && findings[$0].effect.slope != nil }
    let qs = FalseDiscovery.adjusted(tested.compactMap { findings[$0].effect.slope?.chance })
    for (place, index) in tested.enumerated() { findings[index].q = qs[place] }
    return findings
  }

  /// All of them together: inclusions and labels.
  func judged(_ tests: [PatternFinding]) -> [PatternFinding] {
    var findings = tests
    let tested = findings.indices.filter { findings[$0].q != nil }
    let inclusions = SparseInclusion(tested.map { columns[$0] }, on: outcome).chances()
    for (place, index) in tested.enumerated() { findings[index].inclusion = inclusions[place] }
    for index in tested { findings[index].label = label(of: findings[index]) }
    for index in Claim.strongest(findings) {
      let own = findings[index].inclusion ?? 0
      findings[index].inseparable = tested.filter { other in
        other != index && (findings[other].inclusion ?? 0) > Claim.companionShare * own
          && abs(columns[index].table(with: columns[other]).phi ?? 0) > Claim.companionPhi
      }.map { exposures[$0].id }
      findings[index].label =
        !findings[index].inseparable.isEmpty ? .watch : own > Claim.confirmed ? .confirmed : .likely
    }
    return findings
  }

  /// The claims that a screen may make without being asked for them: those of the last look that the look before it
  /// made, too, in the same direction.
  ///
  /// Looks are at fixed days, after every `daysBetweenLooks` from the first logged day on. So what stands follows from
  /// the data alone, and a person who reads every day is not told what one lucky day would have said.
  public func standingClaims() -> [PatternFinding] {
    let last = outcome.count / PatternAnalysis.daysBetweenLooks * PatternAnalysis.daysBetweenLooks
    let before = last - PatternAnalysis.daysBetweenLooks
    guard before >= PatternAnalysis.Needed.days else { return [] }
    let earlier = look(at: before)
    return zip(look(at: last).findings(), earlier.judged(earlier.tested())).compactMap { now, earlier in
      now.label.isClaim && earlier.label.isClaim && now.direction == earlier.direction ? now : nil
    }
  }

  /// The same analysis after so many days.
  func look(at day: Int) -> PatternAnalysis {
    PatternAnalysis(exposures.map { $0.days(before: day) }, on: outcome.days(before: day), lag: lag)
  }

  /// What makes a claim, besides enough days.
  enum Claim {
    /// The most false discoveries.
    static let mostQ = 0.1
    /// The least inclusion of each claim.
    static let leastInclusion = 0.25
    /// The least mean inclusion of a claim and all that are stronger: a weak one is claimed only beside strong ones, as
    /// most people have no trigger at all where the strongest is weak.
    static let leastMeanInclusion = 0.34
    /// Above this inclusion, a claim is confirmed.
    static let confirmed = 0.8
    /// Above this correlation of their days, two exposures nearly always come together, or in place of each other where
    /// it is negative.
    static let companionPhi = 0.5
    /// Above this share of one's own inclusion, that of the other is about as much.
    static let companionShare = 0.75

    /// The places of what can be claimed, the strongest first.
    static func strongest(_ findings: [PatternFinding]) -> [Int] {
      let candidates = findings.indices.compactMap { index -> (index: Int, inclusion: Double)? in
        guard let q = findings[index].q, q <= mostQ, let inclusion = findings[index].inclusion,
          inclusion > leastInclusion
        else { return nil }
        return (index, inclusion)
      }.sorted { ($0.inclusion, $1.index) > ($1.inclusion, $0.index) }
      var sum = 0.0
      return candidates.enumerated().prefix { rank, candidate in
        sum += candidate.inclusion
        return sum / Double(rank + 1) >= leastMeanInclusion
      }.map(\.element.index)
    }
  }

  private func description(of exposure: Exposure, effect: PatternFinding.Effect) -> PatternFinding {
    let flare = outcome.flare.shifted(by: -1)
    let table = exposure.table(with: flare)
    return PatternFinding(
      exposure: exposure.id, label: .tooEarly, direction: effect.slope.map { $0.slope > 0 ? .trigger : .protective },
      table: table, unanswered: exposure.known.count + flare.known.count - 2 * table.total, effect: effect,
      riskRatio: RiskRatio(table, persistence: exposure.persistence * flare.persistence, priorDeviation: 0.35),
      missing: PatternFinding.Missing(effect, flares: table.with))
  }

  /// The label of a tested finding that is no claim.
  private func label(of finding: PatternFinding) -> PatternFinding.Label {
    if let chance = finding.effect.slope?.chance, chance < 0.05 { return .watch }
    let interval = finding.riskRatio.interval
    let isNearOne = interval.lowerBound >= 0.67 && interval.upperBound <= 1.5
    return isNearOne && min(finding.table.exposed, finding.table.unexposed) >= 20 ? .unlikely : .none
  }
}
