import TrackerApplication
import TrackerCore

/// What undoing or redoing did to the entries and documents of the person.
public struct UndoneView: ReadModel {
  public static let schema = "undone/1"

  /// Undoing or redoing.
  var telling: ActionAccount.Telling
  /// The actions that were undone or redone, in this order.
  private(set) var actions: [ActionAccount] = []
  /// Whether there were fewer actions than asked for: only setting up is left, or nothing else is undone.
  var isAll = false
  /// Why the next of several actions could not be undone, nil where all were.
  var stopped: Failure?
  private(set) var tomorrow: [OutlookChange] = []
  /// What the packs say of getting help for entries of today that came back, the most urgent first; absent where there
  /// is nothing.
  private(set) var redFlags: [SeekCareFlag]? { didSet { seekCare = redFlags?.map(\.says) } }
  /// The same in words alone.
  private(set) var seekCare: [String]?
  /// Entries of other days are told with their day.
  var today: Day

  init(_ telling: ActionAccount.Telling, today: Day) {
    self.telling = telling
    self.today = today
  }

  /// Adds what one action was about, what packs say to what came back, and how tomorrow stands after it.
  mutating func add(_ account: ActionAccount, _ flags: [SeekCareFlag], _ changes: [OutlookChange]) {
    actions.append(account)
    tomorrow = changes
    let all = ((redFlags ?? []) + flags).mostPressingFirst
    redFlags = all.isEmpty ? nil : all
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    var lines = actions.map { $0.sentence(telling, format, today: today) }
    if isAll {
      lines.append(
        telling == .undoing
          ? format("That was everything: there's nothing more to undo.")
          : format("That was everything: there's nothing more to get back."))
    }
    if let stopped {
      lines.append(
        [format(stopped.message) + ".", stopped.recovery.map { format($0) }].compactMap { $0 }.joined(separator: " "))
    }
    let outlook = OutlookChange.sentence(tomorrow, format)
    return (lines + [outlook] + (seekCare ?? [])).filter { !$0.isEmpty }.map { .sentence("\($0)") }
  }
}
