import TrackerCore

/// What the kinds of this module share.
enum VitalFields {
  static let notes = Field<String>("notes")

  /// The last field of every kind.
  static let notesDefinition = FieldDefinition(
    "notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes")

  /// Beats a minute that are allowed.
  static let rates = 20.0...250.0

  /// A field of beats a minute.
  static func rate(
    _ name: String, aliases: [String] = [], _ about: String, asks: Phrase, positional: Bool = false, label: Phrase
  ) -> FieldDefinition {
    FieldDefinition(
      name, aliases: aliases, .number(rates, step: 1, unit: "bpm"), about, asks: asks, positional: positional,
      label: label)
  }

  /// The fault of a line that has no number at all.
  static func nothing(_ message: Phrase) -> [Diagnostic] {
    [Diagnostic(code: FieldDefinition.missingCode, message)]
  }

  /// Whether any of the fields has a value.
  static func hasAny(_ names: [String], in payload: Payload) -> Bool { names.contains { payload.fields[$0] != nil } }
}

extension LogKind {
  /// The notes of an entry, for its end.
  static func notes(of payload: Payload) -> Phrase? { payload[VitalFields.notes].map { .verbatim($0) } }

  /// A measure of a field of numbers; none where it was left out.
  static func measure(_ metric: MetricID, _ field: Field<Double>, of payload: Payload, fold: Fold = .mean) -> [Measure]
  {
    payload[field].map { [Measure(metric, $0, fold: fold)] } ?? []
  }
}
