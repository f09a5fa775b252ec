import TrackerCore

/// A day marked by hand as one of a flare, or as the first one without.
enum FlareKind: LogKind {
  static let mark = Field<String>("mark")
  static let notes = Field<String>("notes")

  static let definition = LogKindDefinition(
    id: "flare", name: "flare marks", summary: "A day marked as a flare, or as the end of one.",
    fields: [
      FieldDefinition(
        "mark", .choice([FlareMarking.Mark.open, .close].map { .init($0.rawValue) }), "open: a flare day; close: none.",
        required: true),
      FieldDefinition("notes", .text(maxLength: 500), "Anything else."),
    ],
    metrics: [.metric(FlareRule.mark)], examples: [], keepsDay: false, hasCommand: false)

  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let mark = entry.payload[mark] else { return [] }
    return [Measure(FlareRule.mark, mark == FlareMarking.Mark.open.rawValue ? 1 : 0, fold: .max)]
  }

  static func summary(of entry: Entry, in context: EntryContext) -> String {
    [
      entry.payload[mark] == FlareMarking.Mark.open.rawValue ? "a flare day" : "no flare any more",
      entry.payload[notes],
    ].compactMap { $0 }.joined(
      separator: ", ")
  }
}
