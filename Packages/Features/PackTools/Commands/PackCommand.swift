import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum PackToolsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [PackCommand.self]
}

/// `pack`: what can be done with condition packs.
struct PackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Write, check, test and install condition packs.",
    discussion: """
      A condition pack is a folder of YAML files with everything the program knows about a condition. You do not need \
      a journal for these commands.
      """,
    subcommands: [
      PackListCommand.self,
      PackShowCommand.self,
      PackLintCommand.self,
      PackExplainCommand.self,
      PackTestCommand.self,
      PackDiffCommand.self,
      PackNewCommand.self,
      PackInstallCommand.self,
      PackDocsCommand.self,
      PackMetricsCommand.self,
      PackSchemaCommand.self,
    ])
}
