import TrackerCore

/// The fact of a person that a step's answer is kept as.
enum PersonFact: Hashable {
  case name, symptoms, impact, pattern, track
  /// One that the program knows nothing of, by what the step saves.
  case other(String)

  /// Whether each condition that is added has its own; the rest is said for all conditions together.
  var isOfCondition: Bool { [.symptoms, .impact, .pattern].contains(self) }
}

extension OnboardingStep {
  var fact: PersonFact {
    switch saves {
    case "name": .name
    case "symptoms": .symptoms
    case "impact": .impact
    case "pattern": .pattern
    case "track": .track
    default: .other(saves)
    }
  }
}
