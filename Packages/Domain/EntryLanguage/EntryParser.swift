import TrackerCore

/// Reads the words that a person typed into the fields, the time and the day of an entry; finds every fault in one go.
///
/// A word of the form `name=value` fills that field; any other fills the first unfilled positional field that takes it.
/// `at=` is the time, `day=` the day.
public struct EntryParser {
  /// What the entry is of.
  public let kind: any LogKind.Type
  let context: EntryContext
  /// What days and clock times are read by.
  public var calendar: DayCalendar { context.calendar }
  let now: Instant
  /// What was answered to doubts about the words, and typed again for fields.
  let answers: DoubtAnswers
  /// Reads a day as people type it; nil or a thrown `Diagnostic` for what is no day, `OpenQuestions` for what may be
  /// either of two.
  let readDay: (String) throws -> Day?

  public init(
    _ kind: any LogKind.Type, context: EntryContext, now: Instant, answers: DoubtAnswers = DoubtAnswers(),
    readDay: @escaping (String) throws -> Day?
  ) {
    self.kind = kind
    self.context = context
    self.now = now
    self.answers = answers
    self.readDay = readDay
  }

  /// Reads a new entry.
  ///
  /// - Parameters:
  ///   - date: The day by an option, like `day=`.
  /// - Throws: `Failure` (`validation`) with every fault; `OpenQuestions` for a day that may be either of two.
  public func parse(_ words: [String], date: String? = nil) throws -> EntryDraft {
    try refusing { try draft(of: words, date: date) }
  }

  /// Reads changes to an entry: `name=value` words only; `name=` clears a field. What is not named stays as it was;
  /// another day takes the time of day along.
  ///
  /// - Throws: `Failure` (`validation`) with every fault; `OpenQuestions` for a day that may be either of two.
  public func parse(_ words: [String], editing entry: Entry) throws -> EntryDraft {
    try refusing { try draft(of: words, editing: entry) }
  }

  /// Reads like `parse`; where only values of fields are at fault, these can be asked for again.
  ///
  /// - Parameter entry: The one being changed, nil for a new one.
  /// - Throws: `OpenQuestions` with the faults of fields, or for a day that may be either of two; `Failure`
  ///   (`validation`) with every fault where another one is among them.
  public func draft(of words: [String], date: String? = nil, editing entry: Entry? = nil) throws -> EntryDraft {
    try read(words, date: date, editing: entry)
  }

  private func refusing(_ body: () throws -> EntryDraft) throws -> EntryDraft {
    do { return try body() } catch let open as OpenQuestions where !open.faults.isEmpty { throw open.failure }
  }

  /// Whether a text behind `tag=` is the day of an entry, as it is in German: a day as people type it, or one slip away
  /// from a word for one.
  public func isDay(_ text: String) -> Bool {
    do {
      if try readDay(text) != nil { return true }
    } catch { return error is OpenQuestions || isNearlyDay(text) }
    return isNearlyDay(text)
  }

  private func isNearlyDay(_ text: String) -> Bool {
    let word = text.trimmed
    return word.count >= 5 && Day.words.contains { isOneSlip(from: word, to: $0) }
  }

  /// Reads only when an entry was, for commands that read its values themselves.
  ///
  /// - Parameters:
  ///   - time: What stands after `at=`.
  ///   - day: What stands after `day=` or an option for the day.
  /// - Returns: Now and today where nothing is named or a fault was found, and what is doubtful of the time.
  /// - Throws: `OpenQuestions` for a day that may be either of two.
  public func when(
    time: String?, day: String?, diagnostics: inout [Diagnostic]
  ) throws -> (instant: Instant, day: Day, doubts: [Doubt]) {
    let day = try self.day(day, &diagnostics)
    let when = self.time(at: time, day: day, payload: Payload(), editing: nil, &diagnostics)
    return (when.instant, when.day, when.doubts)
  }

  /// Numbers of a file stay as exact as they were, as long as none of them is typed anew.
  private func context(of payload: Payload, editing entry: Entry) -> EntryContext {
    let isAsItWas = payload.fields.allSatisfy { name, value in
      value.number == nil || value == kind.typed(entry.payload).fields[name] || value == entry.payload.fields[name]
    }
    return isAsItWas ? context.reading(entry.source) : context
  }

  private func read(_ words: [String], date: String?, editing entry: Entry?) throws -> EntryDraft {
    var reading = EntryReading(parser: self, entry: entry, words: words)
    reading.split(words, date: date)
    let day = try self.day(reading.day(option: date), &reading.diagnostics)
    reading.readFields(on: day)
    if let entry, let day { reading.moveSpans(by: entry.day.distance(to: day)) }
    reading.checkRequired()

    var payload = Payload(fields: reading.values)
    kind.keep(&payload, in: context)
    let when = time(at: reading.time, day: day, payload: payload, editing: entry, &reading.diagnostics)
    kind.complete(&payload, at: when.isTimeKnown ? context.calendar.local(when.instant).time : nil)
    let diagnostics =
      reading.diagnostics.isEmpty
      ? kind.diagnostics(in: payload, context: entry.map { self.context(of: payload, editing: $0) } ?? context)
      : reading.diagnostics
    guard diagnostics.isEmpty else {
      let required = kind.fields(in: context).filter(\.isRequired).map(\.name)
      let open = OpenQuestions(faults: diagnostics, required: Set(required))
      if diagnostics.allSatisfy({ $0.field != nil }) { throw open }
      throw open.failure
    }
    let doubts = reading.doubts + when.doubts + kind.allDoubts(about: payload, at: when.instant, in: context)
    return EntryDraft(
      payload: payload, instant: when.instant, day: when.day, doubts: doubts.filter { answers[$0] != true })
  }
}
