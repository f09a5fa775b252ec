import Foundation
import Testing
import TrackerCore
import TrackerPacks

/// Every pack in the folder `Conditions/`, whatever they are called.
@Suite struct ShippedPacksTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Conditions").path
  static let library = PackLibrary(folders: [folder])

  @Test("a pack that ships has no fault", arguments: library.locations().map(\.id))
  func noFault(_ id: PackID) {
    let check = ShippedPacksTests.library.check(id, in: "\(ShippedPacksTests.folder)/\(id)")
    for diagnostic in check.diagnostics { Issue.record("\(diagnostic)") }
  }

  @Test("packs ship, and one of them is the base")
  func there() {
    let listings = ShippedPacksTests.library.listings()
    #expect(listings.count >= 2)
    #expect(listings.count(where: \.isBase) == 1)
    #expect(listings.allSatisfy { $0.fault == nil && !$0.name.isEmpty && !$0.summary.isEmpty })
  }
}
