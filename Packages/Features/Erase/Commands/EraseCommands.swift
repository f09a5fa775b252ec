import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerErase

/// The commands of the module.
public enum EraseCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [EraseCommand.self]
}

/// The group of commands that erase.
struct EraseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erase", abstract: "Erase everything that the program keeps.",
    subcommands: [EraseEverythingCommand.self])
}

/// `erase everything`: removes all that the program keeps, once its name was typed.
struct EraseEverythingCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "everything", abstract: "Erase your journal, settings and own packs for good.",
    discussion: """
      You see what will be erased, and type two words to confirm. Undo cannot bring it back. Backups beside your \
      journal go, too. Exports and copies elsewhere stay. Files that are not from the program stay, too.

      Examples:
        symptoms export all journal.jsonl                         keep a copy first
        symptoms erase everything                                 asks before it erases
        symptoms erase everything --confirm "erase everything"    for scripts
      """)

  @Option(help: ArgumentHelp("Confirm in a script: “erase everything”.", valueName: "words"))
  var confirm: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let environment = context.environment
    let eraser = HomeEraser(environment.home, files: environment.registry.homeFiles.all)
    // The settings that name other folders are erased, too.
    let elsewhere = environment.registry.filesElsewhere.all.flatMap { $0.paths(environment) }
    let plan = EraseView(try eraser.inventory(), done: false, elsewhere: elsewhere)
    guard !plan.isEmpty else { return try context.answer(plan) }
    try context.confirm(
      EraseView.confirmation, typed: confirm, for: plan, prompt: "To erase it, type: {words}",
      command: "symptoms erase everything")
    // One that can't be read can be erased as well.
    let journal = (try? environment.openJournal(false) { _ in }) ?? nil
    try context.answer(EraseView(try eraser.erase(after: journal), done: true, elsewhere: elsewhere))
  }
}
