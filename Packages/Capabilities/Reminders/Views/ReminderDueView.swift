import TrackerApplication
import TrackerCore

/// What is due: the answer of `reminders due`.
public struct ReminderDueView: ReadModel {
  public static let schema = "reminders-due/1"

  /// How it was given.
  enum How: String, Encodable, Sendable {
    /// Shown to the person who asked; it may still be given.
    case shown
    /// By the computer, so that the answer says nothing.
    case notification
    /// In the answer, without anything that follows from entries.
    case line
  }

  struct Due: Encodable, Hashable, Sendable {
    var id: ReminderID
    var since: ReminderTime
    var says: Phrase
    var notifies: Phrase
    var command: String

    private enum CodingKeys: String, CodingKey { case id, since, says, command }

    func block(_ format: TextFormatter) -> Block {
      .list(.init([.init("\(format(says))", mark: .bullet, details: [.commands([.init(command)])])]))
    }
  }

  var due: [Due]
  var how: How

  /// Whether there is nothing to say where nobody asked.
  public var isSilent: Bool { how == .notification || (how == .line && due.isEmpty) }

  public func blocks(_ format: TextFormatter) -> [Block] {
    switch how {
    case .notification: []
    case .line: due.map { .sentence("\(format($0.notifies))") }
    case .shown: due.isEmpty ? [.sentence("\(format("Nothing is due."))")] : due.map { $0.block(format) }
    }
  }
}
