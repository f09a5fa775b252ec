import TrackerApplication
import Foundation
import Testing
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerPackTools
@testable import TrackerPackToolsCommands

@Suite struct PackCommandTests {
  /// The sample pack with some texts changed.
  private func world(_ changes: (String, String)..., scenarios: String? = nil) -> ToolsWorld {
    var world = ToolsWorld()
    let path = "packs/sample/pack.yaml"
    for (old, new) in changes { world.files[path] = world.files[path]?.replacing(old, with: new) }
    world.files["packs/sample/scenarios/all.yaml"] = scenarios.map {
      "pack: sample\nstart: 2026-03-02\nscenarios:\n" + $0
    }
    return world
  }

  /// A food group that no factor looks at.
  private static let softFood = ("flare:", "foods: {soft: {name: Soft food, foods: [soup]}}\nflare:")

  private static let good =
    "  - {name: a short night, journal: {sleep.hours: 5}, expect: [{day: 1, groups: {sleep: [68, 73]}}]}\n"
  private static let bad =
    "  - {name: a calm day, journal: {sleep.hours: 5}, expect: [{day: 1, groups: {sleep: [0, 5]}}]}\n"

  @Test("list shows id, name, summary and folder, marks the base, and shows what is broken")
  func list() throws {
    let answer = try world(("revision: 3", "revision: three")).run("list")
    #expect(answer.failure == nil)
    #expect(answer.output.hasPrefix("sample\n  Sample condition\n"))
    #expect(answer.output.contains("\n  ✗ This pack has an error. packs/sample/pack.yaml:"))
    #expect(
      answer.output.hasSuffix(
        """

        sample-base (other packs build on it)
          Anything
          What a sample condition builds on.
          packs/sample-base

        """))
  }

  @Test("lint shows each error with its line, a caret, what is allowed and the nearest match, and fails")
  func lint() throws {
    let answer = try world(
      ("[fatigue, pain, mood, energy, prickle]", "[fatigue, pains]"),
      ("extends: sample-base", "extends: sample-base\nnotes: x")
    )
    .run("lint")
    #expect(answer.failure?.kind == .negative)
    #expect(answer.failure?.exitCode == 1)
    #expect(answer.failure?.message == "Lint found 2 errors")
    #expect(
      answer.output == """
        packs/sample/pack.yaml:7:1: error: `pack.yaml` has no key “notes” [unknown-key]
        7 | notes: x
          | ^^^^^
          Allowed: symptoms, check_in, onboarding, flare, risk, schema, id, revision,
            name, summary, extends, aliases, codes, demo, made, references, scales,
            foods, insights, metrics, seek_care, messages, changes, builds, goals

        packs/sample/pack.yaml:12:21: error: “pains” is not a symptom of this pack [unknown-symptom]
        12 | check_in: [fatigue, pains]
           |                     ^^^^^
          Did you mean “pain”?
          Allowed: fatigue, pain, mood, energy, prickle, wobble

        Checked 2 packs. Errors: 2. Warnings: 0.

        """)
  }

  @Test("an error of the base is shown once, however many packs build on it")
  func sharedDiagnostic() throws {
    var world = ToolsWorld()
    let path = "packs/sample-base/pack.yaml"
    world.files[path] = world.files[path]?.replacing("weight: 40", with: "weight: 41")
    #expect(try world.run("lint", "packs").failure?.message == "Lint found 1 error")
  }

  @Test("lint looks at scenarios as written, too, and names metrics that there are not")
  func lintScenarios() throws {
    let answer = try world(
      ("poor-sleep:", "poor-sleep:\n      metric: sleep.qualities"),
      scenarios: "  - {name: n, always: {metric: sleep.hours, from: 1, to: 1, load: falls}}\n"
    ).run("lint", "sample")
    #expect(answer.output.contains("[unknown-metric]"))
    #expect(answer.output.contains("“sleep.qualities” is not a metric"))
    #expect(answer.output.contains("Did you mean “sleep.quality”?"))
    #expect(answer.output.contains("[vacuous-scenario]"))
  }

  @Test("sound packs pass, and warnings alone do not fail")
  func lintSound() throws {
    #expect(try ToolsWorld().run("lint").output == "Checked 2 packs. No errors or warnings.\n")
    let answer = try world(Self.softFood).run("lint", "packs/sample")
    #expect(answer.failure == nil)
    #expect(answer.output.hasSuffix("Checked 1 pack. Errors: 0. Warnings: 1.\n"))
  }

  @Test("nothing that a file holds is obeyed by the terminal")
  func controlCharacters() throws {
    let answer = try world(("name: Sample condition", "name: \u{1B}[31mred")).run("lint")
    #expect(answer.failure != nil)
    #expect(!answer.output.contains("\u{1B}"))
    let escaped = try world(("[fatigue, pain, mood, energy, prickle]", "[\"\\e[31m\"]")).run("lint")
    #expect(!escaped.output.contains("\u{1B}") && escaped.output.contains("unknown-symptom"))
  }

  @Test("a path without a pack is a failure that says so")
  func noPack() throws {
    for command in ["lint", "test"] {
      let failure = try #require(try ToolsWorld().run(command, "elsewhere").failure)
      #expect(failure.kind == .validation)
      let looked = "There is no pack “elsewhere” at ./elsewhere or in \(SamplePacks.folder)"
      #expect(failure.message.description == looked)
      let path = try ToolsWorld().run(command, "some/where").failure
      #expect(path?.message == "There is no pack at some/where", "a path is no id")
    }
    var empty = ToolsWorld()
    empty.files = [:]
    for command in ["list", "lint", "test"] {
      #expect(try empty.run(command).failure?.message == "No conditions were found")
    }
  }

  @Test("test runs every scenario, and fails with what was expected and what came")
  func test() throws {
    let answer = try world(scenarios: Self.good + Self.bad).run("test")
    #expect(answer.failure?.message == "1 scenario failed")
    #expect(answer.failure?.exitCode == 1)
    #expect(
      answer.output == """
        ✗ sample: 1 of 2 scenarios failed
          packs/sample/scenarios/all.yaml:5:60: “a calm day” failed at day 1: the group
            sleep: expected 0 to 5, but got 70
        ✓ sample-base: it has no scenarios
        Packs: 2. Scenarios passed: 1. Scenarios failed: 1.

        """)
    let fine = try world(scenarios: Self.good).run("test", "packs/sample")
    #expect(fine.failure == nil)
    #expect(fine.output == "✓ sample: 1 scenario passed\nPacks: 1. Scenarios passed: 1. Scenarios failed: 0.\n")
  }

  @Test("packs with errors, scenarios with errors and no scenarios at all fail")
  func testDiagnostics() throws {
    let message = "A pack or one of its scenarios has an error"
    #expect(
      try world(("revision: 3", "revision: 0"), scenarios: Self.good).run("test", "sample").failure?.message.description
        == message)
    #expect(
      try world(scenarios: Self.good + "  - {name: n}\n").run("test", "sample").failure?.message.description == message)
    #expect(try world().run("test").failure?.message == "There are no scenarios, so nothing was tested")
  }

  @Test("--run names the packs that have no such scenario, and an empty text leaves nothing out")
  func runSome() throws {
    let world = world(scenarios: Self.good)
    let none = try world.run("test", "sample", "--run", "calm")
    #expect(none.failure?.message == "No scenario has this text in its name")
    #expect(none.output.hasPrefix("✓ sample: it has no scenario with this text in its name\n"))
    for text in ["", "SHORT"] {
      #expect(try world.run("test", "sample", "--run", text).output.hasPrefix("✓ sample: 1 scenario passed\n"))
    }
  }

  @Test("a scenario file that cannot be read is exit 2, whatever the others make of it")
  func unreadableScenario() throws {
    let disk = try InstallWorld()
    let large = ["scenarios/large.yaml": String(repeating: "x", count: 1_048_577)]
    _ = try disk.folder(InstallWorld.files().merging(large) { $1 }, named: "kept")
    var world = ToolsWorld()
    world.search = [disk.folder]
    let answer = try world.run("test", "kept")
    #expect(answer.output.contains("Scenarios passed: 1. Scenarios failed: 0."))
    #expect(answer.failure?.exitCode == 2)
    #expect(answer.failure?.message.description.contains("scenarios/large.yaml") == true)
  }

  @Test("a folder in the place of a file of the pack is told, not passed over")
  func folderAsFile() throws {
    let disk = try InstallWorld()
    _ = try disk.folder(InstallWorld.files().merging(["ids.lock/none.yaml": ""]) { $1 }, named: "kept")
    var world = ToolsWorld()
    world.search = [disk.folder]
    let failure = try world.run("lint", "kept").failure
    #expect(
      failure?.exitCode == 2
        && failure?.message.description.hasSuffix("kept/ids.lock: This is a folder. Put a file in its place") == true
    )
  }

  @Test(
    "every format for programs is a whole document, also where nothing could be looked at", arguments: ["lint", "test"])
  func failed(_ command: String) throws {
    let disk = try InstallWorld()
    let large = String(repeating: "x", count: 1_048_577)
    _ = try disk.folder(["pack.yaml": large], named: "large")
    var world = ToolsWorld()
    world.search = [disk.folder]
    for (path, message) in [
      ("elsewhere", "There is no pack “elsewhere” at ./elsewhere or in "),
      ("large", "large/pack.yaml: This file is larger than 1 MiB"),
    ] {
      func answer(_ format: String) throws -> String {
        let answer = try world.run(command, path, "--format", format)
        #expect(answer.failure?.exitCode == 2 && answer.failure?.message.description.contains(message) == true)
        return answer.output
      }
      func object(_ format: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(try answer(format).utf8)) as? [String: Any])
      }
      #expect(try answer("text") == "")
      let json = try object("json")
      #expect(
        json["schema"] != nil && ((json["failure"] as? [String: Any])?["message"] as? String)?.contains(message) == true
      )
      let run = try #require((try object("sarif")["runs"] as? [[String: Any]])?.first)
      let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
      #expect(invocation["executionSuccessful"] as? Bool == false)
      let notification = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
      #expect((notification["message"] as? [String: String])?["text"]?.contains(message) == true)
      #expect((run["results"] as? [Any])?.count == (path == "large" ? 1 : 0))
      let words = path == "large" ? "This file is larger than 1 MiB" : message
      let junit = try answer("junit")
      #expect(
        junit.contains(" tests=\"1\" ") && junit.contains("message=\"\(words)") && junit.hasSuffix("</testsuites>\n"))
      #expect(junit.contains(path == "large" ? "<failure type=\"over-limit\"" : "<error type=\"could-not-run\""))
      let github = try answer("github")
      #expect(github.hasPrefix("::error ") && github.contains("::\(words)") && github.split(separator: "\n").count == 1)
    }
  }

  @Test("a run that looked at everything says so in SARIF, whatever it found")
  func successful() throws {
    let output = try world(Self.softFood).run("lint", "packs", "--format", "sarif")
      .output
    #expect(output.contains("\"executionSuccessful\" : true") && !output.contains("toolExecutionNotifications"))
  }

  @Test(
    "findings are at one path however the folder is named", arguments: ["packs", "./packs", "packs/", ".//packs//"])
  func paths(_ path: String) throws {
    let answer = try world(("extends: sample-base", "extends: sample-base\nnotes: x")).run(
      "lint", path, "--format", "github")
    #expect(answer.output.hasPrefix("::error file=packs/sample/pack.yaml,line=7,"))
  }

  @Test("every format says where the word ends that a finding is about")
  func ends() throws {
    let world = world(("extends: sample-base", "extends: sample-base\nnotes: x"))
    func output(_ format: String) throws -> String { try world.run("lint", "packs", "--format", format).output }
    #expect(try output("github").hasPrefix("::error file=packs/sample/pack.yaml,line=7,col=1,endLine=7,endColumn=6,"))
    #expect(try output("json").contains("\"endColumn\" : 6"))
    let sarif = try output("sarif")
    #expect(sarif.contains("\"endColumn\" : 6") && sarif.contains("\"endLine\" : 7"))
    #expect(try output("junit").contains(">packs/sample/pack.yaml:7:1-5: error: "))
  }

  @Test("explain says truly what can be left out in lint.yaml")
  func explain() throws {
    let world = ToolsWorld()
    #expect(try world.run("explain", "unknown-key").output.contains("the pack cannot be used with it"))
    for code in ["never-named", "treatment-advice", "missing-why"] {
      #expect(try world.run("explain", code).output.contains("It can be left out in lint.yaml"), "\(code)")
    }
    var pack = self.world(Self.softFood)
    #expect(try pack.run("lint", "sample").output.contains("[never-named]"))
    pack.files["packs/sample/lint.yaml"] =
      "suppress:\n  - {rule: never-named, because: Kept for later., until: 2999-01-01}\n"
    #expect(try pack.run("lint", "sample").output == "Checked 1 pack. No errors or warnings.\n")
  }

  @Test("show says what is in force, and with --origins where it comes from")
  func show() throws {
    let plain = try ToolsWorld().run("show", "sample")
    #expect(plain.failure == nil)
    #expect(!plain.output.contains("pack.yaml"))
    for text in [
      "Sample condition, revision 3", "builds on sample-base",
      "prickle: Prickling (1 to 10, high is worse, the worst value of the day counts)",
      "sites: elbows, knees", "crunchy: Crunchy food", "crackers, carrot, toast",
      "fatigue, pain, mood, energy, prickle", "sleep: Sleep, weight 40", "points: 2 → 60, 7 → 0",
      "all of stress, short-sleep",
      "tomorrow.high: Tomorrow looks hard[: {reason}].", "nobody-1999: On short nights",
      "symptoms: Which symptoms affect you most? (choices)",
    ] { #expect(plain.output.contains(text), "\(text)") }
    let origins = try ToolsWorld().run("show", "sample", "--origins").output
    #expect(origins.contains("points: 2 → 60, 7 → 0\n        from packs/sample/pack.yaml:19:17"))
    #expect(origins.contains("sleep.quality\n        from packs/sample-base/pack.yaml:78:15"))
    #expect(
      try ToolsWorld().run("show", "smaple").failure?.message == "There is no pack “smaple”. Did you mean “sample”?")
  }

  @Test("metrics lists what can be named, with a pack's own when one is named")
  func metrics() throws {
    let plain = try ToolsWorld().run("metrics").output
    #expect(
      plain.contains(
        """
        exercise.minutes\n  0 to 1440 minutes  day: sum  days: sum\n    missing: none once exercise was logged, else \
        unknown\n
        """
      )
    )
    #expect(
      plain.contains("stress.level\n  0 to 10 points   high is worse   day: mean   days: mean   missing: unknown\n"))
    #expect(!plain.contains("symptom."))
    let own = try ToolsWorld().run("metrics", "sample").output
    #expect(own.contains("symptom.prickle\n") && own.contains("food-group.crunchy\n"))
  }

  @Test("metrics lists families under a heading of their own, with the words that they take")
  func families() {
    func family(_ prefix: String, words: [String]?) -> MetricFamily {
      MetricFamily(prefix: prefix, placeholder: "name", words: words, about: "For tests.") { id, word in
        MetricDefinition(
          id: id, name: .verbatim(word), unit: "times", range: 0...9, direction: nil, fold: .sum, absence: .unknown,
          about: "")
      }
    }
    let view = PackMetricsView(
      MetricCatalogue(
        definitions: [], families: [family("outing.", words: ["park", "town"]), family("own.", words: nil)]))
    let text = TextStyle.file.text(of: view)
    #expect(text.hasPrefix("Families of metrics\n"))
    #expect(text.contains("outing.<name>\n  one of park, town\n") && text.contains("own.<name>\n  any word\n"))
  }

  @Test(
    "every command answers in JSON with the name of its shape, and in plain lines",
    arguments: [
      (["list"], "pack-list/1"), (["show", "sample", "--origins"], "pack/1"), (["lint"], "pack-lint/2"),
      (["metrics"], "pack-metrics/1"),
      (["test"], "pack-test/1"),
    ])
  func json(_ words: [String], _ schema: String) throws {
    var world = world(scenarios: Self.good)
    world.format = .json
    let output = try world.run(words).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == schema)
    world.format = .text
    world.isPlain = true
    let plain = try world.run(words).output
    #expect(!plain.isEmpty && !plain.contains("\u{1B}") && plain.hasSuffix("\n"))
  }

  @Test(
    "the list of rules fits the screen, however narrow, and every name stands there whole",
    arguments: [30, 40, 59, 60, 80, 120])
  func rules(width: Int) {
    let list = RuleListView()
    let text = TextStyle(width: width, usesColour: false, isPlain: false).text(of: list)
    for line in text.split(separator: "\n") { #expect(line.visibleWidth <= width, "\(line)") }
    // A column so narrow that it holds a word a line reads badly.
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(list.rules.allSatisfy { words.contains("\($0.code): \($0.name)") })
    #expect(text.split(separator: "\n").count <= list.rules.count * 3)
  }

  @Test(
    "no line of an answer is wider than the screen", arguments: [["list"], ["metrics"], ["test"], ["show", "sample"]])
  func width(_ words: [String]) throws {
    for line in try world(scenarios: Self.bad).run(words).output.split(separator: "\n") {
      #expect(line.visibleWidth <= 80, "\(line)")
    }
  }
}
