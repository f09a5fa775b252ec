import TrackerApplication
import TrackerCore

/// What was undone.
public struct UndoneView: ReadModel {
  public static let schema = "undone/1"

  struct Action: Encodable, Sendable {
    var command: String
    var at: Instant
    /// How many entries it had changed.
    var entries: Int
  }

  var actions: [Action]
  /// Whether fewer actions than asked for could be undone.
  var isAll: Bool
  var tomorrow: [OutlookChange]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let what = actions.map { action in
      action.entries == 0
        ? "“\(action.command)”" : "“\(action.command)” (\(action.entries) \(action.entries == 1 ? "entry" : "entries"))"
    }
    let rest = isAll ? "There is nothing further to undo." : ""
    let sentences = ["Undone: \(what.joined(separator: ", ")).", rest, OutlookChange.sentence(tomorrow, format.words)]
    return [.sentence("\(sentences.filter { !$0.isEmpty }.joined(separator: " "))")]
  }
}
