import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// Reads the scenario files of a pack strictly and refuses what could not fail.
package struct ScenarioReader {
  var reader = NodeReader()
  let pack: ConditionPack
  /// The modules' metrics with the pack's own.
  let catalogue: MetricCatalogue
  private let metricNames: MetricNames
  private(set) var scenarios: [Scenario] = []
  private var placesByName: [String: Place] = [:]
  let groupIDs: KnownIDs
  let factorIDs: KnownIDs
  let symptomIDs: KnownIDs
  let insightIDs: KnownIDs
  let diagnosisIDs: KnownIDs
  /// The paths of all parts of the pack, and those that somebody may lack.
  let partPaths: KnownIDs
  let pathsForSome: Set<String>

  /// The narrowest range that a load or a group's score may be held to.
  static let narrowest = 5.0
  /// The most days of a journal.
  package static let longest = 1000
  /// The most values that running the scenarios of a pack may look up, which is far more than any pack needs, and takes
  /// about a second.
  static let mostLookedUp = 10_000_000
  private var lookedUp = 0
  /// How many values the load of a day looks up.
  private let lookedUpByLoad: Int

  init(pack: ConditionPack, catalogue: MetricCatalogue) {
    self.pack = pack
    self.catalogue = catalogue
    metricNames = MetricNames(of: pack, in: catalogue)
    groupIDs = KnownIDs(pack.risk.groups.map { $0.id.rawValue })
    factorIDs = KnownIDs(pack.risk.factors.map { $0.id.rawValue })
    symptomIDs = KnownIDs(pack.symptoms.map { $0.id.rawValue })
    insightIDs = KnownIDs((pack.insights ?? []).map(\.id))
    diagnosisIDs = KnownIDs(
      pack.onboarding.first { $0.saves == OnboardingStep.diagnosis }?.options.map(\.id) ?? [])
    partPaths = KnownIDs(pack.partPaths)
    pathsForSome = Set(partPaths).subtracting(pack.forEverybody.partPaths)
    lookedUpByLoad = pack.risk.factors.reduce(1) { sum, factor in
      if case .response(let window, _) = factor.rule {
        sum + window.lookback - window.lag + 1
      } else {
        sum + factor.parts.count
      }
    }
  }

  mutating func add(_ bytes: [UInt8], file: String) {
    let (node, diagnostics) = YAMLParser.parse(bytes, file: file)
    for diagnostic in diagnostics { reader.report(Diagnostic(diagnostic)) }
    let safety = node?.mapping.map { TextSafety($0, takesAnyWords: true) }
    for diagnostic in safety?.diagnostics ?? [] { reader.report(diagnostic) }
    guard diagnostics.isEmpty, safety?.hasTooMany != true, let node,
      let fields = reader.fields(
        node, at: node.mark, key: file.split(separator: "/").suffix(2).joined(separator: "/"),
        required: PackKeys.scenarioFile.required)
    else { return }
    if let node = fields["pack"], let id = reader.text(node, "pack"), id != pack.id.rawValue {
      reader.report(
        "wrong-pack", "{key} must be “{wanted}” here, not “{found}”",
        ["key": quoted("pack"), "wanted": "\(pack.id)"], at: node.mark, found: shown(id),
        allowed: "\(shown(pack.id.rawValue))")
    }
    let start = fields["start"].flatMap { node -> Day? in
      guard let text = reader.text(node, "start") else { return nil }
      let day = Day(text)
      if day == nil {
        reader.wrongType(node, "start", allowed: "a day such as 2026-03-02")
      }
      return day
    }
    let nodes = reader.list(fields["scenarios"], "scenarios")
    if fields["scenarios"]?.sequence?.isEmpty == true {
      reader.report(
        "too-few-entries", "The file has no scenarios. Write one, or delete the file", at: fields.mark(of: "scenarios"))
    }
    for node in nodes where lookedUp <= ScenarioReader.mostLookedUp { scenario(node, start: start) }
  }

  private mutating func scenario(_ node: YAMLNode, start: Day?) {
    guard let mapping = node.mapping else { return reader.wrongType(node, "scenarios", allowed: "keys with values") }
    let kind = ["always", "refused", "parts"].first { mapping.position(of: $0) != nil }
    let keys = PackKeys.scenario[kind ?? "expect"] ?? ([], [])
    let fields = reader.fields(
      mapping, at: node.mark, key: "scenarios", required: keys.required, optional: keys.optional)
    guard let name = reader.text(fields["name"], "scenarios.name"), let nameNode = fields["name"] else {
      return
    }
    if let first = placesByName.updateValue(Place(nameNode.mark), forKey: name) {
      reader.report(
        "duplicate-scenario", "Two scenarios are called “{found}”. Rename one of them", at: nameNode.mark,
        found: shown(name), related: [.init(place: first, note: "the first")])
      placesByName[name] = first
    }
    let before = reader.found
    var scenario = Scenario(
      name: name, place: Place(nameNode.mark), start: start ?? Day(number: 0), journal: journal(fields),
      foods: foods(fields), person: person(fields["person"]), sites: sites(fields["sites"]), claim: .expect([]))
    let claim: Scenario.Claim? =
      switch kind {
      case "always": monotony(fields, length: scenario.length).map(Scenario.Claim.always)
      case "refused": .refused(refusals(fields["refused"]))
      case "parts": parts(fields["parts"])
      default: expectations(fields, length: scenario.length).map(Scenario.Claim.expect)
      }
    if let claim { scenario.claim = claim }
    lookedUp += scenario.length * (scenario.journal.count + 1) + scenario.looks * lookedUpByLoad
    if lookedUp > ScenarioReader.mostLookedUp {
      reader.report(
        "over-limit", "The scenarios of this pack would take too long. Write fewer, or use fewer days",
        at: nameNode.mark)
    }
    // A scenario with problems is never run: what it says is not what was meant.
    if start != nil, reader.found == before { scenarios.append(scenario) }
  }

  private mutating func journal(_ fields: Fields) -> [Scenario.Series] {
    guard let node = fields["journal"] else { return [] }
    guard let mapping = node.mapping else {
      reader.wrongType(node, "journal", allowed: "metrics with values")
      return []
    }
    return mapping.entriesOfFormat.filter { $0.key != PackKeys.scenarioFoods }.map { entry in
      let range = range(of: entry.key, at: entry.keyMark)
      return Scenario.Series(
        metric: MetricID(entry.key), values: series(entry.value, of: MetricID(entry.key), in: range))
    }
  }

  /// What a metric can be; nil for an unknown one, which is reported.
  mutating func range(of text: String, at mark: YAMLMark) -> ClosedRange<Double>? {
    let id = MetricID(text)
    if id == RiskModel.raisedGroups {
      reader.report(
        "outcome-as-cause",
        "“{found}” is calculated from other metrics, so a scenario cannot set it. Set those instead",
        at: mark, found: shown(text))
      return nil
    }
    let names = metricNames
    if let problem = names.problem(of: id, at: Place(mark), nearest: { reader.nearest(to: $0, among: $1) }) {
      reader.report(problem)
      return nil
    }
    return catalogue.traits(of: id)?.range
  }

  /// - Parameter range: What the metric can be, nil for an unknown one.
  private mutating func series(_ node: YAMLNode, of metric: MetricID, in range: ClosedRange<Double>?) -> [Double?] {
    guard let text = node.scalar?.text, !node.isNull else {
      reader.wrongType(node, metric.rawValue, allowed: "values such as 7.5x4 4.5x3 _ no")
      return []
    }
    var values: [Double?] = []
    let unread = SeriesWord.read(text, most: ScenarioReader.longest) { word in
      if let value = word.value, let range { check(value, of: metric, in: range, at: node.mark) }
      values += repeatElement(word.value, count: word.count)
      return values.count <= ScenarioReader.longest
    }
    if let unread {
      reader.report(
        "wrong-type", "“{found}” is not a value of a journal. Write {allowed}", at: node.mark, found: shown(unread),
        allowed: "7.5, 7.5x4, _, _x2 or no")
      return []
    }
    if values.count > ScenarioReader.longest {
      reader.report(
        "out-of-range", "The journal has too many days; at most {most} are allowed",
        ["most": .count(ScenarioReader.longest)], at: node.mark)
    }
    return values
  }

  mutating func check(_ value: Double, of metric: MetricID, in range: ClosedRange<Double>, at mark: YAMLMark) {
    guard !range.contains(value) else { return }
    reader.report(
      "out-of-range", "{metric} is always {allowed}, never {found}", ["metric": quoted(metric.rawValue)], at: mark,
      found: value.words, allowed: .range(range))
  }

  /// The path to a known thing of the pack.
  mutating func named(
    _ entry: (text: String, mark: YAMLMark), _ thing: NamedThing, among known: KnownIDs
  ) -> String? {
    if known.contains(entry.text) { return entry.text }
    reader.report(
      thing.code, thing.unknown, at: entry.mark, found: shown(entry.text), allowed: thing.allowed(among: known),
      nearest: reader.nearest(to: entry.text, among: known))
    return nil
  }
}

