import TrackerCore

/// The questions of the module while somebody sets themselves up. All can be skipped.
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

  /// Asked only where parts of a chosen pack are for one sex.
  static let sex = OnboardingStep(
    id: "sex", title: "Sex at birth", asks: "What was your sex at birth?",
    explains: "Some questions are only for women or only for men. Skip it, and you are asked all of them.",
    answer: .choice(
      ProfileField.sexes.map { sex in
        .init(id: sex.choice.id, name: sex.name.description, aliases: sex.choice.aliases)
      }), saves: ProfileEntry.sex, isOptional: true, tells: .sex)

  /// Asked only where parts of a chosen pack are for some ages.
  static let birthDate = OnboardingStep(
    id: "birth-date", title: "Birth date", asks: "When were you born?",
    explains: "Some questions are only for some ages. Write it like 1980-05-04, or leave it empty.",
    answer: .date, saves: ProfileEntry.birthDate, isOptional: true, tells: .age)

  private static let list = OnboardingStep.Answer.texts(
    maxLength: PersonFacts.longestText, atLeast: 1, atMost: PersonFacts.mostTexts)
}
