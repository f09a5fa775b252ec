import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// A draft of an overlay; the journal's document `tuning/draft.<pack>`.
struct TuningDraft: Sendable, Hashable, Codable {
  /// YAML; who signs for it and why may be missing still.
  var text: String

  static let document = DocumentKind<TuningDraft>("tuning", each: "draft.")
}

/// A condition with its tunings, as the commands of `tune` work on it.
struct TuningDesk {
  let session: Session
  let condition: ActiveCondition
  /// The oldest first.
  let records: [TuningRecord]
  let draft: TuningDraft?
  var library: PackLibrary { environment.packs }

  var environment: Environment { session.environment }
  var inForce: TuningRecord? { records.inForce(on: session.today) }

  /// - Parameters:
  ///   - named: The condition asked for; needed where several are tracked.
  ///   - file: An overlay that says which condition it is about.
  /// - Throws: `Failure` (`validation`) where no condition is meant, or several may be.
  init(_ environment: Environment, condition named: String?, file: (path: String, bytes: [UInt8])? = nil) throws {
    session = try environment.session()
    let tunes = file.flatMap { try? OverlayDocument(String(decoding: $0.bytes, as: UTF8.self), file: $0.path) }?.text(
      at: "tunes"
    )
    .map(PackID.init(_:))
    // A file that names no pack, or one that is not there, is told by the check of the overlay, with its place.
    if let file, !session.person.conditions.contains(where: { $0.id == tunes }) {
      let faults = environment.packs.checkOverlay(file.bytes, file: file.path).diagnostics.filter {
        $0.severity == .error
      }
      if !faults.isEmpty { throw Failure.invalid(faults, what: "\(file.path) can't be used as a tuning") }
    }
    condition = try TuningDesk.choose(among: session.person.conditions, named: named, tunes: tunes)
    let id = condition.id
    (records, draft) = try session.journal.read { journal in
      (try journal.tunings(of: id), try journal.value(TuningDraft.document, of: id))
    }

  }

  private static func choose(among conditions: [ActiveCondition], named: String?, tunes: PackID?) throws
    -> ActiveCondition
  {
    let ids = conditions.map(\.id.rawValue).joined(separator: ", ")
    if let named {
      let options = conditions.map {
        ChoiceOption(id: $0.id.rawValue, name: $0.pack.name, about: nil, aliases: $0.pack.aliases)
      }
      do {
        let chosen = try options.named(named, what: "condition among yours").id
        if let tunes, tunes.rawValue != chosen {
          throw Failure(
            .validation, "The file tunes \(tunes), not \(chosen)", mend: "Leave --condition out, or name another file.")
        }
        guard let condition = conditions.first(where: { $0.id.rawValue == chosen }) else {
          throw Failure(.validation, "No condition")
        }
        return condition
      } catch let fault as Diagnostic {
        throw Failure(.validation, fault.sentence, mend: "See them with `symptoms conditions`.")
      }
    }
    if let tunes {
      if let condition = conditions.first(where: { $0.id == tunes }) { return condition }
      throw Failure(
        .validation, "The file tunes \(tunes), which is none of your conditions (\(ids))",
        mend: "See them with `symptoms conditions`.")
    }
    if let only = conditions.first, conditions.count == 1 { return only }
    throw Failure(.validation, "Several conditions are tracked: \(ids)", mend: "Say which one with --condition ID.")
  }

  /// A desk for the condition that a file tunes, with the file's text.
  static func forFile(_ path: String, condition named: String?, in environment: Environment) throws -> (
    desk: TuningDesk, bytes: [UInt8]
  ) {
    let bytes = try OverlayFile.bytes(of: path)
    return (try TuningDesk(environment, condition: named, file: (path, bytes)), bytes)
  }

  /// Keeps tunings in the place of those that the desk was opened with.
  ///
  /// - Throws: `Failure` (`validation`) where somebody else changed them meanwhile.
  func keep(_ records: [TuningRecord], in journal: any JournalWriting) throws {
    guard try journal.tunings(of: condition.id) == self.records else { throw TuningDesk.changedMeanwhile("tuning") }
    try journal.put(records, as: TuningRecord.document, of: condition.id)
  }

