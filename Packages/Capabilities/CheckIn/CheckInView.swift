import TrackerApplication
import TrackerCore

/// The answer of a check-in: what was saved and how tomorrow moved, in one line, then what is worth knowing.
public struct CheckInView: ReadModel {
  public static let schema = "check-in/1"

  var entry: EntryView
  var tomorrow: [OutlookChange]
  /// Of which symptoms the day keeps a higher answer than the none that was given.
  var higher: Phrase?
  /// What was answered, as it is told.
  let answers: Phrase
  /// From which day answers were copied.
  var same: Phrase?
  /// What the packs say of getting help for what was answered, the most urgent first.
  var redFlags: [SeekCareFlag] = [] { didSet { seekCare = redFlags.map(\.says) } }
  /// The same in words alone.
  private(set) var seekCare: [String] = []
  /// Symptoms that were left unanswered, by name: for scripts; a person knows.
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
    case entry, tomorrow, higher, same, redFlags, seekCare, unanswered, drafts, closes, today
  }

  /// What would be saved, one line each, to be looked at before.
  public func preview(_ format: TextFormatter) -> [String] {
    [format(answers)] + [same, higher].compactMap { $0.map { format($0) } }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = [
      "answers": format(answers), "day": format.short(entry.day), "time": time?.description ?? "",
    ]
    let saved =
      switch (entry.day == today, time != nil) {
      case (true, false): format("Saved your check-in: {answers}.", values)
      case (true, true): format("Saved your check-in, at {time}: {answers}.", values)
      case (false, false): format("Saved your check-in for {day}: {answers}.", values)
      case (false, true): format("Saved your check-in for {day}, at {time}: {answers}.", values)
      }
    let drafts = drafts.map { draft in
      format(
        draft == today
          ? "Today's check-in is not finished. To finish it: {command}"
          : "You have an unfinished check-in from {day}. To finish it: {command}",
        ["day": format.short(draft), "command": CheckIn.command(draft, today: today)])
    }
    let closing = closes.map { command in
      format(
        entry.day == today
          ? "All logged for today? Type: {command}" : "All logged for that day? Type: {command}",
        ["command": command])
    }
    let notes = [same, higher].compactMap { $0.map { format($0) } }
    let sentences =
      [saved] + notes + [OutlookChange.sentence(tomorrow, format)] + seekCare + drafts
      + [closing].compactMap { $0 }
    return sentences.filter { !$0.isEmpty }.map { .sentence("\($0)") }
  }
}
