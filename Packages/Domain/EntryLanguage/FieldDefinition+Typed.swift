import TrackerCore

extension FieldDefinition {
  /// The value of a typed text, by the rules of a field of an entry: for what is typed and is no entry, such as a fact
  /// of the person. Spans of time have no day here and are not for this.
  ///
  /// - Throws: a `Diagnostic` that names the field and what it takes, never the text, but for a mistyped keyword.
  public func value(typed text: String, in context: EntryContext) throws(Diagnostic) -> JSONValue {
    let parser = ShapeParser(context: context, now: Instant(seconds: 0), day: nil, countsForMorning: false)
    return try parser.value(text, for: self)
  }
}
