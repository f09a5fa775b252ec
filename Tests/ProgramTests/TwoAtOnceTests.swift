import Foundation
import Testing

extension ProgramTests {
  /// Two commands at the same moment answer as if one had come after the other: what either says it did is there
  /// afterwards, and what was refused changed nothing.
  @Suite struct TwoAtOnceTests {
    @Test("two commands at once end as one after the other", arguments: Pair.all)
    func pairs(_ pair: Pair) async throws {
      let model = try await ProgramHome.onboarded()
      try Data("date,pain\n2026-01-05,3\n2026-01-06,4\n".utf8).write(
        to: URL(fileURLWithPath: "\(model.path)/diary.csv"))
      for line in pair.before {
        let done = try await model.run(line)
        try #require(done.code == 0, "\(line): \(done.errors)")
      }
      for _ in 0..<pair.rounds {
        let home = try model.copy()
        let id = pair.needsEntry ? try await home.ids().first ?? "" : ""
        let lines = [pair.first, pair.second].map { home.words(of: $0.replacing("ID", with: id)) }
        let results = try await Program.together(lines[0], lines[1], home: home)
        let found = try await Outcome(of: results, in: home, looking: pair.outcomes)
        #expect(pair.outcomes.contains(found), "\(found)\n\(results.map { $0.output + $0.errors })")
      }
    }

    @Test("two commands that set up the same home leave one person set up")
    func onboarding() async throws {
      let home = try ProgramHome()
      let lines = ["Ada", "Bob"].map { name in ProgramHome.onboard.map { $0 == "T" ? name : $0 } }
      let results = try await Program.together(lines[0], lines[1], home: home)
      let kept = try await home.run("onboard --json").output
      #expect(results.map(\.code).sorted { $0 ?? -1 < $1 ?? -1 } == [0, 2])
      #expect(kept.contains(results[0].code == 0 ? "Ada" : "Bob"), "\(kept)")
    }
  }
}

/// Two command lines, and how they may end. In a line `HOME` is the home, which has a diary of two days as `diary.csv`,
/// and `ID` the id of its one entry.
struct Pair: Sendable, CustomTestStringConvertible {
  var first: String
  var second: String
  var before: [String]
  /// More where the moment in which one could be lost is short.
  var rounds: Int
  /// What may be there afterwards, by which of the two say that they are done.
  var outcomes: [Outcome]

  var needsEntry: Bool { first.contains("ID") || second.contains("ID") }
  var testDescription: String { "\(first) & \(second)" }

  init(_ first: String, _ second: String, after before: [String] = [], rounds: Int = 1, _ outcomes: Outcome...) {
    (self.first, self.second, self.before, self.rounds, self.outcomes) = (first, second, before, rounds, outcomes)
  }

  static let all = own + entries + days + fasts + undoing + conditions + settings + tuning + files

  private static let bread = "log food snack bread"

  private static let entries = [
    Pair(bread, "no food", rounds: 2, .both(.kinds("food")), .first(.kinds("food"))),
    Pair(bread, "no food bread", rounds: 2, .both(.kinds("food")), .first(.kinds("food"))),
    Pair("no food", "no food", .both(.kinds("none"))),
    Pair("check-in pain=3", "check-in pain=4", .both(.kinds("check-in", "check-in"))),
    // A night that is over, whatever the time of day is now.
    Pair(
      "log rest 23:00-06:00 day=yesterday", "log rest 22:00-05:00 day=yesterday",
      .first(.kinds("rest")), .second(.kinds("rest"))),
    Pair("edit ID type=lunch", "edit ID notes=late", after: [bread], .both(.says("list", ["lunch", "late"]))),
    // The later one counts, and the history has both.
    Pair(
      "edit ID notes=early", "edit ID notes=late", after: [bread], rounds: 2,
      .both(.says("undo --list", ["early", "late"]))),
    Pair("edit ID type=lunch", "delete ID", after: [bread], .both(.kinds()), .second(.kinds())),
    Pair("delete ID", "delete ID", after: [bread], .first(.kinds()), .second(.kinds())),
    Pair("delete ID", "trash restore ID", after: [bread], .both(.kinds("food")), .first(.kinds())),
  ]

