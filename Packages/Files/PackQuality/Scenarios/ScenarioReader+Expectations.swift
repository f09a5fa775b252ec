import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// What a scenario expects of its days.
extension ScenarioReader {
  mutating func expectations(_ fields: Fields, length: Int) -> [Scenario.Expectation]? {
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
      insights: insights, noInsights: noInsights,
      seekCare: seekCare(fields["seek_care"], at: fields.mark(of: "seek_care")))
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

  mutating func refusals(_ node: YAMLNode?) -> [Scenario.Refusal] {
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

  mutating func monotony(_ fields: Fields, length: Int) -> Scenario.Monotony? {
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
