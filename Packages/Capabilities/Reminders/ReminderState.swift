import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock

/// What this computer remembers about reminders: which it has given, and by what it gives them. It does not travel with
/// the journal.
struct ReminderState: Codable, Hashable {
  /// The file in the home.
  static let name = "reminders.json"
  /// A table of cron on its way to `crontab`, only for a moment.
  static let table = "reminders.crontab"
  /// So many occasions of a rule are remembered, the newest: years of them.
  private static let most = 1_000

  /// When each occasion was given, by rule and occasion.
  var delivered: [String: [String: Instant]] = [:]
  /// By what reminders come by themselves here; nil where nothing was installed.
  var timer: TimerKind?

  init() {}

  /// What is remembered; nothing where nothing is, or nothing that can be read.
  init(of home: String) {
    guard let data = FileManager.default.contents(atPath: "\(home)/\(ReminderState.name)"),
      let state = try? JSONDecoder().decode(ReminderState.self, from: data)
    else { return }
    self = state
  }

  /// Changes what is remembered, while no other program does.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: `Failure` where it can't be saved.
  static func change<Result>(in home: String, _ body: (inout ReminderState) throws -> Result) throws -> Result {
    try ExclusiveLock.alone(in: home) {
      let before = ReminderState(of: home)
      var state = before
      let result = try body(&state)
      guard state != before else { return result }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      let bytes = [UInt8](try encoder.encode(state))
      try OutputFile("\(home)/\(ReminderState.name)").writeBytes(replacing: true) { try $0(bytes) }
      return result
    }
  }

  func isDelivered(_ rule: ReminderID, _ occasion: String) -> Bool {
    delivered[rule.rawValue]?[occasion] != nil
  }

  /// Remembers that an occasion was given.
  mutating func add(_ rule: ReminderID, _ occasion: String, at instant: Instant) {
    var occasions = delivered[rule.rawValue] ?? [:]
    occasions[occasion] = instant
    if occasions.count > ReminderState.most {
      let kept = occasions.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(ReminderState.most)
      occasions = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
    delivered[rule.rawValue] = occasions
  }
}
