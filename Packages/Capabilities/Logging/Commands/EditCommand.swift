import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `edit ID field=value …`
struct EditCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change fields of an entry; the earlier version is kept.",
    discussion: """
        symptoms edit k3f9a quality=5
        symptoms edit k3f9a notes= at=21:30      clears the notes, moves the time
        symptoms edit k3f9a day=2026-03-01       moves it to another day, at the same time
      `symptoms list` shows ids; their first three characters are enough where they are unique.
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The entry's id, or its beginning.", valueName: "id"))
  var id: String

  @Argument(help: ArgumentHelp("field=value, or field= to clear it.", valueName: "field=value"))
  var words: [String]

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let today = session.today
    let ((changed, isNew), changes) = try session.record("edit") { journal -> (Entry, Bool) in
      var entry = try session.entry(withID: id, in: journal)
      let revision = entry.revision
      let kind = try session.kind(of: entry)
      var zoned = session.person.entryContext
      // Times that are typed now are read where the entry was logged.
      if let zone = Zone(identifier: entry.zone) { zoned.calendar.zone = zone }
      let parsed = try EntryParser(kind, context: zoned, now: context.environment.now) {
        DayWord.parse($0, today: today)
      }.parse(
        words, editing: entry)
      entry.payload = parsed.payload
      entry.instant = parsed.instant
      entry.offset = zoned.calendar.zone.offset(at: parsed.instant)
      entry.day = parsed.day
      try Clashes.refuse(entry, kind, in: journal)
      try journal.put(entry, measures: kind.allMeasures(of: entry, in: zoned))
      let changed = try session.entry(withID: entry.id.rawValue, in: journal)
      return (changed, changed.revision != revision)
    }
    try context.answer(
      SavedView(isNew ? "Changed" : "Nothing to change in", [session.view(of: changed)], changes, today: session.today))
  }
}
