import Synchronization
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Entries in forms") struct EntryFormTests {
  /// Runs a command at a terminal, and gives what the screen shows in the end.
  @discardableResult
  private func run<Command: TrackerCommand>(
    _ type: Command.Type, _ words: [String] = [], at terminal: ScriptedTerminal, in world: TestWorld,
    isPlain: Bool = false
  ) throws -> String {
    var context = world.context
    context.use(terminal, isPlain: isPlain)
    try Command.parse(words).runAsking(in: context)
    return terminal.screen
  }

  private func world() throws -> TestWorld { try TestWorld([LoggingModule.self, MedicinesModule.self]) }

  private func down(_ count: Int) -> [Key] { [Key](repeating: .down, count: count) }

  /// What an entry of a typed line holds in a world of its own.
  private func typed<Kind: LogKind>(_ kind: Kind.Type, _ words: [String]) throws -> Entry {
    let world = try world()
    try world.run(LogCommand<Kind>.self, words)
    return try #require(try world.entries.last)
  }

  private func same(_ first: Entry?, as second: Entry) throws -> Bool {
    let first = try #require(first)
    return first.payload == second.payload && first.instant == second.instant && first.day == second.day
  }

  private func draft(_ world: TestWorld, _ kind: LogKindID = "food") throws -> EntryFormDraft? {
    let key = EntryFormDraft.drafts.key(of: try world.context.session().today, kind.rawValue)
    return try world.journal.read { try $0.value(EntryFormDraft.self, of: key) }
  }

  // MARK: Saving

  @Test("a meal is its name and Enter; the answer is that of a typed line")
  func meal() throws {
    let world = try world()
    let terminal = ScriptedTerminal(keys: .typing("soup, bread") + [.enter])
    let output = try run(LogCommand<FoodKind>.self, at: terminal, in: world)
    #expect(output.hasPrefix("Saved: dinner – soup, bread."))
    #expect(terminal.frames[0].hasPrefix("Log a meal.\n\n› Food      ▏\n"))
    #expect(try same(world.entries.last, as: typed(FoodKind.self, ["soup, bread"])))
    #expect(try draft(world) == nil)
  }

  @Test("choices, scales with their words, minutes and ways")
  func exercise() throws {
    let world = try world()
    let keys: [Key] =
      .typing("wal") + [.down] + .typing("1h20m") + [.down] + .typing("2") + [.down] + .typing("400 metres")
    let terminal = ScriptedTerminal(keys: keys + [.enter])
    try run(LogCommand<ExerciseKind>.self, at: terminal, in: world)
    #expect(try same(world.entries.last, as: typed(ExerciseKind.self, ["walk", "1h20m", "2", "400 metres"])))
    let last = try #require(terminal.frames.last)
    #expect(last.contains("  What          walking\n") && last.contains("  How long      1h20m  (1 h 20 min)\n"))
    #expect(last.contains("2 light") && last.contains("400 metres"))
    let words = terminal.frames.first { $0.contains("you could keep going for hours") }
    #expect(words?.contains("light (1 to 3)") == true)
  }

  @Test("a night and naps: their lengths are shown, and naps are asked for only after a yes")
  func night() throws {
    let world = try world()
    let keys: [Key] =
      .typing("23:10-06:20") + down(3) + .typing("y13:00-13:40") + [.up] + .typing("8") + [.enter]
    let terminal = ScriptedTerminal(keys: keys)
    try run(LogCommand<RestKind>.self, at: terminal, in: world)
    #expect(try same(world.entries.last, as: typed(RestKind.self, ["23:10-06:20", "nap=13:00-13:40", "quality=8"])))
    let last = try #require(terminal.frames.last)
    #expect(last.contains("23:10-06:20  (7 h 10 min)") && last.contains("13:00-13:40  (40 minutes)"))
    #expect(terminal.frames.contains { $0.contains("Type y if there is anything to fill in.") })
  }

  @Test("a symptom is found by its name, and its number says what it means")
  func symptom() throws {
    let world = try world()
    let terminal = ScriptedTerminal(
      keys: .typing("prickly") + [.down] + .typing("7") + down(2) + .typing("knees") + [.enter])
    try run(LogCommand<SymptomKind>.self, at: terminal, in: world)
    #expect(try same(world.entries.last, as: typed(SymptomKind.self, ["prickle", "7", "knees"])))
    #expect(terminal.frames.last?.contains("  How bad   7  (severe)") == true)
  }

  @Test("the form offers first what is logged most; choices that go up stay in their order")
  func usedFirst() throws {
    let world = try world()
    let names = try world.context.session().person.checkIn.map(\.name)
    let last = try #require(try world.context.session().person.checkIn.last)
    try world.run(LogCommand<SymptomKind>.self, [last.id.rawValue, "4"])
    try world.run(LogCommand<ActivityKind>.self, ["reading", "20m"])
    try world.run(LogCommand<FoodKind>.self, ["dinner", "soup"])
    let terminal = ScriptedTerminal(keys: [.escape])
    try run(LogCommand<SymptomKind>.self, at: terminal, in: world)
    let row = try #require(terminal.frames.first?.split(separator: "\n").first { $0.contains(last.name) })
    #expect(names.count > 2 && row.trimmingPrefix { $0 == " " }.hasPrefix(last.name), "\(row)")
    let activity = ScriptedTerminal(keys: [.escape])
    try run(LogCommand<ActivityKind>.self, at: activity, in: world)
    let first = try #require(activity.frames.first?.split(separator: "\n").dropFirst(2).first)
    #expect(first.trimmingPrefix { $0 == " " }.hasPrefix("reading"), "\(first)")
    let meal = ScriptedTerminal(keys: [.down, .up, .up, .escape])
    try run(LogCommand<FoodKind>.self, at: meal, in: world)
    #expect(meal.frames.contains { $0.contains("breakfast  lunch  dinner  snack") })
  }

  @Test("the time and the day are lines of the form; --date fills the day in")
  func times() throws {
    let world = try world()
    let keys: [Key] = .typing("tea") + down(7) + .typing("14:30") + [.enter]
    try run(LogCommand<FoodKind>.self, ["--date", "yesterday"], at: ScriptedTerminal(keys: keys), in: world)
    let expected = try typed(FoodKind.self, ["tea", "day=yesterday", "at=14:30"])
    #expect(try same(world.entries.last, as: expected))
    let other = ScriptedTerminal(
      keys: .typing("tea") + down(7) + .typing("late") + [.down] + .typing("blursday") + [.up])
    try run(LogCommand<FoodKind>.self, at: other, in: world)
    #expect(other.frames.last?.contains("“late” is not a time of day, such as 14:30") == true)
    #expect(other.screen.contains("Stopped. What you typed is kept. To continue: symptoms log food"))
  }

  @Test("what does not fit is said by the checks of a typed line, and saved once it does")
  func faults() throws {
    let world = try world()
    let keys: [Key] =
      [.enter] + .typing("zebra") + [.down] + .typing("30m") + [.enter] + [Key](repeating: .backspace, count: 5)
      + .typing("yo") + [.enter]
    let terminal = ScriptedTerminal(keys: keys)
    try run(LogCommand<ExerciseKind>.self, at: terminal, in: world)
    #expect(terminal.frames[1].contains("Which exercise was it?"))
    #expect(terminal.frames.contains { $0.contains("“zebra” is not a kind of exercise") })
    #expect(try same(world.entries.last, as: typed(ExerciseKind.self, ["yoga", "30m"])))
    #expect(try world.entries.count == 1)
  }

  @Test("a doubt is asked below the form; after a no the form goes on with what was typed")
  func doubts() throws {
    let world = try world()
    let yes = ScriptedTerminal(keys: .typing("20:00-12:00") + [.enter], lines: ["y"])
    #expect(try run(LogCommand<RestKind>.self, at: yes, in: world).contains("Saved: you slept 16 hours"))
    #expect(yes.errors.hasPrefix("Did you sleep 16 hours?"))
    let clash = ScriptedTerminal(keys: .typing("22:00-06:00") + [.enter, .interrupt])
    try run(LogCommand<RestKind>.self, at: clash, in: world)
    #expect(clash.frames.last?.contains("You've already logged sleep at that time.") == true)
    #expect(try world.entries.count == 1 && draft(world, "rest")?.texts == ["sleep": "22:00-06:00"])
    let no = ScriptedTerminal(keys: [.enter, .interrupt])
    try run(LogCommand<RestKind>.self, ["--date", "yesterday"], at: no, in: world)
    #expect(no.frames.last?.contains("Fill in at least one line.") == true)
  }

  // MARK: Drafts

  @Test("what is typed is kept before the next key, words at their end; the next form goes on with it")
  func keeping() throws {
    let world = try world()
    let journal = world.journal
    let key = EntryFormDraft.drafts.key(of: try world.context.session().today, "food")
    let seen = Mutex<[[String: String]]>([])
    // What the journal holds when a key comes is what a kill at that moment would leave.
    let keys: [Key] = .typing("soup,") + [.down] + .typing("lu") + [.up, .interrupt]
    let terminal = ScriptedTerminal(keys: keys) { _ in
      let draft = try? journal.read { try $0.value(EntryFormDraft.self, of: key) }
      seen.withLock { $0.append(draft?.texts ?? [:]) }
    }
    try run(LogCommand<FoodKind>.self, at: terminal, in: world)
    #expect(
      seen.withLock { $0 } == [
        [:], [:], [:], [:], [:], ["items": "soup"], ["items": "soup"], ["items": "soup", "type": "lunch"],
        ["items": "soup", "type": "lunch"], ["items": "soup", "type": "lunch"],
      ])
    #expect(try world.journal.read { try $0.actions(limit: 9) }.map(\.command) == ["onboard"])
    let next = ScriptedTerminal(keys: [.enter])
    try run(LogCommand<FoodKind>.self, at: next, in: world)
    #expect(next.frames[0].contains("You started this at 20:00. What you typed is still here."))
    #expect(try same(world.entries.last, as: typed(FoodKind.self, ["lunch", "soup"])))
    #expect(try draft(world) == nil)
    try world.run(UndoCommand.self)
    #expect(try draft(world) == nil && world.entries.isEmpty)
  }

  @Test("leaving with something typed keeps it or throws it away; leaving at once says that nothing was saved")
  func leaving() throws {
    let world = try world()
    let nothing = try run(LogCommand<FoodKind>.self, at: ScriptedTerminal(keys: [.escape]), in: world)
    #expect(nothing == "Nothing was saved. To start again: symptoms log food")
    let kept = ScriptedTerminal(keys: .typing("soup") + [.escape, .enter])
    let said = try run(LogCommand<FoodKind>.self, ["--date", "yesterday"], at: kept, in: world)
    #expect(
      said.split { $0.isWhitespace }.joined(separator: " ")
        == "Stopped. What you typed is kept. To continue: symptoms log food --date 2026-03-11")
    #expect(try draft(world) == nil)
    // The form of today names the other one.
    let today = ScriptedTerminal(keys: [.escape])
    try run(LogCommand<FoodKind>.self, at: today, in: world)
    let frame = today.frames[0].split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      frame.contains(
        "There is an unfinished form for Wednesday 11 March. To finish it: symptoms log food --date 2026-03-11"))
    let thrown = ScriptedTerminal(keys: [.escape, .backspace])
    try run(LogCommand<FoodKind>.self, ["--date", "yesterday"], at: thrown, in: world)
    #expect(thrown.frames[0].contains("soup"))
    #expect(try world.journal.read { try EntryFormDraft.drafts.all(in: $0) }.isEmpty)
  }

  @Test("the last word is kept once nobody has typed for a moment, and not before")
  func rest() throws {
    let seen = Mutex<[[String: String]]>([])
    let world = try world()
    let key = EntryFormDraft.drafts.key(of: try world.context.session().today, "food")
    let journal = world.journal
    let terminal = ScriptedTerminal(keys: .typing("soup") + [.pause, .pause, .pause]) { _ in
      let draft = try? journal.read { try $0.value(EntryFormDraft.self, of: key) }
      seen.withLock { $0.append(draft?.texts ?? [:]) }
    }
    try run(LogCommand<FoodKind>.self, at: terminal, in: world)
    // One pause is within typing; the second one is a rest.
    #expect(seen.withLock { $0.suffix(4).map { $0["items"] } } == [nil, nil, "soup", "soup"])
  }

  @Test("one draft for each kind, day and entry, each with its day")
  func drafts() throws {
    let world = try world()
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    let id = try #require(try world.entries.last?.id.short)
    try run(LogCommand<FoodKind>.self, at: ScriptedTerminal(keys: .typing("tea ") + [.interrupt]), in: world)
    try run(LogCommand<RestKind>.self, at: ScriptedTerminal(keys: .typing("23") + [.interrupt]), in: world)
    try run(EditCommand.self, [id], at: ScriptedTerminal(keys: .typing(" hot") + [.interrupt]), in: world)
    let all = try world.journal.read { try EntryFormDraft.drafts.all(in: $0) }
    #expect(all.count == 3 && Set(all.map(\.day.description)) == ["2026-03-12"])
    #expect(try draft(world)?.texts == ["items": "tea"] && draft(world, "rest")?.texts == ["sleep": "23"])
  }

  // MARK: Changing

  @Test("the form of an entry is filled in, and only what changed is saved")
  func editing() throws {
    let world = try world()
    try world.run(LogCommand<FoodKind>.self, ["lunch", "stew (slow) = beef + carrot, tea", "size=large", "at=12:30"])
    let before = try #require(try world.entries.last)
    let unchanged = ScriptedTerminal(keys: [.enter])
    let said = try run(EditCommand.self, [before.id.short], at: unchanged, in: world)
    #expect(said.split { $0.isWhitespace }.joined(separator: " ").contains("Nothing was changed."))
    let frame = unchanged.frames[0]
    #expect(frame.contains("Change large lunch") && frame.contains("stew (slow) = beef + carrot, tea"))
    #expect(frame.contains("  Meal      lunch\n") && frame.contains("  Size      large\n"))
    #expect(frame.contains("  Time      12:30\n"))
    #expect(try world.entries.last?.revision == before.revision)
    let keys: [Key] =
      .typing(", cake") + down(3) + [.left] + down(4) + [.character("\u{15}")] + .typing("13:00") + [.enter]
    try run(EditCommand.self, [before.id.short], at: ScriptedTerminal(keys: keys), in: world)
    let after = try #require(try world.entries.last)
    let other = try self.world()
    try other.run(
      LogCommand<FoodKind>.self, ["lunch", "stew (slow) = beef + carrot, tea, cake", "size=normal", "at=13:00"])
    #expect(try same(other.entries.last, as: after) && after.revision == before.revision + 1)
  }

  /// Presses keys; before the second one, another window changes the entry.
  private func editing(
    _ id: String, _ keys: [Key], in world: TestWorld, meanwhile words: [String]
  ) throws -> ScriptedTerminal {
    var other = world.context
    other.use(ScriptedTerminal())
    let terminal = ScriptedTerminal(keys: keys) { [other] index in
      guard index == 1 else { return }
      #expect(throws: Never.self) { try EditCommand.parse([id] + words).runAsking(in: other) }
    }
    try run(EditCommand.self, [id], at: terminal, in: world)
    return terminal
  }

  @Test("two windows with one entry: other fields both stay, the same field is told and kept")
  func twoWindows() throws {
    let world = try world()
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20", "quality=4", "notes=warm"])
    let id = try #require(try world.entries.last?.id.short)
    _ = try editing(id, down(2) + .typing("6") + [.enter], in: world, meanwhile: ["restfulness=3"])
    var fields = try #require(try world.entries.last?.payload.fields)
    #expect(fields["quality"] == .number(6) && fields["restfulness"] == .number(3))
    let terminal = try editing(
      id, down(2) + .typing("9") + [.enter, .enter], in: world, meanwhile: ["quality=2", "notes=cold"])
    let told = terminal.frames.last?.split { $0.isWhitespace }.joined(separator: " ") ?? ""
    #expect(told.contains("Another command changed this entry meanwhile. Enter saves what you typed."))
    #expect(told.contains("cold") && told.contains("9"))
    fields = try #require(try world.entries.last?.payload.fields)
    #expect(fields["quality"] == .number(9) && fields["notes"] == .text("cold"))
  }

  // MARK: Elsewhere

  @Test("--plain asks line by line and moves no cursor")
  func plain() throws {
    let world = try world()
    let lines = ["", "wal", "30", "hard", "", "", "", "", "", "", "", "", ""]
    let terminal = ScriptedTerminal(lines: lines, hasKeyboard: true)
    try run(LogCommand<ExerciseKind>.self, at: terminal, in: world, isPlain: true)
    #expect(try same(world.entries.last, as: typed(ExerciseKind.self, ["walking", "30", "hard"])))
    #expect(!(terminal.output + terminal.errors).contains("\u{1B}"))
    let said = terminal.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("What: Which kind of exercise. 1 cardio, 2 strength training,") && said.contains("Needed."))
    #expect(said.contains("Which exercise was it?"))
  }

  @Test("without a terminal, and for JSON, nothing is asked: the errors are those of before")
  func scripts() throws {
    let world = try world()
    let missing = try #require(throws: Failure.self) { try world.run(LogCommand<ExerciseKind>.self) }
    #expect(missing.kind == .validation && missing.findings.allSatisfy { $0.code == "missing-field" })
    let edit = try #require(throws: Failure.self) { try world.run(EditCommand.self, ["abc"]) }
    #expect(edit == Failure(.usage, "“edit” is not complete: <field=value> is missing"))
    var context = world.context
    context.use(ScriptedTerminal(keys: [.enter]))
    context.console.format = .json
    #expect(throws: Failure.self) { try LogCommand<ExerciseKind>.parse([]).runAsking(in: context) }
  }

  @Test("a kind that is switched off opens no form")
  func switchedOff() throws {
    let world = try world()
    let session = try world.context.session()
    guard case .journal(let backing) = CollectionCategory.health.setting.backing else { return }
    _ = try session.record("settings") { try backing.set("off", for: session, in: $0) }
    #expect(throws: Failure.self) { try EntrySheet(of: FoodKind.self, in: world.context.session()) }
  }

  @Test("the form is in the person's language")
  func german() throws {
    let world = try world()
    let words = Phrases("de", [.german] + Console.strings)
    var context = world.context
    context.environment.words = words
    let terminal = ScriptedTerminal(keys: [.down, .down, .down, .right, .escape, .escape, .interrupt])
    context.use(terminal)
    try LogCommand<FoodKind>.parse([]).runAsking(in: context)
    let frame = try #require(terminal.frames.last { $0.contains("Größe") })
    for word in ["Essen", "Mahlzeit", "Getränke", "klein", "Notizen", "Uhrzeit", "jetzt", "Enter speichert"] {
      #expect(frame.contains(word), "\(word)")
    }
    #expect(terminal.frames.contains { $0.contains("Das Getippte behalten?") })
    #expect(terminal.screen.split { $0.isWhitespace }.joined(separator: " ").hasPrefix("Angehalten."))
  }
}
