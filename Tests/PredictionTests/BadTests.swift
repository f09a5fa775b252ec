import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

@Suite("One word for a bad day")
struct BadTests {
  private func bad(_ words: String..., in world: PredictionWorld, today: Int) throws -> String {
    let terminal = ScriptedTerminal(width: 400)
    try BadCommand.parse(words).run(in: try world.context(terminal, today: .day(today), isPlain: true))
    return terminal.output
  }

  private func marks(_ world: PredictionWorld) throws -> [Entry] {
    try world.journal.read { try $0.entries(EntryQuery(kinds: [FlareKind.id])) }
  }

  @Test("it marks today, without a number, and says how to add details; once more changes nothing")
  func marks() throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 2])
    let answer = try bad(in: world, today: 3)
    #expect(answer.contains(" as a flare day.") && answer.contains("You can add details later: symptoms check-in"))
    let before = try world.journal.read { try $0.lastAction() }
    #expect(try bad(in: world, today: 3).contains("is already a flare day. Nothing was changed."))
    #expect(try world.journal.read { try $0.lastAction() } == before)
    #expect(try marks(world).map(\.day) == [.day(3)])
    #expect(try marks(world).first?.payload[FlareKind.notes] == nil)
  }

  @Test("the next day belongs to the same flare")
  func nextDay() throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 2])
    _ = try bad(in: world, today: 3)
    _ = try bad(in: world, today: 4)
    let session = try world.context(ScriptedTerminal(), today: .day(4)).session()
    let flares = try session.journal.read {
      try FlaresBuilder(session: session, condition: try world.condition, journal: $0).list(days: nil).flares
    }
    #expect(flares.count == 1 && flares.first?.days == 2 && flares.first?.isOngoing == true)
  }

  @Test("words are kept with the mark, also where the day is a flare day already")
  func words() throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 9])
    let answer = try bad("in", "bed", in: world, today: 2)
    #expect(answer.contains("is already a flare day. Your words are kept with it."))
    #expect(try bad("all", "day", in: world, today: 2).contains("Your words are kept with it."))
    #expect(try marks(world).map { $0.payload[FlareKind.notes] } == ["in bed; all day"])
    let long = String(repeating: "x", count: 495)
    #expect(throws: Failure.self) { try bad(long, in: world, today: 2) }
    #expect(try marks(world).map { $0.payload[FlareKind.notes] } == ["in bed; all day"])
  }

  @Test("another day is marked, and its details are for that day")
  func otherDay() throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 2])
    let answer = try bad("--day", "yesterday", in: world, today: 4)
    #expect(answer.contains("You can add details later: symptoms check-in --date \(Day.day(3))"))
    #expect(try marks(world).map(\.day) == [.day(3)])
  }

  @Test("with several conditions one mark counts for all of them, and the words are kept")
  func all() throws {
    let world = try PredictionWorld(conditions: [SamplePacks.base, SamplePacks.sample])
    try world.live([2, 3, 2])
    #expect(try bad("in", "bed", in: world, today: 3).contains(" as a flare day."))
    #expect(try marks(world).map { $0.payload[FlareKind.condition] } == [nil])
    #expect(try marks(world).map { $0.payload[FlareKind.notes] } == ["in bed"])
    let session = try world.context(ScriptedTerminal(), today: .day(3)).session()
    for condition in session.person.conditions {
      let state = try session.journal.read {
        try FlareEpisodes.read(condition, of: session.person, through: .day(3), today: .day(3), in: $0)
      }
      #expect(state.outcome?.isFlare == true, "\(condition.id)")
    }
    #expect(try bad(in: world, today: 3).contains("is already a flare day. Nothing was changed."))
    #expect(try bad("all", "day", in: world, today: 3).contains("Your words are kept with it."))
    #expect(try marks(world).map { $0.payload[FlareKind.notes] } == ["in bed; all day"])
  }

  @Test(
    "the day is given as elsewhere, and a day alone is no note", arguments: [["--date", "yesterday"], ["yesterday"]])
  func date(words: [String]) throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 2])
    let terminal = ScriptedTerminal(width: 400)
    try BadCommand.parse(words).run(in: try world.context(terminal, today: .day(4), isPlain: true))
    #expect(try marks(world).map(\.day) == [.day(3)])
    #expect(try marks(world).first?.payload[FlareKind.notes] == nil)
  }
}
