import TrackerCore
import TrackerSimulation

/// The command lines that a synthetic day becomes, each with its minute of the day.
struct DemoDay {
  let day: SyntheticDay
  let checkIn: [SymptomID]

  /// In the order of their times; empty on a day away.
  var lines: [(minute: Int, arguments: [String])] {
    guard !day.isAway else { return [] }
    var lines: [(minute: Int, arguments: [String])] = [
      (day.night.awake + 15, ["log", "rest", "\(clock(day.night.asleep))-\(clock(day.night.awake))", "quality=\(day.night.quality)"])
    ]
    lines += day.meals.map { meal in
      (
        meal.time + 20,
        ["log", "food", meal.type, meal.items.joined(separator: ", "), "at=\(clock(meal.time))"] + (meal.isLarge ? ["size=large"] : [])
      )
    }
    if let exercise = day.exercise {
      let end = exercise.time + exercise.minutes
      lines.append(
        (end, ["log", "exercise", exercise.type, "\(exercise.minutes)m", "intensity=\(exercise.intensity)", "at=\(clock(exercise.time))"]))
    }
    let activity = day.workMinutes > 0 ? ["log", "activity", "work", "\(day.workMinutes)m"] : ["log", "activity", "leisure"]
    lines.append((1110, activity + ["stress=\(day.stress)"]))
    let answers = checkIn.compactMap { id in day.symptoms[id].map { "\(id)=\(Int($0))" } }
    lines.append((1260, ["check-in"] + answers))
    lines.append((1265, ["day", "close"]))
    return lines.sorted { $0.minute < $1.minute }
  }

  private func clock(_ minute: Int) -> String { LocalTime(wrapping: minute).description }
}
