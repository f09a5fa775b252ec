import TrackerApplication
import TrackerCore

/// What undoing or redoing did to the entries and documents of the person.
public struct UndoneView: ReadModel {
  public static let schema = "undone/1"

  /// Which of the two was done.
  enum Telling: String, Encodable, Sendable { case undoing, redoing }

  var telling: Telling
  /// The actions that were undone or redone, in this order.
  private(set) var actions: [ActionAccount] = []
  /// Whether fewer actions than asked for could be undone, because only setting up is left.
  var isAll = false
  /// Why the next of several actions could not be undone, nil where all were.
  var stopped: Failure?
  private(set) var tomorrow: [OutlookChange] = []
  /// Entries of other days are told with their day.
  var today: Day

  init(_ telling: Telling, today: Day) {
    self.telling = telling
    self.today = today
  }

  /// Adds what one action was about, and how tomorrow stands after it.
  mutating func add(_ account: ActionAccount, _ changes: [OutlookChange]) {
    actions.append(account)
    tomorrow = changes
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    var lines = actions.map { sentence($0, format) }
    if isAll {
      lines.append(format("That was everything: only your set-up is left."))
    }
    if let stopped { lines.append([stopped.message + ".", stopped.recovery].compactMap { $0 }.joined(separator: " ")) }
    let outlook = OutlookChange.sentence(tomorrow, format.words)
    // One action and what it means for tomorrow are one answer.
    guard lines.count > 1 else {
      return [.sentence("\((lines + [outlook]).filter { !$0.isEmpty }.joined(separator: " "))")]
    }
    return (lines + [outlook]).filter { !$0.isEmpty }.map { .sentence("\($0)") }
  }

  private func sentence(_ action: ActionAccount, _ format: TextFormatter) -> String {
    let told = action.told(format, today: today).map { turn, what in frame(turn, ["what": what], format) }
    guard told.isEmpty else { return told.joined(separator: " ") }
    let values = ["command": action.command]
    return switch telling {
    case .undoing: format("Undone: “{command}”.", values)
    case .redoing: format("Redone: “{command}”.", values)
    }
  }

  private func frame(_ turn: ActionAccount.Turn, _ values: [String: String], _ format: TextFormatter) -> String {
    switch (turn, telling) {
    case (.added, _): format("Restored: {what}.", values)
    case (.removed, _): format("Removed: {what}.", values)
    case (.changed, .undoing): format("Changed back: {what}.", values)
    case (.changed, .redoing): format("Changed again: {what}.", values)
    }
  }
}
