/// The ids that a file may name, in the order of the file; whether an id is one of them takes constant time.
public struct KnownIDs: Sequence, Sendable {
  private let ordered: [String]
  private let set: Set<String>

  public init(_ ids: [String]) {
    ordered = ids
    set = Set(ids)
  }

  public var isEmpty: Bool { ordered.isEmpty }

  public func contains(_ id: String) -> Bool { set.contains(id) }

  public func makeIterator() -> IndexingIterator<[String]> { ordered.makeIterator() }
}
