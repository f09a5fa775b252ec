import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

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
    let marking = FlareMarking(session: try context.session(), mark: .close, day: options.day, note: options.note)
    try context.answer(try marking.answer())
  }
}
