import TrackerApplication
import TrackerCore

/// The answer of a command that wrote entries: what was saved and how tomorrow moved, in one line.
public struct SavedView: StyledReadModel {
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

  public func text(_ style: TextStyle) -> String {
    let what = entries.map { entry in
      let day = entry.day == today ? "" : " of \(entry.day.shortText(inYear: today.year))"
      return "\(entry.kind)\(day): \(entry.summary) (\(entry.id.short))"
    }
    let line = ["\(verb) \(what.joined(separator: "; ")).", OutlookChange.sentence(tomorrow, style.words)].filter {
      !$0.isEmpty
    }.joined(
      separator: " ")
    return [line, hint].compactMap { $0 }.map { style.isPlain ? $0 : style.wrap($0, indent: 2) }.joined(separator: "\n")
      + "\n"
  }
}
