import TrackerApplication
import TrackerCore

/// What `health` looks at, each with a page of its own.
enum HealthArea: String, Sendable, CaseIterable, Encodable {
  case sleep, activity, heart

  var name: Phrase {
    switch self {
    case .sleep: "Sleep"
    case .activity: "Activity"
    case .heart: "Heart"
    }
  }

  var command: String { "symptoms health \(rawValue)" }

  /// The numbers of the area, in the order in which they stand. The sleep score is worked out besides.
  var metrics: [MetricID] {
    switch self {
    case .sleep: [Nights.hours, "sleep.quality"]
    case .activity: ["vitals.steps", "vitals.active_energy_kcal", ExerciseWeek.logged, ExerciseWeek.watch]
    case .heart: [RestingRate.metric, "vitals.hrv_rmssd_ms", "vitals.hrv_sdnn_ms", "vitals.vo2max"]
    }
  }

  /// A line that begins to fill it.
  var beginning: (command: String, does: Phrase) {
    switch self {
    case .sleep: ("symptoms log rest 23:10-06:20", "log a night")
    case .activity: ("symptoms log movement 8200", "log your steps")
    case .heart: ("symptoms log heart 62 resting", "log a resting heart rate")
    }
  }

  /// What is said where nothing of it is known.
  var nothing: Phrase {
    switch self {
    case .sleep: "Sleep is not tracked: no night is known in the last {days} days."
    case .activity: "Activity is not tracked: nothing is known in the last {days} days."
    case .heart: "The heart is not tracked: nothing is known in the last {days} days."
    }
  }

  /// Short names with their units, for lists.
  static func label(of metric: MetricID) -> Phrase? { labels[metric] }

  private static let labels: [MetricID: Phrase] = [
    "sleep.score": "Sleep score, of 100", Nights.hours: "Hours of sleep", "sleep.quality": "Your rating, of 10",
    "vitals.steps": "Steps", "vitals.active_energy_kcal": "Active energy, kcal",
    ExerciseWeek.logged: "Exercise, minutes", ExerciseWeek.watch: "Exercise by watch, min",
    RestingRate.metric: "Resting rate", "vitals.hrv_rmssd_ms": "HRV (RMSSD), ms",
    "vitals.hrv_sdnn_ms": "HRV (SDNN), ms", "vitals.vo2max": "VO₂max",
  ]
}
