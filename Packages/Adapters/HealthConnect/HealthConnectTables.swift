import TrackerCore
import TrackerHealthSamples

/// The tables of numbers that are read, as Android's module HealthFitness has them.
struct HealthConnectTable: Sendable {
  var table: String
  /// The column of the number.
  var column: String
  var metric: HealthMetric
  /// From the column's unit to that of the metric.
  var factor: Double
  /// Whether a row has a beginning and an end, and not one time.
  var isInterval: Bool

  init(_ table: String, _ column: String, _ metric: HealthMetric, _ factor: Double = 1, isInterval: Bool = false) {
    self.table = "\(table)_record_table"
    self.column = column
    self.metric = metric
    self.factor = factor
    self.isInterval = isInterval
  }

  /// 1 mmol/l of glucose in mg/dl.
  private static let glucose = 18.0156

  static let all: [HealthConnectTable] = [
    .init("steps", "count", .steps, isInterval: true),
    .init("distance", "distance", .distance, 0.001, isInterval: true),
    .init("floors_climbed", "floors", .flights, isInterval: true),
    // Energy is kept in small calories.
    .init("active_calories_burned", "energy", .activeEnergy, 0.001, isInterval: true),
    .init("hydration", "volume", .water, 1_000, isInterval: true),
    .init("nutrition", "energy", .energyEaten, 0.001, isInterval: true),
    .init("weight", "weight", .weight, 0.001),
    .init("resting_heart_rate", "beats_per_minute", .restingHeartRate),
    .init("heart_rate_variability_rmssd", "heart_rate_variability_millis", .rmssd),
    .init("blood_glucose", "level", .glucose, glucose),
    .init("body_temperature", "temperature", .temperature),
    .init("oxygen_saturation", "percentage", .oxygen),
    .init("respiratory_rate", "rate", .breathing),
    .init("vo2_max", "vo2_milliliters_per_minute_kilogram", .vo2max),
  ]

  /// Tables of records that are not read, for the report; those that nobody knows are named as well.
  static let others = "_record_table"
}

/// Types of exercise by the numbers that Android keeps (`ExerciseSessionType`). They are not those of the library
/// androidx.health, which goes up to 83.
enum HealthConnectExercise {
  private static let byNumber: [Int64: String] = [
    4: "cycling", 5: "cycling", 6: "functional", 8: "functional", 10: "cardio", 11: "cardio", 20: "functional",
    21: "hiking", 27: "yoga", 31: "cardio", 33: "running", 34: "running", 40: "hiking", 44: "cardio", 45: "strength",
    46: "yoga", 48: "swimming", 49: "swimming", 53: "walking", 55: "strength", 57: "yoga", 59: "cardio", 60: "cardio",
    61: "cardio",
  ]

  static func type(_ number: Int64?) -> String { number.flatMap { byNumber[$0] } ?? "other" }
}
