import TrackerApplication
import TrackerCore
import TrackerHealthSamples

/// Health data of an iPhone and an Apple Watch come in.
public enum AppleHealthModule: TrackerModule {
  public static let id: ModuleID = "apple-health"

  public static func contribute(to registry: inout Registry) {
    registry.importers.add(AppleHealthImporter())
    registry.strings.add(.germanOfHealthSamples)
    registry.strings.add(.german)
  }
}
