import TrackerApplication
import TrackerCore

/// How far the heart rate fell in the minute after a workout.
struct HeartRecovery: Sendable, Hashable, Encodable {
  var day: Day
  /// The type of the workout.
  var type: String
  /// Beats a minute; negative where it rose.
  var beats: Double

  /// Readings may lie so many seconds off the end and the minute after it.
  private static let reach: Int64 = 10

  /// What a device says; else from readings at the end of the workout and a minute later.
  ///
  /// - Returns: nil where neither is known.
  init?(_ workout: RecordedWorkout, _ rates: [RecordedRate]) {
    guard let beats = workout.recovery ?? Self.beats(of: workout, rates) else { return nil }
    (day, type) = (workout.day, workout.type)
    self.beats = beats
  }

  private static func beats(of workout: RecordedWorkout, _ rates: [RecordedRate]) -> Double? {
    guard let start = workout.start, let minutes = workout.minutes else { return nil }
    let end = start + Int64(minutes) * 60
    guard let atEnd = rate(at: end, rates), let later = rate(at: end + 60, rates) else { return nil }
    return atEnd - later
  }

  private static func rate(at instant: Instant, _ rates: [RecordedRate]) -> Double? {
    let near = rates.map { (distance: abs($0.instant.seconds - instant.seconds), rate: $0.rate) }
    return near.filter { $0.distance <= reach }.min { $0.distance < $1.distance }?.rate
  }
}
