import ArgumentParser
import TrackerCommandLine

/// `flares close`: a flare is over, by hand.
struct FlaresCloseCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "close", abstract: "Mark the first day without the flare.",
    discussion: """
        symptoms flares close
        symptoms flares close --day yesterday
        symptoms flares close --condition ID

      This ends the flare on that day. If your answers make it a flare day, it stays one. \
      To undo it: symptoms undo
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var options: FlareMarkOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you mark the end of a flare.") }

  func run(in context: CommandContext) throws { try options.mark(.close, in: context) }
}
