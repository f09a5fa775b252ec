import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerReflections

/// What `list` and `search` can be narrowed down by.
struct JournalFilters: ParsableArguments {
  @Option(help: ArgumentHelp("Only entries of this category.", valueName: "category"))
  var category: String?

  @Option(help: ArgumentHelp("Only these moods, such as 4, good or 1-2.", valueName: "mood"))
  var mood: String?

  @Option(help: ArgumentHelp("Only entries with this tag.", valueName: "tag"))
  var tag: String?

  @OptionGroup var range: DayRangeOptions

  @Option(help: ArgumentHelp("Which page; the newest entries are on page 1.", valueName: "n"))
  var page = 1

  func validate() throws {
    guard (1...1_000_000).contains(page) else { throw ValidationError("--page needs a whole number from 1.") }
  }

  var query: ReflectionQuery {
    var query = ReflectionQuery()
    query.category = category
    query.mood = mood
    query.tag = tag
    query.from = range.from
    query.to = range.to
    query.page = page
    return query
  }
}

/// `journal list`
struct JournalListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See what you wrote, the newest first.",
    discussion: """
        symptoms journal list
        symptoms journal list --category gratitude --mood 4-5
        symptoms journal list --from 2026-03-01 --to 2026-03-31
      """)

  @OptionGroup var filters: JournalFilters
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you wrote.") }

  func run(in context: CommandContext) throws {
    try context.answer(ReflectionBook(try context.session()).page(filters.query))
  }
}

/// `journal search`
struct JournalSearchCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find what you wrote, by its words.",
    discussion: """
        symptoms journal search garden            also gardens
        symptoms journal search good sleep        both words, anywhere
        symptoms journal search '"good sleep"'    these words together
        symptoms journal search rain --mood 1-2 --from 2026-01-01

      You need no accents or capital letters.
      """)

  @Argument(help: ArgumentHelp("The words to look for.", valueName: "word"))
  var words: [String]

  @OptionGroup var filters: JournalFilters
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll find what you wrote.") }

  func run(in context: CommandContext) throws {
    var query = filters.query
    query.words = words.joined(separator: " ")
    try context.answer(ReflectionBook(try context.session()).page(query))
  }
}

/// `journal show`
struct JournalShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Read one entry of your journal.")

  @Argument(help: ArgumentHelp("The id of the entry.", valueName: "id"))
  var id: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll read what you wrote.") }

  func run(in context: CommandContext) throws {
    try context.answer(ReflectionBook(try context.session()).show(id))
  }
}

/// `journal calendar`
struct JournalCalendarCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: "See a month of your journal, with your moods.")

  @Argument(help: ArgumentHelp("The month, such as 2026-11. Without it, this month.", valueName: "month"))
  var month: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your moods, day by day.") }

  func run(in context: CommandContext) throws {
    try context.answer(ReflectionBook(try context.session()).calendar(month))
  }
}

/// `journal stats`
struct JournalStatsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "See how often you wrote, your moods and your words.")

  @Option(help: ArgumentHelp("How many days, up to today.", valueName: "n"))
  var days = 90

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard (1...40_000).contains(days) else {
      throw ValidationError("--days needs a whole number from 1 to 40000, such as --days 7.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what your journal comes to.") }

  func run(in context: CommandContext) throws {
    try context.answer(ReflectionBook(try context.session()).stats(days: days))
  }
}
