import TrackerApplication
import TrackerCore

/// Sets how often a backup is made by itself.
public struct BackupScheduler {
  private let environment: Environment

  public init(_ environment: Environment) { self.environment = environment }

  /// - Parameter word: `daily`, `weekly`, `monthly` or `off`; nil to look at what is set.
  /// - Throws: `Failure` (`validation`) for another word, and where the settings can't be used.
  public func schedule(_ word: String?) throws -> BackupScheduleView {
    let store = environment.settings
    if let word {
      let wanted = word.lowercased()
      guard BackupInterval.words.contains(wanted) else {
        throw Failure(
          .validation, "“{word}” is not an interval", ["word": .verbatim(word)],
          recovery: "Use daily, weekly, monthly or off")
      }
      try store.set(wanted, for: BackupsModule.schedule)
    }
    return BackupScheduleView(
      schedule: try store.value(of: BackupsModule.schedule).value, folder: BackupFolder(environment).path)
  }
}

/// How often a backup is made by itself, and where it goes.
public struct BackupScheduleView: ReadModel {
  public static let schema = "backup-schedule/1"

  var schedule: String
  var folder: String

  public func blocks(_ format: TextFormatter) -> [Block] {
    let says =
      switch BackupInterval(rawValue: schedule) {
      case .daily: format("A backup is made every day on which you use the program.")
      case .weekly: format("A backup is made every week, when you next use the program.")
      case .monthly: format("A backup is made every month, when you next use the program.")
      case nil: format("No backup is made by itself.")
      }
    let place = format("They go to {folder}. They are not encrypted.", ["folder": folder])
    return [.sentence("\(says)")]
      + (schedule == BackupInterval.off
        ? [.sentence("\(format("To have one every week: symptoms backup schedule weekly"))")] : [.sentence("\(place)")])
  }
}
