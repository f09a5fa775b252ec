import TrackerCore

/// The fact of a person that a step's answer is kept as.
enum PersonFact: Hashable {
  case name, symptoms, impact, pattern, track
  /// Which of the illnesses of its pack a condition is.
  case diagnosis
  /// A part of the profile, by the key of its document.
  case profile(String)
  /// One that the program knows nothing of, by what the step saves.
  case other(String)

  /// Whether each condition that is added has its own; the rest is said for all conditions together.
  var isOfCondition: Bool { [.symptoms, .impact, .pattern, .diagnosis].contains(self) }
}

extension OnboardingStep {
  var fact: PersonFact {
    if condition != nil { return .diagnosis }
    if tells != nil { return .profile(saves) }
    return switch saves {
    case "name": .name
    case "symptoms": .symptoms
    case "impact": .impact
    case "pattern": .pattern
    case "track": .track
    case OnboardingStep.diagnosis: .diagnosis
    default: .other(saves)
    }
  }
}
