import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// Metrics of packs in `ids.lock`, in comparisons of packs, and beside those of other packs.
@Suite struct OwnMetricLintTests {
  private static let folder = "\(SamplePacks.folder)/counting"

  private static func lint(_ files: [String: String], packs: [PackID] = [SamplePacks.counting]) -> [Diagnostic] {
    let library = PackLibrary(
      folders: [SamplePacks.folder], files: MemoryPackFiles(SamplePacks.files.merging(files) { $1 }))
    return library.lint(
      packs.map { ($0, "\(SamplePacks.folder)/\($0)") }, host: FixtureFiles.host,
      options: LintOptions(profile: .shared, today: Day(number: 20_000)))
  }

  private static func found(_ code: String, _ lock: String, _ pack: String = SamplePacks.countingText) -> [String] {
    lint(["\(folder)/pack.yaml": pack, "\(folder)/ids.lock": lock]).filter { $0.code == code }.map {
      $0.message.description
    }
  }

  @Test("the lock has what a metric's values are, and says where they have changed or the metric is gone")
  func lock() {
    let shipped = "metrics:\n  sun: duration, sum\n  shade: choice, 3 choices, last\n"
    #expect(Self.found("rescaled", shipped) == [])
    #expect(Self.found("removed-id", shipped) == [])
    #expect(Self.found("not-locked", shipped).contains { $0.contains("`metrics.fluid`") })
    let other = SamplePacks.countingText.replacing("kind: duration, ask", with: "kind: duration, fold: max, ask")
    #expect(Self.found("rescaled", shipped, other).count == 1)
    let gone = "metrics:\n  glow: number, mean\n  shine: number, mean\n"
    // One has become another metric, and nothing is said of the other.
    let removed = Self.found("removed-id", gone)
    #expect(removed.count == 1 && removed.first?.contains("custom.shine") == true, "\(removed)")
  }

  @Test("packs that are looked over together must declare a metric alike, which is told with both places")
  func clashes() throws {
    func clash(_ metric: String) -> [Diagnostic] {
      let other = "schema: 1\nid: other\nrevision: 1\nname: Other\nsummary: Another.\nextends: sample-base\n\(metric)"
      let files = [
        "\(Self.folder)/pack.yaml": SamplePacks.countingText, "\(SamplePacks.folder)/other/pack.yaml": other,
      ]
      return Self.lint(files, packs: [SamplePacks.counting, "other"]).filter { $0.code == "clashing-metrics" }
    }
    #expect(clash("metrics: {sun: {name: Sunlight, kind: duration}}\n") == [])
    let found = try #require(clash("metrics: {sun: {name: Sunlight, kind: count}}\n").first)
    #expect(found.place?.line == 7 && found.related.first?.place.line == 15)
    #expect(found.found == "count, sum" && found.allowed?.description == "duration, sum")
  }

  @Test("a comparison of packs tells what a metric and a part for some people have become")
  func differences() throws {
    let pack = try SamplePacks.countingLibrary().pack(SamplePacks.counting).pack
    let other = SamplePacks.countingLibrary(replacing: ("ask: weekly, anchors", "ask: check-in, anchors"))
    #expect(
      try pack.differences(to: other.pack(SamplePacks.counting).pack).map { "\($0.path): \($0.after ?? "")" } == [
        "metrics.fluid.ask: check-in"
      ])
    let part = SamplePacks.countingLibrary(replacing: ("age: {from: 18, to: 64}", "sex: [male]"))
    #expect(
      try pack.differences(to: part.pack(SamplePacks.counting).pack).map { "\($0.path): \($0.after ?? "")" } == [
        "risk.factors.sunny.applies_to: {sex: [male]}"
      ])
    let kind = SamplePacks.countingLibrary(replacing: ("unit: l, range: [0, 10]", "unit: dl, range: [0, 20]"))
    let care = SamplePacks.countingLibrary(
      replacing: (
        "check_in:",
        """
        seek_care:
          sleep.hours: [{when: {at: 2, with: {pain: 4}}, level: soon, says: See a doctor soon., applies_to: {age: \
        {from: 50}}}]
        check_in:
        """
      ))
    #expect(
      try pack.differences(to: kind.pack(SamplePacks.counting).pack).map { "\($0.path): \($0.after ?? "")" } == [
        "metrics.fluid.unit: dl", "metrics.fluid.range: [0, 20]",
      ])
    #expect(
      try pack.differences(to: care.pack(SamplePacks.counting).pack).map { "\($0.path): \($0.after ?? "")" } == [
        "seek_care.sleep.hours[0].when: {at: 2, with: {pain: 4}}", "seek_care.sleep.hours[0].level: soon",
        "seek_care.sleep.hours[0].says: See a doctor soon.", "seek_care.sleep.hours[0].applies_to: {age: {from: 50}}",
      ])
  }

  @Test(
    "a comparison of packs tells what is kept out of experiments, and what a day without a value means",
    arguments: [
      ("kind: yes-no, absence: none", "kind: yes-no", "metrics.nap.absence: none → "),
      ("keep: true, source", "keep: Never try., source", "metrics.sun.keep: true → Never try."),
      ("says: \"Sun: {value}\"", "says: \"Sun: {value}\", keep: true", "risk.factors.sunny.keep:  → true"),
      ("check_in:", "foods: {crunchy: {keep: true}}\ncheck_in:", "foods.crunchy.keep:  → true"),
      (
        "check_in:", "foods: {crunchy: {name: What crunches}}\ncheck_in:",
        "foods.crunchy.name: Crunchy food → What crunches"
      ),
      (
        "hops: {name: Hops}, skips", "hops: {name: Hopping}, skips",
        "onboarding.diagnosis.options.hops.name: Hops → Hopping"
      ),
      (
        "onboarding:", "onboarding:\n  track: {options: {stress: {log: rest}}}",
        "onboarding.track.options.stress.log: activity → rest"
      ),
      (
        "check_in:", "foods: {crunchy: {but_not: [toasted nuts]}}\ncheck_in:",
        "foods.crunchy.but_not:  → toasted nuts"
      ),
    ])
  func kept(_ from: String, _ to: String, _ difference: String) throws {
    let before = try SamplePacks.countingLibrary().pack(SamplePacks.counting).pack
    let after = try SamplePacks.countingLibrary(replacing: (from, to)).pack(SamplePacks.counting).pack
    let told = before.differences(to: after).map { "\($0.path): \($0.before ?? "") → \($0.after ?? "")" }
    #expect(told == [difference])
  }

  @Test("a scenario may name a metric of the pack, within what it can be")
  func scenarios() throws {
    func codes(_ journal: String) -> [String] {
      let text = """
        pack: counting
        start: 2026-03-02
        scenarios:
          - name: sun
            journal: {\(journal)}
            expect: [{day: 1, because: [sunny]}]

        """
      let files = ["\(Self.folder)/pack.yaml": SamplePacks.countingText, "\(Self.folder)/scenarios/a.yaml": text]
      return Self.lint(files).filter { $0.place?.file.hasSuffix("a.yaml") == true }.map(\.code)
    }
    #expect(codes("custom.sun: 60") == [])
    #expect(codes("custom.nap: 2") == ["out-of-range"])
  }
}
