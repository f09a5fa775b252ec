import Testing
import TrackerApplication
import TrackerConsole

@Suite struct InvocationTests {
  private static func told(_ blocks: [Block], _ invocation: Invocation) -> String {
    BlockRenderer(TextStyle(width: 80, usesColour: false, isPlain: false, invocation: invocation)).text(blocks)
  }

  private static let invocation = Invocation(
    program: "Tools/symptoms", options: [.init("--home", "/tmp/my diary"), .init("--packs", "packs")])
  private static let start = "Tools/symptoms --home '/tmp/my diary' --packs packs"

  @Test(
    "commands begin as the program was started, with the options given",
    arguments: [
      ("Type: symptoms today", "Type: \(start) today\n"),
      ("symptoms today --more", "\(start) today --more\n"),
      ("Try “symptoms undo” next.", "Try “\(start) undo” next.\n"),
      ("Type: symptoms today --home other", "Type: Tools/symptoms --packs packs today --home other\n"),
      ("What are your symptoms today?", "What are your symptoms today?\n"),
    ])
  func commands(text: String, told: String) {
    #expect(Self.told([.line(RichText(text))], Self.invocation) == told)
    #expect(Self.told([.line(RichText(text))], Invocation()) == text + "\n")
  }

  @Test("a command that is longer than a line stays whole, so that it can be copied")
  func whole() {
    let long = Invocation(program: String(repeating: "/long", count: 20) + "/symptoms")
    let told = Self.told([.sentence("Set up in about two minutes: symptoms onboard")], long)
    #expect(told == "Set up in about two minutes:\n\(long.program) onboard\n")
  }

  @Test("a text of a pack that begins with the program's name is no command, and loses none of its care")
  func asWritten() {
    let text = RichText.asWritten("symptoms come and go: symptoms that last\u{1B}[31m")
    let told = Self.told(
      [.list(.init([Block.ItemList.Item(text)])), .section([.heading(.init(text))])], Self.invocation)
    #expect(told.contains("symptoms come and go: symptoms that last") && !told.contains("Tools/"))
    #expect(!told.contains("\u{1B}"))
    #expect(Self.told([.line(RichText("symptoms come") + text)], Self.invocation).hasPrefix(Self.start))
  }

  @Test("a text of a pack stays one when its words are mapped, and its tones stay, too")
  func mapped() {
    let text = RichText.asWritten("symptoms come").mapText({ "\($0)!" }, asWritten: { "\($0)?" })
    #expect(text.text == "symptoms come?" && text.runs.allSatisfy(\.isAsWritten))
    #expect(Self.told([.sentence(text)], Self.invocation) == "symptoms come?\n")
    let toned = RichText("symptoms today", .bad).mapText({ "\($0)!" }, asWritten: { "\($0)?" })
    #expect(toned.text == "symptoms today!" && toned.runs.map(\.tones) == [[.bad]])
  }

  @Test("what is shown to the letter stays as it is")
  func verbatim() {
    #expect(Self.told([.verbatim("symptoms today")], Self.invocation).contains("symptoms today"))
    #expect(!Self.told([.verbatim("symptoms today")], Self.invocation).contains("--home"))
  }
}
