import TrackerApplication
import TrackerCommandLine
import Foundation

/// A session with the program, written as it looks: commands with their exact output.
///
/// ```
/// # a comment
/// @ 2026-03-12T08:15 Europe/Berlin
/// $ symptoms today
/// Good morning …
/// ? 2
/// ```
///
/// `@` sets the clock and the zone, `$` is a command line quoted as in a shell, then follow its standard output, its
/// standard error and, after `?`, its exit code where that is not 0. The home's path is written as `HOME`. A line that
/// begins with `+` writes a file into the home: `+ name content`, with `\n` for line breaks; the word `HOME/name` names
/// it. A line that begins with `%` sets a variable of the environment from there on: `% NAME=value`.
enum Transcript {
  /// The session played again: equal to `source` when the program answers as it did.
  ///
  /// - Parameter look: Sees each command with its answer, before the next one is typed.
  static func replayed(
    _ source: String, in world: TranscriptWorld,
    look: (_ line: String, _ words: [String], _ answer: CommandResult) throws -> Void = { _, _, _ in }
  ) throws -> String {
    var lines: [String] = []
    var isOutput = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch line.prefix(2) {
      case "# ":
        isOutput = false
        lines.append(line)
      case "@ ":
        isOutput = false
        let words = line.dropFirst(2).split(separator: " ").map(String.init)
        try world.setClock(words[0], zone: words[1])
        lines.append(line)
      case "+ ":
        isOutput = false
        let words = line.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init)
        try world.write(words[1].replacing("\\n", with: "\n"), to: words[0])
        lines.append(line)
      case "% ":
        isOutput = false
        let words = line.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
        world.set(words[0], to: words[1])
        lines.append(line)
      case "$ ":
        isOutput = true
        lines.append(line)
        let words = words(of: String(line.dropFirst(2)))
        let answer = world.run(words.map { $0.replacing("HOME", with: world.home) })
        try look(line, words, answer)
        lines += written(answer)
      default:
        if !isOutput { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The recorded answers of a session, in order.
  static func answers(in source: String) -> [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [(isOpen: Bool, lines: [Substring])]())
    {
      answers, line in
      if line.hasPrefix("$ ") {
        answers.append((true, []))
      } else if ["# ", "@ ", "+ ", "% "].contains(line.prefix(2)) {
        answers.indices.last.map { answers[$0].isOpen = false }
      } else if let last = answers.indices.last, answers[last].isOpen {
        answers[last].lines.append(line)
      }
    }.map { $0.lines.joined(separator: "\n") }
  }

  private static func written(_ result: CommandResult) -> [String] {
    let lines = (result.output + result.errors).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let code = result.exitCode == 0 ? [] : ["? \(result.exitCode)"]
    return (lines.last == "" ? lines.dropLast() : lines[...]) + code + [""]
  }

  /// The words of a command line without the program's name; single and double quotes keep spaces.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isOpen = false
    for character in line + " " {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isOpen = true
      } else if character == " " {
        if isOpen || !word.isEmpty { words.append(word) }
        word = ""
        isOpen = false
      } else {
        word.append(character)
      }
    }
    return Array(words.dropFirst())
  }
}
