import TrackerApplication
import TrackerCore

/// What was switched: the answer of `reminders on`, `off` and `snooze`.
public struct ReminderChangeView: ReadModel {
  public static let schema = "reminders-change/1"

  var isOn: Bool
  /// nil where all of them are meant.
  var rule: ReminderRow?
  var snoozed: ReminderTime?
  /// Whether a snooze ends in the quiet hours.
  var isQuietThen: Bool
  /// Whether any rule is on.
  var hasRuleOn: Bool
  /// Whether something on this computer gives them.
  var hasTimer: Bool

  private enum CodingKeys: String, CodingKey {
    case rule, isOn
    case snoozed = "snoozedUntil"
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    if let snoozed {
      let values = ["time": format(snoozed.words), "reminder": rule?.id.rawValue ?? ""]
      let says =
        rule == nil
        ? format("All reminders are silent until {time}.", values)
        : format("The reminder {reminder} is silent until {time}.", values)
      let quiet = format("That is in your quiet hours, so it will not come before they end.")
      return [.sentence("\(says)")] + (isQuietThen ? [.sentence("\(quiet)")] : [])
    }
    var blocks: [Block] = []
    if let rule {
      let values = ["reminder": rule.id.rawValue]
      blocks.append(
        .sentence(
          rule.isOn
            ? "\(format("The reminder {reminder} is on.", values)) \(format(rule.about))"
            : "\(format("The reminder {reminder} is off.", values))"))
    } else {
      blocks.append(
        .sentence(isOn ? "\(format("Reminders are on."))" : "\(format("Reminders are off. Nothing reminds you."))"))
    }
    guard isOn, rule?.isOn != false else { return blocks }
    if !hasRuleOn {
      blocks.append(.sentence("\(format("None of them is on yet. To choose: symptoms reminders list"))"))
    } else if !hasTimer {
      blocks.append(
        .sentence("\(format("To be reminded by this computer: symptoms reminders install"))"))
    }
    return blocks
  }
}
