/// Count, mean and spread of numbers taken in one by one, without keeping them (Welford 1962).
public struct RunningMoments: Sendable, Hashable, Codable {
  public private(set) var count: Int
  /// 0 before the first number.
  public private(set) var mean: Double
  /// Sum of the squared distances from the mean.
  public private(set) var squares: Double

  public init() {
    count = 0
    mean = 0
    squares = 0
  }

  public mutating func add(_ value: Double) {
    count += 1
    let distance = value - mean
    mean += distance / Double(count)
    squares += distance * (value - mean)
  }

  /// Of a sample: divided by one less than the count; nil under two numbers.
  public var variance: Double? { count > 1 ? squares / Double(count - 1) : nil }

  /// Of a sample; nil under two numbers.
  public var standardDeviation: Double? { variance?.squareRoot() }
}

extension RunningMoments {
  public init(_ values: some Sequence<Double>) {
    self.init()
    for value in values { add(value) }
  }
}
