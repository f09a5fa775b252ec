/// A kind of file that people write, for which there is a schema.
public enum SchemaKind: String, Sendable, CaseIterable, Codable {
  case pack, scenarios, overlay, locale, lint, columns

  /// Under which the schema is kept beside the packs.
  public var fileName: String { "\(rawValue).schema.json" }

  /// Which files it is for.
  public var files: String {
    switch self {
    case .pack: "pack.yaml"
    case .scenarios: "scenarios/*.yaml"
    case .overlay: "an overlay: a tuning of a pack for one person"
    case .locale: "locales/<tag>.yaml"
    case .lint: "lint.yaml"
    case .columns: "the column map of a diary file"
    }
  }

  /// What the file is, as editors show it.
  var about: String {
    switch self {
    case .pack:
      "A condition pack: all that the program knows of a condition. Every key is explained in docs/pack-format.md."
    case .scenarios:
      """
      The tests of a condition pack: what was logged on some days, and what the pack must make of it. Run by \
      `symptoms pack test`.
      """
    case .overlay:
      "A tuning of a condition pack for one person. The pack itself is never edited; every tuning stays on record."
    case .locale:
      "The texts of a condition pack in another language. It holds texts only; whatever it lacks stays in English."
    case .lint:
      """
      Findings of `symptoms pack lint` that are left out, each with a reason and an end. One that suppresses nothing \
      is an error.
      """
    case .columns:
      """
      Says what the columns of a diary file mean; every command that reads such a file takes the same map \
      (docs/diary-files.md).
      """
    }
  }
}
