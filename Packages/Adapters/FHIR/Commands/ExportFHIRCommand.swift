import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerFHIR

/// `export fhir`: symptoms and medicines for health records.
struct ExportFHIRCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "fhir", abstract: "Export symptoms and medicines for health records.",
    discussion: """
      The file is FHIR R4, which many health programs can read. It has your check-ins, symptoms and doses. It says \
      what you had none of, and leaves out what you did not answer. Your name is not in it unless you give it.

      Examples:
        symptoms export fhir symptoms.json                     one file
        symptoms export fhir symptoms.json --from 2026-01-01   from a day on
        symptoms export fhir journal.phr                       for personal health records
        symptoms export fhir symptoms.json --name "A. Sample"  with a name
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var range: DayRangeOptions

  @Option(help: ArgumentHelp("Who it is about.", valueName: "name"))
  var name: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your symptoms for health records.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let days = try session.days(from: range.from, to: range.to)
    try export.run(FHIRExporter(session, days: days, about: NamedPerson(name: name)), in: context)
  }
}
