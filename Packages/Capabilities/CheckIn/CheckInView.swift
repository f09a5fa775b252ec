import TrackerApplication
import TrackerCore

/// The answer of a check-in: what was saved and how tomorrow moved, in one line, then what is worth knowing.
public struct CheckInView: ReadModel {
  public static let schema = "check-in/1"

  var entry: EntryView
  var tomorrow: [OutlookChange]
  /// Of which symptoms the day keeps a higher answer than the none that was given.
  var higher: String?
  /// From which day answers were taken over.
  var same: String?
  /// What the packs say of symptoms that were answered at their bad end.
  var seekCare: [String]
  /// Sliders that were left unanswered, by name.
  var unanswered: [String]
  /// Days whose check-in was begun and not finished.
  var drafts: [Day]
  /// The command that says that the day is complete; nil where it is closed already.
  var closes: String?
  /// A check-in of another day is shown with its day.
  var today: Day
  /// When it was, where that is not now.
  let time: LocalTime?

  private enum CodingKeys: String, CodingKey {
    case entry, tomorrow, higher, same, seekCare, unanswered, drafts, closes, today
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let outlook = OutlookChange.sentence(tomorrow, format.words)
    let day = entry.day == today ? "" : " of \(format.short(entry.day))"
    let at = time.map { " at \($0)" } ?? ""
    let saved = "Saved check-in\(day)\(at): \(entry.summary) (\(entry.id.short)). \(outlook)"
    let unanswered = unanswered.isEmpty ? nil : "Unanswered: \(unanswered.joined(separator: ", "))."
    let drafts = drafts.map {
      "The check-in of \(format.short($0)) is unfinished: symptoms check-in --date \($0)"
    }
    let closing = closes.map { "Is everything of the day logged? Then: \($0)" }
    let sentences = [saved] + [same, higher].compactMap { $0 } + seekCare + [unanswered].compactMap { $0 } + drafts
    return (sentences + [closing].compactMap { $0 }).map { .sentence("\($0)") }
  }
}
