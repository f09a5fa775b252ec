import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum PredictionCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [
    PredictCommand.self, AccuracyCommand.self, FlaresCommand.self, ForecastCommand.self, BadCommand.self,
  ]
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportForecastsCommand.self]]
}
