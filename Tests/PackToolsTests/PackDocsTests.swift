import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPackTools

@Suite struct PackDocsTests {
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
