import ArgumentParser
import TrackerCommandLine

/// The groups whose commands modules bring, one for each form of files.
enum FileCommands: CommandModule {
  static let commands: [any ParsableCommand.Type] = [Import.self, Export.self]
}

/// `import FORM …`: one subcommand for every form that any module reads.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring data in from files.",
    discussion: """
      Importing is one action: `symptoms undo` takes all of it back. Importing the same file again changes nothing.
      """,
    subcommands: Symptoms.modules.flatMap { $0.subcommands["import"] ?? [] })
}

/// `export FORM …`: one subcommand for every form that any module writes.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write what your journal keeps to a file, for other programs.",
    subcommands: Symptoms.modules.flatMap { $0.subcommands["export"] ?? [] })
}
