import TrackerApplication
import TrackerCore

/// The answer of `fast stop`: what was saved.
public struct FastSavedView: ReadModel {
  public static let schema = "fast-saved/1"

  var fast: FastItem
  var streak: FastStreak
  var tomorrow: [OutlookChange]
  private let told: Phrase
  private let today: Day

  private enum CodingKeys: String, CodingKey { case fast, streak, tomorrow }

  init(_ entry: Entry, in session: Session, streak: FastStreak, tomorrow: [OutlookChange]) {
    fast = FastItem(entry, in: session)
    self.streak = streak
    self.tomorrow = tomorrow
    told = session.view(of: entry).told
    today = session.today
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let saved =
      fast.day == today
      ? format(.words("Saved: {what}.", ["what": told]))
      : format(.words("Saved for {day}: {what}.", ["what": told, "day": .day(fast.day)]))
    let goal = fast.isGoalMet.map { isMet in format(isMet ? "The goal was reached." : "The goal was not reached.") }
    let sentences =
      [saved, goal].compactMap(\.self) + streak.sentences.map { format($0) }
      + [OutlookChange.sentence(tomorrow, format)]
    return sentences.filter { !$0.isEmpty }.map { .sentence("\($0)") }
  }
}
