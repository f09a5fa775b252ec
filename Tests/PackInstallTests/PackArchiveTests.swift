import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPackInstall

@Suite struct PackArchiveTests {
  private func archive(_ files: [String: String]) throws -> PackArchive {
    try PackArchive(compressed: TarBytes(files).gzip, named: "given.tgz")
  }

  @Test("a pack is taken from the top of an archive, and from the one folder in it")
  func roots() throws {
    for (root, origin) in [("", "given.tgz"), ("mine/", "given.tgz/mine")] {
      let archive = try archive(["\(root)pack.yaml": "schema: 1\n", "\(root)scenarios/a.yaml": "pack: mine\n"])
      #expect(archive.origin == origin)
      #expect(archive.files.keys.sorted() == ["pack.yaml", "scenarios/a.yaml"])
      #expect(archive.files["pack.yaml"] == Array("schema: 1\n".utf8))
    }
  }

  @Test("an archive without a pack, with two, and with a file that no pack has is refused")
  func refused() throws {
    for files in [
      ["notes.txt": ""], ["one/pack.yaml": "", "two/pack.yaml": ""], ["pack.yaml": "", "run.sh": ""],
      ["pack.yaml": "", "scenarios/.hidden.yaml": ""],
    ] {
      let failure = #expect(throws: Failure.self) { try archive(files) }
      #expect(failure?.kind == .negative, "\(files)")
    }
  }

  @Test("bytes that are no archive can't be read")
  func damaged() {
    let failure = #expect(throws: Failure.self) { try PackArchive(compressed: [1, 2, 3], named: "given.tgz") }
    #expect(failure?.kind == .system)
  }
}
