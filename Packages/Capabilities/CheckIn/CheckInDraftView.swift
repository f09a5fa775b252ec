import TrackerApplication
import TrackerCore

/// The answer when a check-in was left before its end.
public struct CheckInDraftView: ReadModel {
  public static let schema = "check-in-draft/1"
  var day: Day
  var answers: Int
  /// How to go on.
  var next: String

  /// - Parameters:
  ///   - answers: How many are kept, notes counted as one.
  ///   - words: What is typed behind the command to go on with; empty for the form.
  public init(of checkIn: CheckIn, answers: Int, words: String = "") {
    day = checkIn.day
    self.answers = answers
    next = checkIn.command + words
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let kept: String =
      switch answers {
      case 0: "Nothing was saved. To check in: {command}"
      case 1: "Stopped. Your answer is kept. To continue: {command}"
      default: "Stopped. Your {count} answers are kept. To continue: {command}"
      }
    return [.sentence(RichText(format(kept, ["count": "\(answers)", "command": next])))]
  }
}
