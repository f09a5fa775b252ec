import Foundation
import TrackerStatistics

/// Logs under a clock that jumps: back and forth by days, over the changes between summer and winter time, to 1970 and
/// to 2100. Everything acknowledged is there afterwards.
struct ClockTorture {
  private let path: String
  private let shim: String
  private let operations: Int
  private let seed: UInt64
  private let folder: String
  /// What `doctor` says, and has to say, once an entry was logged by a clock that was ahead.
  private static let toCome = "doctor, days to come: "

  init(_ arguments: Arguments) throws {
    path = try arguments.required("program")
    shim = try arguments.required("shim")
    operations = try arguments.number("operations", else: 60)
    seed = UInt64(try arguments.number("seed", else: 1))
    folder = try arguments.text("folder") ?? scratchFolder()
  }

  func run() throws {
    let started = ContinuousClock.now
    var program = try Program(path: path, home: "\(folder)/clock/home", folder: "\(folder)/clock")
    try program.onboard()
    var random = SplitMix64(seed: seed)
    var verifier = ProgramVerifier()
    var (acknowledged, refused, ahead) = (0, 0, 0)
    for number in 1...operations {
      let time = draw(&random)
      program.variables = ["LD_PRELOAD": shim, "TORTURE_TIME": "\(time)", "TZ": "Europe/Berlin"]
      let command = ProgramCommand(
        words: ["log", "symptom", "pain", "\(Int.random(in: 1...10, using: &random))", "notes=c\(number)", "--yes"]
          + ["--json"], name: "log symptom", claim: .entries)
      let began = ContinuousClock.now
      let answer = try program.run(command.words)
      let fault = answer.fault ?? verifier.add(command, answer, began: began).fault
      guard fault == nil, answer.duration < .seconds(30) else {
        throw Fault(fault ?? "it took \(answer.duration.inSeconds) at the time \(time)")
      }
      acknowledged += answer.isDone ? 1 : 0
      refused += answer.isDone ? 0 : 1
      if answer.isDone, Double(time) > Date().timeIntervalSince1970 + 2 * 86_400 { ahead += 1 }
    }
    program.variables = [:]
    let found = try verifier.faults(in: program)
    var faults = found.filter { !$0.hasPrefix(ClockTorture.toCome) }
    if ahead > 0, faults.count == found.count { faults.append("doctor says nothing of \(ahead) entries to come") }
    for fault in faults { say("  \(fault)") }
    let size = try FileManager.default.attributesOfItem(atPath: "\(program.home)/journal.sqlite")[.size] as? Int ?? 0
    say(
      "clock: \(operations) operations, \(acknowledged) acknowledged, \(refused) refused, \(verifier.claims) claims "
        + "checked, a journal of \(size / 1_024) KiB, \(faults.count) faults, seed \(seed), "
        + started.duration(to: .now).inSeconds)
    if !faults.isEmpty { throw Fault("the home is kept in \(program.home)") }
    try FileManager.default.removeItem(atPath: program.folder)
  }

  /// Seconds since 1970.
  private func draw(_ random: inout SplitMix64) -> Int {
    let now = Int(Date().timeIntervalSince1970)
    // The nights of 2026 in which Berlin changes its clocks, to within three hours.
    let changes = [1_774_746_000, 1_792_890_000]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Int.random(in: 0...86_400, using: &random)
    case 1: return 4_102_444_800 + Int.random(in: 0...86_400, using: &random)
    case 2, 3: return changes[Int.random(in: 0...1, using: &random)] + Int.random(in: -10_800...10_800, using: &random)
    case 4, 5: return now + 86_400 * Int.random(in: -30...30, using: &random)
    default: return now
    }
  }
}
