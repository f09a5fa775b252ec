import TrackerCore
import TrackerStatistics

/// What a day's factors do to a person's severity of the next day.
struct FactorEffects: Sendable {
  /// Change of severity per personal standard deviation of the points.
  private let weights: [Double]
  private var moments: [RunningMoments]
  /// Points of the days before the first, by which the person's own usual is known.
  private var earlier: [[Double?]] = []

  /// How much steeper a logistic curve is than the normal one that it comes closest to (Camilli 1994).
  private static let logisticScale = 1.702

  /// - Parameter spread: Standard deviation of an answer when everything before is known; it turns log-odds into
  ///   severity.
  init(_ world: SimulatedWorld, spread: Double, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    weights = world.pack.risk.factors.map { factor in
      let logOdds = factor.prior.logOdds + SimulatedWorld.deviation(factor.prior.sure) * random.normal()
      return world.strength * logOdds * spread / FactorEffects.logisticScale
    }
    moments = Array(repeating: RunningMoments(), count: weights.count)
  }

  /// Takes in a day before the first, on which the factors do nothing yet.
  mutating func observe(_ points: [Double?]) {
    earlier.append(points)
    for (index, value) in points.enumerated() { if let value { moments[index].add(value) } }
  }

  /// 0 for what is unknown and for what never varies.
  func effect(of points: [Double?]) -> Double {
    var sum = 0.0
    for (index, value) in points.enumerated() {
      guard let value, let deviation = moments[index].standardDeviation, deviation > 0 else { continue }
      sum += weights[index] * (value - moments[index].mean) / deviation
    }
    return sum
  }

  /// Variance of severity that comes from the factors, when `persistence` of each day's distance is left on the next.
  func variance(persistence: Double) -> Double {
    var distance = 0.0
    let distances = earlier.map { points -> Double in
      distance = persistence * distance + effect(of: points)
      return distance
    }
    return RunningMoments(distances.dropFirst(distances.count / 5)).variance ?? 0
  }
}
