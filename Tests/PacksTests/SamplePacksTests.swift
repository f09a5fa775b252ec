import Testing
import TrackerCore
import TrackerTestSupport

@Suite struct SamplePacksTests {
  @Test("the sample packs have no fault", arguments: [SamplePacks.base, SamplePacks.sample])
  func noDiagnostic(_ id: PackID) throws {
    let check = SamplePacks.library.check(id, in: "\(SamplePacks.folder)/\(id)")
    #expect(check.diagnostics == [])
    #expect(try SamplePacks.library.pack(id).pack.id == id)
  }
}
