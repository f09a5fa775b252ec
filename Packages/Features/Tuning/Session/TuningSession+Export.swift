import TrackerCore

extension TuningSession {
  /// Writes what is in force to a file that others can check and apply.
  ///
  /// - Throws: `Failure`: `validation` where nothing is in force or the file is there already, `system` where it can't
  ///   be written.
  public func export(to path: String, replacing isReplacing: Bool) throws -> TuneExportView {
    guard let inForce else {
      throw Failure(
        .validation, "{condition} is not tuned, so there is nothing to save",
        [
          "condition": .verbatim(condition.untuned.name),
          "example": "symptoms tune set \(TuneShowView.example(condition.pack.risk.groups))",
        ],
        recovery: draft == nil ? "To make a draft, type for example: {example}" : "To save the draft, add: --draft")
    }
    return try write(inForce.overlay.text, to: path, replacing: isReplacing, isDraft: false)
  }

  /// Writes the draft to a file that others can check, sign and apply.
  ///
  /// - Parameters:
  ///   - by: Who signs for it, nil to leave that as it is.
  ///   - because: The reason, nil to leave it as it is.
  /// - Throws: `Failure`: `validation` where there is no draft or the file is there already, `system` where it can't
  ///   be written.
  public func exportDraft(
    to path: String, by: String?, because: String?, replacing isReplacing: Bool
  ) throws -> TuneExportView {
    guard let document = try draftDocument() else {
      throw Failure(
        .validation, "There is no draft to save",
        ["example": "symptoms tune set \(TuneShowView.example(condition.pack.risk.groups))"],
        recovery: "To make one, type for example: {example}")
    }
    return try write(
      document.signed(by: by, because: because).text, to: path, replacing: isReplacing, isDraft: true)
  }

  private func write(
    _ text: String, to path: String, replacing isReplacing: Bool, isDraft: Bool
  ) throws -> TuneExportView {
    let document = try OverlayDocument(text, file: path)
    try OverlayFile.write(text, to: path, replacing: isReplacing)
    let missing = ["by", "because"].filter { document.text(at: $0) == nil }
    return TuneExportView(file: path, condition: condition.id, isDraft: isDraft, missing: missing)
  }
}
