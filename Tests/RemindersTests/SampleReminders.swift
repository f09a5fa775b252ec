import Foundation
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerReminders

/// Rules of kinds of entries that the program does not have yet: the point has room for them.
enum SampleReminders: TrackerModule {
  static let id: ModuleID = "sample-reminders"

  static func contribute(to registry: inout Registry) {
    registry.reminderRules.add(check, weighIn, gap, fast, overdue, run, dated, sight)
  }

  /// Every evening without an entry of the day.
  static let check = ReminderRule(
    "check", name: "Check", about: "By {time}.", says: "Nothing today.", notifies: "Something is open.",
    command: "symptoms list", timing: .daily(at: LocalTime(wrapping: 1200)), isOnAtFirst: true,
    checks: [.init(holds: "Nothing today.", fails: "Something today.") { $0.last?.day != $0.day }],
    entry: .init("rest"), examples: [])

  /// Once a week, unless there was an entry in the last six days.
  static let weighIn = ReminderRule(
    "weigh-in", name: "Weekly weigh-in", about: "Every {weekday} at {time}.", says: "It is {weekday}.",
    notifies: "Time to weigh yourself.", command: "symptoms list", timing: .weekly(on: 7, at: LocalTime(wrapping: 540)),
    checks: [.init(holds: "None in six days.", fails: "One in six days.") { $0.last == nil }],
    entry: .init("exercise", days: 6), examples: [])

  /// Three hours without an entry.
  static let gap = ReminderRule(
    "gap", name: "Gap", about: "After {interval}.", says: "It has been {interval}.", notifies: "It has been a while.",
    command: "symptoms list", timing: .after(hours: 3, allowed: 1...12, isWaking: true) { $0.last?.instant },
    entry: .init("food"), examples: [])

  /// A fast from 10:00: its goal after eight hours, and the end of the grace an hour later.
  static let fast = ReminderRule(
    "fast", name: "Fast", about: "When a fast reaches its goal.", says: "{what}", notifies: "Your fast has news.",
    command: "symptoms list", timing: .moments,
    moments: { session, _ in
      let calendar = session.calendar
      let day = calendar.local(session.environment.now).date
      func at(_ hour: Int) -> Instant { calendar.firstInstant(on: day, from: LocalTime(wrapping: hour * 60)) }
      return [
        ReminderMoment("goal/\(day)", at: at(18), until: at(19), values: ["what": "Goal reached."]),
        ReminderMoment("grace/\(day)", at: at(19), until: at(20), values: ["what": "Grace ends."]),
      ]
    }, examples: [])

  /// Every evening of a run of days, told once.
  static let run = ReminderRule(
    "run", name: "Run", about: "Once in a run.", says: "A run.", notifies: "There is a run.", command: "symptoms list",
    timing: .daily(at: LocalTime(wrapping: 1080)), occasion: { $0.day.weekday < 6 ? "week" : "weekend" }, examples: [])

  /// A date, one that has passed, and one that comes every week.
  static let dated = ReminderRule(
    "dated", name: "Dated", about: "On its day.", says: "Due.", notifies: "Something is due.",
    command: "symptoms list", timing: .daily(at: LocalTime(wrapping: 540)),
    checks: [.init(holds: "Due.", fails: "Not due.") { _ in false }],
    inCalendars: .dates { session, _ in
      [
        ReminderDate("one", on: session.today.advanced(by: 8)),
        ReminderDate("past", on: session.today.advanced(by: -1)),
        ReminderDate("weekly", on: session.today.advanced(by: -11), every: 7),
      ]
    }, examples: [])

  /// What only a look on that day can tell.
  static let sight = ReminderRule(
    "sight", name: "Sight", about: "If there is something.", says: "Something.", notifies: "There is something.",
    command: "symptoms list", timing: .daily(at: LocalTime(wrapping: 600)),
    checks: [.init(holds: "Something.", fails: "Nothing.") { _ in false }], inCalendars: .nothing, examples: [])

  /// Two weeks after a moment.
  static let overdue = ReminderRule(
    "overdue", name: "Overdue", about: "After {interval}.", says: "Overdue.", notifies: "Something is overdue.",
    command: "symptoms list",
    timing: .after(hours: 336, allowed: 24...8760, isWaking: false) { $0.moments.first?.at },
    moments: { session, journal in try journal.action(1).map { [ReminderMoment("first", at: $0.at)] } ?? [] },
    examples: [])
}

/// A person with these rules and a home of their own on the disk.
final class ReminderWorld {
  var world: TestWorld
  let home: String

  init(_ now: String = "2026-03-12T12:00", modules: [any TrackerModule.Type] = []) throws {
    home = NSTemporaryDirectory() + "reminders-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    world = try TestWorld([SampleModule.self, SampleReminders.self, RemindersModule.self] + modules, now: now)
    world.context.environment.home = home
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  var reminders: Reminders { get throws { Reminders(try world.context.session()) } }

  /// The rules of which something is given at a local time.
  func given(at local: String, zone: String? = nil) throws -> [ReminderID] {
    try world.setClock(local, zone: zone)
    return try reminders.give().due.map(\.id)
  }

  /// Logs an entry at a local time.
  func log(_ kind: LogKindID, at local: String) throws {
    var world = world
    try world.setClock(local)
    let session = try world.context.session()
    let now = session.environment.now
    var random = session.environment.randomNumbers()
    let entry = Entry(
      id: .random(using: &random), kind: kind, instant: now, offset: 3600, zone: "Europe/Berlin",
      day: session.calendar.day(of: now), payload: Payload(fields: [:]))
    _ = try session.record("log") { try $0.put(entry, measures: []) }
  }
}
