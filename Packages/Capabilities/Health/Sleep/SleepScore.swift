import TrackerCore

/// The sleep score of a night: 0 … 100, higher is better. It is the one definition of how good a night was.
///
/// It is a summary of the program's own, and no measure of an illness. Each part that is known gives 0 … 1 between a
/// bad and a good end, and the score is the mean of the parts by their weights. Fewer than two known parts have none.
/// `docs/health.md` has the ends with their sources.
struct SleepScore: Sendable, Hashable, Encodable {
  /// What a night is judged by.
  enum Part: String, Sendable, CaseIterable, Encodable {
    /// Hours asleep.
    case duration
    /// Percent of the time in bed that the person slept.
    case efficiency
    /// Minutes from going to bed to falling asleep.
    case latency
    /// Minutes awake between falling asleep and waking up.
    case awake
    /// How often the person woke up.
    case awakenings
    /// The sleep regularity index, −100 … 100.
    case regularity

    /// How much it counts beside the others.
    var weight: Int {
      switch self {
      case .duration: 40
      case .efficiency: 20
      case .regularity: 15
      case .latency, .awake: 10
      case .awakenings: 5
      }
    }

    /// 0 at the bad end and beyond it, 1 at the good end and beyond it, straight lines between them.
    func share(of value: Double) -> Double {
      switch self {
      // From 7 to 9 hours are advised for adults (Hirshkowitz 2015, doi 10.1016/j.sleh.2014.12.010).
      case .duration: min(Self.share(of: value, bad: 4, good: 7), Self.share(of: value, bad: 12, good: 9))
      case .efficiency: Self.share(of: value, bad: 64, good: 85)
      case .latency: Self.share(of: value, bad: 60, good: 30)
      case .awake: Self.share(of: value, bad: 51, good: 20)
      case .awakenings: Self.share(of: value, bad: 4, good: 1)
      case .regularity: Self.share(of: value, bad: 40, good: 87)
      }
    }

    private static func share(of value: Double, bad: Double, good: Double) -> Double {
      min(1, max(0, (value - bad) / (good - bad)))
    }
  }

  /// A part that is known.
  struct Factor: Sendable, Hashable, Encodable {
    var part: Part
    /// In the part's unit.
    var value: Double
    /// 0 … 1
    let share: Double

    /// From −1, which lowers the score most, to 1.
    var impact: Double { 2 * share - 1 }

    init(_ part: Part, _ value: Double) {
      self.part = part
      self.value = value
      share = part.share(of: value)
    }

    private enum CodingKeys: String, CodingKey { case part, value, weight, impact }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(part, forKey: .part)
      try container.encode(value.exported, forKey: .value)
      try container.encode(part.weight, forKey: .weight)
      try container.encode(impact.exported, forKey: .impact)
    }
  }

  /// With fewer known parts there is no score.
  static let fewestParts = 2

  let value: Int
  /// In the order of `Part`.
  let factors: [Factor]

  /// - Parameter known: What is known of the night.
  /// - Returns: nil with fewer than two known parts.
  init?(of known: [Part: Double]) {
    let factors = Part.allCases.compactMap { part in known[part].map { Factor(part, $0) } }
    guard factors.count >= Self.fewestParts else { return nil }
    let weights = factors.reduce(0) { $0 + $1.part.weight }
    let sum = factors.reduce(0) { $0 + Double($1.part.weight) * $1.share }
    value = (100 * sum / Double(weights)).roundedHalfUp
    self.factors = factors
  }

  /// The score as a number of days, so that nights are compared as other numbers are.
  static let metric = MetricDefinition(
    id: "sleep.score", name: "Sleep score", unit: "points", range: 0...100, direction: .low, fold: .last,
    foldOverDays: .mean, known: .waking, absence: .unknown, about: "How good the night was, 0 to 100.")
}
