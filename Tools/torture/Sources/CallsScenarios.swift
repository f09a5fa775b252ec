import Foundation

/// A command that is killed at each of its system calls, and the home that it runs in.
struct CallsScenario {
  let name: String
  let words: [String]
  /// Whether what was there gives way to something else.
  var replaces = false
  /// Whether all of the command is there only with as many backups as without the harm. A copy before an update may
  /// be there twice after a kill, and is not made where there is no room for it.
  var countsBackups = true
  /// Makes the home, once.
  let prepare: (Program) throws -> Void

  /// - Parameters:
  ///   - folder: Where files lie that are no part of a home.
  ///   - oldJournal: SQL of a journal of an earlier form.
  static func all(folder: String, oldJournal: String) -> [CallsScenario] {
    let diary = "\(folder)/diary.csv"
    let backup = "\(folder)/saved.backup"
    return [
      CallsScenario(name: "log", words: ["log", "symptom", "pain", "4", "notes=new"], prepare: fill),
      CallsScenario(name: "check-in", words: ["check-in", "pain=6", "fatigue=2", "notes=new"], prepare: fill),
      CallsScenario(name: "undo", words: ["undo"], prepare: fill),
      CallsScenario(name: "conditions add", words: ["conditions", "add", "migraine"], prepare: fill),
      CallsScenario(name: "import", words: ["import", "csv", diary, "--yes"]) { program in
        try fill(program)
        let rows = (1...9).map { "2026-03-0\($0),\($0),\(10 - $0)" }
        try (["date,pain,fatigue"] + rows).joined(separator: "\n").write(
          toFile: diary, atomically: false, encoding: .utf8)
      },
      CallsScenario(name: "backup create", words: ["backup", "create"], prepare: fill),
      CallsScenario(
        name: "backup restore", words: ["backup", "restore", backup, "--in-place", "--confirm", "restore backup"],
        replaces: true
      ) { program in
        try fill(program)
        try program.must(["backup", "create", "--to", backup, "--force", "--json"])
        try program.must(["log", "food", "lunch", "stew", "notes=later", "--json"])
      },
      CallsScenario(name: "migrate", words: ["list", "--days", "9"], countsBackups: false) { program in
        try FileManager.default.createDirectory(
          atPath: program.home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let sqlite = try ChildProcess(
          ["sqlite3", "\(program.home)/journal.sqlite", ".read \(oldJournal)"],
          environment: ProcessInfo.processInfo.environment)
        guard sqlite.finish() == .exit(0) else { throw Fault("sqlite3 cannot read \(oldJournal)") }
        chmod("\(program.home)/journal.sqlite", 0o600)
      },
    ]
  }

  /// Somebody who has logged a little, and changed and deleted some of it.
  private static func fill(_ program: Program) throws {
    try program.onboard()
    try program.must(["log", "symptom", "pain", "3", "notes=first", "--json"])
    let saved = try program.must(["log", "food", "lunch", "soup, bread", "notes=second", "--json"])
    let id = saved.json?["entries"]?.list?.first?["id"]?.text ?? ""
    try program.must(["edit", id, "notes=changed", "--json"])
    try program.must(["settings", "set", "colour", "never", "--json"])
    try program.must(["log", "exercise", "walking", "30m", "light", "notes=third", "--json"])
  }
}
