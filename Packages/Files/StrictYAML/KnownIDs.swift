import TrackerYAML

/// The ids that a file may name, in the order of the file; whether an id is one of them takes constant time.
public struct KnownIDs: Sequence, Sendable {
  private enum Storage: Sendable {
    case list([String], Set<String>)
    /// A section of a file, which finds its keys without another table.
    case section(YAMLMapping, count: Int)
  }

  private let storage: Storage

  public init(_ ids: [String]) { storage = .list(ids, Set(ids)) }

  /// The keys of a section, but for those of its author; none where there is no section.
  public init(of section: YAMLMapping?) {
    let section = section ?? YAMLMapping()
    storage = .section(section, count: section.entries.count { !$0.key.isAuthorsKey })
  }

  public var isEmpty: Bool { count == 0 }

  public var count: Int {
    switch storage {
    case .list(let ids, _): ids.count
    case .section(_, let count): count
    }
  }

  public func contains(_ id: String) -> Bool {
    switch storage {
    case .list(_, let set): set.contains(id)
    case .section(let section, _): !id.isAuthorsKey && section.position(of: id) != nil
    }
  }

  public func makeIterator() -> IndexingIterator<[String]> {
    switch storage {
    case .list(let ids, _): ids.makeIterator()
    case .section(let section, _): section.entriesOfFormat.map(\.key).makeIterator()
    }
  }
}
