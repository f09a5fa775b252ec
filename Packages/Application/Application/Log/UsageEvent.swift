import Foundation
import TrackerCore

/// What a person does with the program, counted on this computer alone where they have agreed: the name and the time,
/// and nothing of what was done.
public enum UsageEvent: String, Sendable, Codable, CaseIterable {
  /// A question of the set-up was answered.
  case onboardingStep = "onboarding.step"
  /// An entry or a check-in was saved.
  case trackerAction = "tracker.action"
  /// A reminder was opened.
  case reminderOpened = "reminder.opened"
  /// The day, or the cards of the hub, were looked at.
  case hubCard = "hub.card"
  /// A goal was changed.
  case goalAction = "goal.action"
  /// A file was imported.
  case importRun = "import.run"

  /// The setting that agrees to it.
  public static let setting = SettingDefinition(
    id: "events", topic: .data, title: "Count what you use",
    about: "Count which parts of the program you use? The counts stay on this computer and hold nothing you logged.",
    shape: .switched, defaultValue: SettingDefinition.off)

  /// The file in the home, a line for each event.
  public static let file = HomeFile(
    "events.jsonl", .file(beside: []), "Which parts of the program you used, if you agreed to count them.")
}

/// A line of the file of events.
public struct UsageRecord: Codable, Sendable, Hashable {
  public var at: String
  public var event: UsageEvent

  public init(_ event: UsageEvent, at instant: Instant) {
    self.event = event
    at = instant.written(offset: 0)
  }
}

extension Environment {
  /// Counts an event where the person has agreed. It never stops a command.
  public func note(_ event: UsageEvent) {
    guard (try? settings.value(of: UsageEvent.setting).value) == SettingDefinition.on,
      let line = try? JournalJSON.encode(UsageRecord(event, at: now))
    else { return }
    let file = Foundation.open(
      "\(home)/\(UsageEvent.file.name)", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    defer { Foundation.close(file) }
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
  }
}
