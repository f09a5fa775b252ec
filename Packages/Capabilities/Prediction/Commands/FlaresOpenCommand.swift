import ArgumentParser
import TrackerCommandLine

/// `flares open`: a day is a flare, by hand.
struct FlaresOpenCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Mark a day as a flare day.",
    discussion: """
        symptoms flares open
        symptoms flares open --day yesterday --note "in bed all day"
        symptoms flares open --condition ID

      This marks one day, whatever your check-in says. Mark the next day too if the flare continues. \
      To undo it: symptoms undo
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var options: FlareMarkOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you mark a flare day.") }

  func run(in context: CommandContext) throws { try options.mark(.open, in: context) }
}
