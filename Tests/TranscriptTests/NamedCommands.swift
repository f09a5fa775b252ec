import Foundation
import TrackerCommandLine

/// The commands that a transcript's answers name, each run as it stands there: in a copy of the home as it was then,
/// with nobody to answer a question.
struct NamedCommands {
  /// Commands that did not do what the answers that name them say, each with what it answered.
  private(set) var refusals: [String] = []
  private var known: Set<String> = []

  /// Commands that cannot work where they are named, and why that is right.
  private static let exceptions: [String: String] = [
    "symptoms onboard --packs HOME/packs --pack my-pack": "asks its other questions, and nobody is there to answer",
    "symptoms settings edit": "needs a keyboard",
    "symptoms profile edit": "needs a keyboard",
    "symptoms goals add": "asks its questions, and nobody is there to answer",
    "symptoms settings retention --erase": "asks for words to be typed, and nobody is there to type them",
    "symptoms trash empty": "asks for words to be typed, and nobody is there to type them",
    "symptoms log rest 7h": "asks whether a second night is meant",
    "symptoms conditions add one": "the pack has an error, and the answer says where",
    "symptoms reminders install": "shows what it writes and asks, and nobody is there to answer",
    "symptoms medicines add": "asks its questions, and nobody is there to answer",
    "symptoms journal": "opens an editor, and nobody is there to write",
    "symptoms report weekly --output report.pdf": "needs a program that prints pages, which may not be there",
    "symptoms trends …": "heads a column of names, each of which stands behind it",
    "symptoms apps": "stands beside a metric, which is listed before the set-up, too",
    "symptoms tune backtest": "no day has passed yet that could be compared",
    "symptoms tune backtest --file HOME/good.yaml": "no day has passed yet that could be compared",
  ]

  /// Columns from which on a line may have been broken within a command.
  private static let broken = 76

  /// Runs what an answer names, each command once.
  ///
  /// - Parameter words: What was typed. The examples of a help page are about any day: they need only be understood.
  mutating func run(namedIn answer: CommandResult, to words: [String], in world: TranscriptWorld) throws {
    guard !words.contains("--json") else { return }
    let isHelp = words.contains("--help")
    for command in Self.commands(in: answer.output + answer.errors) where known.insert(command).inserted {
      let result = try TranscriptWorld(copying: world).run(line: command)
      let isFine = result.exitCode == 0 || (isHelp && result.exitCode != 64) || Self.exceptions[command] != nil
      if !isFine { refusals.append("\(command)\n\(result.errors)") }
    }
  }

  static func commands(in answer: String) -> [String] {
    answer.split(separator: "\n").flatMap { Self.commands(ofLine: String($0)) }
  }

  /// In backticks, or behind a colon to the end of the line, or at the start of a line, there with what it does.
  private static func commands(ofLine line: String) -> [String] {
    // Help says how a command is used with signs for what is to be filled in.
    if line.hasPrefix("Usage: ") || line.hasPrefix("Aufruf: ") || line.count >= broken { return [] }
    let quoted = line.matches(of: /`(symptoms [a-z][^`]*)`/).map { String($0.1) }
    guard quoted.isEmpty else { return quoted }
    let told = line.firstMatch(of: /(?:^ *|[a-z]: )(symptoms [a-z-]+(?: [^ ].*?)??)(?:: .*|  .*|\.)?$/)
    return told.map { [String($0.1)] } ?? []
  }
}
