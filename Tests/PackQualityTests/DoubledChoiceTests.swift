import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// Choices of one question that people cannot tell apart.
@Suite struct DoubledChoiceTests {
  /// What lint says of more options to track in a pack on the sample base, by where it is told.
  private static func found(_ options: String) -> [String] {
    let head = "schema: 1\nid: top\nrevision: 1\nname: Top\nsummary: On top.\nextends: sample-base\n"
    let text = head + "onboarding:\n  track:\n    options:\n" + options
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/top/pack.yaml": text]) { $1 }
    let library = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    return library.lint(
      [("top", "\(SamplePacks.folder)/top")], host: FixtureFiles.host,
      options: LintOptions(profile: .draft, today: Day(number: 20_000))
    ).filter { $0.code == "doubled-choice" }.map { diagnostic in
      let words = diagnostic.message.description.contains("the same entries") ? "entries" : "twice"
      let base = diagnostic.related.first.map { $0.place.file.contains("sample-base") } ?? false
      return "\(diagnostic.place?.line ?? 0) \(words)\(base ? ", with the base" : "")"
    }
  }

  @Test(
    "a choice with the name or the entries of another one is told at the pack's own, with the other's place",
    arguments: [
      ("      nights: {name: Nights, log: rest}\n", ["10 entries, with the base"]),
      ("      nights: {name: sleep, log: rest, metric: sleep.quality}\n", ["10 twice, with the base"]),
      // An option of the base that the pack changes is the pack's own.
      ("      sleep: {name: Food}\n", ["10 twice, with the base"]),
      ("      a: {name: A, log: activity}\n      b: {name: B, log: activity}\n", ["11 entries"]),
    ])
  func doubled(_ options: String, _ told: [String]) { #expect(Self.found(options) == told) }

  @Test(
    "a metric of its own, or nothing that is logged, tells two choices apart",
    arguments: [
      "      nights: {name: Nights, log: rest, metric: sleep.quality}\n",
      "      a: {name: A}\n      b: {name: B}\n",
      "      a: {name: A, metric: sleep.quality}\n      b: {name: B, metric: sleep.quality, log: rest}\n",
    ])
  func apart(_ options: String) { #expect(Self.found(options) == []) }
}
