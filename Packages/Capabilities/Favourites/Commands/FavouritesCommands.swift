import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerFavourites

/// The commands of the module.
public enum FavouritesCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [FavouritesCommand.self]
}

/// `favourites`: lines that are logged by a name.
struct FavouritesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favourites", abstract: "Keep what you log often under a name.",
    discussion: """
      A favourite is something you log often. You log it by its name.

        symptoms favourites add "usual breakfast" food breakfast "soup, tea"
        symptoms favourites save k3f9a "evening walk"    what an entry says
        symptoms favourites rename "evening walk" "long walk"
        symptoms favourites delete "long walk"

      Then “symptoms usual breakfast” logs it. Behind the name, type what is different today:
      “stew at=8:10” adds stew and the time, “drinks=tea” makes tea the only drink.
      """,
    subcommands: [
      FavouritesListCommand.self, FavouritesAddCommand.self, FavouritesSaveCommand.self, FavouritesRenameCommand.self,
      FavouritesDeleteCommand.self,
    ], defaultSubcommand: FavouritesListCommand.self,
    aliases: ["favourite", "favorites", "favorite", "favoriten", "favorit"])
}

extension CommandContext {
  fileprivate func favourites() throws -> FavouriteBook { FavouriteBook(try session(), isCommand: isCommand) }
}

/// `favourites list`
struct FavouritesListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See your favourites, and what you log often.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your favourites.") }

  func run(in context: CommandContext) throws { try context.answer(context.favourites().overview()) }
}

/// `favourites add`
struct FavouritesAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Keep a line under a name.",
    discussion: """
        symptoms favourites add "usual breakfast" food breakfast "soup, tea"
        symptoms favourites add "evening walk" walk 30m light
      """)

  @Argument(help: ArgumentHelp("Its name, in quotes if it has several words.", valueName: "name"))
  var name: String

  @Argument(help: ArgumentHelp("What you type to log it.", valueName: "word"))
  var words: [String]

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add a favourite.") }

  func run(in context: CommandContext) throws { try context.answer(context.favourites().add(name, words)) }
}

/// `favourites save`
struct FavouritesSaveCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "save", abstract: "Keep what an entry says under a name, without its notes and time.",
    discussion: """
        symptoms favourites save k3f9a "usual breakfast"
      To see the ids: symptoms list
      """)

  @Argument(help: ArgumentHelp("The id of the entry.", valueName: "id"))
  var id: String

  @Argument(help: ArgumentHelp("The name.", valueName: "name"))
  var name: [String]

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you keep a favourite.") }

  func run(in context: CommandContext) throws {
    try context.answer(context.favourites().save(entry: id, as: name.joined(separator: " ")))
  }
}

/// `favourites rename`
struct FavouritesRenameCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a favourite another name.",
    discussion: "  symptoms favourites rename \"evening walk\" \"long walk\"")

  @Argument(help: ArgumentHelp("The favourite.", valueName: "name"))
  var old: String

  @Argument(help: ArgumentHelp("Its new name.", valueName: "new"))
  var new: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you rename a favourite.") }

  func run(in context: CommandContext) throws { try context.answer(context.favourites().rename(old, to: new)) }
}

/// `favourites delete`
struct FavouritesDeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Forget a favourite (undo brings it back). Your entries stay.")

  @Argument(help: ArgumentHelp("The favourite.", valueName: "name"))
  var name: [String]

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you delete a favourite.") }

  func run(in context: CommandContext) throws {
    try context.answer(context.favourites().delete(name.joined(separator: " ")))
  }
}
