/// Where each value of a pack stands, by its path, such as `risk.factors.short-sleep.metric` and `check_in[2]`.
///
/// A pack has more than a thousand values, few of which are ever asked for: a place is looked for when it is.
public struct PackPlaces: Sendable {
  private let find: @Sendable (String) -> Place?
  private let findKey: @Sendable (String) -> Place?
  private let list: @Sendable () -> [String: Place]

  /// - Parameters:
  ///   - find: The place of a path, nil where the pack has no value of this path.
  ///   - findKey: The place of the key that a path ends with; nil in the same way, and for an entry of a list.
  ///   - list: The places of all paths.
  public init(
    find: @escaping @Sendable (String) -> Place?, findKey: @escaping @Sendable (String) -> Place?,
    list: @escaping @Sendable () -> [String: Place]
  ) {
    self.find = find
    self.findKey = findKey
    self.list = list
  }

  /// No places, for packs that stand in no file.
  public static let none = PackPlaces(find: { _ in nil }, findKey: { _ in nil }, list: { [:] })

  /// Where the value of a path stands, nil where there is none; takes time with the number of keys in the path.
  public subscript(_ path: String) -> Place? { find(path) }

  /// Where the last key of a path stands, nil where there is none; takes time with the number of keys in the path.
  public func key(_ path: String) -> Place? { findKey(path) }

  /// Every path with its place; takes time with the size of the pack.
  public var all: [String: Place] { list() }
}
