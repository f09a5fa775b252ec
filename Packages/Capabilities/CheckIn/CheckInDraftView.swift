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
    let kept: String =
      switch answers {
      case 0: "Nothing was saved."
      case 1: "Stopped. Your answer is kept. To go on: {command}"
      default: "Stopped. Your {count} answers are kept. To go on: {command}"
      }
    return [.sentence(RichText(format(kept, ["count": "\(answers)", "command": next])))]
  }
}
