import Foundation
import Testing

/// Every transcript of `Tests/Fixtures/transcripts` is played and compared to the letter. `RECORD=1` writes them again,
/// and fails.
@Suite struct TranscriptTests {
  static let folder = TranscriptWorld.root.appendingPathComponent("Tests/Fixtures/transcripts")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
    $0.hasSuffix(".txt")
  }.sorted()

  @Test("there are transcripts to play") func some() { #expect(!Self.names.isEmpty) }

  @Test("what is typed gives what stands in the transcript, and the commands in it work", arguments: names)
  func play(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let source = try String(contentsOf: file, encoding: .utf8)
    let world = try TranscriptWorld()
    var named = NamedCommands()
    let replayed = try Transcript.replayed(source, in: world) { try named.run(namedIn: $2, to: $1, in: world) }
    #expect(named.refusals == [], "an answer names a command that does not work where it is named")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try replayed.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded: read it, then run the tests without RECORD=1")
    } else {
      #expect(
        replayed == source,
        "\(name): fix the program, or record again with RECORD=1 swift test --filter TranscriptTests")
    }
  }

  @Test("the commands of a page of the docs give what stands on it", arguments: ["writing-a-pack.md", "tuning.md"])
  func page(name: String) throws {
    let file = TranscriptWorld.root.appendingPathComponent("docs/\(name)")
    let source = try String(contentsOf: file, encoding: .utf8)
    let replayed = try DocPage.replayed(source, in: try TranscriptWorld())
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try replayed.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("docs/\(name) was recorded: read it, then run the tests without RECORD=1")
    } else {
      #expect(
        replayed == source,
        "docs/\(name): fix the page or the program, or record again with RECORD=1 swift test --filter TranscriptTests")
    }
  }

  @Test("what the README shows of the demo is what the demo says")
  func readme() throws {
    let readme = try String(contentsOf: TranscriptWorld.root.appendingPathComponent("README.md"), encoding: .utf8)
    let demo = try String(contentsOf: Self.folder.appendingPathComponent("demo.txt"), encoding: .utf8)
    let shown = readme.components(separatedBy: "$ Tools/symptoms demo\n").dropFirst().first?
      .components(separatedBy: "```").first?
      .replacingOccurrences(of: "/tmp/symptoms-demo", with: "HOME/demo")
      .replacingOccurrences(of: "Tools/symptoms", with: "symptoms")
    #expect(demo.contains(try #require(shown)))
  }

  @Test("a changed answer is noticed")
  func faultFed() throws {
    let source = "@ 2026-03-12T08:15 Europe/Berlin\n$ symptoms today\nsymptoms: all is well\n"
    #expect(try Transcript.replayed(source, in: try TranscriptWorld()) != source)
  }
}
