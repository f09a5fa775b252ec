import TrackerApplication
import Testing

@testable import TrackerConsole

@Suite struct ChartRendererTests {
  private static let axis = Chart.Axis(
    "said", 0...1, ticks: [(0, "0"), (0.2, "20"), (0.4, "40"), (0.6, "60"), (0.8, "80"), (1, "100")])

  private static func lines(
    _ points: [(x: Double, y: Double, weight: Double)], width: Int = 80, isPlain: Bool = false,
    table: Block.Table? = nil
  ) -> [String] {
    let chart = Chart(
      x: axis, y: axis, points: points.map { Chart.Point(x: $0.x, y: $0.y, weight: $0.weight) },
      weights: "days", diagonal: "said and came agree", words: ["What the picture shows."], table: table)
    let style = TextStyle(width: width, usesColour: false, isPlain: isPlain)
    return BlockRenderer(style).lines([.chart(chart)], indent: 0)
  }

  @Test("x from left to right, y from below, larger marks for more, the diagonal where both agree")
  func plot() throws {
    let lines = Self.lines([(0, 1, 9), (0.2, 0.2, 10), (0.62, 0, 30), (0.999, 0.54, 29)])
    func column(_ row: Int, _ character: Character) -> Int? { Array(lines[11 - row]).firstIndex(of: character) }
    #expect(column(10, "∘") == 5 && column(2, "○") == 15 && column(0, "●") == 36 && column(5, "○") == 55)
    // The diagonal, but where a mark lies on it.
    for row in [0, 1, 3, 5, 10] { #expect(column(row, "·") == 5 + 5 * row) }
    #expect(column(2, "·") == nil)
    #expect(
      Array(lines[12...]) == [
        "    └──────────┴─────────┴─────────┴─────────┴─────────┴",
        "     0         20        40        60        80        100",
        "∘ under 10 days  ○ 10–29  ● 30 and more  · said and came agree",
        "What the picture shows.",
      ])
    #expect(lines[0] == "said ↑  said →" && lines[1].hasPrefix("100 ┤∘") && lines[2].hasPrefix("    │"))
  }

  @Test("of two at one place the weightier is seen, and none lies outside the axes")
  func overlap() {
    let marks = Self.lines([(0.504, 0.5, 40), (0.5, 0.5, 3), (7, -3, 12)]).dropLast(2).joined()
      .filter { "∘○●".contains($0) }
    #expect(marks == "●○")
  }

  @Test("a chart has as many columns as there is room for", arguments: [20, 30, 40, 60, 80])
  func widths(width: Int) {
    let lines = Self.lines([(1, 1, 40)], width: width).dropLast(2)
    #expect(lines.allSatisfy { $0.visibleWidth <= max(width, 21) })
    #expect(lines.contains { $0.hasSuffix("100") })
  }

  @Test("the table stands below the picture in place of the words; plain text gives the words alone")
  func below() {
    let table = Block.Table([.init(""), .init("", .trailing)], rows: [.init(["said", "5"])])
    #expect(Self.lines([(1, 1, 40)], table: table).suffix(2) == ["", "  said  5"])
    #expect(Self.lines([(1, 1, 40)], isPlain: true, table: table) == ["What the picture shows."])
  }
}
