import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// The daily check-in.
public enum CheckInModule: TrackerModule, CommandModule {
  public static let id: ModuleID = "check-in"
  public static let commands: [any ParsableCommand.Type] = [CheckInCommand.self]

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(CheckInKind.self)
    registry.todaySources.add(CheckInTodaySource())
    registry.strings.add(.german)
  }
}
