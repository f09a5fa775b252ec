import TrackerApplication
import TrackerCore

/// A question that was noted at one medical visit for the next one.
struct VisitQuestion: Sendable {
  /// The visit at which it was noted.
  var entry: Entry
  var text: String
  /// The answer, where one was given to this question.
  var answer: String?
  /// The day of the visit that answered all questions from earlier ones; nil where none did.
  var answeredOn: Day?

  /// Whether nobody has said that it is answered.
  var isOpen: Bool { answer == nil && answeredOn == nil }
}

/// The questions for medical visits. They are fields of the visits' entries: nothing else is kept of them, so that a
/// change, `undo` and the trash hold for them as for any entry.
enum VisitQuestions {
  /// Every question, the oldest first. Days without one are not read.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  static func all(in journal: any JournalReading) throws -> [VisitQuestion] {
    let days = Set(try journal.totals(of: [ActivityKind.questions], in: .allOfEntries).map(\.day))
    let entries = try days.sorted().flatMap { day in
      try journal.entries(EntryQuery(days: day...day, kinds: [ActivityKind.id], onlyCounting: true))
    }
    let answering = entries.filter { $0.payload[ActivityKind.answered] == "yes" }
    return entries.compactMap { entry in
      guard let text = entry.payload[ActivityKind.question] else { return nil }
      let later = answering.first { $0.id != entry.id && $0.instant > entry.instant }
      return VisitQuestion(
        entry: entry, text: text, answer: entry.payload[ActivityKind.answer], answeredOn: later?.day)
    }
  }

  /// Reminds of what is open where a new visit is logged, unless it says that all of it was answered.
  static let completion = EntryCompletion("questions for a visit", of: [ActivityKind.id]) {
    entry, before, journal, _ in
    let payload = entry.payload
    guard before == nil, payload[ActivityKind.type] == ActivityType.medical, payload[ActivityKind.answered] != "yes"
    else { return nil }
    let open = try all(in: journal).filter { $0.isOpen && $0.entry.instant < entry.instant }
    guard let first = open.first else { return nil }
    guard open.count == 1 else {
      return .words(
        "You noted {count} questions for this visit. To see them: symptoms questions", ["count": .count(open.count)])
    }
    return .words(
      "You noted a question for this visit: “{question}”. Once it is answered, type: {command}",
      ["question": .verbatim(first.text), "command": "symptoms edit \(first.entry.id.short) answer=yes"])
  }
}

extension Logbook {
  /// The questions for medical visits, the oldest first.
  ///
  /// - Parameter showsAnswered: Whether those that were answered are shown, too.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func questions(showsAnswered: Bool = false) throws -> QuestionsView {
    let all = try session.journal.read { try VisitQuestions.all(in: $0) }
    let shown = showsAnswered ? all : all.filter(\.isOpen)
    return QuestionsView(
      questions: shown.map(QuestionsView.Row.init), answered: all.count { !$0.isOpen }, showsAnswered: showsAnswered)
  }
}
