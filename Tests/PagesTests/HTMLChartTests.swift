import Foundation
import Testing
import TrackerApplication
import TrackerCharts
import TrackerCore

@testable import TrackerPages

/// Charts on pages. The page of `Tests/Fixtures/pages` is compared to the letter; `RECORD=1` writes it again, and
/// fails.
@Suite struct HTMLChartTests {
  private static let hostile = "<script>alert(\"1\")</script> & \u{202E}abc"

  private func html(_ chart: Chart) -> String {
    let format = TextFormatter(Phrases(.english, [.germanOfPages]))
    return HTMLRenderer(format).document(PageSample.page([.chart(chart)]))
  }

  private func days(_ values: [Double?], marked: Set<Int> = [], name: String = "worst of the day") -> Chart {
    let places = values.indices.map { Plot.Place("\($0 + 1) May", isMarked: marked.contains($0)) }
    let plot = Plot(
      y: ChartAxis(name, 0...10, ticks: [.init(0, "0"), .init(10, "10")]), places: places,
      ticks: [.init(0, name == "worst of the day" ? "1 May" : name)],
      .two(.init(name, .bars, values), .init(name, .line, values, isSmoothing: true)),
      reference: .init(7, "7: flare"))
    return Chart(name == "worst of the day" ? "One flare day" : name, ["From 2 to 8."], .plot(plot))
  }

  @Test("a chart is a drawing with text of the page beside it, its sentences, and its numbers to unfold")
  func parts() throws {
    let page = html(days([2, nil, 8], marked: [2]))
    #expect(page.contains("<figcaption><h3>One flare day</h3><p>From 2 to 8.</p></figcaption>"))
    #expect(page.contains("role=\"img\" aria-label=\"One flare day From 2 to 8.\""))
    #expect(page.contains("preserveAspectRatio=\"none\" aria-hidden=\"true\""))
    #expect(page.contains("<details><summary>Show the numbers</summary><table"))
    #expect(page.contains(">1 May</span>") && page.contains(">7: flare</span>"))
    // Words are never part of a drawing, which is stretched.
    #expect(!page.contains("<text"))
  }

  @Test("a gap has no bar, and a flare day has a sign besides its colour")
  func gaps() {
    let page = html(days([2, nil, 8], marked: [2]))
    #expect(page.matches(of: #/class="f-mark" /#).count == 1)
    // The bar, and the sign in the key.
    #expect(page.matches(of: #/class="f-high" /#).count == 2)
    #expect(page.matches(of: #/<i class="flag i-high"/#).count == 1)
    #expect(page.contains(">not logged</li>"))
    #expect(!html(days([2, 3, 8])).contains(">not logged</li>"))
  }

  @Test("days not known are a band behind the marks that looks like its key, one for each run of them")
  func bands() throws {
    let page = html(days([2, nil, nil, 8, nil, 3]))
    let looks = page.matches(of: #/<rect [^>]*(class="f-sunk s-edge" [^>]*)\/>/#).map { String($0.1) }
    // Two bands and the sign in the key.
    #expect(looks.count == 3 && Set(looks).count == 1)
    #expect(!html(days([2, 3, 8])).contains("f-sunk s-edge"))
  }

  @Test("columns of days stand below their bars where they have room, and nothing is lost where they have none")
  func columns() {
    func page(_ days: [Int]) -> String {
      var chart = self.days([2, nil, 8])
      chart.numbers = .inPlaceOfSentences
      let columns = days.enumerated().map { ChartTable.Column("M\($0.offset)", isNumeric: true, days: $0.element) }
      let table = ChartTable([.init("")] + columns, rows: [["Flare days"] + days.map { "\($0)/31" }])
      return html(Chart(chart.title, chart.sentences, chart.picture, numbers: chart.numbers, table: table))
    }
    let wide = page([20, 31, 9])
    let widths = "--columns:minmax(0,20fr) minmax(0,31fr) minmax(0,9fr)"
    #expect(wide.contains("<figure class=\"chart under\" style=\"\(widths)"))
    #expect(wide.contains("i-ink-3 tick\"") && wide.contains(">31/31</td>"))
    let narrow = page([1, 31, 28])
    #expect(!narrow.contains("chart under") && narrow.contains(">1/31</td>"))
  }

  @Test("a chart of which nothing is known has no bar, and says so")
  func unknown() {
    let page = html(days([nil, nil, nil]))
    #expect(page.matches(of: #/class="f-mark" /#).isEmpty)
    #expect(page.contains(">not logged</li>") && !page.contains("<i class=\"flag"))
  }

  @Test("names with markup are text, and none turns the direction of writing")
  func escaped() {
    let page = html(days([2, 3, 8], name: Self.hostile))
    #expect(!page.contains("<script") && !page.contains("\u{202E}"))
    #expect(html(days([2, 3, 8], name: PageSample.hebrew)).contains("<bdi>\(PageSample.hebrew)</bdi></span>"))
  }

  @Test("each colour of a drawing has a class of the page")
  func colours() throws {
    let css = PageStyle(PageLook()).css
    for match in html(days([2, nil, 8], marked: [2])).matches(of: /class="((?:f|s|i)-[a-z0-9-]+)/) {
      #expect(css.contains(".\(match.1){"), "\(match.1)")
    }
    for name in ChartFigure.inks where name.first != "s" || name.hasPrefix("series") {
      #expect(css.contains("--\(name):"), "\(name)")
    }
  }

  @Test("the marks of rows stand in their table, hidden from screen readers, and its cells are all there")
  func rows() {
    let table = ChartTable(
      [.init("what"), .init("ratio", isNumeric: true)], rows: [["walks", "2.1"], [Self.hostile, "0.9"]])
    let axis = ChartAxis(ratios: [0.5, 4], "ratio", words: ChartWords())
    let rows: [DotPlot.Row] = [.init("walks", [.init(2.1, 1.3...3.5, told: "2.1")]), .init("x", [nil])]
    let plot = DotPlot(
      axis: axis, kinds: ["ratio"], rows: rows, reference: .init(1, "1: as often"), table: table, place: 1)
    let page = html(Chart("", ["Walks."], .dots(plot), numbers: .inPlaceOfSentences))
    #expect(page.matches(of: #/<td role="cell" class="plotted" aria-hidden="true"/#).count == 2)
    #expect(page.matches(of: #/<th class="plotted scale" aria-hidden="true"/#).count == 1)
    #expect(page.contains(">2.1</td>") && page.contains(">0.9</td>") && page.contains("1: as often</li>"))
    #expect(!page.contains("<script") && !page.contains("<text") && !page.contains("role=\"img\""))
  }

  @Test("a report that was kept has the words and the numbers without a drawing")
  func kept() {
    let page = html(Chart("Kept", ["It was so."], .notKept, table: ChartTable([.init("a")], rows: [["1"]])))
    #expect(page.contains("<p>It was so.</p>") && page.contains("<table") && !page.contains("class=\"plot"))
  }

  @Test("the page of charts is as it was looked at")
  func golden() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/pages/charts.html")
    let page = html(days([2, 3, nil, 5, 8, 10, 4, nil, nil, 3, 1, 0, 2, 6], marked: [4, 5]))
    let body = page[(page.range(of: "<body>")?.lowerBound ?? page.startIndex)...]
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try String(body).write(to: file, atomically: true, encoding: .utf8)
      Issue.record("charts.html was recorded: look at it, then run the tests without RECORD=1")
      return
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == body,
      "look at it, or record again with RECORD=1 swift test --filter HTMLChartTests")
  }
}
