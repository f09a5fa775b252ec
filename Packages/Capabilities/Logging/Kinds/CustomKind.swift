import TrackerCore

/// A number of one's own: the metric `custom.<name>`, which packs may look at too.
public enum CustomKind: LogKind {
  static let name = Field<String>("name")
  static let value = Field<Double>("value")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "custom", name: "own numbers", noun: "number", aliases: ["number"],
    summary: "A number of your own, by a name of your own.",
    fields: [
      FieldDefinition(
        "name", .text(maxLength: 50), "What it is; the metric is custom.<name>.", required: true, positional: true),
      FieldDefinition("value", .number(-1e9...1e9), "How much; 0 is none.", required: true, positional: true),
      FieldDefinition("notes", .text(maxLength: 500), "Anything else."),
    ],
    metrics: [.family(prefix: "custom.")],
    examples: [
      (line: "custom menstruation 1", says: "1 for yes, 0 for no"),
      (line: "custom screen-time 3.5", says: "a number, such as hours"),
    ],
    keepsDay: false)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let name = payload[name], name.metricWord.isEmpty else { return [] }
    return [Diagnostic(code: "no-name", "name holds no letter and no digit", allowed: "letters, digits and hyphens")]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let word = entry.payload[name]?.metricWord, let value = entry.payload[value] else { return [] }
    return [Measure(MetricID("custom.\(word)"), value, fold: .mean)]
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    return ["\(payload[name] ?? "") \(payload[value]?.brief ?? "")", payload[notes]].compactMap { $0 }.joined(
      separator: ", ")
  }
}
