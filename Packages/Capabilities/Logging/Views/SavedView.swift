import TrackerApplication
import TrackerCore

/// The answer of what wrote entries: what was saved, how tomorrow moved, and what is worth knowing.
public struct SavedView: ReadModel {
  public static let schema = "saved/1"

  /// What happened to the entries. The raw values stand in JSON.
  enum Verb: String, Encodable, Sendable {
    case saved = "Saved"
    case wouldSave = "Would save"
    case changed = "Changed"
    case unchanged = "Nothing to change in"
    case deleted = "Deleted"
    case restored = "Restored"
    case closedAlready = "Closed already:"
  }

  var verb: Verb
  var entries: [EntryView]
  /// Earlier entries that said the opposite and are deleted; absent where there are none.
  private(set) var replaced: [EntryView]?
  var tomorrow: [OutlookChange]
  /// What the packs say of getting help for what was logged, the most urgent first; absent where there is nothing.
  var redFlags: [SeekCareFlag]? { didSet { seekCare = redFlags?.map(\.says) } }
  /// The same in words alone.
  private(set) var seekCare: [String]?
  /// Something to look at, such as a word that is nearly one used before.
  var hint: Phrase?
  /// The line to type next, which the hint speaks of; it stays whole, so that it can be copied.
  var next: String?
  /// Entries of other days are shown with their day.
  var today: Day
  /// The times of entries that are not of now, by their ids: they are shown with them.
  private let times: [EntryID: LocalTime]
  /// What happened, where that is not said of the entries one by one.
  private let sentence: Phrase?

  private enum CodingKeys: String, CodingKey {
    case verb, entries, replaced, tomorrow, redFlags, seekCare, hint, next, today
  }

  init(
    _ verb: Verb, _ entries: [EntryView], _ changes: [OutlookChange], today: Day, times: [EntryID: LocalTime] = [:],
    sentence: Phrase? = nil, hint: Phrase? = nil, next: String? = nil
  ) {
    self.today = today
    self.times = times
    self.sentence = sentence
    self.verb = verb
    self.entries = entries
    tomorrow = changes
    self.hint = hint
    self.next = next
  }

  mutating func take(replaced: [EntryView]) { self.replaced = replaced.isEmpty ? nil : replaced }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let sentences =
      [sentence.map { format($0) } ?? told(format), replacing(format), OutlookChange.sentence(tomorrow, format)]
      + (seekCare ?? []) + [hint.map { format($0) }].compactMap { $0 }
    return sentences.filter { !$0.isEmpty }.map { .sentence("\($0)") } + (next.map { [.line("\($0)")] } ?? [])
  }

  private func replacing(_ format: TextFormatter) -> String {
    guard let replaced else { return "" }
    return format(.replaces(replaced.map(\.told)))
  }

  /// So many entries are told each by itself; of more, their number is told.
  private static let mostTold = 3

  private func told(_ format: TextFormatter) -> String {
    guard verb != .deleted || entries.count <= SavedView.mostTold else {
      return format("Deleted {count} entries.", ["count": "\(entries.count)"])
    }
    // Entries of one day are one sentence.
    let days = Set(entries.map(\.day)).sorted()
    return days.map { day in
      let told = entries.filter { $0.day == day }.map { entry -> Phrase in
        guard let time = times[entry.id] else { return entry.told }
        return .words("{what}, at {time}", ["what": entry.told, "time": "\(time)"])
      }
      return format(
        verb.frame(hasDay: day != today), ["what": format(.allOf(told)), "day": format.short(day)])
    }.joined(separator: " ")
  }
}

extension SavedView.Verb {
  fileprivate func frame(hasDay: Bool) -> String {
    switch self {
    case .saved: hasDay ? "Saved for {day}: {what}." : "Saved: {what}."
    case .wouldSave:
      hasDay
        ? "This would save for {day}: {what}. Nothing was saved." : "This would save: {what}. Nothing was saved."
    case .changed: hasDay ? "Changed for {day}: {what}." : "Changed: {what}."
    case .unchanged, .closedAlready: "That's already what it says: {what}. Nothing was changed."
    case .restored: hasDay ? "Restored for {day}: {what}." : "Restored: {what}."
    case .deleted: hasDay ? "Deleted from {day}: {what}." : "Deleted: {what}."
    }
  }
}
