import TrackerCheckIn
import TrackerConsole
import TrackerCore

/// Keeps the draft of a check-in as its form changes: each changed answer at once, notes at the end of each word, equal
/// states never.
final class DraftKeeper {
  private let checkIn: CheckIn
  private var kept: CheckInDraft?
  /// nil before metrics are asked for.
  private var metrics: [TrackableID: String]?

  /// - Parameter kept: The draft that the form begins with.
  init(_ checkIn: CheckIn, kept: CheckInDraft?) {
    self.checkIn = checkIn
    self.kept = kept
  }

  /// - Throws: `Failure` (`storage`).
  func keep(_ form: SliderForm) throws {
    let notes = form.notes?.text ?? ""
    let before = kept?.notes ?? ""
    let isWithinWord = form.focus == form.sliders.count && notes.isWithinWord(since: before)
    guard form.answers != kept?.answers ?? [:] || (notes != before && !isWithinWord) else { return }
    try keepAll(form)
  }

  /// Keeps what was typed for metrics beside the answers.
  func keep(_ asking: FieldsForm, _ form: SliderForm) throws {
    metrics = asking.texts.reduce(into: [:]) { metrics, text in
      if !text.value.isEmpty { metrics[TrackableID(text.key)] = text.value }
    }
    try keepAll(form)
  }

  /// How many answers are kept, notes counted as one.
  var count: Int { kept?.count ?? 0 }

  /// Keeps all of it, words that are not at their end too.
  func keepAll(_ form: SliderForm) throws {
    let begun = kept?.begun ?? checkIn.session.environment.now
    let draft = CheckInDraft(
      answers: form.answers, notes: form.notes?.text ?? "", metrics: metrics ?? kept?.metrics, begun: begun)
    let kept = draft.isEmpty ? nil : draft
    if kept == self.kept { return }
    try checkIn.keep(kept)
    self.kept = kept
  }
}
