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
      "A condition pack: everything the program knows about a condition. docs/pack-format.md explains every key."
    case .scenarios:
      """
      The tests of a condition pack: what was logged on some days, and what the pack must make of it. Run by \
      `symptoms pack test`.
      """
    case .overlay:
      """
      A tuning of a condition pack for one person. The pack itself does not change, and the journal keeps every \
      tuning.
      """
    case .locale:
      "The texts of a condition pack in another language. It has only texts. A missing text stays in English."
    case .lint:
      """
      Errors and warnings of `symptoms pack lint` that are left out, each with a reason and an end date. A line that \
      leaves nothing out is an error.
      """
    case .columns:
      """
      Says what the columns of a diary file mean; every command that reads such a file takes the same map \
      (docs/diary-files.md).
      """
    }
  }
}
