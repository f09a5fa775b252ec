import TrackerApplication
import TrackerCore

/// Who the person is, as far as they want to say, with what each answer is used for; and how much their symptoms affect
/// their daily life, asked once a month.
public enum ProfileModule: TrackerModule {
  public static let id: ModuleID = "profile"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(
      AnyDocumentKind(ProfileEntry.document, parts: ProfileEntry.parts), AnyDocumentKind(SkippedImpact.document))
    registry.logKinds.add(ImpactKind.self)
    registry.metrics.add(ImpactMetrics.logged, ImpactMetrics.impact)
    registry.onboardingSteps.add(
      ProfileSteps.sex, ProfileSteps.birthDate, ProfileSteps.treatments, ProfileSteps.triggers)
    registry.followUpQuestions.add(ImpactQuestion.question)
    registry.clinicianSections.add(WhoSection(), ImpactSection())
    registry.strings.add(.german)
  }
}
