import ArgumentParser
import TrackerCommandLine

/// The groups whose commands modules bring, one for each form of files.
enum FileCommands: CommandModule {
  static let commands: [any ParsableCommand.Type] = [Import.self, Export.self]
}

/// `import FORM …`: one subcommand for every form that any module reads. `ImportLine` finds the form where a line
/// leaves it out.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import a file of another app, a diary or a journal.",
    discussion: """
      Name the file, and the program finds out what it is:
        symptoms import diary.csv
        symptoms import journal.jsonl
        symptoms import diary.txt --as csv    say what it is
        symptoms import daylio.csv --dry-run  try it first

      Importing counts as one change. Importing the same file again changes nothing. To undo it: symptoms undo
      """,
    subcommands: Symptoms.modules.flatMap { $0.subcommands["import"] ?? [] })
}

/// `export WHAT …`: one subcommand for everything that any module exports.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export your journal to a file.",
    subcommands: Symptoms.modules.flatMap { $0.subcommands["export"] ?? [] })
}
