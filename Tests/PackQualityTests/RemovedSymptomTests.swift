import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

@Suite struct RemovedSymptomTests {
  /// What lint finds of metrics in a pack that changes the sample base.
  private func findings(_ changes: String) -> [String] {
    let base =
      SamplePacks.baseText + """
        \ninsights:
          good-mood: {metric: symptom.mood, when: {at_least: 8}, says: "Your mood was {value} out of 10.", period: 7d, \
        category: mood, priority: 2}\n
        """
    let pack = "schema: 1\nid: sample\nrevision: 1\nname: S\nsummary: S.\nextends: sample-base\n\(changes)"
    let files = ["packs/sample-base/pack.yaml": base, "packs/sample/pack.yaml": pack]
    return PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)).lint(
      [("sample", "packs/sample")], host: FixtureFiles.host,
      options: LintOptions(profile: .shared, today: Day(number: 20_000))
    ).filter { $0.code == "removed-still-named" }.map { "\($0.message)" }
  }

  @Test("what a pack below says of a symptom that a pack removes is told with what to remove, too")
  func removed() {
    let without = "symptoms: {mood: null}\ncheck_in: [fatigue, pain, energy]\n"
    let told =
      "`insights.good-mood` looks at “symptom.mood”, which was removed. Set `insights.good-mood` to null, or keep "
      + "“symptom.mood”"
    #expect(findings("") == [])
    #expect(findings(without) == [told])
    #expect(findings(without + "insights: {good-mood: null}\n") == [])
  }
}
