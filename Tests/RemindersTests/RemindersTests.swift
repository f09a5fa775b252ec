import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerSettings
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerReminders
@testable import TrackerRemindersCommands
@testable import TrackerSettingsCommands

/// Reminders as a person lives with them.
@Suite struct RemindersTests {
  @Test("nothing is due until reminders are switched on, and nothing is written for it")
  func offAtFirst() throws {
    let world = try ReminderWorld()
    #expect(try world.given(at: "2026-03-12T20:30") == [])
    #expect(try world.reminders.due().due.isEmpty && !world.reminders.overview().isOn)
    #expect(!FileManager.default.fileExists(atPath: "\(world.home)/\(ReminderState.name)"))
    #expect(try world.world.run(RemindersShowCommand.self).contains("Reminders are off. Nothing reminds you."))
  }

  @Test("a rule that is on at first is given once a day from its time on, and not after an entry")
  func onceADay() throws {
    let world = try ReminderWorld()
    _ = try world.reminders.turnOn(nil)
    #expect(try world.given(at: "2026-03-12T19:59") == [])
    #expect(try world.given(at: "2026-03-12T20:00") == ["check"])
    #expect(try world.given(at: "2026-03-12T20:15") == [])
    #expect(try world.given(at: "2026-03-13T20:20") == ["check"])
    try world.log("rest", at: "2026-03-14T10:00")
    #expect(try world.given(at: "2026-03-14T20:20") == [])
  }

