import TrackerApplication
import TrackerCore

/// A rule as lists show it.
struct ReminderRow: Encodable, Hashable, Sendable {
  var id: ReminderID
  var name: Phrase
  /// When it reminds.
  var about: Phrase
  /// Its own switch.
  var isOn: Bool
  var snoozedUntil: ReminderTime?
  /// When it could be due next, where that is known.
  var next: ReminderTime?
  /// Whether its time of day lies in the quiet hours, so that it never comes.
  var isInQuietHours: Bool

  private enum CodingKeys: String, CodingKey {
    case id, name, about, next, isInQuietHours, snoozedUntil
    case isOn = "on"
  }
}

/// The person's reminders at a glance: the answer of `reminders`.
public struct RemindersView: ReadModel {
  public static let schema = "reminders/1"

  /// The master switch.
  var isOn: Bool
  var quiet: QuietHours
  /// What gives reminders by itself on this computer.
  var timer: TimerKind?
  var due: [ReminderDueView.Due]
  var on: [ReminderRow]
  /// Those that could be switched on.
  var offered: [ReminderRow]

  private enum CodingKeys: String, CodingKey {
    case timer, due, on, quiet, isOn
    case offered = "off"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isOn, forKey: .isOn)
    try container.encode(quiet.isNone ? [] : ["\(quiet.start)", "\(quiet.end)"], forKey: .quiet)
    try container.encodeIfPresent(timer, forKey: .timer)
    try container.encode(due, forKey: .due)
    try container.encode(on, forKey: .on)
    try container.encode(offered.map(\.id), forKey: .offered)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard isOn else {
      return [
        .sentence("\(format("Reminders are off. Nothing reminds you."))"),
        .commands([
          .init("symptoms reminders on", format("remind you if you have not checked in")),
          .init("symptoms reminders list", format("see what else you can be reminded of")),
        ]),
      ]
    }
    var blocks: [Block] = [.sentence("\(format("Reminders are on."))"), .sentence("\(quietWords(format))")]
    if !due.isEmpty {
      blocks.append(
        .section([.heading(.init("\(format("Due now"))")), .details(due.map { $0.block(format) })]))
    }
    if on.isEmpty {
      blocks.append(
        .section([
          .sentence("\(format("None of them is on yet. To choose: symptoms reminders list"))")
        ]))
    } else {
      blocks.append(
        .section([.heading(.init("\(format("On"))")), ReminderListView.table(on, hasState: false, format)]))
    }
    let install = Block.sentence("\(format("To be reminded by this computer: symptoms reminders install"))")
    let all = Block.sentence("\(format("To see all: symptoms reminders list"))")
    blocks.append(.section(timer == nil ? [install, all] : [all]))
    return blocks
  }

  private func quietWords(_ format: TextFormatter) -> String {
    quiet.isNone
      ? format("You have no quiet hours.")
      : format("Quiet hours: {from} to {until}.", ["from": "\(quiet.start)", "until": "\(quiet.end)"])
  }
}
