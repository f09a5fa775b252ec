import Testing
import TrackerCore
import TrackerDiaryCSV
import TrackerStatistics

@Suite struct DiaryReaderTests {
  static let catalogue = MetricCatalogue(
    definitions: [
      MetricDefinition(
        id: "sleep.hours", name: "Sleep", unit: "hours", range: 0...24, direction: .low, fold: .sum,
        foldOverDays: .mean, absence: .unknown,
        about: "Hours slept"),
      MetricDefinition(
        id: "sleep.debt", name: "Sleep debt", unit: "hours", range: 0...168, direction: .high, fold: .last,
        absence: .unknown,
        about: "Missing hours",
        derivation: .init(inputs: ["sleep.hours"], lookback: 6) { _, _ in .unknown }),
      SymptomDefinition(
        id: "ache", name: "Ache",
        scale: Scale(id: "s", name: "S", range: 1...10, step: 1, worse: .high, anchors: [], bands: []), fold: .max
      ).metricDefinition,
    ],
    families: [
      MetricFamily(prefix: "custom.", placeholder: "name", about: "One's own") { id, word in
        MetricDefinition(
          id: id, name: .verbatim(word), unit: "own units", range: -1e9...1e9, direction: nil, fold: .last,
          foldOverDays: .mean,
          absence: .unknown,
          about: "One's own", countsYes: true)
      }
    ])

  static let map = """
    person: person
    day: date
    flare: {column: bad, at_least: 2}
    severity: {column: bad, from: [0, 4], flare_at: 2, step: 1}
    metrics: {sleep.hours: slept, custom.coffee: cups}
    """

  private func read(_ csv: String, map text: String = map, person: String? = nil, start: Day? = nil) throws -> Diary {
    let rows = try CSVReader(Array(csv.utf8), file: "diary.csv")
    let map = try ColumnMap.read(
      Array(text.utf8), file: "map.yaml", for: rows.columns, catalogue: DiaryReaderTests.catalogue)
    let days = try #require(Day("1900-01-01"))...(try #require(Day("2026-03-31")))
    let reader = DiaryReader(map: map, catalogue: DiaryReaderTests.catalogue, days: days, person: person, start: start)
    return try reader.read(rows)
  }

  @Test("an empty cell is unanswered, 0 is a value")
  func cells() throws {
    let diary = try read("person,date,bad,slept,cups\np1,2026-03-01,3,7.5,0\np1,2026-03-02,, ,2\np1,2026-03-03,1,0,\n")
    #expect(diary.rejected.isEmpty)
    #expect(diary.rows.map(\.isFlare) == [true, nil, false])
    #expect(diary.rows.map(\.severity) == [7.5, nil, 2.5])
    #expect(diary.rows.map(\.values) == [[7.5, 0], [nil, 2], [0, nil]])
    #expect(diary.rows.map(\.line) == [2, 3, 4])
  }

  @Test("one person's rows are taken, the others' not even looked at")
  func people() throws {
    let csv =
      "person,date,bad,slept,cups\np1,2026-03-01,3,7,0\np2,never,x,x,x\np1,2026-03-02,0,7,1\np3,2026-03-02,0,7,1\n"
    let diary = try read(csv, person: "p1")
    #expect(diary.rows.map(\.line) == [2, 4])
    #expect(diary.rejected.isEmpty)
    #expect(diary.people == ["p1", "p2", "p3"])
    #expect(try read(csv).rejected.map(\.line) == [3])
  }

