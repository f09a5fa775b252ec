import TrackerApplication
import TrackerConsole
import TrackerCore

/// A check-in that was begun and not finished. It is kept after every answer, so that nothing typed is lost, whatever
/// ends the program.
struct CheckInDraft: Codable, Hashable, Sendable {
  static let module: ModuleID = "check-in"
  private static let prefix = "draft-"

  var answers: [SymptomID: Double] = [:]
  var notes: String?
  var begun: Instant

  var isEmpty: Bool { answers.isEmpty && (notes ?? "").isEmpty }

  static func key(of day: Day) -> DocumentKey { DocumentKey(module, "\(prefix)\(day)") }

  /// The days with a draft, the earliest first.
  static func days(in journal: any JournalReading) throws -> [Day] {
    try journal.documents(of: module).compactMap { document in
      document.key.id.hasPrefix(prefix) ? Day(String(document.key.id.dropFirst(prefix.count))) : nil
    }
  }
}

/// Keeps the draft of one day as the form changes: each changed answer at once, notes at the end of each word, equal
/// states never.
final class DraftKeeper {
  private let session: Session
  private let day: Day
  private(set) var kept: CheckInDraft?

  init(session: Session, day: Day) throws {
    self.session = session
    self.day = day
    kept = try session.journal.read { try $0.value(CheckInDraft.self, of: CheckInDraft.key(of: day)) }
  }

  /// - Throws: `Failure` (`storage`).
  func keep(_ form: SliderForm) throws {
    let answers = form.answers
    let notes = form.notes?.text ?? ""
    let before = kept?.notes ?? ""
    let isWithinWord =
      form.focus == form.sliders.count && notes.hasPrefix(before) && !notes.dropFirst(before.count).contains(" ")
    guard answers != kept?.answers ?? [:] || (notes != before && !isWithinWord) else { return }
    try write(CheckInDraft(answers: answers, notes: notes, begun: kept?.begun ?? session.environment.now))
  }

  /// Keeps all of it, words that are not at their end too.
  func keepAll(_ form: SliderForm) throws {
    try write(
      CheckInDraft(answers: form.answers, notes: form.notes?.text, begun: kept?.begun ?? session.environment.now))
  }

  private func write(_ draft: CheckInDraft) throws {
    let draft = draft.isEmpty ? nil : draft
    if draft == kept { return }
    try session.journal.write("check-in draft", at: session.environment.now) {
      try $0.cache(draft, as: CheckInDraft.key(of: day))
    }
    kept = draft
  }
}

extension SliderForm {
  /// What was answered; what was not touched is absent.
  var answers: [SymptomID: Double] {
    sliders.reduce(into: [:]) { answers, slider in answers[SymptomID(slider.id)] = slider.value }
  }
}
