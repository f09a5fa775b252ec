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
    let finder = EnglishFinder(transcript: source)
    let speaksGerman = source.contains("\n% SYMPTOMS_LANGUAGE=de\n")
    var english = Transcript.answers(in: source)[...]
    var found: [String] = []
    _ = try Transcript.replayed(source, in: Self.world(lacks)) { line, words, answer in
      let recorded = english.popFirst()
      // JSON has its keys, and the formats of other programs their own language.
      guard !words.contains(where: { ["--json", "--format"].contains($0) }) else { return }
      let answered = answer.output + answer.errors
      let isRecordedInGerman =
        speaksGerman && recorded.map { Self.lines(of: answered).isSubset(of: Self.lines(of: $0)) } == true
      found += finder.lines(in: answered, english: isRecordedInGerman ? nil : recorded).map { "\(line)\n\($0)" }
    }
    #expect(lacks.all == [])
    #expect(found == [], "is this English? Translate it, or say in EnglishFinder why it is the same")
  }

  private static func lines(of text: String) -> Set<Substring> { Set(text.split(separator: "\n")) }

  @Test("the help of every command is German")
  func help() throws {
    let lacks = Lacks()
    let world = try Self.world(lacks)
    let english = try TranscriptWorld()
    let finder = EnglishFinder(transcript: "")
    let paths = Self.paths(of: Symptoms.self, [])
    #expect(paths.count > 40)
    for path in paths {
      let help = world.run(path + ["--help"])
      #expect(help.exitCode == 0, "\(path)")
      #expect(finder.lines(in: help.output, english: english.run(path + ["--help"]).output) == [], "\(path)")
    }
    #expect(lacks.all == [])
  }

  private static func paths(of command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
    let children = CommandTree(root: command).children(of: command)
    return [path] + children.flatMap { paths(of: $0.command, path + [$0.name]) }
  }

  @Test(
    "what is left in English is found, and what is the same in every language is not",
    arguments: [
      ("Saved: no pain.", "Saved: no pain.", true), ("Gespeichert: of the day.", "Saved: of the day.", true),
      ("Gespeichert: keine Schmerzen.", "Saved: no pain.", false),
      ("Befehl: symptoms today --more", "Befehl: symptoms today --more", false),
      ("Ada hiking", "Ada hiking", false), ("metrics: {the: and}", "metrics: {the: and}", false),
    ])
  func finds(german: String, english: String, isFound: Bool) {
    let finder = EnglishFinder(transcript: "# a comment\n$ symptoms onboard --name Ada hiking\n")
    #expect(finder.lines(in: german, english: english) == (isFound ? [german] : []))
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
