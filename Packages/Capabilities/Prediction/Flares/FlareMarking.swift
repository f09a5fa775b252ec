import TrackerApplication
import TrackerCore

/// Opens or closes a flare by hand, where that changes anything.
struct FlareMarking {
  let session: Session
  let mark: String
  let day: String?
  let note: String?

  /// - Throws: `Failure` (`validation`) for a day that has not come, or a note that is too long.
  func answer() throws -> FlareMarkView {
    let today = session.today
    let day = try DayWord.day(day, today: today)
    let parser = EntryParser(FlareKind.self, context: session.person.entryContext, now: session.environment.now) {
      DayWord.parse($0, today: today)
    }
    let entry = session.entry(
      FlareKind.id, try parser.parse(["mark=\(mark)"] + (note.map { ["notes=\($0)"] } ?? []), date: "\(day)"))
    // Looked at before the action, so that what is refused leaves no trace of one.
    if let refusal = try session.journal.read({ try refusal(on: day, $0) }) {
      return FlareMarkView(day: day, outcome: refusal, entry: nil, tomorrow: [])
    }
    let (_, changes) = try session.record("flares \(mark)") { journal in
      try journal.put(entry, measures: FlareKind.allMeasures(of: entry, in: session.person.entryContext))
    }
    return FlareMarkView(
      day: day, outcome: mark == FlareKind.open ? .opened : .closed, entry: session.view(of: entry),
      tomorrow: changes)
  }

  /// Why nothing is to be written, nil where something is.
  private func refusal(on day: Day, _ journal: any JournalReading) throws -> FlareMarkView.Outcome? {
    let states = try session.person.conditions.map { condition in
      try FlareEpisodes.read(condition, of: session.person, through: day, today: session.today, in: journal)
    }
    let outcomes = states.map { $0.outcome?.day == day ? $0.outcome : nil }
    guard mark == FlareKind.close else { return outcomes.allSatisfy { $0?.isFlare == true } ? .alreadyOpen : nil }
    if outcomes.contains(where: { $0?.isFlare == true && $0?.isMarked == false }) { return .symptomsSayFlare }
    if outcomes.contains(where: { $0?.isFlare == true }) { return .markedOnTheDay }
    return states.contains { $0.episodes.last?.isOngoing == true } ? nil : .notOpen
  }
}

/// What opening or closing a flare by hand did.
struct FlareMarkView: StyledReadModel {
  static let schema = "flare-mark/1"

  enum Outcome: String, Encodable, Sendable {
    case opened, closed
    case alreadyOpen = "already-open"
    case notOpen = "not-open"
    case symptomsSayFlare = "symptoms-say-flare"
    case markedOnTheDay = "marked-on-the-day"
  }

  var day: Day
  var outcome: Outcome
  /// nil where nothing was written.
  var entry: EntryView?
  var tomorrow: [OutlookChange]

  func text(_ style: TextStyle) -> String {
    let words = style.words
    let what = words(sentence, ["day": style.short(day), "id": entry?.id.short ?? ""])
    let line = [what, OutlookChange.sentence(tomorrow, words)].filter { !$0.isEmpty }.joined(separator: " ")
    return (style.isPlain ? line : style.wrap(line, indent: 2)) + "\n"
  }

  private var sentence: String {
    switch outcome {
    case .opened: "Opened: {day} is a flare day ({id})."
    case .closed: "Closed: {day} counts as no flare, unless its symptoms say otherwise ({id})."
    case .alreadyOpen: "{day} is a flare day already. Nothing was written."
    case .notOpen: "No flare is open on {day}. Nothing was written."
    case .symptomsSayFlare:
      """
      The symptoms of {day} say a flare, and they always count: close it on a day after, or edit what you answered. \
      Nothing was written.
      """
    case .markedOnTheDay:
      """
      {day} itself is marked as a flare: close it on a day after, or delete the mark (`symptoms list` shows it). \
      Nothing was written.
      """
    }
  }
}
