import TrackerApplication
import TrackerConsole
import Foundation
import Testing
import TrackerCore
import TrackerDiaryCSV
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

/// `forecast replay`: what would have been said of every day of a diary file.
@Suite struct CohortTests {
  /// One row of a diary; nil is an empty cell.
  struct Row {
    var person: String
    var day: Int
    var pain: Double?
    var sleep: Double?
    var walks: Double?

    var text: String {
      let cells = [pain, sleep, walks].map { $0.map { String($0) } ?? "" }
      return "\(person),\(Day.day(day)),\(cells.joined(separator: ","))"
    }
  }

  static let map = """
    person: person
    day: day
    severity: {column: pain, from: [0, 10], flare_at: 7, step: 1}
    metrics: {sleep.hours: sleep, custom.walks: walks}
    """

  /// Diaries with unanswered cells and missing days.
  static func rows(people: Int = 5, days: Int = 70, seed: UInt64 = 1) -> [Row] {
    var random = SplitMix64(seed: seed)
    return (0..<people).flatMap { person in
      (0..<days).compactMap { day -> Row? in
        let values = [(0, 10), (3, 9), (0, 4)].map { low, high in
          random.chance(0.15) ? nil : Double(Int.random(in: low...high, using: &random))
        }
        // The ends are answered, so that every version of the file spans the same days.
        if day > 0, day < days - 1, random.chance(0.1) { return nil }
        return Row(
          person: "p\(person)", day: day, pain: day == 0 || day == days - 1 ? 5 : values[0], sleep: values[1],
          walks: values[2])
      }
    }
  }

  /// What the command writes and answers.
  struct Replayed {
    var predictions: String
    var answer: String

    /// The answer on one line.
    var words: String { answer.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
    /// The lines of a file of forecasts, without its header.
    var lines: [String] { predictions.split(separator: "\n").dropFirst().map(String.init) }
    /// p by person and day.
    func probabilities() throws -> [Double] {
      try lines.map { line in
        try #require(Double(line.split(separator: ",", omittingEmptySubsequences: false)[2]))
      }
    }
  }

  static func replay(
    _ lines: [String], map: String = map, header: String = "person,day,pain,sleep,walks", _ options: [String] = []
  ) throws -> Replayed {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cohort-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (diary, columns, out) = (
      folder.appendingPathComponent("d.csv"), folder.appendingPathComponent("m.yaml"),
      folder.appendingPathComponent("p.csv")
    )
    try ([header] + lines).joined(separator: "\n").write(to: diary, atomically: true, encoding: .utf8)
    try map.write(to: columns, atomically: true, encoding: .utf8)
    let terminal = ScriptedTerminal()
    let arguments = [diary.path, "--columns", columns.path, "--predictions", out.path] + options
    var context = try PredictionWorld().context(terminal, today: .day(0), isPlain: options.contains("--plain"))
    context.environment.registry = Registry([PredictionModule.self, SampleModule.self, OwnNumbers.self])
    try ForecastReplayCommand.parse(arguments).run(in: context)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["d.csv", "m.yaml", "p.csv"])
    return Replayed(predictions: try String(contentsOf: out, encoding: .utf8), answer: terminal.output)
  }

  @Test("every calendar day of each person has a forecast, people and days in order")
  func whole() throws {
    let replayed = try Self.replay(Self.rows().map(\.text))
    #expect(replayed.predictions.hasPrefix("person,day,p,severity\np0,2026-01-01,0.288405,\np0,2026-01-02,0."))
    #expect(replayed.lines.count == 5 * 70)
    #expect(replayed.lines == replayed.lines.sorted())
    #expect(replayed.words.hasPrefix("Wrote forecasts for 5 people to "))
    #expect(replayed.words.contains("just using each person's average so far."))
  }

