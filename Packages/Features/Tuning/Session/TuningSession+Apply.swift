import TrackerApplication
import TrackerCore

extension TuningSession {
  /// How many days ahead a tuning may be announced.
  private static let furthest = 366

  /// Puts the draft or the file in use. The forecasts of earlier days do not change.
  ///
  /// - Parameters:
  ///   - by: Who signs for it; nil where the file or the draft says it itself.
  ///   - because: The reason, in a sentence; nil where the file or the draft says it itself.
  ///   - from: The first day it counts, in words such as `tomorrow`; nil for today.
  /// - Throws: `Failure` (`validation`) with what is wrong; then nothing is changed.
  public func apply(by: String?, because: String?, from: String?) throws -> TuneChangedView {
    let from = try firstDay(from)
    let tuned = try signed(by: by, because: because)
    guard tuned.hash != condition.hash || from > session.today else {
      throw Failure(
        .validation, "These weights are already in use. Nothing was changed",
        recovery: "To see them, type: symptoms tune show")
    }
    if let review = tuned.overlay.review {
      do {
        try checkReview(review)
      } catch {
        throw Failure.invalid([error], what: "The tuning cannot be applied. Nothing was changed")
      }
    }
    guard from <= session.today.advanced(by: TuningSession.furthest) else {
      throw Failure(
        .validation, "{day} is more than a year away", ["day": "\(from)"], recovery: "Name a day within a year.")
    }
    let record = TuningRecord(overlay: tuned.overlay, appliedAt: environment.now, from: from)
    let changes = try session.record("tune apply") { journal in
      try keep(records + [record], in: journal)
      if file == nil { try keep(TuningDraft?.none, in: journal) }
    }.changes
    return TuneChangedView(
      .applied, tuning: self, record: record, now: tuned.pack, changes: changes, warnings: tuned.warnings)
  }

  private func firstDay(_ from: String?) throws(Failure) -> Day {
    let today = session.today
    guard let from else { return today }
    let tomorrow = from.lowercased() == "tomorrow" ? today.advanced(by: 1) : nil
    guard let day = tomorrow ?? DayWord.parse(from, today: today) else {
      throw Failure(
        .validation, "“{typed}” is not a day", ["typed": "\(from)", "today": "\(today)"],
        recovery: "Use a day such as {today} or tomorrow, or leave --from out.")
    }
    guard day >= today else {
      throw Failure(
        .validation, "{day} is in the past. Without --from the tuning starts today",
        ["day": "\(day)", "command": "symptoms tune backtest\(file.map { " --file \($0.path.shellWord)" } ?? "")"],
        recovery: "To try it on the past: {command}")
    }
    return day
  }

  private func signed(by: String?, because: String?) throws(Failure) -> TunedOverlay {
    if let file {
      // As it was written, unless somebody else signs here.
      guard by != nil || because != nil else { return try tuned(file.bytes, file: file.path) }
      let document = try file.document.signed(by: by, because: because)
      return try tuned(Array(document.text.utf8), file: file.path)
    }
    guard let draft = try draftDocument() else {
      throw Failure(
        .validation, "There is no draft to apply",
        ["example": "symptoms tune set \(TuneShowView.example(condition.pack.risk.groups))"],
        recovery: "To make one, type for example: {example}")
    }
    let who = by ?? draft.text(at: "by")
    let why = because ?? draft.text(at: "because")
    guard who != nil, why != nil else {
      let lacks: Phrase =
        who != nil
        ? "Add: --because \"the reason\""
        : why != nil ? "Add: --by \"your name\"" : "Add: --by \"your name\" --because \"the reason\""
      throw Failure(.validation, "A tuning needs a name and a reason. Nothing was changed", recovery: lacks)
    }
    return try tuned(draft.signed(by: who, because: why, revision: condition.untuned.revision))
  }
}
