import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// The command that logs entries of a kind; its help follows from the kind's definition.
public func logCommand<Kind: LogKind>(for kind: Kind.Type) -> any TrackerCommand.Type { LogCommand<Kind>.self }

/// `log KIND …`
struct LogCommand<Kind: LogKind>: TrackerCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Kind.id.rawValue, abstract: Kind.definition.summary,
      usage: "symptoms log \(Kind.id) WORD … [--date day]",
      discussion: LogHelp(definition: Kind.definition).text)
  }

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Flag(help: "Say what would be saved, and save nothing.")
  var dryRun = false

  @Argument(help: ArgumentHelp("Values in the order of the fields, or field=value.", valueName: "word"))
  var words: [String] = []

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let today = session.today
    let parser = EntryParser(Kind.self, context: session.person.entryContext, now: context.environment.now) {
      DayWord.parse($0, today: today)
    }
    let entry = session.entry(Kind.id, try parser.parse(words, date: date))
    guard !dryRun else {
      try session.journal.read { try Self.refuseClash(of: entry, in: $0) }
      return try context.answer(SavedView("Would save", [session.view(of: entry)], [], today: session.today))
    }
    let (hint, changes) = try session.record("log \(Kind.id)") { journal in
      try Self.refuseClash(of: entry, in: journal)
      let hint = try SlipHint(journal: journal, context: session.person.entryContext).text(for: entry)
      try journal.put(entry, measures: Kind.allMeasures(of: entry, in: session.person.entryContext))
      return hint
    }
    try context.answer(SavedView("Saved", [session.view(of: entry)], changes, today: session.today, hint: hint))
  }

  /// - Throws: `Failure` (`validation`) when the entry can't stand beside one that is there.
  static func refuseClash(of entry: Entry, in journal: any JournalReading) throws {
    try Clashes.refuse(entry, Kind.self, in: journal)
  }
}

/// Entries that can't stand beside each other.
enum Clashes {
  /// - Throws: `Failure` (`validation`) that names the other entry.
  static func refuse(_ entry: Entry, _ kind: any LogKind.Type, in journal: any JournalReading) throws {
    let around = entry.day.advanced(by: -1)...entry.day.advanced(by: 1)
    for other in try journal.entries(EntryQuery(days: around, kinds: [entry.kind])) where other.id != entry.id {
      if let clash = kind.clash(of: entry, with: other) { throw Failure.invalid([clash]) }
    }
  }
}
