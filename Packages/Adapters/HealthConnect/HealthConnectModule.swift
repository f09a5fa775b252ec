import TrackerApplication
import TrackerCore

/// Health data of an Android phone come in.
public enum HealthConnectModule: TrackerModule {
  public static let id: ModuleID = "health-connect"

  public static func contribute(to registry: inout Registry) {
    registry.importers.add(HealthConnectImporter())
    registry.strings.add(.german)
  }
}
