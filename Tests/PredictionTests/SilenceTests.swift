import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

/// What is said when nobody has answered for a while, and of the first days of all.
@Suite struct SilenceTests {
  /// Three weeks, the last days of which are bad.
  private static let weeks: [Double?] = (0..<21).map { $0 > 16 || $0 % 5 == 0 ? 9 : 3 }

  private static func lived() throws -> PredictionWorld {
    let world = try PredictionWorld()
    try world.live(weeks)
    return world
  }

  private static func page(_ arguments: [String], _ world: PredictionWorld, today: Int, format: Console.Format = .text)
    throws -> String
  {
    let terminal = ScriptedTerminal(width: 100)
    try PredictCommand.parse(arguments).run(in: try world.context(terminal, today: .day(today), format: format))
    return terminal.output
  }

  @Test("day by day the forecast goes to the base rate, and from ten silent days on nothing else is said")
  func drift() throws {
    let world = try Self.lived()
    var before = try world.outlook(on: .day(20)).tomorrow
    #expect(before.silentDays == nil && before.band != nil)
    for day in 21...32 {
      let said = try world.outlook(on: .day(day)).tomorrow
      let silent = day - 20
      #expect(said.silentDays == silent && said.isBaseRateOnly == (silent >= 10))
      #expect(said.probability <= before.probability && said.probability >= said.baseRate - 1e-12)
      #expect(said.range.upperBound >= before.range.upperBound && said.range.lowerBound <= before.range.lowerBound)
      before = said
    }
    #expect(abs(before.probability - before.baseRate) < 1e-12 && before.band == nil && before.severity == nil)
  }

  @Test("after a week without entries the absence is told, and what starts the forecast again")
  func gap() throws {
    let world = try Self.lived()
    for arguments in [[], ["--explain"]] {
      let text = try Self.page(arguments, world, today: 27)
      #expect(text.hasPrefix("Welcome back. You do not need to fill in the days in between.\n"), "\(text)")
      #expect(text.contains("so this is less certain.\nOne check-in is enough to start again."), "\(text)")
      #expect(!text.contains("Nothing has moved it"), "\(text)")
      #expect(try !Self.page(arguments, world, today: 22).contains("Welcome back"))
    }
  }

  @Test("the base rate has no band and no colour, and the words say what is missing and what to do")
  func said() throws {
    let world = try Self.lived()
    let condition = try PredictTests.view(world, for: .day(33), today: .day(32))
    let forecast = try #require(condition.forecasts.first)
    #expect(forecast.band == nil && forecast.isBaseRateOnly)
    for case .sentence(let text) in forecast.answer(TextFormatter()) {
      #expect(text.runs.allSatisfy { $0.tones.isEmpty })
    }
    for arguments in [[], ["--explain"]] {
      let text = try Self.page(arguments, world, today: 32)
      #expect(text.contains("Your average is") && text.contains("Too little was logged lately"), "\(text)")
      for band in RiskBand.allCases { #expect(!text.contains(band.rawValue), "\(text)") }
      #expect(!text.contains("The real chance") && !text.contains("How bad it may get"))
    }
    let json = try Self.page([], world, today: 32, format: .json)
    #expect(json.contains("\"isBaseRateOnly\" : true") && json.contains("\"silentDays\" : 12"))
    #expect(json.contains("\"band\" : null"))
    #expect(try Self.page([], world, today: 20, format: .json).contains("\"isBaseRateOnly\" : false"))
  }

  @Test("without a message of the pack's the program says it")
  func ownWords() throws {
    var pack = try SamplePacks.library.pack(SamplePacks.sample).pack
    #expect(ForecastFormatter.notEnough(pack, nil) == "Too little was logged lately to say anything.")
    pack.messages.templates["too_little_data"] = nil
    #expect(
      ForecastFormatter.notEnough(pack, nil)
        == "Not enough logged lately for a forecast. One check-in is enough to start again.")
  }

  @Test("an answer after the silence starts again, and what was said ahead stays as it was stored")
  func again() throws {
    let world = try Self.lived()
    let stored = try world.forecasts(.ahead)
    try world.log(["symptom.pain": 4], on: .day(32))
    let said = try world.outlook(on: .day(32)).tomorrow
    #expect(said.silentDays == nil && said.band != nil)
    #expect(Array(try world.forecasts(.ahead).prefix(stored.count)) == stored)
  }

