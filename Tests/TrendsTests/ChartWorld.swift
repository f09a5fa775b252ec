import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerTrends

@testable import TrackerTrendsCommands

/// A person of 12 March 2026 whose numbers were kept day by day.
struct ChartWorld: WorldOfDays {
  static let today = TestWorld.today
  static let severity: MetricID = "symptom.prickle"
  var world: TestWorld

  init(language: LanguageTag = .english, with others: [any TrackerModule.Type] = []) throws {
    world = try TestWorld(others + [LoggingModule.self, TrendsModule.self])
    world.context.environment.words = world.context.environment.registry.words(in: language)
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
