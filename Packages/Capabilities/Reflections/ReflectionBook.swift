import TrackerApplication
import TrackerCore
import TrackerEntryLanguage
import TrackerSentiment

/// What a person does with their journal: write, change, read and search it.
///
/// A text that was written is never lost: until it is saved it lies in a file of the home (`UnfinishedText`).
public struct ReflectionBook: Sendable {
  let session: Session
  private var environment: Environment { session.environment }

  public init(_ session: Session) { self.session = session }

  /// The kinds whose texts are searched, which is the journal alone.
  static var rules: [LogKindID: SearchRule] {
    ReflectionKind.search.map { [ReflectionKind.id: $0] } ?? [:]
  }

  // MARK: Writing

  /// Checks all that can be checked of a line before a person writes a text to it.
  ///
  /// - Throws: `Failure` (`validation`) for what is wrong with it, or where the journal is not collected;
  ///   `OpenQuestions` for what is doubtful about the day.
  public func check(_ line: ReflectionLine) throws {
    let entry = try self.entry(of: line.isWhole && !line.readsInput ? line : line.with(text: "…"))
    try session.refuseUncollected(entry, of: ReflectionKind.self)
    try session.journal.read { journal in
      try session.settle(entry.day, in: journal)
      try checkCategories(of: entry.payload, in: journal)
    }
  }

