import TrackerCore

/// How much the symptoms affect daily life, on the day on which it was asked.
public enum ImpactKind: LogKind {
  static let level = Field<Int>("level")
  static let notes = Field<String>("notes")

  /// From hardly any effect to almost nothing that can still be done.
  static let range = 1...10

  public static let definition = LogKindDefinition(
    id: "impact", name: "answers about daily life", noun: "answer about daily life",
    counted: ("1 answer about daily life", "{count} answers about daily life"),
    aliases: ["Alltag", "Auswirkung", "Beeinträchtigung"],
    summary: "Log how much your symptoms affect your daily life.",
    fields: [
      FieldDefinition(
        "level", aliases: ["stärke"], .whole(range), "1 is hardly any effect, 10 is that you can do almost nothing.",
        asks: "How much do your symptoms affect your daily life?", required: true, positional: true, label: "Effect"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes"),
    ],
    metrics: [.metric(ImpactMetrics.logged.id)],
    examples: [(line: "impact 6", says: "your symptoms affect your daily life, 6 out of 10")], keepsDay: false)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    entry.payload[level].map { [Measure(ImpactMetrics.logged.id, Double($0), fold: .last)] } ?? []
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    .parts([
      entry.payload[level].map { .words("effect on daily life {value} out of 10", ["value": .count($0)]) },
      entry.payload[notes].map { .verbatim($0) },
    ])
  }
}
