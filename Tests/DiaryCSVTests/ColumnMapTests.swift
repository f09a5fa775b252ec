import Testing
import TrackerCore
import TrackerDiaryCSV

@Suite struct ColumnMapTests {
  @Test("reads the whole grammar")
  func whole() throws {
    let text = """
      person: who
      day: date
      start: 2026-03-01
      flare: {column: bad, at_least: 2}
      severity: {column: bad, from: [0, 4], flare_at: 3, step: 1}
      metrics: {sleep.hours: slept, custom.coffee: cups}
      """
    let (read, diagnostics) = ColumnMap.read(Array(text.utf8), file: "map.yaml")
    #expect(diagnostics.isEmpty)
    let map = try #require(read)
    #expect(map.columns.map(\.name) == ["who", "date", "bad", "bad", "slept", "cups"])
    #expect(map.start == Day("2026-03-01"))
    #expect(map.flare?.atLeast == 2)
    #expect(map.metrics.map(\.id) == ["sleep.hours", "custom.coffee"])
    #expect(
      map.metrics.map(\.place) == [
        Place(file: "map.yaml", line: 6, column: 11), Place(file: "map.yaml", line: 6, column: 31),
      ])
    let severity = try #require(map.severity)
    #expect(severity.rescaled(1) == 2.5)
    #expect(severity.rescaledFlareAt == 7.5)
    #expect(severity.rescaledStep == 2.5)
  }

  @Test("any single value names a column", arguments: ["2021", "no", "true", "'null'", "1.5"])
  func columnNames(_ name: String) {
    let (map, diagnostics) = ColumnMap.read(Array("day: \(name)\nflare: {column: x}\n".utf8), file: "map.yaml")
    #expect(diagnostics.isEmpty)
    #expect(map?.day.name == name.replacing("'", with: ""))
  }

  /// A map and its problems, each as `line:column code`, with the nearest match where there is one.
  static let broken: [(String, [String])] = [
    ("", ["1:1 yaml-empty-document"]),
    ("- day", ["1:1 wrong-type"]),
    ("flare: {column: x}", ["1:1 missing-key"]),
    ("day: date", ["1:1 missing-key"]),
    ("day: date\nmetrics: {}", ["2:10 missing-key"]),
    ("day: date\nmetrics: [a]", ["2:10 wrong-type"]),
    ("day: [date]\nflare: {column: x}", ["1:6 wrong-type"]),
    ("day: date\nflare: x", ["2:8 wrong-type"]),
    ("day: date\nflare: {at_least: 2}", ["2:8 missing-key"]),
    ("day: date\nflare: {column: x, at_least: two}", ["2:30 wrong-type"]),
    ("day: date\nflare: {colunm: x}", ["2:9 unknown-key column"]),
    ("day: date\nseverty: {column: x}", ["1:1 missing-key", "2:1 unknown-key severity"]),
    ("day: date\nseverity: {column: x}", ["2:11 missing-key"]),
    ("day: date\nseverity: {column: x, from: [3, 0]}", ["2:29 out-of-range"]),
    ("day: date\nseverity: {column: x, from: [0, 1, 2]}", ["2:29 wrong-type"]),
    ("day: date\nseverity: {column: x, from: 0-3}", ["2:29 wrong-type"]),
    (
      "day: date\nseverity: {column: x, from: [0, 3], flare_at: 4, step: 5}",
      ["2:47 out-of-range", "2:56 out-of-range"]
    ),
    ("day: date\nseverity: {column: x, from: [0, 3], step: -1}", ["2:43 out-of-range"]),
    ("day: date\nstart: yesterday\nflare: {column: x}", ["2:8 wrong-type"]),
    ("day: date\nmetrics: {sleep.hours: a, sleep.hours: b}", ["2:27 yaml-duplicate-key"]),
    ("day: date\ndates: ymd\nflare: {column: x}", ["2:8 wrong-type"]),
    ("day: date\ndecimals: dot\nflare: {column: x}", ["2:11 wrong-type"]),
    ("day: date\nmetrics: {sleep.hours: {from: [0, 1]}}", ["2:24 missing-key"]),
    ("day: date\nmetrics: {sleep.hours: {column: x, unit: days}}", ["2:42 wrong-type"]),
    ("day: date\nmetrics: {sleep.hours: {column: x, from: [3, 1]}}", ["2:42 out-of-range"]),
    ("day: date\nentries: {notes: x}", ["2:11 unknown-field"]),
    ("day: date\nentries: [x]", ["2:10 wrong-type"]),
    ("day: &d date\nflare: {column: x}", ["1:6 yaml-anchor"]),
  ]

  @Test("every fault of a map is found, with its place", arguments: broken)
  func faults(_ text: String, _ expected: [String]) {
    let (_, diagnostics) = ColumnMap.read(Array(text.utf8), file: "map.yaml")
    let shown = diagnostics.map { diagnostic in
      let place = "\(diagnostic.place?.line ?? 0):\(diagnostic.place?.column ?? 0)"
      return [place, diagnostic.code, diagnostic.nearest].compactMap { $0 }.joined(separator: " ")
    }
    #expect(shown == expected)
  }

  @Test(
    "what does not fit the file or the catalogue is found, with the nearest match",
    arguments: [
      ("person: persn\nday: date\nflare: {column: bad}", ["1:9 unknown-column person"]),
      ("day: date\nflare: {column: twice}", ["2:17 ambiguous-column"]),
      ("day: date\nmetrics: {sleep.huors: bad}", ["2:11 unknown-metric sleep.hours"]),
      ("day: date\nmetrics: {flare.mark: bad}", ["2:11 own-key"]),
      ("day: date\nmetrics: {flare.severity: bad}", ["2:11 own-key"]),
      ("day: date\nmetrics: {kept.food: bad}", ["2:11 computed-metric"]),
      ("day: date\nmetrics: {sleep.debt: bad}", ["2:11 computed-metric"]),
      ("day: date\nmetrics: {custom.coffee: bad, custom.Coffee: bad}", ["2:31 unknown-metric"]),
      ("day: date\nmetrics: {custom.coffee: {column: bad, unit: hours}}", ["2:11 no-time"]),
      ("day: date\nentries: {check-in.note: bad}", ["2:11 unknown-field check-in.notes"]),
      (
        "persn: person\nday: dat\nflare: {column: bad}\nmetrics: {sleep.hour: bad}",
        ["1:1 unknown-key person", "2:6 unknown-column date", "4:11 unknown-metric sleep.hours"]
      ),
    ])
  func fit(_ text: String, _ expected: [String]) throws {
    let failure = #expect(throws: Failure.self) {
      try ColumnMap.read(
        Array(text.utf8), file: "map.yaml", for: ["person", "date", "bad", "twice", "twice"],
        catalogue: DiaryReaderTests.catalogue, fields: ["check-in.notes"])
    }
    // One problem alone is the failure's message.
    guard let failure, expected.count > 1 else {
      let place = expected.first?.split(separator: " ").first.map(String.init) ?? ""
      let nearest = expected.first?.split(separator: " ").dropFirst(2).first.map(String.init)
      #expect(failure?.message.description.hasPrefix("map.yaml:\(place): ") == true)
      #expect(nearest == nil || failure?.message.description.contains("Did you mean “\(nearest ?? "")”") == true)
      return
    }
    let diagnostics = failure.diagnostics
    let shown = diagnostics.map { diagnostic in
      let place = "\(diagnostic.place?.line ?? 0):\(diagnostic.place?.column ?? 0)"
      return [place, diagnostic.code, diagnostic.nearest].compactMap { $0 }.joined(separator: " ")
    }
    #expect(shown == expected)
  }
}
