import TrackerApplication
import TrackerCore

/// Files that people have and that can't be read: their form is not published, or says nothing of most days.
enum UnreadableFiles {
  static let all = [garmin, screenTime, attacks]

  /// The whole export, a single activity, or a list of activities.
  private static let garmin = UnreadableFile(
    "garmin", "an export of Garmin Connect",
    instead: "Let Garmin share with Apple Health or Health Connect, and import that."
  ) { beginning in
    beginning.entries.contains { $0.hasPrefix("DI_CONNECT/") || $0.contains("/DI_CONNECT/") }
      || beginning.bytes.dropFirst(8).starts(with: ".FIT".utf8)
      || beginning.text.contains("<TrainingCenterDatabase")
      || beginning.hasColumns("Activity Type", "Favorite", "Avg HR")
  }

  /// What a Mac keeps of the use of apps. The phone gives no file of it at all.
  private static let screenTime = UnreadableFile(
    "screen-time", "a database of Screen Time",
    instead: "Type what Screen Time shows: symptoms log screen 4h20m"
  ) { beginning in
    guard beginning.begins(with: "SQLite format 3") else { return false }
    let text = beginning.text
    return text.contains("ZOBJECT") && text.contains("ZSTRUCTUREDMETADATA") || text.contains("ZUSAGETIMEDITEM")
  }

  /// A list of attacks is no diary: of the days without one it says nothing.
  private static let attacks = UnreadableFile(
    "attacks", "a list of single attacks",
    instead: "Say what its columns mean: symptoms import csv {file} --guess"
  ) { beginning in
    beginning.text.prefix(4_096).lowercased().filter { !$0.isWhitespace }.contains("migrainebuddy")
  }
}
