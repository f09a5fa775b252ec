import Foundation
import Testing
import TrackerCharts
import TrackerCore
import TrackerTestSupport

/// The drawings of `Tests/Fixtures/charts`, compared to the letter. `RECORD=1` writes them again, and fails.
@Suite struct ChartSVGTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/charts")

  /// Every type at three widths and on each ground; of the wide and the narrow one a ground each.
  private static let golden = ChartGallery.all.flatMap { name, chart in
    [(340.0, SVGLook.dark), (720, .light), (720, .print), (1_080, .dark)].map { width, look in
      (name: "\(name)-\(Int(width))-\(look).svg", svg: ChartSVG(width: width, look: look).text([chart]))
    }
  }

  @Test("the drawings are as they were looked at", arguments: golden)
  func drawings(_ name: String, _ svg: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try svg.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded: look at it, then run the tests without RECORD=1")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      recorded == svg, "\(name) differs: look at it, or record again with RECORD=1 swift test --filter ChartSVGTests")
  }

  @Test("each drawing is XML with a name and a description", arguments: golden)
  func wellFormed(_ name: String, _ svg: String) throws {
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n") && svg.contains("role=\"img\""))
    #expect(svg.contains("aria-labelledby=\"chart-title chart-desc\"") && svg.contains("<title id=\"chart-title\">"))
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
    // Tags that are opened are closed.
    #expect(svg.matches(of: #/<text /#).count == svg.matches(of: #/<\/text>/#).count)
  }

  private static let hostile = "<script>alert(\"1\")</script> & 'x' \u{202E}abc\u{0} שלום"

  @Test("no name becomes markup, and none turns the direction of writing")
  func escaped() {
    let axis = ChartAxis(Self.hostile, 0...10, ticks: [.init(0, Self.hostile)])
    let plot = Plot(
      y: axis, places: [.init(Self.hostile, isMarked: true)], ticks: [.init(0, Self.hostile)],
      .one(.init(Self.hostile, .line, [5])), band: .init(2...3, Self.hostile), reference: .init(7, Self.hostile))
    let pie = Portions(Self.hostile, unit: Self.hostile, [.init(Self.hostile, 3)])
    for picture in [Chart.Picture.plot(plot), .pie(pie), .histogram(pie)] {
      let svg = ChartSVG(id: Self.hostile, language: Self.hostile).text([Chart(Self.hostile, [Self.hostile], picture)])
      #expect(!svg.contains("<script") && svg.contains("&lt;script&gt;"))
      #expect(!svg.contains("\u{202E}") && !svg.contains("\u{0}") && svg.contains("\u{2068}שלום\u{2069}"))
      #expect(!svg.contains("& ") && !svg.contains("alert(\""))
    }
  }

  @Test("a part of a pie that is one says so in the singular")
  func singular() {
    let pie = Portions("a", unit: "days", unitOfOne: "day", [.init("b", 1), .init("c", 2)])
    let svg = ChartSVG().text([Chart("", [], .pie(pie))])
    #expect(svg.contains("· 1 day<") && svg.contains("· 2 days<"))
  }

  @Test("a gap has no bar and no line: two known days beside it are dots, and a flare day has its mark")
  func gaps() {
    let places = (0..<3).map { Plot.Place("\($0)", isMarked: $0 == 2) }
    let axis = ChartAxis("a", 0...10)
    func svg(_ shape: Plot.Shape, _ values: [Double?]) -> String {
      ChartSVG().text([
        Chart(
          "", [], .plot(.init(y: axis, places: places, ticks: [], .one(.init("a", shape, values)))), hidden: [.legend])
      ])
    }
    let line = svg(.line, [4, nil, 6])
    #expect(!line.contains("<polyline") && line.matches(of: #/<circle/#).count == 2)
    #expect(svg(.line, [4, 5, 6]).contains("<polyline") && line.matches(of: #/<polygon/#).count == 1)
    // The ground, the band of the gap and the bars.
    #expect(svg(.bars, [4, nil, 0]).matches(of: #/<rect /#).count == 4)
    #expect(svg(.bars, [nil, nil, nil]).matches(of: #/<rect /#).count == 2)
    #expect(svg(.bars, [4, 2, 0]).matches(of: #/<rect /#).count == 4)
  }

  @Test("where one of two lines is known, nothing says that the day was not logged")
  func oneOfTwo() {
    let places = (0..<3).map { Plot.Place("\($0)") }
    func svg(_ other: [Double?]) -> String {
      let content = Plot.Content.two(.init("a", .line, [4, nil, 6]), .init("b", .line, other))
      return ChartSVG().text([
        Chart("", [], .plot(.init(y: ChartAxis("a", 0...10), places: places, ticks: [], content)))
      ])
    }
    #expect(!svg([1, 2, 3]).contains("not logged") && svg([1, nil, 3]).contains("not logged"))
  }

  @Test("a mean never crosses a gap, and what it is stays in the table")
  func meanAtGaps() {
    let values: [Double?] = [4, 4, nil, nil, 4, 4]
    let mean = Plot.Series("mean", .line, values.map { _ in 4 }, isSmoothing: true)
    let plot = Plot(
      y: ChartAxis("a", 0...10), places: values.indices.map { .init("\($0)") }, ticks: [],
      .two(.init("a", .bars, values), mean))
    let svg = ChartSVG().text([Chart("", [], .plot(plot))])
    // Two stretches, each with its edge.
    #expect(svg.matches(of: #/<polyline/#).count == 4)
    #expect(plot.drawn(mean) == values && Chart("", [], .plot(plot)).table.rows[2] == ["2", "not logged", "4"])
  }

  @Test("days before and after have a band for each gap and a sign for each marked day; bars are red if it is asked")
  func sides() {
    func svg(_ gaps: Range<Int>, marksBars: Bool = true) -> String {
      let values = (0..<20).map { gaps.contains($0) ? nil : Double?.some(5) }
      let sides = BeforeAfter(
        y: ChartAxis("a", 0...10), before: .init("before", values, marked: [9]), after: .init("after", values),
        counts: ("", ""), marksBars: marksBars)
      return ChartSVG().text([Chart("", [], .beforeAfter(sides), hidden: [.legend])])
    }
    func count(_ part: String, _ svg: String) -> Int { svg.components(separatedBy: part).count - 1 }
    #expect(count("stroke-dasharray", svg(0..<0)) == 0 && count("stroke-dasharray", svg(3..<6)) == 2)
    #expect(count("<polygon", svg(3..<6)) == 1)
    let red = SVGLook.light.colour(.high).hex
    #expect(count(red, svg(0..<0)) == 2 && count(red, svg(0..<0, marksBars: false)) == 1)
  }

  @Test("parts in an order have the colours of steps, others those of series")
  func orderedParts() {
    func svg(_ step: Int?) -> String {
      ChartSVG().text([Chart("", [], .pie(.init("a", unit: "days", [.init("b", 1), .init("c", 2, step: step)])))])
    }
    let strongest = ColourScheme.standard.steps(on: .light)[3].hex
    #expect(svg(3).contains(strongest) && !svg(nil).contains(strongest))
  }

  @Test("what is left out is not there")
  func hidden() {
    var chart = ChartGallery.days()
    let whole = ChartSVG().text([chart])
    chart.hidden = Set(Chart.Part.allCases)
    let bare = ChartSVG().text([chart])
    #expect(whole.contains(">1 Oct<") && !bare.contains(">1 Oct<"))
    #expect(whole.contains(">not logged<") && !bare.contains(">not logged<"))
    #expect(bare.count < whole.count)
  }

  @Test("ten years are drawn as months, and nothing known at all is drawn, too")
  func extremes() {
    let long = ChartSVG().text([ChartGallery.days(3_652)])
    #expect(long.contains("Each mark is a month.") && long.count < 60_000)
    var chart = ChartGallery.days(1)
    guard case .plot(var plot) = chart.picture else { return }
    plot.content = .one(.init("a", .bars, [nil]))
    chart.picture = .plot(plot)
    #expect(ChartSVG().text([chart]).contains("not logged"))
  }

  @Test("the JSON has the whole value: gaps are null")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for (name, chart) in ChartGallery.all {
      let text = String(decoding: try encoder.encode(chart), as: UTF8.self)
      #expect(text.contains("\"type\":\"\(name)\""), "\(name)")
      #expect(text.contains("\"table\":{\"columns\":["))
    }
    let line = String(decoding: try encoder.encode(ChartGallery.line), as: UTF8.self)
    #expect(line.contains("null") && line.contains("\"day\":\"2026-08-24\""))
  }
}
