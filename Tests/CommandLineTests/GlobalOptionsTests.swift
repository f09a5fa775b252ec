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

  @Test("they are found among the words of any line, and told from those of its command")
  func found() throws {
    let line = ["log", "food", "--json", "--date", "today", "--home", "there", "--packs=a", "soup", "--", "--plain"]
    let options = try GlobalOptions.found(in: line)
    #expect(options.home == "there" && options.packs == ["a"] && options.json && !options.plain)
    #expect(throws: (any Error).self) { try GlobalOptions.found(in: ["today", "--home"]) }
  }

  @Test("those that stand alone and those with a value are all that there are")
  func names() throws {
    for flag in GlobalOptions.flags { _ = try GlobalOptions.parse([flag]) }
    for option in GlobalOptions.valued { _ = try GlobalOptions.parse([option, "x"]) }
    let help = GlobalOptions.helpMessage()
    let named = Set(help.matches(of: /--[a-z]+/).map { String($0.0) })
    #expect(named.subtracting(["--help"]) == GlobalOptions.flags.union(GlobalOptions.valued))
  }

  @Test("an option that no command knows is refused")
  func unknown() {
    #expect(throws: (any Error).self) { try GlobalOptions.parse(["--hoem", "there"]) }
  }
}
