import TrackerCore

/// A factor that, in the person's own records, goes together with better or worse days, and that any screen may name:
/// the last two looks claimed it (`docs/patterns.md`, 6).
public struct StandingClaim: Codable, Sendable, Hashable {
  /// Whether days were worse after it, or better.
  public enum Direction: String, Codable, Sendable, Hashable {
    case trigger, protective
  }

  public var condition: PackID
  public var factor: CandidateID
  /// In the person's words, as it stands within a sentence. It is kept in the language of the look:
  /// `Session.standingClaims` puts it into that of the person.
  public var name: KeptPhrase
  public var direction: Direction
  /// Whether it is almost certainly among the few factors that matter; likely where it is not.
  public var isConfirmed: Bool
  /// Days from the factor to the days that were better or worse, 0 … 2.
  public var lag: Int
  /// How many times as frequent flares were after it.
  public var riskRatio: Double
  /// The limits of the 95% interval of the ratio.
  public var interval: ClosedRange<Double>
  /// Days with the factor on which everything is known.
  public var exposedDays: Int
  /// Flare days that it rests on: under 24, the ratio is uncertain.
  public var flares: Int
  /// The first day of the records that it rests on.
  public var since: Day
  /// The factors of the condition's pack that look at the same numbers.
  public var riskFactors: [FactorID]
  public var metrics: [MetricID]

  public init(
    condition: PackID, factor: CandidateID, name: Phrase, direction: Direction, isConfirmed: Bool, lag: Int,
    riskRatio: Double, interval: ClosedRange<Double>, exposedDays: Int, flares: Int, since: Day,
    riskFactors: [FactorID], metrics: [MetricID]
  ) {
    self.condition = condition
    self.factor = factor
    self.name = KeptPhrase(name)
    self.direction = direction
    self.isConfirmed = isConfirmed
    self.lag = lag
    self.riskRatio = riskRatio
    self.interval = interval
    self.exposedDays = exposedDays
    self.flares = flares
    self.since = since
    self.riskFactors = riskFactors
    self.metrics = metrics
  }

  /// What it says, in one sentence.
  public var sentence: Phrase { Phrase.goesTogether(name.phrase, direction, lag: lag) }
}

extension Phrase {
  /// That a factor and better or worse days go together, in the person's records.
  ///
  /// - Parameters:
  ///   - factor: As it stands within a sentence.
  ///   - lag: Days from the factor to those days.
  public static func goesTogether(_ factor: Phrase, _ direction: StandingClaim.Direction, lag: Int) -> Phrase {
    let words: Phrase =
      switch (direction, lag) {
      case (.trigger, 0): "In your records, {factor} and worse days go together."
      case (.trigger, 1): "In your records, {factor} and a worse next day go together."
      case (.trigger, _): "In your records, {factor} and a worse day two days later go together."
      case (.protective, 0): "In your records, {factor} and better days go together."
      case (.protective, 1): "In your records, {factor} and a better next day go together."
      case (.protective, _): "In your records, {factor} and a better day two days later go together."
      }
    return words.filled(with: ["factor": factor])
  }
}
