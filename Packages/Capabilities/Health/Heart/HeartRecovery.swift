import TrackerApplication
import TrackerCore

/// What is known of how the heart beat around workouts.
struct HeartReadings: Sendable {
  static let none = HeartReadings(rates: [], recoveries: [])

  /// Measured by themselves.
  var rates: [RecordedRate]
  /// Kept by devices at the end of exercise.
  var recoveries: [RecordedRecovery]
}

/// How far the heart rate fell in the minute after a workout.
struct HeartRecovery: Sendable, Hashable, Encodable {
  var day: Day
  /// The type of the workout.
  var type: String
  /// Beats a minute; negative where it rose.
  var beats: Double

  /// Readings may lie so many seconds off the end and the minute after it.
  private static let reach: Int64 = 10
  /// A workout is kept in whole minutes, so its end may lie so many seconds off that of a device.
  private static let rounding: Int64 = 60

  /// What a device says of the workout's end; else from readings at the end and a minute later.
  ///
  /// - Returns: nil where neither is known.
  init?(_ workout: RecordedWorkout, _ readings: HeartReadings) {
    guard let start = workout.start, let minutes = workout.minutes,
      let beats = Self.beats(after: start + Int64(minutes) * 60, readings)
    else { return nil }
    (day, type) = (workout.day, workout.type)
    self.beats = beats
  }

  private static func beats(after end: Instant, _ readings: HeartReadings) -> Double? {
    let kept = nearest(readings.recoveries, to: end, within: rounding, \.end)
    return kept.flatMap { $0.fall ?? beats(after: $0.end, $0.rates) } ?? beats(after: end, readings.rates)
  }

  private static func beats(after end: Instant, _ rates: [RecordedRate]) -> Double? {
    guard let atEnd = nearest(rates, to: end, within: reach, \.instant),
      let later = nearest(rates, to: end + 60, within: reach, \.instant)
    else { return nil }
    return atEnd.rate - later.rate
  }

  private static func nearest<Item>(
    _ items: [Item], to instant: Instant, within reach: Int64, _ moment: (Item) -> Instant
  ) -> Item? {
    let near = items.map { (distance: abs(moment($0).seconds - instant.seconds), item: $0) }
    return near.filter { $0.distance <= reach }.min { $0.distance < $1.distance }?.item
  }
}
