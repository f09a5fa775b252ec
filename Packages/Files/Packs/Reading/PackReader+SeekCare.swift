import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// What a symptom says of getting help: a text, or a list of rules.
  ///
  /// - Parameters:
  ///   - key: Where it stands.
  ///   - scale: The symptom's; nil where it has problems of its own.
  mutating func seekCare(_ node: YAMLNode?, _ key: String, on scale: Scale?) -> SeekCare? {
    guard let node else { return nil }
    guard node.sequence != nil else { return reader.text(node, key).map(SeekCare.init(text:)) }
    let rules = reader.list(node, key).compactMap { rule($0, key, on: scale) }
    return rules.isEmpty ? nil : SeekCare(rules)
  }

  /// What is said for a metric. It has no colours, so each sentence says at which value it is meant.
  mutating func care(ofMetric node: YAMLNode?, _ key: String, on scale: Scale?) -> SeekCare? {
    guard let node, let care = seekCare(node, key, on: scale) else { return nil }
    if care.rules.contains(where: { $0.when == .newlyRed }) {
      reader.report(
        "missing-key", "{key} needs the key {missing}", ["key": quoted(key), "missing": quoted("when")], at: node.mark)
    }
    return care
  }

  /// What is said for metrics of the program, in the pack's order; nil where nothing is. Whether there are such
  /// metrics, and such values, `PackValidation` says.
  mutating func metricCare(_ node: YAMLNode?) -> [MetricCare]? {
    guard let node else { return nil }
    guard let mapping = node.mapping else {
      reader.wrongType(node, "seek_care", allowed: "metrics with rules")
      return nil
    }
    let all = mapping.entriesOfFormat.compactMap { entry -> MetricCare? in
      let metric = MetricID(entry.key)
      if let group = metric.rawValue.withoutPrefix(FoodGroup.metricPrefix) { namedFoods.insert(group) }
      return care(ofMetric: entry.value, "seek_care.\(entry.key)", on: nil).map { MetricCare(metric, $0) }
    }
    return all.isEmpty ? nil : all
  }

  private mutating func rule(_ node: YAMLNode, _ key: String, on scale: Scale?) -> SeekCare.Rule? {
    let keys = PackKeys.seekCare
    guard
      let fields = reader.fields(node, at: node.mark, key: key, required: keys.required, optional: keys.optional)
    else { return nil }
    let level = reader.word(fields["level"], "\(key).level", SeekCare.Level.self)
    let says = reader.text(fields["says"], "\(key).says")
    let when = when(fields["when"], at: fields.mark(of: "when"), "\(key).when", on: scale)
    let appliesTo = appliesTo(fields["applies_to"], "\(key).applies_to")
    guard let level, let says, let when else { return nil }
    return SeekCare.Rule(when: when, level: level, says: says, appliesTo: appliesTo)
  }

  /// For the red band unless it is given; nil where it has a problem.
  private mutating func when(
    _ node: YAMLNode?, at mark: YAMLMark, _ key: String, on scale: Scale?
  ) -> SeekCare.When? {
    guard let node else { return .newlyRed }
    let keys = PackKeys.seekCareWhen
    guard
      let fields = reader.fields(
        node, at: mark, key: key, required: [], optional: keys + [PackKeys.seekCareRise] + PackKeys.seekCareBeside)
    else { return nil }
    let given = keys.filter { fields[$0] != nil }
    var when = SeekCare.When(.any)
    when.sites = reader.texts(fields["site"], "\(key).site", fewest: 1).map(\.text)
    when.with = with(fields["with"], "\(key).with")
    when.by = rise(fields, key, on: scale)
    if given.isEmpty, PackKeys.seekCareBeside.contains(where: { fields[$0] != nil }) { return when }
    guard let word = given.first, given.count == 1 else {
      reader.report(
        "wrong-type",
        given.isEmpty
          ? "{key} has no value of the scale. Write {allowed}"
          : "{key} has both {given}. Keep one of them",
        ["key": quoted(key), "given": .allOf(given.map(quoted))], at: node.mark,
        found: given.isEmpty ? nil : given.map { "`\($0)`" }.joined(separator: " and "),
        allowed: "at: 8, or newly_at: 8")
      return nil
    }
    guard let value = reader.number(fields[word], "\(key).\(word)") else { return nil }
    if let scale, !scale.holds(value) {
      reader.report(
        "threshold-off-scale", "“{found}” is not a value of the symptom’s scale. Write {allowed}",
        at: fields.mark(of: word), found: value.words, allowed: scale.values)
      return nil
    }
    when.threshold = word == "at" ? .at(value) : .newlyAt(value)
    return when
  }

  /// How much worse an answer must be to be news again: above 0, and no more than the scale is wide.
  private mutating func rise(_ fields: Fields, _ key: String, on scale: Scale?) -> Double? {
    let name = PackKeys.seekCareRise
    guard let node = fields[name], let rise = reader.number(node, "\(key).\(name)") else { return nil }
    guard fields["newly_at"] != nil else {
      reader.report(
        "contradiction", "{key} goes with {newly} alone. Write {newly}, or delete it",
        ["key": quoted("\(key).\(name)"), "newly": quoted("newly_at")], at: fields.mark(of: name))
      return nil
    }
    let widest = scale.map { $0.range.upperBound - $0.range.lowerBound }
    guard rise > 0, rise <= widest ?? rise else {
      reader.report(
        "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted("\(key).\(name)")], at: node.mark,
        found: rise.words,
        allowed: widest.map { .words("above 0 and at most {most}", ["most": .number($0, upTo: 3)]) }
          ?? "a number above 0")
      return nil
    }
    return rise
  }

  /// What must be so on the same day: symptoms by their ids, and metrics.
  private mutating func with(_ node: YAMLNode?, _ key: String) -> [MetricID: Double] {
    guard let node else { return [:] }
    guard let mapping = node.mapping else {
      reader.wrongType(node, key, allowed: "symptoms or metrics with values")
      return [:]
    }
    if mapping.entriesOfFormat.isEmpty {
      reader.report(
        "too-few-entries", "{key} is empty. It needs at least one entry", ["key": quoted(key)], at: node.mark,
        found: "0")
    }
    var values: [MetricID: Double] = [:]
    for entry in mapping.entriesOfFormat {
      let isMetric = entry.key.contains(".")
      let isKnown = isMetric || named(entry.key, at: entry.keyMark, .symptom, among: knownSymptoms) != nil
      guard let value = reader.number(entry.value, "\(key).\(entry.key)"), isKnown else { continue }
      let metric = SeekCare.When.metric(of: entry.key)
      if let group = metric.rawValue.withoutPrefix(FoodGroup.metricPrefix) { namedFoods.insert(group) }
      values[metric] = value
    }
    return values
  }
}
