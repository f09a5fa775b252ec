/// Forecasts of about the same probability, against what came: one point of a calibration plot.
public struct CalibrationBin: Sendable, Hashable, Codable {
  /// The least probability of the bin, 0 … .9.
  public var from: Double
  /// Where the next bin begins, .1 … 1.
  public var to: Double
  /// Forecasts in the bin, at least 1.
  public var count: Int
  /// Their mean probability, 0 … 1.
  public var meanProbability: Double
  /// The share of them in which the event came, 0 … 1.
  public var eventRate: Double

  /// A bin of at least one forecast.
  public init(from: Double, to: Double, count: Int, meanProbability: Double, eventRate: Double) {
    self.from = from
    self.to = to
    self.count = count
    self.meanProbability = meanProbability
    self.eventRate = eventRate
  }
}
