import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerScreen

/// The commands of the module.
public enum ScreenCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [
    UsageCommand.self, ProductivityCommand.self, AppsCommand.self,
  ]
}

/// `usage [DAY]`
struct UsageCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "usage", abstract: "See how long you used your phone and computer, and for what.",
    discussion: """
        symptoms usage                     today
        symptoms usage yesterday           another day
        symptoms log screen 4h20m          log what your phone shows
        symptoms productivity              what helped and what distracted

      For the counts of what you use of this program, see: symptoms events
      """)

  @Argument(help: ArgumentHelp("The day, such as yesterday, monday or 2026-11-20. Default: today.", valueName: "day"))
  var day: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your time at screens.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    try context.answer(ScreenBook(session).usage(on: DayWord.day(day, today: session.today)))
  }
}

/// `productivity [DAY|--days N]`
struct ProductivityCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "productivity", abstract: "See what helped and what distracted at your screens.",
    discussion: """
      Only you know which apps help you. Say it with symptoms apps; it counts for past days, too.

        symptoms productivity              today
        symptoms productivity yesterday    another day
        symptoms productivity --days 14    the last two weeks
        symptoms settings set work.hours 9-17
        symptoms settings set work.breaks 12:30-13:00
      """)

  @Argument(help: ArgumentHelp("The day, such as yesterday, monday or 2026-11-20. Default: today.", valueName: "day"))
  var day: String?

  @Option(help: ArgumentHelp("So many days up to today, at most 366.", valueName: "n"))
  var days: Int?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what helps you focus.") }

  func validate() throws {
    if let days, !(1...366).contains(days) { throw ValidationError("Give a number of days from 1 to 366.") }
    if day != nil, days != nil { throw ValidationError("Give a day or --days, and not both.") }
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let last = try DayWord.day(day, today: session.today)
    try context.answer(ScreenBook(session).productivity(on: last.advanced(by: 1 - (days ?? 1))...last))
  }
}

/// `apps`: the person's rules for apps.
struct AppsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps", abstract: "Say where apps belong, and which help or distract.",
    discussion: """
        symptoms apps                                     your rules, and apps without one
        symptoms apps set mail productivity productive    its category and level
        symptoms apps set '*shop*' distracting            every app with shop in its name
        symptoms apps set games distracting               a whole category
        symptoms apps remove mail                         take a rule away
      """,
    subcommands: [AppsListCommand.self, AppsSetCommand.self, AppsRemoveCommand.self],
    defaultSubcommand: AppsListCommand.self)
}

/// `apps list`
struct AppsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See your rules for apps, and the apps without one.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll say which apps help you.") }

  func run(in context: CommandContext) throws { try context.answer(AppBook(try context.session()).list()) }
}

/// `apps set NAME WORDS…`
struct AppsSetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Say where an app belongs, and how much it helps or distracts.",
    discussion: """
        levels      very-productive, productive, neutral, distracting, very-distracting
        numbers     the same as 2, 1, 0, -1, -2
        categories  productivity, social, entertainment, education, health, games, utility, other

      The first rule that fits an app counts. A rule with a star comes last. An app without a level has that of its \
      category.
      """)

  @Argument(help: ArgumentHelp("The app, with * for any letters; or a category.", valueName: "name"))
  var name: String

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("A category, a level, or both.", valueName: "word"))
  var words: [String] = []

  @Flag(help: "The category is one of your own.")
  var own = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you say which apps help you.") }

  func run(in context: CommandContext) throws {
    try context.answer(AppBook(try context.session()).set(name, words, isOwn: own))
  }
}

/// `apps remove NAME`
struct AppsRemoveCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take a rule for an app away.")

  @Argument(help: ArgumentHelp("The name of the rule.", valueName: "name"))
  var name: [String]

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you say which apps help you.") }

  func run(in context: CommandContext) throws {
    try context.answer(AppBook(try context.session()).remove(name.joined(separator: " ")))
  }
}
