import TrackerApplication
import TrackerConsole
import Testing
import TrackerCore
import TrackerSimulation
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

/// `accuracy`: the figures, and the page.
@Suite struct AccuracyTests {
  /// Sixty days without any pattern in time, every eleventh of them without a word.
  static let restless: [Double?] = (0..<60).map { day in
    let value = 1 + (day * 7 + (day / 5) * 3) % 10
    return day % 11 == 6 ? nil : Double(value)
  }
  /// Sixty days in which pain stays for a while when it comes.
  static let steady: [Double?] = (0..<60).map { day in
    let base = (day / 6).isMultiple(of: 2) ? 3 : 7
    return Double(base + day % 3)
  }

  private static func view(_ world: PredictionWorld, today: Day) throws -> AccuracyView {
    try world.journal.read { journal in
      AccuracyView(
        conditions: try world.person.conditions.map {
          try AccuracyBuilder(condition: $0, person: try world.person, journal: journal, today: today).view()
        })
    }
  }

  private static func lived(_ pain: [Double?]) throws -> PredictionWorld {
    let world = try PredictionWorld()
    try world.live(pain)
    return world
  }

  private static func page(
    _ world: PredictionWorld, today: Day, _ arguments: [String] = [], width: Int = 80, isPlain: Bool = false
  ) throws -> String {
    let terminal = ScriptedTerminal(width: width)
    try AccuracyCommand.parse(arguments).run(in: try world.context(terminal, today: today, isPlain: isPlain))
    return terminal.output
  }

  @Test("days said ahead and days worked out afterwards are scored apart")
  func kinds() throws {
    let kinds = try #require(try Self.view(try Self.lived(Self.restless), today: .day(59)).conditions.first).kinds
    #expect(kinds.map(\.kind) == [.ahead, .replayed])
    let ahead = try #require(kinds.first)
    #expect(ahead.days == 49 && ahead.flareDays == 22 && ahead.daysNeeded == 0)
    #expect(abs(try #require(ahead.brierOwnRate) - 0.26112524492795725) < 1e-9)
    // Each day after one without a word had no forecast made ahead.
    let replayed = try #require(kinds.last)
    #expect(
      replayed.days == 5 && replayed.flareDays == 2 && replayed.daysNeeded == 25 && replayed.calibrationSlope == nil)
  }

  @Test("the page and `today` tell the same score")
  func sameAsToday() throws {
    for pain in [Self.restless, Self.steady] {
      let world = try Self.lived(pain)
      let row = try #require(try Self.view(world, today: .day(59)).conditions.first?.kinds.first)
      let outlook = try world.outlook(on: .day(59))
      #expect(outlook.score.days == row.days && outlook.scoreKind == row.kind)
      #expect(abs(try #require(outlook.score.skill) - (try #require(row.skillAgainstOwnRate))) < 1e-12)
    }
  }

  @Test("a late change of what came changes the score; the forecasts are still what was said")
  func corrected() throws {
    let world = try PredictionWorld()
    let ids = try Self.steady.enumerated().map { try world.log(["symptom.pain": $1 ?? 1], on: .day($0)) }
    let before = try #require(try Self.view(world, today: .day(59)).conditions.first?.kinds.first)
    try world.delete(ids[30], at: PredictionWorld.noon(.day(59), hour: 22))
    let after = try #require(try Self.view(world, today: .day(59)).conditions.first?.kinds.first)
    #expect(after.days == before.days - 1)
    #expect(try world.forecasts(.ahead).count == 60)
  }

  @Test(
    "too few days claim nothing, and say how many more it takes",
    arguments: [(3, "After 28 more days"), (30, "After 1 more day with")])
  func tooFew(days: Int, says: String) throws {
    let world = try Self.lived(Array(Self.steady.prefix(days)))
    let page = try Self.page(world, today: .day(days - 1))
    let words = page.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(says))
    #expect(words.contains("Too early to say: \(days - 1) of 30 days so far."))
    #expect(!words.contains("Brier") && !words.contains("better than") && !words.contains("worse than"))
  }

  @Test("days without any flare have no skill, in all and in a phase, and the page says why")
  func noFlare() throws {
    let calm = try Self.lived(Array(repeating: 3, count: 40))
    let row = try #require(try Self.view(calm, today: .day(39)).conditions.first?.kinds.first)
    #expect(row.flareDays == 0 && row.skillAgainstOwnRate == nil && row.rangeAgainstOwnRate == nil)
    #expect(row.skillAgainstLastWeek == nil && row.skillAgainstSameAsYesterday == nil && row.brier != nil)
    let text = try Self.page(calm, today: .day(39))
    #expect(text.contains("No flare day in 39 days, so there is nothing to compare yet."))
    #expect(try calm.outlook(on: .day(39)).score.skill == nil)
    // Flares only once the first month is over: no skill of the phases before.
    let late = try Self.lived((0..<60).map { $0 < 30 ? 3 : Double($0 % 4 == 0 ? 9 : 4) })
    let phases = try #require(try Self.view(late, today: .day(59)).conditions.first?.kinds.first?.phases)
    for phase in phases { #expect((phase.skillAgainstOwnRate == nil) == (phase.flareDays == 0)) }
    #expect(phases.contains { $0.flareDays == 0 } && phases.contains { $0.flareDays > 0 })
    let words = try Self.page(late, today: .day(59), ["--figures"]).split { $0 == " " || $0 == "\n" }.joined(
      separator: " ")
    #expect(words.contains("No skill score without a flare day."))
  }

  @Test("before anything is scored the page says what it takes")
  func nothing() throws {
    let page = try Self.page(try PredictionWorld(), today: .day(0))
    #expect(
      page == """
        How good the forecasts have been

        There are no results yet. A day counts once it had a forecast and you checked
        in. The first result needs 30 days.

        To check in: symptoms check-in

        """)
  }

  @Test("JSON has every figure, and leaves out what can't be told")
  func json() throws {
    let world = try Self.lived(Array(Self.steady.prefix(8)))
    let terminal = ScriptedTerminal()
    try AccuracyCommand.parse([]).run(in: try world.context(terminal, today: .day(7), format: .json))
    let json = terminal.output
    for key in [
      "\"schema\" : \"accuracy/1\"", "\"kind\" : \"ahead\"", "\"days\" : 7", "\"daysNeeded\" : 23",
      "\"skillAgainstOwnRate\"",
      "\"fewestDays\" : 30",
    ] {
      #expect(json.contains(key), "\(key)")
    }
    #expect(!json.contains("calibrationSlope"))
  }
}
