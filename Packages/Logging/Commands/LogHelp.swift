import TrackerCore

/// What the help of a kind teaches: its fields with what they take, and examples.
struct LogHelp {
  let definition: LogKindDefinition

  var text: String {
    let fields = definition.fields.map { field in
      let notes = [
        field.isRequired ? "required" : nil, field.isPositional ? nil : "always as \(field.name)=",
        field.standard?.text.map { "\($0) unless given" },
      ].compactMap { $0 }
      let words = words(of: field.shape).map { "\n                  \($0)" }.joined()
      return
        "  \(padded(field.name)) \(field.about)\(notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")\n                  takes \(field.allowed)\(words)"
    }
    let timing = ["  \(padded("at")) The time, such as at=14:30; now unless given.", "  \(padded("day")) The day; the same as --date."]
    let examples = definition.examples.map { "  symptoms log \($0.line)\n                  \($0.says)" }
    return (["Fields:"] + fields + timing + ["", "Examples:"] + examples).joined(separator: "\n")
  }

  private func words(of shape: FieldDefinition.Shape) -> [String] {
    guard case .whole(_, let words) = shape else { return [] }
    return words.map { "\($0.word): \($0.about)" }
  }

  private func padded(_ text: String) -> String { text + String(repeating: " ", count: max(1, 15 - text.count)) }
}
