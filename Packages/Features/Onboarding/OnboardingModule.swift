import TrackerApplication
import TrackerCore

/// Sets a person up, and keeps what they said of themselves and which conditions they track.
public enum OnboardingModule: TrackerModule {
  public static let id: ModuleID = "onboarding"

  public static func contribute(to registry: inout Registry) {
    let facts = AnyDocumentKind(PersonFacts.document, parts: PersonFacts.parts)
    registry.documentKinds.add(
      facts,
      AnyDocumentKind(ConditionRecord.document, parts: ConditionRecord.parts),
      AnyDocumentKind(OnboardingAnswers.document))
    registry.metrics.add(impact(from: facts))
    registry.strings.add(.german)
  }

  /// The answers about daily life of setting up and of changing the answers. The day of setting up is that of the first
  /// condition, which never changes.
  private static func impact(from facts: AnyDocumentKind) -> MetricDefinition {
    MetricDefinition(
      id: "impact.set_up", name: "Effect on daily life, from your set-up", unit: "points", range: 1...10,
      direction: .high, fold: .last, absence: .unknown,
      about: "How much the symptoms affect daily life, as answered in the set-up.",
      documents: .init(facts) { days, journal, _ in
        guard let facts = try journal.value(PersonFacts.document) else { return [:] }
        let setUp = try journal.value(ConditionRecord.document)?.map(\.since).min()
        let answers = facts.impacts(setUpOn: setUp).filter { days.contains($0.day) }
        return Dictionary(answers.map { ($0.day, Double($0.value)) }) { $1 }
      }, isImportable: false)
  }
}
