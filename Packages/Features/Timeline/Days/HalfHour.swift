import TrackerApplication
import TrackerCore

/// The entries of one half hour, on the clock of the place where they were logged.
struct HalfHour: Sendable {
  /// On the clock.
  let start: LocalTime
  var end: LocalTime { LocalTime(wrapping: start.minutes + HalfHour.minutes) }
  /// Minutes that passed since the end of the half hour before; nil for the first one, 0 where they follow each other.
  let gap: Int?
  /// The oldest first.
  var entries: [EntryView]

  private static let minutes = 30
  private static var seconds: Int64 { Int64(minutes) * 60 }

  /// Entries by half hours, in the order in which they were, whatever the clocks did: an hour that the clock shows
  /// twice is there twice.
  ///
  /// - Parameter entries: The oldest first.
  static func groups(of entries: [(entry: Entry, view: EntryView)]) -> [HalfHour] {
    var groups: [HalfHour] = []
    var last: (number: Int64, offset: Int)?
    for (entry, view) in entries {
      let local = Double(entry.instant.seconds + Int64(entry.offset))
      let number = Int64((local / Double(seconds)).rounded(.down))
      if let last, last == (number, entry.offset) {
        groups[groups.count - 1].entries.append(view)
        continue
      }
      let begin = number * seconds - Int64(entry.offset)
      let gap = last.map { Int(max(0, begin - (($0.number + 1) * seconds - Int64($0.offset)))) / 60 }
      groups.append(
        HalfHour(start: LocalTime(wrapping: Int(number % 48) * minutes), gap: gap, entries: [view]))
      last = (number, entry.offset)
    }
    return groups
  }
}

extension HalfHour: Encodable {
  private enum Key: String, CodingKey { case start, end, gapMinutes, entries }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(start.description, forKey: .start)
    try container.encode(end.description, forKey: .end)
    try container.encodeIfPresent(gap, forKey: .gapMinutes)
    try container.encode(entries, forKey: .entries)
  }
}
