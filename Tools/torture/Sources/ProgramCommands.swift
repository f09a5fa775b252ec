import Foundation
import TrackerCore
import TrackerStatistics

/// One command line, and what must be there once it was acknowledged.
struct ProgramCommand {
  enum Claim: Hashable {
    /// The entries that the answer names.
    case entries
    /// A tombstone after the entries that the answer names.
    case deletion
    /// The reverted actions that the answer names.
    case reversal
    /// An action that names the file, with one entry for each of so many cells.
    case imported(cells: Int)
    /// An action of the command.
    case action
    case setting(String, String)
    /// A file that can be read back.
    case backup
    /// Nothing changes.
    case nothing
  }

  var words: [String]
  /// What its action is called in the journal.
  var name: String
  var claim: Claim
}

/// Draws command lines of all kinds.
struct ProgramDraw {
  /// Entries that were acknowledged lately.
  var known: [String] = []
  private var notes = 0
  private var imports = 0
  private let folder: String
  private let hasBackups: Bool
  private let today: Day

  init(folder: String, hasBackups: Bool, today: Day) {
    self.folder = folder
    self.hasBackups = hasBackups
    self.today = today
  }

  mutating func command(_ random: inout SplitMix64) throws -> ProgramCommand {
    var command = try draw(&random)
    command.words.append("--json")
    return command
  }

  private mutating func note() -> String {
    notes += 1
    return "u\(notes)"
  }

  private func day(_ random: inout SplitMix64) -> Day { today.advanced(by: -Int.random(in: 0...40, using: &random)) }

  private mutating func draw(_ random: inout SplitMix64) throws -> ProgramCommand {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: return log(&random)
    case 30..<38:
      let day = day(&random)
      let answers = [1...10, 1...10].map { Int.random(in: $0, using: &random) }
      return ProgramCommand(
        words: ["check-in", "pain=\(answers[0])", "fatigue=\(answers[1])", "notes=\(note())", "--date", "\(day)"],
        name: "check-in", claim: .entries)
    case 38..<48:
      guard let id = known.randomElement(using: &random) else { return log(&random) }
      return ProgramCommand(words: ["edit", id, "notes=\(note())"], name: "edit", claim: .entries)
    case 48..<53:
      guard let id = known.randomElement(using: &random) else { return log(&random) }
      return ProgramCommand(words: ["delete", id], name: "delete", claim: .deletion)
    case 53..<61: return ProgramCommand(words: ["undo"], name: "undo", claim: .reversal)
    case 61..<66: return ProgramCommand(words: ["redo"], name: "redo", claim: .reversal)
    case 66..<70:
      let what = ["exercise", "food", "pain", "alcohol"].randomElement(using: &random) ?? "pain"
      return ProgramCommand(words: ["no", what, "--date", "\(day(&random))"], name: "no", claim: .entries)
    case 70..<76:
      let pack = ["migraine", "fibromyalgia", "arthritis"].randomElement(using: &random) ?? "migraine"
      let verb = Bool.random(using: &random) ? "add" : "end"
      return ProgramCommand(words: ["conditions", verb, pack], name: "conditions \(verb)", claim: .action)
    case 76..<80:
      let value = ["auto", "always", "never"].randomElement(using: &random) ?? "auto"
      return ProgramCommand(words: ["settings", "set", "colour", value], name: "", claim: .setting("colour", value))
    case 80..<82:
      let value = ["terminal", "dark", "light"].randomElement(using: &random) ?? "dark"
      return ProgramCommand(words: ["settings", "set", "theme", value], name: "", claim: .setting("theme", value))
    case 82..<85:
      let sleep = Int.random(in: 20...40, using: &random)
      return ProgramCommand(
        words: ["tune", "set", "sleep=\(sleep)", "exercise=\(80 - sleep)", "food=10", "load=10"]
          + ["--condition", "universal"],
        name: "tune set", claim: .nothing)
    case 85..<89: return try importing(&random)
    default: return reading(&random)
    }
  }

  private mutating func log(_ random: inout SplitMix64) -> ProgramCommand {
    let level = Int.random(in: 1...10, using: &random)
    let lines = [
      ["symptom", "pain", "\(level)"], ["symptom", "fatigue", "\(level)"],
      ["food", "lunch", "soup, bread"], ["food", "dinner", "2 beers"], ["rest", "\(level)h"],
      ["exercise", "walking", "\(10 * level)m", "light"], ["activity", "work", "\(level)h", "stress=\(level)"],
      ["medication", "aspirin", "\(100 * level)mg"], ["custom", "steps", "\(1_000 * level)"],
    ]
    let line = lines[Int.random(in: 0..<lines.count, using: &random)]
    return ProgramCommand(
      words: ["log"] + line + ["notes=\(note())", "--date", "\(day(&random))", "--yes"], name: "log \(line[0])",
      claim: .entries)
  }

  private mutating func importing(_ random: inout SplitMix64) throws -> ProgramCommand {
    let name = "diary-\(note()).csv"
    // Days of its own: the same day and value in another file of these columns is no change.
    imports += 1
    let first = Day(number: 12_000 + 4 * imports)
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { row in
      "\(first.advanced(by: row)),\(Int.random(in: 1...10, using: &random)),\(Int.random(in: 1...10, using: &random))"
    }
    try (["date,pain,fatigue"] + rows).joined(separator: "\n").write(
      toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    return ProgramCommand(
      words: ["import", "csv", "\(folder)/\(name)", "--yes"], name: "import csv \(name)",
      claim: .imported(cells: 2 * rows.count))
  }

  private mutating func reading(_ random: inout SplitMix64) -> ProgramCommand {
    var lines = [
      ["today"], ["today", "--more"], ["predict"], ["predict", "--explain"], ["list", "--days", "5"], ["accuracy"],
      ["conditions"], ["settings"], ["undo", "--list"], ["flares"],
      ["export", "all", "\(folder)/\(note()).jsonl"],
    ]
    if hasBackups {
      lines += [["backup", "list"]]
      if random.chance(0.3) {
        return ProgramCommand(words: ["backup", "create"], name: "backup create", claim: .backup)
      }
    }
    return ProgramCommand(words: lines[Int.random(in: 0..<lines.count, using: &random)], name: "", claim: .nothing)
  }
}
