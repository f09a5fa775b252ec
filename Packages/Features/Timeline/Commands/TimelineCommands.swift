import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTimeline

/// The command of the module.
public enum TimelineCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [TimelineCommand.self]
}

/// `timeline` and `timeline DAY`
struct TimelineCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline", abstract: "Go through your days, and through one day hour by hour.",
    discussion: """
        symptoms timeline                                     the last days, 20 on a page
        symptoms timeline --page 2                            the days before them
        symptoms timeline --from 2026-03-01 --to 2026-03-31   some days
        symptoms timeline yesterday                           one day, in half hours

      In a terminal you have keys. ↑ and ↓ choose, and ← and → turn the page. Enter opens a day, and there it changes \
      an entry. d deletes an entry, and u undoes what you changed here. q leaves.

      How a day was comes from your worst answer about a symptom. The colour on that symptom's scale decides. Green \
      is good, yellow is fair, red is bad. A day without an answer is not known. “5 of 6” says how much of what you \
      track is logged.

      Elsewhere:
        symptoms list          entries of a kind or with a tag
        symptoms day           what is missing on a day, and marking it complete
        symptoms history ID    every version of an entry
        symptoms undo --list   what you did last
      """)

  static let otherWords = ["zeitleiste"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @OptionGroup var range: DayRangeOptions

  @Option(help: ArgumentHelp("How many days, counting back from the last one.", valueName: "n"))
  var days: Int?

  @Option(help: ArgumentHelp("Which page; the newest days are on page 1.", valueName: "n"))
  var page = 1

  @Argument(help: ArgumentHelp("One day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var words: [String] = []

  func validate() throws {
    guard (1...1_000_000).contains(page) else { throw ValidationError("--page needs a whole number from 1.") }
    guard days.map({ (1...40_000).contains($0) }) ?? true else {
      throw ValidationError("--days needs a whole number from 1 to 40000, such as --days 7.")
    }
    guard range.from == nil || days == nil else {
      throw ValidationError("Use --from or --days, not both.")
    }
    guard words.isEmpty || (range.from == nil && range.to == nil && days == nil && page == 1) else {
      throw ValidationError("Give one day, or use --from, --to, --days and --page.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll go through your days.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = words.isEmpty ? nil : try session.day(words.joined(separator: " "))
    if context.console.asksWithKeys, context.console.format == .text {
      var dialogue = TimelineDialogue(in: context)
      if let day { _ = try dialogue.show(day, session) } else { try dialogue.showPages(query, session) }
    } else if let day {
      try context.answer(try TimelineDayView(of: day, in: session))
    } else {
      try context.answer(try TimelineView(query, of: session))
    }
  }

  private var query: TimelineQuery {
    var query = TimelineQuery()
    query.from = range.from
    query.to = range.to
    query.days = days
    query.page = page
    return query
  }
}
