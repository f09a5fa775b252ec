import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// What READMEs and pages call things: by the names that people know.
@Suite struct PackReadmeNamesTests {
  private static func readme(_ more: String, replacing change: (String, String)? = nil) throws -> String {
    let text = SamplePacks.countingText + more
    let files = SamplePacks.files.merging([
      "\(SamplePacks.folder)/counting/pack.yaml": change.map { text.replacing($0.0, with: $0.1) } ?? text
    ]) { $1 }
    let library = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    let all = try library.generatedFiles(
      of: SamplePacks.counting, in: "\(SamplePacks.folder)/counting", catalogue: FixtureFiles.host.catalogue)
    return try #require(all.first { $0.path.hasSuffix("README.md") }).text
  }

  @Test("red flags name what must be so on the same day, and values have their units")
  func redFlags() throws {
    let care = """
      seek_care:
        sleep.hours:
          - {when: {at: 2, with: {custom.nap: 1, pain: 4, custom.shade: 2}}, level: soon, says: See a doctor.}
        custom.fluid:
          - {when: {newly_at: 6, by: 0.5}, level: soon, says: See a doctor soon if it goes on.}

      """
    let text = try Self.readme(care)
    #expect(text.contains("with nap yes and pain 4 or worse and shade “a little” or more on the same day"), "\(text)")
    #expect(text.contains("2 hours or less"), "\(text)")
    #expect(text.contains("**Fluid**, when it newly gets to 6 l or gets worse by 0.5 l:"), "\(text)")
    #expect(!text.contains("custom.nap 1"))
  }

  @Test("it is told for whom red flags are, also those of metrics")
  func redFlagsForSome() throws {
    let care = """
      seek_care:
        sleep.hours: [{when: {at: 2}, level: soon, says: See a doctor soon., applies_to: {age: {from: 50}}}]
        custom.fluid: [{when: {at: 6}, level: soon, says: See a doctor., applies_to: {sex: [female]}}]

      """
    let rule = "[{when: {at: 1}, level: soon, says: See a doctor today., applies_to: {sex: [male]}}]"
    let text = try Self.readme(care, replacing: ("kind: yes-no", "kind: yes-no, seek_care: \(rule)"))
    #expect(text.contains(": See a doctor soon. | aged 50 or more |\n"), "\(text)")
    #expect(text.contains("| Fluid: See a doctor. | female |\n"), "\(text)")
    #expect(text.contains("| Nap: See a doctor today. | male |\n"), "\(text)")
  }

  @Test("diagnoses and what factors look at have their names")
  func names() throws {
    let text = try Self.readme("")
    #expect(text.contains("| Hops | diagnosis Hops or Jumps |"), "\(text)")
    #expect(text.contains("Time in the sun (`custom.sun`)"), "\(text)")
  }

  @Test("goals have the names and units of what they watch, and windows say where they lie")
  func goals() throws {
    let goals = """
      goals:
        nights: {title: Nights, says: Sleep., source: [nobody-1999], habit: {metric: sleep.hours, at_least: 7, days: 5}}
        shady: {title: Shade, says: Sit., source: [nobody-1999], habit: {metric: custom.shade, at_most: 2, days: 1}}
        calm: {title: Calm, says: Rest., source: [nobody-1999], target: {metric: custom.fluid, from: 4, to: 2.5}}
        rested: {title: Rested, says: Rest., source: [nobody-1999], target: {metric: symptom.lull, to: 30}}

      """
    let window = ("metric: custom.sun,", "metric: food-group.crunchy, at: evening, over: 7d, lag: 2d, take: sum,")
    let text = try Self.readme(goals, replacing: window)
    #expect(text.contains("at least 7 hours, 5 days a week"), "\(text)")
    #expect(text.contains("Shade: at most “a little”, 1 day a week"), "\(text)")
    #expect(text.contains("Fluid: from 4 l to 2.5 l"), "\(text)")
    #expect(text.contains("Lull: to 30 minutes"), "\(text)")
    let looks = "Portions of crunchy food (`food-group.crunchy`), at: evening, over 7 days, 2 days earlier, sum"
    #expect(text.contains(looks), "\(text)")
  }

  @Test("names and sources end with one full stop, whether or not they have one")
  func fullStops() throws {
    let more = """
      aliases: [the counts, Counts etc.]
      references:
        one: {title: Is it so?, authors: Doe J., year: 2001, doi: 10.1000/1, finding: It is so.}
        two: {title: Hops., authors: Doe J, doi: 10.1000/2, finding: It is so}

      """
    let text = try Self.readme(more)
    #expect(text.contains("Also known as: the counts, Counts etc.\n"), "\(text)")
    #expect(text.contains("- **[one]** Doe J., 2001. Is it so? doi:10.1000/1\n  Used: It is so.\n"), "\(text)")
    #expect(text.contains("- **[two]** Doe J. Hops. doi:10.1000/2\n  Used: It is so.\n"), "\(text)")
  }
}
