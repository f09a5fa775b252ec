import TrackerCore

/// Something that was drunk, in one short line. It adds to the same metric as the drinks of meals, so that whatever is
/// logged either way counts once.
public enum DrinkKind: LogKind {
  static let amount = Field<Double>("amount")
  static let what = Field<String>("what")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "drink", name: "drinks", noun: "drink", counted: ("1 drink", "{count} drinks"),
    aliases: ["drank", "trinken", "getrunken", "Getränk", "Getränke"], summary: "Log how much you drank.",
    fields: [
      FieldDefinition(
        "amount", aliases: ["menge"], .number(5...10_000, unit: Quantity.volume.unit),
        "In ml, l, oz, cups or glasses. Without a unit it is in the unit of your settings.",
        asks: "How much did you drink?", required: true, positional: true, plausible: 20...3_000, label: "Amount"),
      // People say what they drink. What counts as a food is logged with a meal.
      FieldDefinition(
        "what", aliases: ["was"], .choice([.init("water", aliases: ["of-water", "Wasser"])]),
        "Water, if you like to say so. Log other drinks with a meal.",
        refuses: "This command is for water. To log {typed}: symptoms food drinks={typed}", positional: true,
        label: "What"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes"),
    ],
    metrics: ["hydration.ml"],
    examples: [
      (line: "drink 300ml", says: "300 millilitres"),
      (line: "drink 2 glasses water", says: "two glasses of 250 ml each"),
      (line: "drink 12oz", says: "12 fluid ounces"),
    ], keepsDay: false, measuresVersion: 2, category: .health)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    entry.payload[amount].map { [.event("hydration.ml", $0, fold: .sum)] } ?? []
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    .parts([
      entry.payload[amount].map { amount in
        .words(
          entry.payload[what] == nil ? "{amount} to drink" : "{amount} of water", ["amount": .amount(amount, .volume)])
      },
      entry.payload[notes].map { .verbatim($0) },
    ])
  }
}
