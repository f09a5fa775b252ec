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
    "schema", "id", "revision", "extends", "name", "summary", "aliases", "codes", "builds", "demo", "made",
  ]

  /// The trees of a pack and those below it, the base first.
  init(layers: [YAMLMapping]) {
    root = YAMLMapping()
    for layer in layers {
      let inherited = YAMLMapping(root.entries.filter { !PackTree.ownKeys.contains($0.key) })
      root = merge(layer, over: inherited, path: "")
    }
  }

  /// Maps merge by key, new keys go last, anything else is replaced whole, `add` adds to a list, and null removes.
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
      let inherited = index.map { lower.entries[$0].value }
      let value = PackTree.asFoods(entry.value, over: inherited, path: path)
      let below = PackTree.below(inherited, under: value, path: path)
      if let added = value.added, path != "foods" {
        let node = list(adding: added, to: below, at: entry.keyMark, path: path)
        merged = YAMLMapping.Entry(key: entry.key, keyMark: entry.keyMark, value: node)
      } else if let mapping = value.mapping {
        let node = YAMLNode(
          .mapping(merge(mapping, over: below?.mapping ?? YAMLMapping(), path: path)), mark: entry.value.mark)
        merged = YAMLMapping.Entry(key: entry.key, keyMark: entry.keyMark, value: node)
      }
      if let index { result.replaceEntry(at: index, with: merged) } else { result.append(merged) }
    }
    guard !removed.isEmpty else { return result }
    return YAMLMapping(result.entries.enumerated().filter { !removed.contains($0.offset) }.map { $0.element })
  }

  /// The inherited list with more at its end; what is added alone where none is inherited, which is told.
  private mutating func list(
    adding added: [YAMLNode], to below: YAMLNode?, at mark: YAMLMark, path: String
  ) -> YAMLNode {
    let inherited = below?.sequence
    if inherited == nil {
      diagnostics.append(
        Diagnostic(
          code: "nothing-to-add-to",
          "{key} adds to a list, but the packs below have none here. Write the list without `add`",
          ["key": quoted(path)], at: Place(mark)))
    }
    if added.isEmpty {
      diagnostics.append(
        Diagnostic(
          code: "too-few-entries", "{key} is empty. It needs at least one entry",
          ["key": quoted("\(path).\(YAMLNode.addKey)")], at: Place(mark), found: "0"))
    }
    // Texts that stand there twice are told where lists of texts are read.
    for (place, element) in added.enumerated() where element.scalar == nil {
      let same = ((inherited ?? []) + added[..<place]).first { $0.says(the: element) }
      guard let same else { continue }
      diagnostics.append(
        Diagnostic(
          code: "duplicate-entry", "This entry appears twice in {key}. Delete one of them", ["key": quoted(path)],
          at: Place(element.mark), related: [.init(place: Place(same.mark), note: "the first")]))
    }
    return YAMLNode(.sequence((inherited ?? []) + added), mark: added.first?.mark ?? mark)
  }

  /// A group of foods that adds to one that has more than a list of foods adds to its foods.
  private static func asFoods(_ value: YAMLNode, over inherited: YAMLNode?, path: String) -> YAMLNode {
    guard isFoodGroup(path), value.added != nil, inherited?.mapping != nil else { return value }
    return YAMLNode(.mapping(foods(value)), mark: value.mark)
  }

  /// What a value is laid over: a plain list of foods is one with nothing else where the value has more.
  private static func below(_ inherited: YAMLNode?, under value: YAMLNode, path: String) -> YAMLNode? {
    guard isFoodGroup(path), value.added == nil, value.mapping != nil, let inherited, inherited.sequence != nil else {
      return inherited
    }
    return YAMLNode(.mapping(foods(inherited)), mark: inherited.mark)
  }

  private static func foods(_ list: YAMLNode) -> YAMLMapping {
    YAMLMapping([.init(key: "foods", keyMark: list.mark, value: list)])
  }

  private static func isFoodGroup(_ path: String) -> Bool {
    path.hasPrefix("foods.") && !path.dropFirst("foods.".count).contains(".")
  }

  private mutating func noteRemoval(by entry: YAMLMapping.Entry, path: String, below: YAMLMapping) {
    if let removed = below.entry(entry.key) {
      removals[path] = Removal(place: Place(entry.keyMark), was: Place(removed.keyMark))
    } else if !entry.key.isAuthorsKey, !PackTree.ownKeys.contains(path) {
      let isText = entry.key.contains(" ")
      diagnostics.append(
        Diagnostic(
          code: "nothing-to-remove",
          isText
            ? "{key} has no value. A comma ends a text in braces: put the whole text in quotes"
            : "{key} has no value, and the packs below have nothing to remove here. Write a value, or delete the line",
          ["key": quoted(path)], at: Place(entry.keyMark),
          nearest: suggestions.nearest(to: entry.key, among: below.entries.lazy.map(\.key))))
    }
  }
}
