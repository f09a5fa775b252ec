import Foundation
import TrackerCore
import TrackerStatistics
import TrackerStorage

/// Several programs write one journal and are killed at any time; what was acknowledged is looked for in it.
struct JournalTorture {
  let operations: Int
  let processes: Int
  let seed: UInt64
  /// How many acknowledged operations are between two looks at everything.
  let round: Int
  /// How many operations a journal gets before a new one is begun.
  let journalOperations: Int
  let folder: String
  /// Faults on purpose, to see that they are found: SQL that is run before each look, and workers that acknowledge
  /// what is not yet written.
  let sabotage: String?
  let acknowledgesEarly: Bool

  init(_ arguments: Arguments) throws {
    operations = try arguments.number("operations", else: 100_000)
    processes = try arguments.number("processes", else: 4)
    seed = UInt64(try arguments.number("seed", else: 1))
    round = try min(arguments.number("round", else: 20_000), operations)
    journalOperations = try arguments.number("journal", else: 60_000)
    folder = try arguments.text("folder") ?? scratchFolder()
    sabotage = arguments.text("sabotage")
    acknowledgesEarly = arguments.has("early")
    guard (1...8).contains(processes) else { throw Fault("--processes is from 1 to 8") }
  }

  func run() throws {
    let started = ContinuousClock.now
    say("journal: \(operations) operations, \(processes) processes, seed \(seed)")
    var total = Tally()
    var number = 0
    while total.acknowledged < operations {
      let home = "\(folder)/journal-\(number)"
      var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
      let one = try JournalRun(self, number: number, home: home)
      let wanted = min(journalOperations, operations - total.acknowledged)
      while one.tally.acknowledged < wanted {
        let before = one.tally
        let began = ContinuousClock.now
        try one.run(until: min(wanted, before.acknowledged + round), random: &random)
        let faults = try one.faults()
        say(
          "round \(total.rounds + 1): journal \(number), \((one.tally - before).text), \(faults.count) faults, "
            + "seed \(seed), \(began.duration(to: .now).inSeconds)")
        guard faults.isEmpty else {
          for fault in faults { say("  \(fault)") }
          throw Fault("the journal is kept in \(home)")
        }
        total.rounds += 1
      }
      total = total + one.tally
      number += 1
      try FileManager.default.removeItem(atPath: home)
    }
    say("journal: \(total.rounds) rounds, \(total.text), 0 faults, \(started.duration(to: .now).inSeconds)")
  }
}

/// What was counted.
struct Tally {
  var acknowledged = 0
  var kills = 0
  /// Kills in the middle of an action, by what the journal had of it afterwards.
  var kept = 0
  var gone = 0
  var refused = 0
  var revisions = 0
  var rounds = 0

  var text: String {
    "\(acknowledged) acknowledged, \(kills) kills (in the middle of an action: \(kept) there, \(gone) not), "
      + "\(refused) refused, \(revisions) revisions checked"
  }

  static func + (left: Tally, right: Tally) -> Tally { left.adding(right, times: 1) }
  static func - (left: Tally, right: Tally) -> Tally { left.adding(right, times: -1) }

  private func adding(_ other: Tally, times: Int) -> Tally {
    Tally(
      acknowledged: acknowledged + times * other.acknowledged, kills: kills + times * other.kills,
      kept: kept + times * other.kept, gone: gone + times * other.gone, refused: refused + times * other.refused,
      revisions: revisions + times * other.revisions, rounds: rounds + times * other.rounds)
  }
}

/// One journal with its workers.
private final class JournalRun {
  private(set) var tally = Tally()
  private let torture: JournalTorture
  private let home: String
  private let number: Int
  private let logs: [LedgerFile]
  private var workers: [ChildProcess?]
  private var starts = 0

  init(_ torture: JournalTorture, number: Int, home: String) throws {
    self.torture = torture
    self.number = number
    self.home = home
    try FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    logs = try (0..<torture.processes).map { worker in
      let path = JournalRun.log(home, worker)
      guard FileManager.default.createFile(atPath: path, contents: nil) else { throw Fault("\(path) cannot be made") }
      return try LedgerFile(path)
    }
    workers = Array(repeating: nil, count: torture.processes)
  }

