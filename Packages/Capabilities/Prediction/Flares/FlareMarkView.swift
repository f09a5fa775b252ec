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
  /// The condition that the flare is of.
  var condition: PackID?
  /// Its name where there are several, else nil.
  var name: String?
  /// nil where nothing was written.
  var entry: EntryView?
  var tomorrow: [OutlookChange]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["day": format.short(day), "id": entry?.id.short ?? "", "condition": name ?? ""]
    let what = format(name == nil ? sentence : sentenceOfOne, values)
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

  /// The same, where the person has several conditions.
  private var sentenceOfOne: String {
    switch outcome {
    case .opened: "Opened: {day} is a flare day of {condition} ({id})."
    case .closed: "Closed: {day} counts as no flare of {condition}, unless its symptoms say otherwise ({id})."
    case .alreadyOpen: "{day} is a flare day of {condition} already. Nothing was written."
    case .notOpen: "No flare of {condition} is open on {day}. Nothing was written."
    case .symptomsSayFlare:
      """
      The symptoms of {day} make a flare of {condition}, and they always count. Close it on a later day, or edit what \
      you answered. Nothing was written.
      """
    case .markedOnTheDay:
      """
      {day} itself is marked as a flare of {condition}. Close it on a later day, or delete the mark (`symptoms list` \
      shows it). Nothing was written.
      """
    }
  }
}
