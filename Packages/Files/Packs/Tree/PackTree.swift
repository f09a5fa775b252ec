import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// A pack's file laid over those of the packs it extends: one tree whose values still know where they stand.
struct PackTree {
  /// A value that `null` took away.
  struct Removal {
    var place: Place
    /// Where the removed value stands.
    var was: Place
  }

  private(set) var root: YAMLMapping
  /// By path, such as `symptoms.fatigue`.
  private(set) var removals: [String: Removal] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var suggestions = Suggestions()

  /// Keys that belong to the file they stand in and are never inherited.
  static let ownKeys: Set<String> = [
    "schema", "id", "revision", "extends", "name", "summary", "aliases", "codes", "builds", "demo",
  ]

  /// The trees of a pack and those below it, the base first.
  init(layers: [YAMLMapping]) {
    root = YAMLMapping()
    for layer in layers {
      let inherited = YAMLMapping(root.entries.filter { !PackTree.ownKeys.contains($0.key) })
      root = merge(layer, over: inherited, path: "")
    }
  }

  /// Maps merge by key, new keys go last, anything else is replaced whole, and null removes.
  private mutating func merge(_ upper: YAMLMapping, over lower: YAMLMapping, path: String) -> YAMLMapping {
    var result = lower
    var removed: Set<Int> = []
    for entry in upper.entries {
      let path = path.isEmpty ? entry.key : path + "." + entry.key
      let index = lower.position(of: entry.key)
      if entry.value.isNull {
        noteRemoval(by: entry, path: path, below: lower)
        if let index { removed.insert(index) }
        continue
      }
      // What a file below took away comes back.
      removals[path] = nil
      var merged = entry
      let below = index.flatMap { lower.entries[$0].value.mapping } ?? YAMLMapping()
      if let mapping = entry.value.mapping {
        let node = YAMLNode(.mapping(merge(mapping, over: below, path: path)), mark: entry.value.mark)
        merged = YAMLMapping.Entry(key: entry.key, keyMark: entry.keyMark, value: node)
      }
      if let index { result.replaceEntry(at: index, with: merged) } else { result.append(merged) }
    }
    guard !removed.isEmpty else { return result }
    return YAMLMapping(result.entries.enumerated().filter { !removed.contains($0.offset) }.map { $0.element })
  }

  private mutating func noteRemoval(by entry: YAMLMapping.Entry, path: String, below: YAMLMapping) {
    if let removed = below.entry(entry.key) {
      removals[path] = Removal(place: Place(entry.keyMark), was: Place(removed.keyMark))
    } else if !entry.key.isAuthorsKey, !PackTree.ownKeys.contains(path) {
      diagnostics.append(
        Diagnostic(
          code: "nothing-to-remove",
          "{key} has no value, and the packs below have nothing to remove here. Write a value, or delete the line",
          ["key": quoted(path)], at: Place(entry.keyMark),
          nearest: suggestions.nearest(to: entry.key, among: below.entries.lazy.map(\.key))))
    }
  }
}
