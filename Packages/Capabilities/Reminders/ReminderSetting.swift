import TrackerApplication
import TrackerCore

/// The settings of reminders, kept in the plan: whether there are any, and the quiet hours.
enum ReminderSetting: SettingBacking {
  case master, start, end

  static let (on, off) = ("on", "off")

  /// The master switch.
  static let isOn = SettingDefinition(
    id: "reminders", topic: .reminders, title: "Reminders",
    about: "Are reminders on? Each one also has a switch of its own.", shape: .choice([off, on]),
    defaultValue: off, backing: .journal(master))

  static let quietFrom = SettingDefinition(
    id: "quiet_from", topic: .reminders, title: "Quiet from",
    about: "When do your quiet hours begin? Nothing reminds you during them.", shape: .time(anyTime),
    defaultValue: QuietHours.standard.start.description, backing: .journal(start))

  static let quietUntil = SettingDefinition(
    id: "quiet_until", topic: .reminders, title: "Quiet until",
    about: "When do your quiet hours end? If this is when they begin, there are none.",
    shape: .time(anyTime), defaultValue: QuietHours.standard.end.description, backing: .journal(end))

  private static let anyTime = LocalTime(wrapping: 0)...LocalTime(wrapping: 1439)

  func value(for session: Session, in journal: any JournalReading) throws -> SettingValue? {
    guard let plan = try journal.value(ReminderPlan.document) else { return nil }
    let origin: Phrase = "your journal"
    switch self {
    case .master: return SettingValue(value: plan.isOn ? Self.on : Self.off, origin: origin)
    case .start: return plan.quiet.map { SettingValue(value: $0.start.description, origin: origin) }
    case .end: return plan.quiet.map { SettingValue(value: $0.end.description, origin: origin) }
    }
  }

  func set(_ value: String?, for session: Session, in journal: any JournalWriting) throws {
    var plan = try journal.reminderPlan()
    let minutes = value.flatMap { LocalTime($0) }?.minutes
    switch self {
    case .master: plan.isOn = value == Self.on
    case .start: plan.quiet = QuietHours(from: minutes ?? QuietHours.standard.from, until: plan.quietHours.until)
    case .end: plan.quiet = QuietHours(from: plan.quietHours.from, until: minutes ?? QuietHours.standard.until)
    }
    if plan.quiet == .standard { plan.quiet = nil }
    try journal.put(plan == ReminderPlan() ? nil : plan, as: ReminderPlan.document)
  }

  /// Reminders that no longer come, as their time is in the quiet hours.
  func remarks(for session: Session, in journal: any JournalReading) throws -> [Phrase] {
    guard self != .master else { return [] }
    let plan = try journal.reminderPlan()
    guard plan.isOn else { return [] }
    return session.environment.registry.reminderRules.all.filter { plan.isOn($0) && plan.isInQuietHours($0) }.map {
      .words(
        "Your reminder {reminder} is now in your quiet hours, so it does not come.",
        ["reminder": .verbatim($0.id.rawValue)])
    }
  }
}
