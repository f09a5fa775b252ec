import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

/// Marks by hand where somebody has several conditions.
@Suite struct FlareOfOneConditionTests {
  private static let both: [PackID] = [SamplePacks.base, SamplePacks.sample]

  private func mark(
    _ mark: FlareMarking.Mark, _ world: PredictionWorld, on day: Int, today: Int = 5, of condition: PackID? = nil
  ) throws -> FlareMarkView {
    let session = try world.context(ScriptedTerminal(), today: .day(today)).session()
    return try FlareMarking(
      session: session, mark: mark, day: "\(Day.day(day))", condition: condition?.rawValue
    ).answer()
  }

  /// What a day is to each condition.
  private func flares(_ world: PredictionWorld, on day: Int, today: Int = 5) throws -> [Bool?] {
    let session = try world.context(ScriptedTerminal(), today: .day(today)).session()
    return try session.journal.read { journal in
      try session.person.conditions.map {
        try FlareEpisodes.read($0, of: session.person, through: .day(day), today: session.today, in: journal).outcome?
          .isFlare
      }
    }
  }

  @Test("with several conditions one must be named, and the refusal is the line to type")
  func refused() throws {
    let world = try PredictionWorld(conditions: Self.both)
    let failure = #expect(throws: Failure.self) { try mark(.open, world, on: 5) }
    #expect(failure?.recovery == "Type: symptoms flares open --day \(Day.day(5)) --condition sample-base")
    #expect(failure?.message.description.contains(": \(try world.pack(SamplePacks.base).pack.name) or") == true)
    #expect(throws: Failure.self) { try mark(.open, world, on: 5, of: "nobody") }
    #expect(try world.journal.read { try $0.count(EntryQuery()) } == 0)
  }

  @Test("a mark for one condition is a flare of that one alone, and says whose it is")
  func one() throws {
    let world = try PredictionWorld(conditions: Self.both)
    try world.live([2, 2, 2])
    let view = try mark(.open, world, on: 4, of: "sample")
    #expect(view.outcome == .opened && view.entry?.summary == "a flare day of sample condition")
    #expect(TextStyle.file.text(of: view).contains("as a flare day of sample condition."))
    #expect(try flares(world, on: 4) == [nil, true])
    #expect(try mark(.open, world, on: 4, of: "sample").outcome == .alreadyOpen)
    #expect(try mark(.close, world, on: 4, of: "sample").outcome == .markedOnTheDay)
    #expect(try mark(.close, world, on: 5, of: "sample-base").outcome == .notOpen)
    #expect(try mark(.close, world, on: 5, of: "sample").outcome == .closed)
    #expect(try flares(world, on: 5) == [nil, false])
  }

  @Test("marks of before go on counting for all, and one for a condition takes it out of them")
  func old() throws {
    let world = try PredictionWorld(conditions: Self.both)
    try world.log([FlareRule.mark: 1], on: .day(4))
    #expect(try flares(world, on: 4) == [true, true])
    #expect(try mark(.open, world, on: 4, of: "sample").outcome == .alreadyOpen)
    #expect(try mark(.close, world, on: 4, of: "sample").outcome == .closed)
    #expect(try flares(world, on: 4) == [true, false])
  }

  @Test("with one condition nothing is asked, and the mark is of it")
  func alone() throws {
    let world = try PredictionWorld()
    let view = try mark(.open, world, on: 5)
    #expect(view.entry?.summary == "a flare day" && view.name == nil)
    #expect(try flares(world, on: 5) == [true])
    #expect(view.entry?.fields["condition"] == .text("sample"))
    let terminal = ScriptedTerminal(keys: [])
    try FlaresCloseCommand.parse([]).run(in: try world.context(terminal, today: .day(6)))
    #expect(terminal.frames.isEmpty && terminal.output.contains("as a day without a flare."))
  }

  @Test("at a keyboard it asks which condition; leaving marks nothing")
  func asked() throws {
    let world = try PredictionWorld(conditions: Self.both)
    try FlaresOpenCommand.parse([]).run(in: try world.context(ScriptedTerminal(keys: [.escape]), today: .day(5)))
    #expect(try flares(world, on: 5) == [nil, nil])
    let terminal = ScriptedTerminal(keys: [.down, .enter])
    try FlaresOpenCommand.parse([]).run(in: try world.context(terminal, today: .day(5)))
    #expect(terminal.frames[0].contains("Which condition is this a flare of?"))
    #expect(try flares(world, on: 5) == [nil, true])
  }

  @Test("what is said of a flare of one condition is German alone in German")
  func german() throws {
    let words = Registry([PredictionModule.self]).words(in: "de")
    for outcome in [FlareMarkView.Outcome]([
      .opened, .closed, .alreadyOpen, .notOpen, .symptomsSayFlare, .markedOnTheDay,
    ]) {
      let view = FlareMarkView(day: .day(1), outcome: outcome, condition: "x", name: "X", entry: nil, tomorrow: [])
      let text = TextStyle(width: 400, usesColour: false, isPlain: false, words: words, year: 2026).text(of: view)
      #expect(text.contains("von X") && !text.contains(#/\b(is|the|flare|no|of|was|Marked|You)\b/#), "\(text)")
    }
  }

  @Test("a day long before the first entry is asked about before the condition is")
  func earlyDay() throws {
    let world = try PredictionWorld(conditions: Self.both)
    try world.live([2, 2, 2])
    let terminal = ScriptedTerminal(lines: ["n"], hasKeyboard: true)
    let command = try FlaresOpenCommand.parse(["--day", "\(Day.day(-100))"])
    #expect(throws: Failure.self) { try command.runAsking(in: try world.context(terminal, today: .day(5))) }
    #expect(terminal.errors.contains("is long before your first entry. Is the date right?"))
    #expect(terminal.frames.isEmpty)
  }
}
