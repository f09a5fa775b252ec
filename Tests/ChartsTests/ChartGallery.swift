import TrackerCharts
import TrackerCore

/// A chart of each type, of the same made-up days every time: what the golden drawings show.
enum ChartGallery {
  static let first = Day(year: 2026, month: 8, day: 24) ?? Day(number: 0)
  static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// `24 Aug`
  static func name(_ day: Day) -> String { "\(day.components.day) \(months[day.components.month - 1])" }

  /// Severities of days from 0 to 10 in two bad spells, with three gaps.
  static func severities(_ count: Int, shift: Int = 0) -> [Double?] {
    var state: UInt64 = 11 &+ UInt64(shift)
    return (0..<count).map { day in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let noise = Double(state >> 33) / Double(UInt64(1) << 31) * 4 - 2
      let place = (day + shift) % 90
      let spell = (30...36).contains(place) ? 4.5 : (58...68).contains(place) ? 3.5 : 0
      return [33, 34, 42].contains(place) ? nil : min(10, max(0, (3.5 + spell + noise).rounded()))
    }
  }

  static func places(_ values: [Double?], from day: Day = first, flareFrom least: Double? = 7) -> [Plot.Place] {
    values.enumerated().map { number, value in
      let own = day.advanced(by: number)
      let isFlare = least.map { least in value.map { $0 >= least } ?? false } ?? false
      return Plot.Place(name(own), day: own, isMarked: isFlare)
    }
  }

  static func ticks(_ places: [Plot.Place]) -> [Plot.Tick] {
    places.enumerated().compactMap { number, place in
      number == 0 || place.day?.components.day == 1 ? Plot.Tick(number, place.label) : nil
    }
  }

  static var severityAxis: ChartAxis {
    ChartAxis("Prickle", for: [], scale: 0...10, isAmount: true, words: ChartWords())
  }

  static func days(_ count: Int = 90) -> Chart {
    let values = severities(count)
    let places = places(values)
    let plot = Plot(
      y: severityAxis, places: places, ticks: ticks(places),
      .two(
        .init("prickle, worst of the day", .bars, values),
        .init("7-day mean", .line, values.rollingMean(over: 7, fewest: 5), isSmoothing: true)),
      band: MiddleHalf(of: values.compactMap(\.self)).map { .init($0.from...$0.to, "usual range") },
      reference: .init(7, "7: flare"))
    return Chart(
      "Prickle, 24 August to 21 November",
      ["Mean 4.4 of 10, from 2 to 10, on 87 of 90 days. 14 flare days are marked."],
      .plot(plot))
  }

  static var line: Chart {
    let (one, other) = (severities(60), severities(60, shift: 37))
    let places = places(one, flareFrom: nil)
    let plot = Plot(
      y: severityAxis, places: places, ticks: ticks(places),
      .two(.init("prickle", .line, one), .init("tiredness", .line, other)))
    return Chart("Prickle and tiredness", ["Mean of prickle 4.5, of tiredness 4.3."], .plot(plot))
  }

  static var area: Chart {
    let values = severities(60).map { $0.map { $0 * 1.1 + 2 } }
    let places = places(values, flareFrom: nil)
    let axis = ChartAxis(
      "Rest", unit: "hours", for: values.compactMap(\.self), isAmount: true, words: ChartWords())
    return Chart(
      "Rest (hours)", ["Mean 7 hours, on 57 of 60 days."],
      .plot(.init(y: axis, places: places, ticks: ticks(places), .one(.init("rest", .area, values)))))
  }

  static var stacked: Chart {
    let parts = (0..<3).map { number in
      Plot.Series(
        ["walks", "stretching", "garden"][number], .bars, severities(30, shift: number * 17).map { $0.map { $0 * 4 } })
    }
    let places = places(parts[0].values, flareFrom: nil)
    let sums = (0..<30).map { day in parts.reduce(0) { $0 + ($1.values[day] ?? 0) } }
    let axis = ChartAxis("Minutes", for: sums, isAmount: true, words: ChartWords())
    return Chart(
      "Minutes of movement", ["Walks made the largest part."],
      .plot(.init(y: axis, places: places, ticks: ticks(places), .stacked(parts))))
  }

