import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

@Suite struct PackPathsTests {
  @Test("paths name packs: a folder, a file, a folder of packs or an id")
  func paths() {
    let library = SamplePacks.library
    #expect(library.packs(at: "packs/sample").map(\.id) == ["sample"])
    #expect(library.packs(at: "packs/sample/").map(\.folder) == ["packs/sample"])
    #expect(library.packs(at: "packs/sample/pack.yaml").map(\.folder) == ["packs/sample"])
    #expect(library.packs(at: "packs").map(\.id) == ["sample", "sample-base"])
    #expect(library.packs(at: "sample").map(\.folder) == ["packs/sample"])
    #expect(library.packs(at: "nowhere").isEmpty)
  }

  @Test("a line of a file is given for its place, and none beyond the end")
  func line() {
    #expect(SamplePacks.library.line(at: Place(file: "packs/sample/pack.yaml", line: 2, column: 1)) == "id: sample")
    #expect(SamplePacks.library.line(at: Place(file: "packs/sample/pack.yaml", line: 999, column: 1)) == nil)
    #expect(SamplePacks.library.line(at: Place(file: "packs/sample/pack.yaml")) == nil)
  }
}
