import TrackerApplication
import TrackerCore

/// What a person decided about reminders. It is a document, so it travels with the journal and `undo` takes it back.
struct ReminderPlan: Codable, Hashable, Sendable {
  /// What they decided about one rule; nil where the rule's own value holds.
  struct Choice: Codable, Hashable, Sendable {
    var isOn: Bool?
    /// Minutes after midnight.
    var at: Int?
    /// 1 is Monday, 7 is Sunday.
    var weekday: Int?
    var hours: Int?
    /// Until when the rule is silent.
    var snoozed: Instant?
  }

  static let document = DocumentKind<ReminderPlan>("reminders", "plan")

  /// Whether anything reminds at all.
  var isOn = false
  /// nil for the standard.
  var quiet: QuietHours?
  /// Until when everything is silent.
  var snoozed: Instant?
  /// By the ids of rules; those of rules that no module brings stay.
  var rules: [String: Choice] = [:]

  var quietHours: QuietHours { quiet ?? .standard }

  subscript(_ rule: ReminderRule) -> Choice {
    get { rules[rule.id.rawValue] ?? Choice() }
    set { rules[rule.id.rawValue] = newValue == Choice() ? nil : newValue }
  }

  /// Whether a rule's own switch is on.
  func isOn(_ rule: ReminderRule) -> Bool { self[rule].isOn ?? rule.isOnAtFirst }

  /// Whether a rule's time of day lies in the quiet hours, so that it can never be due.
  func isInQuietHours(_ rule: ReminderRule) -> Bool {
    switch timing(of: rule) {
    case .daily(let at), .weekly(_, let at): !quietHours.isNone && quietHours.contains(at)
    case .after, .moments: false
    }
  }

  /// Until when a rule is silent; nil where nothing keeps it so.
  func snoozed(_ rule: ReminderRule) -> Instant? { [snoozed, self[rule].snoozed].compactMap(\.self).max() }

  /// When a rule can be due, with what the person set. A value that the rule does not take is left aside.
  func timing(of rule: ReminderRule) -> ReminderRule.Timing {
    let choice = self[rule]
    func time(_ own: LocalTime) -> LocalTime { choice.at.flatMap { LocalTime(minutes: $0) } ?? own }
    switch rule.timing {
    case .daily(let at): return .daily(at: time(at))
    case .weekly(let on, let at):
      return .weekly(on: choice.weekday.flatMap { (1...7).contains($0) ? $0 : nil } ?? on, at: time(at))
    case .after(let hours, let allowed, let isWaking, let since):
      let chosen = choice.hours.flatMap { allowed.contains($0) ? $0 : nil }
      return .after(hours: chosen ?? hours, allowed: allowed, isWaking: isWaking, since: since)
    case .moments: return .moments
    }
  }
}

extension JournalReading {
  /// What the person decided about reminders; nothing is on where they decided nothing.
  ///
  /// - Throws: `Failure` (`storage`) when it can't be read.
  func reminderPlan() throws -> ReminderPlan { try value(ReminderPlan.document) ?? ReminderPlan() }
}
