/// A value of a YAML document together with the place it stands at.
///
/// Equality compares places too.
public struct YAMLNode: Sendable, Hashable {
  /// What a node holds.
  public enum Content: Sendable, Hashable {
    /// A single value.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with values, in the order of the file.
    case mapping(YAMLMapping)
  }

  /// What the node holds.
  public let content: Content
  /// Where the node begins; for a block mapping that is its first key.
  public let mark: YAMLMark

  /// Makes a node.
  public init(_ content: Content, mark: YAMLMark) {
    self.content = content
    self.mark = mark
  }

  /// The scalar, if the node is one.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The elements, if the node is a sequence.
  public var sequence: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The mapping, if the node is one.
  public var mapping: YAMLMapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  /// Whether the node is a plain `null`, `~` or nothing at all.
  public var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.isNull } else { false }
  }
}
