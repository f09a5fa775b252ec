import TrackerCore
import TrackerSimulation

/// The command lines that a simulated day becomes, each with its minute of the day.
struct DemoDay {
  let day: SimulatedDay
  let checkIn: [SymptomID]

  /// In the order of their times; empty on a day away.
  var lines: [(minute: Int, arguments: [String])] {
    guard !day.isAway else { return [] }
    let lines = SimulatedDay.Part.allCases.filter { !day.unanswered.contains($0) }.flatMap(lines)
    return (lines + (isClosed ? [(1265, ["day", "close"])] : [])).sorted { $0.minute < $1.minute }
  }

  /// Closing a day says none of everything that was not named, so it is for days on which nothing was left out.
  private var isClosed: Bool { day.unanswered.isEmpty }

  private func lines(of part: SimulatedDay.Part) -> [(minute: Int, arguments: [String])] {
    switch part {
    case .rest:
      [
        (
          day.night.awake + 15,
          ["log", "rest", "\(clock(day.night.asleep))-\(clock(day.night.awake))", "quality=\(day.night.quality)"]
        )
      ]
    case .food:
      day.meals.map { meal in
        (
          meal.time + 20,
          ["log", "food", meal.type, meal.items.joined(separator: ", "), "at=\(clock(meal.time))"]
            + (meal.isLarge ? ["size=large"] : [])
        )
      }
    case .exercise: day.exercise.map { [line(of: $0)] } ?? (isClosed ? [] : [(1262, ["no", "exercise"])])
    case .activity:
      [
        (
          1110,
          (day.workMinutes > 0 ? ["log", "activity", "work", "\(day.workMinutes)m"] : ["log", "activity", "leisure"])
            + ["stress=\(day.stress)"]
        )
      ]
    case .checkIn: [(1260, ["check-in"] + checkIn.compactMap { id in day.symptoms[id].map { "\(id)=\(Int($0))" } })]
    }
  }

  private func line(of exercise: SimulatedDay.Exercise) -> (minute: Int, arguments: [String]) {
    (
      exercise.time + exercise.minutes,
      [
        "log", "exercise", exercise.type, "\(exercise.minutes)min", "intensity=\(exercise.intensity)",
        "at=\(clock(exercise.time))",
      ]
    )
  }

  private func clock(_ minute: Int) -> String { LocalTime(wrapping: minute).description }
}