  /// A row, the codes of the reasons for which it is rejected, and those of cells that it is taken without.
  static let rejected: [(text: String, row: [String], cells: [String])] = [
    (",2026-03-01,1,7,0", ["missing-person"], []),
    ("p1,,1,7,0", ["bad-date"], []),
    ("p1,2026-02-30,1,7,0", ["bad-date"], []),
    ("p1,0026-03-01,1,7,0", ["bad-date"], []),
    ("p1,2026-04-01,1,7,0", ["future-date"], []),
    ("p1,2026-03-01,5,7,0", [], ["out-of-range"]),
    ("p1,2026-03-01,1,25,0", [], ["out-of-range"]),
    ("p1,2026-03-01,1,-1,0", [], ["out-of-range"]),
    ("p1,2026-03-01,1,good,0", [], ["not-a-number"]),
    ("p1,2026-03-01,awful,7,0", [], ["not-a-number"]),
    ("p1,2026-03-01,yes,7,0", [], ["not-a-number"]),
    ("p1,2026-03-01,1,NaN,inf", [], ["not-a-number", "not-a-number"]),
    ("p1,2026-03-01,1,0x7,1e400", [], ["not-a-number", "not-a-number"]),
    (
      ",nie,9,99,many", ["missing-person", "bad-date", "out-of-range", "out-of-range", "not-a-number"], []
    ),
    ("p1,2026-03-01,1,7", ["csv-field-count"], []),
  ]

  @Test("a bad cell is rejected without its row, and none tells what the file holds", arguments: rejected)
  func rejecting(_ example: (text: String, row: [String], cells: [String])) throws {
    let diary = try read("person,date,bad,slept,cups\np9,2026-02-01,1,7,0\n\(example.text)\n")
    #expect(diary.rows.count == (example.row.isEmpty ? 2 : 1))
    // flare and severity look at one column: a bad cell of it is one reason.
    #expect(diary.rejected.flatMap(\.reasons).map(\.code) == example.row)
    #expect(diary.cells.flatMap(\.reasons).map(\.code) == example.cells)
    #expect(diary.cells.allSatisfy { $0.column != nil } && diary.rejected.allSatisfy { $0.column == nil })
    for reason in (diary.rejected + diary.cells).flatMap(\.reasons) {
      #expect(reason.place == Place(file: "diary.csv", line: 3))
      #expect(reason.allowed?.description.isEmpty == false)
    }
    let cells = example.text.split(separator: ",").filter { $0.count > 2 }
    let sentences = (diary.rejected + diary.cells).flatMap(\.reasons).map(\.sentence)
    #expect(!sentences.contains { sentence in cells.contains { sentence.description.contains($0) } })
  }

  @Test("the other cells of a row with a bad one are taken")
  func others() throws {
    let diary = try read("person,date,bad,slept,cups\np1,2026-03-01,3,much,2\n")
    #expect(diary.rows.map(\.values) == [[nil, 2]])
    #expect(diary.rows.map(\.severity) == [7.5])
    #expect(diary.cells.map(\.line) == [2])
    #expect(diary.cells.map(\.column) == ["slept"])
  }

  @Test(
    "0 is none where a scale begins above 0: an answered day without a flare, of a symptom and of a severity",
    arguments: [("0", 0.0, 0.0), ("1", 1, 0), ("10", 10, 10)])
  func nones(_ cell: String, _ value: Double, _ severity: Double) throws {
    let map = "day: date\nseverity: {column: bad, from: [1, 10], flare_at: 7, step: 1}\nmetrics: {symptom.ache: bad}"
    let row = try #require(try read("date,bad\n2026-03-01,\(cell)\n", map: map).rows.first)
    #expect(row.values == [value] && row.severity == severity && row.isFlare == (value >= 7))
    for wrong in ["0.5", "-1", "11"] {
      let diary = try read("date,bad\n2026-03-01,\(wrong)\n", map: map)
      #expect(diary.rows.map(\.values) == [[nil]] && diary.rows.map(\.severity) == [nil])
      #expect(diary.cells.first?.reasons.first?.allowed?.description.hasPrefix("0 for none, or ") == true)
    }
  }

