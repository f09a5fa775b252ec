import TrackerCore

/// Reads the words that a person typed into the fields, the time and the day of an entry; finds every fault in one go.
///
/// A word of the form `name=value` fills that field; any other fills the first unfilled positional field that takes it.
/// `at=` is the time, `day=` the day.
public struct EntryParser {
  /// What the entry is of.
  public let kind: any LogKind.Type
  let context: EntryContext
  let now: Instant
  /// Reads a day as people type it; nil for what is no day.
  let readDay: (String) -> Day?

  public init(_ kind: any LogKind.Type, context: EntryContext, now: Instant, readDay: @escaping (String) -> Day?) {
    self.kind = kind
    self.context = context
    self.now = now
    self.readDay = readDay
  }

  /// Reads a new entry.
  ///
  /// - Parameters:
  ///   - date: The day by an option, like `day=`.
  /// - Throws: `Failure` (`validation`) with every fault.
  public func parse(_ words: [String], date: String? = nil) throws -> EntryDraft {
    try read(words, date: date, editing: nil)
  }

  /// Reads changes to an entry: `name=value` words only; `name=` clears a field. What is not named stays as it was;
  /// another day takes the time of day along.
  ///
  /// - Throws: `Failure` (`validation`) with every fault.
  public func parse(_ words: [String], editing entry: Entry) throws -> EntryDraft {
    try read(words, date: nil, editing: entry)
  }

  /// Reads only when an entry was, for commands that read its values themselves.
  ///
  /// - Parameters:
  ///   - time: What stands after `at=`.
  ///   - day: What stands after `day=` or an option for the day.
  /// - Returns: Now and today where nothing is named or a fault was found.
  public func when(time: String?, day: String?, diagnostics: inout [Diagnostic]) -> (instant: Instant, day: Day) {
    let when = self.time(at: time, day: self.day(day, &diagnostics), payload: Payload(), editing: nil, &diagnostics)
    return (when.instant, when.day)
  }

  private func read(_ words: [String], date: String?, editing entry: Entry?) throws -> EntryDraft {
    var reading = EntryReading(parser: self, entry: entry)
    reading.split(words)
    let day = self.day(reading.day(option: date), &reading.diagnostics)
    reading.readFields(on: day)
    if let entry, let day { reading.moveSpans(by: entry.day.distance(to: day)) }
    reading.checkRequired()

    var payload = Payload(fields: reading.values)
    let when = time(at: reading.time, day: day, payload: payload, editing: entry, &reading.diagnostics)
    kind.complete(&payload, at: when.isTimeKnown ? context.calendar.local(when.instant).time : nil)
    let diagnostics =
      reading.diagnostics.isEmpty ? kind.diagnostics(in: payload, context: context) : reading.diagnostics
    guard diagnostics.isEmpty else {
      throw Failure.invalid(
        diagnostics, what: diagnostics.count > 1 ? "Nothing was saved: \(diagnostics.count) things are wrong" : nil)
    }
    return EntryDraft(payload: payload, instant: when.instant, day: when.day)
  }
}
