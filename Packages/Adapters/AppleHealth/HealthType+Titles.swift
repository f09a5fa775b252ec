import TrackerCore
import TrackerHealthSamples

extension HealthType {
  /// What records of a type are of, as people call it; one that this program does not know by its own name, as words.
  static func title(of identifier: String) -> Phrase {
    let name = name(identifier)
    return HealthType(identifier).title ?? others[name] ?? .verbatim(spaced(name))
  }

  private var title: Phrase? {
    switch self {
    case .number(let metric, _): metric.title
    case .pressure: "Blood pressure"
    case .standHour: HealthMetric.standHours.title
    case .sleep: "Sleep"
    case .fall: "Heart rate recovery"
    case .mindful: "Mindful sessions"
    case .flow: "Menstruation flow"
    case .spotting: "Spotting"
    case .symptom(let english): .words(english, [:])
    case .other: nil
    }
  }

  /// Types of which nothing is taken, and the elements that are no records.
  private static let others: [String: Phrase] = [
    "ActivitySummary": "Days of the activity rings",
    "AppleStandTime": "Minutes with standing",
    "AppleWalkingSteadiness": "Steadiness of walking",
    "Audiogram": "Hearing tests",
    "BasalBodyTemperature": "Basal body temperature",
    "BasalEnergyBurned": "Energy used at rest",
    "BodyFatPercentage": "Body fat",
    "BodyMassIndex": "Body mass index",
    "CervicalMucusQuality": "Cervical mucus",
    "ClinicalRecord": "Clinical records",
    "DistanceCycling": "Distance by bicycle",
    "DistanceSwimming": "Distance swum",
    "EnvironmentalAudioExposure": "Sound levels around you",
    "HeadphoneAudioExposure": "Sound levels of headphones",
    "Height": "Height",
    "LeanBodyMass": "Lean body mass",
    "OvulationTestResult": "Ovulation tests",
    "PhysicalEffort": "Physical effort",
    "Record": "Records without a type",
    "SexualActivity": "Sexual activity",
    "SixMinuteWalkTestDistance": "Six-minute walks",
    "SleepDurationGoal": "Sleep goals",
    "StairAscentSpeed": "Speed up stairs",
    "StairDescentSpeed": "Speed down stairs",
    "SwimmingStrokeCount": "Swimming strokes",
    "TimeInDaylight": "Time in daylight",
    "VisionPrescription": "Prescriptions for glasses",
    "WalkingAsymmetryPercentage": "Uneven steps",
    "WalkingDoubleSupportPercentage": "Time with both feet on the ground",
    "WalkingHeartRateAverage": "Heart rate while walking",
    "WalkingSpeed": "Walking speed",
    "WalkingStepLength": "Length of steps",
  ]

  /// `DietaryIron` as `Dietary Iron`: a space before each capital that begins a word.
  private static func spaced(_ name: String) -> String {
    let signs = Array(name)
    return signs.indices.reduce(into: "") { words, place in
      let isInWord = place == 0 || !signs[place].isUppercase
      let isFirst = place > 0 && !signs[place - 1].isUppercase || signs.dropFirst(place + 1).first?.isLowercase == true
      if !isInWord, isFirst { words.append(" ") }
      words.append(signs[place])
    }
  }
}
