import TrackerApplication
import TrackerCore

/// The answer of what wrote entries: what was saved and how tomorrow moved, in one line.
public struct SavedView: ReadModel {
  public static let schema = "saved/1"

  var verb: String
  var entries: [EntryView]
  var tomorrow: [OutlookChange]
  /// What the packs say of symptoms that have come to the bad end of their scales; absent where there is none.
  var seekCare: [String]?
  /// Something to look at, such as a word that is nearly one used before.
  var hint: String?
  /// The line to type next, which the hint speaks of; it stays whole, so that it can be copied.
  var next: String?
  /// Entries of other days are shown with their day.
  var today: Day
  /// The times of entries that are not of now, by their ids: they are shown with them.
  private let times: [EntryID: LocalTime]

  private enum CodingKeys: String, CodingKey { case verb, entries, tomorrow, seekCare, hint, next, today }

  init(
    _ verb: String, _ entries: [EntryView], _ changes: [OutlookChange], today: Day, times: [EntryID: LocalTime] = [:],
    hint: String? = nil, next: String? = nil
  ) {
    self.today = today
    self.times = times
    self.verb = verb
    self.entries = entries
    tomorrow = changes
    self.hint = hint
    self.next = next
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let what = entries.map { entry in
      let values = [
        "kind": format(entry.kind.rawValue), "day": format.short(entry.day), "words": entry.summary,
        "id": entry.id.short, "time": times[entry.id]?.description ?? "",
      ]
      return format(SavedView.frame(hasDay: entry.day != today, hasTime: times[entry.id] != nil), values)
    }
    let saved = ["\(format(verb)) \(what.joined(separator: "; ")).", OutlookChange.sentence(tomorrow, format.words)]
    let answer = saved.filter { !$0.isEmpty }.joined(separator: " ")
    let sentences = [answer] + (seekCare ?? []) + [hint].compactMap { $0 }
    return sentences.map { .sentence("\($0)") } + (next.map { [.line("\($0)")] } ?? [])
  }

  private static func frame(hasDay: Bool, hasTime: Bool) -> String {
    switch (hasDay, hasTime) {
    case (false, false): "{kind}: {words} ({id})"
    case (true, false): "{kind} of {day}: {words} ({id})"
    case (false, true): "{kind} at {time}: {words} ({id})"
    case (true, true): "{kind} of {day} at {time}: {words} ({id})"
    }
  }
}
