import Synchronization
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerReflections
import TrackerTestSupport
import TrackerVitals

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("What is asked before it is saved")
struct AskingTests {
  private let today = Day(number: 20_524)  // Thursday 2026-03-12

  /// Runs a command of somebody at a keyboard who answers with lines.
  @discardableResult
  private func run<Command: TrackerCommand>(
    _ type: Command.Type, _ words: [String], answering lines: [String], in world: TestWorld
  ) throws -> (output: String, asked: String) {
    let terminal = ScriptedTerminal(lines: lines, hasKeyboard: true, width: 400)
    var context = world.context
    context.use(terminal)
    try Command.parse(words).runAsking(in: context)
    return (terminal.output, terminal.errors)
  }

  @Test(
    "a doubtful line is asked in a terminal, refused elsewhere in two lines, and taken with --yes",
    arguments: [
      ("20:00-12:00", "Did you sleep 16 hours? [y/n; Ctrl-C stops] "),
      ("16h", "Did you sleep 16 hours? [y/n; Ctrl-C stops] "),
      ("0.7h", "Did you sleep 0.7 hours? [y/n; Ctrl-C stops] "),
    ])
  func doubtful(_ line: String, _ question: String) throws {
    let world = try TestWorld([LoggingModule.self])
    let failure = try #require(throws: Failure.self) { try world.run(LogCommand<RestKind>.self, [line]) }
    #expect(failure.kind == .validation && failure.recovery?.description.contains("--yes") == true)
    #expect(!failure.message.description.contains("16") && !failure.message.description.contains("0.7"))
    #expect(try world.entries.isEmpty)
    let answer = try run(LogCommand<RestKind>.self, [line], answering: ["perhaps", "y"], in: world)
    let again = question.description.replacing("; Ctrl-C stops", with: "")
    #expect(answer.asked == question + "Type y for yes or n for no.\n" + again)
    #expect(answer.output.hasPrefix("Saved: you slept "))
    let other = try TestWorld([LoggingModule.self])
    try other.run(LogCommand<RestKind>.self, [line, "--yes"])
    #expect(try other.entries.count == 1)
  }

  @Test("after a no the value is asked for again, and the rest of the line is kept")
  func no() throws {
    let world = try TestWorld([LoggingModule.self])
    let answer = try run(LogCommand<RestKind>.self, ["0.7h", "quality=4"], answering: ["n", "7h"], in: world)
    #expect(answer.output.hasPrefix("Saved: you slept 7 hours, quality 4."))
    #expect(try world.entries.count == 1)
  }

