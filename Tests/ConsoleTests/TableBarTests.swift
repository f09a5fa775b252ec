import Testing
import TrackerApplication

@testable import TrackerConsole

/// Bars before rows, and which column is broken.
@Suite struct TableBarTests {
  private static func text(_ table: Block.Table, width: Int, isPlain: Bool = false) -> String {
    BlockRenderer(TextStyle(width: width, usesColour: false, isPlain: isPlain)).text([.table(table)])
  }

  private static let steps = Block.Table(
    [.init(""), .init("", .trailing), .init("")],
    rows: [
      .init(["starts at", "−0.90", "what is usual for people"]),
      .init(["raises it", "+0.50", "more flares than usual in the week before"], bar: 0.5),
      .init(["lowers it", "−0.01", "better days than usual before"], bar: 0.01),
    ])

  @Test("a bar stands before the cells, as long as its share of twelve columns, and never of none")
  func bars() {
    #expect(
      Self.text(Self.steps, width: 80) == """
                  starts at  −0.90  what is usual for people
          ██████  raises it  +0.50  more flares than usual in the week before
          █       lowers it  −0.01  better days than usual before

        """)
  }

  @Test("the bar has its room where a column is broken, and is left out where rows are lines")
  func room() {
    #expect(
      Self.text(Self.steps, width: 58) == """
                  starts at  −0.90  what is usual for people
          ██████  raises it  +0.50  more flares than usual in the
                                    week before
          █       lowers it  −0.01  better days than usual before

        """)
    #expect(
      Self.text(Self.steps, width: 80, isPlain: true) == """
        starts at: −0.90, what is usual for people
        raises it: +0.50, more flares than usual in the week before
        lowers it: −0.01, better days than usual before

        """)
  }

  @Test("the widest column of text is broken, be it the first")
  func first() {
    let table = Block.Table(
      [.init("factor"), .init("days", .trailing), .init("")],
      rows: [.init(["Fatty food together with onion or garlic", "12", "own"]), .init(["Stress", "9", ""])])
    #expect(
      Self.text(table, width: 42) == """
          factor                         days
          Fatty food together with         12  own
          onion or garlic
          Stress                            9

        """)
  }
}
