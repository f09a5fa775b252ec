import TrackerApplication
import TrackerCore

/// The answer of a check-in: what was saved and how tomorrow moved, in one line, then what is worth knowing.
struct CheckInView: StyledReadModel {
  static let schema = "check-in/1"

  var entry: EntryView
  var tomorrow: [OutlookChange]
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

  func text(_ style: TextStyle) -> String {
    let saved = "Saved check-in: \(entry.summary) (\(entry.id.short)). \(OutlookChange.sentence(tomorrow, style.words))"
    let unanswered = unanswered.isEmpty ? nil : "Unanswered: \(unanswered.joined(separator: ", "))."
    let drafts = drafts.map {
      "The check-in of \($0.shortText(inYear: style.year)) is unfinished: symptoms check-in --date \($0)"
    }
    let closing = closes.map { "Is everything of the day logged? Then: \($0)" }
    let lines = [saved, same] + seekCare.map(Optional.some) + [unanswered] + drafts.map(Optional.some) + [closing]
    return lines.compactMap { $0 }.map { style.wrap($0, indent: 2) + "\n" }.joined()
  }
}

/// The answer when a check-in was left before its end.
struct CheckInDraftView: StyledReadModel {
  static let schema = "check-in-draft/1"
  var day: Day
  var answers: Int
  /// How to go on.
  var next: String

  func text(_ style: TextStyle) -> String {
    let kept = answers == 1 ? "One answer is kept" : "\(answers) answers are kept"
    return style.wrap(
      answers == 0 ? "Nothing was saved." : "Not finished. \(kept) as a draft; to go on: \(next)", indent: 2) + "\n"
  }
}
