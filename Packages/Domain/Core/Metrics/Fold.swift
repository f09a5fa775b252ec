/// How several numbers become one: several measures a day's value, several days a window's.
public enum Fold: String, Sendable, Codable, CaseIterable {
  case sum, mean, max, min, last, count

  /// The folded value of numbers in the order of their time, nil for none. `count` counts the numbers above zero.
  public func callAsFunction(_ values: some Collection<Double>) -> Double? {
    guard !values.isEmpty else { return nil }
    return switch self {
    case .sum: values.reduce(0, +)
    case .mean: values.reduce(0, +) / Double(values.count)
    case .max: values.max()
    case .min: values.min()
    case .last: values.suffix(1).first
    case .count: Double(values.count { $0 > 0 })
    }
  }

  /// The fold that keeps the worst value.
  public static func worst(_ direction: Direction) -> Fold { direction == .high ? .max : .min }
}
