import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerFasting

@Suite("Where else a running fast is seen")
struct FastSurroundingsTests {
  private let world: FastingWorld

  init() throws { world = try FastingWorld() }

  private func card() throws -> TrackerCard {
    let session = try world.world.context.session()
    return try session.journal.read { journal in
      let days = try TrackerDay.all(of: [.fasting], on: session.today, back: 30, in: session, journal: journal)
      return try TrackerCard(days[0])
    }
  }

  @Test("the card of a tracker: unknown, then the running fast with its goal, then the day's value")
  func tracker() throws {
    #expect(try card().told.today == nil && card().week.mean == nil && card().share == nil)
    try world.log("20:00-12:00", "day=2026-03-10")
    try world.start("16h")
    try world.clock("2026-03-12T08:00")
    let running = try card()
    #expect(running.told.today == "12 hours, since 20:00 yesterday")
    #expect(running.share == 0.75 && running.today == 12)
    #expect(running.command == "symptoms fast stop" && running.entering == running.command)
    #expect(running.told.start == "20:00 yesterday" && running.told.goal == "16 hours")
    #expect(running.told.mean == "16 hours" && running.week.known == 1)
    try world.pause("07:00")
    #expect(try card().told.today == "paused after 11 hours")
    try world.stop()
    let over = try card()
    #expect(over.entering == "symptoms fast start")
    #expect(over.told.today == "11 hours" && over.share == nil && over.told.start == nil)
  }

  @Test("today has a line while a fast runs, and no key in the JSON otherwise")
  func today() throws {
    func line() throws -> (text: String?, json: String) {
      let session = try world.world.context.session()
      return try session.journal.read { journal in
        let content = try FastTodaySource().content(
          of: TodayContext(
            session: session, journal: journal, day: session.today,
            table: DayTable(days: session.today...session.today, catalogue: session.person.catalogue), outlooks: []))
        let facts = content.blocks(of: "fasting", session.format).compactMap { block in
          if case .fact(let fact) = block { fact.values.first?.text.text } else { nil }
        }
        return (facts.first, try JournalJSON.encode(Boxed(content: content)))
      }
    }
    #expect(try line().text == nil)
    #expect(try line().json == "{}")
    try world.start()
    try world.clock("2026-03-12T08:00")
    #expect(try line().text == "12 hours, since 20:00 yesterday")
    try world.edit("goal=16h")
    #expect(try line().text == "12 hours of 16 hours, since 20:00 yesterday")
    #expect(try line().json.contains("\"minutes\":720"))
    try world.pause()
    #expect(try line().text == "paused after 12 hours")
  }

  /// Encodes what a section of `today` says, as the view does.
  private struct Boxed: Encodable {
    let content: any TodayContent
    func encode(to encoder: any Encoder) throws {
      _ = encoder.container(keyedBy: Key.self)
      try content.encode(to: encoder)
    }
    private enum Key: CodingKey { case none }
  }

  @Test("a reminder knows when the goal is reached: not within a pause, and of each fast once")
  func reminder() throws {
    let rule = try #require(FastReminders.all.first { $0.id == "fast-goal" })
    func moments() throws -> [ReminderMoment] {
      let session = try world.world.context.session()
      return try session.journal.read { try rule.moments(session, $0) }
    }
    #expect(try moments().isEmpty)
    try world.start()
    #expect(try moments().isEmpty, "without a goal there is nothing to reach")
    try world.edit("goal=12h")
    let first = try #require(try moments().first)
    #expect(first.at == world.world.context.environment.now + 12 * 3600)
    try world.clock("2026-03-12T07:00")
    try world.pause()
    #expect(try moments().isEmpty)
    try world.clock("2026-03-12T07:30")
    try world.resume()
    let later = try #require(try moments().first)
    #expect(later.at == first.at + 1800 && later.id != first.id)
    try world.stop()
    #expect(try moments().isEmpty)
  }

  @Test("what a fast was while it ran is about its days, so it goes where their entries are erased")
  func erased() throws {
    let key = RunningFast.document.key
    #expect(world.world.context.environment.registry.documentKinds.all.compactMap(\.ofDays) == [key])
    try world.start("16h", "notes=before the scan")
    try world.clock("2026-03-12T14:00")
    try world.stop()
    try world.clock("2026-04-20T08:00")
    let now = world.world.context.environment.now
    try world.world.journal.write("erase", at: now) { try $0.forgetStates(of: key, before: now) }
    #expect(try world.world.journal.read { try $0.revisions(of: key).map(\.json) } == [nil])
    #expect(try world.running == nil && world.value("fast.hours", on: "2026-03-12") == 18)
  }
}