  /// A new entry of a line, which is not saved yet.
  private func entry(of line: ReflectionLine) throws -> Entry {
    let parser = session.parser(of: ReflectionKind.self)
    let line = line.reading(isDay: parser.isDay)
    var diagnostics: [Diagnostic] = []
    let when = try parser.when(time: line.time, day: line.day, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    try environment.answers.settle(when.doubts)
    do {
      let draft = try parser.parse(line.inputs, at: when.instant, on: when.day, isTimeKnown: true)
      return session.entry(ReflectionKind.id, draft)
    } catch let failure as Failure where failure.diagnostics.count == 1 {
      throw Failure.invalid(failure.diagnostics)
    }
  }

  /// Saves an entry of a line that has its text.
  ///
  /// - Throws: as `check`; then nothing is saved.
  public func save(_ line: ReflectionLine) throws -> ReflectionSavedView {
    try refuseTooLong(line.text)
    let entry = try self.entry(of: line)
    try session.refuseUncollected(entry, of: ReflectionKind.self)
    let ((), changes) = try session.record("journal") { journal in
      try session.settle(entry.day, in: journal)
      try checkCategories(of: entry.payload, in: journal)
      try journal.put(entry, measures: session.measures(of: entry, by: ReflectionKind.self, in: journal))
      _ = try session.removeDenials(of: entry, in: journal)
    }
    environment.note(.trackerAction)
    return try saved(entry, changes, isChange: false)
  }

  /// - Throws: `Failure` (`validation`) that says by how much a text is too long.
  private func refuseTooLong(_ text: String) throws(Failure) {
    // A text of fewer bytes has fewer characters.
    guard text.utf8.count > ReflectionKind.textLength else { return }
    let more = text.count - ReflectionKind.textLength
    guard more > 0 else { return }
    throw Failure.invalid([
      Diagnostic(
        code: ReflectionBook.tooLong,
        "Nothing was saved: your text may have {most} characters, and has {count} too many",
        ["most": .count(ReflectionKind.textLength), "count": .count(more)])
    ])
  }

  private static let tooLong = "too-long"

  private static func isTooLong(_ error: any Error) -> Bool {
    (error as? Failure)?.findings.contains { $0.code == tooLong } ?? false
  }

  /// Saves bytes that were read from elsewhere as the text of an entry. What can't be saved is kept in a file, which
  /// the person is told of.
  ///
  /// - Throws: as `save`.
  public func save(_ line: ReflectionLine, text bytes: [UInt8]) throws -> ReflectionSavedView {
    do {
      let text = try UnfinishedText.text(of: bytes)
      guard !text.isEmpty else { throw ReflectionBook.noText }
      return try save(line.with(text: text))
    } catch {
      if !bytes.allSatisfy({ $0 <= 0x20 }) {
        let isTooLong = ReflectionBook.isTooLong(error)
        tellKept(try UnfinishedText.keep(bytes, isTooLong: isTooLong, in: environment), isTooLong: isTooLong)
      }
      throw error
    }
  }

  /// Has the text of a line written in the person's editor, and saves it.
  ///
  /// - Returns: nil where nothing was written.
  /// - Throws: as `save`, and `Failure` (`system`) where no editor can be started; the text is kept then.
  public func write(_ line: ReflectionLine) throws -> ReflectionSavedView? {
    let unfinished = try UnfinishedText.open(of: nil, in: environment)
    if unfinished.isContinued { environment.warn("This is the text that you began before.") }
    return try edited(unfinished) { text in
      text.isEmpty && !line.isWhole ? nil : try save(line.with(text: text))
    }
  }

  /// Has the text of an entry changed in the person's editor, and saves it.
  ///
  /// - Parameter id: The entry's id or its beginning.
  /// - Returns: nil where nothing was changed.
  /// - Throws: as `write`; `Failure` (`validation`) for an id that names no entry of the journal.
  public func edit(_ id: String) throws -> ReflectionSavedView? {
    let entry = try session.journal.read { try reflection(withID: id, in: $0) }
    let before = entry.payload[ReflectionKind.text] ?? ""
    let unfinished = try UnfinishedText.open(of: entry.id, text: before, in: environment)
    if unfinished.isContinued { environment.warn("This is the text that you began before.") }
    return try edited(unfinished, from: before) { text in
      if text == before { return nil }
      return try change(entry.id) { payload throws(Failure) in
        // Another command may have changed it while the editor was open.
        guard payload[ReflectionKind.text] ?? "" == before else { throw ReflectionBook.changedElsewhere }
        try refuseTooLong(text)
        payload[ReflectionKind.text] = text.isEmpty ? nil : text
      }
    }
  }

  /// - Parameter save: Gets the text as it was written; nil where there is nothing to save.
  private func edited(
    _ unfinished: UnfinishedText, from before: String = "", _ save: (String) throws -> ReflectionSavedView?
  ) throws -> ReflectionSavedView? {
    do {
      try TextEditor(machine: environment.machine).edit(unfinished.path)
      let view = try save(try unfinished.read())
      unfinished.remove()
      return view
    } catch {
      let isTooLong = ReflectionBook.isTooLong(error)
      if (try? unfinished.read()) == before {
        unfinished.remove()
      } else {
        // It would be opened again and again, and refused each time.
        tellKept(isTooLong ? unfinished.setAside() : unfinished, isTooLong: isTooLong)
      }
      throw error
    }
  }

  private func tellKept(_ text: UnfinishedText, isTooLong: Bool) {
    let file: [String: Phrase] = ["file": .verbatim(text.path)]
    environment.warn(.words("Your text is kept in {file}.", file))
    guard isTooLong else { return }
    environment.warn(
      .words(
        "Shorten it there and save it: {command}", ["command": .verbatim("symptoms journal - < \(text.path.shellWord)")]
      ))
    environment.warn("If you do not need it any more, delete that file.")
  }

  public static let noText = Failure(
    .validation, "Nothing was saved: there is no text", recovery: "Try it like this: symptoms journal \"a few words\"")

  private static let changedElsewhere = Failure(
    .validation, "Nothing was changed: another command changed this entry while you wrote",
    recovery: "To see it: symptoms journal list")

  /// Changes an entry in the transaction that reads it.
  private func change(_ id: EntryID, _ change: (inout Payload) throws(Failure) -> Void) throws -> ReflectionSavedView {
    let (entry, changes) = try session.record("journal edit") { journal in
      var entry = try reflection(withID: id.rawValue, in: journal)
      var payload = entry.payload
      try change(&payload)
      entry.payload = try ReflectionKind.draft(
        of: payload, at: entry.instant, on: entry.day, in: session.person.entryContext, now: environment.now
      ).payload
      try journal.put(entry, measures: session.measures(of: entry, by: ReflectionKind.self, in: journal))
      return entry
    }
    return try saved(entry, changes, isChange: true)
  }

  private func saved(_ entry: Entry, _ changes: [OutlookChange], isChange: Bool) throws -> ReflectionSavedView {
    let item = try session.journal.read { JournalItem(entry, in: session, own: try ownCategories(in: $0)) }
    let suggested = CategorySuggestions.of(ReflectionKind.prose(of: entry.payload))
      .filter { !(entry.payload[ReflectionKind.categories] ?? []).contains($0) }
    return ReflectionSavedView(
      entry: item, told: session.view(of: entry).told, suggestedCategories: suggested, tomorrow: changes,
      isChange: isChange, today: session.today, time: session.timeToName(of: entry))
  }

  // MARK: Reading

  /// An entry of the journal.
  ///
  /// - Throws: `Failure` (`validation`) for an id that names none.
  func reflection(withID id: String, in journal: any JournalReading) throws -> Entry {
    let entry = try session.entry(withID: id, in: journal)
    guard entry.kind == ReflectionKind.id else {
      throw Failure(
        .validation, "{id} is not an entry of your journal", ["id": .verbatim(entry.id.short)],
        recovery: "To see your journal: symptoms journal list")
    }
    return entry
  }

  /// One entry, with its whole text.
  public func show(_ id: String) throws -> ReflectionView {
    try session.journal.read { journal in
      let entry = try reflection(withID: id, in: journal)
      let sentiment = Sentiment(of: ReflectionKind.prose(of: entry.payload))
      return ReflectionView(
        entry: JournalItem(entry, in: session, own: try ownCategories(in: journal)), tone: sentiment)
    }
  }

  /// A page of entries, the newest first: those that have all of what is asked for.
  public func page(_ asked: ReflectionQuery) throws -> ReflectionsView {
    let own = try session.journal.read(ownCategories)
    let query = try asked.query(session, own: own)
    let hits = try session.journal.search(query, ReflectionBook.rules)
    return ReflectionsView(
      entries: hits.entries.map { JournalItem($0, in: session, own: own) }, count: hits.count, page: asked.page,
      pages: max(1, (hits.count + ReflectionQuery.pageLength - 1) / ReflectionQuery.pageLength), asked: asked,
      terms: query.terms)
  }

  /// A month with the moods of its days.
  ///
  /// - Parameter month: Such as `2026-11`; nil for the one of today.
  public func calendar(_ month: String?) throws -> ReflectionCalendarView {
    let first = try firstDay(of: month)
    let next = Day.first(ofMonthAfter: first)
    let last = min(next.advanced(by: -1), max(session.today, first))
    let entries = try session.journal.read {
      try $0.entries(EntryQuery(days: first...last, kinds: [ReflectionKind.id]))
    }
    let byDay = Dictionary(grouping: entries, by: \.day)
    let days = (first.number..<next.number).map { Day(number: $0) }
    return ReflectionCalendarView(
      month: String(first.description.prefix(7)), today: session.today,
      days: days.map { day in
        let moods = (byDay[day] ?? []).compactMap { $0.payload[ReflectionKind.mood] }
        return .init(
          day: day, entries: byDay[day]?.count ?? 0,
          mood: moods.isEmpty ? nil : Double(moods.reduce(0, +)) / Double(moods.count))
      })
  }

  private func firstDay(of month: String?) throws(Failure) -> Day {
    guard let month else { return session.today.advanced(by: 1 - session.today.components.day) }
    guard let day = Day("\(month)-01"), Day.earliestOfEntries <= day else {
      throw Failure.invalid([
        Diagnostic(
          code: "no-month", "“{typed}” is not a month. Type it like this: 2026-11", ["typed": .verbatim(month)],
          found: "“\(month)”")
      ])
    }
    return day
  }

  /// What the entries of so many days come to.
  public func stats(days count: Int) throws -> ReflectionStatsView {
    let days = session.today.advanced(by: 1 - count)...session.today
    return try session.journal.read { journal in
      let entries = try journal.entries(EntryQuery(days: days, kinds: [ReflectionKind.id]))
      return ReflectionStatsView(
        of: entries, on: days, streak: try streak(in: journal), own: try ownCategories(in: journal))
    }
  }

  /// Days in a row with an entry, up to today, or up to yesterday where today has none yet. O(days of the streak).
  private func streak(in journal: any JournalReading) throws -> Int {
    var (end, length) = (session.today, 0)
    while true {
      let days = end.advanced(by: -99)...end
      let found = Set(
        try journal.totals(of: ["journal.entries"], in: days).filter { $0.value > 0 }.map(\.day))
      for day in stride(from: 0, through: -99, by: -1).map({ end.advanced(by: $0) }) {
        if found.contains(day) { length += 1 } else if day != session.today { return length }
      }
      end = end.advanced(by: -100)
    }
  }
}

extension Day {
  /// The first day of the month after the one that begins with a day.
  fileprivate static func first(ofMonthAfter first: Day) -> Day {
    let (year, month, _) = first.components
    return Day(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1, day: 1)
      ?? first.advanced(by: 31)
  }
}
