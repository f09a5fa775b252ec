import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `list`: entries by day.
struct ListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what is logged, the newest day first.",
    discussion: """
        symptoms list                      today
        symptoms list --days 7             a week, up to today
        symptoms list --date 2026-03-01    one day
        symptoms list --kind food --days 30
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The last day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("How many days, up to and with that day.", valueName: "n"))
  var days = 1

  @Option(help: ArgumentHelp("Only entries of this kind; repeatable.", valueName: "kind"))
  var kind: [String] = []

  func validate() throws {
    guard (1...40_000).contains(days) else { throw ValidationError("--days takes a whole number from 1 to 40000.") }
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let last = try DayWord.day(date, today: session.today)
    let known = context.environment.registry.logKinds.all.map { $0.id.rawValue }
    if let unknown = kind.first(where: { !known.contains($0) }) {
      throw Failure.invalid([
        Diagnostic(
          code: "unknown-kind", "There is no such kind of entry", found: "“\(unknown)”",
          allowed: known.joined(separator: ", "),
          nearest: nearestMatch(to: unknown, among: known))
      ])
    }
    let range = last.advanced(by: 1 - days)...last
    let entries = try session.journal.read { journal in
      try journal.entries(EntryQuery(days: range, kinds: kind.isEmpty ? nil : Set(kind.map(LogKindID.init(rawValue:)))))
    }
    try context.answer(ListView(from: range.lowerBound, to: range.upperBound, entries: entries.map(session.view)))
  }
}

/// Entries, grouped by day.
struct ListView: StyledReadModel {
  static let schema = "list/1"
  var from: Day
  var to: Day
  /// The oldest first.
  var entries: [EntryView]

  func text(_ style: TextStyle) -> String {
    guard !entries.isEmpty else {
      return from == to ? "Nothing is logged on \(from.longText).\n" : "Nothing is logged from \(from) to \(to).\n"
    }
    let days = Dictionary(grouping: entries, by: \.day).sorted { $0.key > $1.key }
    return days.map { day, entries in
      let lines = entries.map { entry in
        style.isPlain
          ? "\(entry.kind) at \(entry.time), id \(entry.id.short): \(entry.summary)"
          : "  \(style.paint(entry.id.short, .faint))  \(entry.time)  \(entry.kind.rawValue.padded(to: 11)) "
            + style.wrap(entry.summary, indent: 28, first: 28)
      }
      return ([style.paint(day.longText, .bold)] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}
