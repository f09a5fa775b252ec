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

  @Test("a line of a file is given for its place with the end of the word there, and none beyond the end")
  func line() {
    var lines = SourceLines(SamplePacks.library)
    func source(_ line: Int?, _ column: Int? = nil) -> SourceLines.Source? {
      lines.source(at: Place(file: "packs/sample/pack.yaml", line: line, column: column))
    }
    #expect(source(2, 1)?.text == "id: sample")
    #expect(source(2, 1)?.endColumn == 3 && source(2, 5)?.endColumn == 11)
    #expect(source(2, 2)?.endColumn == nil && source(2)?.endColumn == nil)
    #expect(source(999, 1) == nil)
    #expect(source(nil) == nil)
  }
}
