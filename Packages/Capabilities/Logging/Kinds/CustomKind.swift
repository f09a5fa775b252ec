import TrackerCore

/// A number of one's own: the metric `custom.<name>`, which packs may look at too.
public enum CustomKind: LogKind {
  static let name = Field<String>("name")
  static let value = Field<Double>("value")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "custom", name: "own numbers", noun: "number", counted: ("1 own number", "{count} own numbers"),
    aliases: ["number", "Zahl", "Wert"], summary: "Log anything else as a number.",
    fields: [
      FieldDefinition(
        "name", .text(maxLength: 50), "What it is. Packs know it as custom.NAME.",
        asks: "What is it?", required: true, positional: true),
      FieldDefinition(
        "value", aliases: ["wert"], .number(-1e9...1e9), "How much; 0 means none.", asks: "How much was it?",
        required: true, positional: true),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else."),
    ],
    metrics: [.family(prefix: "custom.")],
    examples: [
      (line: "custom menstruation 1", says: "1 for yes, 0 for no"),
      (line: "custom screen-time 3.5", says: "any number, such as hours"),
    ],
    keepsDay: false)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let name = payload[name], name.metricWord.isEmpty else { return [] }
    return [Diagnostic(code: "no-name", "A name needs a letter or a digit, as in: symptoms log custom screen-time 2")]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let word = entry.payload[name]?.metricWord, let value = entry.payload[value] else { return [] }
    return [Measure(MetricID("custom.\(word)"), value, fold: .mean)]
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    return .parts([
      payload[name].map { .verbatim($0) }, payload[value].map { .number($0, upTo: 3) },
      payload[notes].map { .verbatim($0) },
    ])
  }
}
