import TrackerApplication
import TrackerConsole
import TrackerCore

/// What the help of a kind teaches: its fields with what they take, and examples.
struct LogHelp {
  let definition: LogKindDefinition

  /// Columns before what is said of a field.
  private static let indent = 18

  var text: String {
    let fields = definition.fields.flatMap { field in
      let notes = [field.isRequired ? "required" : nil, field.defaultValue?.text.map { "\($0) unless given" }]
        .compactMap {
          $0
        }
      let about = notes.isEmpty ? field.about : "\(field.about) (\(notes.joined(separator: ", ")))"
      return [line(field.isPositional ? field.name : "\(field.name)=", about), line("", "takes \(field.allowed)")]
        + words(of: field.shape).map { line("", $0) }
    }
    let timing = [
      line("at=", "The time, such as at=14:30, at=3pm or at=noon; now unless given."),
      line("day=", "The day, such as day=tuesday or day=2026-03-02; the same as --date."),
    ]
    let examples = definition.examples.flatMap { ["  symptoms log \($0.line)", line("", $0.says)] }
    let aliases =
      definition.aliases.isEmpty ? [] : ["Other words for it: \(definition.aliases.joined(separator: ", ")).", ""]
    return
      (aliases + ["Fields; those with = are always written with their name:"] + fields + timing + ["", "Examples:"]
      + examples)
      .joined(
        separator: "\n")
  }

  private func words(of shape: FieldDefinition.Shape) -> [String] {
    guard case .whole(_, let words) = shape else { return [] }
    return words.map { "\($0.word): \($0.about)" }
  }

  private func line(_ name: String, _ text: String) -> String {
    "  \(name.padded(to: LogHelp.indent - 3)) "
      + TextStyle.file.wrap(text, indent: LogHelp.indent, first: LogHelp.indent)
  }
}
