import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerTrends

@testable import TrackerTrendsCommands

/// A person of 12 March 2026 whose numbers were kept day by day.
struct ChartWorld {
  /// 12 March 2026.
  static let today = Day(year: 2026, month: 3, day: 12) ?? Day(number: 0)
  static let severity: MetricID = "symptom.prickle"
  var world: TestWorld

  init(language: LanguageTag = .english) throws {
    world = try TestWorld([LoggingModule.self, TrendsModule.self])
    world.context.environment.words = world.context.environment.registry.words(in: language)
  }

  /// Keeps values of a metric on the days up to today, the last one its own; nil is unknown.
  func keep(_ metric: MetricID, _ values: [Double?]) throws {
    try world.journal.write("log", at: world.context.environment.now) { journal in
      for (offset, value) in values.reversed().enumerated() {
        guard let value else { continue }
        let day = Self.today.advanced(by: -offset)
        let entry = Entry(
          id: EntryID("\(metric)-\(day)"), kind: "custom",
          instant: Instant(seconds: Int64(day.number) * 86_400 + 40_000), offset: 0, zone: "UTC", day: day,
          payload: Payload())
        try journal.put(entry, measures: [Measure(metric, value, fold: .last)])
      }
    }
  }

  func run(_ words: String..., json: Bool = false, width: Int = 80, isPlain: Bool = false) throws -> String {
    let terminal = ScriptedTerminal(width: width)
    var context = world.context
    context.use(terminal, isPlain: isPlain)
    context.console.format = json ? .json : .text
    try ChartDrawCommand.parse(words).runAsking(in: context)
    return terminal.output
  }

  /// What is said where the command is refused, with what to do.
  func refusal(_ words: String...) -> String? { refusal(ChartDrawCommand.self, words) }

  func refusal(_ command: (some TrackerCommand).Type, _ words: [String]) -> String? {
    do {
      _ = try world.run(command, words)
      return nil
    } catch let failure as Failure {
      let say = TextFormatter(world.context.environment.words, year: 2026)
      return [say(failure.message), failure.recovery.map { say($0) } ?? ""].joined(separator: " | ")
    } catch { return "\(error)" }
  }

  /// A file that is not there yet, in a folder of its own.
  static func file(_ name: String) throws -> String { try TemporaryFolder.make() + "/" + name }
}
