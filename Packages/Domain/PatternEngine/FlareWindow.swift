/// Hours before a flare in which something may have been there.
public enum FlareWindow: String, Sendable, CaseIterable {
  case upTo2Hours = "0-2"
  case from2To6Hours = "2-6"
  case from6To12Hours = "6-12"
  case from12To24Hours = "12-24"
  /// The two before this one, taken together.
  case from6To24Hours = "6-24"
  case from24To48Hours = "24-48"

  /// Whether it lies within another one.
  public var isPart: Bool { self == .from6To12Hours || self == .from12To24Hours }

  /// Hours before the flare at which the window ends and begins. A moment that is just so many hours before the flare
  /// belongs to the later of two windows.
  public var hours: Range<Int> {
    switch self {
    case .upTo2Hours: 0..<2
    case .from2To6Hours: 2..<6
    case .from6To12Hours: 6..<12
    case .from12To24Hours: 12..<24
    case .from6To24Hours: 6..<24
    case .from24To48Hours: 24..<48
    }
  }
}
