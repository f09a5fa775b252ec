import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerReports

/// `report clinician`: some days for a clinician.
struct ReportClinicianCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "clinician", abstract: "A summary for a doctor or therapist, and the details.",
    discussion: """
      The first page has what a clinician needs in a minute. It is about the last 90 days unless you say otherwise. \
      It says your age and diagnosis, if you gave them. You choose what else it says about you.

      Examples:
        symptoms report clinician
        symptoms report clinician --output visit.pdf --question "Is my dose right?"
        symptoms report clinician --days 30 --identity name,birth-date
        symptoms report clinician --from 2026-10-01 --to 2026-10-31 --output october.csv
        symptoms report clinician --format fhir --output october.json
      """)

  @Option(help: ArgumentHelp("So many days, up to today. Default: 90.", valueName: "days"))
  var days: Int?

  @OptionGroup var range: DayRangeOptions

  @Option(
    help: ArgumentHelp(
      "Something you want to ask. It is kept for later reports, too. Give the option again for another one.",
      valueName: "question"))
  var question: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      What it says about you: name, age, diagnosis, sex and birth-date with commas, or none. Default: report.identity.
      """,
      valueName: "parts"))
  var identity: String?

  @OptionGroup var content: ReportContentOptions
  @OptionGroup var options: ReportOptions
  @OptionGroup var global: GlobalOptions

  func validate() throws {
    if days != nil, range.from != nil || range.to != nil {
      throw ValidationError("Give --days, or --from and --to, not both.")
    }
    if let days, !(1...Self.mostDays).contains(days) { throw ValidationError("--days is 1 to 3660.") }
    if range.from == nil, range.to != nil { throw ValidationError("--to needs --from.") }
  }

  /// Ten years.
  private static let mostDays = 3660

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see a report for your doctor or therapist.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let wanted = try session.days(from: range.from, to: range.to)
    let length = days ?? ReportPeriod.clinician.length ?? 1
    let wish = ReportWish.forClinician(
      wanted ?? session.today.advanced(by: 1 - length)...session.today, sections: content.names, identity: identity)
    if !question.isEmpty { _ = try QuestionBook(session).keep(question) }
    let now = question.isEmpty ? session : try session.current()
    try options.answer(try content.view(of: wish, in: now), in: context)
  }
}
