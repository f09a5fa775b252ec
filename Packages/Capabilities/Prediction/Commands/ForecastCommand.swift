import ArgumentParser

/// The group of commands that try the forecast on diaries outside of the journal.
struct ForecastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast", abstract: "Try the forecast on diaries from elsewhere.",
    subcommands: [ForecastReplayCommand.self])
}
