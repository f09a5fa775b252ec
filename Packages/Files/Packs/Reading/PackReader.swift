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
  let knownInsights: KnownIDs
  let knownSteps: KnownIDs
  let knownMetrics: KnownIDs
  /// The options of the step that saves the diagnosis.
  let knownDiagnoses: KnownIDs
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
    knownInsights = ids("insights")
    knownSteps = ids("onboarding")
    knownMetrics = ids("metrics")
    let steps = tree.root["onboarding"]?.mapping?.entriesOfFormat.compactMap(\.value.mapping) ?? []
    knownDiagnoses = KnownIDs(
      of: steps.first { $0["saves"]?.scalar?.text == OnboardingStep.diagnosis }?["options"]?.mapping)
    root = reader.fields(
      tree.root, at: YAMLMark(file: file, line: 1, column: 1), key: "pack.yaml",
      // The head is read by itself, file by file.
      required: PackKeys.body.required,
      optional: PackHead.required + PackHead.optional + PackKeys.body.optional)
  }

  /// - Parameter head: The pack's own head, read before.
  mutating func pack(_ head: PackHead, ancestors: [PackID]) -> ConditionPack {
    let scales = scales(root["scales"])
    let symptoms = symptoms(root["symptoms"], scales: scales)
    let foods = foods(root["foods"])
    let references = references(root["references"])
    let hasRelativeFlare = root["flare"]?.mapping?["relative"] != nil
    return ConditionPack(
      id: head.id, revision: head.revision, name: head.name, summary: head.summary, aliases: head.aliases,
      ancestors: ancestors,
      codes: codes(root["codes"]), references: references, scales: scales, symptoms: symptoms,
      checkIn: symptomIDs(root["check_in"], "check_in", fewest: 1),
      onboarding: onboarding(
        root["onboarding"], scales: scales, symptoms: symptoms, hasRelativeFlare: hasRelativeFlare),
      flare: flare(root, symptoms: symptoms), foods: foods, risk: risk(root), messages: messages(root["messages"]),
      insights: insights(root["insights"]), trackables: ownMetrics(root["metrics"]),
      changes: changes(root["changes"]), builds: builds(root["builds"]),
      goals: goals(root["goals"], references: references), made: head.made,
      metricCare: metricCare(root["seek_care"]))
  }

  /// An id that must be one of those a section holds; says so where the thing was removed.
  ///
  /// - Parameter key: The key that names it.
  mutating func named(_ node: YAMLNode?, _ key: String, _ thing: NamedThing, among known: KnownIDs) -> String? {
    reader.text(node, key).flatMap { text in node.flatMap { named(text, at: $0.mark, thing, among: known) } }
  }

  mutating func named(_ id: String, at mark: YAMLMark, _ thing: NamedThing, among known: KnownIDs) -> String? {
    if known.contains(id) { return id }
    if let removal = removals["\(thing.section).\(id)"] {
      reader.report(
        "removed-still-named", thing.removed, at: mark, found: shown(id),
        related: [.init(place: removal.place, note: "removed"), .init(place: removal.was, note: "defined")])
    } else {
      reader.report(
        thing.code, thing.unknown, at: mark, found: shown(id), allowed: thing.allowed(among: known),
        nearest: nearest(to: id, of: thing, among: known))
    }
    return nil
  }

  /// The id that was most likely meant; of a symptom also where its metric was written.
  private mutating func nearest(to id: String, of thing: NamedThing, among known: KnownIDs) -> String? {
    if thing.code == NamedThing.symptom.code, let symptom = SymptomID(of: MetricID(id))?.rawValue,
      known.contains(symptom)
    {
      return symptom
    }
    return reader.nearest(to: id, among: known)
  }

  mutating func symptomIDs(_ node: YAMLNode?, _ key: String, fewest: Int = 0) -> [SymptomID] {
    reader.texts(node, key, fewest: fewest).compactMap { entry in
      named(entry.text, at: entry.mark, .symptom, among: knownSymptoms).map(SymptomID.init(_:))
    }
  }

  mutating func sources(_ node: YAMLNode?) -> [ReferenceID] {
    reader.texts(node, "source").compactMap { entry in
      namedReferences.insert(entry.text)
      return named(entry.text, at: entry.mark, .reference, among: knownReferences).map(
        ReferenceID.init(_:))
    }
  }

  /// Food groups and references that nothing names, where the file itself brings them. A pack that extends no other one
  /// may have food groups for those that extend it.
  mutating func reportUnused(in file: String, _ tree: PackTree, isBase: Bool) {
    let unused: [(section: String, named: Set<String>, message: Phrase)] = [
      ("references", namedReferences, "Nothing names the reference {id}. Name it as a source, or delete it"),
      ("foods", namedFoods, "No factor looks at the food group {id}. Write a factor for it, or delete it"),
    ]
    for (section, named, message) in unused where !(isBase && section == "foods") {
      for entry in tree.root[section]?.mapping?.entries ?? []
      where entry.keyMark.file == file && !entry.key.isAuthorsKey {
        if named.contains(entry.key) { continue }
        reader.report(
          "never-named", message, ["id": quoted(entry.key)], at: entry.keyMark, severity: .warning)
      }
    }
  }
}
