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
  private(set) var faults: [Diagnostic] = []
  private var suggestions = Suggestions()
  /// Whether a file below the one being laid on top took anything away, which that one may bring back.
  private var mayBringBack = false

  /// Keys that belong to the file they stand in and are never inherited.
  static let ownKeys: Set<String> = [
    "schema", "id", "revision", "extends", "name", "summary", "aliases", "codes", "builds",
  ]

  /// The trees of a pack and those below it, the base first.
  init(layers: [YAMLMapping]) {
    root = YAMLMapping()
    for layer in layers {
      let inherited = YAMLMapping(root.entries.filter { !PackTree.ownKeys.contains($0.key) })
      mayBringBack = !removals.isEmpty
      root = layer.isMerged(with: inherited) ? merge(layer, over: inherited, path: "") : layer
    }
  }

  /// Maps merge by key, new keys go last, anything else is replaced whole, and null removes.
  private mutating func merge(_ upper: YAMLMapping, over lower: YAMLMapping, path: String) -> YAMLMapping {
    var result = lower
    var removed: Set<Int> = []
    for entry in upper.entries {
      // Most values change nothing below and bring nothing back: then no path is needed.
      func entryPath() -> String { path.isEmpty ? entry.key : path + "." + entry.key }
      // Keys stand once in a file: what the lower one does not have, nothing before it has brought either.
      let index = lower.position(of: entry.key)
      if entry.value.isNull {
        noteRemoval(by: entry, path: entryPath(), below: lower)
        if let index { removed.insert(index) }
        continue
      }
      if mayBringBack { removals[entryPath()] = nil }
      var merged = entry
      let below = index.flatMap { lower.entries[$0].value.mapping } ?? YAMLMapping()
      if let mapping = entry.value.mapping, mapping.isMerged(with: below) {
        let node = YAMLNode(.mapping(merge(mapping, over: below, path: entryPath())), mark: entry.value.mark)
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
      faults.append(
        Diagnostic(
          code: "nothing-to-remove",
          """
          \(shown(entry.key)) holds nothing, which removes what a pack below has, and there is none; write a value, \
          delete it, or put a text with a comma in quotes
          """,
          at: Place(entry.keyMark), nearest: suggestions.nearest(to: entry.key, among: below.entries.lazy.map(\.key))))
    }
  }
}

extension YAMLMapping {
  /// Whether laying it over a mapping makes another one than itself.
  fileprivate func isMerged(with lower: YAMLMapping) -> Bool { !lower.entries.isEmpty || holdsNull }

  /// Whether a key of it, or of a mapping in it, holds nothing.
  fileprivate var holdsNull: Bool {
    entries.withUnsafeBufferPointer { entries in
      entries.indices.contains { place in
        switch entries[place].value.content {
        case .scalar(let scalar): scalar.isNull
        case .mapping(let mapping): mapping.holdsNull
        case .sequence: false
        }
      }
    }
  }
}
