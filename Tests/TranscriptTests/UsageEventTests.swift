import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

/// Every event that is documented is written by what it names, through the whole program.
@Suite struct UsageEventTests {
  /// Does what an event is called after, on an evening on which a check-in is due.
  private static func cause(_ event: UsageEvent, in world: TranscriptWorld) throws {
    func run(_ line: String) {
      let result = world.run(line: "symptoms \(line)")
      #expect(result.exitCode == 0, "\(line): \(result.output)\(result.errors)")
    }
    switch event {
    case .onboardingStep: world.run(["onboard"], at: ScriptedTerminal(keys: .typing("periph") + [.enter, .enter]))
    case .trackerAction: run("log food lunch secret-soup")
    case .reminderOpened: run("reminders due")
    case .hubCard: run("today")
    case .goalAction: run("goals add \"Secret goal\"")
    case .importRun:
      try world.write("date,sleep_hours\n2026-03-01,7\n", to: "diary.csv")
      run("import csv HOME/diary.csv --yes")
    }
  }

  private static func events(of world: TranscriptWorld) throws -> [UsageEvent] {
    let path = "\(world.home)/\(UsageEvent.file.name)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.lowercased().contains("secret"), "nothing that was typed")
    return try text.split(separator: "\n").map { line in
      try JSONDecoder().decode(UsageRecord.self, from: Data(line.utf8)).event
    }
  }

  private static func world() throws -> TranscriptWorld {
    let world = try TranscriptWorld()
    try world.setClock("2026-03-12T20:30", zone: "Europe/Berlin")
    for line in [
      "onboard --pack universal --symptoms pain --impact 5 --pattern episodic --track food,sleep",
      "reminders on check-in",
    ] {
      #expect(world.run(line: "symptoms \(line)").exitCode == 0)
    }
    return world
  }

  @Test("each event that the help of events names has something that writes it", arguments: UsageEvent.allCases)
  func written(_ event: UsageEvent) throws {
    let world = event == .onboardingStep ? try TranscriptWorld() : try Self.world()
    try world.setClock("2026-03-12T20:30", zone: "Europe/Berlin")
    #expect(world.run(line: "symptoms events --help").output.contains("  \(event.rawValue) "))
    try Self.cause(event, in: world)
    #expect(try Self.events(of: world) == [], "nothing is counted before somebody agrees")
    let counting = event == .onboardingStep ? try TranscriptWorld() : try Self.world()
    try counting.setClock("2026-03-12T20:30", zone: "Europe/Berlin")
    #expect(counting.run(line: "symptoms settings set events on").exitCode == 0)
    try Self.cause(event, in: counting)
    let events = try Self.events(of: counting)
    #expect(Set(events) == [event] && (events.count == 1 || event == .onboardingStep), "\(events)")
  }

  @Test("a look at the hub is one event, whichever card is unfolded, and help is none")
  func hub() throws {
    let world = try Self.world()
    for line in ["settings set events on", "hub", "hub sleep", "hub --help"] {
      #expect(world.run(line: "symptoms \(line)").exitCode == 0)
    }
    #expect(try Self.events(of: world) == [.hubCard, .hubCard])
  }

  @Test("a reminder is opened only where something is due, and a goal that cannot be saved is no event")
  func nothing() throws {
    let world = try Self.world()
    #expect(world.run(line: "symptoms settings set events on").exitCode == 0)
    #expect(world.run(line: "symptoms check-in pain=3").exitCode == 0)
    let before = try Self.events(of: world)
    #expect(world.run(line: "symptoms reminders due").output.contains("Nothing is due."))
    #expect(world.run(line: "symptoms goals complete nothing").exitCode != 0)
    #expect(try Self.events(of: world) == before)
    for line in ["goals add Novel", "goals progress novel 40%", "goals complete novel", "goals"] {
      #expect(world.run(line: "symptoms \(line)").exitCode == 0)
    }
    #expect(try Self.events(of: world) == before + [.goalAction, .goalAction, .goalAction])
  }
}
