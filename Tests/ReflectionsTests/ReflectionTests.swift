import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerReflections

/// What an entry of the journal is, what it measures, and how it is found.
@Suite struct ReflectionTests {
  @Test(
    "a mood is typed as a number, a word in either language or an emoji",
    arguments: [("4", 4), ("good", 4), ("very-bad", 1), ("sehr-gut", 5), ("😕", 2), ("schlecht", 2), ("neutral", 3)])
  func moods(typed: String, mood: Int) throws {
    let world = try ReflectionWorld()
    try world.write("mood=\(typed)")
    #expect(try world.world.entries.first?.payload[ReflectionKind.mood] == mood)
  }

  @Test("words of a line are its text, whatever signs they have; names of fields are fields")
  func line() throws {
    let line = try ReflectionLine(["x=3", "is", "mood=4", "not", "at=12:00", "a", "field", "kategorie=idee"])
    #expect(line.text == "x=3 is not a field")
    #expect(line.fields == ["mood": "4", "categories": "idee"])
    #expect(line.time == "12:00")
  }

  @Test("an entry has nothing to save without a title, a text or a mood")
  func empty() throws {
    let world = try ReflectionWorld()
    #expect(throws: Failure.self) { try world.write("category=idea") }
    #expect(throws: Failure.self) { try world.write("title= ") }
    #expect(try world.world.entries.isEmpty)
  }

  @Test("activities may have minutes, which count, and be typed in several pieces")
  func activities() throws {
    let world = try ReflectionWorld()
    try world.write("a day", "activities=walking 20m, social", "activity=1h lesen")
    let payload = try #require(try world.world.entries.first?.payload)
    #expect(payload[ReflectionKind.activities] == ["walking 20m", "social", "reading 60m"])
    let day = try world.world.context.session().today
    #expect(try world.world.values(of: "exercise.minutes", on: day...day) == [.value(20)])
    #expect(try world.world.values(of: "activity.reading_minutes", on: day...day) == [.value(60)])
    let failure = try #require(throws: Failure.self) { try world.write("a day", "activity=flying 20m") }
    #expect(failure.message.description.hasPrefix("“flying 20m” is not one of the activities"))
  }

  @Test("categories and activities are known by their other words, and each once")
  func words() throws {
    let world = try ReflectionWorld()
    try world.write("a day", "categories=Idee, Thanks, ideas", "activities=Arbeit, work, Reise, chores, sport, lesen")
    let payload = try #require(try world.world.entries.first?.payload)
    #expect(payload[ReflectionKind.categories] == ["idea", "gratitude"])
    #expect(payload[ReflectionKind.activities] == ["work", "travel", "household", "exercise", "reading"])
  }

  @Test("a day's entries give its mood, tone, number and categories; another kept day has none of them")
  func metrics() throws {
    let world = try ReflectionWorld()
    try world.write("I am happy", "mood=5", "category=gratitude", date: "2026-03-10")
    try world.write("I am sad", "mood=2", "category=gratitude", date: "2026-03-10")
    try world.write("The tram stops here.", date: "2026-03-11")
    let days = try #require(Day("2026-03-09"))...#require(Day("2026-03-11"))
    func values(_ metric: MetricID) throws -> [DayValue] { try world.world.values(of: metric, on: days) }
    #expect(try values("journal.mood") == [.unknown, .value(3.5), .unknown])
    #expect(try values("journal.entries") == [.unknown, .value(2), .value(1)])
    #expect(try values("journal.category.gratitude") == [.unknown, .value(2), .none])
    #expect(try values("journal.category.idea") == [.unknown, .none, .none])
    let tone = try values("journal.sentiment")
    #expect(tone[0] == .unknown && tone[2] == .unknown)
    #expect(abs((tone[1].number ?? 9) - 0.085) < 1e-9)
  }