  @Test("two replays onto one file each write a draft of their own, and no other file is touched")
  func twoAtOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cohort-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("p.csv").path
    try "notes\n".write(toFile: path + ".part", atomically: true, encoding: .utf8)
    let person = DiaryPerson(id: "a", rows: [])
    // Of an earlier version: one that nobody writes any more, and one whose program runs.
    let gone = "\(path).\(Int32.max)-0.part"
    let running = "\(path).\(getpid())-0.part"
    for draft in [gone, running] {
      try "person,day,p,severity\na,1,0.5,\n".write(toFile: draft, atomically: true, encoding: .utf8)
    }
    try PredictionsFile.write(path, start: nil) { second in
      try second.add(person, [.init(day: .day(0), probability: 0.25, severity: nil)])
      try PredictionsFile.write(path, start: nil) { _ in }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "person,day,p,severity\n")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix(",0.250000,\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(!FileManager.default.fileExists(atPath: gone) && FileManager.default.fileExists(atPath: running))
    try FileManager.default.removeItem(atPath: running)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["p.csv", "p.csv.part"])
    #expect(try String(contentsOfFile: path + ".part", encoding: .utf8) == "notes\n")
  }

  @Test("no claim is made from fewer days than tell the forecasts from luck")
  func tooFew() throws {
    let replayed = try Self.replay(Self.rows().filter { $0.person == "p0" && $0.day < 25 }.map(\.text))
    #expect(replayed.words.contains("too few to tell the forecasts from luck: it takes 30 days."))
    #expect(!replayed.words.contains("just using"))
  }

  @Test("the same bytes for any number at once, with rows in any order, and unanswered days given empty or left out")
  func sameBytes() throws {
    let rows = Self.rows()
    var random = SplitMix64(seed: 2)
    let given = Set(rows.map { "\($0.person) \($0.day)" })
    let empty = (0..<5).flatMap { person in (0..<70).map { Row(person: "p\(person)", day: $0) } }
      .filter { !given.contains("\($0.person) \($0.day)") }
    // Empty rows around a diary say no more than those within.
    let around = (0..<5).flatMap { person in [-3, 70, 75].map { Row(person: "p\(person)", day: $0) } }
    let versions = try [
      Self.replay(rows.map(\.text), ["--jobs", "1"]), Self.replay(rows.map(\.text), ["--jobs", "7"]),
      Self.replay(rows.shuffled(using: &random).map(\.text)), Self.replay((rows + empty).map(\.text)),
      Self.replay((rows + empty + around).shuffled(using: &random).map(\.text)),
    ]
    #expect(Set(versions.map(\.predictions)).count == 1)
  }

  /// The first day of each person whose forecast differs once days after one are changed or cut.
  ///
  /// - Parameter shown: What of the rows a forecaster is shown.
  private static func firstDifferences(
    after cut: Int, seed: UInt64, _ options: [String] = [], shown: ([Row]) -> [Row] = { $0 }
  ) throws -> [Int] {
    let rows = rows(seed: seed)
    let kept = rows.filter { $0.day <= cut }
    let changed = kept + Self.rows(seed: seed + 100).filter { $0.day > cut }
    let whole = try replay(shown(rows).map(\.text), options).lines
    return try [kept, changed].flatMap { rows -> [Int] in
      let lines = try replay(shown(rows).map(\.text), options).lines
      return (0..<5).map { person in
        func mine(_ lines: [String]) -> [String] { lines.filter { $0.hasPrefix("p\(person),") } }
        // A diary that was cut has fewer lines, not other ones.
        return zip(mine(whole), mine(lines)).enumerated().first { $1.0 != $1.1 }?.offset ?? .max
      }
    }
  }

  @Test(
    "changing or cutting the days after one changes no forecast up to the day after it",
    arguments: [5, 30, 60], [[], ["--pack", "sample"]] as [[String]])
  func noPeeking(cut: Int, options: [String]) throws {
    let first = try Self.firstDifferences(after: cut, seed: 3, options)
    #expect(first.allSatisfy { $0 > cut + 1 } && first.contains { $0 < .max })
  }

  @Test("a forecaster that is shown the next day is caught")
  func faultFed() throws {
    let first = try Self.firstDifferences(after: 30, seed: 3) { rows in
      let pain = Dictionary(rows.map { ("\($0.person) \($0.day)", $0.pain) }) { first, _ in first }
      return rows.map { row in
        var row = row
        row.pain = pain["\(row.person) \(row.day + 1)"] ?? row.pain
        return row
      }
    }
    #expect(first.contains { $0 <= 31 })
  }

  @Test("a pack's curves are read, and its custom columns as they are")
  func withPack() throws {
    let rows = Self.rows().map(\.text)
    let (without, with) = (try Self.replay(rows), try Self.replay(rows, ["--pack", "sample"]))
    #expect(without.predictions != with.predictions)
    let third = try Self.replay(
      rows, map: Self.map.replacing("sleep.hours", with: "symptom.wobble"), ["--pack", "sample", "--plain"])
    #expect(third.answer.contains("No factor of sample uses these columns: symptom.wobble."))
  }

  @Test("a flare that is no severity leaves the regression of severity out, and whole-number days stay numbers")
  func ownColumn() throws {
    let rows = (1...40).map { "\($0),\($0 % 4 == 0 ? 1 : 0),\($0 % 7)" }
    let map = "day: day\nflare: {column: bad}\nmetrics: {custom.walks: walks}\n"
    let replayed = try Self.replay(rows, map: map, header: "day,bad,walks")
    #expect(replayed.lines.count == 40 && replayed.lines.allSatisfy { $0.hasPrefix(",") && $0.hasSuffix(",") })
    #expect(replayed.lines[39].hasPrefix(",40,0."))
  }

  /// Lives that strain the file and the arithmetic.
  static let strained: [(name: String, lines: [String])] = [
    ("a single day", [Row(person: "a", day: 0, pain: 8).text]),
    ("always a flare", (0..<300).map { Row(person: "a", day: $0, pain: 10, sleep: 5, walks: 1).text }),
    ("never a flare", (0..<300).map { Row(person: "a", day: $0, pain: 0, sleep: 5, walks: 1).text }),
    (
      "ten years between two days", [Row(person: "a", day: 0, pain: 8).text, Row(person: "a", day: 3650, pain: 2).text]
    ),
    ("only a metric", (0..<30).map { Row(person: "a", day: $0, sleep: 7).text }),
  ]

  @Test("no life gives a forecast of 0, 1 or none", arguments: strained.map { $0.name })
  func strainedLives(name: String) throws {
    let replayed = try Self.replay(try #require(Self.strained.first { $0.name == name }).lines)
    for probability in try replayed.probabilities() { #expect(probability > 0 && probability < 1) }
    #expect(!replayed.predictions.lowercased().contains("nan"))
  }

  @Test(
    "a row that can't be taken is told with its line and reason, and its day still has a forecast",
    arguments: [
      (
        "p0,2026-01-03,much,7,1",
        "line 4: the column pain has no number. Allowed: a number such as 7.5, or an empty cell"
      ),
      ("p0,2026-01-03,11,7,1", "line 4: the number in the column pain is too low or too high. Allowed: 0 to 10"),
      ("p0,2026-01-02,4,7,1", "line 3: the same day is also on line 4. Allowed: one row for each day"),
      ("p0,soon,4,7,1", "line 4: the column day has no date. Allowed: a date such as 2026-03-02"),
      (",2026-01-03,4,7,1", "line 4: the column person is empty. Allowed: the id of a person"),
      ("p0,2026-01-03,4,7", "line 4: the row has 4 cells, and the header has 5"),
    ])
  func badRows(row: String, says: String) throws {
    let lines = (0..<20).filter { $0 != 2 }.map {
      Row(person: "p0", day: $0, pain: Double($0 % 10), sleep: 7, walks: 1).text
    }
    let replayed = try Self.replay(Array(lines.prefix(2)) + [row] + lines.dropFirst(2))
    #expect(replayed.words.contains(says), "\(replayed.answer)")
    #expect(!replayed.answer.contains("much") && !replayed.answer.contains("soon"))
    #expect(replayed.lines.count == 20)
  }

  @Test("a file without an answered day is refused, and nothing is left behind")
  func nothing() throws {
    #expect(throws: Failure.self) { try Self.replay([Row(person: "a", day: 0).text]) }
    #expect(throws: Failure.self) { try Self.replay(["a,soon,4,7,1"]) }
  }

  @Test("a file that holds no forecasts is never replaced, the diary least of all; one of forecasts is")
  func spared() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cohort-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let diary = (["person,day,pain,sleep,walks"] + Self.rows(people: 1).map(\.text)).joined(separator: "\n")
    let (file, map, out) = ("\(folder.path)/d.csv", "\(folder.path)/m.yaml", "\(folder.path)/p.csv")
    try diary.write(toFile: file, atomically: true, encoding: .utf8)
    try Self.map.write(toFile: map, atomically: true, encoding: .utf8)
    var context = try PredictionWorld().context(ScriptedTerminal(), today: .day(0))
    context.environment.registry = Registry([PredictionModule.self, SampleModule.self, OwnNumbers.self])
    for taken in [file, map, folder.path] {
      #expect(throws: Failure.self) {
        try ForecastReplayCommand.parse([file, "--columns", map, "--predictions", taken]).run(in: context)
      }
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == diary)
    #expect(try String(contentsOfFile: map, encoding: .utf8) == Self.map)
    for _ in 0..<2 { try ForecastReplayCommand.parse([file, "--columns", map, "--predictions", out]).run(in: context) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["d.csv", "m.yaml", "p.csv"])
  }

  @Test("ids with commas and quotes are written as CSV")
  func quoted() throws {
    let rows = (0..<3).map { "\"Doe, \"\"J\"\"\",\(Day.day($0)),5,7,1" }
    #expect(try Self.replay(rows).lines.allSatisfy { $0.hasPrefix("\"Doe, \"\"J\"\"\",2026-01-0") })
  }
}

/// Numbers of one's own, as the program has them.
private enum OwnNumbers: TrackerModule {
  static let id: ModuleID = "own-numbers"

  static func contribute(to registry: inout Registry) {
    registry.metricFamilies.add(
      MetricFamily(prefix: "custom.", placeholder: "name", about: "A number of one's own.") { id, word in
        MetricDefinition(
          id: id, name: .verbatim(word), unit: "", range: -1e9...1e9, direction: nil, fold: .mean, absence: .unknown,
          about: "A number of one's own.")
      })
  }
}
