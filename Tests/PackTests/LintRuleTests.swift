import Foundation
import Testing
import TrackerCore
import TrackerPacks
import TrackerStrictYAML

@testable import TrackerPackQuality

/// Every rule's own examples, on the base that ships.
@Suite struct LintRuleTests {
  private static let today = Day(number: 20_000)

  /// What lint says of an example in the profile for clinicians.
  private func findings(
    _ example: LintRule.Example, profile: LintProfile = .clinical, keeping: String? = nil
  ) throws -> [Diagnostic] {
    let folder = "packs/example"
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ("\(folder)/\($0.key)", $0.value) })
    let base = [
      "packs/universal/pack.yaml": try String(contentsOfFile: ShippedPacks.path("universal/pack.yaml"), encoding: .utf8)
    ]
    let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files.merging(base) { $1 }))
    // Examples are short: only those of scenarios have some, and what is said of none is for its own example.
    let location = example.file == PackLibrary.overlayName ? "\(folder)/\(example.file)" : folder
    let found = library.lint(
      [("example", location)], host: ShippedPacks.host, options: LintOptions(profile: profile, today: Self.today))
    return keeping == "no-scenarios" ? found : found.filter { $0.code != "no-scenarios" }
  }

  @Test(
    "the bad example of a rule has just its error, and the good one has it not",
    arguments: LintRules.all.filter { $0.bad != nil }.map(\.code))
  func examples(_ code: String) throws {
    let rule = try #require(LintRules.rule(code))
    let bad = try findings(try #require(rule.bad), keeping: code)
    #expect(bad.contains { $0.code == code }, "\(bad.map(\.description))")
    let good = try findings(try #require(rule.good), keeping: code)
    #expect(!good.contains { $0.code == code }, "\(good.map(\.description))")
    #expect(good.allSatisfy { $0.severity != .error }, "\(good.map(\.description))")
  }

  @Test(
    "a curve may name the none of a symptom, and nothing below it",
    arguments: [("symptom.stinging", 0, false), ("symptom.stinging", -1, true), ("symptom.mood", 0, true)])
  func curveOfNone(_ metric: String, _ lowest: Int, _ isFound: Bool) throws {
    let pack =
      """
      symptoms: {stinging: {name: Stinging, scale: severity}}
      risk: {factors: {stung: {name: Stung, group: load, metric: \(metric), response: [[\(lowest), 0], [8, 40]], \
      prior: {log_odds: 0.2, sure: low}, says: "Stung: {value}"}}}\n
      """
    #expect(try findings(LintRule.Example(pack)).contains { $0.code == "curve-outside-range" } == isFound)
  }

  @Test("the progress of a goal is no factor: nothing is learnt from what follows from other days")
  func goalAsFactor() throws {
    let pack =
      """
      risk: {factors: {aim: {name: Aim, group: load, metric: goal.walk.progress, response: [[0, 0], [100, 40]], \
      prior: {log_odds: 0.2, sure: low}, says: "Aim: {value}"}}}\n
      """
    #expect(try findings(LintRule.Example(pack)).map(\.code).contains("outcome-as-cause"))
  }

  @Test("a goal has one way to be followed, a known metric, numbers of its range and a source")
  func goals() throws {
    func codes(_ goal: String) throws -> [String] {
      try findings(LintRule.Example("goals: {calm: {title: T, says: S, \(goal)}}\n")).filter { $0.severity == .error }
        .map(\.code)
    }
    let source = "source: [edwards-2008]"
    #expect(try codes("habit: {metric: sleep.hours, at_least: 7, days: 5}, \(source)") == [])
    #expect(try codes("target: {metric: stress.level, to: 4}, \(source)") == [])
    #expect(try codes("habit: {metric: sleep.hourz, at_least: 7, days: 5}, \(source)") == ["unknown-metric"])
    #expect(try codes("habit: {metric: sleep.hours, at_least: 70, days: 5}, \(source)") == ["out-of-range"])
    #expect(try codes("habit: {metric: sleep.hours, at_least: 7, days: 8}, \(source)") == ["out-of-range"])
    #expect(try codes("habit: {metric: sleep.hours, days: 5}, \(source)") == ["missing-key"])
    #expect(try codes("habit: {metric: sleep.hours, at_least: 7, days: 5}") == ["missing-key"])
    #expect(try codes("habit: {metric: sleep.hours, at_least: 7, days: 5}, source: []") == ["missing-key"])
    #expect(try codes("target: {metric: stress.level, to: 4}, source: [nobody-1]") == ["unknown-reference"])
    #expect(try codes(source) == ["missing-key"])
  }

  @Test(
    "a clash tells both of its places, each once",
    arguments: [
      "alias-hides-id", "same-name", "clashing-foods", "food-counted-twice", "same-factor", "same-words",
      "pack-name-taken",
    ])
  func places(_ code: String) throws {
    let found = try findings(try #require(LintRules.rule(code)?.bad)).filter { $0.code == code }
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.related.count == 1 && finding.related.first?.place != finding.place, "\(finding)")
    }
  }

  @Test("a word that two symptoms of the pack are called by is told at the second, with the first")
  func aliases() throws {
    let symptoms =
      """
      symptoms: {stinging: {name: Stinging, scale: severity, aliases: [zip]}, biting: {name: Biting, scale: \
      severity, aliases: [zip]}}\n
      """
    let found = try findings(LintRule.Example(symptoms)).filter { $0.code == "alias-hides-id" }
    #expect(found.map { $0.place?.column } == [123])
    #expect(found.flatMap(\.related).map(\.place.column) == [66])
  }

  @Test("an id has to be locked where a pack brings its thing, and not where it changes, removes or inherits it")
  func notLocked() throws {
    let pack = """
      symptoms:
        stinging: {name: Stinging, scale: severity}
        fatigue: {about: Tired.}
        x-note: {scale: severity}
      foods:
        inflammatory: [moonfruit]
        roots: [moonroot]
      risk:
        groups:
          sleep: {weight: 25}
          heat: {name: Heat, weight: 10}
        factors:
          short-sleep: {why: Asked for.}
          protective-foods: null
          heat: {name: Heat, group: heat, metric: symptom.stinging, response: [[3, 0], [8, 20]], prior: {log_odds: \
      0.1, sure: low}, says: H}
      """
    let found = try findings(LintRule.Example("symptoms: {}\n", file: "ids.lock", pack: pack + "\n")).filter {
      $0.code == "not-locked"
    }
    #expect(
      found.map { $0.message.description.components(separatedBy: " is not").first } == [
        "`symptoms.stinging`", "`foods.inflammatory`", "`foods.roots`", "`groups.heat`", "`factors.heat`",
      ])
    let locked =
      """
      symptoms: {stinging: \"1..10 step 1, high is bad\"}\nfoods: [inflammatory, roots]\ngroups: [heat]\nfactors: \
      [heat]\n
      """
    #expect(
      try !findings(LintRule.Example(locked, file: "ids.lock", pack: pack + "\n")).contains { $0.code == "not-locked" })
  }

  @Test(
    """
    an id that was shipped is gone when nothing of its name is left, or only a null, until `changes` says what \
    became of it
    """,
    arguments: [
      ("", ["roots"]), ("risk: {factors: {protective-foods: null}}\n", ["roots", "protective-foods"]),
      ("changes: {foods: {roots: {gone: true}}}\n", []), ("foods: {protective: [moonfruit]}\n", ["roots"]),
      ("foods: {x-roots: [moonroot]}\n", ["roots"]),
    ])
  func removedIDs(pack: String, gone: [String]) throws {
    let lock = "foods: [protective, roots]\nfactors: [protective-foods]\n"
    let found = try findings(LintRule.Example(lock, file: "ids.lock", pack: pack)).filter { $0.code == "removed-id" }
    let ids = found.compactMap { $0.message.description.split(separator: "`").first?.split(separator: ".").last }
    #expect(ids == gone.map { $0[...] })
  }

  @Test(
    "advice is found in every text that a pack shows people, and not in what others wrote",
    arguments: [
      ("messages: {tomorrow.high: You should rest.}", ["treatment-advice"]),
      ("risk: {factors: {short-sleep: {why: \"After this, you should rest.\"}}}", ["treatment-advice"]),
      ("risk: {factors: {short-sleep: {why: It means you have an illness.}}}", ["diagnosis"]),
      ("references: {edwards-2008: {finding: You should rest.}}", ["treatment-advice"]),
      ("references: {edwards-2008: {title: You should rest}}", []),
      ("references: {edwards-2008: {x-note: You should rest}}", []),
      ("codes: [{system: S, code: C, display: You should rest}]", []), ("x-note: You should rest.", []),
    ])
  func advice(_ text: String, _ codes: [String]) throws {
    let found = try findings(LintRule.Example(text + "\n")).map(\.code)
    #expect(found.filter { ["treatment-advice", "diagnosis"].contains($0) } == codes)
  }

  @Test("ids of insights are locked where a pack brings one, told when one goes, and mapped like others")
  func lockedInsights() throws {
    let mood =
      """
      insights:
        low-mood: {priority: 5}
        good-mood: {metric: symptom.mood, when: {at_least: 8}, says: "Your mood was {value}.", period: 7d, \
      category: mood, priority: 2}\n
      """
    func found(_ lock: String, _ more: String = "") throws -> [String] {
      try findings(LintRule.Example(lock, file: "ids.lock", pack: mood + more)).filter {
        ["not-locked", "removed-id", "unknown-change"].contains($0.code)
      }.map { "\($0.code) \($0.message.description.split(separator: "`").first ?? "")" }
    }
    #expect(try found("symptoms: {}\n") == ["not-locked insights.good-mood"])
    #expect(try found("insights: [good-mood]\n") == [])
    #expect(try found("insights: [good-mood, best-mood]\n") == ["removed-id insights.best-mood"])
    let change = "changes: {insights: {best-mood: {now: good-mood}}}\n"
    #expect(try found("insights: [good-mood, best-mood]\n", change) == [])
    let wrong = "changes: {insights: {best-mood: {now: goodmood}}}\n"
    #expect(
      try found("insights: [good-mood, best-mood]\n", wrong).contains {
        $0.hasPrefix("unknown-change changes.insights")
      })
  }

  @Test("what looks at a removed symptom or food group is told so, with both places, and not as an unknown metric")
  func removedMetric() throws {
    func found(_ pack: String) throws -> [String] {
      try findings(LintRule.Example(pack)).filter { $0.severity == .error }.map { finding in
        if finding.code == "removed-still-named" {
          #expect(finding.related.map(\.note.description) == ["removed", "defined"])
        }
        return "\(finding.code) \(finding.message.description.split(separator: "`").first ?? "")"
      }
    }
    let energy = "symptoms: {energy: null}\ncheck_in: [fatigue, pain, mood]\n"
    #expect(
      try found(energy) == ["removed-still-named insights.low-energy", "removed-still-named insights.good-energy"])
    #expect(try found(energy + "insights: {low-energy: null, good-energy: null}\n") == [])
    #expect(try found("foods: {protective: null}\n").allSatisfy { $0.hasPrefix("removed-still-named risk.factors.") })
    #expect(try !found("foods: {protective: null}\n").isEmpty)
  }

  @Test("codes are kebab-case and stand once, and every rule says what it is and why")
  func shape() {
    #expect(Set(LintRules.all.map(\.code)).count == LintRules.all.count)
    for rule in LintRules.all {
      #expect(rule.code.replacing("yaml-1.1-trap", with: "trap").isKebabCase)
      #expect(rule.why.hasSuffix(".") && !rule.name.hasSuffix("."), "\(rule.code)")
    }
  }

  @Test("profiles grow stricter, never laxer")
  func profiles() {
    for rule in LintRules.all {
      let ranks = LintProfile.allCases.map { profile in
        rule.severity[profile].map { Diagnostic.Severity.allCases.firstIndex(of: $0) ?? 0 } ?? -1
      }
      #expect(ranks == ranks.sorted(), "\(rule.code)")
    }
  }

  @Test("every code that reading or checking a pack can give is a rule")
  func everyCode() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let codes = try ["Files/Packs", "Files/StrictYAML", "Base/YAML"].flatMap { module in
      let folder = root.appendingPathComponent("Packages/\(module)")
      let files =
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      return try files.filter {
        $0.pathExtension == "swift" && !$0.path.contains("/Rules/") && !$0.path.contains("/Install/")
      }.flatMap {
        file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.matches(of: #/(?:code: |report\(\s*)"(?<code>[a-z0-9.-]+)"/#).map { String($0.code) }
      }
    }
    #expect(codes.count > 60)
    // A scenario that fails is no problem of how the pack is written.
    let unknown = Set(codes).subtracting(LintRules.all.map(\.code)).subtracting(["scenario-failed"])
    #expect(unknown.sorted() == [])
  }
}