  @Test("a search finds words, and narrows them down by category, mood and days")
  func search() throws {
    let world = try ReflectionWorld()
    try world.write("Rain and migraine", "mood=2", "category=challenge", date: "2026-03-01")
    try world.write("Rain, but müde und froh", "mood=4", date: "2026-03-05")
    try world.write("Sun", "keywords=regen", "mood=5", "title=Rainless")
    #expect(try world.found("rain") == ["Sun", "Rain, but müde und froh", "Rain and migraine"])
    #expect(try world.found("\"rain\"") == ["Rain, but müde und froh", "Rain and migraine"])
    #expect(try world.found("muede") == ["Rain, but müde und froh"])
    #expect(try world.found("regen") == ["Sun"])
    #expect(try world.found("rain") { $0.mood = "1-2" } == ["Rain and migraine"])
    #expect(try world.found("rain") { $0.category = "challenges" } == ["Rain and migraine"])
    #expect(try world.found(nil) { $0.mood = "good,5" } == ["Sun", "Rain, but müde und froh"])
    #expect(
      try world.found("rain") {
        $0.from = "2026-03-02"
        $0.to = "2026-03-06"
      } == ["Rain, but müde und froh"])
    #expect(throws: Failure.self) { try world.found("…") }
    #expect(throws: Failure.self) { try world.found("rain") { $0.mood = "7" } }
    #expect(throws: Failure.self) { try world.found("rain") { $0.category = "rainy" } }
  }

  @Test("what is deleted or undone is not found, and what is changed by its new words alone")
  func changes() throws {
    let world = try ReflectionWorld()
    try world.write("about rain")
    let id = try #require(try world.world.entries.first?.id.rawValue)
    let logbook = Logbook(try world.world.context.session())
    _ = try logbook.edit(id, ["text=about snow"])
    #expect(try world.found("rain") == [] && world.found("snow") == ["about snow"])
    _ = try logbook.undo()
    #expect(try world.found("rain") == ["about rain"] && world.found("snow") == [])
    _ = try logbook.delete([id])
    #expect(try world.found("rain") == [])
    _ = try logbook.undo()
    #expect(try world.found("rain") == ["about rain"])
  }

  @Test("a category of one's own is added, used, undone, and kept by its entries")
  func ownCategories() throws {
    let world = try ReflectionWorld()
    #expect(throws: Failure.self) { try world.write("a", "category=Garten") }
    _ = try world.book.addCategory("Garten", colour: "#2F6B4F")
    try world.write("a", "category=garten")
    #expect(try world.found(nil) { $0.category = "Garten" } == ["a"])
    for (name, colour) in [("Idea", nil), ("…", nil), ("x", "green"), (String(repeating: "x", count: 31), nil)] {
      #expect(throws: Failure.self, "\(name)") { try world.book.addCategory(name, colour: colour) }
    }
    _ = try world.book.removeCategory("Garten")
    #expect(throws: Failure.self) { try world.write("b", "category=garten") }
    #expect(try world.world.entries.first?.payload[ReflectionKind.categories] == ["garten"])
    _ = try Logbook(try world.world.context.session()).undo()
    try world.write("b", "category=garten")
  }

  @Test(
    "categories are suggested by words, in English and German",
    arguments: [
      ("So grateful for my sister.", ["gratitude"]),
      ("I struggled, but I managed it.", ["challenge", "accomplishment"]),
      ("Maybe I could try yoga.", ["idea"]), ("Ich bin stolz, endlich geschafft.", ["accomplishment"]),
      ("Ein schwieriger Tag.", ["challenge"]), ("Danke, dass du da warst.", ["gratitude"]),
      ("Es gab Suppe.", []), ("The tram stops here.", []),
    ])
  func suggestions(text: String, categories: [String]) { #expect(CategorySuggestions.of(text) == categories) }

  @Test("a suggested category is offered and not set")
  func offered() throws {
    let world = try ReflectionWorld()
    let view = try world.write("So grateful for my sister.")
    #expect(view.suggestedCategories == ["gratitude"])
    #expect(try world.world.entries.first?.payload[ReflectionKind.categories] == nil)
  }

  @Test("days in a row are counted up to today, or to yesterday where today has no entry")
  func streak() throws {
    let world = try ReflectionWorld()
    for day in ["2026-03-07", "2026-03-09", "2026-03-10", "2026-03-11"] { try world.write("a", date: day) }
    #expect(try world.book.stats(days: 30).streak == 3)
    try world.write("a")
    try world.write("b")
    #expect(try world.book.stats(days: 30).streak == 4)
    #expect(try world.book.stats(days: 30).days == 5)
    #expect(try world.book.stats(days: 1).entries == 2)
    try world.world.setClock("2026-03-14T20:00")
    #expect(try world.book.stats(days: 30).streak == 0)
  }

  @Test("a streak of more than a hundred days is counted to its beginning")
  func longStreak() throws {
    let world = try ReflectionWorld()
    try world.world.journal.write("journal", at: world.world.context.environment.now) { journal in
      let today = try #require(Day("2026-03-12"))
      for back in 0..<250 {
        let day = today.advanced(by: -back)
        let entry = Entry(
          id: EntryID("e\(back)"), kind: "journal", instant: Instant(seconds: Int64(day.number) * 86_400 + 40_000),
          offset: 0, zone: "GMT", day: day, source: .hand, pack: nil, key: nil, payload: Payload())
        try journal.put(entry, measures: [Measure("journal.entries", 1, fold: .sum)])
      }
    }
    #expect(try world.book.stats(days: 30).streak == 250)
  }

  @Test("a month has the mean mood of each day, and every day once")
  func calendar() throws {
    let world = try ReflectionWorld()
    try world.write("a", "mood=2", date: "2026-03-01")
    try world.write("b", "mood=5", date: "2026-03-01")
    try world.write("c", date: "2026-03-02")
    let view = try world.book.calendar(nil)
    #expect(view.days.count == 31 && view.month == "2026-03")
    #expect(view.days[0].mood == 3.5 && view.days[0].entries == 2)
    #expect(view.days[1].mood == nil && view.days[1].entries == 1 && view.days[2].entries == 0)
    #expect(try world.book.calendar("2028-02").days.count == 29)
    #expect(try world.book.calendar("2025-12").days.count == 31)
    for month in ["2026-13", "march", "2026", "1800-01"] {
      #expect(throws: Failure.self, "\(month)") { try world.book.calendar(month) }
    }
  }

  @Test("a long text is cut at a word in lists, and whole where it is read")
  func short() throws {
    let world = try ReflectionWorld()
    let text = "A text of many words 🙂 that goes on\n\n" + String(repeating: "and on ", count: 30) + "مرحبا"
    try world.write(text)
    let entry = try #require(try world.world.entries.first)
    let short = ReflectionKind.short(entry.payload, upTo: 60)
    #expect(short.count <= 61 && short.hasSuffix("…") && !short.contains("\n"))
    let shown = try world.book.show(entry.id.rawValue).blocks(TextFormatter())
    let lines = String(describing: shown)
    #expect(lines.contains("مرحبا") && lines.contains("A text of many words 🙂 that goes on"))
  }
}
