import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum ReflectionsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [JournalCommand.self]
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportJournalCommand.self]]
}

/// `journal`: what a person writes about their days.
struct JournalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal", abstract: "Write about your day, and find it again.",
    discussion: """
        symptoms journal                          write in your editor
        symptoms journal "Slept well at last" mood=4
        symptoms journal mood=2                   only your mood, 1 to 5
        symptoms journal list                     what you wrote
        symptoms journal search garden            find a word

      Your text is kept until it is saved, whatever happens.
      """,
    subcommands: [
      JournalWriteCommand.self, JournalListCommand.self, JournalShowCommand.self, JournalSearchCommand.self,
      JournalCalendarCommand.self, JournalStatsCommand.self, JournalEditCommand.self, JournalCategoriesCommand.self,
    ], defaultSubcommand: JournalWriteCommand.self)
}
