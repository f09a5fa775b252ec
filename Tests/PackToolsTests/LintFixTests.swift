import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPackTools

@Suite struct LintFixTests {
  /// A pack on the disk whose file was changed in some places.
  private struct World {
    let disk: InstallWorld
    let tools: ToolsWorld
    var file: String { "\(disk.folder)/kept/pack.yaml" }

    init(_ changes: (String, String)..., files: [String: String] = [:]) throws {
      disk = try InstallWorld()
      var all = InstallWorld.files().merging(files) { $1 }
      for (old, new) in changes { all["pack.yaml"] = all["pack.yaml"]?.replacing(old, with: new) }
      _ = try disk.folder(all, named: "kept")
      var tools = ToolsWorld()
      tools.search = [disk.folder]
      self.tools = tools
    }

    func text() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }
    func run(_ words: String...) throws -> String { try tools.run(["lint", "kept"] + words).output }
  }

  private static let faults = [
    ("check_in: [fatigue,", "check-in: [fatigue, # asked first\n "),
    ("sites: [elbows, knees]", "sites: [no, knees]"), ("name: Prickling", "name: Pr\u{456}ckling"),
  ]

  private func world() throws -> World {
    try World(Self.faults[0], Self.faults[1], Self.faults[2])
  }

  @Test("what has one answer is written into the file, word by word, and each change is said")
  func fixes() throws {
    let world = try world()
    let before = try world.text()
    let output = try world.run("--fix")
    #expect(output.contains("kept/pack.yaml:11:1: check-in → check_in\n"))
    #expect(output.contains("no → \"no\"\n") && output.contains("Pr\u{456}ckling → Prickling\n"))
    #expect(output.hasSuffix("Made 3 changes.\n"))
    let expected = before.replacing("check-in", with: "check_in").replacing("[no,", with: "[\"no\",")
      .replacing("Pr\u{456}ckling", with: "Prickling")
    #expect(try world.text() == expected)
    #expect(try world.run("--fix") == "There is nothing that has exactly one answer.\n")
  }

  @Test("a dry run says the same and changes nothing")
  func dryRun() throws {
    let world = try world()
    let before = try world.text()
    #expect(try world.run("--fix", "--dry-run").hasSuffix("Would make 3 changes.\n"))
    #expect(try world.text() == before)
  }

  @Test("a guess is no answer: what is only near, is a link, or stands in a pack below stays as it is")
  func guesses() throws {
    let guess = try World(("check_in: [", "chek_in: ["))
    let before = try guess.text()
    _ = try guess.run("--fix")
    #expect(try guess.text() == before)
    let linked = try world()
    let real = "\(linked.disk.folder)/real.yaml"
    try FileManager.default.moveItem(atPath: linked.file, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: linked.file, withDestinationPath: real)
    let kept = try String(contentsOfFile: real, encoding: .utf8)
    _ = try linked.run("--fix")
    #expect(try String(contentsOfFile: real, encoding: .utf8) == kept)
  }

  @Test("ids that are not locked yet are locked")
  func lock() throws {
    let world = try World(files: ["ids.lock": "symptoms: {}\n"])
    #expect(try world.run("--fix").contains("kept/ids.lock"))
    let lock = try String(contentsOfFile: "\(world.disk.folder)/kept/ids.lock", encoding: .utf8)
    #expect(lock.contains("  prickle: "))
  }
}
