import TrackerApplication
import TrackerCore

/// The answer of what wrote entries: what was saved and how tomorrow moved, in one line.
public struct SavedView: ReadModel {
  public static let schema = "saved/1"

  var verb: String
  var entries: [EntryView]
  var tomorrow: [OutlookChange]
  /// Something to look at, such as a word that is nearly one used before.
  var hint: String?
  /// The line to type next, which the hint speaks of; it stays whole, so that it can be copied.
  var next: String?
  /// Entries of other days are shown with their day.
  var today: Day

  init(
    _ verb: String, _ entries: [EntryView], _ changes: [OutlookChange], today: Day, hint: String? = nil,
    next: String? = nil
  ) {
    self.today = today
    self.verb = verb
    self.entries = entries
    tomorrow = changes
    self.hint = hint
    self.next = next
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let what = entries.map { entry in
      let values = [
        "kind": format(entry.kind.rawValue), "day": format.short(entry.day), "words": entry.summary,
        "id": entry.id.short,
      ]
      return entry.day == today
        ? format("{kind}: {words} ({id})", values) : format("{kind} of {day}: {words} ({id})", values)
    }
    let saved = ["\(format(verb)) \(what.joined(separator: "; ")).", OutlookChange.sentence(tomorrow, format.words)]
    let sentences = [saved.filter { !$0.isEmpty }.joined(separator: " "), hint].compactMap { $0 }
    return sentences.map { .sentence("\($0)") } + (next.map { [.line("\($0)")] } ?? [])
  }
}
