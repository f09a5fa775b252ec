import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack metrics`: what a factor can name.
struct PackMetricsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "List the metrics that a pack can name.",
    discussion: """
      With the id of a pack, its symptoms and food groups are listed too. “Worse” is the bad end, “day” how several \
      values of one day become one, “days” how several days do, “missing” what a day without a value means. Families \
      stand at the end: metrics that share everything but a word, such as custom.<name>.
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("A pack whose own metrics are listed too.", valueName: "id"))
  var pack: String?

  func run(in context: CommandContext) throws {
    try context.answer(try PackMetricsView(adding: pack.map { PackID($0) }, in: context.environment))
  }
}