  @Test(
    "a flare column without at_least holds 0 and 1",
    arguments: [
      ("0", false), ("1", true), ("", nil), ("1.0", true), ("yes", true), ("Nein", false), ("ja", true), ("n/a", nil),
    ] as [(String, Bool?)])
  func flareMark(_ cell: String, _ expected: Bool?) throws {
    let map = "day: date\nflare: {column: bad}\nmetrics: {sleep.hours: slept}"
    let diary = try read("date,bad,slept\n2026-03-01,\(cell),7\n", map: map)
    #expect(diary.rows.map(\.isFlare) == [expected])
    #expect(diary.rows.first?.person == nil)
    #expect(try read("date,bad,slept\n2026-03-01,2,7\n", map: map).cells.count == 1)
    #expect(try read("date,bad,slept\n2026-03-01,0.5,7\n", map: map).cells.count == 1)
  }

  @Test("a severity with flare_at says of itself what is a flare")
  func flareFromSeverity() throws {
    let map = "day: date\nseverity: {column: bad, from: [0, 3], flare_at: 2, step: 1}"
    let diary = try read("date,bad\n2026-03-01,2\n2026-03-02,1\n2026-03-03,3\n", map: map)
    #expect(diary.rows.map(\.isFlare) == [true, false, true])
  }

  @Test("both rows of a day are rejected, each naming the other's line; the same day of another person is fine")
  func repeatedDays() throws {
    let diary = try read(
      "person,date,bad,slept,cups\np1,2026-03-01,1,7,0\np2,2026-03-01,1,7,0\np1,2026-03-02,1,7,0\np1,2026-03-01,1,7,0\n"
    )
    #expect(diary.rows.map(\.line) == [3, 4])
    #expect(diary.rejected.map(\.line) == [2, 5])
    #expect(diary.rejected.first?.reasons.first?.message.description.contains("line 5") == true)
  }

  @Test("whole-number days count from the map's start, and are refused without one")
  func wholeDays() throws {
    let map = "day: n\nstart: 2026-03-01\nflare: {column: bad}"
    let diary = try read("n,bad\n0,0\n1,1\n30,0\n31,0\n2026-03-02,0\n9999999999,0\n", map: map)
    #expect(diary.rows.map(\.day.description) == ["2026-03-01", "2026-03-02", "2026-03-31"])
    #expect(diary.rejected.map(\.line) == [5, 6, 7])
    let without = "day: n\nflare: {column: bad}"
    #expect(throws: Failure.self) { try read("n,bad\n0,0\n1,1\n", map: without) }
    #expect(try read("n,bad\n0,0\n1,1\n", map: without, start: Day(number: 0)).rows.map(\.day.number) == [0, 1])
  }

  @Test("a map that does not fit the file refuses the file as a whole")
  func misfit() {
    let failure = #expect(throws: Failure.self) { try read("person,date,bad,slpt,cup\n") }
    #expect(failure?.diagnostics.map(\.nearest) == ["slpt", "cup"])
    #expect(failure?.exitCode == 2)
  }

  @Test("the order of ten thousand rows does not matter", arguments: [1, 2, 3] as [UInt64])
  func order(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var lines: [String] = []
    for index in 0..<10_000 {
      let day = Day(number: 18_000 + Int.random(in: 0..<1_500, using: &generator))
      let slept = Int.random(in: 0...26, using: &generator)
      lines.append(
        "p\(index % 11),\(day),\(Int.random(in: 0...4, using: &generator)),\(slept),\(index % 13 == 0 ? "" : "1")")
    }
    func result(_ lines: [String]) throws -> (rows: [String], rejected: Int, cells: Int) {
      let diary = try read("person,date,bad,slept,cups\n" + lines.joined(separator: "\n"))
      let rows = diary.rows.map { "\($0.person ?? "") \($0.day) \($0.severity ?? -1) \($0.values)" }
      return (rows.sorted(), diary.rejected.count, diary.cells.count)
    }
    let first = try result(lines)
    let second = try result(lines.shuffled(using: &generator))
    #expect(first.rows == second.rows)
    #expect(first.rejected == second.rejected && first.cells == second.cells)
    #expect(first.rows.count + first.rejected == 10_000)
    #expect(first.rows.count > 1_000 && first.rejected > 100 && first.cells > 100)
  }
}
