import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// Names of a pack that should lead to metrics and lead to none.
@Suite struct MetricNamesTests {
  private static let always = "period: 7d, category: mood, priority: 4"
  private static let folder = "\(SamplePacks.folder)/counting"

  /// What lint finds in the counting pack with more behind it, or with one text replaced.
  private static func found(
    _ more: String = "", replacing change: (String, String)? = nil, scenario: String? = nil
  ) -> [Diagnostic] {
    var files = SamplePacks.files
    let text = SamplePacks.countingText + more
    files["\(folder)/pack.yaml"] = change.map { text.replacing($0.0, with: $0.1) } ?? text
    files["\(folder)/scenarios/one.yaml"] = scenario.map {
      "pack: counting\nstart: 2026-03-02\nscenarios:\n  - {name: one, \($0)}\n"
    }
    let library = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    return library.lint(
      [(SamplePacks.counting, folder)], host: FixtureFiles.host,
      options: LintOptions(profile: .draft, today: Day(number: 20_000))
    ).filter { $0.code.hasSuffix("-metric") }
  }

  /// The text of a file from the place of a finding on.
  private static func text(at diagnostic: Diagnostic, _ more: String, replacing change: (String, String)? = nil)
    -> String
  {
    let text =
      change.map { (SamplePacks.countingText + more).replacing($0.0, with: $0.1) }
      ?? SamplePacks.countingText + more
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = diagnostic.place, let line = place.line, let column = place.column else { return "" }
    return String(lines[line - 1].dropFirst(column - 1))
  }

