import Foundation
import TrackerCore
import TrackerStatistics

/// Random command lines from several processes at once on one home, killed at random times; everything acknowledged is
/// looked for in what `export all` writes.
struct ProgramTorture {
  let operations: Int
  let processes: Int
  let seed: UInt64
  let round: Int
  /// How many operations a home gets before a new one is begun.
  let homeOperations: Int
  let folder: String
  let path: String

  init(_ arguments: Arguments) throws {
    path = try arguments.required("program")
    operations = try arguments.number("operations", else: 2_000)
    processes = try arguments.number("processes", else: 4)
    seed = UInt64(try arguments.number("seed", else: 1))
    round = try arguments.number("round", else: 200)
    homeOperations = try arguments.number("home", else: 2_000)
    folder = try arguments.text("folder") ?? scratchFolder()
    guard (1...8).contains(processes) else { throw Fault("--processes is from 1 to 8") }
  }

  func run() throws {
    let started = ContinuousClock.now
    say("program: \(operations) operations, \(processes) processes, seed \(seed)")
    var total = ProgramTally()
    var number = 0
    while total.operations < operations {
      let one = try ProgramRun(self, number: number)
      while one.tally.operations < min(homeOperations, operations - total.operations) {
        let before = one.tally
        let began = ContinuousClock.now
        let faults = try one.run(min(round, operations - total.operations - before.operations))
        total.rounds += 1
        say(
          "round \(total.rounds): home \(number), \(one.tally.text(since: before)), \(one.claims) claims checked"
            + ", \(faults.count) faults, seed \(seed), \(began.duration(to: .now).inSeconds)")
        guard faults.isEmpty else {
          for fault in faults { say("  \(fault)") }
          throw Fault("the home is kept in \(one.program.home)")
        }
      }
      total.add(one.tally)
      number += 1
      try FileManager.default.removeItem(atPath: one.program.folder)
    }
    let refused = total.refusals.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    for line in refused { say("  refused: \(line)") }
    say(
      "program: \(total.rounds) rounds, \(total.text(since: ProgramTally())), 0 faults, "
        + started.duration(to: .now).inSeconds)
  }
}

/// What was counted.
struct ProgramTally {
  var operations = 0
  var acknowledged = 0
  var kills = 0
  var refused = 0
  var rounds = 0
  /// What was refused, in the program's words without what a person typed, and how often.
  var refusals: [String: Int] = [:]

  mutating func add(_ other: ProgramTally) {
    operations += other.operations
    acknowledged += other.acknowledged
    kills += other.kills
    refused += other.refused
    refusals.merge(other.refusals, uniquingKeysWith: +)
  }

  func text(since before: ProgramTally) -> String {
    "\(operations - before.operations) operations, \(acknowledged - before.acknowledged) acknowledged, "
      + "\(kills - before.kills) kills, \(refused - before.refused) refused"
  }
}

/// One home, with those who write in it.
private final class ProgramRun {
  private struct Slot {
    var command: ProgramCommand
    var running: Program.Running
    /// When to kill it; nil lets it end.
    var deadline: ContinuousClock.Instant?
    var isKilled = false
  }

  let program: Program
  private(set) var tally = ProgramTally()
  private let torture: ProgramTorture
  private var draw: ProgramDraw
  private var verifier = ProgramVerifier()
  private var random: SplitMix64
  private var slots: [Slot?]
  /// About how long a command takes that is let go on.
  private var usual: Duration = .milliseconds(60)
  /// Longer than any wait for a busy journal: what takes longer hangs.
  private static let patience: Duration = .seconds(60)

  var claims: Int { verifier.claims }

  init(_ torture: ProgramTorture, number: Int) throws {
    self.torture = torture
    let folder = "\(torture.folder)/program-\(number)"
    program = try Program(path: torture.path, home: "\(folder)/home", folder: folder)
    random = SplitMix64(seed: torture.seed &+ UInt64(number) &* 0x9E37_79B9)
    slots = Array(repeating: nil, count: torture.processes)
    try program.onboard()
    let help = try program.must(["--help"]).output
    let listed = try program.must(["today", "--json"]).json?["today"]?.text ?? ""
    let seconds = Int64(Date().timeIntervalSince1970)
    draw = ProgramDraw(
      folder: folder, hasBackups: help.contains("\n  backup"),
      today: Day(listed) ?? DayCalendar(zone: .utc).day(of: Instant(seconds: seconds)))
  }

  /// Runs so many commands, waits for the last, and says what is wrong then.
  func run(_ count: Int) throws -> [String] {
    var faults: [String] = []
    var left = count
    while faults.isEmpty, left > 0 || slots.contains(where: { $0 != nil }) {
      for place in slots.indices {
        if slots[place] != nil {
          if let fault = try look(at: place) { faults.append(fault) }
        } else if left > 0 {
          try start(place)
          left -= 1
        }
      }
      usleep(500)
    }
    for slot in slots {
      slot?.running.process.kill()
      slot?.running.process.finish()
    }
    guard faults.isEmpty else { return faults }
    for backup in verifier.backups.suffix(2) {
      let answer = try program.run(["backup", "verify", backup, "--json"])
      if !answer.isDone { faults.append("a backup is not whole: \(answer.text)") }
    }
    return try faults + verifier.faults(in: program)
  }

  private func start(_ place: Int) throws {
    let command = try draw.command(&random)
    let moment = random.chance(0.3) ? usual * Double.random(in: 0..<1.3, using: &random) : nil
    let running = try program.start(command.words, place: place)
    slots[place] = Slot(command: command, running: running, deadline: moment.map { ContinuousClock.now + $0 })
  }

  /// Takes in a command that has ended, or kills one whose time has come.
  private func look(at place: Int) throws -> String? {
    guard var slot = slots[place] else { return nil }
    guard let ending = slot.running.process.ending() else {
      if let deadline = slot.deadline, !slot.isKilled, .now >= deadline {
        slot.running.process.kill()
        slot.isKilled = true
        slots[place] = slot
      }
      return slot.running.started.duration(to: .now) > ProgramRun.patience
        ? "it hangs: \(slot.command.words.joined(separator: " "))" : nil
    }
    slots[place] = nil
    tally.operations += 1
    let answer = slot.running.answer(ending)
    if slot.isKilled, ending == .signal(SIGKILL) {
      tally.kills += 1
    } else {
      if let fault = answer.fault { return fault }
      if slot.deadline == nil { usual = (usual * 7 + answer.duration) / 8 }
      tally.acknowledged += answer.isDone ? 1 : 0
      tally.refused += answer.isDone ? 0 : 1
      if !answer.isDone, let why = answer.failure?["message"]?.text { tally.refusals[Self.plain(why), default: 0] += 1 }
    }
    let (saved, fault) = verifier.add(slot.command, answer, began: slot.running.started)
    draw.known = (draw.known + saved).suffix(40)
    return fault
  }

  /// A message without what differs from one time to the next.
  private static func plain(_ message: String) -> String {
    message.split(separator: " ").map { word in word.contains(where: \.isNumber) ? "…" : String(word) }
      .joined(separator: " ")
  }
}
