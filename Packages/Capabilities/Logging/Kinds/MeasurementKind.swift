import TrackerCore

/// One value of one metric on one day, as a file gave it.
public enum MeasurementKind: LogKind {
  public static let metric = Field<String>("metric")
  public static let value = Field<Double>("value")

  public static let definition = LogKindDefinition(
    id: "measurement", name: "measurements", summary: "A value of a metric from a file.",
    fields: [
      FieldDefinition("metric", .text(maxLength: 200), "the metric", required: true),
      FieldDefinition(
        "value", .number(-1e12...1e12), "its value of the day; 0 is a value, or an explicit none", required: true),
    ],
    metrics: [.named], examples: [], keepsDay: false, hasCommand: false, measuresVersion: 2)

  /// The value is the whole day's, so two files that speak of one day are never added: the last one counts.
  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let metric = entry.payload[metric], let value = entry.payload[value] else { return [] }
    var measure = Measure(FoodItem.counted(MetricID(metric)), value, fold: .last)
    if let id = SymptomID(of: measure.metric) { measure.rank = Measure.answer(id, value, of: context.symptom(id)).rank }
    return [measure]
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    guard let metric = entry.payload[metric], let value = entry.payload[value] else { return "" }
    guard let symptom = SymptomID(of: MetricID(metric)).flatMap(context.symptom) else {
      return "\(metric) \(value.brief)"
    }
    return "\(symptom.name.lowercased()) \(symptom.scale.isNone(value) ? Scale.Band.ofNone.name : value.brief)"
  }
}