  @Test("of a line with bad values the good ones are kept, and each bad one is asked for again")
  func badValues() throws {
    let world = try TestWorld([LoggingModule.self])
    let answer = try run(
      LogCommand<RestKind>.self, ["70h", "quality=4", "restfulness=30"], answering: ["40", "7h", "3"], in: world)
    #expect(answer.output.hasPrefix("Saved: you slept 7 hours, quality 4, restfulness 3."))
    #expect(
      answer.asked.contains("How long did you sleep? Use hours, such as 7h or 7.5h.\nhours [Enter skips it]: "))
    #expect(throws: Failure.self) { try world.run(LogCommand<RestKind>.self, ["70h", "quality=4"]) }
    #expect(try world.entries.count == 1)
    let optional = try run(LogCommand<RestKind>.self, ["8h", "quality=11", "--yes"], answering: [""], in: world)
    #expect(optional.output.hasPrefix("Saved: you slept 8 hours."))
  }

  /// A journal in which other commands change who the person is, each just before something is written.
  private final class BusyJournal: Journal {
    let journal: any Journal
    let others: Mutex<Int>

    init(_ journal: any Journal, others: Int) {
      self.journal = journal
      self.others = Mutex(others)
    }

    var isReadOnly: Bool { false }
    func open(_ command: String, importing file: String?) throws -> (any OpenAction)? {
      try journal.open(command, importing: file)
    }
    func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
    func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
      -> Result
    {
      let left = others.withLock { others in
        others -= 1
        return others
      }
      if left >= 0 {
        try journal.write("onboard --change", at: instant) {
          var facts = try $0.value(PersonFacts.document) ?? PersonFacts()
          facts.name = "\(left)"
          try $0.put(facts, as: PersonFacts.document)
        }
      }
      return try journal.write(command, at: instant, body)
    }
    func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
      try journal.restore(body)
    }
    func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
      try journal.measureRules(of: kinds)
    }
    func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] {
      try journal.rederive(plan)
    }
  }

  @Test("a command that another one was quicker than runs once more, and then says so", arguments: 1...2)
  func quicker(_ others: Int) throws {
    var world = try TestWorld([LoggingModule.self])
    let journal = BusyJournal(world.journal, others: others)
    world.context.environment.openJournal = { _, _ in journal }
    if others == 1 {
      try world.run(LogCommand<RestKind>.self, ["7h"])
    } else {
      #expect(throws: Failure.changedMeanwhile) { try world.run(LogCommand<RestKind>.self, ["7h"]) }
    }
    #expect(try world.entries.count == (others == 1 ? 1 : 0))
  }

  @Test("an input that ends at a question saves nothing, and so does leaving out what is needed")
  func unanswered() throws {
    let world = try TestWorld([LoggingModule.self])
    for (line, answers) in [(["16h"], []), (["16h"], ["n", ""]), (["16h"], ["n"])] {
      let failure = try #require(throws: Failure.self) {
        try run(LogCommand<RestKind>.self, line, answering: answers, in: world)
      }
      #expect(failure.message == "Nothing was saved")
    }
    #expect(throws: Failure.self) {
      try run(LogCommand<ExerciseKind>.self, ["walking"], answering: [""], in: world)
    }
    #expect(try world.entries.isEmpty)
    try run(LogCommand<ExerciseKind>.self, ["walking"], answering: ["", "30m"], in: world)
    #expect(try world.entries.count == 1)
  }

  @Test("nobody is asked for an answer in JSON")
  func json() throws {
    let world = try TestWorld([LoggingModule.self])
    let terminal = ScriptedTerminal(lines: ["y"], hasKeyboard: true)
    var context = world.context
    context.use(terminal)
    context.console.format = .json
    #expect(throws: Failure.self) { try LogCommand<RestKind>.parse(["16h"]).runAsking(in: context) }
    #expect(terminal.errors.isEmpty)
  }

  @Test("a second night of a morning is asked, going back to sleep is not")
  func secondNight() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<RestKind>.self, ["23:00-05:00"])
    try world.run(LogCommand<RestKind>.self, ["06:00-07:00"])
    let failure = try #require(throws: Failure.self) { try world.run(LogCommand<RestKind>.self, ["7h"]) }
    #expect(
      failure.message == "A night is already logged for 2026-03-12"
        && failure.recovery?.description.hasSuffix("symptoms list --date 2026-03-12") == true)
    try run(LogCommand<RestKind>.self, ["7h"], answering: ["y"], in: world)
    #expect(try world.entries.count == 3)
    // What was there before an edit is not asked again.
    try world.run(EditCommand.self, [try #require(try world.entries.last?.id.short), "quality=4"])
  }

  @Test("a value ten times the usual is asked, one of another name is not compared")
  func tenfold() throws {
    let world = try TestWorld([LoggingModule.self])
    for minutes in ["20m", "25m", "30m", "30m", "35m"] {
      try world.run(LogCommand<ExerciseKind>.self, ["walking", minutes])
    }
    try world.run(LogCommand<ExerciseKind>.self, ["cycling", "300 min"])
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "290 min"])
    let failure = try #require(throws: Failure.self) {
      try world.run(LogCommand<ExerciseKind>.self, ["walking", "300 min"])
    }
    #expect(failure.message == "“duration” is much more than you usually log")
    #expect(throws: Failure.self) { try world.run(LogCommand<ExerciseKind>.self, ["walking", "2 min"]) }
    let answer = try run(
      LogCommand<ExerciseKind>.self, ["walking", "300 min"], answering: ["n", "30"], in: world)
    #expect(
      answer.asked.hasPrefix(
        "5 hours is much more than you usually log. Is it right? [y/n; Ctrl-C stops] "))
    #expect(answer.output.contains("30 minutes"))
  }

  @Test("what is only another sort of thing, or not all of the day yet, is not asked")
  func usualOfOneSort() throws {
    let world = try TestWorld([LoggingModule.self, VitalsModule.self, ReflectionsModule.self], now: "2026-03-12T20:00")
    for day in ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09", "2026-03-10", "2026-03-11"] {
      try world.run(LogCommand<ActivityKind>.self, ["work", "7h", "--date", day])
      try world.run(LogCommand<MovementKind>.self, ["8000", "active_energy=900", "--date", day])
      try world.run(LogCommand<FoodKind>.self, ["dinner", "soup", "calories=800", "--date", day])
    }
    try world.run(LogCommand<ActivityKind>.self, ["reading", "30m"])
    try world.run(LogCommand<MovementKind>.self, ["500", "active_energy=30"])
    try world.run(LogCommand<FoodKind>.self, ["snack", "apple", "calories=60"])
    try world.run(LogCommand<FoodKind>.self, ["dinner", "apple", "calories=60"])
    let failure = try #require(throws: Failure.self) { try world.run(LogCommand<ActivityKind>.self, ["work", "7m"]) }
    #expect(failure.message == "“duration” is much less than you usually log")
    #expect(throws: Failure.self) { try world.run(LogCommand<MovementKind>.self, ["90000"]) }
    let view = try Logbook(world.context.session()).note("reading 20m, steps 600")
    #expect(view.pieces.allSatisfy { !$0.entries.isEmpty })
  }

  @Test("a date that reads both ways, and the weekday of today, take either day")
  func days() throws {
    let world = try TestWorld([LoggingModule.self], now: "2026-03-12T20:00")
    let failure = try #require(throws: Failure.self) {
      try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "--date", "3/2/2026", "--yes"])
    }
    #expect(failure.recovery?.description.hasPrefix("Type 2026-02-03 or 2026-03-02") == true)
    let terms = [
      ("3/2/2026", "1", "Tuesday 3 February"), ("3/2/2026", "march", "Monday 2 March"),
      ("thursday", "2", "Thursday 5 March"),
    ]
    for (date, answer, day) in terms {
      let line = try run(
        LogCommand<SymptomKind>.self, ["pain", "7", "--date", date], answering: [answer], in: world)
      #expect(line.output.hasPrefix("Saved for \(day): pain 7 out of 10"))
    }
    #expect(
      try run(LogCommand<SymptomKind>.self, ["pain", "7", "day=thu"], answering: ["today"], in: world).output
        .hasPrefix("Saved: pain 7 out of 10"))
    var american = world
    american.context.environment.dateOrder = .mdy
    #expect(try american.run(LogCommand<SymptomKind>.self, ["pain", "6", "3/2/2026"]).contains("Monday 2 March"))
    #expect(try world.run(LogCommand<SymptomKind>.self, ["pain", "6", "2", "March"]).contains("Monday 2 March"))
    #expect(
      try world.run(LogCommand<SymptomKind>.self, ["pain", "6", "--date", "2", "March"]).contains("Monday 2 March"))
  }

  @Test("a day long before the first entry is asked, for entries, nones and closed days")
  func earlyDays() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "--date", "2026-01-20"])
    let words = ["--date", "2025-03-11"]
    #expect(throws: Failure.self) { try world.run(LogCommand<SymptomKind>.self, ["pain", "7"] + words) }
    #expect(throws: Failure.self) { try world.run(NoCommand.self, ["exercise"] + words) }
    #expect(throws: Failure.self) { try world.run(DayCommand.self, ["close"] + words) }
    #expect(try world.entries.count == 1)
    let answer = try run(LogCommand<SymptomKind>.self, ["pain", "7"] + words, answering: ["y"], in: world)
    #expect(
      answer.asked == "Tuesday 11 March 2025 is long before your first entry. Is the date right? [y/n; Ctrl-C stops] ")
    try world.run(NoCommand.self, ["exercise"] + words)
    #expect(try world.entries.count == 3)
  }

  @Test("an edit to a time that has not come yet moves the entry to the evening before, and says so")
  func eveningBefore() throws {
    let world = try TestWorld([LoggingModule.self], now: "2026-03-12T09:00")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "at=08:00"])
    let id = try #require(try world.entries.first?.id.short)
    #expect(
      try world.run(EditCommand.self, [id, "at=23:30"]).hasPrefix(
        "Changed for Wednesday 11 March: pain 7 out of 10, at 23:30."))
    #expect(try world.run(EditCommand.self, [id, "at=07:15"]).hasPrefix("Changed for Wednesday 11 March"))
    #expect(throws: Failure.self) { try world.run(EditCommand.self, [id, "at=23:30", "day=today"]) }
  }
}
