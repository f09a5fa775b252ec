import ArgumentParser

/// The group of commands that bring data in.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring data in from files.",
    discussion: """
      Importing is one action: `symptoms undo` takes all of it back. Importing the same file again changes nothing.
      """,
    subcommands: [ImportCSVCommand.self])
}