  static var scatter: Chart {
    let pairs = zip(severities(90).compactMap(\.self), severities(90, shift: 3).compactMap(\.self))
    let points = Dictionary(grouping: pairs) { "\($0.0) \($0.1)" }.values.map { group in
      Scatter.Point(x: group[0].0, y: group[0].1, weight: Double(group.count))
    }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let other = ChartAxis("Tiredness", for: [], scale: 0...10, isAmount: true, words: ChartWords())
    return Chart(
      "Prickle and tiredness, day by day", ["84 days with both numbers."],
      .scatter(
        .init(x: severityAxis, y: other, points: points, weights: "larger: more days", diagonal: "both the same")))
  }

  static var histogram: Chart {
    Chart(
      "How often prickle had each number", ["Most often 3 of 10."],
      .histogram(.init(histogramOf: severities(90), "Prickle", unit: "days", words: ChartWords())))
  }

  static var pie: Chart {
    let portions: [Portions.Portion] = [
      .init("mild", 40, step: 0), .init("moderate", 29, step: 1), .init("severe", 18, step: 2),
      .init("not logged", 3, isUnknown: true),
    ]
    return Chart("Days by severity", ["Mild on 40 of 90 days."], .pie(.init("severity", unit: "days", portions)))
  }

  static var calendar: Chart {
    let values = severities(90)
    let marked = Set(values.indices.filter { (values[$0] ?? 0) >= 7 }.map { first.advanced(by: $0) })
    let map = HeatMap(
      calendarOf: values, from: first, marked: marked, title: "weekday",
      weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      steps: HeatMap.steps(ofScale: 0...10, words: ChartWords()), worse: .high, places: 0
    ) { $0.components.day <= 7 || $0 == first ? months[$0.components.month - 1] : "" }
    return Chart("Prickle as a calendar", ["Two bad spells: late September and late October."], .calendar(map))
  }

  static var hours: Chart {
    let cells = (0..<7).map { row in
      (0..<8).map { part -> HeatMap.Cell in
        part < 2 && row > 4 ? .unknown : .value(2.1 + Double(part) * 0.6 + Double(row % 3) * 0.4)
      }
    }
    let map = HeatMap(
      "weekday", rows: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      columns: (0..<8).map { "\($0 * 3)–\($0 * 3 + 3)" }, cells: cells,
      steps: HeatMap.steps(ofScale: 0...10, words: ChartWords()), places: 1)
    return Chart("Prickle by time of day", ["Mean of 90 days."], .hours(map))
  }

  static var timeline: Chart {
    let rows = (0..<7).map { day -> TimelineStrip.Row in
      let shift = Double(day % 3) * 0.5
      let spans: [TimelineStrip.Span] = [
        .init(from: 0, to: 6.5 + shift, sort: 0), .init(from: 13 + shift, to: 14.25 + shift, sort: 1),
        .init(from: 8 + shift, to: 8 + shift, sort: 2), .init(from: 19, to: 19, sort: 2),
        .init(from: 22.5 + shift, to: 24, sort: 0),
      ]
      return .init(
        ["Sat 21", "Fri 20", "Thu 19", "Wed 18", "Tue 17", "Mon 16", "Sun 15"][day], day == 4 ? nil : spans,
        aside: day == 4 ? "" : day == 0 ? "8 flare" : "\(2 + day % 3)", isMarked: day == 0)
    }
    let sorts: [TimelineStrip.Sort] = [.init("rest", .block), .init("walks", .block), .init("meals", .point)]
    return Chart(
      "The last 7 days, hour by hour", ["Rest, walks and meals."],
      .timeline(.init(rows: rows, sorts: sorts, firstHour: 0, asideTitle: "Worst")))
  }

  static var gauge: Chart {
    Chart(
      "Prickle now", ["4.3 of 10, as usual."],
      .gauge(.init(severityAxis, value: 4.3, told: "4.3 of 10", band: .init(3...6, "usual range"))))
  }

  static var ring: Chart {
    Chart(
      "Days logged", ["58 of 60 days have an entry."], .ring(.init("Logged", share: 58 / 60.0, told: "58 of 60 days")))
  }

