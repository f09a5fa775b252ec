import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

@Suite struct ScenarioRunnerTests {
  private func report(_ scenarios: String, file: String = "all.yaml") -> ScenarioReport {
    let text = "pack: sample\nstart: 2026-03-02\nscenarios:\n" + scenarios
    let files = SamplePacks.files.merging(["packs/sample/scenarios/\(file)": text]) { $1 }
    return PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)).test(
      "sample", in: "packs/sample", host: FixtureFiles.host)
  }

  /// What did not come as expected: `what: expected …, got …`.
  private func failures(_ scenarios: String) -> [String] {
    let report = report(scenarios)
    #expect(report.diagnostics == [])
    return report.results.flatMap(\.failures).map { "\($0.what): expected \($0.expected), got \($0.got)" }
  }

  @Test(
    "scenarios that hold pass",
    arguments: [
      // Nights of 5 hours: halfway from 100 at 4 to 40 at 6. Exercise of 75 minutes: half of 90.
      """
      {name: n, journal: {sleep.hours: 5}, expect: [{day: 1, groups: {sleep: [68, 73]}, missing: false, because: \
      [short-sleep]}]}
      """,
      // Exercise and what adds up carry 40 of 100: no load score.
      "{name: n, journal: {exercise.minutes: 75}, expect: [{day: 1, groups: {exercise: [43, 48]}, missing: true}]}",
      "{name: n, journal: {sleep.hours: 8 5, exercise.minutes: 75x2}, expect: [{day: 1, load: [15, 22], band: low}]}",
      // Sleep 70, exercise 45, one raised group 20: (40 · 70 + 30 · 45 + 10 · 20) / 80 = 54.4.
      """
      {name: n, journal: {sleep.hours: 8 5, exercise.minutes: 75x2}, expect: [{day: 2, load: [52, 57], band: \
      moderate, not_because: [stress]}]}
      """,
      "{name: n, journal: {symptom.prickle: 6 7 _}, expect: [{day: 1, flare: false}, {day: 2, flare: true}]}",
      // None of a symptom is answered, is no flare, and lies below every band of the scale, which refuses it still.
      """
      {name: n, journal: {symptom.prickle: no 1 _}, expect: [{day: 1, flare: false, bands: {prickle: none}}, {day: 2, \
      bands: {prickle: mild}}]}
      """,
      "{name: n, refused: {prickle: [0, 11]}}",
      """
      {name: n, journal: {food-group.crunchy: no 2}, expect: [{day: 1, groups: {food: [0, 5]}}, {day: 2, groups: \
      {food: [58, 63]}}]}
      """,
      "{name: n, always: {metric: sleep.hours, from: 4, to: 8, factor: short-sleep, load: falls}}",
      "{name: n, always: {metric: sleep.hours, from: 3, to: 9, group: sleep, load: falls}}",
      "{name: n, always: {metric: sleep.hours, from: 8, to: 4, group: sleep, load: rises}}",
      "{name: n, journal: {exercise.minutes: 75}, always: {metric: sleep.hours, from: 4, to: 8, load: falls}}",
      """
      {name: n, journal: {stress.level: 1 10}, always: {metric: sleep.hours, from: 4, to: 8, factor: \
      stress-short-night, load: falls}}
      """,
    ])
  func positive(_ scenario: String) { #expect(failures("  - " + scenario) == []) }

  @Test(
    "scenarios that do not hold say what was expected and what came",
    arguments: [
      (
        """
        {name: n, journal: {sleep.hours: 5, exercise.minutes: 75}, expect: [{day: 1, band: low, load: [0, 20], \
        missing: true}]}
        """,
        [
          "day 1: the band: expected low, got moderate, a load score of 54",
          "day 1: the load score: expected 0 to 20, got a load score of 54",
          "day 1: the load score: expected no load score, got a load score of 54",
        ]
      ),
      (
        """
        {name: n, journal: {exercise.minutes: 75}, expect: [{day: 1, band: low, load: [0, 20], missing: false, \
        groups: {exercise: [0, 5], food: [0, 5]}}]}
        """,
        [
          "day 1: the band: expected low, got no load score",
          "day 1: the load score: expected 0 to 20, got no load score",
          "day 1: the load score: expected a load score, got no load score",
          "day 1: the group exercise: expected 0 to 5, got 45",
          "day 1: the group food: expected 0 to 5, got unknown",
        ]
      ),
      (
        """
        {name: n, journal: {sleep.hours: 5, stress.level: 2}, expect: [{day: 1, because: [stress, crunchy-food], \
        not_because: [short-sleep]}]}
        """,
        [
          "day 1: the factor stress: expected points above 0, got 0 points",
          "day 1: the factor crunchy-food: expected points above 0, got unknown",
          "day 1: the factor short-sleep: expected no points above 0, got 70 points",
        ]
      ),
      (
        """
        {name: n, journal: {symptom.prickle: 6 7 _}, expect: [{day: 1, flare: true}, {day: 2, flare: false}, {day: \
        3, flare: false}]}
        """,
        [
          "day 1: the day: expected a flare day, got no flare day",
          "day 2: the day: expected no flare day, got a flare day",
          "day 3: the day: expected no flare day, got not answered",
        ]
      ),
      (
        "{name: n, always: {metric: sleep.hours, from: 4, to: 8, factor: short-sleep, load: rises}}",
        [
          """
          the points of the factor short-sleep as sleep.hours rises from 4 to 8: expected rising \
          somewhere and never falling, got 100 at 4, then 94 at 4.2
          """
        ]
      ),
      (
        "{name: n, always: {metric: sleep.hours, from: 9, to: 12, group: sleep, load: falls}}",
        [
          """
          the score of the group sleep as sleep.hours rises from 9 to 12: expected falling somewhere and \
          never rising, got always 0, so the scenario cannot fail
          """
        ]
      ),
      (
        "{name: n, always: {metric: exercise.minutes, from: 4, to: 80, load: rises}}",
        [
          """
          the load score as exercise.minutes rises from 4 to 80: expected rising somewhere and never falling, \
          got unknown at 4; name more metrics in the journal
          """
        ]
      ),
      (
        "{name: n, always: {metric: sleep.hours, from: 8, to: 4, factor: short-sleep, load: falls}}",
        [
          """
          the points of the factor short-sleep as sleep.hours falls from 8 to 4: expected falling \
          somewhere and never rising, got 0 at 8, then 4 at 7.8
          """
        ]
      ),
    ] as [(String, [String])])
  func negative(_ scenario: String, _ expected: [String]) { #expect(failures("  - " + scenario) == expected) }

  @Test("every failure has the place of its expectation, and every scenario its own")
  func places() {
    let report = report(
      """
        - name: one
          journal: {sleep.hours: 5 5}
          expect:
            - {day: 1, missing: true}
            - {day: 2, flare: true}
        - name: two
          journal: {sleep.hours: 5}
          expect: [{day: 1, missing: false}]
      """)
    #expect(report.results.map(\.name) == ["one", "two"])
    #expect(report.results.map(\.place.line) == [4, 9])
    #expect(
      report.results[0].failures.map(\.place) == [
        Place(file: "packs/sample/scenarios/all.yaml", line: 7, column: 9),
        Place(file: "packs/sample/scenarios/all.yaml", line: 8, column: 9),
      ])
    #expect(!report.isFine)
  }

  @Test("a value keeps no day: what the journal does not name is unknown")
  func notKept() {
    #expect(
      failures("  - {name: n, journal: {exercise.minutes: 30 _}, expect: [{day: 2, not_because: [long-exercise]}]}")
        == [])
    #expect(
      failures("  - {name: n, journal: {exercise.minutes: 30 _}, expect: [{day: 2, groups: {exercise: [0, 5]}}]}").count
        == 1)
    #expect(
      failures("  - {name: n, journal: {exercise.minutes: 30 no}, expect: [{day: 2, groups: {exercise: [0, 5]}}]}")
        == [])
  }

  @Test("a scenario with a fault is not run, and the others are")
  func faulty() {
    let report = report(
      """
        - {name: bad, journal: {sleep.hour: 5}, expect: [{day: 1, missing: true}]}
        - {name: good, journal: {sleep.hours: 5}, expect: [{day: 1, missing: false}]}
      """)
    #expect(report.results.map(\.name) == ["good"])
    #expect(report.diagnostics.map(\.code) == ["unknown-metric"])
    #expect(!report.isFine)
  }

  @Test("a pack with faults is not tested, and files of another ending are no scenarios in silence")
  func refused() {
    let broken = FixtureFiles.library.test(
      "weights-not-100", in: "\(FixtureFiles.folder)/weights-not-100", host: FixtureFiles.host)
    #expect(broken.results.isEmpty && broken.diagnostics.map(\.code) == ["weights-not-100"] && !broken.isFine)
    #expect(report("  - just a text", file: "all.yml").diagnostics.map(\.code) == ["not-read"])
  }
}