  /// Keeps a draft in the place of the one that the desk was opened with, or throws that away.
  ///
  /// - Throws: `Failure` (`validation`) where somebody else changed it meanwhile.
  func keep(_ draft: TuningDraft?, in journal: any JournalWriting) throws {
    guard try journal.value(TuningDraft.document, of: condition.id) == self.draft else {
      throw TuningDesk.changedMeanwhile("draft")
    }
    try journal.put(draft, as: TuningDraft.document, of: condition.id)
  }

  private static func changedMeanwhile(_ what: String) -> Failure {
    Failure(
      .validation, "The \(what) was changed by another command at the same time; nothing was changed by this one",
      mend: "Look at it with `symptoms tune show`, then try again.")
  }

  /// A tuning is looked at again on a day that is still to come, or today.
  func checkReview(_ day: Day) throws(Diagnostic) {
    guard day < session.today else { return }
    throw Diagnostic(
      code: "review-passed", "The day of the review has passed", found: "\(day)", allowed: "\(session.today) or later")
  }

  // MARK: Overlays

  /// An overlay that was looked over on the pack as it is now.
  struct Tuned {
    var overlay: Overlay
    var untuned: ConditionPack
    var pack: ConditionPack
    var hash: ContentHash
    var warnings: [Diagnostic]
  }

  /// - Throws: `Failure` (`validation`) with every error of it.
  func tuned(_ bytes: [UInt8], file: String) throws -> Tuned {
    let (tuned, errors) = look(at: bytes, file: file)
    guard let tuned, errors.isEmpty else {
      throw Failure.invalid(errors, what: errors.count == 1 ? nil : "\(file) has \(errors.count) faults")
    }
    return tuned
  }

  /// What a draft is called in findings.
  static let draftName = "the draft"

  /// The draft on the pack as it is now; who signs and why need not be said yet.
  func tuned(_ document: OverlayDocument) throws -> Tuned {
    let signed = document.signed(
      by: document.text(at: "by") ?? "not signed", because: document.text(at: "because") ?? "not said yet")
    let (tuned, errors) = look(at: Array(signed.text.utf8), file: TuningDesk.draftName)
    guard let tuned, errors.isEmpty else {
      // The draft is no file that anyone sees, so places in it say nothing.
      // One change may be wrong in several places, which then say the same.
      var told: Set<Diagnostic> = []
      let faults = errors.map(\.withoutPlace).filter { told.insert($0).inserted }
      throw Failure.invalid(faults, what: faults.count == 1 ? nil : "The draft would have \(faults.count) faults")
    }
    return tuned
  }

  private func look(at bytes: [UInt8], file: String) -> (tuned: Tuned?, errors: [Diagnostic]) {
    let check = library.checkOverlay(bytes, file: file)
    let host = PackHost(environment.registry, forecasts: environment.forecasts)
    let errors = (check.diagnostics + library.metricDiagnostics(of: check, file: file, host: host)).filter {
      $0.severity == .error
    }
    guard let overlay = check.overlay, let untuned = check.untuned, let tuned = check.tuned else {
      return (nil, errors)
    }
    let warnings = check.diagnostics.filter { $0.severity == .warning }
    return (
      Tuned(overlay: overlay, untuned: untuned.pack, pack: tuned.pack, hash: tuned.hash, warnings: warnings), errors
    )
  }

  /// The draft as kept, nil where there is none.
  func draftDocument() throws -> OverlayDocument? {
    try draft.map { try OverlayDocument($0.text, file: TuningDesk.draftName) }
  }

  /// What there is to look at: a file, else the draft.
  ///
  /// - Throws: `Failure` (`validation`) where there is neither.
  func proposed(_ file: (path: String, bytes: [UInt8])?) throws -> Tuned? {
    if let file { return try tuned(file.bytes, file: file.path) }
    return try draftDocument().map { try tuned($0) }
  }
}

extension Diagnostic {
  fileprivate var withoutPlace: Diagnostic {
    var copy = self
    copy.place = nil
    copy.related = []
    return copy
  }
}
