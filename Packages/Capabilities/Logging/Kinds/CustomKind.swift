import TrackerCore

/// Something of one's own: the metric `custom.<name>`, which packs may look at too. What the person has defined
/// (`TrackableDefinition`) takes its own values, such as `yes` or `45m`; anything else is a plain number.
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
        asks: "What is it?", required: true, positional: true, label: "What"),
      FieldDefinition(
        "value", aliases: ["wert"], .number(-1e9...1e9), "How much; 0 means none.", asks: "How much was it?",
        required: true, positional: true, label: "Value"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else.", label: "Notes"),
    ],
    metrics: [.family(prefix: "custom.")],
    examples: [
      (line: "custom menstruation 1", says: "1 for yes, 0 for no"),
      (line: "custom screen-time 3.5", says: "any number, such as hours"),
    ],
    keepsDay: false, reads: [.trackables])

  /// What is typed for something that the person has defined is read by its definition.
  public static func fields(for words: [String], of payload: Payload, in context: EntryContext) -> [FieldDefinition] {
    guard let own = trackable(of: words, payload, in: context) else { return fields(in: context) }
    return definition.fields.map { field in
      var field = field
      switch field.name {
      case name.name:
        let names = [own.label] + own.otherLabels + own.merged.map(\.rawValue) + nameTyped(in: words)
        field.shape = .choice([.init(own.id.rawValue, aliases: names.map { $0.replacing(" ", with: "-") })])
      case value.name:
        field.shape = own.shape
        if own.kind == .yesNo || own.kind == .choice { field.asks = "What was it?" }
        if let question = own.question { field.asks = .verbatim(question) }
        field.refuses = .words("“{typed}” does not fit {name}", ["name": .verbatim(own.label)])
      default: break
      }
      return field
    }
  }

  /// What the words are about: `name=`, else what they begin with, be it behind a number.
  private static func trackable(
    of words: [String], _ payload: Payload, in context: EntryContext
  ) -> TrackableDefinition? {
    let own = context.trackables
    guard !own.isEmpty else { return nil }
    if let named = nameTyped(in: words).last { return own.named(named) }
    let bare = words.filter { !$0.contains("=") && !$0.hasPrefix("#") }
    if let found = own.leading(bare) { return found.definition }
    if bare.first?.first?.isNumber == true, let found = own.leading(Array(bare.dropFirst())) { return found.definition }
    return payload[name].flatMap(own.named)
  }

  /// What stands behind `name=`.
  private static func nameTyped(in words: [String]) -> [String] {
    let start = "\(name.name)="
    return words.filter { $0.lowercased().hasPrefix(start) }.map { String($0.dropFirst(start.count)).trimmed }
  }

  public static func keep(_ payload: inout Payload, in context: EntryContext) {
    guard let word = payload.fields[value.name]?.text, let own = payload[name].flatMap(context.trackables.named),
      let number = own.number(of: word)
    else { return }
    payload[value] = number
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let name = payload[name] else { return [] }
    if let own = context.trackables.named(name) {
      return payload[value].flatMap { own.fault(of: $0, isExact: context.takesExactNumbers) }.map { [$0] } ?? []
    }
    guard name.metricWord.isEmpty else { return [] }
    return [Diagnostic(code: "no-name", "A name needs a letter or a digit, as in: symptoms log custom screen-time 2")]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let word = entry.payload[name]?.metricWord, let value = entry.payload[value] else { return [] }
    let own = context.trackables.named(word)
    if own?.role == .symptom {
      let id = SymptomID(word)
      return [.answer(id, value, of: context.symptom(id))]
    }
    let metric = TrackableDefinition.metric(TrackableID(word))
    return [
      Measure(
        own?.yieldsTo ?? own?.metric ?? metric, value,
        fold: own?.fold ?? context.fold(ofFormer: metric) ?? .mean)
    ]
  }

  /// A name that is one slip away from something that the person has defined was probably meant to be it.
  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] {
    guard let word = entry.payload[name]?.metricWord, !word.isEmpty, context.trackables.named(word) == nil else {
      return []
    }
    return [Spelling(.listed([word], known: context.trackables.shown.map(\.id.rawValue)), field: name.name)]
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let own = payload[name].flatMap(context.trackables.named)
    return .parts([
      (own?.label ?? payload[name]).map { .verbatim($0) },
      payload[value].map { own?.told($0) ?? .number($0, upTo: 3) },
      payload[notes].map { .verbatim($0) },
    ])
  }
}
