import TrackerCore

/// An explicit none: that there was no exercise, none of a food.
public enum NoneKind: LogKind {
  static let subject = Field<String>("subject")
  /// The metric that is 0; that of a symptom for a day without it.
  static let metric = Field<String>("metric")
  /// The kind that the day is kept for, where all of it was none.
  static let kind = Field<String>("kind")

  /// Without fields to edit: what there was none of decides the metric or kind, so another one is another entry.
  public static let definition = LogKindDefinition(
    id: "none", name: "“no” entries", noun: "“no”", counted: ("1 “no”", "{count} “no” entries"),
    summary: "Something that you did not have or do.", fields: [], metrics: [.named], examples: [], keepsDay: false,
    isOfWholeDay: true, hasCommand: false, measuresVersion: 4, reads: [.symptoms])

  static let noSubject = Diagnostic(
    code: "no-subject", "None of what? Type it like this: symptoms no exercise")

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    payload[metric] == nil && payload[kind] == nil ? [noSubject] : []
  }

  public static var clashes: Bool { true }

  /// One none of a thing a day: another one says nothing.
  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    guard entry.day == other.entry.day, entry.payload[kind] == other.entry.payload[kind],
      entry.payload[metric] == other.entry.payload[metric]
    else { return nil }
    return other.clash(
      "none-twice", "Already logged for {day}. To remove it: symptoms delete {id}",
      inFile: "Line {line} of the file says that already for {day}")
  }

  /// A symptom may have come and gone on one day: its none stands beside the other answers.
  public static var denial: (@Sendable (_ none: Entry, _ other: MeasuredEntry) -> Bool)? {
    { none, other in
      if let kind = none.payload[kind] { return other.entry.kind.rawValue == kind }
      guard let metric = none.payload[metric].map(MetricID.init(rawValue:)), SymptomID(of: metric) == nil else {
        return false
      }
      // What says that a meal was skipped is 0 where it was logged.
      let isSkipped = MainMeal(skippedBy: metric) != nil
      return other.measures.contains { $0.metric == metric && (isSkipped ? $0.value == 0 : $0.value > 0) }
    }
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    var measures: [Measure] = []
    if let metric = entry.payload[metric].map({ FoodItem.counted(MetricID($0)) }) {
      // A symptom is joined with the day's other answers by its own fold.
      let answer = SymptomID(of: metric).map { Measure.answer($0, 0, of: context.symptom($0), isNone: true) }
      measures.append(answer ?? MainMeal(skippedBy: metric)?.closing ?? Measure(metric, 0, fold: .sum))
    }
    if let kind = entry.payload[kind] { measures.append(.keeps(LogKindID(kind))) }
    return measures
  }

  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] {
    entry.payload[metric].map { metric in
      let counted = FoodItem.counted(MetricID(metric))
      return [Spelling(.ofMetrics([context.symptom(of: counted)?.metric ?? counted]), field: nil)]
    } ?? []
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let symptom = entry.payload[metric].flatMap { SymptomID(of: MetricID($0)) }.flatMap(context.symptom)
    let thing =
      entry.payload[kind].map { Phrase.words($0, [:]) } ?? symptom.map { context.inSentence($0.name) }
      ?? "\(entry.payload[subject] ?? "")"
    return .words("no {thing}", ["thing": thing])
  }
}