/// What scenarios say of insights.
@Suite struct InsightScenarioTests {
  /// What is reported of a scenario of the sample pack with one insight, by its code or as what failed.
  private func report(_ scenario: String) -> [String] {
    let insight = """
      insights:
        low-mood: {metric: symptom.mood, when: {at_most: 3}, running: 2d, says: "Mood {value}.", period: 7d, \
      category: mood, priority: 2}

      """
    let text = "pack: sample\nstart: 2026-03-02\nscenarios:\n  - \(scenario)\n"
    let files = SamplePacks.files.merging([
      "packs/sample/scenarios/all.yaml": text, "packs/sample/pack.yaml": SamplePacks.sampleText + "\n" + insight,
    ]) { $1 }
    let report = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)).test(
      "sample", in: "packs/sample", host: FixtureFiles.host)
    return report.diagnostics.map(\.code)
      + report.results.flatMap(\.failures).map { "\($0.what): expected \($0.expected), got \($0.got)" }
  }

  @Test("an insight that speaks and one that is silent are told apart")
  func expectations() {
    let journal = "journal: {symptom.mood: 3 3 4 2}"
    #expect(
      report("{name: n, \(journal), expect: [{day: 1, no_insights: [low-mood]}, {day: 2, insights: [low-mood]}]}")
        == [])
    #expect(
      report("{name: n, \(journal), expect: [{day: 4, insights: [low-mood]}]}")
        == ["day 4: the insight low-mood: expected it speaks, got it is silent"])
    #expect(
      report("{name: n, \(journal), expect: [{day: 2, no_insights: [low-mood]}]}")
        == ["day 2: the insight low-mood: expected it is silent, got it speaks"])
  }

  @Test("an unknown insight and one that is expected both ways are errors")
  func faults() {
    let journal = "journal: {symptom.mood: 3 3}"
    #expect(report("{name: n, \(journal), expect: [{day: 2, insights: [low-mod]}]}").contains("unknown-insight"))
    #expect(
      report("{name: n, \(journal), expect: [{day: 2, insights: [low-mood], no_insights: [low-mood]}]}")
        == ["contradiction"])
  }
}
