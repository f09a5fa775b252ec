import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerTags

/// The commands of the module.
public enum TagsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [TagsCommand.self]
}

/// `tags`: the person's tags.
struct TagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags", abstract: "See your tags, and change them on all entries.",
    discussion: """
      A tag is a word of your own on an entry of any kind. Type it with tag= anywhere on a line:

        symptoms log food soup tag=travel        one tag
        symptoms check-in pain=4 tag=travel,work two tags
        symptoms list --tag travel               every entry with a tag
        symptoms edit k3f9a tags=                takes the tags off an entry

      '#travel' in quotes says the same.
      """,
    subcommands: [TagsListCommand.self, TagsRenameCommand.self, TagsMergeCommand.self, TagsRemoveCommand.self],
    defaultSubcommand: TagsListCommand.self)
}

/// `tags list`
struct TagsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See your tags, with the days that have them.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your tags.") }

  func run(in context: CommandContext) throws { try context.answer(TagBook(try context.session()).all()) }
}

/// `tags rename`
struct TagsRenameCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a tag another name, on all entries.",
    discussion: "  symptoms tags rename work office")

  @Argument(help: ArgumentHelp("The tag.", valueName: "tag"))
  var tag: String

  @Argument(help: ArgumentHelp("Its new name.", valueName: "name"))
  var name: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you rename a tag.") }

  func run(in context: CommandContext) throws {
    try context.answer(TagBook(try context.session()).rename(tag, to: name))
  }
}

/// `tags merge`
struct TagsMergeCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Make two tags one, on all entries.",
    discussion: "  symptoms tags merge trip travel    all entries with trip get travel")

  @Argument(help: ArgumentHelp("The tag that goes.", valueName: "tag"))
  var tag: String

  @Argument(help: ArgumentHelp("The tag that stays.", valueName: "tag"))
  var into: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you make two tags one.") }

  func run(in context: CommandContext) throws {
    try context.answer(TagBook(try context.session()).merge(tag, into: into))
  }
}

/// `tags remove`
struct TagsRemoveCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take a tag off all entries. The entries stay.",
    discussion: "  symptoms tags remove work")

  @Argument(help: ArgumentHelp("The tag.", valueName: "tag"))
  var tag: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you take a tag off all entries.") }

  func run(in context: CommandContext) throws {
    try context.answer(TagBook(try context.session()).remove(tag))
  }
}
