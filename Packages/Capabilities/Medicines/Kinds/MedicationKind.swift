import TrackerCore

/// A dose of a medicine: taken, taken late or skipped, and how bad it was before and after.
public enum MedicationKind: LogKind {
  static let name = Field<String>("name")
  static let dose = Field<String>("dose")
  static let status = Field<String>("status")
  static let before = Field<Int>("before")
  static let after = Field<Int>("after")
  static let use = Field<String>("use")
  static let group = Field<String>("class")
  static let notes = Field<String>("notes")

  static let late = "late"
  static let skipped = "skipped"

  public static let definition = LogKindDefinition(
    id: "medication", name: "medicines", noun: "medicine", counted: ("1 medicine", "{count} medicines"),
    aliases: [
      "medicine", "med", "pill", "took", "Medikament", "Medikamente", "Medizin", "Tablette", "genommen",
    ], summary: "Log a medicine you took.",
    fields: [
      FieldDefinition(
        "name", .text(maxLength: Medicine.nameLength), "Which medicine. Your list of medicines fills in the rest.",
        asks: "Which medicine was it?", required: true, positional: true, label: "Medicine"),
      FieldDefinition(
        "dose", aliases: ["dosis", "menge"], .text(maxLength: Medicine.doseLength), "How much, such as 400mg.",
        positional: true, beginsWithDigit: true, label: "Dose"),
      FieldDefinition(
        "status",
        .choice(statuses), "Whether you took it. Without it, you did.",
        refuses: "“{typed}” does not say whether you took it", label: "Taken"),
      FieldDefinition(
        "before", aliases: ["vorher"], .whole(0...10), "How bad it was before.", asks: "How bad was it before?",
        label: "Before"),
      FieldDefinition(
        "after", aliases: ["nachher"], .whole(0...10), "How bad it was after.", asks: "How bad was it after?",
        label: "After"),
      FieldDefinition(
        "use", aliases: ["zweck"],
        .choice(MedicineUse.allCases.map { .init($0.rawValue, aliases: $0.otherWords) }),
        "Taken when symptoms come, or to prevent them.", refuses: "“{typed}” does not say what it is for",
        label: "Used for"),
      FieldDefinition(
        "class", aliases: ["klasse"], .text(maxLength: Medicine.groupLength), "What sort it is, such as triptan.",
        label: "Sort"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else.", label: "Notes"),
    ],
    metrics: [
      .metric(MedicineMetrics.skipped), .family(prefix: MedicineMetrics.doses),
      .family(prefix: MedicineMetrics.ofGroup),
    ],
    examples: [
      (line: "medication ibuprofen", says: "one on your list, with its dose"),
      (line: "medication ibuprofen 400mg at=08:00", says: "with the dose, at eight"),
      (line: "medication ibuprofen 400mg before=7 after=4", says: "how bad it was before and after"),
      (line: "medication ibuprofen status=skipped", says: "a dose that you did not take"),
      (line: "medication ibuprofen dose=\"half a tablet\"", says: "a dose in words"),
    ], measuresVersion: 2, category: .health)

  private static let statuses: [FieldDefinition.Choice] = [
    .init("taken", aliases: ["genommen"]), .init(late, aliases: ["spät", "verspätet"], label: "taken late"),
    .init(skipped, aliases: ["skip", "missed", "ausgelassen", "vergessen"]),
  ]

  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    // What became of a dose, where it stands at an end of a name.
    guard let words = payload[name]?.lowercased().split(separator: " ").map(String.init), words.count > 1,
      let (word, status) = [words.first, words.last].compactMap(\.self).lazy.compactMap({ word in
        statuses.first { $0.id == word || $0.aliases.contains(word) }.map { (word, $0.id) }
      }).first
    else { return [] }
    return [
      Doubt(
        code: "word-of-status", question: "Does the name of the medicine have the word “{word}” in it?",
        problem: "“{word}” would be part of the medicine's name",
        fix: "Type it as in status={status}. If it is part of the name, add --yes.",
        ["word": .verbatim(word), "status": .verbatim(status)], field: name.name)
    ]
  }

  /// A skipped dose is 0 of its medicine and nothing of its class, and counts as skipped.
  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let metric = metric(of: entry) else { return [] }
    guard entry.payload[status] != skipped else {
      return [Measure(metric, 0, fold: .sum), Measure(MedicineMetrics.skipped, 1, fold: .sum)]
    }
    let groups = [entry.payload[use], entry.payload[group]].compactMap { $0?.metricWord }.filter { !$0.isEmpty }
    return [Measure(metric, 1, fold: .sum)]
      + Set(groups).sorted().map { Measure(MetricID("\(MedicineMetrics.ofGroup)\($0)"), 1, fold: .sum) }
  }

  public static func recordParts(of entry: Entry, in context: EntryContext) -> [RecordPart] {
    LoggedDose(entry).map { [.dose(medicine: $0.name, amount: $0.dose, isTaken: $0.isTaken)] } ?? []
  }

  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] {
    metric(of: entry).map { [Spelling(.ofMetrics([$0]), field: name.name)] } ?? []
  }

  static func metric(of entry: Entry) -> MetricID? {
    guard let word = entry.payload[name]?.metricWord, !word.isEmpty else { return nil }
    return MetricID("\(MedicineMetrics.doses)\(word)")
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let status = payload[status].flatMap { $0 == late || $0 == skipped ? Phrase.words($0, [:]) : nil }
    return .parts([
      payload[name].map { .verbatim($0) }, payload[dose].map { .verbatim($0) }, status,
      payload[before].map { .words("{value} before", ["value": .count($0)]) },
      payload[after].map { .words("{value} after", ["value": .count($0)]) }, payload[notes].map { .verbatim($0) },
    ])
  }
}
