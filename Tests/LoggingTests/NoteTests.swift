import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerMedicines
import TrackerReflections
import TrackerStatistics
import TrackerTestSupport
import TrackerTrackers

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Several things on one line")
struct NoteTests {
  private static let modules: [any TrackerModule.Type] = [
    LoggingModule.self, MedicinesModule.self, ReflectionsModule.self, TrackersModule.self,
  ]
  private let today = Day(number: 20_524)  // 2026-03-12
  private let world: TestWorld

  init() throws { world = try TestWorld(NoteTests.modules) }

  private func note(_ line: String, date: String? = nil) throws -> NoteView {
    try Logbook(world.context.session()).note(line, date: date)
  }

  /// What each piece became, nil where it is a text.
  private func told(_ line: String) throws -> [String?] {
    try note(line).pieces.map { $0.entries.isEmpty ? nil : $0.told.description }
  }

  private func texts() throws -> [String] {
    try world.entries.filter { $0.kind == "journal" }.compactMap { $0.payload.fields["text"]?.text }
  }

  @Test(
    "kilocalories belong to a food that is named, and alone they are a text",
    arguments: [
      ("snack 50 kcal", nil, nil), ("50 kcal", nil, nil), ("snack toast 50 kcal", "snack – toast", 50),
      ("snack toast 50kcal", "snack – toast", 50), ("lunch soup 300 Kalorien", "lunch – soup", 300),
    ] as [(String, String?, Int?)])
  func calories(_ line: String, _ says: String?, _ calories: Int?) throws {
    let piece = try #require(try told(line).first)
    #expect(says == nil ? piece == nil : piece?.hasPrefix(says ?? "") == true, "\(piece ?? "a text")")
    let food = try world.entries.first { $0.kind == "food" }
    #expect(food?.payload.fields["calories"]?.number == calories.map(Double.init))
    #expect(try texts().isEmpty == (says != nil), "nothing typed is lost")
  }

