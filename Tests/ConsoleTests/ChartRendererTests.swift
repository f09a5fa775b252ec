import Testing
import TrackerApplication
import TrackerCharts
import TrackerCore

@testable import TrackerConsole

@Suite struct ChartRendererTests {
  private static let ticks: [ChartAxis.Tick] = [
    .init(0, "0"), .init(0.2, "20"), .init(0.4, "40"), .init(0.6, "60"), .init(0.8, "80"), .init(1, "100"),
  ]
  private static let axis = ChartAxis("said", 0...1, ticks: ticks)

  private static func scatter(_ points: [(x: Double, y: Double, weight: Double)]) -> Chart.Picture {
    .scatter(
      .init(
        x: axis, y: axis, points: points.map { .init(x: $0.x, y: $0.y, weight: $0.weight) }, weights: "days",
        diagonal: "said and came agree"))
  }

  private static func lines(
    _ picture: Chart.Picture, title: String = "", width: Int = 80, isPlain: Bool = false, usesColour: Bool = false,
    numbers: Chart.Numbers = .asked, hidden: Set<Chart.Part> = [], table: ChartTable? = nil
  ) -> [String] {
    let chart = Chart(
      title, ["What the picture shows."], picture, numbers: numbers, hidden: hidden, table: table)
    let style = TextStyle(width: width, usesColour: usesColour, isPlain: isPlain)
    return BlockRenderer(style).lines([.chart(chart)], indent: 0)
  }

  private static func plot(
    _ values: [Double?], _ shape: Plot.Shape = .bars, second: [Double?]? = nil, flares: Set<Int> = []
  ) -> Chart.Picture {
    let first = Day(number: 20_000)
    let places = values.indices.map {
      Plot.Place("day \($0)", day: first.advanced(by: $0), isMarked: flares.contains($0))
    }
    let series = Plot.Series("prickle", shape, values)
    return .plot(
      .init(
        y: .init("prickle", for: [], scale: 0...10, isAmount: true, words: ChartWords()), places: places,
        ticks: [.init(0, "1 Oct")],
        second.map { .two(series, .init("mean", .line, $0)) } ?? .one(series),
        reference: .init(7, "7: flare")))
  }

  // MARK: Points

  @Test("x from left to right, y from below, larger marks for more, the diagonal where both agree")
  func scatter() throws {
    let lines = Self.lines(
      Self.scatter([(0, 1, 9), (0.2, 0.2, 10), (0.62, 0, 30), (0.999, 0.54, 29)]), numbers: .inPlaceOfSentences,
      table: ChartTable([.init("")], rows: []))
    func column(_ row: Int, _ character: Character) -> Int? { Array(lines[11 - row]).firstIndex(of: character) }
    #expect(column(10, "∘") == 5 && column(2, "○") == 15 && column(0, "●") == 36 && column(5, "○") == 55)
    // The diagonal, but where a mark lies on it.
    for row in [0, 1, 3, 5, 10] { #expect(column(row, "·") == 5 + 5 * row) }
    #expect(column(2, "·") == nil)
    #expect(
      Array(lines[12...14]) == [
        "    └──────────┴─────────┴─────────┴─────────┴─────────┴",
        "     0         20        40        60        80        100",
        "∘ under 10 days  ○ 10–29  ● 30 and more  · said and came agree",
      ])
    #expect(lines[0] == "said ↑  said →" && lines[1].hasPrefix("100 ┤∘") && lines[2].hasPrefix("    │"))
  }

  @Test("of two at one place the weightier is seen, and none lies outside the axes")
  func overlap() {
    let marks = Self.lines(Self.scatter([(0.504, 0.5, 40), (0.5, 0.5, 3), (7, -3, 12)]), hidden: [.legend]).joined()
      .filter { "∘○●".contains($0) }
    #expect(marks == "●○")
  }

