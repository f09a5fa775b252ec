import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `delete ID …`
struct DeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete entries; `symptoms undo` brings them back.",
    discussion: "`symptoms list` shows ids; their first three characters are enough where they are unique.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Ids of entries, or their beginnings.", valueName: "id"))
  var ids: [String]

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let (deleted, changes) = try session.record("delete") { journal in
      let entries = try entries(session, journal)
      for entry in entries { try journal.delete(entry.id) }
      return entries
    }
    try context.answer(
      SavedView(
        "Deleted", deleted.map(session.view), changes, today: session.today,
        hint: "Bring \(deleted.count == 1 ? "it" : "them") back with: symptoms undo"))
  }

  /// The entries of the ids, each once.
  ///
  /// - Throws: `Failure` (`validation`) with every id that names none.
  private func entries(_ session: Session, _ journal: any JournalReading) throws -> [Entry] {
    var entries: [Entry] = []
    var failures: [Failure] = []
    for id in ids {
      do {
        let entry = try session.entry(withID: id, in: journal)
        if !entries.contains(where: { $0.id == entry.id }) { entries.append(entry) }
      } catch let failure as Failure where failure.kind == .validation { failures.append(failure) }
    }
    guard let first = failures.first else { return entries }
    if ids.count == 1 { throw first }
    let diagnostics = failures.map { Diagnostic(code: "unknown-id", $0.message) }
    throw Failure.invalid(
      diagnostics, what: "Nothing was deleted: \(failures.count) of the \(ids.count) ids name no entry")
  }
}
