import Foundation
import TrackerApplication
import TrackerCore

/// When the last backup was made, and whether one is missing.
struct BackupHealthCheck: HealthCheck {
  let id = "backups"
  private let name: Phrase = "Backups"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    let automatic = AutomaticBackup(environment)
    let state = BackupState(of: environment.home)
    let calendar = DayCalendar(zone: environment.zone)
    let last = BackupShelf(environment).latest
    if automatic.interval != nil, let attempt = state.attempt, let problem = attempt.problem,
      problem != .unfinished || environment.now.seconds - attempt.at.seconds > Int64(automatic.limit)
    {
      let day = ["day": Phrase.day(calendar.local(attempt.at).date)]
      switch problem {
      case .noRoom:
        return [
          HealthFinding(
            id, called: name, .wrong, "the automatic one of {day} was not made: the disk is almost full", day,
            recovery: "Free some space, or choose another disk: symptoms settings set backup_folder FOLDER")
        ]
      case .unfinished, .failed:
        return [
          HealthFinding(
            id, called: name, .wrong, "the automatic one of {day} could not be made", day,
            recovery: "To see why, make one yourself: symptoms backup create")
        ]
      }
    }
    guard automatic.hasJournal else {
      return [HealthFinding(id, called: name, .fine, "there is nothing to back up yet", isDetail: true)]
    }
    guard let last else {
      return [
        HealthFinding(
          id, called: name, .fine, "you have none yet", recovery: "To make a backup: symptoms backup create")
      ]
    }
    let day = calendar.local(last).date
    let age = calendar.local(environment.now).date.number - day.number
    if let interval = automatic.interval, age > 2 * interval.days {
      return [
        HealthFinding(
          id, called: name, .wrong, "the last one is of {day}, and the next one is overdue", ["day": .day(day)],
          recovery: "To make a backup: symptoms backup create")
      ]
    }
    return [HealthFinding(id, called: name, .fine, "the last one is of {day}", ["day": .day(day)])]
  }
}
