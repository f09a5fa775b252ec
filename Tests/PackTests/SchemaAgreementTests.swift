import Foundation
import Testing
import TrackerCore
import TrackerPackSchema

@testable import TrackerPacks

/// Editors and the program must say the same: what a schema takes or refuses in `Tools/check-schemas`, the readers take
/// or refuse here.
@Suite struct SchemaAgreementTests {
  @Test("the readers take the good files", arguments: SchemaFixtures.good.keys.sorted())
  func good(_ file: String) throws {
    let text = try #require(SchemaFixtures.good[file])
    #expect(!text.isEmpty)
    #expect(try SchemaFixtures.errors(in: file, of: text) == [])
  }

  @Test(
    "the readers refuse each changed line",
    arguments: SchemaFixtures.changes.filter { SchemaFixtures.good[$0.file] != nil })
  func bad(_ change: SchemaFixtures.Change) throws {
    let text = try #require(SchemaFixtures.good[change.file])
    #expect(text.contains(change.old))
    let changed = text.replacing(change.old, with: change.new, maxReplacements: 1)
    #expect(try SchemaFixtures.errors(in: change.file, of: changed) != [])
  }

  @Test("there are changes of every kind of file")
  func some() {
    #expect(SchemaFixtures.changes.count > 100)
    #expect(Set(SchemaFixtures.changes.map(\.file)) == Set(SchemaKind.allCases.map { "\($0).yaml" }))
  }

  @Test("files beside packs are no packs")
  func besidePacks() {
    let files = ["packs/pack.schema.json": "{}", "packs/pack.yaml": "id: packs", "packs/one/pack.yaml": "id: one"]
    let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
    #expect(library.locations().map(\.id) == ["one"])
    #expect(FileManager.default.fileExists(atPath: ShippedPacks.path("pack.schema.json")))
    #expect(!ShippedPacks.library.listings().contains { $0.folder.hasSuffix(".json") || $0.problem != nil })
  }
}
