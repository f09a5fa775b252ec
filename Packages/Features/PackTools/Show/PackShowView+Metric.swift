import TrackerCore

extension PackShowView {
  /// A metric of the pack's own.
  struct Metric: Encodable, Sendable {
    var id: MetricID
    var name: String
    var about: String?
    var kind: TrackableDefinition.Kind
    var unit: String?
    var lowest: Double?
    var highest: Double?
    var step: Double?
    var choices: [String]
    var fold: Fold
    var absence: TrackableDefinition.Absence
    var worse: Direction?
    var anchors: [Scale.Anchor]?
    var question: String?
    var ask: TrackableDefinition.Asking?
    var aliases: [String]
    var keep: Keep?
    var redFlags: SeekCare?
    var sources: [ReferenceID]
    var appliesTo: AppliesTo?
    let key: TrackableID

    private enum CodingKeys: String, CodingKey {
      case id, name, about, kind, unit, lowest, highest, step, choices, fold, absence, worse, anchors, question, ask
      case aliases, keep, redFlags, sources, appliesTo
    }
  }
}

extension PackShowView.Metric {
  init(_ metric: TrackableDefinition) {
    self.init(
      id: metric.metric, name: metric.label, about: metric.about, kind: metric.kind, unit: metric.unit,
      lowest: metric.range?.lowerBound, highest: metric.range?.upperBound, step: metric.step, choices: metric.choices,
      fold: metric.fold, absence: metric.absence, worse: metric.worse, anchors: metric.anchors,
      question: metric.question, ask: metric.asking, aliases: metric.otherLabels, keep: metric.keep,
      redFlags: metric.seekCare, sources: metric.sources ?? [], appliesTo: metric.appliesTo, key: metric.id)
  }
}
