import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerMedicines
@testable import TrackerMedicinesCommands

/// A person with medicines, on Thursday 2026-03-12 at 20:00.
struct MedicineWorld {
  static let today = Day(number: 20_524)
  var world: TestWorld

  init(facts: PersonFacts? = TestWorld.facts, language: LanguageTag = .english) throws {
    world = try TestWorld([LoggingModule.self, MedicinesModule.self], facts: facts)
    world.context.environment.words = world.context.environment.registry.words(in: language)
  }

  var book: MedicineBook { get throws { MedicineBook(try world.context.session()) } }
  var list: [Medicine] {
    get throws { try world.journal.read { try MedicineBook.medicines(in: $0, on: MedicineWorld.today) } }
  }

  @discardableResult
  func log(_ words: String...) throws -> String { try world.run(LogCommand<MedicationKind>.self, words) }

  @discardableResult
  func add(_ words: String...) throws -> String { try world.run(MedicinesAddCommand.self, words) }

  func value(_ metric: MetricID, daysAgo: Int = 0) throws -> DayValue {
    let day = MedicineWorld.today.advanced(by: -daysAgo)
    return try world.values(of: metric, on: day...day)[0]
  }

  /// The failure of a command, nil where it works.
  func refusal(_ body: () throws -> Void) -> Failure? {
    do {
      try body()
      return nil
    } catch { return error as? Failure }
  }

  /// A medicine that began so many days ago.
  static func medicine(_ schedule: String, age: Int = 200, end: Int? = nil) -> Medicine {
    var medicine = Medicine(id: "ibuprofen", name: "ibuprofen", start: today.advanced(by: -age))
    medicine.plans = MedicineSchedule(typed: schedule).map { [MedicinePlan(from: medicine.start, schedule: $0)] } ?? []
    medicine.end = end.map { today.advanced(by: -$0) }
    return medicine
  }

  /// A dose so many days ago.
  static func dose(
    _ daysAgo: Int, _ status: String? = nil, name: String = "ibuprofen", hour: Int64 = 8, before: Int? = nil,
    after: Int? = nil
  ) -> LoggedDose? {
    let day = today.advanced(by: -daysAgo)
    var payload = Payload()
    payload[MedicationKind.name] = name
    payload[MedicationKind.status] = status
    payload[MedicationKind.before] = before
    payload[MedicationKind.after] = after
    return LoggedDose(
      Entry(
        id: EntryID("dose-\(daysAgo)-\(hour)"), kind: MedicationKind.id,
        instant: Instant(seconds: Int64(day.number) * 86_400 + hour * 3_600), offset: 0, zone: "UTC", day: day,
        payload: payload))
  }
}
