import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerOnboarding

@Suite struct FlareChoicesTests {
  @Test(
    "the choices tell own values, several symptoms, the mean and days in a row",
    arguments: [
      ("{of: [pain], at_least: 7}", "When a symptom reaches 7 out of 10"),
      (
        "{of: [pain, hop, lull], at_least: 7, each: {hop: 6, lull: 60}, together: 2, days: 2}",
        "On days with at least 2 of pain at 7 or more, hops at 6 or more and lull at 1 hour or more, 2 days in a row"
      ),
      ("{of: [pain, lull], at_least: 6, take: mean}", "On days with the mean of pain and lull at 6 or more"),
    ])
  func words(_ flare: String, _ told: String) throws {
    let library = SamplePacks.countingLibrary(replacing: ("flare: {of: [pain], at_least: 7}", "flare: \(flare)"))
    let plan = OnboardingPlan(packs: [try library.pack(SamplePacks.counting)], extra: [])
    #expect(FlareChoices(plan: plan, .english).pack == told)
  }
}
