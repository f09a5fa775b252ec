import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerImports

/// The commands of the module.
public enum ImportsCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["import": [ImportStatusCommand.self]]
}

/// `import status`: each source with its last import, and how the next file is brought.
struct ImportStatusCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "See what you imported, and how to bring the next file.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you see what you imported.") }

  func run(in context: CommandContext) throws { try context.answer(try ImportStatusView(try context.session())) }
}
