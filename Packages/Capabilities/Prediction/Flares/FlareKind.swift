import TrackerCore

/// A day marked by hand as one of a flare, or as the first one without.
enum FlareKind: LogKind {
  static let mark = Field<String>("mark")
  static let notes = Field<String>("notes")
  /// The condition that the mark is for, by its id; a mark without one counts for all.
  static let condition = Field<String>("condition")

  static let definition = LogKindDefinition(
    id: "flare", name: "flare marks", noun: "marked flare",
    summary: "A day you marked as a flare day, or as the end of one.",
    fields: [
      FieldDefinition(
        "mark",
        .choice([
          .init(FlareMarking.Mark.open.rawValue, label: "a flare day"),
          .init(FlareMarking.Mark.close.rawValue, label: "no flare"),
        ]),
        "open: a flare day; close: a day without a flare.",
        required: true, label: "What"),
      FieldDefinition("notes", .text(maxLength: 500), "Anything to remember.", label: "Notes"),
      FieldDefinition(
        "condition", .text(maxLength: 100), "The id of the condition. Leave it out for all of them.", label: "Condition"
      ),
    ],
    metrics: [.metric(FlareRule.mark), .family(prefix: FlareRule.markPrefix)], examples: [], keepsDay: false,
    hasCommand: false, measuresVersion: 2)

  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let mark = entry.payload[mark] else { return [] }
    let metric = entry.payload[condition].map { FlareRule.mark(of: PackID($0)) } ?? FlareRule.mark
    return [Measure(metric, mark == FlareMarking.Mark.open.rawValue ? 1 : 0, fold: .max)]
  }

  static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let isOpen = entry.payload[mark] == FlareMarking.Mark.open.rawValue
    let condition = entry.payload[condition].flatMap { name(of: PackID($0), in: context) }.map(context.inSentence)
    let what: Phrase =
      condition == nil
      ? isOpen ? "a flare day" : "a day without a flare"
      : isOpen ? "a flare day of {condition}" : "a day without a flare of {condition}"
    return .parts([
      what.filled(with: ["condition": "\(condition ?? "")"]), entry.payload[notes].map { .verbatim($0) },
    ])
  }

  /// The name of the condition that a mark is for; nil where the person has no other, its id where it has ended.
  private static func name(of condition: PackID, in context: EntryContext) -> String? {
    if context.packs.map(\.id) == [condition] { return nil }
    return context.packs.first { $0.id == condition }?.name ?? condition.rawValue
  }

  static var clashes: Bool { true }

  /// One mark a day and condition.
  static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    guard entry.day == other.entry.day, entry.payload[condition] == other.entry.payload[condition] else { return nil }
    return Diagnostic(
      code: "marked-twice", "{day} is already marked", ["day": .day(entry.day), "id": "\(other.entry.id.short)"],
      allowed: "another day, or first type: symptoms delete {id}")
  }
}
