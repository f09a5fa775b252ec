import TrackerApplication
import TrackerCore

/// What people measure of their body: steps, heart, blood pressure, glucose, temperature, oxygen, breathing and weight.
public enum VitalsModule: TrackerModule {
  public static let id: ModuleID = "vitals"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(
      MovementKind.self, HeartKind.self, PressureKind.self, GlucoseKind.self, TemperatureKind.self, OxygenKind.self,
      BreathingKind.self, WeightKind.self, HoursKind.self)
    for metric in VitalsMetrics.all { registry.metrics.add(metric) }
    registry.trackers.add(.movement, .heart)
    registry.factorSources.add(VitalsFactors())
    registry.healthReaders.add(MeasuredHealth())
    registry.strings.add(.german)
  }
}
