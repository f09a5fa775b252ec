import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// The group of commands for deleted entries.
struct TrashCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trash", abstract: "See deleted entries, get them back, or erase them for good.",
    discussion: """
      What you delete or undo stays here until you empty the trash.

      Examples:
        symptoms trash
        symptoms trash restore k3f9a
        symptoms trash empty
      """,
    subcommands: [TrashListCommand.self, TrashRestoreCommand.self, TrashEmptyCommand.self],
    defaultSubcommand: TrashListCommand.self)
}

/// `trash list`: what was deleted last.
struct TrashListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See what you deleted, the last one first.")

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("How many to show.", valueName: "n"))
  var limit = Trash.usualLimit

  func validate() throws {
    guard (1...TrashView.mostShown).contains(limit) else {
      throw ValidationError("--limit needs a whole number from 1 to 1000, such as --limit 50.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you deleted.") }

  func run(in context: CommandContext) throws { try context.answer(Trash(context.session()).list(limit)) }
}

/// `trash restore ID …`
struct TrashRestoreCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Get deleted entries back.",
    discussion: "To see the ids: symptoms trash. The first 3 characters are usually enough.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The ids of the entries.", valueName: "id"))
  var ids: [String]

  var beforeSetUp: BeforeSetUp { .explains("Here you get deleted entries back.") }

  func run(in context: CommandContext) throws { try context.answer(Logbook(context.session()).restore(ids)) }
}

/// `trash empty`: erases deleted entries for good.
struct TrashEmptyCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "empty", abstract: "Erase deleted entries for good.",
    discussion: """
      All versions of these entries go, and undo cannot bring them back. You type three words to confirm. Backups and \
      exports that you made still have them.

        symptoms trash empty
        symptoms trash empty --before 2026-03-01                only what you deleted before that day
        symptoms trash empty --confirm "empty the trash"        for scripts
      """)

  @Option(help: ArgumentHelp("Only what you deleted before this day.", valueName: "day")) var before: String?
  @Option(help: ArgumentHelp("Confirm in a script: “empty the trash”.", valueName: "words")) var confirm: String?
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you erase what you deleted.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let trash = Trash(session)
    let day = try before.map { try session.day($0) }
    let plan = try trash.plan(before: day)
    guard !plan.isEmpty else { return try context.answer(plan) }
    try context.confirm(
      Trash.confirmation, typed: confirm, for: plan, prompt: "To erase it, type: {words}",
      command: "symptoms trash empty\(day.map { " --before \($0)" } ?? "")")
    try context.answer(try trash.empty(plan))
  }
}
