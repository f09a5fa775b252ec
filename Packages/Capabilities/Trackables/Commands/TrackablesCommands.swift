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
