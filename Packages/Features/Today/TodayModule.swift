import ArgumentParser
import TrackerCommands
import TrackerCore

/// What a day looks like, and whether the program is well.
public enum TodayModule: CommandModule {
  public static let id: ModuleID = "today"
  public static let commands: [any ParsableCommand.Type] = [TodayCommand.self, DoctorCommand.self]

  public static func contribute(to registry: inout Registry) {}
}