  private static let own = [
    Pair(
      knees, knees, rounds: 2, .first(.says("own", ["wobbly-knees"])), .second(.says("own", ["wobbly-knees"]))),
    Pair(
      "own merge jelly wobbly-knees", "log symptom jelly 9", after: [knees, "own add jelly --symptom", "jelly 2"],
      rounds: 3, .both(.kinds("symptom", "symptom"), .says("own show wobbly-knees", ["\"lastValue\" : 9"]))),
  ]

  private static let knees = "own add wobbly-knees --symptom"

  private static let days = [
    Pair("day close", bread, .both(.kinds("day", "food"))),
    Pair("day close", "day close", .both(.kinds("day"))),
    Pair("flares open", "flares open", .both(.kinds("flare"))),
  ]

  private static let fasts = [
    Pair("fast start", "fast start 16h", rounds: 2, .first(.says("fast", running)), .second(.says("fast", running))),
    Pair("fast stop", "fast stop", after: [yesterday], .first(.kinds("fast")), .second(.kinds("fast"))),
    Pair("fast stop", "fast cancel", after: [yesterday], .first(.kinds("fast")), .second(.kinds())),
    Pair("fast pause", "fast pause", after: [yesterday], .first(.says("fast", paused)), .second(.says("fast", paused))),
    Pair(
      "fast pause", "fast stop", after: [yesterday], .both(.kinds("fast")), .second(.kinds("fast"))),
    Pair(
      "fast edit goal=14h", "fast edit note=soup", after: [yesterday],
      .both(.says("fast", ["\"goal\" : 14", "\"notes\" : \"soup\""]))),
  ]

  private static let yesterday = "fast start at=12:00 day=yesterday"
  private static let running = ["\"running\" :"]
  private static let paused = ["\"pausedSince\" :"]

  private static let undoing = [
    Pair("undo", "undo", after: [bread, bread, bread], .both(.kinds("food"))),
    Pair("undo", "undo", after: [bread], .first(.kinds()), .second(.kinds())),
    Pair("redo", "redo", after: [bread, bread, "undo", "undo"], .both(.kinds("food", "food"))),
    Pair("redo", "redo", after: [bread, "undo"], .first(.kinds("food")), .second(.kinds("food"))),
    // Undoing takes back the deleting where that came first, else the entry, which leaves nothing to delete.
    Pair("delete ID", "undo", after: [bread], .both(.kinds("food")), .second(.kinds())),
  ]

  private static let conditions = [
    Pair(
      "conditions add migraine", "conditions add fibromyalgia",
      .both(.conditions("fibromyalgia", "migraine", "universal"))),
    Pair(
      "conditions add migraine", "conditions add migraine", .first(.conditions("migraine", "universal")),
      .second(.conditions("migraine", "universal"))),
    Pair(
      "conditions end migraine", "conditions add fibromyalgia", after: ["conditions add migraine"],
      .both(.conditions("fibromyalgia", "universal"))),
    Pair(
      "conditions end migraine", "conditions end universal", after: ["conditions add migraine"],
      .first(.conditions("universal")), .second(.conditions("migraine"))),
    Pair(
      "conditions end migraine", bread, after: ["conditions add migraine"],
      .both(.conditions("universal"), .kinds("food"))),
    Pair("onboard --change --name Zoe", "onboard --change --impact 8", .both(.says("onboard", ["Zoe", "8"]))),
    Pair(
      aches, aches, rounds: 2,
      .first(.conditions("my-aches", "universal"), .file("packs/my-aches/pack.yaml", ["Aches"])),
      .second(.conditions("my-aches", "universal"), .file("packs/my-aches/pack.yaml", ["Aches"]))),
  ]

  private static let aches = "conditions add other --answer condition=Aches --answer own_symptoms=stiffness"

  private static let settings = [
    Pair(
      "settings set colour never", "settings set theme dark", rounds: 4,
      .both(.setting("colour", "never"), .setting("theme", "dark"))),
    Pair(
      "settings reset colour", "settings reset theme", after: ["settings set colour never", "settings set theme dark"],
      rounds: 4, .both(.setting("colour", "auto"), .setting("theme", "terminal"))),
    Pair(
      "settings set day_start 05:00", "settings set colour never",
      .both(.setting("day_start", "05:00"), .setting("colour", "never"))),
    Pair("settings set day_start 05:00", bread, .both(.setting("day_start", "05:00"), .kinds("food"))),
  ]

