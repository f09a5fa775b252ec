import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

extension TuningSession {
  /// What a draft is called in findings.
  static let draftName = "the draft"

  /// The draft as kept, nil where there is none.
  ///
  /// - Throws: `Failure` (`validation`) where it can't be read.
  func draftDocument() throws(Failure) -> OverlayDocument? {
    guard let draft else { return nil }
    return try OverlayDocument(draft.text, file: TuningSession.draftName)
  }

  /// What a change is made to where it goes into the draft. A draft begins with what is in force, so that a second
  /// tuning changes the first and does not forget it.
  func startOfDraft() throws(Failure) -> OverlayDocument {
    if let draft = try draftDocument() { return draft }
    return try documentInForce() ?? OverlayDocument(tuning: condition.untuned)
  }

  /// What is in force, to be changed further: without who signed for it and when it was to be looked at again.
  private func documentInForce() throws(Failure) -> OverlayDocument? {
    guard let inForce else { return nil }
    var document = try OverlayDocument(inForce.overlay.text, file: "the tuning in force")
    for key in ["by", "because", "review"] { document.set([key], to: nil) }
    return document
  }

  /// What there is to look at: the file, else the draft; nil where there is neither.
  ///
  /// - Throws: `Failure` (`validation`) with every error of it.
  func proposed() throws(Failure) -> TunedOverlay? {
    if let file { return try tuned(file.bytes, file: file.path) }
    guard let draft = try draftDocument() else { return nil }
    return try tuned(draft)
  }

  /// An overlay in a file on the pack as it is now.
  ///
  /// - Throws: `Failure` (`validation`) with every error of it.
  func tuned(_ bytes: [UInt8], file: String) throws(Failure) -> TunedOverlay {
    let (tuned, errors) = look(at: bytes, file: file)
    guard let tuned, errors.isEmpty else {
      throw Failure.invalid(
        errors,
        what: errors.count == 1
          ? nil : .words("{file} has {count} errors", ["file": "\(file)", "count": .count(errors.count)]))
    }
    return tuned
  }

  /// A draft on the pack as it is now; who signs and why need not be said yet.
  ///
  /// - Throws: `Failure` (`validation`) with every error of it.
  func tuned(_ document: OverlayDocument) throws(Failure) -> TunedOverlay {
    let signed = document.signed(
      by: document.text(at: "by") ?? "not signed", because: document.text(at: "because") ?? "not said yet")
    let (tuned, errors) = look(at: Array(signed.text.utf8), file: TuningSession.draftName)
    guard let tuned, errors.isEmpty else {
      // The draft is no file that anyone sees, so places in it say nothing.
      // One change may be wrong in several places, which then say the same.
      var told: Set<Diagnostic> = []
      let diagnostics = errors.map(\.withoutPlace).filter { told.insert($0).inserted }
      throw Failure.invalid(
        diagnostics,
        what: diagnostics.count == 1
          ? nil : .words("The draft would have {count} errors", ["count": .count(diagnostics.count)]))
    }
    return tuned
  }

  private func look(at bytes: [UInt8], file: String) -> (tuned: TunedOverlay?, errors: [Diagnostic]) {
    let library = environment.packs
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
      TunedOverlay(
        overlay: overlay, untuned: untuned.pack.fitted(to: condition.traits),
        pack: tuned.pack.fitted(to: condition.traits), hash: tuned.hash, warnings: warnings),
      errors
    )
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
