import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerReflections

/// `journal categories`
struct JournalCategoriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories", abstract: "See the categories of your journal, and add your own.",
    subcommands: [
      JournalCategoriesListCommand.self, JournalCategoriesAddCommand.self, JournalCategoriesRemoveCommand.self,
    ], defaultSubcommand: JournalCategoriesListCommand.self)
}

/// `journal categories list`
struct JournalCategoriesListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See the categories of your journal.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see the categories of your journal.") }

  func run(in context: CommandContext) throws {
    try context.answer(ReflectionBook(try context.session()).categories())
  }
}

/// `journal categories add`
struct JournalCategoriesAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a category of your own, or change its colour.")

  @Argument(help: ArgumentHelp("Its name.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("Its colour, such as #2f6b4f.", valueName: "colour"))
  var colour: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add a category.") }

  func run(in context: CommandContext) throws {
    try context.answer(ReflectionBook(try context.session()).addCategory(name, colour: colour))
  }
}

/// `journal categories remove`
struct JournalCategoriesRemoveCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a category of your own. Entries keep it.")

  @Argument(help: ArgumentHelp("Its name.", valueName: "name"))
  var name: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you remove a category.") }

  func run(in context: CommandContext) throws {
    try context.answer(ReflectionBook(try context.session()).removeCategory(name))
  }
}
