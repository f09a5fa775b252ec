import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `flares open`: a day is a flare, by hand.
struct FlaresOpenCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Mark a day as a flare day, by hand.",
    discussion: """
        symptoms flares open
        symptoms flares open --day yesterday --note "in bed all day"

      The mark is of that day alone: a later day is a flare day where its symptoms say so, or where you open it again. \
      A mark counts for every condition of yours. It is an entry: edit it, delete it, undo it.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var options: FlareMarkOptions

  func run(in context: CommandContext) throws {
    let marking = FlareMarking(
      session: try context.session(), mark: FlareKind.open, day: options.day, note: options.note)
    try context.answer(try marking.answer())
  }
}

/// `flares close`: a flare is over, by hand.
struct FlaresCloseCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "close", abstract: "Mark a day as the first one without the flare, by hand.",
    discussion: """
        symptoms flares close
        symptoms flares close --day yesterday

      The day counts as no flare unless its symptoms say otherwise: what they say always counts. A mark counts for \
      every condition of yours. It is an entry: edit it, delete it, undo it.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var options: FlareMarkOptions

  func run(in context: CommandContext) throws {
    let marking = FlareMarking(
      session: try context.session(), mark: FlareKind.close, day: options.day, note: options.note)
    try context.answer(try marking.answer())
  }
}

/// The day of a mark and what is to be remembered with it.
struct FlareMarkOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var day: String?

  @Option(help: ArgumentHelp("Anything to remember, up to 500 characters.", valueName: "text"))
  var note: String?
}
