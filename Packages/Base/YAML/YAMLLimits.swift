/// How much a YAML document may hold before reading it stops.
public struct YAMLLimits: Sendable, Hashable {
  /// The most bytes of a file.
  public var bytes = 1_048_576
  /// The most collections inside each other.
  public var depth = 32
  /// The most values and keys.
  public var nodes = 200_000
  /// The most bytes of one value or key.
  public var scalarBytes = 65_536
  /// The most problems that are reported.
  public var diagnostics = 100

  /// The limits for packs, settings and drafts.
  public init() {}
}
