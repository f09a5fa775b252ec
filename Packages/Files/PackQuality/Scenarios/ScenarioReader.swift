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
  private(set) var scenarios: [Scenario] = []
  private var placesByName: [String: Place] = [:]
  private let groupIDs: KnownIDs
  private let factorIDs: KnownIDs
  private let symptomIDs: KnownIDs
  private let insightIDs: KnownIDs

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
    groupIDs = KnownIDs(pack.risk.groups.map { $0.id.rawValue })
    factorIDs = KnownIDs(pack.risk.factors.map { $0.id.rawValue })
    symptomIDs = KnownIDs(pack.symptoms.map { $0.id.rawValue })
    insightIDs = KnownIDs((pack.insights ?? []).map(\.id))
    lookedUpByLoad = pack.risk.factors.reduce(1) { sum, factor in
      if case .response(let window, _) = factor.rule { sum + window.over } else { sum + factor.parts.count }
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
    let kind = ["always", "refused"].first { mapping.position(of: $0) != nil }
    let fields = reader.fields(
      mapping, at: node.mark, key: "scenarios",
      required: ["name"] + (kind.map { [$0] } ?? ["journal", "expect"]), optional: kind == "always" ? ["journal"] : [])
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
      claim: .expect([]))
    let claim: Scenario.Claim? =
      switch kind {
      case "always": monotony(fields, length: scenario.length).map(Scenario.Claim.always)
      case "refused": .refused(refusals(fields["refused"]))
      default: expectations(fields, length: scenario.length).map(Scenario.Claim.expect)
      }
    if let claim { scenario.claim = claim }
    lookedUp += scenario.length * scenario.journal.count + scenario.looks * lookedUpByLoad
    if lookedUp > ScenarioReader.mostLookedUp {
      reader.report(
        "too-many-entries", "The scenarios of this pack would take too long. Write fewer, or use fewer days",
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
    return mapping.entriesOfFormat.map { entry in
      let range = range(of: entry.key, at: entry.keyMark)
      return Scenario.Series(
        metric: MetricID(entry.key), values: series(entry.value, of: MetricID(entry.key), in: range))
    }
  }

  /// What a metric can be; nil for an unknown one, which is reported.
  private mutating func range(of text: String, at mark: YAMLMark) -> ClosedRange<Double>? {
    let id = MetricID(text)
    if id == RiskModel.raisedGroups {
      reader.report(
        "outcome-as-cause",
        "“{found}” is calculated from other metrics, so a scenario cannot set it. Set those instead",
        at: mark, found: shown(text))
      return nil
    }
    let range = catalogue.traits(of: id)?.range
    if range == nil {
      let nearest = reader.nearest(to: text, among: catalogue.definitions.lazy.map(\.id.rawValue))
      reader.report(.unknownMetric(text, at: Place(mark), nearest: nearest))
    }
    return range
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

  private mutating func check(_ value: Double, of metric: MetricID, in range: ClosedRange<Double>, at mark: YAMLMark) {
    guard !range.contains(value) else { return }
    reader.report(
      "out-of-range", "{metric} is always {allowed}, never {found}", ["metric": quoted(metric.rawValue)], at: mark,
      found: value.words, allowed: .range(range))
  }

  /// The path to a known thing of the pack.
  private mutating func named(
    _ entry: (text: String, mark: YAMLMark), _ thing: NamedThing, among known: KnownIDs
  ) -> String? {
    if known.contains(entry.text) { return entry.text }
    reader.report(
      thing.code, thing.unknown, at: entry.mark, found: shown(entry.text), allowed: thing.allowed,
      nearest: reader.nearest(to: entry.text, among: known))
    return nil
  }
}

extension ScenarioReader {
  private mutating func expectations(_ fields: Fields, length: Int) -> [Scenario.Expectation]? {
    guard let node = fields["expect"] else { return nil }
    let expectations = reader.list(node, "expect").compactMap { expectation($0, length: length) }
    if node.sequence?.isEmpty == true {
      reader.report(
        "vacuous-scenario", "This scenario expects nothing, so it cannot fail. Write what you expect", at: node.mark)
    }
    return expectations
  }

  private mutating func expectation(_ node: YAMLNode, length: Int) -> Scenario.Expectation? {
    guard
      let fields = reader.fields(
        node, at: node.mark, key: "expect", required: PackKeys.expectation.required,
        optional: PackKeys.expectation.optional)
    else { return nil }
    guard let day = reader.whole(fields["day"], "day", in: 1...Int.max) else { return nil }
    if day > length {
      reader.report(
        "day-outside-journal", "{key} must be {allowed}, the days of the journal, not {found}", ["key": quoted("day")],
        at: fields.mark(of: "day"), found: "\(day)", allowed: .range(1...length))
    }
    let band = reader.word(fields["band"], "band", RiskBand.self)
    let load = wide(fields["load"], "load")
    let groups = groups(fields["groups"])
    let (because, notBecause) = (
      factors(fields["because"], "because"), factors(fields["not_because"], "not_because")
    )
    if !notBecause.isEmpty, let both = because.first(where: notBecause.contains) {
      reader.report(
        "contradiction", "{factor} is in both `because` and `not_because`. Delete one of them",
        ["factor": quoted(both.rawValue)], at: fields.mark(of: "not_because"))
    }
    let isFlare = reader.truth(fields["flare"], "flare")
    let isRelativeFlare = reader.truth(fields["relative_flare"], "relative_flare")
    if isRelativeFlare != nil, pack.flare.relative == nil {
      reader.report(
        "no-relative-flare", "This needs the key `relative` in `flare`. Write it there, or delete it here",
        at: fields.mark(of: "relative_flare"))
    }
    let (insights, noInsights) = (
      self.insights(fields["insights"], "insights"), self.insights(fields["no_insights"], "no_insights")
    )
    if let both = insights.first(where: noInsights.contains) {
      reader.report(
        "contradiction", "{insight} is in both `insights` and `no_insights`. Delete one of them",
        ["insight": quoted(both)], at: fields.mark(of: "no_insights"))
    }
    let result = Scenario.Expectation(
      day: day, place: Place(node.mark), band: band, load: load, groups: groups, because: because,
      notBecause: notBecause, isFlare: isFlare,
      isRelativeFlare: isRelativeFlare, bands: bands(fields["bands"]),
      probability: probability(fields["probability"]), isMissing: reader.truth(fields["missing"], "missing"),
      insights: insights, noInsights: noInsights)
    if fields.mapping.entriesOfFormat.count == 1
      || (result.isEmpty && fields["groups"]?.mapping?.entries.isEmpty == true)
    {
      reader.report(
        "vacuous-scenario", "This day expects nothing, so it cannot fail. Write what you expect", at: node.mark)
    }
    return result
  }

  private mutating func groups(_ node: YAMLNode?) -> [(id: GroupID, range: ClosedRange<Double>)] {
    reader.items(node, key: "groups").compactMap { entry in
      let id = named((entry.key, entry.keyMark), .group, among: groupIDs)
      guard let range = wide(entry.value, "groups.\(entry.key)"), let id else { return nil }
      return (GroupID(id), range)
    }
  }

  private mutating func probability(_ node: YAMLNode?) -> ClosedRange<Double>? {
    guard let node, let range = reader.range(node, "probability") else { return nil }
    if !(0...1).contains(range.lowerBound) || !(0...1).contains(range.upperBound)
      || range.upperBound - range.lowerBound < 0.05
    {
      reader.report(
        "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted("probability")], at: node.mark,
        found: "[\(range.lowerBound.words), \(range.upperBound.words)]",
        allowed: "two numbers from 0 to 1, at least 0.05 apart")
    }
    return range
  }

  private mutating func factors(_ node: YAMLNode?, _ key: String) -> [FactorID] {
    guard let node else { return [] }
    return reader.texts(node, key, fewest: 1).compactMap {
      named($0, .factor, among: factorIDs).map(FactorID.init(_:))
    }
  }

  private mutating func insights(_ node: YAMLNode?, _ key: String) -> [String] {
    guard let node else { return [] }
    return reader.texts(node, key, fewest: 1).compactMap { named($0, .insight, among: insightIDs) }
  }

  private mutating func bands(_ node: YAMLNode?) -> [(id: SymptomID, name: String)] {
    guard let node else { return [] }
    return reader.items(node, key: "bands").compactMap { entry in
      guard let id = named((entry.key, entry.keyMark), .symptom, among: symptomIDs).map(SymptomID.init(_:)),
        let scale = pack.symptom(id)?.scale
      else { return nil }
      let names = (scale.hasNone ? [Scale.Band.ofNone.name] : []) + scale.bands.map(\.name)
      return reader.word(entry.value, "bands.\(id)", among: names).map { (id, $0) }
    }
  }

  private mutating func refusals(_ node: YAMLNode?) -> [Scenario.Refusal] {
    let refusals = reader.items(node, key: "refused").flatMap { entry -> [Scenario.Refusal] in
      guard let id = named((entry.key, entry.keyMark), .symptom, among: symptomIDs) else { return [] }
      return reader.list(entry.value, "refused.\(id)").compactMap { element in
        reader.number(element, "refused.\(id)").map {
          Scenario.Refusal(symptom: SymptomID(id), value: $0, place: Place(element.mark))
        }
      }
    }
    if let node, refusals.isEmpty, node.mapping != nil {
      reader.report(
        "vacuous-scenario", "This scenario refuses nothing, so it cannot fail. Write a value to refuse", at: node.mark)
    }
    return refusals
  }

  private mutating func wide(_ node: YAMLNode?, _ key: String) -> ClosedRange<Double>? {
    guard let node, let range = reader.range(node, key) else { return nil }
    if range.upperBound - range.lowerBound < ScenarioReader.narrowest {
      reader.report(
        "narrow-range", "The range of {key} is too narrow: any change of the pack would break it. Make it {allowed}",
        ["key": quoted(key), "width": "\(ScenarioReader.narrowest.words)"], at: node.mark,
        found: "[\(range.lowerBound.words), \(range.upperBound.words)]", allowed: "at least {width} wide")
    }
    return range
  }

  private mutating func monotony(_ fields: Fields, length: Int) -> Scenario.Monotony? {
    guard let node = fields["always"],
      let always = reader.fields(
        node, at: fields.mark(of: "always"), key: "always", required: PackKeys.always.required,
        optional: PackKeys.always.optional)
    else { return nil }
    let metricID = reader.text(always["metric"], "always.metric")
    let range = metricID.flatMap { id in always["metric"].flatMap { self.range(of: id, at: $0.mark) } }
    let from = reader.number(always["from"], "always.from")
    let to = reader.number(always["to"], "always.to")
    if let metricID, let range {
      if let from { check(from, of: MetricID(metricID), in: range, at: always.mark(of: "from")) }
      if let to { check(to, of: MetricID(metricID), in: range, at: always.mark(of: "to")) }
    }
    if let from, from == to {
      reader.report(
        "vacuous-scenario", "`from` and `to` are the same, so this cannot fail. Write two different values",
        at: always.mark(of: "to"))
    }
    if always["group"] != nil, always["factor"] != nil {
      reader.report("contradiction", "Write either `group` or `factor`, not both", at: always.mark(of: "factor"))
    }
    let course = reader.word(always["load"], "always.load", Scenario.Monotony.Course.self)
    var subject = Scenario.Monotony.Subject.load
    if let node = always["group"], let text = reader.text(node, "always.group"),
      let id = named((text, node.mark), .group, among: groupIDs)
    {
      subject = .group(GroupID(id))
    }
    if let node = always["factor"], let text = reader.text(node, "always.factor"),
      let id = named((text, node.mark), .factor, among: factorIDs)
    {
      subject = .factor(FactorID(id))
    }
    let day = reader.whole(always["day"], "day", in: 1...length) ?? length
    guard let metricID, let from, let to, let course else { return nil }
    return Scenario.Monotony(
      metric: MetricID(metricID), from: from, to: to, subject: subject, course: course, day: day,
      place: Place(always.mark))
  }
}
