import TrackerCore
import TrackerYAML

/// The ids that a file may name, in the order of the file; whether an id is one of them takes constant time.
public struct KnownIDs: Sequence, Sendable {
  private let ids: [String]
  private let set: Set<String>

  /// Makes a list of ids in their order.
  public init(_ ids: [String]) {
    self.ids = ids
    set = Set(ids)
  }

  /// The keys of a section, but for those of its author; none where there is no section.
  public init(of section: YAMLMapping?) { self.init((section?.entriesOfFormat ?? []).map(\.key)) }

  /// Whether there are none.
  public var isEmpty: Bool { ids.isEmpty }

  /// So many choices are listed in a message; of more, only the nearest one is named.
  public static let mostListed = 12

  /// All of them in words, nil where there are none or too many to list.
  public var listed: Phrase? {
    (1...KnownIDs.mostListed).contains(ids.count) ? "\(ids.joined(separator: ", "))" : nil
  }

  /// How many there are.
  public var count: Int { ids.count }

  /// Whether an id is one of them; constant time on average.
  public func contains(_ id: String) -> Bool { set.contains(id) }

  /// Goes over the ids in the order of the file.
  public func makeIterator() -> IndexingIterator<[String]> { ids.makeIterator() }
}