  @Test("what is due is shown as often as it is asked for, until it was given")
  func shown() throws {
    let world = try ReminderWorld("2026-03-12T20:05")
    _ = try world.reminders.turnOn("check")
    for _ in 0..<2 { #expect(try world.world.run(RemindersDueCommand.self).contains("Nothing today.")) }
    #expect(try world.world.run(RemindersDueCommand.self, ["--notify"]) == "Something is open.\n")
    #expect(try world.world.run(RemindersDueCommand.self, ["--notify"]) == "")
    #expect(try world.world.run(RemindersDueCommand.self) == "Nothing is due.\n")
    let audit = try world.reminders.audit("check").rules[0]
    #expect(audit.conditions.filter { !$0.holds }.map(\.words) == ["This computer has reminded you of it already."])
  }

  @Test("what another program gives while one still looks is not given twice")
  func between() throws {
    let (world, other) = try (ReminderWorld("2026-03-12T20:05"), ReminderWorld("2026-03-12T20:05"))
    other.world.context.environment.home = world.home
    let (environment, given) = (other.world.context.environment, Recorded())
    let look = Mutex(false)
    let rule = ReminderRule(
      "between", name: "Between", about: "By {time}.", says: "Something.", notifies: "Something is open.",
      command: "symptoms list", timing: .daily(at: LocalTime(wrapping: 1200)),
      checks: [
        .init(holds: "Something.", fails: "Nothing.") { _ in
          let looks = look.withLock { isFirst in
            defer { isFirst = false }
            return isFirst
          }
          if looks, let due = try? Reminders(environment.session()).give().due { given.add(due.map(\.id.rawValue)) }
          return true
        }
      ], examples: [])
    world.world.context.environment.registry.reminderRules.add(rule)
    for one in [world, other] { _ = try one.reminders.turnOn("check") }
    _ = try world.reminders.turnOn("between")
    look.withLock { $0 = true }
    #expect(try world.reminders.give().due.map(\.id) == ["between"])
    #expect(given.all == [["check"]])
  }

  @Test("a notification says what the rule says to others, and nothing else")
  func notified() throws {
    let world = try ReminderWorld("2026-03-12T20:05")
    _ = try world.reminders.turnOn("check")
    let ran = Recorded()
    var environment = world.world.context.environment
    environment.machine = Machine(
      programPath: "/bin/symptoms", path: { $0 == "notify-send" ? "/bin/notify-send" : nil },
      run: { words in
        ran.add(words)
        return .init(code: 0)
      })
    let session = try environment.session()
    #expect(try Reminders(session).give().isSilent)
    #expect(ran.all == [["/bin/notify-send", "--app-name=symptoms", "--", "Reminder", "Something is open."]])
    #expect(try Reminders(session).give().due.isEmpty && ran.all.count == 1)
  }

  @Test("where the notification does not come about, a line stands for it", arguments: [true, false])
  func notNotified(isMac: Bool) throws {
    let world = try ReminderWorld("2026-03-12T20:05")
    _ = try world.reminders.turnOn("check")
    var environment = world.world.context.environment
    environment.machine = Machine(
      isMac: isMac, programPath: "", path: { "/bin/\($0)" }, run: { _ in .init(code: 1, errors: "no bus") })
    let view = try Reminders(try environment.session()).give()
    #expect(view.how == .line && !view.isSilent && view.due.map(\.id) == ["check"])
  }

  @Test("snoozing makes what was given come once more, and silences it until then")
  func snooze() throws {
    let world = try ReminderWorld()
    _ = try world.reminders.turnOn("check")
    #expect(try world.given(at: "2026-03-12T20:00") == ["check"])
    _ = try world.reminders.snooze("check", for: "30m")
    #expect(try world.given(at: "2026-03-12T20:15") == [])
    #expect(try world.given(at: "2026-03-12T20:30") == ["check"])
    #expect(try world.given(at: "2026-03-12T20:45") == [])
    _ = try world.reminders.snooze("ALL", for: "1 day")
    #expect(try world.given(at: "2026-03-13T20:30") == [])
    #expect(try world.given(at: "2026-03-13T20:50") == ["check"])
  }

  @Test("switching a reminder on ends its snooze, and a snooze of all stays whatever else is changed")
  func snoozeEnds() throws {
    let world = try ReminderWorld("2026-03-12T20:00")
    _ = try world.reminders.turnOn("check")
    _ = try world.reminders.snooze("check", for: "1h")
    #expect(try world.given(at: "2026-03-12T20:05") == [])
    _ = try world.reminders.turnOn("check")
    #expect(try world.given(at: "2026-03-12T20:10") == ["check"])
    _ = try world.reminders.snooze("all", for: "1h")
    _ = try world.reminders.turnOn("gap")
    #expect(try world.given(at: "2026-03-12T20:30") == [])
    #expect(try world.given(at: "2026-03-12T21:10").contains("check"))
  }

  @Test("a snooze of whole days ends at the same time of day, though the clocks change in between")
  func snoozeOverClockChange() throws {
    let world = try ReminderWorld()
    try world.world.setClock("2026-10-24T20:30", zone: "Europe/Berlin")
    _ = try world.reminders.turnOn("check")
    #expect(try world.reminders.snooze("check", for: "1d").snoozed?.written == "2026-10-25T20:30:00+01:00")
    #expect(try world.reminders.snooze("check", for: "2h").snoozed?.written == "2026-10-24T22:30:00+02:00")
  }

  @Test("next says why a reminder that is on has no time, and that none is on")
  func nextWithout() throws {
    let world = try ReminderWorld(modules: [SettingsModule.self])
    _ = try world.reminders.turnOn("check")
    _ = try world.reminders.turnOn("gap")
    let quiet = try world.world.run(SettingsSetCommand.self, ["quiet_from", "7pm"])
    #expect(quiet.contains("Your reminder check is now in your quiet hours, so it does not come."))
    #expect(quiet.contains("quiet_from is now 19:00"))
    let next = try world.world.run(RemindersNextCommand.self)
    #expect(next.contains("Check: Its time is in your quiet hours.") && next.contains("Gap"))
    _ = try world.reminders.turnOff("check")
    _ = try world.reminders.turnOff("gap")
    #expect(try world.world.run(RemindersNextCommand.self).contains("None of them is on yet."))
  }

  @Test("on, off, times and snoozing are taken back by undo")
  func undo() throws {
    let world = try ReminderWorld("2026-03-12T20:30", modules: [LoggingModule.self])
    func plan() throws -> ReminderPlan { try world.world.journal.read { try $0.reminderPlan() } }
    var states = [try plan()]
    for step in [
      { _ = try world.reminders.turnOn(nil) }, { _ = try world.reminders.turnOn("check", .init(at: "19:00")) },
      { _ = try world.reminders.snooze("all", for: "2h") }, { _ = try world.reminders.turnOff("check") },
    ] {
      try step()
      states.append(try plan())
    }
    #expect(Set(states).count == 5)
    for state in states.dropLast().reversed() {
      #expect(try world.world.run(UndoCommand.self).contains("your reminders"))
      #expect(try plan() == state)
    }
  }

  @Test("a snooze and the switches are where other computers find them; what was given is not")
  func travels() throws {
    let here = try ReminderWorld()
    _ = try here.reminders.turnOn("check")
    #expect(try here.given(at: "2026-03-12T20:00") == ["check"])
    // Another computer with the same journal.
    let other = try ReminderWorld()
    var environment = here.world.context.environment
    environment.home = other.home
    #expect(try Reminders(try environment.session()).give().due.map(\.id) == ["check"])
  }

  @Test(
    "a wish that cannot be is refused, and nothing is changed",
    arguments: [
      (["nothing"], "“nothing” is not a reminder"), (["chek"], "Did you mean “check”?"),
      (["check", "--at", "25:00"], "is not a time of day"), (["check", "--at", "22:00"], "is in your quiet hours"),
      (["check", "--on", "sunday"], "does not take --on"), (["check", "--every", "3h"], "does not take --every"),
      (["weigh-in", "--on", "someday"], "is not a weekday"), (["gap", "--every", "0h"], "is not allowed for --every"),
      (["gap", "--every", "13h"], "is not allowed for --every"), (["gap", "--every", "90m"], "is not allowed"),
      (["gap", "--every", "3"], "is not allowed for --every"), (["gap", "--at", "20:00"], "does not take --at"),
      (["fast", "--at", "20:00"], "does not take --at"), (["--at", "20:00"], "Which reminder is that for?"),
    ])
  func refused(words: [String], says: String) throws {
    let world = try ReminderWorld()
    let failure = #expect(throws: Failure.self) { try world.world.run(RemindersOnCommand.self, words) }
    #expect(failure?.message.description.contains(says) == true, "\(failure?.message.description ?? "")")
    #expect(failure?.recovery != nil)
    #expect(try world.world.journal.read { try $0.value(ReminderPlan.document) } == nil)
  }

  @Test("a snooze of no time, of years or of words is refused", arguments: ["0m", "31d", "soon", "5", ""])
  func refusedSnooze(length: String) throws {
    let world = try ReminderWorld()
    #expect(throws: Failure.self) { try world.world.run(RemindersSnoozeCommand.self, ["check", length]) }
    #expect(try world.world.journal.read { try $0.value(ReminderPlan.document) } == nil)
  }

  @Test("times, weekdays and lengths are taken as people type them")
  func typed() throws {
    let world = try ReminderWorld()
    func about(_ words: [String]) throws -> String {
      try world.world.run(RemindersOnCommand.self, words).split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(try about(["check", "--at", "7pm"]) == "The reminder check is on. By 19:00.")
    #expect(try about(["weigh-in", "--on", "Mittwoch", "--at", "8:30"]).hasSuffix("Every Wednesday at 08:30."))
    #expect(try about(["gap", "--every", "1 hour"]).hasSuffix("After 1 hour."))
    #expect(try about(["overdue", "--every", "3w"]).hasSuffix("After 3 weeks."))
    // A later change of one thing keeps the other, and switching it off keeps both.
    #expect(try about(["weigh-in", "--on", "sun"]).hasSuffix("Every Sunday at 08:30."))
    _ = try world.reminders.turnOff("weigh-in")
    #expect(try about(["weigh-in"]).hasSuffix("Every Sunday at 08:30."))
  }

  @Test("rules of kinds of entries that are yet to come fit the point")
  func later() throws {
    let world = try ReminderWorld()
    for rule in ["weigh-in", "gap", "fast", "overdue"] { _ = try world.reminders.turnOn(rule) }
    _ = try world.reminders.turnOff("check")
    // A Thursday: the goal of the fast, then the end of its grace, each once.
    #expect(try world.given(at: "2026-03-12T17:59") == ["gap"])
    #expect(try world.given(at: "2026-03-12T18:01") == ["fast"])
    #expect(try world.given(at: "2026-03-12T18:30") == [])
    let grace = try world.says(at: "2026-03-12T19:05")
    #expect(grace == ["Grace ends."])
    #expect(try world.given(at: "2026-03-12T20:30") == ["gap"])
    // A Sunday, with and without an entry in the six days before.
    #expect(try world.given(at: "2026-03-15T09:00") == ["weigh-in"])
    try world.log("exercise", at: "2026-03-20T10:00")
    #expect(try world.given(at: "2026-03-22T09:00") == [])
    // Two weeks after setting up.
    #expect(try world.given(at: "2026-03-26T11:00") == ["gap"])
    #expect(try world.given(at: "2026-03-26T13:00") == ["overdue"])
    #expect(try world.given(at: "2026-03-26T13:15") == [])
    // What is logged for later that day has not happened.
    try world.log("exercise", at: "2026-03-29T20:00")
    #expect(try world.given(at: "2026-03-29T09:00").contains("weigh-in"))
  }

  @Test("a rule with an occasion of its own is given once for that, however many days it lasts")
  func run() throws {
    let world = try ReminderWorld()
    _ = try world.reminders.turnOn("run")
    _ = try world.reminders.turnOff("check")
    // From a Thursday to a Saturday.
    #expect(try world.given(at: "2026-03-12T18:00") == ["run"])
    #expect(try world.given(at: "2026-03-13T18:00") == [])
    #expect(try world.given(at: "2026-03-14T18:00") == ["run"])
  }

  @Test("the settings are the plan's switches and hours")
  func settings() throws {
    let world = try ReminderWorld(modules: [SettingsModule.self])
    try world.world.run(SettingsSetCommand.self, ["reminders", "on"])
    try world.world.run(SettingsSetCommand.self, ["quiet_from", "19:00"])
    #expect(try world.given(at: "2026-03-12T20:30") == [])
    #expect(try world.world.run(RemindersShowCommand.self).contains("Quiet hours: 19:00 to 08:00."))
    try world.world.run(SettingsSetCommand.self, ["quiet_until", "19:00"])
    #expect(try world.given(at: "2026-03-12T20:30") == ["check"])
    #expect(try world.world.run(SettingsShowCommand.self, ["quiet_from"]).contains("19:00"))
    try world.world.run(SettingsResetCommand.self, ["reminders", "quiet_from", "quiet_until"])
    #expect(try world.world.journal.read { try $0.value(ReminderPlan.document) } == nil)
  }

  @Test("a time that later lies in the quiet hours is told, and it never comes")
  func nowQuiet() throws {
    let world = try ReminderWorld(modules: [SettingsModule.self])
    _ = try world.reminders.turnOn("check")
    try world.world.run(SettingsSetCommand.self, ["quiet_from", "19:00"])
    #expect(try world.world.run(RemindersShowCommand.self).contains("never: in your quiet hours"))
    #expect(try world.reminders.next().next.isEmpty)
    #expect(try world.reminders.overview().on.map(\.isInQuietHours) == [true])
  }

  @Test("a reminder that falls silent is told once, and not where nothing reminds any more")
  func silentOnce() throws {
    let world = try ReminderWorld(modules: [SettingsModule.self])
    func later() throws {
      try world.world.run(SettingsSetCommand.self, ["quiet_from", "23:00"])
      try world.world.run(SettingsSetCommand.self, ["quiet_until", "07:00"])
    }
    let remark = "Your reminder check is now in your quiet hours, so it does not come."
    try later()
    _ = try world.reminders.turnOn("check", ReminderWishes(at: "22:30"))
    let reset = try world.world.run(SettingsResetCommand.self, ["quiet_from", "quiet_until"])
    #expect(reset.components(separatedBy: remark).count == 2, "\(reset)")
    try later()
    let all = try world.world.run(SettingsResetCommand.self, ["--all", "--yes"])
    #expect(all.contains("reminders is now off") && !all.contains(remark), "\(all)")
  }

  @Test(
    "whatever is switched, logged and asked: never in quiet hours, never twice, and off means never", arguments: 1...12)
  func property(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let world = try ReminderWorld("2026-03-01T06:00")
    var given: Set<String> = []
    var now = 0
    var isOn = false
    for _ in 0..<120 {
      now += Int(random.next() % 300) + 1
      let day = Day(number: 20_513).advanced(by: now / 1440)
      let local = "\(day)T\(LocalTime(wrapping: now))"
      // The hour that the clocks skip.
      guard !local.hasPrefix("2026-03-29T02") else { continue }
      try world.world.setClock(local)
      switch random.next() % 8 {
      case 0:
        _ = try world.reminders.turnOn(["check", "gap", "fast"][Int(random.next() % 3)])
        isOn = true
      case 1:
        _ = try world.reminders.turnOff(nil)
        isOn = false
      case 2: try world.log(["rest", "food"][Int(random.next() % 2)], at: local)
      default:
        let plan = try world.world.journal.read { try $0.reminderPlan() }
        let due = try world.reminders.give().due
        #expect(isOn || due.isEmpty)
        #expect(!plan.quietHours.contains(LocalTime(wrapping: now)) || due.isEmpty)
        for one in due {
          #expect(given.insert("\(one.id) \(one.since.written)").inserted, "\(one.id) twice at \(local)")
        }
      }
    }
    #expect(!given.isEmpty)
  }

  @Test("a state that cannot be read counts as none, and is written whole again")
  func brokenState() throws {
    let world = try ReminderWorld("2026-03-12T20:05")
    try "{ broken".write(toFile: "\(world.home)/\(ReminderState.name)", atomically: true, encoding: .utf8)
    _ = try world.reminders.turnOn("check")
    #expect(try world.reminders.give().due.count == 1)
    #expect(try world.reminders.give().due.isEmpty)
  }

  @Test("a rule's memory is bounded, the newest stays")
  func bounded() {
    var state = ReminderState()
    for number in 0..<1_500 { state.add("check", "\(number)", at: Instant(seconds: Int64(number))) }
    #expect(state.delivered["check"]?.count == 1_000)
    #expect(state.isDelivered("check", "1499") && !state.isDelivered("check", "499"))
  }

  @Test("two programs that look at the same moment give each thing once")
  func twoAtOnce() async throws {
    let world = try ReminderWorld("2026-03-12T20:05")
    _ = try world.reminders.turnOn("check")
    let session = try world.world.context.session()
    let given = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { try Reminders(session).give().due.count } }
      return try await group.reduce(0, +)
    }
    #expect(given == 1)
  }
}

extension ReminderWorld {
  /// What is said of what is given at a local time.
  func says(at local: String) throws -> [String] {
    try world.setClock(local)
    return try reminders.give().due.map(\.says.description)
  }
}
