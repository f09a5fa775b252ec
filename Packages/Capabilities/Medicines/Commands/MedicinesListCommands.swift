import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerMedicines

/// `medicines list`: the list.
struct MedicinesListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See your medicines, and how many doses you took in the last 7 days.")

  @Flag(help: "Show those you stopped, too.")
  var all = false

  @Argument(help: .hidden) var words: [String] = []
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your medicines.") }

  func run(in context: CommandContext) throws {
    // `medicines` was another word for `log medication`.
    guard words.isEmpty else {
      throw Failure(
        .usage, "“medicines” shows your list", recovery: "To log a dose: symptoms log medication ibuprofen 400mg")
    }
    try context.answer(try MedicineBook(try context.session()).overview(showsStopped: all))
  }
}

/// `medicines show`: one medicine.
struct MedicinesShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "See one medicine: its doses, and how bad it was before and after.")

  @OptionGroup var medicine: MedicineArgument
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see one of your medicines.") }

  func run(in context: CommandContext) throws {
    try context.answer(try MedicineBook(try context.session()).show(medicine.name))
  }
}

/// `export medicines`: the list as a table.
struct ExportMedicinesCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "medicines", abstract: "Export your list of medicines.",
    discussion: """
        symptoms export medicines medicines.csv     for a spreadsheet
        symptoms export medicines medicines.md      as a table in a text
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your list of medicines.") }

  func run(in context: CommandContext) throws { try export.run(MedicinesExporter(), in: context) }
}
