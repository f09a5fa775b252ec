/// How several numbers become one: several measures a day's value, several days a window's.
public enum Fold: RawRepresentable, Sendable, Hashable, CaseIterable {
  case sum, mean, max, min, last, count
  /// One that only a later version knows, by its name or the number that it is kept under. Nothing is added up by it.
  case unknown(String)

  /// Those that this version knows.
  public static let allCases: [Fold] = [.sum, .mean, .max, .min, .last, .count]

  /// nil for a name that this version does not know.
  public init?(rawValue: String) {
    guard let fold = Fold.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = fold
  }

  public var rawValue: String {
    switch self {
    case .sum: "sum"
    case .mean: "mean"
    case .max: "max"
    case .min: "min"
    case .last: "last"
    case .count: "count"
    case .unknown(let name): name
    }
  }

  /// The folded value of numbers in the order of their time, nil for none and for a fold that is not known. `count`
  /// counts the numbers above zero.
  public func callAsFunction(_ values: some Collection<Double>) -> Double? {
    guard !values.isEmpty else { return nil }
    return switch self {
    case .sum: values.reduce(0, +)
    case .mean: values.reduce(0, +) / Double(values.count)
    case .max: values.max()
    case .min: values.min()
    case .last: values.suffix(1).first
    case .count: Double(values.count { $0 > 0 })
    case .unknown: nil
    }
  }

  /// The fold that keeps the worst value.
  public static func worst(_ direction: Direction) -> Fold { direction == .high ? .max : .min }
}

extension Fold {
  /// As journals keep it: for ever. 0 for one that only its name is known of.
  public var code: Int {
    switch self {
    case .sum: 1
    case .mean: 2
    case .max: 3
    case .min: 4
    case .last: 5
    case .count: 6
    case .unknown(let name): Int(name) ?? 0
    }
  }

  /// One that a journal keeps.
  public init(code: Int) { self = Fold.allCases.first { $0.code == code } ?? .unknown("\(code)") }
}

extension Fold: Codable {
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = Fold(rawValue: name) ?? Int(name).map(Fold.init(code:)) ?? .unknown(name)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
