import TrackerCore

/// What devices measure, in the unit that entries keep it in.
public enum HealthMetric: UInt8, CaseIterable, Sendable {
  // Counted through the day: these add up.
  case steps, distance, flights, activeEnergy, exerciseMinutes, water, energyEaten
  // Hours in which somebody stood.
  case standHours
  // Measured now and then: a day has their mean.
  case heartRate, restingHeartRate, sdnn, rmssd, vo2max, oxygen, breathing, temperature, wristTemperature, glucose
  // Of these the day's last counts.
  case weight

  /// Whether values of a day are added up, each moment once.
  var isSum: Bool { rawValue <= HealthMetric.energyEaten.rawValue }

  /// What one record may say; a record outside was a slip of a device.
  public var range: ClosedRange<Double> {
    switch self {
    case .steps: 0...100_000
    case .distance, .flights: 0...1000
    case .activeEnergy, .energyEaten: 0...20_000
    case .exerciseMinutes: 0...1440
    case .water: 0...20_000
    case .standHours: 0...24
    case .heartRate, .restingHeartRate: 20...250
    case .sdnn, .rmssd: 1...500
    case .vo2max: 5...100
    case .oxygen: 50...100
    case .breathing: 2...100
    case .temperature, .wristTemperature: 25...45
    case .glucose: 10...1000
    case .weight: 2...500
    }
  }

  /// As people call it.
  public var title: Phrase {
    switch self {
    case .steps: "Steps"
    case .distance: "Distance"
    case .flights: "Floors climbed"
    case .activeEnergy: "Active energy"
    case .exerciseMinutes: "Exercise minutes"
    case .water: "Water"
    case .energyEaten: "Calories eaten"
    case .standHours: "Hours with standing"
    case .heartRate: "Heart rate"
    case .restingHeartRate: "Resting heart rate"
    case .sdnn, .rmssd: "Heart rate variability"
    case .vo2max: "VO₂max"
    case .oxygen: "Oxygen saturation"
    case .breathing: "Breathing rate"
    case .temperature: "Body temperature"
    case .wristTemperature: "Wrist temperature"
    case .glucose: "Blood glucose"
    case .weight: "Weight"
    }
  }

  /// The kind of entry that keeps a day's value, and the field in it. What no kind has a field for is a measurement.
  var place: (kind: LogKindID, field: String) {
    switch self {
    case .steps: ("movement", "steps")
    case .distance: ("movement", "distance")
    case .flights: ("movement", "flights")
    case .activeEnergy: ("movement", "active_energy")
    case .exerciseMinutes: ("movement", "exercise_minutes")
    case .standHours: ("movement", "stand_hours")
    case .heartRate: ("heart", "rate")
    case .restingHeartRate: ("heart", "rate")
    case .sdnn: ("heart", "hrv_sdnn")
    case .rmssd: ("heart", "hrv_rmssd")
    case .vo2max: ("heart", "vo2max")
    case .oxygen: ("oxygen", "oxygen")
    case .breathing: ("breathing", "rate")
    case .temperature, .wristTemperature: ("temperature", "temperature")
    case .glucose: ("glucose", "glucose")
    case .weight: ("weight", "weight")
    case .water, .energyEaten: ("measurement", "value")
    }
  }

  /// Fields that say which thing the entry is of.
  var identity: [String: String] {
    switch self {
    case .restingHeartRate: ["context": "resting"]
    case .wristTemperature: ["place": "wrist"]
    case .water: ["metric": "hydration.ml"]
    case .energyEaten: ["metric": "food.calories"]
    default: [:]
    }
  }

  /// What comes together in one entry of a day, by the name that its key has.
  var group: String {
    switch self {
    case .restingHeartRate: "resting"
    case .wristTemperature: "wrist"
    case .water: "water"
    case .energyEaten: "eaten"
    default: place.kind.rawValue
    }
  }

  /// Whole numbers, where fields take nothing else.
  var isWhole: Bool { [.steps, .flights, .exerciseMinutes, .standHours].contains(self) }
}
