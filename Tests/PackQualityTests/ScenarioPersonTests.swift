import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// Who the person of a scenario is, which parts of the pack they have, and what red flags speak.
@Suite struct ScenarioPersonTests {
  private static let pack = """
    symptoms:
      fever:
        name: Fever
        seek_care:
          - {when: {newly_at: 4}, level: now, says: Get medical help straight away.}
          - {when: {at: 8}, level: ambulance, says: Call an ambulance.}
          - {when: {newly_at: 8}, level: now, applies_to: {age: {from: 50}}, says: Get help.}
      swelling:
        name: Swelling
        sites: [one calf, one arm]
        seek_care:
          - {when: {site: [one calf]}, level: now, says: Get medical help straight away.}
          - {when: {at: 4, with: {fever: 4, custom.steps-climbed: 3}}, level: today, says: See a doctor today.}
      cramps: {name: Cramps, applies_to: {diagnosis: [wasps], sex: [female]}}
    metrics:
      steps-climbed:
        name: Steps
        kind: count
        range: [0, 20]
        seek_care: [{when: {newly_at: 9}, level: soon, says: See a doctor soon.}]
    onboarding:
      diagnosis:
        {title: Yours, asks: Which do you have?, kind: choices, saves: diagnosis,
        options: {wasps: {name: Wasps}, ants: {name: Ants}, bees: {name: Bees, applies_to: {sex: [male]}}}}
    check_in: [pain, fever, cramps]
    flare: {of: [pain, cramps]}
    risk:
      factors:
        strain:
          {name: Stress, group: load, metric: stress.level, response: [[0, 0], [4, 80]], applies_to: {sex: [male]},
          prior: {log_odds: 0.1, sure: low}, says: {raises: "Your stress was {value}.", lowers: leave_out}}

    """

  private func library(_ scenarios: String) -> PackLibrary {
    PackLibrary(folders: ["packs"], files: MemoryPackFiles(files(scenarios)))
  }

  private func files(_ scenarios: String) -> [String: String] {
    var files = SamplePacks.files
    files["packs/top/pack.yaml"] =
      "schema: 1\nid: top\nrevision: 1\nname: Top\nsummary: On top.\nextends: sample-base\n" + Self.pack
    files["packs/top/scenarios/all.yaml"] = "pack: top\nstart: 2026-03-02\nscenarios:\n" + scenarios
    return files
  }

  private func failures(_ scenario: String) -> [String] {
    let report = library("  - {name: n, \(scenario)}").test("top", in: "packs/top", host: FixtureFiles.host)
    #expect(report.diagnostics == [])
    return report.results.flatMap(\.failures).map { "\($0.what): expected \($0.expected), got \($0.got)" }
  }

