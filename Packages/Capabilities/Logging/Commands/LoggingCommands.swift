import ArgumentParser
import TrackerCommandLine

/// The commands that list, edit, delete, undo, redo and export entries, with their history and the trash, and those for
/// nones, days, notes and questions for a visit. `logCommand(for:)` makes the one that logs entries of a kind.
public enum LoggingCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [
    NoCommand.self, DayCommand.self, ListCommand.self, EditCommand.self, DeleteCommand.self, UndoCommand.self,
    RedoCommand.self, HistoryCommand.self, TrashCommand.self, NoteCommand.self, QuestionsCommand.self,
  ]
  public static let subcommands: [String: [any ParsableCommand.Type]] = [
    "export": [ExportDaysCommand.self, ExportEntriesCommand.self]
  ]
}
