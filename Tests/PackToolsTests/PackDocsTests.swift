import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPackTools

@Suite struct PackDocsTests {
  @Test("nothing is written about packs with errors, which are named; what is written is said")
  func errors() throws {
    let disk = try InstallWorld()
    _ = try disk.folder(["pack.yaml": SamplePacks.baseText], named: "sample-base")
    _ = try disk.folder(InstallWorld.files(), named: "kept")
    var wrong = InstallWorld.files()
    wrong["pack.yaml"] = wrong["pack.yaml"].map {
      $0.replacing("id: kept", with: "id: lost")
        + "\ngoals: {calm: {title: T, says: S, source: [nobody-1999], target: {metric: custom.none, to: 4}}}\n"
    }
    _ = try disk.folder(wrong, named: "lost")
    var world = ToolsWorld()
    world.search = [disk.folder]
    let refused = try #require(try world.run("docs", disk.folder).failure)
    #expect(refused.message.description == "\(disk.folder)/lost has errors, so nothing was written")
    #expect(refused.diagnostics.contains { $0.code == "undeclared-metric" }, "\(refused.diagnostics)")
    #expect(!FileManager.default.fileExists(atPath: "\(disk.folder)/kept/README.md"))
    let written = try world.run("docs", "\(disk.folder)/kept")
    #expect(written.failure == nil)
    for name in ["README.md", "ids.lock"] { #expect(written.output.contains("Wrote \(disk.folder)/kept/\(name)")) }
  }

  @Test("a list of ids that cannot be read is not written anew, and nothing else of the pack is, either")
  func lostIDs() throws {
    let disk = try InstallWorld()
    _ = try disk.folder(["pack.yaml": SamplePacks.baseText], named: "sample-base")
    let lock = "symptoms: [prickle\n"
    let folder = try disk.folder(InstallWorld.files().merging(["ids.lock": lock]) { $1 }, named: "kept")
    var world = ToolsWorld()
    world.search = [disk.folder]
    let refused = try #require(try world.run("docs", folder).failure)
    #expect(refused.diagnostics.contains { $0.place?.file == "\(folder)/ids.lock" }, "\(refused)")
    #expect(try String(contentsOfFile: "\(folder)/ids.lock", encoding: .utf8) == lock)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/README.md"))
  }

  private static let linked = "What is not listed here comes from [sample-base](../sample-base/README.md)."
  private static let named = "What is not listed here comes from the pack `sample-base`."

  @Test(
    "the README of a pack links the one below it where that stands beside it, and else names it",
    arguments: [("shipped/kept", linked), ("shipped/kept/.", linked), ("mine/kept", named), ("mine/kept/.", named)])
  func link(path: String, sentence: String) throws {
    let disk = try InstallWorld()
    _ = try disk.folder(["pack.yaml": SamplePacks.baseText], named: "shipped/sample-base")
    for folder in ["shipped", "mine"] { _ = try disk.folder(InstallWorld.files(), named: "\(folder)/kept") }
    var world = ToolsWorld()
    world.search = ["\(disk.folder)/shipped"]
    #expect(try world.run("docs", "\(disk.folder)/\(path)").failure == nil)
    let readme = try String(contentsOfFile: "\(disk.folder)/\(path)/README.md", encoding: .utf8)
    #expect(readme.split(separator: "\n").contains { $0 == sentence })
    #expect(try world.run("docs", "\(disk.folder)/\(path)", "--check").failure == nil)
  }
}
