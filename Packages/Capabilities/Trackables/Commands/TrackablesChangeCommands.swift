import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTrackables

/// `own rename`
struct OwnRenameCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give it another name. What you logged stays, and the old name still works.",
    discussion: "  symptoms own rename siesta 'midday rest'")

  @Argument(help: ArgumentHelp("Its name.", valueName: "name"))
  var name: String

  @Argument(help: ArgumentHelp("Its new name.", valueName: "new"))
  var new: [String]

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you rename what you track.") }

  func run(in context: CommandContext) throws {
    try context.answer(try context.own.rename(name, to: new.joined(separator: " ")))
  }
}

/// `own edit`
struct OwnEditCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change which foods count, or a question.",
    discussion: """
      What you do not name stays as it is. Empty quotes take it away. Meals that you logged are counted again.

        symptoms own edit dried --foods figs,dates,plums
        symptoms own edit dried --but-not ''
        symptoms own edit siesta --question "Did you lie down?"
      """)

  @OptionGroup var own: OwnArgument

  @Option(help: ArgumentHelp("Foods to count together, such as figs,dates.", valueName: "foods"))
  var foods: String?

  @Option(help: ArgumentHelp("Names that do not count, such as 'sweet potato'.", valueName: "foods"))
  var butNot: String?

  @Option(help: ArgumentHelp("What you want to be asked.", valueName: "text"))
  var question: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you change what you track.") }

  func run(in context: CommandContext) throws {
    var draft = TrackableDraft(own.name)
    (draft.foods, draft.butNot, draft.question) = (foods, butNot, question)
    try context.answer(try context.own.edit(own.name, to: draft))
  }
}

/// `own merge`
struct OwnMergeCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Make two one. What you logged of the first counts as the second.",
    discussion: """
      Both must have the same kind of values. A plain number that you logged can be the first.
      A symptom of your own can become a symptom of your conditions.

        symptoms own merge 'midday rest' siesta
      """)

  @Argument(help: ArgumentHelp("The name that goes.", valueName: "name"))
  var name: String

  @Argument(help: ArgumentHelp("The name that stays.", valueName: "name"))
  var into: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you make two into one.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.merge(name, into: into)) }
}

/// `own hide`
struct OwnHideCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "hide", abstract: "Leave it out of lists and of the hub. What you logged stays.")

  @OptionGroup var own: OwnArgument
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you hide what you track.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.hide(own.name)) }
}

/// `own unhide`
struct OwnUnhideCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "unhide", abstract: "Show what you hid again.")

  @OptionGroup var own: OwnArgument
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you show it again.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.hide(own.name, false)) }
}

/// `own follow`
struct OwnFollowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow", abstract: "See it among your trackers and on the hub.")

  @OptionGroup var own: OwnArgument
  @Flag(help: "No longer show it there.") var stop = false
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you follow it closely.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.follow(own.name, !stop)) }
}

/// `own ask`
struct OwnAskCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Let the check-in ask for a symptom of your own.")

  @OptionGroup var own: OwnArgument
  @Flag(help: "No longer ask for it.") var stop = false
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you choose what is asked.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.ask(own.name, !stop)) }
}

/// `own delete`
struct OwnDeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Track it no more. What you logged stays, as plain numbers.")

  @OptionGroup var own: OwnArgument
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you delete what you track.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.delete(own.name)) }
}
