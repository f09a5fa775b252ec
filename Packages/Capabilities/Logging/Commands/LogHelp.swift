import TrackerApplication
import TrackerConsole
import TrackerCore

/// What the help of a kind teaches: its fields with what they take, and examples.
struct LogHelp {
  let definition: LogKindDefinition

  /// In English, as the manual page has it.
  var text: String {
    String(BlockRenderer(.file).text(blocks(TextFormatter())).dropLast())
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let names = definition.aliases.joined(separator: ", ")
    let aliases =
      names.isEmpty ? [] : [Block.section([.sentence("\(format("Other words: {names}.", ["names": names]))")])]
    let timing: [(String, String)] = [
      ("at=", format("The time, such as at=14:30, at=3pm or at=noon. Without it, now.")),
      ("day=", format("The day, such as day=tuesday or day=2026-03-02. The same as --date.")),
    ]
    let rows = definition.fields.map { (typed($0), says($0, format)) } + timing
    let fields = Block.Table([.init(""), .init("")], rows: rows.map { .init(["\($0)", "\($1)"]) })
    let examples = definition.examples.map {
      Block.NextCommand("symptoms log \($0.line)", format($0.says))
    }
    return aliases + [
      .section([
        .sentence("\(format("What you can log (with =, type the name too):"))"), .table(fields),
      ]), .section([.sentence("\(format("Examples:"))"), .commands(examples)]),
    ]
  }

  private func typed(_ field: FieldDefinition) -> String { field.isPositional ? field.name : "\(field.name)=" }

  /// What the field is, what it takes, and what holds where it is left out.
  private func says(_ field: FieldDefinition, _ format: TextFormatter) -> String {
    let parts =
      [
        format(field.about), format("{what}.", ["what": format(field.takes)]),
        field.isRequired ? format("Needed.") : nil,
        field.defaultValue?.text.map { format("Without it: {value}.", ["value": $0]) },
      ] + words(of: field.shape).map { "\($0.word): \(format($0.about))." }
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func words(of shape: FieldDefinition.Shape) -> [FieldDefinition.Word] {
    guard case .whole(_, let words) = shape else { return [] }
    return words
  }
}