  @Test("a line of several things is as many entries, in one action")
  func line() throws {
    let answer = try world.run(
      NoteCommand.self, ["pain", "6,", "slept", "5h,", "no", "toast,", "walked 20m, 2 carrots"])
    #expect(
      answer.hasPrefix(
        "Saved: pain 6 out of 10, you slept 5 hours, no toast, 20 minutes of walking and dinner – 2 carrots.\n"))
    #expect(answer.contains("To take it back: symptoms undo"))
    #expect(Set(try world.entries.map(\.kind)) == ["symptom", "rest", "none", "exercise", "food"])
    #expect(try world.values(of: "sleep.hours", on: today...today) == [.value(5)])
    #expect(try world.values(of: "food-group.crunchy", on: today...today) == [.value(2)])
    try world.run(UndoCommand.self)
    #expect(try world.entries.isEmpty)
  }

  @Test(
    "a piece is what it is on a line of its own, with the amount first or last",
    arguments: [
      ("pain 6", "pain 6 out of 10"), ("6 pain", "pain 6 out of 10"), ("pain=6", "pain 6 out of 10"),
      ("I had ache 6 after the stairs", "pain 6 out of 10, after the stairs"), ("pain none", "no pain"),
      ("prickle 4 knees 30m", "prickling 4 out of 10, knees, 30 minutes"),
      ("prickle 4 in bed", "prickling 4 out of 10, in bed"), ("slept 5h badly.", "you slept 5 hours, badly"),
      ("5h geschlafen", "you slept 5 hours"), ("slept 7,5h last night", "you slept 7.5 hours"),
      ("20 min walk", "20 minutes of walking"), ("20m spaziert", "20 minutes of walking"),
      ("20 min spaziert", "20 minutes of walking"),
      ("20m gelaufen", "20 minutes of walking"), ("prick 6", "prickling 6 out of 10"),
      ("walked 20m in the park", "20 minutes of walking, in the park"), ("8h work", "8 hours of work"),
      ("stress 4", "stress 4 out of 10"), ("300ml", "300 ml to drink"), ("drank 2 glasses water", "500 ml of water"),
      ("2 carrots", "dinner – 2 carrots"), ("toast", "dinner – toast"),
      ("half a carrot too many", "dinner – 0.5 carrot, too many"),
      ("2 carrots with friends", "dinner – 2 carrots, with friends"), ("lunch soup", "lunch – soup"),
      ("no exercise", "no exercise"), ("kein Sport", "no exercise"), ("ohne toast", "no toast"),
      ("no coffee", "no coffee"), ("kein Kaffee", "no Kaffee"),
      ("medication ibuprofen", "ibuprofen"), ("took ibuprofen 400mg", "ibuprofen, 400mg"),
    ])
  func pieces(piece: String, expected: String) throws { #expect(try told(piece) == [expected]) }

  @Test(
    "what is no entry for sure is a text",
    arguments: [
      "felt very odd", "pain", "pain 11", "heavy legs", "walked", "slept badly", "took it easy", "dinner was late",
      "2 hours outside", "no carrots and toast", "wobble 3.5", "the lunch", "slept 50h", "pain 6 and then 3 or 4",
      "drank 20 beers", "light", "social anxiety today", "12", "prik 6", "2 gnocchi",
      "took the bus at 8", "no idea", "no time to rest", "keine Lust",
    ])
  func unsure(piece: String) throws {
    #expect(try told(piece) == [nil])
    #expect(try texts() == [piece])
    #expect(try world.entries.count == 1)
  }

  @Test("a food that nobody has named before is none of on that day")
  func noneOfUnlistedFood() throws {
    _ = try note("no coffee, kein Tee", date: "yesterday")
    let yesterday = today.advanced(by: -1)
    #expect(try world.values(of: "intake.coffee", on: yesterday...today) == [.none, .unknown])
  }

  @Test("what is not understood is kept as it was typed, beside the entries of the rest")
  func kept() throws {
    let answer = try world.run(NoteCommand.self, ["pain 6, felt odd,  very odd; slept 5h, dull #weather"])
    #expect(try texts() == ["felt odd,  very odd\ndull #weather"])
    #expect(answer.contains("Kept as a text in your journal: “felt odd, very odd; dull #weather”\n"))
    #expect(try world.entries.count == 3)
    try world.run(UndoCommand.self)
    #expect(try world.entries.isEmpty)
  }

  @Test("foods next to each other are one meal")
  func oneMeal() throws {
    #expect(try told("lunch soup, toast, 2 carrots, pain 3, toast").count == 5)
    let meals = try world.entries.filter { $0.kind == FoodKind.id }
    #expect(meals.map { ($0.payload[FoodKind.items] ?? []).map(\.name) } == [["soup", "toast", "carrots"], ["toast"]])
  }

  @Test("two things joined by a word are two entries where both are sure, and else one")
  func joined() throws {
    #expect(try told("pain 6 and slept 5h") == ["pain 6 out of 10, you slept 5 hours"])
    #expect(try told("walked 20m and felt odd") == ["20 minutes of walking, and felt odd"])
    #expect(try texts() == [])
  }

  @Test("times and days stand where they stand on a line of its own, or hold for all of it")
  func times() throws {
    _ = try note("pain 6 at 8:30, 2 carrots at 13:00 yesterday, walked 20m yesterday")
    let entries = try world.entries
    #expect(entries.map(\.day) == [today.advanced(by: -1), today.advanced(by: -1), today])
    let calendar = try world.context.session().calendar
    #expect(calendar.local(entries[2].instant).time.description == "08:30")
    _ = try note("pain 3, odd", date: "monday")
    #expect(try world.entries.count { $0.day == Day(number: 20_521) } == 2)
  }

  @Test("what may be meant is asked, taken with --yes, and a text after a no")
  func doubts() throws {
    let script = try world.run(NoteCommand.self, ["pricle 6, slept 5h"])
    #expect(script.contains("Kept as a text in your journal: “pricle 6”\nType its whole name, or add --yes.\n"))
    #expect(try world.run(NoteCommand.self, ["pricle 6", "--yes"]).hasPrefix("Saved: prickling 6 out of 10."))
    for (line, answer, expected) in [
      ("pricle 6", "y", "prickling 6 out of 10"), ("pricle 6", "n", "kept as a text"),
      ("2 gnocchi", "y", "dinner – 2 gnocchi"), ("no carrots, toast", "y", "dinner – toast"),
      ("took it easy", "n", "kept as a text"),
    ] {
      let terminal = ScriptedTerminal(lines: [answer, ""], hasKeyboard: true)
      let world = try TestWorld(Self.modules)
      var context = world.context
      context.use(terminal, isPlain: true)
      try NoteCommand.parse([line]).runAsking(in: context)
      #expect(terminal.errors.contains(": \(expected)\n"), "\(line): \(terminal.errors)")
      #expect(try !world.entries.isEmpty)
    }
  }

  @Test("a person sees what would be saved: Enter saves it, e changes the line, Escape leaves it")
  func preview() throws {
    func run(_ keys: [Key]) throws -> (TestWorld, ScriptedTerminal) {
      let (world, terminal) = (try TestWorld(Self.modules), ScriptedTerminal(keys: keys))
      var context = world.context
      context.use(terminal)
      do { try NoteCommand.parse(["pain 6, felt odd"]).runAsking(in: context) } catch let failure as Failure {
        #expect(failure.kind == .negative)
      }
      return (world, terminal)
    }
    let (saved, screen) = try run([.enter])
    #expect(screen.frames[0].contains("pain 6: pain 6 out of 10") && screen.frames[0].contains("felt odd: kept as a"))
    #expect(try saved.entries.count == 2)
    #expect(try run([.escape]).0.entries.isEmpty)
    let changed = try run([.character("e"), .character("\u{15}")] + .typing("pain 3") + [.enter, .enter]).0
    #expect(try changed.entries.map { $0.payload[SymptomKind.severity] } == [3])
    #expect(try run([.character("e"), .escape]).0.entries.isEmpty)
  }

  @Test("a dry run saves nothing and says the same")
  func dryRun() throws {
    let answer = try world.run(NoteCommand.self, ["pain 6, odd", "--dry-run"])
    #expect(answer.hasPrefix("This would save: pain 6 out of 10. Nothing was saved.\n"))
    #expect(answer.hasSuffix("This would be kept as a text in your journal: “odd”\n"))
    #expect(try world.entries.isEmpty)
    #expect(try world.journal.read { try $0.actions(limit: 9).count } == 1)
  }

  @Test("a note comes from standard input, line by line")
  func input() throws {
    let terminal = ScriptedTerminal(lines: ["pain 6", "felt odd, dull", "slept 5h"])
    var context = world.context
    context.use(terminal)
    try NoteCommand.parse(["-"]).runAsking(in: context)
    #expect(try texts() == ["felt odd, dull"])
    #expect(try world.entries.count == 3)
  }

  @Test("what can't stand beside other entries is a text, and so is what says the opposite of one")
  func besides() throws {
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(LogCommand<FoodKind>.self, ["toast"])
    #expect(try told("slept 22:30-6:00, no toast, pain 2") == [nil, nil, "pain 2 out of 10"])
    #expect(try texts() == ["slept 22:30-6:00, no toast"])
    _ = try note("no exercise")
    #expect(try told("no exercise") == ["no exercise"])
    #expect(try world.entries.count { $0.kind == NoneKind.id } == 1)
  }

  @Test("a line without a word, or with hidden characters, is refused, and nothing is saved")
  func refused() throws {
    for words in [[], [" , ;"], ["pain 6\u{7}, odd"]] {
      #expect(throws: Failure.self) { try world.run(NoteCommand.self, words) }
    }
    #expect(try world.entries.isEmpty)
  }

  @Test("whatever is typed, a piece that gives no entry is in the text with every character", arguments: 1...3)
  func nothingLost(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let parts = [
      "pain", "6", "slept", "5h", "no", "toast", "walked", "20m", "and", ",", ";", ".", "odd", "😀", "مرحبا", "at",
      "8:30",
      "=", "2", "carrots", "\"", "(", ")", "took", "last", "night", "#x", "notes=x", "kein", "gelaufen", "½", "\n",
      "-5",
      "dinner", "yesterday", "e\u{301}", "11/10", "0x", "day=", "tag=", "1,5", "l",
    ]
    let logbook = Logbook(try world.context.session())
    for _ in 0..<60 {
      let count = Int.random(in: 1...9, using: &random)
      let words = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }
      let line = words.joined(separator: random.next() % 4 == 0 ? "" : " ")
      guard !NoteLine(line).pieces.isEmpty else { continue }
      let view = try logbook.note(line, isRehearsal: true)
      for piece in view.pieces where piece.entries.isEmpty {
        #expect(view.text?.contains(piece.text) == true, "\(line)")
      }
      let kept = view.kept.compactMap { $0.fields["text"]?.text }.joined()
      #expect(kept == view.text ?? "", "\(line)")
    }
    #expect(try world.entries.isEmpty)
  }
}
