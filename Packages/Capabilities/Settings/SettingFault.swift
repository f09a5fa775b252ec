import TrackerApplication
import TrackerCore

/// A line of settings that can't be used.
struct SettingFault: Encodable, Sendable {
  /// nil where it is about a variable.
  var line: Int?
  var code: String
  var message: Phrase
  /// What was probably meant.
  var nearest: String?

  private let sentence: Phrase

  private enum CodingKeys: String, CodingKey { case line, code, message, nearest }

  init(_ diagnostic: Diagnostic) {
    line = diagnostic.place?.line
    code = diagnostic.code
    message = diagnostic.message
    nearest = diagnostic.nearest
    sentence = diagnostic.sentence
  }

  /// `Line 3: “color” is not a setting. Did you mean “colour”?`
  var text: Phrase {
    line.map { .words("Line {line}: {finding}", ["line": .count($0), "finding": sentence]) } ?? sentence
  }

  /// A list of them, with what is done about it; nothing where there are none.
  static func blocks(_ faults: [SettingFault], _ format: TextFormatter) -> [Block] {
    guard !faults.isEmpty else { return [] }
    return [
      .section([
        .sentence("\(format("Some of your settings cannot be used. The defaults are used there:"))"),
        .list(.init(faults.map { "\(format($0.text))" })),
      ])
    ]
  }
}