  @Test(
    "red flags speak at their value and not before, on the day they are new, where and beside what they ask for",
    arguments: [
      """
      journal: {symptom.fever: 3 _x7 4 4 6}, expect: [{day: 1, seek_care: none}, {day: 9, seek_care: {fever: \
      now}}, {day: 10, seek_care: {fever: none}}, {day: 11, seek_care: {fever: now}}]
      """,
      // A week without an answer makes it new again; six days do not.
      """
      journal: {symptom.fever: 4 _x6 4 _x7 4}, expect: [{day: 8, seek_care: none}, {day: 16, seek_care: \
      {fever: now}}]
      """,
      // Both rules for everybody and the one for the old, of whom nothing says that they are not.
      """
      journal: {symptom.fever: 8 8}, expect: [{day: 1, seek_care: {fever: [now, ambulance, now]}}, {day: 2, \
      seek_care: {fever: ambulance, swelling: none}}]
      """,
      "person: {age: 49}, journal: {symptom.fever: 8}, expect: [{day: 1, seek_care: {fever: [ambulance, now]}}]",
      "person: {age: 50}, journal: {symptom.fever: 8}, expect: [{day: 1, seek_care: {fever: [ambulance, now, now]}}]",
      """
      sites: {swelling: one calf}, journal: {symptom.swelling: 1 no}, expect: [{day: 1, seek_care: {swelling: \
      now}}, {day: 2, seek_care: none}]
      """,
      "sites: {swelling: one arm}, journal: {symptom.swelling: 9}, expect: [{day: 1, seek_care: none}]",
      "journal: {symptom.swelling: 9}, expect: [{day: 1, seek_care: none}]",
      """
      journal: {symptom.swelling: 4x3, symptom.fever: 4 4 3, custom.steps-climbed: 3 2 3}, expect: [{day: 1, \
      seek_care: {swelling: today}}, {day: 2, seek_care: {swelling: none}}, {day: 3, seek_care: {swelling: \
      none}}]
      """,
      """
      journal: {custom.steps-climbed: 8 _x7 9}, expect: [{day: 1, seek_care: none}, {day: 9, seek_care: \
      {custom.steps-climbed: soon}}]
      """,
    ])
  func redFlags(_ scenario: String) { #expect(failures(scenario) == []) }

  @Test("what else speaks, or is silent, fails")
  func wrongFlags() {
    #expect(
      failures("journal: {symptom.fever: 8}, expect: [{day: 1, seek_care: {fever: ambulance, swelling: now}}]")
        == [
          "day 1: the red flags of fever: expected ambulance, got ambulance, now, now",
          "day 1: the red flags of swelling: expected now, got silent",
        ])
    // Two rules of one level are that level twice.
    #expect(
      failures("journal: {symptom.fever: 8}, expect: [{day: 1, seek_care: {fever: [ambulance, now]}}]")
        == ["day 1: the red flags of fever: expected ambulance, now, got ambulance, now, now"])
    #expect(
      failures("journal: {symptom.fever: 4}, expect: [{day: 1, seek_care: none}]")
        == ["day 1: the red flags of fever: expected silent, got now"])
  }

  @Test(
    "a person has the parts that are for them",
    arguments: [
      """
      person: {sex: female}, parts: {there: [symptoms.cramps], left_out: [risk.factors.strain, \
      onboarding.diagnosis.options.bees]}
      """,
      """
      person: {sex: male, diagnosis: wasps}, parts: {there: [risk.factors.strain, \
      onboarding.diagnosis.options.bees], left_out: [symptoms.cramps]}
      """,
      "person: {diagnosis: [ants, wasps]}, parts: {there: [symptoms.cramps, risk.factors.strain]}",
      "person: {diagnosis: ants}, parts: {left_out: [symptoms.cramps]}",
      "person: {diagnosis: ants}, journal: {symptom.cramps: 10, symptom.pain: 2}, expect: [{day: 1, flare: false}]",
      "person: {diagnosis: wasps}, journal: {symptom.cramps: 10, symptom.pain: 2}, expect: [{day: 1, flare: true}]",
      "person: {sex: female}, journal: {stress.level: 4}, expect: [{day: 1, not_because: [strain]}]",
      "person: {sex: male}, journal: {stress.level: 4}, expect: [{day: 1, because: [strain]}]",
      "person: {sex: male}, always: {metric: stress.level, from: 0, to: 4, factor: strain, load: rises}",
    ])
  func parts(_ scenario: String) { #expect(failures(scenario) == []) }

  @Test("whose diagnosis is unknown has every part but the factors of one, and unknown may be an option, too")
  func unknownDiagnosis() {
    let factor = Self.pack.replacing("applies_to: {sex: [male]},", with: "applies_to: {diagnosis: [wasps]},")
    func failures(_ scenario: String, _ pack: String) -> [String] {
      var files = files("  - {name: n, \(scenario)}")
      files["packs/top/pack.yaml"] = files["packs/top/pack.yaml"]?.replacing(Self.pack, with: pack)
      let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
      let report = library.test("top", in: "packs/top", host: FixtureFiles.host)
      return report.diagnostics.map(\.code) + report.results.flatMap(\.failures).map { "\($0.what)" }
    }
    let stress = "journal: {stress.level: 4}, expect: [{day: 1"
    #expect(failures("person: {diagnosis: unknown}, \(stress), not_because: [strain]}]", factor) == [])
    #expect(failures("person: {diagnosis: wasps}, \(stress), because: [strain]}]", factor) == [])
    let parts = "parts: {there: [symptoms.cramps], left_out: [risk.factors.strain]}"
    #expect(failures("person: {diagnosis: unknown}, \(parts)", factor) == [])
    let list = failures("person: {diagnosis: [unknown]}, \(stress), not_because: [strain]}]", factor)
    #expect(list == ["unknown-diagnosis"])
    let option = factor.replacing("ants: {name: Ants}", with: "unknown: {name: Not sure}")
      .replacing("diagnosis: [wasps]},", with: "diagnosis: [unknown]},")
    #expect(failures("person: {diagnosis: unknown}, \(stress), because: [strain]}]", option) == [])
  }

  @Test("a part that is not as expected fails at its place")
  func wrongParts() {
    #expect(
      failures("person: {sex: female}, parts: {there: [risk.factors.strain], left_out: [symptoms.cramps]}")
        == [
          "`risk.factors.strain`: expected there for this person, got left out for this person",
          "`symptoms.cramps`: expected left out for this person, got there for this person",
        ])
  }

  @Test("coverage changes every red flag and for whom each part is, and tells which scenario noticed")
  func coverage() throws {
    let held = try #require(
      library(
        """
          - {name: fever, journal: {symptom.fever: 3 _x7 4 4}, expect: [{day: 1, seek_care: none}, {day: 9, \
        seek_care: {fever: now}}, {day: 10, seek_care: {fever: none}}]}
          - {name: men, person: {sex: male}, parts: {there: [risk.factors.strain], left_out: [symptoms.cramps]}}

        """
      ).coverage(of: "top", in: "packs/top", host: FixtureFiles.host))
    func noticed(_ path: String) -> [String] {
      held.outcomes.filter { $0.path == path }.map { "\($0.change): \($0.noticedBy ?? "nothing")" }
    }
    #expect(
      noticed("symptoms.fever.seek_care").prefix(5) == [
        "without this red flag: fever", "another level: fever", "one step worse: fever", "one step better: fever",
        "whatever the days before were: fever",
      ])
    #expect(
      noticed("symptoms.fever.seek_care").suffix(2) == ["from one year later on: nothing", "at any age: nothing"])
    #expect(noticed("symptoms.cramps.applies_to") == ["for any diagnosis: nothing", "for either sex: men"])
    #expect(noticed("symptoms.swelling.seek_care").contains("whatever the site: nothing"))
    #expect(noticed("symptoms.swelling.seek_care").contains("without fever on the same day: nothing"))
    #expect(noticed("metrics.steps-climbed.seek_care").count == 5)
    #expect(noticed("risk.factors.strain.applies_to") == ["for either sex: nothing"])
    #expect(noticed("onboarding.diagnosis.options.bees.applies_to") == ["for either sex: nothing"])
  }
}
