import ArgumentParser
import Foundation
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerCore

@testable import TrackerCLI

/// What every command says before anybody is set up, and on the first day: `empty-before.txt` and
/// `empty-first-day.txt`.
@Suite struct EmptyStateTests {
  private static let before = "empty-before.txt"
  private static let firstDay = "empty-first-day.txt"
  private static let tree = CommandTree(root: Symptoms.self)

  private static func source(_ name: String) throws -> String {
    try String(contentsOf: TranscriptTests.folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The command lines of a transcript.
  private static func lines(of source: String) -> [[String]] {
    source.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { Transcript.words(of: String($0.dropFirst(2))) }
  }

  private static func commands(of source: String) -> Set<String> {
    Set(lines(of: source).map { tree.command(of: $0).path.joined(separator: " ") })
  }

  /// Every command that does something itself.
  private static func leaves(of command: any ParsableCommand.Type = Symptoms.self, _ path: [String] = []) -> Set<String>
  {
    let children = tree.children(of: command)
    guard !children.isEmpty else { return [path.joined(separator: " ")] }
    return children.reduce(into: []) { $0.formUnion(leaves(of: $1.command, path + [$1.name])) }
  }

  @Test("every command is in the transcript of before the set-up")
  func allBefore() throws {
    let commands = Self.leaves()
    #expect(commands.count > 40)
    #expect(commands.subtracting(Self.commands(of: try Self.source(Self.before))).sorted() == [])
  }

  @Test("every command that needs a set-up is in the transcript of the first day")
  func allOnTheFirstDay() throws {
    let world = try TranscriptWorld()
    let transcript = try Self.source(Self.before)
    _ = try Transcript.replayed(Self.files(of: transcript), in: world)
    let needing = Self.lines(of: transcript).filter { line in
      Self.isAboutSetUp(world.run(line.map { $0.replacing("HOME", with: world.home) }).errors)
    }
    let paths = Set(needing.map { Self.tree.command(of: $0).path.joined(separator: " ") })
      .intersection(Self.leaves())
    #expect(paths.count > 30)
    #expect(paths.subtracting(Self.commands(of: try Self.source(Self.firstDay))).sorted() == [])
  }

  @Test(
    "before the set-up a command says in two lines what it is for and what to type",
    arguments: [("en", "You're not set up yet"), ("de", "Es ist noch nichts eingerichtet")])
  func twoLines(language: String, general: String) throws {
    let world = try TranscriptWorld(environment: ["SYMPTOMS_LANGUAGE": language])
    let transcript = try Self.source(Self.before)
    _ = try Transcript.replayed(Self.files(of: transcript), in: world)
    for line in Self.lines(of: transcript) {
      let result = world.run(line.map { $0.replacing("HOME", with: world.home) })
      guard Self.isAboutSetUp(result.errors) else { continue }
      let answer = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(answer.count == 3 && answer.last == "", "\(line): \(result.errors)")
      #expect(answer.first?.hasPrefix(general) == false, "\(line) says nothing of itself")
      #expect(result.output == "" && result.exitCode == 2, "\(line)")
    }
  }

  @Test("in JSON every answer of both states is JSON, and a refusal says the same", arguments: [before, firstDay])
  func json(name: String) throws {
    let transcript = try Self.source(name)
    let (text, json) = (try TranscriptWorld(), try TranscriptWorld())
    for world in [text, json] { _ = try Transcript.replayed(Self.files(of: transcript), in: world) }
    for line in Self.lines(of: transcript) {
      let said = text.run(line.map { $0.replacing("HOME", with: text.home) })
      let answer = json.run(line.map { $0.replacing("HOME", with: json.home) } + ["--json"])
      #expect(answer.exitCode == said.exitCode, "\(line)")
      #expect(answer.output.isEmpty == said.output.isEmpty, "\(line)")
      if !answer.output.isEmpty {
        #expect(throws: Never.self, "\(line)") { try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) }
      }
      guard said.exitCode != 0 else { continue }
      // What is shown before the refusal, such as the columns of a file, stands before it.
      let refusal = answer.errors.drop { $0 != "{" }
      let failure = try JSONSerialization.jsonObject(with: Data(refusal.utf8)) as? [String: Any]
      let parts = ["message", "recovery"].compactMap { failure?[$0] as? String }
      #expect(parts.count == 2, "\(line)")
      for part in parts { #expect(Self.onOneLine(said.errors).contains(Self.onOneLine(part)), "\(line): \(part)") }
    }
  }

  /// What a transcript sets and writes before its first command.
  private static func files(of transcript: String) -> String {
    transcript.split(separator: "\n").prefix { !$0.hasPrefix("$ ") }.joined(separator: "\n")
  }

  private static func isAboutSetUp(_ errors: String) -> Bool { errors.contains(": symptoms onboard\n") }

  private static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
