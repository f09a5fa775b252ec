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

  @Test("rows with a short form are label, value and drawing on a line where room is short, one below the other")
  func short() {
    let table = Block.Table(
      [.init(""), .init("Today"), .init("Mean"), .init("Goal")],
      rows: [
        .init(["Drinks", "600 ml", "1.4 l", "◐  40% ██▍"], short: ["Drinks", "600 ml", "◐  40% █▏"]),
        .init(["Sleep", "–", "7.2 hours", ""], short: ["Sleep", "–", "····█·▄"]),
        .init(
          ["Fasts", "18 h 13 min, since 20:10 yesterday", "–", ""],
          short: ["Fasts", "18 h 13 min, since 20:10 yesterday", ""]),
      ])
    #expect(
      Self.text(table, width: 40) == """
          Drinks  600 ml  ◐  40% █▏
          Sleep   –       ····█·▄
          Fasts   18 h 13 min, since 20:10
            yesterday

        """ || Self.text(table, width: 40).contains("  Drinks  600 ml  ◐  40% █▏\n  Sleep   –       ····█·▄\n"))
    #expect(Self.text(table, width: 80).contains("Goal"), "in columns where there is room")
  }

  @Test("longer labels have their column where there is room, and what is wider than a line breaks")
  func narrow() {
    let means = Block.Table(
      [.init(""), .init("7 days"), .init("change")],
      rows: [
        .init(["Hours of sleep", "7.4", "about the same"], short: ["Hours of sleep", "7.4", "about the same"]),
        .init(["Stress", "4.6", "worse"], short: ["Stress", "4.6", "worse"]),
      ])
    #expect(
      Self.text(means, width: 40) == """
          Hours of sleep  7.4  about the same
          Stress          4.6  worse

        """)
    let pair = Block.Table(
      [.init("this"), .init("when")],
      rows: [
        .init(
          ["", ""], short: ["Calories eaten today and a very long name of a food", "moderate, higher, the same day"])
      ])
    #expect(
      Self.text(pair, width: 40) == """
          Calories eaten today and a very long
            name of a food
            moderate, higher, the same day

        """)
  }

  @Test("a command has a line to itself where its words do not fit beside it, without a colon, and whole if it fits")
  func commands() {
    let blocks: [Block] = [.commands([.init("symptoms timeline 2026-11-28", "see one day, hour by hour")])]
    func text(_ width: Int, _ invocation: Invocation = Invocation()) -> String {
      BlockRenderer(TextStyle(width: width, usesColour: false, isPlain: false, invocation: invocation)).text(blocks)
    }
    #expect(text(40) == "  symptoms timeline 2026-11-28\n      see one day, hour by hour\n")
    #expect(text(28) == "symptoms timeline 2026-11-28\n      see one day, hour by\n      hour\n")
    #expect(text(60).hasPrefix("  symptoms timeline 2026-11-28  see one day"))
    let path = Invocation(program: "/a/long/way/to/the/program/symptoms")
    #expect(text(40, path).hasPrefix("  /a/long/way/to/the/program/symptoms timeline 2026-11-28\n"))
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