  @Test("a forecast stored before silence was counted still reads")
  func old() throws {
    let forecast = try #require(try Self.lived().forecasts(.ahead).last)
    var json = try JournalJSON.encode(forecast)
    #expect(!json.contains("silentDays"))
    #expect(try JournalJSON.decode(Forecast.self, from: json, what: "forecast") == forecast)
    var silent = forecast
    silent.silentDays = 3
    json = try JournalJSON.encode(silent)
    #expect(try JournalJSON.decode(Forecast.self, from: json, what: "forecast") == silent)
  }

  @Test("a state of the format before is thrown away, and learning starts again from the first day")
  func oldState() throws {
    let world = try Self.lived()
    let expected = try world.outlook(on: .day(25)).tomorrow
    let key = LearntState.key(SamplePacks.sample)
    try world.journal.write("old", at: PredictionWorld.noon(.day(20))) { journal in
      let document = try #require(try journal.document(key))
      var state = try JournalJSON.decode(LearntState.self, from: document.json, what: "state")
      state.format = 4
      try journal.cache(state, as: key)
    }
    try world.journal.read { journal in
      let replay = try Replay(
        try world.condition, of: try world.person, today: .day(20), through: .day(20), in: journal)
      #expect(replay.current.through < .day(0) && replay.staleFrom != nil)
    }
    #expect(try world.outlook(on: .day(25)).tomorrow.probability == expected.probability)
  }

  @Test("one bad first entry moves a new person by a bounded step, and its range stands beside it")
  func firstEntry() throws {
    let world = try PredictionWorld()
    let before = try world.outlook(on: .day(0)).tomorrow
    try world.log(["symptom.pain": 10], on: .day(0))
    let outlook = try world.outlook(on: .day(0))
    #expect(before.percent == 29 && outlook.tomorrow.percent == 46)
    let change = OutlookChange(of: try world.condition, from: before, to: outlook)
    #expect(
      OutlookChange.sentence([change]) == "Tomorrow's chance of a flare is now 46% (it was 29%).")
    let said = try #require(try PredictTests.view(world, for: .day(1), today: .day(0)).forecasts.first)
    #expect(said.reasons.isEmpty)
    #expect(said.derivation?.explanation.last?.text == "The program is careful while it knows little about you.")
  }

  @Test("nothing is said of recent days that were not answered, neither as a reason nor as a step")
  func unanswered() throws {
    func texts(_ pain: [Double?]) throws -> [String] {
      let world = try PredictionWorld()
      try world.live(pain)
      let today = Day.day(pain.count - 1)
      let said = try #require(try PredictTests.view(world, for: today.advanced(by: 1), today: today).forecasts.first)
      let derivation = try #require(said.derivation)
      #expect(abs(derivation.explanation.reduce(0) { $0 + $1.logOdds } - derivation.logOdds) < 1e-9)
      return said.reasons + derivation.explanation.map(\.text) + derivation.steps.compactMap(\.says)
    }
    for first in [2.0, 10] {
      let said = try texts([first])
      #expect(!said.contains { $0.contains("past week") || $0.contains("than usual") }, "\(said)")
    }
    let again = try texts(Self.weeks + Array(repeating: nil, count: 20) + [2])
    #expect(!again.contains { $0.contains("past week") || $0.contains("than usual") }, "\(again)")
    #expect(again.contains("You have no flare today so far."))
    let silent = try texts([2, 9, 2, 9, 2, 2, 2, nil])
    #expect(!silent.contains("You have no flare today so far."), "\(silent)")
    #expect(silent.contains { $0.contains("past week") })
  }

  @Test("what a change says of tomorrow always has a band, null where nothing but the base rate is said")
  func nullBand() throws {
    let world = try Self.lived()
    let outlook = try world.outlook(on: .day(32))
    let change = OutlookChange(of: try world.condition, from: outlook.tomorrow, to: outlook)
    #expect(try JournalJSON.encode(change).contains("\"band\":null"))
  }
}
