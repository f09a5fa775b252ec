import TrackerCore

extension TuningSession {
  /// What a proposal is held against.
  public enum Reference: String, Sendable, CaseIterable {
    case inForce = "in-force"
    case pack
  }

  /// The person's past with and without the draft or the file; where there is neither, what is in force against the
  /// pack.
  ///
  /// - Parameter reference: nil for what is in force, or for the pack where nothing is.
  /// - Throws: `Failure`: `validation` where there is nothing to try, `notEnoughData` without a finished day.
  public func backtest(against reference: Reference? = nil) throws -> BacktestView {
    let proposed = try proposed()
    if proposed == nil, condition.overlay == nil || reference == .inForce {
      throw Failure(
        .validation, "There is no draft to try, and \(condition.untuned.name) is not tuned",
        recovery: "Make a draft with `symptoms tune set NAME=VALUE …`, or name a file with --file.")
    }
    let isAgainstPack = reference == .pack || proposed == nil || condition.overlay == nil
    let before = isAgainstPack ? condition.untuned : condition.pack
    let past = try past(before: before, after: proposed?.pack ?? condition.pack)
    return try BacktestView(
      past, of: self, before: isAgainstPack ? "the pack" : "what is in force",
      after: proposed == nil ? "what is in force" : file?.path ?? TuningSession.draftName)
  }
}
