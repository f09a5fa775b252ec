import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// Data in and out: diaries as CSV.
public enum InterchangeModule: TrackerModule, CommandModule {
  public static let id: ModuleID = "interchange"
  public static let commands: [any ParsableCommand.Type] = [ImportCommand.self]

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(MeasurementKind.self)
    registry.strings.add(.german)
  }
}
