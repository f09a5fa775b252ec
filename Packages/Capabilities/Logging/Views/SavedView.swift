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
  /// Entries of other days are shown with their day.
  var today: Day

  init(_ verb: String, _ entries: [EntryView], _ changes: [OutlookChange], today: Day, hint: String? = nil) {
    self.today = today
    self.verb = verb
    self.entries = entries
    tomorrow = changes
    self.hint = hint
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let what = entries.map { entry in
      let day = entry.day == today ? "" : " of \(format.short(entry.day))"
      return "\(entry.kind)\(day): \(entry.summary) (\(entry.id.short))"
    }
    let saved = ["\(verb) \(what.joined(separator: "; ")).", OutlookChange.sentence(tomorrow, format.words)]
    return [saved.filter { !$0.isEmpty }.joined(separator: " "), hint].compactMap { $0 }.map { .sentence("\($0)") }
  }
}
