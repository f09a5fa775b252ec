import ArgumentParser
import Testing

@testable import TrackerCLI

/// Numbers that people read never have more digits than they mean, on whichever screen.
@Suite struct DigitTests {
  /// Days of a device that writes every digit that it has: thirds and sevenths of everything.
  private static let diary: String = {
    let columns = "date,asleep,moved,effort,ached,tense,drunk,steps"
    let rows = (1...40).map { day in
      let date = day <= 28 ? "2026-02-\(two(day))" : "2026-03-\(two(day - 28))"
      let values = [6 + Double(day % 5) / 7, 29 + Double(day) / 13, 3 + Double(day % 4) / 3, 4 + Double(day % 9) / 3]
      let more = [2 + Double(day % 6) / 7, 900 + Double(day) / 7, 4000 / 7 * Double(day % 3)]
      return ([date] + (values + more).map { "\($0)" }).joined(separator: ",")
    }
    return ([columns] + rows).joined(separator: "\n") + "\n"
  }()

  private static let map = """
    day: date
    metrics:
      sleep.hours: asleep
      exercise.minutes: moved
      exercise.load: effort
      symptom.pain: ached
      stress.level: tense
      hydration.ml: drunk
      custom.steps: steps

    """

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Every command, without being told more; those that need more say so. Left out are those that write elsewhere,
  /// and exports, whose numbers are for programs.
  static let commands: [String] = {
    let left: Set = ["demo", "undo", "onboard", "help", "export all", "export entries", "export forecasts"]
    return leaves(of: Symptoms.self, []).map { $0.joined(separator: " ") }.filter { !left.contains($0) }
  }()

  /// Those that tell most when they are asked for it.
  static let detailed = [
    "list --days 60", "predict --explain", "predict --weights", "day --date 2026-03-10", "today --date 2026-03-10",
    "tune show --factors", "pack show peripheral-neuropathy", "pack docs peripheral-neuropathy", "flares show 1",
    "tune set sleep=45.3", "tune set sleep=45.3 --rest", "tune show", "tune backtest", "tune history",
  ]

  private static func leaves(of command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
    let parts = command.configuration.subcommands
    guard !parts.isEmpty else { return [path] }
    return parts.flatMap { part in leaves(of: part, path + [part.configuration.commandName ?? part._commandName]) }
  }

  @Test("no screen shows a number with four decimals or more")
  func screens() throws {
    let world = try TranscriptWorld()
    try world.setClock("2026-03-12T21:00", zone: "Europe/Berlin")
    try world.write(Self.diary, to: "diary.csv")
    try world.write(Self.map, to: "map.yaml")
    let setUp: [[String]] = [
      [
        "onboard", "--pack", "peripheral-neuropathy", "--symptoms", "pain", "--impact", "5", "--pattern", "episodic",
        "--track", "food,exercise,sleep,stress",
      ],
      ["import", "csv", "\(world.home)/diary.csv", "--columns", "\(world.home)/map.yaml"],
      ["log", "food", "1/3 pizza, 2/7 melon", "drinks=0.123456 l tea"], ["log", "custom", "weight", "71.123456789"],
      ["tune", "set", "sleep=30.123", "--rest"],
      ["tune", "apply", "--by", "A clinic", "--because", "To try."],
    ]
    for words in setUp {
      let result = world.run(words)
      #expect(result.exitCode == 0, "\(words): \(result.errors)")
      #expect(Self.tooExact(in: result.output) == [], "\(words)")
    }
    #expect(Self.commands.count > 30)
    for line in Self.commands + Self.detailed {
      let result = world.run(line.split(separator: " ").map(String.init))
      #expect(Self.tooExact(in: result.output + result.errors) == [], "\(line)")
      if Self.detailed.contains(line) { #expect(result.exitCode != 64, "\(line): \(result.errors)") }
    }
  }

  @Test("a number with too many digits is noticed, and a reference is none")
  func notices() {
    #expect(Self.tooExact(in: "exercise=29.76923076923077, and 6,3333 too") == ["29.76923076923077", "6,3333"])
    #expect(Self.tooExact(in: "doi 10.1016/j.pain.2008.01.025, 29.769 and 1.234") == [])
  }

  /// Numbers with four decimals or more, those of references aside.
  private static func tooExact(in text: String) -> [String] {
    text.replacing(#/\b10\.\d{4,9}\/\S+/#, with: "").matches(of: #/\d+[.,]\d{4,}/#).map { String($0.output) }
  }
}
