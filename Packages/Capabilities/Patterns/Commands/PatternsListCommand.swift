import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerPatterns

/// `patterns list`: what holds up, and what could be luck.
struct PatternsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what goes together with your days.")

  @OptionGroup var global: GlobalOptions

  @Option(
    help: ArgumentHelp("Only one kind: trigger, protective, neutral, early, watched, muted, all.", valueName: "kind"),
    completion: .list(PatternQuery.Kind.allCases.map(\.rawValue)))
  var kind: String?

  @Option(
    help: ArgumentHelp("At least that sure: watch, likely, confirmed.", valueName: "label"),
    completion: .list(PatternQuery.Least.allCases.map(\.rawValue)))
  var min: String?

  @Option(help: ArgumentHelp("Only names with this text in them.", valueName: "text"))
  var search: String?

  @Option(help: ArgumentHelp("Only one of your conditions, by its id.", valueName: "id"))
  var condition: String?

  @Option(
    help: ArgumentHelp("Only one sort: health, sleep, activity, mood, productivity, phone-use.", valueName: "sort"),
    completion: .list(CandidateFactor.Category.allCases.map(\.rawValue)))
  var category: String?

  @Option(
    help: ArgumentHelp(
      "Only what differs most so many hours before flares: 0-2h, 2-6h, 6-24h, 12-24h, 24-48h.", valueName: "hours"),
    completion: .list(PatternQuery.Window.allCases.map(\.rawValue)))
  var window: String?

  @OptionGroup var period: PatternPeriod

  @Flag(help: "Calculate everything again.")
  var refresh = false

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what goes together with your days.") }

  func run(in context: CommandContext) throws {
    var query = PatternQuery()
    query.kind = try PatternQuery.Kind.named(kind, as: "--kind")
    query.least = try PatternQuery.Least.named(min, as: "--min")
    query.category = try CandidateFactor.Category.named(category, as: "--category")
    query.window = try PatternQuery.Window.named(window?.withHours, as: "--window")
    query.search = search
    query.condition = condition
    query.days = try period.value()
    query.isFresh = refresh
    let session = try context.session()
    let view = try context.console.reportingPatterns { try PatternsView(query, in: session, steps: $0) }
    try context.answer(view)
  }
}

/// The option of a period.
struct PatternPeriod: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Count flares over the last 30, 60 or 90 days, or all. Labels use all days.", valueName: "days"),
    completion: .list(["30", "60", "90", "all"]))
  var days = "90"

  /// nil for all days.
  ///
  /// - Throws: `Failure` (`usage`) for any other number.
  func value() throws -> Int? {
    switch days.lowercased() {
    case "30", "60", "90": return Int(days)
    case "all": return nil
    default:
      throw Failure(
        .usage, "“{word}” is not a number of days", ["word": .verbatim(days)], recovery: "Use 30, 60, 90 or all")
    }
  }
}

extension String {
  /// `2-6` as `2-6h`; anything else as it is.
  fileprivate var withHours: String { PatternQuery.Window(rawValue: self + "h")?.rawValue ?? self }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case of a word; nil where there is no word.
  ///
  /// - Throws: `Failure` (`usage`) for a word that is none.
  fileprivate static func named(_ word: String?, as option: String) throws -> Self? {
    guard let word else { return nil }
    if let found = Self(rawValue: word.lowercased()) { return found }
    throw Failure(
      .usage, "{option} cannot be “{word}”",
      [
        "option": .verbatim(option), "word": .verbatim(word), "words": .anyOf(allCases.map { .verbatim($0.rawValue) }),
      ], recovery: "Use {words}")
  }
}

extension Console {
  /// Shows each step while something is worked out, and takes the line away.
  func reportingPatterns<Result>(_ work: (@escaping PatternStep.Report) throws -> Result) throws -> Result {
    let last = Last()
    defer { last.bar?.finish() }
    return try work { step in
      let bar = ProgressBar(on: self, saying: step.words, total: PatternStep.allCases.count)
      last.bar?.finish()
      last.bar = bar
      bar.show(step.number)
    }
  }

  /// The line that is shown.
  private final class Last {
    var bar: ProgressBar?
  }
}
