import TrackerStatistics

/// How a person's severity goes from day to day, as far as an experiment's chances depend on it.
public struct SeverityRhythm: Sendable, Hashable {
  /// Mean of the known days.
  public let mean: Double
  /// Standard deviation of the known days, at least `leastSpread`.
  public let spread: Double
  /// How much of its distance from the mean a day keeps of the day before, 0 … .95.
  public let persistence: Double
  /// The share of days on which it is known, 0 … 1.
  public let answered: Double

  /// Days that must be known.
  public static let fewestDays = 28
  /// Days that were all alike may yet differ.
  static let leastSpread = 0.5

  init(mean: Double, spread: Double, persistence: Double, answered: Double) {
    self.mean = mean
    self.spread = spread
    self.persistence = persistence
    self.answered = answered
  }

  /// The rhythm of some days.
  ///
  /// - Parameter severity: 0 … 10 by day; nil where it is not known, which counts for `answered` alone.
  /// - Returns: nil below `fewestDays` known days.
  public init?(_ severity: [Double?]) {
    let known = severity.compactMap(\.self)
    guard known.count >= SeverityRhythm.fewestDays else { return nil }
    let moments = RunningMoments(known)
    mean = moments.mean
    spread = max(SeverityRhythm.leastSpread, moments.standardDeviation ?? 0)
    answered = Double(known.count) / Double(severity.count)
    let pairs = zip(severity, severity.dropFirst()).compactMap { one, next in
      one.flatMap { one in next.map { (one, $0) } }
    }
    let correlation = Correlation.pearson(pairs.map(\.0), pairs.map(\.1)) ?? 0
    persistence = min(0.95, max(0, correlation))
  }
}

/// How likely it is that an experiment finds a difference, by experiments that are drawn with a person's own rhythm.
public struct ExperimentPower: Sendable, Hashable {
  public let design: ExperimentDesign
  /// Points by which the exposure makes a day worse, after the lag. Some of it stays for the days after, as with any
  /// bad day.
  public let effect: Double
  /// The share of the drawn experiments that found a difference, at the look or at the end, 0 … 1.
  public let chance: Double

  /// The effect that an experiment is laid out for, in points.
  public static let plannedEffect = 1.0
  /// The chance from which on a design is long enough.
  public static let enough = 0.8
  /// The share of days that go as planned in the experiments that are drawn.
  public static let plannedAdherence = 0.9
  private static let rounds = 400

  /// Draws experiments. The same rhythm gives the same chance.
  ///
  /// Severity keeps its persistence from day to day, with normal noise, and stays within 0 … 10. One day in ten does
  /// not go as planned, and as many days as usual are not known.
  public init(of effect: Double, by design: ExperimentDesign, rhythm: SeverityRhythm) {
    self.design = design
    self.effect = effect
    var generator = SplitMix64(name: "experiment")
    let found = (0..<ExperimentPower.rounds).count { _ in
      let plan = ExperimentPlan(design, using: &generator)
      let days = rhythm.draw(plan, effect: effect, adherence: ExperimentPower.plannedAdherence, using: &generator)
      return [ExperimentLook.middle, .end].contains { look in
        ExperimentEvidence(days.severity, by: plan, at: look)?.isClear ?? false
      }
    }
    chance = Double(found) / Double(ExperimentPower.rounds)
  }

  /// The shortest design that is long enough for an effect, else the longest one.
  ///
  /// - Parameter lag: 0 … 2 days.
  public static func proposed(for effect: Double = plannedEffect, lag: Int, rhythm: SeverityRhythm) -> ExperimentPower {
    let designs = ExperimentDesign.proposed(lag: lag)
    for design in designs.dropLast() {
      let power = ExperimentPower(of: effect, by: design, rhythm: rhythm)
      if power.chance >= enough { return power }
    }
    return ExperimentPower(of: effect, by: designs[designs.count - 1], rhythm: rhythm)
  }
}

extension SeverityRhythm {
  /// The days of a person with this rhythm who follows a plan.
  ///
  /// - Parameter adherence: The chance of each day to go as planned, 0 … 1.
  /// - Returns: Through the last day that counts: whether the exposure was there, and the severity.
  func draw(
    _ plan: ExperimentPlan, effect: Double, adherence: Double, using generator: inout SplitMix64
  ) -> (exposed: [Bool?], severity: [Double?]) {
    let shock = spread * (1 - persistence * persistence).squareRoot()
    var (exposed, severity): ([Bool?], [Double?]) = ([], [])
    var distance = spread * generator.normal()
    for day in 0..<plan.design.daysUntilKnown {
      exposed.append(plan.isWith(day).map { generator.chance(adherence) ? $0 : !$0 })
      let cause = day >= plan.design.lag ? exposed[day - plan.design.lag] : nil
      distance =
        persistence * distance + shock * generator.normal() + (cause.map { $0 ? effect / 2 : -effect / 2 } ?? 0)
      severity.append(generator.chance(answered) ? min(10, max(0, mean + distance)) : nil)
    }
    return (exposed, severity)
  }
}
