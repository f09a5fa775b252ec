import Foundation
import Testing
import TrackerComposition

@testable import TrackerCLI

/// Every command that an answer names can be typed: the lines that the transcripts' answers end with are parsed.
@Suite struct NamedCommandTests {
  private static let tree = CommandTree(root: Symptoms.self)

  /// Columns from which on a line may have been broken within a command.
  private static let broken = 76

  @Test("a command that an answer names is one", arguments: TranscriptTests.names)
  func named(name: String) throws {
    let source = try String(contentsOf: TranscriptTests.folder.appendingPathComponent(name), encoding: .utf8)
    let answers = source.split(separator: "\n").filter {
      !["$ ", "# ", "@ ", "+ ", "% ", "? "].contains($0.prefix(2)) && $0.count < Self.broken
    }
    let commands = Set(answers.flatMap { Self.commands(in: String($0)) })
    #expect(commands.filter { !Self.canBeTyped($0) }.sorted() == [])
  }

  @Test(
    "the commands of a line are found, and those that cannot be typed",
    arguments: [
      ("Type: symptoms log food lunch soup", ["symptoms log food lunch soup"], true),
      ("To see them: symptoms conditions", ["symptoms conditions"], true),
      ("Run `symptoms doctor --fxi`, or wait.", ["symptoms doctor --fxi"], false),
      ("Type: symptoms list --dyas 3", ["symptoms list --dyas 3"], false), ("Your symptoms today: pain 3", [], true),
    ])
  func finds(line: String, commands: [String], works: Bool) {
    #expect(Self.commands(in: line) == commands)
    #expect(commands.allSatisfy(Self.canBeTyped) == works)
  }

  /// In backticks, or behind a colon to the end of the line.
  private static func commands(in line: String) -> [String] {
    let quoted = line.matches(of: /`(symptoms [a-z][^`]*)`/).map { String($0.1) }
    // Help says how a command is used with signs for what is to be filled in.
    if line.hasPrefix("Usage: ") || line.hasPrefix("Aufruf: ") { return [] }
    let told = line.firstMatch(of: /[a-z]: (symptoms [a-z-]+(?: .*?)?)\.?$/).map { String($0.1) }
    return quoted + (quoted.isEmpty ? [told].compactMap { $0 } : [])
  }

  /// Whether the parser takes the line; a line of a symptom is the person's own.
  private static func canBeTyped(_ line: String) -> Bool {
    let reader = LineReader(commands: tree.names, registry: Composition.registry, person: { nil })
    let typed = TypedLine(Transcript.words(of: line), isLead: reader.isLead, isFlag: tree.isFlag)
    guard let words = try? reader.line(of: typed.words) else { return typed.words.count > 1 }
    do {
      _ = try Symptoms.parseAsRoot(typed.arguments(with: words))
      return true
    } catch {
      return Symptoms.exitCode(for: error).rawValue == 0
    }
  }
}
