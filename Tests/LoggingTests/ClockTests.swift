import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// A clock that was wrong, and what it left behind.
@Suite("Clocks that are wrong") struct ClockTests {
  private func person() throws -> TestWorld {
    let world = try TestWorld([LoggingModule.self], now: "2026-03-12T20:00")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "4"])
    return world
  }

  @Test(
    "years away from every entry, nothing is saved without a yes",
    arguments: ["2031-01-05T12:00", "2019-06-01T12:00"])
  func asks(clock: String) throws {
    var world = try person()
    try world.setClock(clock)
    let failure = try #require(throws: Failure.self) { try world.run(LogCommand<SymptomKind>.self, ["pain", "5"]) }
    #expect(failure.message.description.contains("years from your nearest entry (2026-03-12)"))
    #expect(failure.recovery?.description.contains("--yes") == true)
    #expect(throws: Failure.self) { try world.run(NoCommand.self, ["food"]) }
    #expect(throws: Failure.self) { try world.run(DayCommand.self, ["close"]) }
    #expect(try world.entries.count == 1)
    try world.run(LogCommand<SymptomKind>.self, ["pain", "5", "--yes"])
    // An entry is near now, so it is asked once.
    try world.run(LogCommand<SymptomKind>.self, ["pain", "6"])
    #expect(try world.entries.count == 3)
  }

  @Test("after a year's pause, and with an old diary in a new journal, nothing is asked")
  func noDoubt() throws {
    var world = try person()
    try world.setClock("2028-03-01T12:00")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "5"])
    let old = try TestWorld([LoggingModule.self], now: "2026-03-12T20:00")
    try old.run(LogCommand<SymptomKind>.self, ["pain", "4", "day=2016-03-12", "--yes"])
    try old.run(LogCommand<SymptomKind>.self, ["pain", "4"])
    #expect(try old.entries.count == 2)
  }

  @Test("entries of days still to come are listed, told and found, and can be moved to today")
  func toCome() throws {
    var world = try person()
    try world.setClock("2026-04-20T09:00")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "7"])
    try world.setClock("2026-03-12T21:00")
    let id = try #require(try world.entries.last?.id.short)
    let listed = try world.run(ListCommand.self)
    #expect(listed.contains("On days that are still to come") && listed.contains("Monday 20 April 2026"))
    #expect(listed.contains("symptoms edit \(id) day=2026-03-12"))
    #expect(try !world.run(ListCommand.self, ["yesterday"]).contains("still to come"))
    let json = try JSONSerialization.jsonObject(with: Data(world.run(ListCommand.self, json: true).utf8))
    #expect(((json as? [String: Any])?["later"] as? [Any])?.count == 1)
    let session = try world.context.session()
    #expect(try world.journal.read { try session.entriesToCome(in: $0) } == 1)
    let found = try DaysToComeCheck().findings(in: world.context.environment, repairing: false)
    #expect(found.map(\.state) == [.wrong])
    #expect(found[0].recovery?.description.contains("symptoms edit \(id) day=2026-03-12") == true)
    try world.run(EditCommand.self, [id, "day=2026-03-12"])
    #expect(try !world.run(ListCommand.self).contains("still to come"))
    #expect(
      try DaysToComeCheck().findings(in: world.context.environment, repairing: false).map(\.state) == [.fine])
  }

  @Test("an entry of tomorrow, as after a flight to the west, is nothing wrong")
  func zones() throws {
    var world = try TestWorld([LoggingModule.self], now: "2026-03-13T08:00", zone: "Pacific/Auckland")
    try world.run(LogCommand<SymptomKind>.self, ["pain", "4"])
    try world.setClock("2026-03-12T15:00", zone: "America/Lima")
    #expect(try world.run(ListCommand.self).contains("Friday 13 March 2026"))
    #expect(
      try DaysToComeCheck().findings(in: world.context.environment, repairing: false).map(\.state) == [.fine])
  }
}
