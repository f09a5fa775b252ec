import TrackerApplication
import TrackerCore

/// What opening or closing a flare by hand did.
public struct FlareMarkView: ReadModel {
  public static let schema = "flare-mark/1"

  enum Outcome: String, Encodable, Sendable {
    case opened, closed
    case alreadyOpen = "already-open"
    case notOpen = "not-open"
    case symptomsSayFlare = "symptoms-say-flare"
    case markedOnTheDay = "marked-on-the-day"
  }

  var day: Day
  var outcome: Outcome
  /// nil where nothing was written.
  var entry: EntryView?
  var tomorrow: [OutlookChange]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let what = format(sentence, ["day": format.short(day), "id": entry?.id.short ?? ""])
    let told = [what, OutlookChange.sentence(tomorrow, format.words)].filter { !$0.isEmpty }
    return [.sentence("\(told.joined(separator: " "))")]
  }

  private var sentence: String {
    switch outcome {
    case .opened: "Opened: {day} is a flare day ({id})."
    case .closed: "Closed: {day} counts as no flare, unless its symptoms say otherwise ({id})."
    case .alreadyOpen: "{day} is a flare day already. Nothing was written."
    case .notOpen: "No flare is open on {day}. Nothing was written."
    case .symptomsSayFlare:
      """
      The symptoms of {day} say a flare, and they always count: close it on a day after, or edit what you answered. \
      Nothing was written.
      """
    case .markedOnTheDay:
      """
      {day} itself is marked as a flare: close it on a day after, or delete the mark (`symptoms list` shows it). \
      Nothing was written.
      """
    }
  }
}
