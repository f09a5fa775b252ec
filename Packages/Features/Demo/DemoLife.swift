import Foundation
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerSimulation

/// Plays a simulated life into a home of its own, command by command, up to the time of the request.
public struct DemoLife: Sendable {
  /// Runs a command line, given without the program's name, as if typed at a time in a home; returns what it answers.
  /// The host that has commands gives it.
  ///
  /// Throws: `Failure` with what the command says is wrong.
  public typealias Runner = @Sendable (_ arguments: [String], _ now: Instant, _ home: String) throws -> String

  /// How many days a life may have.
  public static let allowedDays = 2...730

  private let environment: Environment
  private let pack: ConditionPack
  /// The life that the pack shows, where it names one.
  private let packSeed: UInt64?
  private let days: Int
  private let home: String
  private let runCommand: Runner

  /// - Parameters:
  ///   - pack: The condition that the person has; for nil the first pack that names a life to show, else the first that
  ///     is not the base of the others.
  ///   - days: How many, up to and with the day of the request; one of `allowedDays`.
  ///   - environment: Its time, packs and home; its journal is not touched.
  ///   - isScratch: Whether the life is kept in a temporary folder in place of the environment's home.
  /// - Throws: `Failure`: `validation` where the home has a journal already, `system` where there is no pack, and what
  ///   is wrong with the one that is named.
  public init(
    pack: PackID?, days: Int, in environment: Environment, isScratch: Bool, runCommand: @escaping Runner
  ) throws {
    self.environment = environment
    self.days = days
    self.runCommand = runCommand
    home = try DemoLife.folder(in: environment, isScratch: isScratch)
    (self.pack, packSeed) = try DemoLife.pack(pack, in: environment.packs)
  }

