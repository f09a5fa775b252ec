import Foundation
import TrackerCommandLine

/// A table of typed lines with the program's answers, in `Tests/Fixtures/typed-lines`.
///
/// ```
/// @ 2026-03-12T20:00 Europe/Berlin
/// + symptoms onboard --pack universal …
/// 64 symptoms tody
///    There's no command “tody”. Did you mean “today”?
///    Type: symptoms today
/// ```
///
/// `@` sets the clock, `+` is a line that makes the world in which every line of the table is typed, and `#` a comment.
/// A line of the table begins with the exit code that it must have, written by hand; below it, indented, stands the
/// answer. Every line is typed in a fresh copy of the world.
struct TypedTable {
  /// One line of the table.
  struct Line {
    var code: Int32
    var typed: String
    var answer: [String]
  }

  private static let indent = "   "
  static let folder = TranscriptWorld.root.appendingPathComponent("Tests/Fixtures/typed-lines")

  let file: URL
  /// As it lies there.
  let source: String
  private(set) var lines: [Line] = []
  let world: TranscriptWorld

  /// - Throws: `Fault` for a line that makes the world and fails.
  init(_ name: String) throws {
    file = Self.folder.appendingPathComponent(name)
    source = try String(contentsOf: file, encoding: .utf8)
    world = try TranscriptWorld()
    for text in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if text.hasPrefix("@ ") {
        let words = text.split(separator: " ").map(String.init)
        try world.setClock(words[1], zone: words[2])
      } else if text.hasPrefix("+ ") {
        let result = world.run(Transcript.words(of: String(text.dropFirst(2))))
        guard result.exitCode == 0 else { throw Fault(text: "\(text): \(result.errors)") }
      } else if text.hasPrefix(Self.indent), !lines.isEmpty {
        lines[lines.count - 1].answer.append(String(text.dropFirst(Self.indent.count)))
      } else if let (code, typed) = Self.head(of: text) {
        lines.append(Line(code: code, typed: typed, answer: []))
      }
    }
  }

  struct Fault: Error { var text: String }

  /// The exit code and the line that begin an element of the table.
  private static func head(of text: String) -> (Int32, String)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let code = Int32(parts[0]), parts[1].hasPrefix("symptoms") else { return nil }
    return (code, parts[1])
  }

  /// Types a line in a fresh copy of the world.
  func type(_ line: String) throws -> CommandResult {
    try TranscriptWorld(copying: world).run(Transcript.words(of: line))
  }

  /// The table with what the program answers now; the exit codes stay as they were written.
  func replayed() throws -> String {
    var result: [String] = []
    for text in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    where !text.hasPrefix(Self.indent) {
      result.append(text)
      guard let (_, typed) = Self.head(of: text) else { continue }
      result += Self.lines(of: try type(typed)).map { Self.indent + $0 }
    }
    return result.joined(separator: "\n")
  }

  /// What a command wrote, line by line.
  static func lines(of result: CommandResult) -> [String] {
    (result.output + result.errors).split(separator: "\n").map(String.init)
  }

  /// The command line that an answer names: in backticks, or up to the end of its line; nil where it names none.
  static func command(in answer: [String]) -> String? {
    answer.reversed().lazy.compactMap { line -> String? in
      if let match = line.matches(of: /`(symptoms [^`]+)`/).last { return String(match.1) }
      return line.matches(of: /(?:^|: |, or )(symptoms [a-z-].*?)\.?$/).last.map { String($0.1) }
    }.first
  }
}
