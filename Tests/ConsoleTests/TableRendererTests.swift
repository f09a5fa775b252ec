import Testing
import TrackerApplication
import TrackerConsole

@Suite("Tables")
struct TableRendererTests {
  private static let table = Block.Table(
    [.init("id", isTitleShown: false), .init("at", isTitleShown: false), .init("")],
    groups: [
      .init("Thursday", rows: [.init(["ab", "06:20", "a long night of very little sleep, with the window open"])]),
      .init("Wednesday", rows: [.init(["cde", "12:30", "soup"]), .init(["f", "", "rain"])]),
    ])

  private func text(_ table: Block.Table, width: Int, isPlain: Bool = false) -> String {
    BlockRenderer(TextStyle(width: width, usesColour: false, isPlain: isPlain)).text([.table(table)])
  }

  @Test("groups stand in the same columns, each below its heading; hidden titles take no line")
  func groups() {
    #expect(
      text(Self.table, width: 80) == """
        Thursday
          ab   06:20  a long night of very little sleep, with the window open

        Wednesday
          cde  12:30  soup
          f           rain

        """)
  }

  @Test("a last column of text that is too wide breaks its lines where it stands")
  func wrapping() {
    #expect(
      text(Self.table, width: 44) == """
        Thursday
          ab   06:20  a long night of very little
                      sleep, with the window open

        Wednesday
          cde  12:30  soup
          f           rain

        """)
  }

  @Test("without room for that, each row is a line, and hidden titles name their cells")
  func rows() {
    #expect(
      text(Self.table, width: 30) == """
        Thursday
          id ab: at 06:20, a long
            night of very little
            sleep, with the window
            open

        Wednesday
          id cde: at 12:30, soup
          id f: rain

        """)
    #expect(
      text(Self.table, width: 80, isPlain: true) == """
        Thursday
        id ab: at 06:20, a long night of very little sleep, with the window open

        Wednesday
        id cde: at 12:30, soup
        id f: rain

        """)
  }

  @Test("a last column of numbers is never broken")
  func numbers() {
    let table = Block.Table(
      [.init("factor"), .init("weight", .trailing)], rows: [.init(["sleep", "1 000 000 000 000 000 000 000 000"])])
    #expect(text(table, width: 34) == "  sleep: weight 1 000 000 000 000\n    000 000 000 000\n")
  }

  @Test("a number that is missing is a dash in its column, and left out of a line")
  func missing() {
    let table = Block.Table(
      [.init("factor"), .init("weight", .trailing)], rows: [.init(["sleep", "40 %"]), .init(["food", ""])])
    #expect(text(table, width: 40) == "  factor  weight\n  sleep     40 %\n  food         –\n")
    #expect(text(table, width: 40, isPlain: true) == "sleep: weight 40 %\nfood\n")
  }

  private static let drawn = Block.Table(
    [.init(""), .init("Today"), .init("Days", fewestSigns: 5), .init("Goal")],
    rows: [
      .init(["Drinks", "600 ml", "▁·▅█▂·▆▇", "40%"], details: [.sentence("of 1.5 l")]),
      .init(["Weight", "70.4 kg", "", ""]),
    ])

  @Test(
    "a column that draws has fewer signs where there is less room, and goes where there is none",
    arguments: [(33, "▁·▅█▂·▆▇"), (32, "·▅█▂·▆▇"), (30, "█▂·▆▇")])
  func drawing(width: Int, signs: String) {
    let pad = String(repeating: " ", count: max(0, signs.count - 4))
    #expect(
      text(Self.drawn, width: width) == """
                  Today    Days\(pad)  Goal
          Drinks  600 ml   \(signs)  40%
            of 1.5 l
          Weight  70.4 kg

        """)
  }

  @Test("a column that draws has all its signs where each row is a line")
  func withoutDrawing() {
    #expect(
      text(Self.drawn, width: 29) == """
                  Today    Goal
          Drinks  600 ml   40%
            of 1.5 l
          Weight  70.4 kg

        """)
    #expect(text(Self.drawn, width: 20).contains("Days\n    ▁·▅█▂·▆▇"))
  }

  @Test("a table can be had row by row, each with what belongs to it")
  func byRows() {
    let renderer = BlockRenderer(TextStyle(width: 80, usesColour: false, isPlain: false))
    let set = renderer.rows(of: Self.drawn)
    let lines = text(Self.drawn, width: 80).split(separator: "\n").map(String.init)
    #expect(set.titles + set.rows.flatMap(\.self) == lines)
    #expect(set.rows.map(\.count) == [2, 1])
  }
}