  private static func folder(in environment: Environment, isScratch: Bool) throws -> String {
    guard isScratch else {
      guard try environment.openJournal(false, environment.beforeUpdating) == nil else {
        throw Failure(
          .validation, "{home} already has a journal, and the demo does not touch it",
          ["home": .verbatim(environment.home)], recovery: "Leave out --home, or name a new folder.")
      }
      return environment.home
    }
    var random = environment.randomNumbers()
    let name = "symptoms-demo-\(EntryID.random(using: &random).short)"
    return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  /// The pack that is named, else the first one that has a life to show, else the first that is no base of others; with
  /// the life that it shows.
  private static func pack(_ id: PackID?, in library: PackLibrary) throws -> (pack: ConditionPack, seed: UInt64?) {
    let listings = library.listings().filter { $0.problem == nil }
    let shown = listings.first { $0.demoSeed != nil } ?? listings.first { !$0.isBase }
    guard let named = id ?? shown?.id else {
      throw Failure(
        .system, "No conditions were found",
        recovery: "Install the program again, or name a folder of condition packs with --packs DIR.")
    }
    return (try library.pack(named).pack, listings.first { $0.id == named }?.demoSeed)
  }

  /// Which life is played where neither the person nor the pack says.
  private static let usualSeed: UInt64 = 6

  /// Lives the days, and looks at what a newcomer should see.
  ///
  /// - Parameters:
  ///   - seed: Which life: the same one gives the same days. The one that the pack shows for nil.
  ///   - isFull: Whether every screen is looked at, not only the day at a glance.
  ///   - progress: Told after each day how many are done.
  /// - Throws: `Failure` (`system`) when a command fails: the demo only types what a person could type.
  public func play(seed: UInt64?, isFull: Bool = false, progress: (_ days: Int) -> Void = { _ in }) throws -> DemoView {
    let calendar = DayCalendar(zone: environment.zone)
    let first = calendar.day(of: environment.now).advanced(by: 1 - days)
    let seed = seed ?? packSeed ?? DemoLife.usualSeed
    var person = person(seed: seed, from: first)
    try run(
      ["onboard", "--pack", pack.id.rawValue] + pack.onboarding.flatMap(answer), at: calendar.start(of: first),
      isSetUp: false)
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
    return DemoView(
      pack: pack.id, name: pack.name, days: days, seed: seed, commands: commands, home: home,
      screens: try screens(isFull: isFull), flare: try flare(), record: try answer(["accuracy"]))
  }

  /// What most meals are, in the person's words.
  private static let foods: [Phrase] = ["soup", "omelette", "pumpkin", "millet", "stew", "turnip", "gnocchi"]

  /// Somebody with good and bad days both, so that there is something to see in sixty.
  private func person(seed: UInt64, from first: Day) -> SimulatedPerson {
    var world = SimulatedWorld(
      pack: pack, metrics: environment.registry.catalogue, plainFoods: DemoLife.foods.map { environment.words($0) })
    world.margin = 0.5...0.9
    world.season = 0...0.3
    world.gaps.unanswered = 0.02
    return SimulatedPerson(seed: seed, in: world, from: first)
  }

  /// An answer to a step of onboarding, as options of the command line.
  private func answer(_ step: OnboardingStep) -> [String] {
    switch step.answer {
    case .text: step.saves == "name" ? ["--name", "Demo"] : ["--answer", "\(step.saves)=Demo"]
    case .texts: ["--answer", "\(step.saves)=Demo"]
    case .scale(let scale):
      ["--\(step.saves)", ((scale.range.lowerBound + scale.range.upperBound) / 2).roundedHalfUp.description]
    // A made-up person has all parts of a pack.
    case .date: []
    case .choice where step.saves == OnboardingStep.diagnosis || step.tells != nil: []
    case .choices where step.saves == OnboardingStep.diagnosis: []
    case .choice(let options): options.first.map { ["--\(step.saves)", $0.id] } ?? []
    case .choices(let options, let preselected, let atLeast):
      [
        "--\(step.saves)",
        (atLeast == 0 || preselected.isEmpty ? options.map(\.id).prefix(4).map { $0 } : preselected).joined(
          separator: ","),
      ]
    }
  }

  /// What a newcomer should look at, the day at a glance first.
  private func screens(isFull: Bool) throws -> [DemoView.Screen] {
    let rest = isFull ? [["list", "--days", "7"], ["flares"], ["accuracy"]] : []
    return try ([["today"]] + rest).map { arguments in
      // Named in the line itself, the home stands in the commands of the answer too, and they can be typed.
      let line = arguments + ["--home", home]
      return DemoView.Screen(
        command: "symptoms \(line.map(\.shellWord).joined(separator: " "))",
        output: try run(line, at: environment.now))
    }
  }

  /// The flares of the life, as `flares --json` has them.
  private struct Flares: Decodable {
    struct Condition: Decodable { var flares: [DemoFlare.Episode] }
    var conditions: [Condition]
  }

  private func flare() throws -> DemoFlare? {
    let flares: Flares = try answer(["flares"])
    return try DemoFlare.told(of: flares.conditions.first?.flares ?? []).map {
      try answer(["flares", "show", "\($0.number)"])
    }
  }

  /// What a command answers in JSON.
  private func answer<Answer: Decodable>(_ arguments: [String]) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(try run(arguments + ["--json"], at: environment.now).utf8))
  }

  /// A made-up minute may be one that the clock skips; then the next one that exists is taken.
  private func instant(of minute: Int, on day: Day, calendar: DayCalendar) throws -> Instant {
    let date = day.advanced(by: minute / 1440)
    let time = LocalTime(wrapping: minute)
    if let instant = try? calendar.instant(on: date, at: time) { return instant }
    return try calendar.instant(on: date, at: LocalTime(wrapping: minute + 60))
  }

  /// Whether nothing is left of the home, as where somebody removed its folder.
  private var isHomeGone: Bool { (try? FileManager.default.contentsOfDirectory(atPath: home))?.isEmpty ?? true }

  /// - Parameter isSetUp: Whether an earlier command made the home.
  @discardableResult
  private func run(_ arguments: [String], at now: Instant, isSetUp: Bool = true) throws -> String {
    do {
      return try runCommand(arguments, now, home)
    } catch let failure as Failure {
      let values: [String: Phrase] = [
        "command": .verbatim(arguments.prefix(2).joined(separator: " ")), "reason": failure.message,
        "pack": .verbatim(pack.id.rawValue), "home": .verbatim(home),
      ]
      if isSetUp, isHomeGone {
        throw Failure(
          .system, "The demo stopped: its folder was removed", values,
          recovery: "Start it again, and leave {home} in place until it ends.")
      }
      throw Failure(
        .system, "The demo stopped at “{command}”: {reason}", values,
        recovery: "The pack {pack} may have an error. To see it: symptoms pack lint")
    }
  }
}
