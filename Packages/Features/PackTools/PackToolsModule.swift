import TrackerApplication
import TrackerCore

/// Tools for people who read, write and review condition packs. None of them needs a journal but `PackDiffView` when it
/// is asked for the days of one.
public enum PackToolsModule: TrackerModule {
  public static let id: ModuleID = "pack-tools"

  public static func contribute(to registry: inout Registry) {
    registry.healthChecks.add(PackHealthCheck())
    registry.strings.add(.german)
  }
}
