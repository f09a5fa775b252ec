import TrackerApplication
import TrackerCore

/// The weather where a person is: typed, or imported from a file. The program never fetches it.
public enum WeatherModule: TrackerModule {
  public static let id: ModuleID = "weather"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(WeatherKind.self)
    for metric in WeatherMetrics.all { registry.metrics.add(metric) }
    for names in WeatherMetrics.columnNames { registry.columnNames.add(names) }
    registry.factorSources.add(WeatherFactors())
    registry.strings.add(.german)
  }
}
