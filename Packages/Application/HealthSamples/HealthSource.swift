/// Who recorded something, and what counts where two recorded the same time.
public struct HealthSource: Sendable, Hashable {
  /// Of several sources, the first in this order counts.
  public enum Rank: UInt8, Sendable, Comparable {
    case hand, watch, phone, other

    public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Tells it from other sources of the file; it is never shown.
  public var name: String
  public var rank: Rank

  public init(_ name: String, _ rank: Rank) {
    self.name = name
    self.rank = rank
  }
}

/// The sources of a file by small numbers.
struct HealthSources {
  private(set) var all: [HealthSource] = []
  private var numbers: [HealthSource: UInt16] = [:]
  /// More than any file has: from then on all are one.
  private static let most = 4_096

  mutating func number(of source: HealthSource) -> UInt16 {
    if let known = numbers[source] { return known }
    guard all.count < HealthSources.most else { return UInt16(HealthSources.most - 1) }
    let number = UInt16(all.count)
    all.append(source)
    numbers[source] = number
    return number
  }

  /// The place of each source, by rank and then by name, so that two files that hold the same give the same.
  var order: [UInt16] {
    let sorted = all.indices.sorted { (all[$0].rank, all[$0].name) < (all[$1].rank, all[$1].name) }
    var places = [UInt16](repeating: 0, count: all.count)
    for (place, index) in sorted.enumerated() { places[index] = UInt16(place) }
    return places
  }
}
