import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// The metrics of the pack's own, in its order; nil where there are none.
  mutating func ownMetrics(_ node: YAMLNode?) -> [TrackableDefinition]? {
    let metrics = reader.items(node, key: "metrics").compactMap { ownMetric($0) }
    return metrics.isEmpty ? nil : metrics
  }

  private mutating func ownMetric(_ entry: YAMLMapping.Entry) -> TrackableDefinition? {
    func key(_ inner: String) -> String { "metrics.\(entry.key).\(inner)" }
    guard let mapping = entry.value.mapping else {
      reader.wrongType(entry.value, "metrics.\(entry.key)", allowed: "keys with values")
      return nil
    }
    let kind = reader.word(mapping["kind"], key("kind"), TrackableDefinition.Kind.self)
    // Without a kind there is no telling which keys fit: every one that some kind has is let through.
    let kinds = kind.map { [$0] } ?? TrackableDefinition.Kind.allCases
    let keys = kinds.map(PackKeys.metric(of:))
    let ofKind: PackKeys.Keys =
      kind == nil ? ([], keys.flatMap { $0.required + $0.optional }) : keys.first ?? ([], [])
    let fields = reader.fields(
      mapping, at: entry.keyMark, key: "metrics.\(entry.key)", required: PackKeys.metric.required + ofKind.required,
      optional: PackKeys.metric.optional + ofKind.optional)
    if knownSymptoms.contains(entry.key) {
      reader.report(
        "duplicate-id", "{key} is the id of a symptom, too. Give the metric another id",
        ["key": quoted("metrics.\(entry.key)")], at: entry.keyMark, found: shown(entry.key))
    }
    let label = reader.text(fields["name"], key("name")) ?? ""
    guard let kind else { return nil }
    var metric = TrackableDefinition(TrackableID(entry.key), label: label, kind)
    readValues(of: &metric, fields, key)
    readTexts(of: &metric, fields, key)
    let fold = reader.word(fields["fold"], key("fold"), among: kind.folds.map(\.rawValue))
    metric.fold = fold.flatMap(Fold.init(rawValue:)) ?? metric.fold
    metric.absence = reader.word(fields["absence"], key("absence"), TrackableDefinition.Absence.self) ?? .unknown
    metric.worse = reader.word(fields["worse"], key("worse"), Direction.self)
    metric.asking = reader.word(fields["ask"], key("ask"), TrackableDefinition.Asking.self)
    metric.keep = keep(fields["keep"], key("keep"))
    metric.sources = fields["source"].map { sources($0) }
    metric.appliesTo = appliesTo(fields["applies_to"], key("applies_to"))
    metric.seekCare = care(ofMetric: fields["seek_care"], key("seek_care"), on: metric.answerScale)
    return metric
  }

  private mutating func readTexts(
    of metric: inout TrackableDefinition, _ fields: Fields, _ key: (String) -> String
  ) {
    metric.about = reader.text(fields["about"], key("about"))
    metric.question = reader.text(fields["question"], key("question"))
    metric.otherLabels = reader.texts(fields["aliases"], key("aliases")).map(\.text)
  }

  /// What its values can be.
  private mutating func readValues(
    of metric: inout TrackableDefinition, _ fields: Fields, _ key: (String) -> String
  ) {
    metric.unit = reader.text(fields["unit"], key("unit"))
    if let unit = metric.unit, let node = fields["unit"], unit.count > PackLimits.unitLength {
      reader.report(
        "out-of-range", "{key} is too long; at most {most} characters are allowed",
        ["key": quoted(key("unit")), "most": .count(PackLimits.unitLength)], at: node.mark, found: shown(unit))
    }
    metric.range = reader.range(fields["range"], key("range"))
    metric.step = reader.number(fields["step"], key("step"))
    if let step = metric.step, let node = fields["step"], step <= 0 {
      reader.report(
        "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted(key("step"))], at: node.mark,
        found: step.words, allowed: "a number above 0")
      metric.step = nil
    }
    if metric.kind == .count, let range = metric.range, let node = fields["range"],
      range.lowerBound < 0 || range.lowerBound != range.lowerBound.rounded()
        || range.upperBound != range.upperBound.rounded()
        || range.upperBound > Double(TrackableDefinition.highestCount)
    {
      reader.report(
        "out-of-range", "{key} is a count. Its range and its step need whole numbers from 0 on",
        ["key": quoted(key("range"))], at: node.mark)
      metric.range = nil
    }
    let choices = reader.texts(fields["choices"], key("choices"), fewest: PackLimits.fewestChoices)
    var known: Set<String> = []
    for choice in choices where !known.insert(choice.text.metricWord).inserted || choice.text.metricWord.isEmpty {
      reader.report(
        "duplicate-entry", "“{found}” appears twice in {key}. Delete one of them", ["key": quoted(key("choices"))],
        at: choice.mark, found: shown(choice.text))
    }
    metric.choices = choices.map(\.text)
    if fields["anchors"] != nil {
      metric.anchors = anchors(fields["anchors"], of: { key("anchors") }, on: metric.answerScale)
    }
  }

}
