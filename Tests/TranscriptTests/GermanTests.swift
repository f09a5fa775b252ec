import ArgumentParser
import Foundation
import Synchronization
import Testing
import TrackerApplication

@testable import TrackerCLI

/// Every screen that the transcripts show, and the help of every command, in German: no phrase is left in English.
@Suite struct GermanTests {
  /// Phrases that were asked for and are not there.
  private final class Lacks: Sendable {
    private let phrases = Mutex<Set<String>>([])

    var all: [String] { phrases.withLock { $0.sorted() } }
    func add(_ phrase: String) { phrases.withLock { _ = $0.insert(phrase) } }
  }

  private static func world(_ lacks: Lacks) throws -> TranscriptWorld {
    try TranscriptWorld(environment: ["SYMPTOMS_LANGUAGE": "de"], tellLack: { lacks.add($0) })
  }

  @Test("every answer of a transcript is German", arguments: TranscriptTests.names)
  func transcript(name: String) throws {
    let source = try String(contentsOf: TranscriptTests.folder.appendingPathComponent(name), encoding: .utf8)
    let lacks = Lacks()
    _ = try Transcript.replayed(source, in: Self.world(lacks))
    #expect(lacks.all == [])
  }

  @Test("the help of every command is German")
  func help() throws {
    let lacks = Lacks()
    let world = try Self.world(lacks)
    let paths = Self.paths(of: Symptoms.self, [])
    #expect(paths.count > 40)
    for path in paths { #expect(world.run(path + ["--help"]).exitCode == 0, "\(path)") }
    #expect(lacks.all == [])
  }

  private static func paths(of command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
    let children = CommandTree(root: command).children(of: command)
    return [path] + children.flatMap { paths(of: $0.command, path + [$0.name]) }
  }

  @Test("a phrase that the language lacks is told of, in English none")
  func told() throws {
    let lacks = Lacks()
    let words = Phrases("de", [StringCatalogue("x", "de", ["one": "eins"])]).telling { lacks.add($0) }
    #expect(
      words("one") == "eins" && words("two {things}", ["things": "pears"]) == "two pears" && words("{a}") == "{a}")
    #expect(lacks.all == ["two {things}"])
    #expect(Phrases.english.telling { lacks.add($0) }("three") == "three" && lacks.all.count == 1)
  }
}
