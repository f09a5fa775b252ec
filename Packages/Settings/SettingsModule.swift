import ArgumentParser
import TrackerCommands
import TrackerCore

/// Preferences.
public enum SettingsModule: CommandModule {
  public static let id: ModuleID = "settings"
  public static let commands: [any ParsableCommand.Type] = []

  public static func contribute(to registry: inout Registry) {}
}
