import TrackerCore

/// One value of one metric on one day, as a file gave it.
public enum MeasurementKind: LogKind {
  public static let metric = Field<String>("metric")
  public static let value = Field<Double>("value")

  public static let definition = LogKindDefinition(
    id: "measurement", name: "measurements", counted: ("1 measurement", "{count} measurements"),
    summary: "A number from a file.",
    fields: [
      FieldDefinition("metric", .text(maxLength: 200), "What it is a number of.", required: true, label: "What"),
      FieldDefinition(
        "value", .number(-1e12...1e12), "The number of the day; 0 means none.", asks: "What was the number?",
        required: true, label: "Value"),
    ],
    metrics: [.named], examples: [], keepsDay: false, isOfWholeDay: true, hasCommand: false, measuresVersion: 2,
    reads: [.symptoms])

  /// The value is the whole day's, so two files that speak of one day are never added: the last one counts.
  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let metric = entry.payload[metric], let value = entry.payload[value] else { return [] }
    var measure = Measure(FoodItem.counted(MetricID(metric)), value, fold: .last)
    if let id = SymptomID(of: measure.metric) { measure.rank = Measure.answer(id, value, of: context.symptom(id)).rank }
    return [measure]
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    guard let metric = entry.payload[metric], let value = entry.payload[value] else { return "" }
    if let symptom = SymptomID(of: MetricID(metric)).flatMap(context.symptom) {
      return symptom.told(value, in: context.language)
    }
    guard let known = context.metrics?[MetricID(metric)] else {
      return .words("{metric} {value}", ["metric": "\(metric)", "value": .number(value, upTo: 3)])
    }
    let told = Quantity(unit: known.unit).map { Phrase.amount(value, $0) } ?? .number(value, upTo: 3)
    return .words("{name}: {value}", ["name": known.name, "value": told])
  }
}
