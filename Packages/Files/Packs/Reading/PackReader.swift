import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// Reads a merged tree into a pack. Whatever it returns is only a pack when there are no errors among the problems.
package struct PackReader {
  var reader = NodeReader()
  let removals: [String: PackTree.Removal]
  private let root: Fields

  /// What other places may name, in the order of the file.
  let knownSymptoms: KnownIDs
  let knownScales: KnownIDs
  let knownGroups: KnownIDs
  let knownFactors: KnownIDs
  let knownReferences: KnownIDs
  let knownFoods: KnownIDs
  let knownSteps: KnownIDs
  /// References and food groups that something names.
  var namedReferences: Set<String> = []
  var namedFoods: Set<String> = []

  init(_ tree: PackTree, file: String) {
    func ids(_ path: String...) -> KnownIDs {
      KnownIDs(of: path.reduce(YAMLMapping?.some(tree.root)) { $0?[$1]?.mapping })
    }
    removals = tree.removals
    knownSymptoms = ids("symptoms")
    knownScales = ids("scales")
    knownGroups = ids("risk", "groups")
    knownFactors = ids("risk", "factors")
    knownReferences = ids("references")
    knownFoods = ids("foods")
    knownSteps = ids("onboarding")
    root = reader.fields(
      tree.root, at: YAMLMark(file: file, line: 1, column: 1), what: "a pack",
      // The head is read by itself, file by file.
      required: PackKeys.body.required,
      optional: PackHead.required + PackHead.optional + PackKeys.body.optional)
  }

  /// - Parameter head: The pack's own head, read before.
  mutating func pack(_ head: PackHead, ancestors: [PackID]) -> ConditionPack {
    let scales = scales(root["scales"])
    let symptoms = symptoms(root["symptoms"], scales: scales)
    let foods = foods(root["foods"])
    let hasRelativeFlare = root["flare"]?.mapping?["relative"] != nil
    return ConditionPack(
      id: head.id, revision: head.revision, name: head.name, summary: head.summary, aliases: head.aliases,
      ancestors: ancestors,
      codes: codes(root["codes"]), references: references(root["references"]), scales: scales, symptoms: symptoms,
      checkIn: symptomIDs(root["check_in"], "`check_in`", fewest: 1),
      onboarding: onboarding(
        root["onboarding"], scales: scales, symptoms: symptoms, hasRelativeFlare: hasRelativeFlare),
      flare: flare(root, symptoms: symptoms), foods: foods, risk: risk(root), messages: messages(root["messages"]),
      changes: changes(root["changes"]), builds: builds(root["builds"]))
  }

  /// An id that must be one of those a section holds; says so where the thing was removed.
  mutating func named(_ node: YAMLNode?, _ kind: String, section: String, among known: KnownIDs) -> String? {
    reader.text(node, "the \(kind)").flatMap { text in
      node.flatMap { named(text, at: $0.mark, kind, section: section, among: known) }
    }
  }

  mutating func named(_ id: String, at mark: YAMLMark, _ kind: String, section: String, among known: KnownIDs)
    -> String?
  {
    if known.contains(id) { return id }
    if let removal = removals["\(section).\(id)"] {
      reader.report(
        "removed-still-named", "The \(kind) \(id) is named here and was removed; remove this too, or keep it", at: mark,
        found: shown(id),
        related: [.init(place: removal.place, note: "removed"), .init(place: removal.was, note: "defined")])
    } else {
      reader.report(
        "unknown-\(kind)", "There is no \(kind) of this id", at: mark, found: shown(id),
        allowed: known.isEmpty ? "none is defined" : nil,
        nearest: reader.nearest(to: id, among: known))
    }
    return nil
  }

  mutating func symptomIDs(_ node: YAMLNode?, _ what: String, fewest: Int = 0) -> [SymptomID] {
    reader.texts(node, what, fewest: fewest).compactMap { entry in
      named(entry.text, at: entry.mark, "symptom", section: "symptoms", among: knownSymptoms).map(SymptomID.init(_:))
    }
  }

  mutating func sources(_ node: YAMLNode?) -> [ReferenceID] {
    reader.texts(node, "`source`").compactMap { entry in
      namedReferences.insert(entry.text)
      return named(entry.text, at: entry.mark, "reference", section: "references", among: knownReferences).map(
        ReferenceID.init(_:))
    }
  }

  /// Food groups and references that nothing names, where the file itself brings them.
  mutating func reportUnused(in file: String, _ tree: PackTree) {
    for (section, kind, named) in [("references", "reference", namedReferences), ("foods", "food group", namedFoods)] {
      for entry in tree.root[section]?.mapping?.entries ?? []
      where entry.keyMark.file == file && !entry.key.isAuthorsKey {
        if named.contains(entry.key) { continue }
        reader.report(
          "never-named", "Nothing names the \(kind) \(entry.key); name it, or delete it", at: entry.keyMark,
          severity: .warning)
      }
    }
  }
}