  @Test("a chart has as many columns as there is room for", arguments: [20, 30, 40, 60, 80])
  func widths(width: Int) {
    let lines = Self.lines(Self.scatter([(1, 1, 40)]), width: width)
    #expect(lines.allSatisfy { $0.visibleWidth <= max(width, 21) })
    #expect(lines.contains { $0.hasSuffix("100") })
  }

  // MARK: Words and numbers

  @Test("sentences stand above the picture and the table below; plain text has the sentences, and the table if asked")
  func words() {
    let table = ChartTable([.init(""), .init("", isNumeric: true)], rows: [["said", "5"]])
    let points = Self.scatter([(1, 1, 40)])
    let above = Self.lines(points, title: "Said", table: table)
    #expect(above.prefix(3) == ["Said", "What the picture shows.", ""] && !above.contains("  said  5"))
    let instead = Self.lines(points, numbers: .inPlaceOfSentences, table: table)
    #expect(instead.suffix(2) == ["", "  said  5"] && !instead.contains("What the picture shows."))
    #expect(
      Self.lines(points, isPlain: true, numbers: .inPlaceOfSentences, table: table) == ["What the picture shows."])
    let besides = Self.lines(points, title: "Said", isPlain: true, numbers: .besides, table: table)
    #expect(besides.prefix(2) == ["Said", "What the picture shows."] && besides.count == 3)
  }

  // MARK: Days

  @Test("a gap is a dot without a bar, a known zero the lowest bar, and a flare day has its sign below")
  func gaps() {
    let lines = Self.lines(Self.plot([10, nil, 0, 8], flares: [3]))
    #expect(
      lines == [
        "What the picture shows.", "",
        "10 ┤██", "   │██       ▂▂", "   │██ ──────██", "   │██       ██", " 5 ┤██       ██", "   │██       ██",
        "   │██       ██", "   │██       ██", " 0 ┤██ ·  ▁▁ ██", "   └───   ──────", "             ▲",
        "    1 Oct",
        "█ prickle  ▲ flare day  ─ 7: flare  · not logged",
      ])
  }

  @Test("no line is drawn through a gap, and the second line is hollow")
  func twoLines() {
    let drawn = Self.lines(Self.plot([5, nil, 5], .line, second: [0, nil, 9])).filter {
      $0.contains("│") || $0.contains("┤")
    }
    #expect(drawn.joined().count { $0 == "●" } == 2 && drawn.joined().count { $0 == "○" } == 2)
    #expect(drawn.last?.contains("·") == true && drawn.joined().count { $0 == "·" } == 1)
  }

  @Test("two lines at one place have a sign of their own, which the key names")
  func sharedPlace() {
    let lines = Self.lines(Self.plot([5, 2, 5], .line, second: [5, 2, 9]))
    #expect(lines.dropLast().joined().count { $0 == "◐" } == 2 && lines.last?.contains("◐ both at the same") == true)
    #expect(lines.dropLast().joined().count { $0 == "●" } == 1)
    #expect(Self.lines(Self.plot([5], .line, second: [9])).last?.contains("◐") == false)
  }

  @Test("a line over bars hides no bar: it has a row of its own, and a mean says nothing of a gap")
  func lineOverBars() {
    func lines(_ isSmoothing: Bool, hidden: Set<Chart.Part> = []) -> [String] {
      guard case .plot(var plot) = Self.plot([10, nil, 4], second: [10, 5, nil]) else { return [] }
      plot.content = .two(plot.series[0], .init("mean", .line, plot.series[1].values, isSmoothing: isSmoothing))
      return Self.lines(.plot(plot), hidden: hidden)
    }
    let alone = Self.lines(Self.plot([10, nil, 4])).filter { $0.contains("│") || $0.contains("┤") }
    #expect(lines(true).filter { $0.contains("│") || $0.contains("┤") } == alone)
    #expect(lines(true).contains(" ○  ██") && lines(true).last?.contains("○ mean") == true)
    #expect(lines(false).contains(" ○  ██ ▄▄ ·"))
    #expect(lines(true, hidden: Set(Chart.Part.allCases)).contains("○ ██"))
  }

  @Test(
    "the names of the axis stand at even distances, each once", arguments: [3.0, 6, 7, 8.4, 10, 12, 40, 700], [40, 80])
  func evenAxis(_ highest: Double, _ width: Int) {
    let axis = ChartAxis("a", for: [highest], isAmount: true, words: ChartWords())
    let plot = Plot(y: axis, places: [.init("a")], ticks: [], .one(.init("a", .bars, [highest])))
    let drawn = Self.lines(.plot(plot), width: width).filter { $0.contains("│") || $0.contains("┤") }
    let named = drawn.indices.filter { drawn[$0].contains("┤") }
    #expect(named.count == axis.ticks.count && named.first == 0 && named.last == drawn.count - 1)
    #expect(Set(zip(named, named.dropFirst()).map { $1 - $0 }).count == 1, "\(drawn)")
  }

  @Test("a week of which too little is known is a gap, also with a flare day in it")
  func unknownWeek() {
    var values = Array(repeating: Double?.some(4), count: 500)
    for day in 490..<500 { values[day] = nil }
    let lines = Self.lines(Self.plot(values, flares: [499]))
    let marks = lines.firstIndex { $0.contains("▲") && !$0.contains("flare") } ?? 2
    #expect(lines[marks].hasSuffix("▲") && lines[marks - 2].hasSuffix("·"))
    #expect(lines[marks].count == lines[marks - 2].count)
  }

  @Test("colour adds to what is there and changes no sign")
  func colour() {
    let picture = Self.plot([10, nil, 0, 8], flares: [3])
    let coloured = Self.lines(picture, usesColour: true)
    #expect(coloured.joined().contains("\u{1B}["))
    #expect(
      coloured.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }.map { $0.replacing(#/ +$/#, with: "") }
        == Self.lines(picture))
  }

  @Test("without axes and legend the marks alone are left")
  func hidden() {
    let lines = Self.lines(Self.plot([10, 5]), hidden: Set(Chart.Part.allCases))
    #expect(lines.dropFirst(2).allSatisfy { $0.allSatisfy { "▁▂▃▄▅▆▇█─ ".contains($0) } })
  }
}