extension ScenarioReader {
  /// Problems that are there whatever the pack says: of the YAML, and of what a scenario is made of.
  private static let ownCodes: Set<String> = [
    "missing-key", "unknown-key", "wrong-type", "empty-text", "too-few-entries", "duplicate-entry",
    "duplicate-scenario",
    "vacuous-scenario", "contradiction", "day-outside-journal", "narrow-range", "hidden-character", "markup",
    "not-read", "not-text", TextSafety.lookAlikeCode,
  ]

  /// Whether a problem has nothing to do with what the pack lacks for its own errors.
  static func standsAlone(_ diagnostic: Diagnostic) -> Bool {
    ownCodes.contains(diagnostic.code) || diagnostic.code.hasPrefix("yaml-") || LintRules.isUnreadable(diagnostic)
  }
}

extension ConditionPack {
  /// A pack of which nothing could be read: what of its scenarios needs no pack is looked at all the same.
  static func nothing(_ id: PackID) -> ConditionPack {
    ConditionPack(
      id: id, revision: 1, name: "", summary: "", aliases: [], ancestors: [], codes: [], references: [], scales: [],
      symptoms: [], checkIn: [], onboarding: [], flare: FlareRule(symptoms: [], atLeast: 1), foods: [],
      risk: RiskModel(groups: [], factors: []), messages: Messages(templates: [:]))
  }
}
