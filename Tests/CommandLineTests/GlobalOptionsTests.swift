import Testing
import TrackerCommandLine

@Suite struct GlobalOptionsTests {
  @Test("every command takes a home, several folders of packs, and how the answer is written")
  func options() throws {
    let options = try GlobalOptions.parse(["--home", "there", "--packs", "a", "--packs", "b", "--json"])
    #expect(options.home == "there")
    #expect(options.packs == ["a", "b"])
    #expect(options.json && !options.plain)
  }

  @Test("an option that no command knows is refused")
  func unknown() {
    #expect(throws: (any Error).self) { try GlobalOptions.parse(["--hoem", "there"]) }
  }
}
