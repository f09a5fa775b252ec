import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerSimulation

/// Plays a simulated life into a home, command by command.
struct DemoLife {
  let environment: Environment
  /// Runs a command line as if typed at a time in a home.
  let runCommand: @Sendable (_ arguments: [String], _ now: Instant, _ home: String) -> CommandResult
  let pack: ConditionPack
  let home: String
  let days: Int

  /// - Returns: how many commands were run.
  /// - Throws: `Failure` when one of them fails: the demo takes no way that a person could not.
  func play(seed: UInt64, progress: (Int) -> Void) throws -> Int {
    let calendar = DayCalendar(zone: environment.zone)
    let today = calendar.day(of: environment.now)
    let first = today.advanced(by: 1 - days)
    var world = SimulatedWorld(pack: pack, metrics: environment.registry.catalogue)
    // Somebody with good and bad days both, so that there is something to see in sixty.
    world.margin = 0.5...0.9
    world.season = 0...0.3
    world.gaps.unanswered = 0.02
    var person = SimulatedPerson(seed: seed, in: world, from: first)
    try run(["onboard", "--pack", pack.id.rawValue] + pack.onboarding.flatMap(answer), at: calendar.start(of: first))
    var commands = 1
    for index in 0..<days {
      let day = first.advanced(by: index)
      for line in DemoDay(day: person.nextDay(), checkIn: pack.checkIn).lines {
        let instant = try instant(of: line.minute, on: day, calendar: calendar)
        guard instant <= environment.now else { continue }
        try run(line.arguments, at: instant)
        commands += 1
      }
      progress(index + 1)
    }
    return commands
  }

  /// An answer to a step of onboarding, as options of the command line.
  private func answer(_ step: OnboardingStep) -> [String] {
    switch step.answer {
    case .text: step.saves == "name" ? ["--name", "Demo"] : ["--answer", "\(step.saves)=Demo"]
    case .texts: ["--answer", "\(step.saves)=Demo"]
    case .scale(let scale):
      ["--\(step.saves)", ((scale.range.lowerBound + scale.range.upperBound) / 2).roundedHalfUp.description]
    case .choice(let options): options.first.map { ["--\(step.saves)", $0.id] } ?? []
    case .choices(let options, let preselected, let atLeast):
      [
        "--\(step.saves)",
        (atLeast == 0 || preselected.isEmpty ? options.map(\.id).prefix(4).map { $0 } : preselected).joined(
          separator: ","),
      ]
    }
  }

  /// What a newcomer should look at, the day at a glance last, so that it is what stays on the screen: command lines
  /// with their output.
  func screens(at now: Instant) throws -> [DemoView.Screen] {
    try [["list", "--days", "7"], ["accuracy"], ["today"]].map { arguments in
      DemoView.Screen(command: "symptoms \(arguments.joined(separator: " "))", output: try run(arguments, at: now))
    }
  }

  /// A made-up minute may be one that the clock skips; then the next one that exists is taken.
  private func instant(of minute: Int, on day: Day, calendar: DayCalendar) throws -> Instant {
    let date = day.advanced(by: minute / 1440)
    let time = LocalTime(wrapping: minute)
    if let instant = try? calendar.instant(on: date, at: time) { return instant }
    return try calendar.instant(on: date, at: LocalTime(wrapping: minute + 60))
  }

  @discardableResult
  private func run(_ arguments: [String], at now: Instant) throws -> String {
    let result = runCommand(arguments, now, home)
    guard result.exitCode == 0 else {
      throw Failure(
        .system,
        "The demo's command \(arguments.prefix(2).joined(separator: " ")) failed: \(result.errors.trimmingWhitespace)",
        mend: "This is a fault of the program; the pack \(pack.id) may not fit it: run `symptoms pack lint`.")
    }
    return result.output
  }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