  private static let tuning = [
    Pair(
      "tune set short-sleep.log_odds=0.4", "tune set long-sleep.log_odds=0.6",
      .both(.says("tune show", ["0.4", "0.6"]))),
    Pair(
      "tune set short-sleep.log_odds=0.4 --file HOME/own.yaml", "tune set long-sleep.log_odds=0.6 --file HOME/own.yaml",
      after: [weights, "tune export HOME/own.yaml --draft --by Ada --because nights"], rounds: 4,
      .both(.file("own.yaml", ["0.4", "0.6"]))),
    Pair(
      "tune apply --by Ada --because nights", "tune apply --by Bob --because meals", after: [weights],
      .first(.says("tune history", ["Ada"])), .second(.says("tune history", ["Bob"]))),
    Pair("tune revert", "tune revert", after: [weights, "tune apply --by Ada --because nights"], .first(), .second()),
  ]

  private static let weights = "tune set sleep=36 food=24"

  private static let files = [
    Pair(diary, diary, .both(.kinds(imported, imported))),
    // Undoing takes back what was saved last.
    Pair(diary, "undo", after: [bread], .both(.kinds("food")), .both(.kinds(imported, imported))),
  ]

  private static let diary = "import csv HOME/diary.csv --yes"
  private static let imported = "measurement"
}

/// Which of two commands said that they did what they were asked, and what is there afterwards.
struct Outcome: Sendable, Hashable {
  /// 0 for the first of them, 1 for the second.
  var done: [Int]
  var left: [Fact]

  enum Fact: Sendable, Hashable {
    /// The kinds of all entries, in the order of the alphabet.
    case kinds(_ ids: [String])
    /// Those that are tracked, in the order of the alphabet.
    case conditions(_ ids: [String])
    case setting(_ id: String, _ value: String)
    /// Words that the JSON of a command has, in the order in which they are listed here.
    case says(_ command: String, _ words: [String])
    /// Words of a file in the home.
    case file(_ path: String, _ words: [String])

    static func kinds(_ ids: String...) -> Fact { .kinds(ids) }
    static func conditions(_ ids: String...) -> Fact { .conditions(ids) }
  }

  private init(done: [Int], left: [Fact]) { (self.done, self.left) = (done, left) }

  static func both(_ left: Fact...) -> Outcome { Outcome(done: [0, 1], left: left) }
  static func first(_ left: Fact...) -> Outcome { Outcome(done: [0], left: left) }
  static func second(_ left: Fact...) -> Outcome { Outcome(done: [1], left: left) }

  /// What two commands said and left, as far as the outcomes that may be say what to look at.
  init(of results: [Program.Result], in home: ProgramHome, looking outcomes: [Outcome]) async throws {
    // What ended in no way that people know counts as neither.
    let isSound = results.allSatisfy { $0.code == 0 || $0.code == 2 }
    done = isSound ? results.indices.filter { results[$0].code == 0 } : [-1]
    left = []
    let expected = outcomes.first { [done] in $0.done == done } ?? outcomes.first
    for fact in expected?.left ?? [] { left.append(try await Outcome.now(fact, in: home)) }
  }

  /// The fact as it is in a home.
  private static func now(_ fact: Fact, in home: ProgramHome) async throws -> Fact {
    func all(_ line: String, _ list: String) async throws -> [[String: Any]] {
      try #require(try await home.run("\(line) --json").json()[list] as? [[String: Any]])
    }
    switch fact {
    case .kinds:
      return .kinds(try await all("list --days 400", "entries").compactMap { $0["kind"] as? String }.sorted())
    case .conditions:
      let tracked = try await all("conditions", "conditions").filter { $0["ended"] as? String == nil }
      return .conditions(tracked.compactMap { $0["id"] as? String }.sorted())
    case .setting(let id, _):
      let setting = try await all("settings", "settings").first { $0["id"] as? String == id }
      return .setting(id, setting?["value"] as? String ?? "")
    case .says(let command, let words):
      let output = try await home.run("\(command) --json").output
      return .says(command, words.filter(output.contains))
    case .file(let path, let words):
      let text = try String(contentsOf: URL(fileURLWithPath: "\(home.path)/\(path)"), encoding: .utf8)
      return .file(path, words.filter(text.contains))
    }
  }
}

extension ProgramHome {
  /// The words of a line in which `HOME` is this home.
  func words(of line: String) -> [String] {
    line.split(separator: " ").map { String($0).replacing("HOME", with: path) }
  }

  func run(_ line: String) async throws -> Program.Result { try await Program.run(words(of: line), home: self) }
}
