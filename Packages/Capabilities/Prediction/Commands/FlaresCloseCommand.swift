import ArgumentParser
import TrackerCommandLine

/// `flares close`: a flare is over, by hand.
struct FlaresCloseCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "close", abstract: "Mark a day as the first one without the flare, by hand.",
    discussion: """
        symptoms flares close
        symptoms flares close --day yesterday
        symptoms flares close --condition ID

      The day counts as no flare unless its symptoms say otherwise: what they say always counts. With several \
      conditions, say whose flare it is with --condition. The mark is an entry: edit it, delete it, undo it.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var options: FlareMarkOptions

  func run(in context: CommandContext) throws { try options.mark(.close, in: context) }
}
