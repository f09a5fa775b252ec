import ArgumentParser
import TrackerApplication
import TrackerCoaching
import TrackerCommandLine
import TrackerCore

/// The commands of the module.
public enum CoachingCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [InsightsCommand.self]
}

/// `insights`: what is worth knowing.
struct InsightsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insights", abstract: "See what is worth knowing about a day.",
    discussion: """
        symptoms insights                       everything of today, and why
        symptoms insights --days 7              what was on today in the last seven days
        symptoms insights mute late-night       stop saying this
        symptoms insights unmute late-night     say it again

      At most two a day are shown on today. None is repeated for some days. An insight compares your numbers with your \
      own usual. It does not say why something happened. Warnings to get medical help cannot be muted.
      """,
    subcommands: [
      InsightsListCommand.self, InsightsRulesCommand.self, InsightsMuteCommand.self, InsightsUnmuteCommand.self,
    ],
    defaultSubcommand: InsightsListCommand.self)
}

/// The option of a category.
struct InsightCategoryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only one sort, such as mood or habit.", valueName: "sort"))
  var category: String?

  /// The category that is named; nil where none is.
  ///
  /// - Throws: `Failure` (`validation`) for what is none.
  func value() throws -> InsightCategory? {
    guard let category else { return nil }
    if let found = InsightCategory(rawValue: category.lowercased()) { return found }
    let words = InsightCategory.allCases.map(\.rawValue)
    throw Failure(
      .validation, "There is no sort “{word}” of insights",
      ["word": .verbatim(category), "words": .anyOf(words.map { .verbatim($0) })],
      recovery: "Use {words}")
  }
}

/// `insights list`: a day or several.
struct InsightsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what is worth knowing, with the reason.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var category: InsightCategoryOption

  @Option(help: ArgumentHelp("An earlier day: yesterday, a weekday or a date.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("How many days, counting back from that day.", valueName: "n"))
  var days = 1

  func validate() throws {
    guard (1...366).contains(days) else { throw ValidationError("--days takes a whole number from 1 to 366.") }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what is worth knowing about your day.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    try context.answer(
      try InsightsView(of: session.day(date), days: days, category: category.value(), in: session))
  }
}

/// `insights rules`: all that may be said.
struct InsightsRulesCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List all insights that there are, and when each one speaks.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var category: InsightCategoryOption

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see which insights there are.") }

  func run(in context: CommandContext) throws {
    try context.answer(try InsightRulesView(category: category.value(), in: try context.session()))
  }
}

/// `insights mute`: a rule is heard no longer.
struct InsightsMuteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "mute", abstract: "Stop saying an insight.")

  @OptionGroup var global: GlobalOptions
  @Argument(help: ArgumentHelp("The insight, such as late-night.", valueName: "insight")) var rule: String

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you mute an insight.") }

  func run(in context: CommandContext) throws {
    try context.answer(try InsightMuting(try context.session()).set(rule, isMuted: true))
  }
}

/// `insights unmute`: a rule is heard again.
struct InsightsUnmuteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "unmute", abstract: "Say a muted insight again.")

  @OptionGroup var global: GlobalOptions
  @Argument(help: ArgumentHelp("The insight, such as late-night.", valueName: "insight")) var rule: String

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you unmute an insight.") }

  func run(in context: CommandContext) throws {
    try context.answer(try InsightMuting(try context.session()).set(rule, isMuted: false))
  }
}