  @Test("the pack that all of these are made of is sound")
  func sound() { #expect(Self.found() == []) }

  @Test(
    "what stands after custom. must be declared, wherever it is named, and is told where it stands",
    arguments: [
      "insights: {low: {metric: custom.sum, when: {at_least: 8}, says: \"It was {value}.\", \(always)}}\n",
      "goals: {calm: {title: T, says: S, source: [nobody-1999], target: {metric: custom.sum, from: 7, to: 4}}}\n",
      "goals: {calm: {title: T, says: S, source: [nobody-1999], habit: {metric: custom.sum, at_least: 4, days: 3}}}\n",
      "seek_care: {custom.sum: [{when: {at: 3}, level: soon, says: See a doctor soon if it burns.}]}\n",
      "seek_care: {sleep.hours: [{when: {at: 3, with: {custom.sum: 1}}, level: soon, says: See a doctor soon.}]}\n",
    ])
  func undeclared(_ more: String) throws {
    let found = Self.found(more)
    #expect(found.map(\.code) == ["undeclared-metric"], "\(found)")
    let first = try #require(found.first)
    #expect(first.severity == .error && first.nearest == "custom.sun")
    #expect(first.allowed?.description == "custom.sun, custom.fluid, custom.shade, custom.nap")
    #expect(Self.text(at: first, more).hasPrefix("custom.sum"))
  }

  @Test(
    "so it is in factors, in red flags of symptoms and in questions",
    arguments: [
      ("metric: custom.sun,", "metric: custom.sum,"),
      ("fold: worst}", "fold: worst, seek_care: [{when: {at: 60, with: {custom.sum: 1}}, level: soon, says: S}]}"),
      (
        "{offers: [pain, hop, lull]}",
        "{offers: [pain, hop, lull]}\n  track: {options: {x: {name: X, metric: custom.sum}}}"
      ),
    ])
  func places(_ old: String, _ new: String) throws {
    let found = Self.found(replacing: (old, new))
    #expect(found.map(\.code) == ["undeclared-metric"], "\(found)")
    #expect(try Self.text(at: #require(found.first), "", replacing: (old, new)).hasPrefix("custom.sum"))
  }

  @Test(
    "so it is in scenarios",
    arguments: [
      "journal: {custom.sum: 1}, expect: [{day: 1, flare: false}]",
      "always: {metric: custom.sum, from: 0, to: 60, load: rises}",
    ])
  func scenarios(_ scenario: String) {
    let found = Self.found(scenario: scenario)
    #expect(found.map(\.code) == ["undeclared-metric"] && found.first?.nearest == "custom.sun", "\(found)")
  }

  @Test("a metric that is declared with an error is not told twice")
  func declaredWithAnError() {
    let found = Self.found(
      replacing: ("sun: {name: Time in the sun, about: Outside., kind: duration,", "sun: {name: 7,"))
    #expect(found == [], "\(found)")
  }

  @Test(
    "the id of something of the pack in place of a metric leads to the metric that is meant",
    arguments: [
      ("lull", "symptom.lull", "“lull” is a symptom of this pack, not a metric"),
      ("lull.severity", "symptom.lull", "“lull.severity” is a symptom of this pack, not a metric"),
      ("crunchy", "food-group.crunchy", "“crunchy” is a food group of this pack, not a metric"),
      ("fluid", "custom.fluid", "“fluid” is not the whole id of a metric"),
      ("sleep.hour", "sleep.hours", "“sleep.hour” is not a metric"),
    ])
  func meant(_ typed: String, _ metric: String, _ message: String) throws {
    let found = Self.found(replacing: ("metric: custom.sun,", "metric: \(typed),"))
    #expect(found.map(\.code) == ["unknown-metric"], "\(found)")
    #expect(found.first?.nearest == metric && found.first?.message.description == message)
  }

  @Test("a word that several metrics end with leads to none of them, and a metric's family is no symptom of that name")
  func several() throws {
    let insight = "insights: {low: {metric: hours, when: {at_least: 8}, says: \"It was {value}.\", \(Self.always)}}\n"
    let one = Self.found(insight)
    #expect(one.map(\.nearest) == ["sleep.hours"], "\(one)")
    let two = Self.found(insight, replacing: ("shade: {name: Shade,", "hours: {name: Shade,"))
    #expect(two.map(\.code) == ["unknown-metric"] && two.first?.message.description.contains("whole id") == false)
    let family = Self.found(
      "seek_care: {stress.levl: [{when: {at: 8}, level: soon, says: See a doctor soon if so.}]}\n",
      replacing: ("hop: {name: Hops,", "stress: {name: Strain}\n  hop: {name: Hops,"))
    #expect(family.map(\.nearest) == ["stress.level"], "\(family)")
    #expect(family.first?.message.description == "“stress.levl” is not a metric")
  }

  @Test("the metric of a symptom where the symptom is meant leads to the symptom; few choices are all named")
  func symptoms() throws {
    let library = SamplePacks.countingLibrary(replacing: ("check_in: [pain, hop", "check_in: [symptom.pain, hop"))
    let found = library.check("counting", in: Self.folder).diagnostics.filter { $0.code == "unknown-symptom" }
    #expect(found.map(\.nearest) == ["pain"])
    #expect(found.first?.allowed?.description == "fatigue, pain, mood, energy, hop, lull")
  }

  @Test("a tuning may look at what a person has made, so there an undeclared name is a warning")
  func tuning() {
    let tuning = """
      tunes: counting
      pack_revision: 1
      by: Somebody
      because: A reason
      risk: {factors: {walks: {name: Walks, group: load, metric: custom.walks, response: [[0, 0], [3, 20]], prior: \
      {log_odds: 0.1, sure: low}, says: "Walks: {value}"}}}

      """
    let files = SamplePacks.files.merging([
      "\(Self.folder)/pack.yaml": SamplePacks.countingText, "tunings/mine.yaml": tuning,
    ]) { $1 }
    let library = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    let found = library.lint(
      library.packs(at: "tunings/mine.yaml"), host: FixtureFiles.host,
      options: LintOptions(profile: .draft, today: Day(number: 20_000)))
    #expect(found.filter { $0.code == "undeclared-metric" }.map(\.severity) == [.warning], "\(found)")
    #expect(!found.contains { $0.severity == .error }, "\(found)")
  }
}
