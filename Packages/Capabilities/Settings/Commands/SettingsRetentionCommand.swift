import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerSettings

/// `settings retention`: what is older than the person wants to keep.
struct SettingsRetentionCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "retention", abstract: "See entries older than you want to keep, and erase them.",
    discussion: """
      The setting retention says how long you keep entries. Nothing is erased by itself. Without --erase you only see \
      what would go. With --erase you type three words to confirm, and undo cannot bring the entries back.

        symptoms settings set retention 12-months
        symptoms settings retention
        symptoms settings retention --erase
        symptoms settings retention --erase --confirm "erase old entries"    for scripts
      """)

  @Flag(help: "Erase these entries for good.") var erase = false
  @Option(help: ArgumentHelp("Confirm in a script: “erase old entries”.", valueName: "words")) var confirm: String?
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you erase old entries.") }

  func run(in context: CommandContext) throws {
    let retention = Retention(try context.session())
    let plan = try retention.plan()
    guard erase, !plan.isEmpty else { return try context.answer(plan) }
    try context.confirm(
      Retention.confirmation, typed: confirm, for: plan, prompt: "To erase them, type: {words}",
      command: "symptoms settings retention --erase")
    try context.answer(try retention.erase())
  }
}
