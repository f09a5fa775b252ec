import TrackerApplication
import TrackerCore

/// What health records of every maker can read: FHIR R4, by the HL7 Symptoms implementation guide.
public enum FHIRModule: TrackerModule {
  public static let id: ModuleID = "fhir"

  public static func contribute(to registry: inout Registry) {
    registry.exporters.add(FHIRExporter())
    registry.strings.add(.german)
  }
}
