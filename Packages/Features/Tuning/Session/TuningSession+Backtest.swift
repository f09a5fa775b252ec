import TrackerCore

extension TuningSession {
  /// What a proposal is compared with.
  public enum Reference: String, Sendable, CaseIterable {
    case inForce = "in-force"
    case pack
  }

  /// The person's past with and without the draft or the file; where there is neither, what is in use against the
  /// pack.
  ///
  /// - Parameter reference: nil for what is in force, or for the pack where nothing is.
  /// - Throws: `Failure`: `validation` where there is nothing to try, `notEnoughData` without a finished day.
  public func backtest(against reference: Reference? = nil) throws -> BacktestView {
    let proposed = try proposed()
    if proposed == nil, condition.overlay == nil || reference == .inForce {
      throw Failure(
        .validation, "There is no draft to try, and {condition} is not tuned",
        [
          "condition": .verbatim(condition.untuned.name),
          "example": "symptoms tune set \(TuneShowView.example(condition.pack.risk.groups))",
        ], recovery: "To make a draft, type for example: {example}")
    }
    let isAgainstPack = reference == .pack || proposed == nil || condition.overlay == nil
    let before = isAgainstPack ? condition.untuned : condition.pack
    let past = try past(before: before, after: proposed?.pack ?? condition.pack)
    return try BacktestView(
      past, of: self, before: isAgainstPack ? "the pack" : "the tuning in use",
      after: proposed == nil ? "the tuning in use" : file.map { "\($0.path)" } ?? "the draft")
  }
}
