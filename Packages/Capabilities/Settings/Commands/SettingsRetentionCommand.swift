import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
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
    try check(typed(plan, context), context)
    try context.answer(try retention.erase())
  }

  /// What was typed to confirm; nil where nobody was asked.
  private func typed(_ plan: RetentionView, _ context: CommandContext) -> String? {
    if let confirm { return confirm }
    guard context.console.canAsk else { return nil }
    let words = context.environment.words(.words(Retention.confirmation, [:]))
    context.console.say(plan.blocks(TextFormatter(context.environment.words)), isApart: true)
    return context.console.line(context.environment.words("To erase them, type: {words}", ["words": words]) + " ") ?? ""
  }

  private func check(_ typed: String?, _ context: CommandContext) throws {
    let wanted = [Retention.confirmation, context.environment.words(.words(Retention.confirmation, [:]))]
    if let typed, wanted.map({ $0.lowercased() }).contains(typed.trimmed.lowercased()) { return }
    let command = "symptoms settings retention --erase --confirm \"\(wanted[1])\""
    throw Failure(
      .negative, "Nothing was erased", ["command": .verbatim(command)],
      recovery: typed == nil ? "To confirm it, type: {command}" : nil)
  }
}
