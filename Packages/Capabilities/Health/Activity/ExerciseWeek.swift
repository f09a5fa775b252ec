import TrackerApplication
import TrackerCore

/// Minutes of exercise in seven days, hard ones counted twice, as in the guideline of the WHO for adults (2020).
///
/// That names 150 to 300 minutes of moderate exercise. Here, exercise counts however light it is, as how hard it was is
/// often not logged. A day has what was logged, or what a
/// watch counted where that is more: never both.
struct ExerciseWeek: Sendable, Hashable, Encodable {
  /// The fewest minutes a week that the guideline names.
  static let advised = 150

  static let logged: MetricID = "exercise.minutes"
  static let watch: MetricID = "vitals.exercise_minutes"

  var minutes: Double
  /// Days of the seven that are known.
  var known: Int

  /// - Parameters:
  ///   - days: Seven of them.
  ///   - table: Holds `logged` and `watch`.
  /// - Returns: nil where no day is known.
  init?(_ workouts: [RecordedWorkout], on days: ClosedRange<Day>, in table: DayTable) {
    let byDay = Dictionary(grouping: workouts, by: \.day)
    let counted = days.compactMap { day -> Double? in
      let logged = table[Self.logged, day].number.map { minutes in
        minutes + Double((byDay[day] ?? []).filter(\.isHard).reduce(0) { $0 + ($1.minutes ?? 0) })
      }
      return [logged, table[Self.watch, day].number].compactMap(\.self).max()
    }
    guard !counted.isEmpty else { return nil }
    minutes = counted.reduce(0, +)
    known = counted.count
  }
}
