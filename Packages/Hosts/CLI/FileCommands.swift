import ArgumentParser
import TrackerCommandLine

/// The groups whose commands modules bring, one for each form of files.
enum FileCommands: CommandModule {
  static let commands: [any ParsableCommand.Type] = [Import.self, Export.self]
}

/// `import FORM …`: one subcommand for every form that any module reads.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import a diary from a file.",
    discussion: """
      Importing counts as one change. Importing the same file again changes nothing. To undo it: symptoms undo
      """,
    subcommands: Symptoms.modules.flatMap { $0.subcommands["import"] ?? [] })
}

/// `export FORM …`: one subcommand for every form that any module writes.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export your journal to a file.",
    subcommands: Symptoms.modules.flatMap { $0.subcommands["export"] ?? [] })
}
