import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Opens or closes a flare by hand, where that changes anything.
public struct FlareMarking {
  /// What a day is marked as.
  public enum Mark: String, Sendable {
    /// A flare day.
    case open
    /// The first day without the flare.
    case close
  }

  let session: Session
  let mark: Mark
  let day: String?
  let note: String?

  /// - Parameters:
  ///   - day: As `DayWord` reads days; today for nil.
  ///   - note: What is to be remembered with it, up to 500 characters.
  public init(session: Session, mark: Mark, day: String? = nil, note: String? = nil) {
    self.session = session
    self.mark = mark
    self.day = day
    self.note = note
  }

  /// Writes the mark where it changes anything.
  ///
  /// - Returns: What was written, or why nothing was.
  /// - Throws: `Failure` (`validation`) for a day that has not come, or a note that is too long.
  public func answer() throws -> FlareMarkView {
    let today = session.today
    let day = try DayWord.day(day, today: today)
    let parser = session.parser(of: FlareKind.self)
    let entry = session.entry(
      FlareKind.id, try parser.parse(["mark=\(mark.rawValue)"] + (note.map { ["notes=\($0)"] } ?? []), date: "\(day)"))
    do {
      let (_, changes) = try session.record("flares \(mark.rawValue)") { journal in
        if let outcome = try refusal(on: day, journal) { throw Refused(outcome: outcome) }
        try journal.put(entry, measures: FlareKind.allMeasures(of: entry, in: session.person.entryContext))
      }
      return FlareMarkView(
        day: day, outcome: mark == .open ? .opened : .closed, entry: session.view(of: entry), tomorrow: changes)
    } catch let refused as Refused {
      return FlareMarkView(day: day, outcome: refused.outcome, entry: nil, tomorrow: [])
    }
  }

  /// Ends the action without a trace of it.
  private struct Refused: Error { var outcome: FlareMarkView.Outcome }

  /// Why nothing is to be written, nil where something is.
  private func refusal(on day: Day, _ journal: any JournalReading) throws -> FlareMarkView.Outcome? {
    let states = try session.person.conditions.map { condition in
      try FlareEpisodes.read(condition, of: session.person, through: day, today: session.today, in: journal)
    }
    let outcomes = states.map { $0.outcome?.day == day ? $0.outcome : nil }
    guard mark == .close else { return outcomes.allSatisfy { $0?.isFlare == true } ? .alreadyOpen : nil }
    if outcomes.contains(where: { $0?.isFlare == true && $0?.isMarked == false }) { return .symptomsSayFlare }
    if outcomes.contains(where: { $0?.isFlare == true }) { return .markedOnTheDay }
    return states.contains { $0.episodes.last?.isOngoing == true } ? nil : .notOpen
  }
}
