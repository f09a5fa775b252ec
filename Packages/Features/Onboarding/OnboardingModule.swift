import TrackerApplication
import TrackerCore

/// Sets a person up, and keeps what they said of themselves and which conditions they track.
public enum OnboardingModule: TrackerModule {
  public static let id: ModuleID = "onboarding"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(
      AnyDocumentKind(PersonFacts.document, parts: PersonFacts.parts),
      AnyDocumentKind(ConditionRecord.document, parts: ConditionRecord.parts),
      AnyDocumentKind(OnboardingAnswers.document))
    registry.strings.add(.german)
  }
}