  static var beforeAfter: Chart {
    let (before, after) = (severities(84, shift: 20), severities(84, shift: 75))
    func marked(_ values: [Double?]) -> Set<Int> { Set(values.indices.filter { (values[$0] ?? 0) >= 7 }) }
    return Chart(
      "Prickle in 12 weeks and the 12 before", ["The median was 4 before and 4 after."],
      .beforeAfter(
        .init(
          y: severityAxis, before: .init("before", before, marked: marked(before)),
          after: .init("after", after, marked: marked(after)), counts: ("80 days logged", "81 days logged"))))
  }

  static var ranges: Chart {
    let rows: [(String, DotPlot.Dot?, DotPlot.Dot?)] = [
      ("Example 60 mg", .init(6, 3...8, told: "6, n = 73"), .init(4.5, 3...6, told: "4.5, n = 82")),
      ("Sample", nil, nil),
    ]
    let table = ChartTable(
      [.init("medicine"), .init("taken"), .init("median before → after"), .init("difference (95%)")],
      rows: [
        ["Example 60 mg", "88 of 95", "6 → 4.5; n = 73, 82", "-0.8 (-2.1 to +0.8)"],
        ["Sample", "3 doses", "too few days: 6 before, 9 after", ""],
      ])
    return Chart(
      "Severity before and after a medicine", ["Example: median 6 over 73 days before, 4.5 over 82 days after."],
      .dots(
        .init(
          axis: severityAxis, kinds: ["before", "after"], rows: rows.map { .init($0.0, [$0.1, $0.2]) }, table: table,
          place: 3)), numbers: .inPlaceOfSentences)
  }

  static var dumbbell: Chart {
    let rows = [("Energy", 3.6, 7.5), ("Mood", 3.4, 3.4)]
    let table = ChartTable(
      [.init("median"), .init("flare days", isNumeric: true), .init("other days", isNumeric: true)],
      rows: rows.map { [$0.0, "\($0.1)", "\($0.2)"] })
    return Chart(
      "Energy is lower on flare days", ["Energy: 3.6 on flare days, 7.5 on others."],
      .dots(
        .init(
          axis: severityAxis, kinds: ["flare days", "other days"],
          rows: rows.map { .init($0.0, [.init($0.1, told: "\($0.1)"), .init($0.2, told: "\($0.2)")]) }, table: table,
          place: 2)), numbers: .inPlaceOfSentences)
  }

  static var forest: Chart {
    let rows: [(String, Double, ClosedRange<Double>, String)] = [
      ("4 or more hours short of rest over 7 nights", 5.8, 3.3...10.1, "likely"), ("A long walk", 1.4, 0.7...3, ""),
    ]
    let told = rows.map { "\($0.1) (\($0.2.lowerBound)–\($0.2.upperBound))" }
    let table = ChartTable(
      [.init("what"), .init("flares after it", isNumeric: true), .init("ratio", isNumeric: true), .init("label")],
      rows: zip(rows, told).map { [$0.0, "26 of 39", $1, $0.3] })
    let axis = ChartAxis(
      ratios: rows.flatMap { [$0.1, $0.2.lowerBound, $0.2.upperBound] }, "ratio", words: ChartWords())
    return Chart(
      "One thing goes together with flares", ["Short of rest: ratio 5.8 (3.3–10.1), likely."],
      .dots(
        .init(
          axis: axis, kinds: ["ratio"],
          rows: zip(rows, told).map { .init($0.0, [.init($0.1, $0.2, told: $1)], isClear: !$0.3.isEmpty) },
          reference: .init(1, "1: as often as without"), table: table, place: 2)), numbers: .inPlaceOfSentences)
  }

  /// Charts whose marks stand in a table on a page.
  static let rows: [(name: String, chart: Chart)] = [
    ("ranges", ranges), ("dumbbell", dumbbell), ("forest", forest),
  ]

  /// By the name of its golden drawing.
  static let all: [(name: String, chart: Chart)] =
    [
      ("bars", days()), ("line", line), ("area", area), ("stacked", stacked), ("scatter", scatter),
      ("histogram", histogram), ("pie", pie), ("calendar", calendar), ("hours", hours), ("timeline", timeline),
      ("gauge", gauge), ("ring", ring), ("before-after", beforeAfter),
    ] + rows
}
