import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerPackTools

/// `pack metrics`: what a factor can name.
struct PackMetricsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "List the metrics that a pack can use.",
    discussion: """
      With the id of a pack, the list has the pack's symptoms and food groups, too. For each metric, “day” says how \
      several values of one day become one, and “days” how several days do. “Missing” says what a day without a value \
      means. At the end are families: metrics that differ in one word only, such as custom.<name>.
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Also list the metrics of this pack.", valueName: "id"))
  var pack: String?

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(try PackMetricsView(adding: pack.map { PackID($0) }, in: context.environment))
  }
}
