import TrackerStrictYAML
import TrackerYAML

/// A list that adds to the inherited one: `{add: [one, two]}`.
extension YAMLNode {
  /// The key that adds.
  package static let addKey = "add"

  /// What is added; nil for anything else.
  var added: [YAMLNode]? {
    guard let entries = mapping?.entriesOfFormat, entries.count == 1, let only = entries.first,
      only.key == YAMLNode.addKey
    else { return nil }
    return only.value.sequence
  }

  /// The entries of a list, or of one that adds; none for anything else.
  var listed: [YAMLNode] { sequence ?? added ?? [] }

  /// The same kind of list with other entries.
  func listing(_ elements: [YAMLNode]) -> YAMLNode {
    let list = YAMLNode(.sequence(elements), mark: mark)
    guard added != nil, let entry = mapping?.entries.first else { return list }
    return YAMLNode(
      .mapping(YAMLMapping([.init(key: entry.key, keyMark: entry.keyMark, value: list)])), mark: mark)
  }
}
