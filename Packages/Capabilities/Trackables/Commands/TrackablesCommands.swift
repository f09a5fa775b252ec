import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTrackables

/// The commands of the module.
public enum TrackablesCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [OwnCommand.self]
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportOwnCommand.self]]
}

/// `own`: what the person tracks of their own.
struct OwnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "own", abstract: "Track something of your own.",
    discussion: """
      It can be a number, a count or a time. It can also be yes or no, or one of some words.
      It can be a symptom or a group of foods, too.

        symptoms own                                   all that you track of your own
        symptoms own add screen time --unit h --range 0-24
        symptoms own add siesta --yes-no
        symptoms screen time 3h                        log it
        symptoms own add 'wobbly knees' --symptom       a symptom that no pack has
        symptoms own add nightshades --foods goji,pepper
        symptoms own rename siesta 'midday rest'        the old name still works
        symptoms own edit nightshades --foods pepper   other foods count
        symptoms own merge siesta rest-at-noon         make two one
        symptoms own hide siesta                       leave it out of lists

      For a word of your own on any entry, see: symptoms tags
      """,
    subcommands: [
      OwnListCommand.self, OwnAddCommand.self, OwnShowCommand.self, OwnRenameCommand.self, OwnEditCommand.self,
      OwnMergeCommand.self, OwnHideCommand.self, OwnUnhideCommand.self, OwnFollowCommand.self, OwnAskCommand.self,
      OwnDeleteCommand.self,
    ], defaultSubcommand: OwnListCommand.self)
}

/// What a command is about: something with a definition.
struct OwnArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("Its name.", valueName: "name"))
  var words: [String]

  var name: String { words.joined(separator: " ") }
}

extension CommandContext {
  /// What the person tracks of their own.
  var own: TrackableBook {
    get throws { TrackableBook(try session(), isCommand: isCommand) }
  }
}

/// `own list`
struct OwnListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See what you track of your own, with the days you logged it.")

  @Flag(help: "Show what is hidden, too.")
  var all = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you track.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.list(showsHidden: all)) }
}

/// `own add`: begins to track something.
struct OwnAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Begin to track something.",
    discussion: """
      Without options it is a number. What you logged under that name before counts.

        symptoms own add screen time --unit h --range 0-24
        symptoms own add siesta --yes-no --question "Did you nap?"
        symptoms own add coffees --count --none
        symptoms own add commute --duration
        symptoms own add noise --words quiet,normal,loud
        symptoms own add 'wobbly knees' --symptom --ask
        symptoms own add dried --foods figs,dates --but-not 'dates of the week'
        symptoms own add                     asks in a terminal

      A symptom goes from 0 (none) to 10, unless you say --range. You log it like any other symptom.
      Foods count in all meals, also in those that you logged before.
      """)

  @Argument(help: ArgumentHelp("What you call it.", valueName: "name"))
  var words: [String] = []

  @Flag(help: "It is yes or no.") var yesNo = false
  @Flag(help: "You count it: 1, 2, 3.") var count = false
  @Flag(help: "It takes time: 30m or 1h20m.") var duration = false

  @Option(
    name: .customLong("words"),
    help: ArgumentHelp("Words to choose from, from the lowest to the highest.", valueName: "words"))
  var choices: String?

  @Option(help: ArgumentHelp("The unit of a number, such as h, cups or %.", valueName: "unit"))
  var unit: String?

  @Option(help: ArgumentHelp("The lowest and the highest number, such as 0-24.", valueName: "range"))
  var range: String?

  @Option(help: ArgumentHelp("Numbers go in such steps, such as 0.5.", valueName: "number"))
  var step: String?

  @Option(
    help: ArgumentHelp("What counts of several values of a day: sum, mean, last, max or min.", valueName: "what"))
  var day: String?

  @Flag(help: "A day with other entries and without it counts as none.") var none = false

  @Option(help: ArgumentHelp("What you want to be asked.", valueName: "text"))
  var question: String?

  @Flag(help: "Show it among your trackers and on the hub.") var follow = false

  @Flag(help: "It is a symptom.") var symptom = false
  @Flag(help: "The check-in asks for the symptom.") var ask = false

  @Option(help: ArgumentHelp("Foods to count together, such as figs,dates.", valueName: "foods"))
  var foods: String?

  @Option(help: ArgumentHelp("Names that do not count, such as 'sweet potato'.", valueName: "foods"))
  var butNot: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add one of your own.") }

  func run(in context: CommandContext) throws {
    let book = try context.own
    guard words.isEmpty else { return try context.answer(book.add(draft)) }
    guard context.console.canAsk else {
      throw Failure(
        .usage, "Say what you want to track", recovery: "Type, for example: symptoms own add 'screen time' --unit h")
    }
    guard let asked = try TrackableDialogue(context).ask() else { return }
    try context.answer(book.add(asked))
  }

  private var draft: TrackableDraft {
    var draft = TrackableDraft(words.joined(separator: " "))
    let flags: [(Bool, TrackableDefinition.Kind)] = [(yesNo, .yesNo), (count, .count), (duration, .duration)]
    draft.kinds = Set(flags.filter(\.0).map(\.1))
    draft.choices = choices
    draft.unit = unit
    draft.range = range
    draft.step = step
    draft.day = day
    draft.absenceIsNone = none
    draft.question = question
    draft.isFollowed = follow
    draft.isSymptom = symptom
    draft.isAsked = ask
    draft.foods = foods
    draft.butNot = butNot
    return draft
  }
}

/// `own show`
struct OwnShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "See one of it, with its last value.")

  @OptionGroup var own: OwnArgument
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see one of your own.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.show(own.name)) }
}

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

/// `export own`: the definitions as a table.
struct ExportOwnCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "own", abstract: "Export what you track of your own: names, units and ranges.",
    discussion: "  symptoms export own own.csv")

  @OptionGroup var export: ExportOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export what you track.") }

  func run(in context: CommandContext) throws { try export.run(TrackablesExporter(), in: context) }
}
