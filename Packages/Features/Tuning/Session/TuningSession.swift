import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// A session of editing the tuning of one condition: what is on record, and the draft or the file that is worked on.
///
/// It holds the state of when it was opened. What it writes replaces that state alone: where another command changed
/// it meanwhile, nothing is written. A file is read again before it is changed.
public struct TuningSession: Sendable {
  let session: Session
  let condition: ActiveCondition
  /// Every tuning on record, the oldest first.
  let records: [TuningRecord]
  /// The draft in the journal, nil where there is none.
  let draft: TuningDraft?
  /// What is worked on in place of the draft, nil for the draft.
  let file: OverlayFile?

  var environment: Environment { session.environment }
  var inForce: TuningRecord? { records.inForce(on: session.today) }

  /// - Parameters:
  ///   - named: The condition, by id, name or alias; needed where several are tracked and no file says which.
  ///   - path: An overlay to work on in place of the draft; it says itself which condition it tunes.
  /// - Throws: `Failure`: `validation` where no condition is meant, or several may be, or the file is no overlay;
  ///   `system` where the file cannot be read.
  public init(_ environment: Environment, condition named: String?, file path: String? = nil) throws {
    let session = try environment.session()
    let file = try path.map { try OverlayFile(reading: $0) }
    let tunes = try file.flatMap { try TuningSession.tuned(by: $0, of: session) }
    let condition = try TuningSession.choose(among: session.person.conditions, named: named, tunes: tunes)
    (self.session, self.file, self.condition) = (session, file, condition)
    (records, draft) = try session.journal.read { journal in
      (try journal.tunings(of: condition.id), try journal.value(TuningDraft.document, of: condition.id))
    }
  }

  // MARK: The condition

  /// The pack that a file tunes, nil where it does not say.
  ///
  /// - Throws: `Failure` (`validation`) with the file's faults where it tunes none of the person's conditions.
  private static func tuned(by file: OverlayFile, of session: Session) throws(Failure) -> PackID? {
    let tunes = (try? file.document)?.text(at: "tunes").map(PackID.init(_:))
    // A file that names no pack, or one that is not there, is told by the check of the overlay, with its place.
    guard !session.person.conditions.contains(where: { $0.id == tunes }) else { return tunes }
    let diagnostics = session.environment.packs.checkOverlay(file.bytes, file: file.path).diagnostics.filter {
      $0.severity == .error
    }
    guard diagnostics.isEmpty else {
      throw Failure.invalid(
        diagnostics, what: .words("{file} cannot be used as a tuning", ["file": "\(file.path)"]))
    }
    return tunes
  }

  private static func choose(
    among conditions: [ActiveCondition], named: String?, tunes: PackID?
  ) throws(Failure) -> ActiveCondition {
    let ids = Phrase.allOf(conditions.map { "\($0.id)" })
    if let named {
      let condition = try find(named, among: conditions)
      if let tunes, tunes != condition.id {
        throw Failure(
          .validation, "The file is a tuning of {tunes}, not of {condition}",
          ["tunes": "\(tunes)", "condition": "\(condition.id)"],
          recovery: "Leave --condition out, or name another file.")
      }
      return condition
    }
    if let tunes {
      if let condition = conditions.first(where: { $0.id == tunes }) { return condition }
      throw Failure(
        .validation, "The file tunes {tunes}, which is not one of your conditions", ["tunes": "\(tunes)"],
        recovery: "To see them, type: symptoms conditions")
    }
    if let only = conditions.first, conditions.count == 1 { return only }
    throw Failure(
      .validation, "Several conditions are tracked: {ids}", ["ids": ids, "first": "\(conditions.first?.id ?? "")"],
      recovery: "Say which one, such as: --condition {first}")
  }

  private static func find(_ named: String, among conditions: [ActiveCondition]) throws(Failure) -> ActiveCondition {
    let options = conditions.map {
      ChoiceOption(id: $0.id.rawValue, name: $0.pack.name, about: nil, aliases: $0.pack.aliases)
    }
    do throws(Diagnostic) {
      let chosen = try options.named(named, else: "“{word}” is not one of your conditions").id
      if let condition = conditions.first(where: { $0.id.rawValue == chosen }) { return condition }
    } catch {
      throw Failure.invalid([error], recovery: "To see the conditions, type: symptoms conditions")
    }
    throw Failure.notSetUp
  }

  // MARK: What is kept

  /// Keeps tunings in the place of those that the session was opened with.
  ///
  /// - Throws: `Failure.changedMeanwhile` where another command changed them since.
  func keep(_ records: [TuningRecord], in journal: any JournalWriting) throws {
    guard try journal.tunings(of: condition.id) == self.records else { throw Failure.changedMeanwhile }
    try journal.put(records, as: TuningRecord.document, of: condition.id)
  }

  /// Keeps a draft in the place of the one that the session was opened with, or throws that away.
  ///
  /// - Throws: `Failure.changedMeanwhile` where another command changed it since.
  func keep(_ draft: TuningDraft?, in journal: any JournalWriting) throws {
    guard try journal.value(TuningDraft.document, of: condition.id) == self.draft else {
      throw Failure.changedMeanwhile
    }
    try journal.put(draft, as: TuningDraft.document, of: condition.id)
  }

  /// Keeps a draft as an action of its own, or throws it away.
  ///
  /// - Throws: `Failure.changedMeanwhile` where another command changed it since.
  func keep(_ document: OverlayDocument?, as command: String) throws {
    try environment.write(command, to: session.journal) {
      try keep(document.map { TuningDraft(text: $0.text) }, in: $0)
    }
  }

  /// A tuning is reviewed on a day that is still to come, or today.
  func checkReview(_ day: Day) throws(Diagnostic) {
    guard day < session.today else { return }
    throw Diagnostic(
      code: "review-passed", "The day of the review has passed: {day}", ["day": "\(day)", "today": "\(session.today)"],
      found: "\(day)", allowed: "{today} or later")
  }

  /// Every tuning of the condition on record, the newest first.
  public func history() -> TuneHistoryView { TuneHistoryView(self) }
}
