import Foundation

/// Kills a command at every system call that changes anything, and lets each write and sync fail; then all of the
/// command is there or nothing, and everything else as before. It needs strace.
struct CallsTorture {
  private enum Harm: String, CaseIterable {
    case kill, full, broken

    /// As strace takes it.
    var injection: String {
      switch self {
      case .kill: "signal=KILL"
      case .full: "error=ENOSPC"
      case .broken: "error=EIO"
      }
    }
  }

  private let path: String
  private let folder: String
  private let oldJournal: String
  /// The names of the commands to try; nil for all.
  private let only: [String]?
  /// One call in so many is tried.
  private let every: Int
  private let harms: [Harm]

  init(_ arguments: Arguments) throws {
    path = try arguments.required("program")
    oldJournal = try arguments.required("old-journal")
    folder = try arguments.text("folder") ?? scratchFolder()
    only = arguments.text("only")?.split(separator: ",").map(String.init)
    every = try arguments.number("every", else: 1)
    let names = arguments.text("harm")?.split(separator: ",").map(String.init)
    harms =
      try names?.map { name in
        guard let harm = Harm(rawValue: name) else { throw Fault("--harm is kill, full or broken, not \(name)") }
        return harm
      } ?? Harm.allCases
  }

  func run() throws {
    let started = ContinuousClock.now
    let base = try Program(path: path, home: "\(folder)/none", folder: folder)
    let hasBackups = try base.must(["--help"]).output.contains("\n  backup")
    var (runs, faults) = (0, 0)
    for scenario in CallsScenario.all(folder: folder, oldJournal: oldJournal)
    where only?.contains(scenario.name) ?? true {
      if scenario.name.hasPrefix("backup"), !hasBackups {
        say("\(scenario.name): left out, as this program has no backups")
        continue
      }
      let one = try CallsRun(scenario, path: path, folder: "\(folder)/\(scenario.name.replacing(" ", with: "-"))")
      for harm in harms {
        let began = ContinuousClock.now
        let found = try one.run(harm.injection, isError: harm != .kill, every: every)
        runs += found.runs
        faults += found.faults.count
        say(
          "\(scenario.name), \(harm): \(found.runs) runs (\(found.done) done, \(found.undone) not at all), "
            + "\(found.faults.count) faults, \(began.duration(to: .now).inSeconds)")
        for fault in found.faults.prefix(12) { say("  \(fault)") }
      }
    }
    say("calls: \(runs) runs, \(faults) faults, \(started.duration(to: .now).inSeconds)")
    if faults > 0 { throw Fault("the homes are in \(folder)") }
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// One command, with what its home is before it, and after it when nothing happens to it.
private struct CallsRun {
  struct Found {
    var runs = 0
    /// How often all of the command was there afterwards, and nothing of it.
    var done = 0
    var undone = 0
    var faults: [String] = []
  }

  private let scenario: CallsScenario
  private let folder: String
  private let program: Program
  private let calls: SystemCalls
  private let before: State
  private let after: State

  /// What a home amounts to once the next command has run in it.
  private struct State {
    var journal: ExportedJournal
    var files: Set<String>
    /// How much of everything there is in the journal.
    var amounts: [String]
    var backups: Int
  }

  init(_ scenario: CallsScenario, path: String, folder: String) throws {
    self.scenario = scenario
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    program = try Program(path: path, home: "\(folder)/home", folder: folder)
    try scenario.prepare(try Program(path: path, home: "\(folder)/base", folder: folder))
    try CallsRun.copyBase(folder)
    before = try CallsRun.state(program)
    try CallsRun.copyBase(folder)
    let trace = "\(folder)/trace"
    let answer = try program.run(
      scenario.words + ["--json"],
      wrapper: ["strace", "-f", "-qq", "-o", trace, "-e", "trace=\(Self.known.joined(separator: ","))"])
    guard answer.isDone else { throw Fault("the command must work under strace: \(answer.text)") }
    calls = SystemCalls(trace: try String(contentsOfFile: trace, encoding: .utf8))
    after = try CallsRun.state(program)
    if calls.points.isEmpty { throw Fault("strace saw nothing of \(scenario.name)") }
  }

  /// Calls that this machine does not have are left out by the question mark.
  private static var known: [String] { SystemCalls.watched.map { "?\($0)" } }

  private static func copyBase(_ folder: String) throws {
    try? FileManager.default.removeItem(atPath: "\(folder)/home")
    try FileManager.default.copyItem(atPath: "\(folder)/base", toPath: "\(folder)/home")
  }

  /// Runs the next command, and looks at what is there then.
  private static func state(_ program: Program) throws -> State {
    let next = try program.run(["log", "medication", "aspirin", "10mg", "notes=next", "--json"])
    guard next.isDone else { throw Fault("the next command fails: \(next.text)") }
    let faults = try program.doctorFaults()
    guard faults.isEmpty else { throw Fault(faults.joined(separator: "; ")) }
    _ = try program.doctorFaults(["--fix"])
    let journal = try program.export()
    let names = program.files().map { $0.replacing(#/\d+/#, with: "0") }
    return State(
      journal: journal, files: Set(names), amounts: amounts(journal),
      backups: names.count { $0.hasSuffix(".backup") })
  }

  private static func amounts(_ journal: ExportedJournal) -> [String] {
    [
      "\(journal.actions.count) actions", "\(journal.entries.count) entries",
      "\(journal.entries.values.map(\.count).reduce(0, +)) revisions",
      "\(journal.documents.values.map(\.count).reduce(0, +)) of documents",
      "\(journal.entries.values.count { $0.last?.state != nil }) there",
    ]
  }

  func run(_ harm: String, isError: Bool, every: Int) throws -> Found {
    var found = Found()
    let points = calls.points.filter { !isError || SystemCalls.failing.contains($0.call) }
    for (index, point) in points.enumerated() where index.isMultiple(of: every) {
      found.runs += 1
      do {
        try CallsRun.copyBase(folder)
        let answer = try program.run(
          scenario.words + ["--json"],
          wrapper: [
            "strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(point.call)", "-e",
            "inject=\(point.call):\(harm):when=\(point.number)",
          ])
        let isDone = try look(at: answer, point, isError: isError)
        found.done += isDone ? 1 : 0
        found.undone += isDone ? 0 : 1
      } catch {
        found.faults.append("\(point), \(harm): \(error)")
      }
    }
    return found
  }

  /// - Returns: Whether all of the command is there; nothing of it is otherwise.
  /// - Throws: `Fault`.
  private func look(at answer: Program.Answer, _ point: SystemCalls.Point, isError: Bool) throws -> Bool {
    if isError {
      // A message that cannot be written says nothing.
      if let fault = answer.fault, !point.isOfMessage { throw Fault(fault) }
    } else if answer.ending != .signal(SIGKILL), answer.ending != .exit(0) {
      throw Fault("it ended by itself: \(answer.text)")
    }
    let now = try CallsRun.state(program)
    let isSame = isLike(before, after)
    let isDone = isLike(now, after)
    // The copy that was made of what was there may stay: it does no harm, and nothing says that it is no good.
    let isUndone = scenario.replaces ? now.amounts == before.amounts : isLike(now, before)
    guard isDone || isUndone else {
      throw Fault(
        "half of it is there: \(now.amounts), \(now.backups) backups; before it was \(before.amounts), "
          + "\(before.backups), and should be \(after.amounts), \(after.backups)")
    }
    try checkBefore(now, isDone: isDone)
    if answer.isDone || answer.isDoneUnanswered, !isDone {
      throw Fault("it said that it was done, and nothing is there: \(answer.text)")
    }
    let said = answer.failure?["message"]?.text ?? ""
    if isError, isDone, !isSame, !answer.isDone, ["othing was", "as not saved"].contains(where: said.contains) {
      throw Fault("it said that nothing was done, and all is there: \(answer.text)")
    }
    let left = now.files.subtracting(before.files).subtracting(after.files)
    if !left.isEmpty { throw Fault("it leaves \(left.sorted().joined(separator: ", "))") }
    let temporary = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/tmp")
    // SQLite removes a temporary file as soon as it has opened it; a kill between the two leaves an empty one.
    let isLeft = temporary.contains { isError || !$0.hasPrefix("etilqs_") }
    if !temporary.isEmpty {
      for name in temporary { try? FileManager.default.removeItem(atPath: "\(folder)/tmp/\(name)") }
      if isLeft { throw Fault("it leaves \(temporary.joined(separator: ", ")) in the folder for temporary files") }
    }
    return isDone
  }

  private func isLike(_ one: State, _ other: State) -> Bool {
    one.amounts == other.amounts && (!scenario.countsBackups || one.backups == other.backups)
  }

  /// Everything that was there is there, with all of its states.
  private func checkBefore(_ now: State, isDone: Bool) throws {
    let wanted = scenario.replaces && isDone ? after.journal : before.journal
    for (id, revisions) in wanted.entries where !isNext(revisions) {
      guard now.journal.entries[id]?.starts(with: revisions) == true else { throw Fault("\(id) is not as it was") }
    }
    for (id, revisions) in wanted.documents {
      guard now.journal.documents[id]?.starts(with: revisions) == true else { throw Fault("\(id) is not as it was") }
    }
  }

  /// Whether it is what the next command logged, which has another id each time.
  private func isNext(_ revisions: [ExportedJournal.Revision]) -> Bool {
    revisions.first?.state?["payload"]?["notes"]?.text == "next"
  }
}