  private static func log(_ home: String, _ worker: Int) -> String { "\(home)/worker-\(worker).log" }

  /// Lets all of them work, and kills one after the other, until so much is acknowledged; then kills them all.
  func run(until wanted: Int, random: inout SplitMix64) throws {
    for worker in workers.indices { try start(worker) }
    while try count() < wanted {
      usleep(UInt32.random(in: 20_000...400_000, using: &random))
      let worker = Int.random(in: workers.indices, using: &random)
      try end(worker)
      try start(worker)
    }
    for worker in workers.indices.shuffled(using: &random) { try end(worker) }
    try count()
  }

  @discardableResult
  private func count() throws -> Int {
    let ledgers = try logs.map { try $0.all() }
    if let fault = ledgers.flatMap(\.faults).first {
      for worker in workers { worker?.kill() }
      throw Fault(fault)
    }
    tally.acknowledged = ledgers.map(\.acknowledged).reduce(0, +)
    tally.refused = ledgers.map(\.refused).reduce(0, +)
    return tally.acknowledged
  }

  private func start(_ worker: Int) throws {
    starts += 1
    let early = torture.acknowledgesEarly ? ["--early"] : []
    workers[worker] = try ChildProcess(
      [
        CommandLine.arguments[0], "worker", "--home", home, "--log", JournalRun.log(home, worker), "--worker",
        "\(worker + 1)", "--seed", "\(torture.seed &* 1_000 &+ UInt64(number * 8 + worker + 1))",
      ] + early, environment: ProcessInfo.processInfo.environment)
  }

  /// Kills a worker, and finds out what became of what it was at.
  private func end(_ worker: Int) throws {
    guard let process = workers[worker] else { return }
    process.kill()
    workers[worker] = nil
    let ending = process.finish()
    let ledger = try logs[worker].all()
    guard ending == .signal(SIGKILL) else {
      throw Fault("worker \(worker) ended by itself: \(ending) \(ledger.faults.joined(separator: ", "))")
    }
    tally.kills += 1
    guard let attempt = ledger.inFlight else { return }
    let isKept = try settle(attempt, of: worker, after: ledger)
    guard let isKept else { throw Fault("worker \(worker): half of action \(attempt.number) is there; see \(home)") }
    tally.kept += isKept ? 1 : 0
    tally.gone += isKept ? 0 : 1
    guard let log = FileHandle(forWritingAtPath: JournalRun.log(home, worker)) else { throw Fault("no log") }
    log.seekToEndOfFile()
    try log.write(contentsOf: Data("\(LedgerLine.resolved(attempt.number, isKept: isKept).text)\n".utf8))
    try logs[worker].all()
  }

  /// Whether what a kill interrupted is there; nil where half of it is.
  ///
  /// SQLite may find a transaction that was written whole and not yet announced, but only if it makes the log good
  /// again before anything else is written. So something else is written first: what is there then, stays.
  private func settle(_ attempt: Ledger.Attempt, of worker: Int, after ledger: Ledger) throws -> Bool? {
    // A journal that is not made yet has nothing.
    guard let journal = try SQLiteJournal.open(home: home, creating: false) else { return false }
    try journal.write("torture", at: Instant(seconds: 1_780_000_000)) { writing in
      try writing.cache("\(starts)", as: Content.settled)
    }
    // Nobody else writes its subjects.
    return try journal.read { try JournalVerifier.isKept(attempt, of: worker, after: ledger, in: $0) }
  }

  /// Looks at everything while nobody writes.
  func faults() throws -> [String] {
    if let sabotage = torture.sabotage {
      try ChildProcess(
        ["sqlite3", "\(home)/journal.sqlite", sabotage], environment: ProcessInfo.processInfo.environment
      ).finish()
    }
    guard let journal = try SQLiteJournal.open(home: home, creating: false) else { return ["there is no journal"] }
    defer { try? journal.close() }
    let ledgers = logs.map(\.ledger)
    tally.revisions = ledgers.map { $0.claims.values.map(\.count).reduce(0, +) }.reduce(0, +)
    return try JournalVerifier(journal: journal, home: home, ledgers: ledgers).faults()
  }
}
