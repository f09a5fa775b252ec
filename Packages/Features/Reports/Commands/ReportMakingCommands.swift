import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerReports

/// Makes a report of a regular period.
protocol ReportPeriodCommand: TrackerCommand {
  static var period: ReportPeriod { get }
  var date: String? { get }
  var content: ReportContentOptions { get }
  var options: ReportOptions { get }
}

extension ReportPeriodCommand {
  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how your days were.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let wish = ReportWish(Self.period, endingOn: try session.day(date), sections: content.names)
    try options.answer(try content.view(of: wish, in: session), in: context)
  }
}

/// `report daily`
struct ReportDailyCommand: ReportPeriodCommand {
  static let period = ReportPeriod.daily
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "One day.",
    discussion: """
      Examples:
        symptoms report daily
        symptoms report daily --date yesterday --format md
      """)

  @Option(help: ArgumentHelp("The day: yesterday, a weekday or a date. Default: today.", valueName: "day"))
  var date: String?

  @OptionGroup var content: ReportContentOptions
  @OptionGroup var options: ReportOptions
  @OptionGroup var global: GlobalOptions
}

/// `report weekly`
struct ReportWeeklyCommand: ReportPeriodCommand {
  static let period = ReportPeriod.weekly
  static let configuration = CommandConfiguration(
    commandName: "weekly", abstract: "Seven days.",
    discussion: """
      Examples:
        symptoms report weekly --output week.html
        symptoms report weekly --date sunday --save
      """)

  @Option(help: ArgumentHelp("The last day: yesterday, a weekday or a date. Default: today.", valueName: "day"))
  var date: String?

  @OptionGroup var content: ReportContentOptions
  @OptionGroup var options: ReportOptions
  @OptionGroup var global: GlobalOptions
}

/// `report monthly`
struct ReportMonthlyCommand: ReportPeriodCommand {
  static let period = ReportPeriod.monthly
  static let configuration = CommandConfiguration(
    commandName: "monthly", abstract: "Thirty days.",
    discussion: """
      Examples:
        symptoms report monthly --output month.pdf
        symptoms report monthly --date 2026-10-31 --json
      """)

  @Option(help: ArgumentHelp("The last day: yesterday, a weekday or a date. Default: today.", valueName: "day"))
  var date: String?

  @OptionGroup var content: ReportContentOptions
  @OptionGroup var options: ReportOptions
  @OptionGroup var global: GlobalOptions
}

/// `report show`: a saved report, or a new one of any days.
struct ReportShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "A saved report, or any days.",
    discussion: """
      Without a name or days, it is the time that report.timeframe names.

      Examples:
        symptoms report show weekly-2026-11-21
        symptoms report show --from 2026-10-01 --to 2026-10-31
        symptoms settings set report.timeframe monthly
      """)

  @Argument(help: ArgumentHelp("The name of a saved report, as in report history.", valueName: "report"))
  var id: String?

  @OptionGroup var range: DayRangeOptions

  @OptionGroup var content: ReportContentOptions
  @OptionGroup var options: ReportOptions
  @OptionGroup var global: GlobalOptions

  func validate() throws {
    if id != nil, range.from != nil || range.to != nil || content.sections != nil || content.save {
      throw ValidationError("A saved report stays as it is. Leave out the name to make a new one.")
    }
    if range.from == nil, range.to != nil { throw ValidationError("--to needs --from.") }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how your days were.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    try options.answer(try view(in: session), in: context)
  }

  private func view(in session: Session) throws -> ReportView {
    if let id { return try ReportBook(session).show(id) }
    guard let days = try session.days(from: range.from, to: range.to) else {
      let period = try ReportMaker(session).timeframe()
      return try content.view(of: ReportWish(period, endingOn: session.today, sections: content.names), in: session)
    }
    return try content.view(of: ReportWish(days, sections: content.names), in: session)
  }
}
