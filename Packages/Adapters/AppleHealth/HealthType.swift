import TrackerHealthSamples

/// What becomes of the records of a type.
enum HealthType: Sendable {
  case number(HealthMetric, HealthUnit.Quantity)
  case pressure(isUpper: Bool)
  case standHour
  case sleep
  case fall
  case mindful
  case flow
  case spotting
  /// With the English name that is its key in the catalogue of texts.
  case symptom(String)
  case other

  static let quantityPrefix = "HKQuantityTypeIdentifier"
  static let categoryPrefix = "HKCategoryTypeIdentifier"
  static let dataPrefix = "HKDataType"

  /// A type without what all of its sort begin with.
  static func name(_ identifier: String) -> String {
    for prefix in [quantityPrefix, categoryPrefix, dataPrefix] where identifier.hasPrefix(prefix) {
      return String(identifier.dropFirst(prefix.count))
    }
    return identifier
  }

  init(_ identifier: String) {
    let name = HealthType.name(identifier)
    if identifier.hasPrefix(HealthType.categoryPrefix) {
      self = HealthType.categories[name] ?? HealthSymptoms.names[name].map { .symptom($0) } ?? .other
    } else if identifier.hasPrefix(HealthType.quantityPrefix) {
      self = HealthType.quantities[name] ?? .other
    } else {
      self = .other
    }
  }

  private static let quantities: [String: HealthType] = [
    "StepCount": .number(.steps, .count), "DistanceWalkingRunning": .number(.distance, .distance),
    "FlightsClimbed": .number(.flights, .count), "ActiveEnergyBurned": .number(.activeEnergy, .energy),
    "AppleExerciseTime": .number(.exerciseMinutes, .time), "DietaryWater": .number(.water, .volume),
    "DietaryEnergyConsumed": .number(.energyEaten, .energy), "HeartRate": .number(.heartRate, .rate),
    "RestingHeartRate": .number(.restingHeartRate, .rate),
    "HeartRateVariabilitySDNN": .number(.sdnn, .milliseconds), "VO2Max": .number(.vo2max, .oxygenUptake),
    "OxygenSaturation": .number(.oxygen, .percent), "RespiratoryRate": .number(.breathing, .rate),
    "BodyTemperature": .number(.temperature, .temperature),
    "AppleSleepingWristTemperature": .number(.wristTemperature, .temperature),
    "BloodGlucose": .number(.glucose, .glucose), "BodyMass": .number(.weight, .mass),
    "BloodPressureSystolic": .pressure(isUpper: true), "BloodPressureDiastolic": .pressure(isUpper: false),
    "HeartRateRecoveryOneMinute": .fall,
  ]

  private static let categories: [String: HealthType] = [
    "SleepAnalysis": .sleep, "AppleStandHour": .standHour, "MindfulSession": .mindful, "MenstrualFlow": .flow,
    "VaginalBleeding": .flow, "IntermenstrualBleeding": .spotting,
  ]
}

/// What a workout of a type is here.
enum WorkoutType {
  static func type(_ identifier: String) -> String {
    let prefix = "HKWorkoutActivityType"
    let name = identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
    if let known = types[name] { return known }
    let isCardio = name.hasPrefix("Stair") || name.hasPrefix("Step") || name.hasSuffix("Dance")
    return isCardio ? "cardio" : "other"
  }

  private static let types = [
    "Running": "running", "Walking": "walking", "Hiking": "hiking", "Cycling": "cycling", "HandCycling": "cycling",
    "Swimming": "swimming", "Yoga": "yoga", "Pilates": "yoga", "Flexibility": "yoga", "MindAndBody": "yoga",
    "TaiChi": "yoga", "Barre": "yoga", "Cooldown": "yoga", "TraditionalStrengthTraining": "strength",
    "CoreTraining": "strength", "FunctionalStrengthTraining": "functional", "CrossTraining": "functional",
    "HighIntensityIntervalTraining": "functional", "Elliptical": "cardio", "Rowing": "cardio", "MixedCardio": "cardio",
    "MixedMetabolicCardioTraining": "cardio", "JumpRope": "cardio", "Dance": "cardio", "Kickboxing": "cardio",
  ]
}
