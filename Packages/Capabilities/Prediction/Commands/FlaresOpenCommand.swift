import ArgumentParser
import TrackerCommandLine

/// `flares open`: a day is a flare, by hand.
struct FlaresOpenCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Mark a day as a flare day, by hand.",
    discussion: """
        symptoms flares open
        symptoms flares open --day yesterday --note "in bed all day"
        symptoms flares open --condition ID

      The mark is of that day alone: a later day is a flare day where its symptoms say so, or where you open it again. \
      With several conditions, say whose flare it is with --condition. The mark is an entry: edit it, delete it, undo \
      it.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var options: FlareMarkOptions

  func run(in context: CommandContext) throws { try options.mark(.open, in: context) }
}
