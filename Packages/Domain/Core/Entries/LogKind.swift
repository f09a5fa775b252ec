/// A kind of entry: a new one is a type of a module, added to the registry; no migration, no change elsewhere.
///
/// The command `log <id>`, its help, validation, editing and JSON all follow from `definition`.
public protocol LogKind: Sendable, SendableMetatype {
  static var definition: LogKindDefinition { get }

  /// The fields for a person with these conditions; those of the definition unless the kind's fields depend on packs,
  /// as a check-in's do.
  static func fields(in context: EntryContext) -> [FieldDefinition]

  /// The fields for one entry, where they depend on what is typed of it, as those of a number of one's own do; those of
  /// `fields(in:)` unless the kind says otherwise. A kind that has others turns their values into those that it keeps
  /// (`keep`).
  ///
  /// - Parameters:
  ///   - words: As they were typed, `name=value` or bare.
  ///   - payload: What the entry has already; empty for a new one.
  static func fields(for words: [String], of payload: Payload, in context: EntryContext) -> [FieldDefinition]

  /// Turns values as they were typed into those that are kept, such as a word into its number.
  static func keep(_ payload: inout Payload, in context: EntryContext)

  /// An entry's payload as it was typed, for editing: what `complete` turned into something else is turned back.
  static func typed(_ payload: Payload) -> Payload

  /// Fills in what follows from the typed fields and the entry's time of day, such as which meal it was; the time is
  /// nil where only the day is known.
  static func complete(_ payload: inout Payload, at time: LocalTime?)

  /// What can't be right in the fields taken together; each field alone was checked before.
  static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic]

  /// What `m` after a number means where the fields take both minutes and a distance; minutes unless the kind says so.
  ///
  /// - Parameter payload: What is read so far, such as the type of exercise.
  static func meaning(ofM number: Double, in payload: Payload) -> MinutesOrMetres

  /// What a file gives of something, beside what earlier files gave of the same: such as one device's share of a day.
  /// What the file gives, unless the kind says otherwise.
  ///
  /// - Parameter earlier: The fields that earlier files gave, as they are kept.
  static func joined(_ given: Payload, with earlier: Payload) -> Payload

  /// Why an entry can't stand beside another one of its kind, such as two nights that overlap; nil when it can.
  static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic?

  /// Whether its entries are answers to the questions of the person's packs, which health records keep as a
  /// questionnaire and the responses to it.
  static var isQuestionnaire: Bool { get }

  /// Whether an entry says that there was none of what another one of its day brings, with the measures of that one;
  /// nil for kinds whose entries never do. The other one is what happened, so it takes the place of the entry.
  static var denial: (@Sendable (_ none: Entry, _ other: MeasuredEntry) -> Bool)? { get }

  /// By what its entries are found in a search of texts; nil for a kind that is not searched.
  static var search: SearchRule? { get }

  /// Whether entries of the kind can clash at all. Where two do, only one of them gives measures.
  static var clashes: Bool { get }

  /// Whether what is typed is refused where it clashes; else the weaker of the two waits, and nothing is said.
  static var refusesClashes: Bool { get }

  /// What is possible and probably not meant in fields that are without a fault, such as a night of 15 hours.
  ///
  /// - Parameter instant: When it was.
  static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt]

  /// How many days before and after an entry others are looked at for `clash` and its doubts; 1 unless the kind
  /// says so.
  static var daysBeside: Int { get }

  /// What is possible and probably not meant beside another entry of the kind, such as a second night of one morning;
  /// none where the two clash.
  static func doubts(about entry: Entry, beside other: Entry) -> [Doubt]

  /// What is possible and probably not meant of an entry because another one of the kind is missing, such as the end of
  /// something whose start nobody logged.
  ///
  /// - Parameter others: Those of the days around it, in any order.
  static func doubts(about entry: Entry, among others: [Entry]) -> [Doubt]

  /// The numbers that an entry gives metrics. Units and ranges are the metrics'.
  static func measures(of entry: Entry, in context: EntryContext) -> [Measure]

  /// What an entry says in the terms of health records; its answers to symptoms unless the kind says otherwise.
  static func recordParts(of entry: Entry, in context: EntryContext) -> [RecordPart]

  /// The words of an entry that are worth a look when they are new and nearly known ones: names that people type again
  /// and again. None unless the kind says which.
  static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling]

  /// The entry in a few words, for lists: `walking, 30 minutes, light (2)`.
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase

  /// The entry as it is told to the person, behind `Saved:` and `Removed:`: `30 minutes of walking, light (2 out of
  /// 10)`. Its summary unless the kind says otherwise.
  static func told(_ entry: Entry, in context: EntryContext) -> Phrase
}

extension LogKind {
  public static var id: LogKindID { definition.id }
  public static func fields(in context: EntryContext) -> [FieldDefinition] { definition.fields }
  public static func fields(for words: [String], of payload: Payload, in context: EntryContext) -> [FieldDefinition] {
    fields(in: context)
  }
  public static func keep(_ payload: inout Payload, in context: EntryContext) {}
  public static func typed(_ payload: Payload) -> Payload { payload }
  public static func complete(_ payload: inout Payload, at time: LocalTime?) {}
  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] { [] }
  public static func meaning(ofM number: Double, in payload: Payload) -> MinutesOrMetres { .minutes }
  public static func joined(_ given: Payload, with earlier: Payload) -> Payload { given }
  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? { nil }
  public static var isQuestionnaire: Bool { false }
  public static var denial: (@Sendable (_ none: Entry, _ other: MeasuredEntry) -> Bool)? { nil }
  public static var search: SearchRule? { nil }
  public static var clashes: Bool { false }
  public static var refusesClashes: Bool { true }
  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] { [] }
  public static var daysBeside: Int { 1 }
  public static func doubts(about entry: Entry, beside other: Entry) -> [Doubt] { [] }
  public static func doubts(about entry: Entry, among others: [Entry]) -> [Doubt] { [] }
  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] { [] }
  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase { summary(of: entry, in: context) }

  /// The measures of an entry with those of its tags, and the mark that its day is kept for the kind.
  public static func allMeasures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let own = measures(of: entry, in: context).map { measure in
      var ranked = measure
      if measure.rank != Measure.eventRank { ranked.rank += entry.source.rank }
      return ranked
    }
    return own + context.measures(ofPartsIn: own, of: entry, isOfWholeDay: definition.isOfWholeDay)
      + entry.payload.tags.map { Measure($0.metric, 1, fold: .max) } + (definition.keepsDay ? [.keeps(id)] : [])
  }
}

extension LogKind {
  /// What is possible and probably not meant: what the kind says of its fields together, and numbers beyond what is
  /// plausible for their field.
  public static func allDoubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    fields(in: context).compactMap { $0.doubt(about: payload.fields[$0.name]) }
      + doubts(about: payload, at: instant, in: context)
  }
}
