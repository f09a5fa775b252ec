/// The names of elements and attributes that are looked at, by their places in `names`.
enum HealthXML {
  static let names: [StaticString] = [
    "HealthData", "ExportDate", "Me", "Record", "Correlation", "Workout", "WorkoutActivity", "WorkoutStatistics",
    "MetadataEntry", "ActivitySummary", "ClinicalRecord", "Audiogram", "VisionPrescription",
    // Attributes.
    "type", "unit", "value", "sourceName", "device", "startDate", "endDate", "key", "workoutActivityType", "duration",
    "durationUnit", "totalDistance", "totalDistanceUnit", "totalEnergyBurned", "totalEnergyBurnedUnit", "sum",
    "average", "minimum", "maximum", "dateComponents", "activeEnergyBurned", "activeEnergyBurnedUnit",
    "appleExerciseTime", "appleStandHours", "HKCharacteristicTypeIdentifierDateOfBirth",
  ]

  enum Element: Int {
    case healthData, exportDate, me, record, correlation, workout, workoutActivity, statistics, metadata, summary
    case clinicalRecord, audiogram, prescription
  }

  enum Attribute: Int {
    case type = 13
    case unit, value, sourceName, device, startDate, endDate, key, activityType, duration
    case durationUnit, totalDistance, totalDistanceUnit, totalEnergy, totalEnergyUnit, sum
    case average, minimum, maximum, date, activeEnergy, activeEnergyUnit, exerciseTime, standHours, birth
  }
}
