import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPackTools

@Suite struct PackNewTests {
  /// A folder to make packs in, with a base that the new ones stand on.
  private func made(_ words: String...) throws -> (disk: InstallWorld, answer: ToolsWorld.Answer, world: ToolsWorld) {
    let disk = try InstallWorld()
    let base = SamplePacks.baseText.replacing("id: sample-base", with: "id: universal").replacing(
      "name: Anything", with: "name: A base")
    _ = try disk.folder(["pack.yaml": base], named: "universal")
    var world = ToolsWorld()
    world.search = [disk.folder]
    return (disk, try world.run(["new"] + words + ["--in", disk.folder]), world)
  }

  @Test(
    "an id that some readers of YAML take for a number or a truth value is written so that all take it for a text",
    arguments: ["no", "on", "null", "true", "123", "1e5", "007", "0x10", "yes-no"])
  func trap(_ id: String) throws {
    let (disk, answer, world) = try made(id)
    #expect(answer.failure == nil)
    let codes = try world.run("lint", "\(disk.folder)/\(id)", "--format", "github").output
    for code in ["wrong-type", "yaml-1.1-trap", "id-not-folder", "wrong-pack", "yaml-syntax", "missing-key"] {
      #expect(!codes.contains("title=\(code)::"), "\(code)")
    }
  }

  @Test("the ids of the examples keep within what an id may be")
  func long() throws {
    let id = "a-condition-whose-name-goes-on-and-on-and-on-until-nothing-fits"
    let (disk, answer, world) = try made(id)
    #expect(answer.failure == nil)
    #expect(
      !(try world.run("lint", "\(disk.folder)/\(id)", "--format", "github").output.contains("title=invalid-id::")))
    let one = String(repeating: "a", count: 64)
    let (other, second, lint) = try made(one)
    #expect(second.failure == nil)
    #expect(
      !(try lint.run("lint", "\(other.folder)/\(one)", "--format", "github").output.contains("title=invalid-id::")))
  }

  @Test(
    "a name that no pack can have is refused, and nothing is written",
    arguments: ["", "  ", "red\u{1B}[31m", "two\u{202E}ways", "<b>bold</b>", String(repeating: "x", count: 101)])
  func name(_ name: String) throws {
    let (disk, answer, _) = try made("mine", "--name", name)
    #expect(
      answer.failure?.kind == .validation
        && answer.failure?.message.description.hasPrefix("This name cannot be used. ") == true)
    #expect(!FileManager.default.fileExists(atPath: "\(disk.folder)/mine"))
  }

  @Test("a name with signs of YAML in it stays what it is")
  func quoted() throws {
    let (disk, answer, world) = try made("mine", "--name", "a \"b\" \\ c: d # e")
    #expect(answer.failure == nil)
    #expect(
      try String(contentsOfFile: "\(disk.folder)/mine/pack.yaml", encoding: .utf8).contains(
        "\nname: \"a \\\"b\\\" \\\\ c: d # e\"\n"))
    #expect(try world.run("list").output.contains("mine\n  a \"b\" \\ c: d # e\n"))
  }
}
