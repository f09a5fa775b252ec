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

  /// What the names of tables of records end with; those that are not read are named in the answer.
  static let others = "_record_table"
  private static let parts = "_table"

  /// The word that tells a table: `steps` of `steps_record_table`.
  static func word(of table: String) -> String {
    let ending = [others, parts].first(where: table.hasSuffix) ?? ""
    return String(table.dropLast(ending.count))
  }

  /// A table as people call what is in it; one that this program does not know by its own name, as words.
  static func title(of table: String) -> Phrase {
    let word = word(of: table)
    return titles[word] ?? all.first { $0.table == table }?.metric.title
      ?? .verbatim(word.replacing("_", with: " "))
  }

  /// Every sort of record that Health Connect has and that is no number of a metric, and the stages of its nights.
  private static let titles: [String: Phrase] = [
    "activity_intensity": "Intensity of activity",
    "basal_body_temperature": "Basal body temperature",
    "basal_metabolic_rate": "Basal metabolic rate",
    "blood_pressure": "Blood pressure",
    "body_fat": "Body fat",
    "body_water_mass": "Body water",
    "bone_mass": "Bone mass",
    "cervical_mucus": "Cervical mucus",
    "cycling_pedaling_cadence": "Pedalling rate",
    "elevation_gained": "Height climbed",
    "exercise_session": "Workouts",
    "heart_rate": "Heart rate",
    "height": "Height",
    "intermenstrual_bleeding": "Spotting",
    "lean_body_mass": "Lean body mass",
    "menstruation_flow": "Menstruation flow",
    "menstruation_period": "Menstruation period",
    "mindfulness_session": "Mindful sessions",
    "nutrition": "Nutrition",
    "ovulation_test": "Ovulation tests",
    "planned_exercise_session": "Planned workouts",
    "power": "Power",
    "sexual_activity": "Sexual activity",
    "skin_temperature": "Skin temperature",
    "sleep_session": "Sleep",
    "sleep_stages": "Sleep stages",
    "speed": "Speed",
    "steps_cadence": "Step rate",
    "total_calories_burned": "Total energy",
    "wheelchair_pushes": "Wheelchair pushes",
  ]
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
