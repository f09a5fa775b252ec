import Foundation
import Testing
import TrackerApplication
import TrackerCLI
import TrackerTestSupport

/// What must fit a screen does, whatever happened and wherever the program is.
@Suite struct RoomTests {
  /// A program that is typed with a long path.
  private static let path = "/home/somebody/projects/symptom-tracker/.build/debug/symptoms"

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func world(_ language: String) throws -> TranscriptWorld {
    let world = try TranscriptWorld(environment: ["SYMPTOMS_LANGUAGE": language])
    try world.setClock("2026-03-12T21:30", zone: "Europe/Berlin")
    return world
  }

  @Test(
    "the demo keeps within 40 lines of 80 columns, its day at a glance within 20, and speaks one language",
    arguments: zip([1, 3, 4], ["en", "de", "de"]))
  func demo(_ seed: Int, _ language: String) throws {
    let world = try Self.world(language)
    world.type(Self.path)
    let result = world.run(["demo", "--days", "30", "--seed", "\(seed)", "--home", world.home])
    #expect(result.exitCode == 0, "\(result.errors)")
    let lines = Self.lines(result.output)
    #expect(lines.count <= 40, "\(lines.count) lines:\n\(result.output)")
    // A command line stays whole, so that it can be copied.
    for line in lines where !line.contains(Self.path) { #expect(line.count <= 80, "\(line)") }
    let glance = lines.drop { !$0.hasPrefix("──") }.dropFirst()
    let end = glance.firstIndex { $0.contains("--more") } ?? glance.endIndex
    #expect(glance.startIndex < end && end - glance.startIndex < 20, "\(result.output)")
  }

  @Test("the demo eats in the person's language")
  func foods() throws {
    let eaten = try ["en", "de"].map { language in
      let world = try Self.world(language)
      return world.run(["demo", "--days", "14", "--full", "--home", world.home]).output
    }
    let english = ["soup", "omelette", "pumpkin", "millet", "stew", "turnip", "fries", "beer", "lager", "salmon"]
    #expect(english.contains { eaten[0].contains($0) })
    let german = Set(eaten[1].split { !$0.isLetter }.map(String.init))
    #expect(english.filter(german.contains) == [])
  }

  @Test(
    "the first screen of the set-up fits 24 rows of 80 columns below the line that was typed", arguments: ["en", "de"])
  func setUp(_ language: String) throws {
    let world = try Self.world(language)
    let terminal = ScriptedTerminal(keys: [.interrupt])
    world.run(["onboard"], at: terminal)
    let first = try #require(terminal.frames.first)
    let lines = Self.lines(first)
    // More conditions than there is room for are counted below the list.
    #expect(lines.contains { $0.contains("[ ] ") } && first.contains(/↓ \d/))
    #expect(lines.count < 24, "\(first)")
  }
}