/// The other pictures, each wide and narrow.
@Suite struct ChartPicturesTests {
  private static func lines(_ picture: Chart.Picture, width: Int = 80, isASCII: Bool = false) -> [String] {
    let style = TextStyle(width: width, usesColour: false, isPlain: false, isASCII: isASCII)
    let text = BlockRenderer(style).text([.chart(Chart("", [], picture))])
    return text.split(separator: "\n").map(String.init)
  }

  @Test("the parts of a stacked bar differ without colour, and a place with an unknown part is a gap")
  func stacked() {
    let parts: [Plot.Series] = [.init("walks", .bars, [4, 4]), .init("garden", .bars, [4, nil])]
    let axis = ChartAxis("minutes", for: [8], isAmount: true, words: ChartWords())
    let plot = Plot(y: axis, places: [.init("a"), .init("b")], ticks: [], .stacked(parts))
    let lines = Self.lines(.plot(plot))
    // Of nine rows, the one in the middle belongs to the upper part.
    #expect(lines.prefix(9).count { $0.contains("░░") } == 5 && lines.prefix(9).count { $0.contains("██") } == 4)
    #expect(lines.contains { $0.hasSuffix("·") } && lines.last == "█ walks  ░ garden  · not logged")
  }

  @Test(
    "a calendar has a number a day, its flares and its gaps; with little room the newest weeks", arguments: [80, 40])
  func calendar(width: Int) {
    let first = Day(number: 20_003 - Day(number: 20_003).weekday + 1)
    let values: [Double?] = (0..<91).map { $0 == 2 ? nil : Double($0 % 11) }
    let map = HeatMap(
      calendarOf: values, from: first, marked: [first.advanced(by: 10)], title: "weekday",
      weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      steps: HeatMap.steps(ofScale: 0...10, words: ChartWords()),
      worse: .high, places: 0
    ) { _ in "" }
    let lines = Self.lines(.calendar(map), width: width)
    #expect(lines.allSatisfy { $0.visibleWidth <= width })
    if width == 80 {
      #expect(lines[0].hasPrefix("Mon   0   7") && lines[2].hasPrefix("Wed   ·   9"))
      #expect(lines[3].contains(" 10! "), "a mark does not touch the next number")
      #expect(lines.last == "! flare day  · not logged")
    } else {
      #expect(lines.last == "1 older week is not shown" || lines.last?.hasSuffix("older weeks are not shown") == true)
    }
  }

