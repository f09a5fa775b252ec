import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPrediction

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
    let marking = FlareMarking(session: try context.session(), mark: .open, day: options.day, note: options.note)
    try context.answer(try marking.answer())
  }
}
