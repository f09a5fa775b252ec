import ArgumentParser
import TrackerCommandLine

/// The commands that list, edit, delete, undo and redo entries, and those for nones and days. `logCommand(for:)` makes
/// the one that logs entries of a kind.
public enum LoggingCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [
    NoCommand.self, DayCommand.self, ListCommand.self, EditCommand.self, DeleteCommand.self, UndoCommand.self,
    RedoCommand.self,
  ]
}
