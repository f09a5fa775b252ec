import TrackerCore

/// The numbers of days that the kinds of this module give. A day without an entry is unknown in all of them, and no end
/// of any of them is the bad one.
enum VitalsMetrics {
  static let all = movement + heart + blood + body

  static let movement: [MetricDefinition] = [
    formerly("custom.steps", total("vitals.steps", "Steps", "steps", 0...100_000)),
    total("vitals.distance_km", "Distance on foot", "km", 0...1000),
    total("vitals.flights", "Flights of stairs", "flights", 0...1000),
    total("vitals.active_energy_kcal", "Active energy", "kcal", 0...20_000),
    total("vitals.exercise_minutes", "Exercise minutes of a watch", "minutes", 0...1440),
    total("vitals.stand_hours", "Hours with standing", "hours", 0...24),
  ]

  private static let heart: [MetricDefinition] = [
    mean("vitals.heart_rate", "Heart rate", "beats a minute", 20...250),
    reading(
      "vitals.heart_rate_min", "Lowest heart rate", "beats a minute", 20...250, fold: .min,
      about: "The lowest of the day's lowest values, not of single readings."),
    reading(
      "vitals.heart_rate_max", "Highest heart rate", "beats a minute", 20...250, fold: .max,
      about: "The highest of the day's highest values, not of single readings."),
    mean("vitals.resting_heart_rate", "Resting heart rate", "beats a minute", 20...250),
    mean("vitals.hrv_sdnn_ms", "Heart rate variability (SDNN)", "ms", 1...500),
    mean("vitals.hrv_rmssd_ms", "Heart rate variability (RMSSD)", "ms", 1...500),
    mean("vitals.vo2max", "VO₂max", "ml/kg/min", 5...100),
  ]

  private static let blood: [MetricDefinition] = [
    mean("vitals.systolic_mmhg", "Upper blood pressure", "mmHg", 50...300),
    mean("vitals.diastolic_mmhg", "Lower blood pressure", "mmHg", 20...200),
    mean("vitals.glucose_mg_dl", "Blood glucose", "mg/dl", 10...1000),
    reading(
      "vitals.oxygen_percent", "Oxygen in the blood", "%", 50...100, worse: .low, fold: .mean, about: meanOfDay),
  ]

  private static let body: [MetricDefinition] = [
    mean("vitals.temperature_c", "Body temperature", "°C", 25...45),
    mean("vitals.wrist_temperature_c", "Temperature at the wrist", "°C", 25...45),
    mean("vitals.respiratory_rate", "Breaths", "breaths a minute", 2...100),
    reading(
      "weight.kg", "Weight", "kg", 2...500, fold: .last, about: "The last weight of the day."),
  ]

  /// What a phone or a watch counts through the day: the highest count is the last one, so that no walk is counted
  /// twice.
  private static func total(_ id: MetricID, _ name: Phrase, _ unit: String, _ range: ClosedRange<Double>)
    -> MetricDefinition
  {
    MetricDefinition(
      id: id, name: name, unit: unit, range: range, direction: nil, fold: .max, foldOverDays: .mean, absence: .unknown,
      about: "The highest count of the day. Counts of one day are never added up.", category: .health)
  }

  private static func mean(_ id: MetricID, _ name: Phrase, _ unit: String, _ range: ClosedRange<Double>)
    -> MetricDefinition
  {
    reading(id, name, unit, range, fold: .mean, about: meanOfDay)
  }

  private static let meanOfDay: Phrase = "The mean of what was logged that day."

  /// - Parameter worse: The bad end; nil where there is none.
  private static func reading(
    _ id: MetricID, _ name: Phrase, _ unit: String, _ range: ClosedRange<Double>, worse: Direction? = nil, fold: Fold,
    about: Phrase
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, name: name, unit: unit, range: range, direction: worse, fold: fold, absence: .unknown, about: about,
      category: .health)
  }

  /// With the values that files brought before there was a metric of the program for them.
  private static func formerly(_ id: MetricID, _ metric: MetricDefinition) -> MetricDefinition {
    var metric = metric
    metric.formerly = [.init(id: id, becoming: metric.range)]
    return metric
  }
}