  @Test("parts of the day by weekday fit 40 columns", arguments: [80, 40])
  func hours(width: Int) {
    let map = HeatMap(
      "weekday", rows: ["Mon"], columns: (0..<8).map { "\($0 * 3)–\($0 * 3 + 3)" },
      cells: [(0..<8).map { $0 == 0 ? .unknown : .value(Double($0) + 0.5) }],
      steps: HeatMap.steps(ofScale: 0...10, words: ChartWords()), worse: .high, places: 1)
    let lines = Self.lines(.hours(map), width: width)
    #expect(lines[1].filter { $0 != " " } == "Mon·1.52.53.54.55.56.57.5" && lines[1].visibleWidth <= width)
    #expect(lines[0].contains(width == 80 ? "21–24" : "21") && lines[0].visibleWidth <= width)
  }

  @Test("a day of which nothing is known is dots, and the sorts of things differ")
  func timeline() {
    let strip = TimelineStrip(
      rows: [
        .init("Sat", [.init(from: 0, to: 6, sort: 0), .init(from: 12, to: 12, sort: 1)], aside: "8", isMarked: true),
        .init("Fri", nil),
      ], sorts: [.init("rest", .block), .init("meals", .point)], firstHour: 0, asideTitle: "worst")
    let lines = Self.lines(.timeline(strip), width: 40)
    #expect(
      lines == [
        "     0           12            worst", "Sat  ██████──────●───────────  8", "Fri  ························",
        "█ rest  ● meals  · not logged",
      ])
  }

  @Test("a gauge has its value on its scale, a ring its share in front of a bar")
  func gauge() {
    let axis = ChartAxis("prickle", for: [], scale: 0...10, isAmount: true, words: ChartWords())
    let gauge = Self.lines(
      .gauge(.init(axis, value: 5, told: "5 of 10", band: .init(2.5...7.4, "usual"))), width: 29)
    #expect(gauge == ["5 of 10", "0 ──────━━━━━━●━━━━━────── 10", "━ usual"])
    let ring = Self.lines(.ring(.init("Logged", share: 0.5, told: "30 of 60 days")))
    #expect(ring == ["Logged  ◐  50% ██████████  30 of 60 days"])
    #expect(Self.lines(.ring(.init("Logged", share: nil, told: "unknown"))) == ["Logged  · unknown"])
  }

  @Test("a histogram and a pie are bars with their amounts; what is not known is dots")
  func portions() {
    let portions = Portions("prickle", unit: "days", [.init("0–3", 6), .init("not logged", 3, isUnknown: true)])
    #expect(Self.lines(.histogram(portions), width: 30).first?.hasPrefix("0–3         ██████") == true)
    #expect(Self.lines(.pie(portions)).first?.hasPrefix("0–3         67%  ████") == true)
    #expect(Self.lines(.pie(portions))[1].contains("33%  ····"))
    let german = Portions("prickle", unit: "days", [.init("0–3", 6), .init("nicht eingetragen", 3, isUnknown: true)])
    for picture in [Chart.Picture.pie(german), .histogram(german)] {
      let narrow = Self.lines(picture, width: 40)
      #expect(narrow[1].hasPrefix("nicht eingetragen  ") && narrow.allSatisfy { $0.visibleWidth <= 40 }, "\(narrow)")
      #expect(Self.lines(picture, width: 30)[1].contains("…  "), "what is cut ends with its sign")
    }
  }

  @Test("before and after are the middle half with its median; with too few days nothing is drawn")
  func sides() {
    let axis = ChartAxis("prickle", for: [], scale: 0...10, isAmount: true, words: ChartWords())
    func picture(_ days: Int) -> Chart.Picture {
      let values = (0..<days).map { Double?.some(Double($0 % 5) + 2) }
      return .beforeAfter(
        .init(
          y: axis, before: .init("before", values, marked: [1]), after: .init("after", values),
          counts: ("\(days) days", "\(days) days")))
    }
    let wide = Self.lines(picture(15))
    #expect(wide[1].hasPrefix("before  15 days") && wide[1].contains("├───┿───┤") && wide[1].hasSuffix("median 4  ▲ 1"))
    #expect(Self.lines(picture(15), width: 40).allSatisfy { $0.visibleWidth <= 40 })
    #expect(Self.lines(picture(13)).isEmpty)
  }

  @Test("in ASCII no sign is a question mark")
  func ascii() {
    let axis = ChartAxis("prickle", for: [], scale: 0...10, isAmount: true, words: ChartWords())
    let plot = Plot(
      y: axis, places: (0..<4).map { Plot.Place("\($0)") }, ticks: [],
      .stacked([.init("a", .bars, [2, 4, 6, nil]), .init("b", .bars, [2, 3, 1, 2]), .init("c", .bars, [2, 1, 1, 2])]))
    #expect(!Self.lines(.plot(plot), isASCII: true).joined().contains("?"))
  }

  // MARK: Rows

  private static func forest(_ ratio: Double, isClear: Bool = true) -> Chart.Picture {
    .dots(
      .init(
        axis: ChartAxis(ratios: [0.5, 8], "ratio", words: ChartWords()), kinds: ["ratio"],
        rows: [.init("A long walk", [.init(ratio, ratio / 2...ratio * 2, told: "\(ratio)")], isClear: isClear)],
        reference: .init(1, "1: as often"), table: ChartTable([.init("what")], rows: [["A long walk"]]), place: 1))
  }

  @Test("a ratio stands on its range, with a line at 1, and is hollow where it does not hold up")
  func forest() {
    let lines = Self.lines(Self.forest(4))
    #expect(
      lines.contains { $0.hasPrefix("A long walk") && $0.contains("├") && $0.contains("●") && $0.hasSuffix("  4.0") })
    #expect(lines.contains { $0.contains("┊") } && lines.contains { $0.contains("┊ 1: as often") })
    #expect(Self.lines(Self.forest(4, isClear: false)).contains { $0.contains("○") && !$0.contains("●") })
    for width in [40, 80, 120] {
      #expect(Self.lines(Self.forest(2.5), width: width).allSatisfy { $0.visibleWidth <= width })
    }
  }

  @Test("plain lines have the table of rows, which says more than the sentences")
  func plainRows() {
    let style = TextStyle(width: 80, usesColour: false, isPlain: true)
    let chart = Chart("", ["One thing."], Self.forest(4), numbers: .inPlaceOfSentences)
    #expect(BlockRenderer(style).lines([.chart(chart)], indent: 0) == ["One thing.", "A long walk"])
  }

  @Test("two kinds with ranges have a line each, and without them one line")
  func kinds() {
    func picture(_ range: ClosedRange<Double>?) -> Chart.Picture {
      .dots(
        .init(
          axis: ChartAxis("severity", 0...10, ticks: [.init(0, "0"), .init(10, "10")]), kinds: ["before", "after"],
          rows: [.init("Sample", [.init(6, range, told: "6"), .init(2, range.map { _ in 1...3 }, told: "2")])],
          table: ChartTable([.init("")], rows: [["Sample"]]), place: 1))
    }
    let lanes = Self.lines(picture(4...8))
    #expect(
      lanes.contains { $0.hasPrefix("Sample  before") } && lanes.contains { $0.contains("after") && $0.contains("┿") })
    let one = Self.lines(picture(nil))
    #expect(one.contains { $0.hasPrefix("Sample") && $0.contains("○━") && $0.contains("━●") })
  }
}
