import ArgumentParser

/// The group of commands that test the forecast on diary files.
struct ForecastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast", abstract: "Test the forecast on a diary file (for researchers).",
    subcommands: [ForecastReplayCommand.self])
}
