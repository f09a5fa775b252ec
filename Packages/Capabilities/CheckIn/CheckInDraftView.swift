import TrackerApplication
import TrackerCore

/// The answer when a check-in was left before its end.
public struct CheckInDraftView: ReadModel {
  public static let schema = "check-in-draft/1"
  var day: Day
  var answers: Int
  /// How to go on.
  var next: String

  /// - Parameter answers: How many are kept, notes counted as one.
  public init(of checkIn: CheckIn, answers: Int) {
    day = checkIn.day
    self.answers = answers
    next = checkIn.command
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let kept = answers == 1 ? "One answer is kept" : "\(answers) answers are kept"
    return [
      answers == 0
        ? .sentence("\(format("Nothing was saved."))")
        : .sentence("Not finished. \(kept) as a draft; to go on: \(next)")
    ]
  }
}
