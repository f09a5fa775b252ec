import TrackerApplication
import TrackerCore

/// Counts which parts of the program a person uses, once they have agreed, for themselves alone.
public enum UsageModule: TrackerModule {
  public static let id: ModuleID = "usage"

  public static func contribute(to registry: inout Registry) {
    registry.settings.add(UsageEvent.setting)
    registry.homeFiles.add(UsageEvent.file)
    registry.strings.add(.german)
  }
}
