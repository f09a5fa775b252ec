import TrackerCore

/// The questions of the module while somebody sets themselves up. Both can be skipped.
enum ProfileSteps {
  static let treatments = OnboardingStep(
    id: "treatments", title: "Your treatments", asks: "What do you do or take against your symptoms?",
    explains: "You can leave this empty. You can change it later with symptoms profile.", answer: list,
    saves: PersonFacts.TextList.treatments.rawValue, isOptional: true,
    suggestions: .texts([
      "Regular medicines", "Medicines when needed", "Physiotherapy", "Talking therapy", "Relaxation", "Special diet",
    ]))

  static let triggers = OnboardingStep(
    id: "triggers", title: "What you suspect", asks: "What do you suspect to make your days worse?",
    explains: "A guess is enough, and you can leave this empty. It says which of your numbers to watch.",
    answer: list, saves: PersonFacts.TextList.triggers.rawValue, isOptional: true, suggestions: .riskFactors)

  private static let list = OnboardingStep.Answer.texts(
    maxLength: PersonFacts.longestText, atLeast: 1, atMost: PersonFacts.mostTexts)
}
