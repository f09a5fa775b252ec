import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Opens or closes a flare of one condition by hand, where that changes anything.
public struct FlareMarking {
  /// What a day is marked as.
  public enum Mark: String, Sendable {
    /// A flare day.
    case open
    /// The first day without the flare.
    case close
  }

  let session: Session
  /// What the day is marked as.
  public let mark: Mark
  let day: String?
  let note: String?
  let condition: String?
  /// Whether the mark is for all conditions where none is named.
  let isForAll: Bool

  /// - Parameters:
  ///   - day: As `DayWord` reads days; today for nil.
  ///   - note: What is to be remembered with it, up to 500 characters.
  ///   - condition: The id of the condition that the flare is of; nil where the person has one alone.
  ///   - isForAll: Whether one mark counts for all conditions where none is named. Else one of several must be.
  public init(
    session: Session, mark: Mark, day: String? = nil, note: String? = nil, condition: String? = nil,
    isForAll: Bool = false
  ) {
    self.session = session
    self.mark = mark
    self.day = day
    self.note = note
    self.condition = condition
    self.isForAll = isForAll
  }

  /// The conditions among which one must be named; empty where none need be.
  public var choices: [ActiveCondition] {
    condition == nil && !isForAll && session.person.conditions.count > 1 ? session.person.conditions : []
  }

  /// The same mark, for a condition that was asked for.
  public func of(_ condition: PackID) -> FlareMarking {
    FlareMarking(session: session, mark: mark, day: day, note: note, condition: condition.rawValue)
  }

  /// Writes the mark where it changes anything.
  ///
  /// - Returns: What was written, or why nothing was.
  /// - Throws: `Failure` (`validation`) for a day that has not come, a note that is too long, a condition that the
  ///   person does not have, and where one of several must be named; `OpenQuestions` for a day long before the first
  ///   entry.
  public func answer() throws -> FlareMarkView {
    guard let first = choices.first else { return try answer(session.conditions(named: condition)) }
    let typed = try day.map { _ in " --day \(try readDay())" } ?? ""
    throw Failure(
      .validation, "You track several conditions. Which one has the flare: {names}?",
      [
        "names": .anyOf(choices.map { .verbatim($0.pack.name) }),
        "command": "symptoms flares \(mark.rawValue)\(typed) --condition \(first.id)",
      ], recovery: "Type: {command}")
  }

  /// The day of the mark.
  ///
  /// - Throws: `Failure` (`validation`) for a day that can't be read or has not come; `OpenQuestions` for one that
  ///   reads in two ways.
  public func readDay() throws -> Day { try session.day(day) }

  /// Goes on with a day that a mark may have.
  ///
  /// - Throws: `OpenQuestions` for one long before the first entry, until that is answered.
  public func settle(_ day: Day) throws { try session.journal.read { try session.settle(day, in: $0) } }

  /// The same mark, on a day that is read.
  public func on(_ day: Day) -> FlareMarking {
    FlareMarking(session: session, mark: mark, day: "\(day)", note: note, condition: condition, isForAll: isForAll)
  }

