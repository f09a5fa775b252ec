import Testing
import TrackerApplication
import TrackerConsole

/// How values stand under one name, and what a screen with little room leaves out.
@Suite struct FactTests {
  private static func text(_ blocks: [Block], width: Int = 60, isPlain: Bool = false) -> String {
    BlockRenderer(TextStyle(width: width, usesColour: false, isPlain: isPlain)).text(blocks)
  }

  private static func fact(_ arrangement: Block.Fact.Arrangement) -> Block {
    .fact(.init("Why:", ["one thing that takes some room", "another", "a third"].map { .init("\($0)") }, arrangement))
  }

  @Test("values on lines of their own hang below the first, and stand below the name where there is little room")
  func lines() {
    #expect(Self.text([Self.fact(.lines)]) == "Why: one thing that takes some room\n     another\n     a third\n")
    #expect(
      Self.text([Self.fact(.lines)], width: 24)
        == "Why:\n· one thing that takes\n  some room\n· another\n· a third\n")
    #expect(
      Self.text([Self.fact(.lines)], isPlain: true)
        == "Why: one thing that takes some room.\nWhy: another.\nWhy: a third.\n")
  }

  @Test("values with commas are not broken")
  func commas() {
    #expect(
      Self.text([Self.fact(.commas)], width: 60)
        == "Why:      one thing that takes some room, another, a third\n")
    #expect(
      Self.text([Self.fact(.commas)], width: 49) == "Why: one thing that takes some room, another,\n  a third\n")
  }

  @Test("values stand below each other beside other blocks too, whatever the length of their names")
  func columns() {
    let facts: [Block] = [.fact(.init("How the day was", "good")), .fact(.init("Sleep", "7 hours"))]
    let columns = "How the day was  good\nSleep            7 hours\n"
    #expect(Self.text(facts) == columns)
    #expect(Self.text([.heading(.init("Monday"))] + facts + [.sentence("More.")]) == "Monday\n\(columns)More.\n")
  }

  @Test("a colon at the end of a name stands in the gap, and is said once")
  func colon() {
    func rows(_ first: String) -> [Block] {
      [.fact(.init(first, "1")), .fact(.init("Checking", "2"))]
    }
    #expect(Self.text(rows("Logged")) == Self.text(rows("Logged:")).replacing("Logged: ", with: "Logged  "))
    #expect(Self.text(rows("Logged:"), isPlain: true).hasPrefix("Logged: 1.\n"))
  }

  @Test("what is spoken takes the place of the name and the value where lines are read one by one")
  func spoken() {
    let fact = Block.fact(
      .init("Logged:", [.init("food", mark: .done), .init("Not yet: sleep", spoken: "Not logged yet: sleep.")]))
    #expect(Self.text([fact]).contains("✓ food   Not yet: sleep"))
    #expect(Self.text([fact], isPlain: true) == "Logged: food.\nNot logged yet: sleep.\n")
  }

  @Test("a block in full and in short is chosen by the room, but for an answer that leaves nothing out")
  func byRoom() {
    let block = Block.byRoom(full: [.sentence("in full")], short: [.sentence("short")])
    #expect(Self.text([block]) == "in full\n")
    #expect(Self.text([block], width: 59) == "short\n")
    #expect(Self.text([block], width: 59, isPlain: true) == "in full\n")
    #expect(Self.text([.section([block]), .byRoom(full: [block], short: [])], width: 59) == "short\n")
    #expect(Self.text([Block.section([block])].flatMap(\.inFull), width: 59) == "in full\n")
  }

  @Test("a heading that ends with a full stop has one")
  func heading() {
    #expect(Self.text([.heading(.init("Hello.", aside: "Monday"))], isPlain: true) == "Hello. Monday.\n")
    #expect(Self.text([.heading(.init("Hello", aside: "Monday"))], isPlain: true) == "Hello. Monday.\n")
  }
}
