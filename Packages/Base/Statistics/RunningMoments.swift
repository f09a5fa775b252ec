/// Count, mean and variance of numbers taken in one by one, without keeping them (Welford 1962).
public struct RunningMoments: Sendable, Hashable, Codable {
  /// Numbers taken in.
  public private(set) var count: Int
  /// Their mean; 0 before the first.
  public private(set) var mean: Double
  /// Sum of the squared distances from the mean.
  public private(set) var squares: Double

  /// The moments of no numbers yet.
  public init() {
    count = 0
    mean = 0
    squares = 0
  }

  /// The moments of some numbers.
  public init(_ values: some Sequence<Double>) {
    self.init()
    for value in values { add(value) }
  }

  /// Takes in one number, O(1).
  public mutating func add(_ value: Double) {
    count += 1
    let distance = value - mean
    mean += distance / Double(count)
    squares += distance * (value - mean)
  }

  /// Sample variance, divided by one less than the count; nil under two numbers.
  public var variance: Double? { count > 1 ? squares / Double(count - 1) : nil }

  /// Sample standard deviation; nil under two numbers.
  public var standardDeviation: Double? { variance?.squareRoot() }
}