  /// - Parameter conditions: One, or all of them for a mark that counts for all.
  private func answer(_ conditions: [ActiveCondition]) throws -> FlareMarkView {
    guard let first = conditions.first else { throw Failure.notSetUp }
    let day = try readDay()
    let parser = session.parser(of: FlareKind.self)
    let condition = conditions.count == 1 ? first : nil
    let words =
      ["mark=\(mark.rawValue)"] + (condition.map { ["condition=\($0.id)"] } ?? [])
      + (note.map { ["notes=\($0)"] } ?? [])
    let entry = session.entry(FlareKind.id, try parser.parse(words, date: "\(day)"))
    let name = session.person.conditions.count > 1 ? condition?.pack.name : nil
    do {
      let ((written, outcome), changes) = try session.record("flares \(mark.rawValue)") { journal in
        try session.settle(day, in: journal)
        var (written, outcome) = (entry, mark == .open ? FlareMarkView.Outcome.opened : .closed)
        if let refused = try refusal(on: day, of: conditions, journal) {
          // What was written to it is kept all the same.
          guard refused.outcome == .alreadyOpen, note != nil else { throw refused }
          (written, outcome) = (try noted(entry, in: journal), .noted)
        }
        try journal.put(written, measures: session.measures(of: written, by: FlareKind.self, in: journal))
        return (written, outcome)
      }
      return FlareMarkView(
        day: day, outcome: outcome, condition: condition?.id, name: name, entry: session.view(of: written),
        tomorrow: changes)
    } catch let refused as Refused {
      return FlareMarkView(
        day: day, outcome: refused.outcome, condition: condition?.id, name: name, entry: nil, tomorrow: [],
        mark: refused.mark)
    }
  }

  /// The mark of the day with the words of a new one behind its own; the new one where the day has none.
  ///
  /// - Throws: `Failure` (`validation`) where both together are too long.
  private func noted(_ new: Entry, in journal: any JournalReading) throws -> Entry {
    let marks = try journal.entries(EntryQuery(days: new.day...new.day, kinds: [FlareKind.id]))
    guard var mark = marks.first(where: { FlareKind.clash(of: new, with: OtherEntry($0)) != nil }) else { return new }
    let notes = [mark.payload[FlareKind.notes], new.payload[FlareKind.notes]].compactMap(\.self)
    mark.payload[FlareKind.notes] = notes.joined(separator: "; ")
    mark.payload = try FlareKind.draft(
      of: mark.payload, at: mark.instant, on: mark.day, in: session.person.entryContext, now: session.environment.now
    ).payload
    return mark
  }

  /// Ends the action without a trace of it.
  private struct Refused: Error {
    var outcome: FlareMarkView.Outcome
    /// The short id of the mark that stands in the way.
    var mark: String?
  }

  /// Why nothing is to be written for any of the conditions, nil where something is for one.
  private func refusal(on day: Day, of conditions: [ActiveCondition], _ journal: any JournalReading) throws
    -> Refused?
  {
    var refused: Refused?
    for condition in conditions {
      guard let found = try refusal(on: day, of: condition, journal) else { return nil }
      refused = refused ?? found
    }
    return refused
  }

  /// Why nothing is to be written for a condition, nil where something is.
  private func refusal(on day: Day, of condition: ActiveCondition, _ journal: any JournalReading) throws
    -> Refused?
  {
    let records = try journal.value(ConditionRecord.document) ?? []
    guard records.contains(where: { $0.pack == condition.id && $0.ended == nil }) else {
      throw Failure(
        .validation, "You no longer track {condition}", ["condition": .verbatim(condition.pack.name)],
        recovery: "To see your conditions: symptoms conditions")
    }
    let state = try FlareEpisodes.read(
      condition, of: session.person, through: day, today: session.today, in: journal)
    let outcome = state.outcome?.day == day ? state.outcome : nil
    guard mark == .close else { return outcome?.isFlare == true ? Refused(outcome: .alreadyOpen) : nil }
    guard outcome?.isFlare == true else {
      return state.episodes.last?.isOngoing == true ? nil : Refused(outcome: .notOpen)
    }
    if outcome?.isMarked == false { return Refused(outcome: .symptomsSayFlare) }
    // A mark for this condition beats one for all; its own one stays until it is deleted.
    let own = try journal.totals(of: [FlareRule.mark(of: condition.id)], in: day...day)
    guard !own.isEmpty else { return nil }
    let marks = try journal.entries(EntryQuery(days: day...day, kinds: [FlareKind.id]))
    let mark = marks.first { $0.payload[FlareKind.condition] == condition.id.rawValue }
    return Refused(outcome: .markedOnTheDay, mark: mark?.id.short)
  }
}
