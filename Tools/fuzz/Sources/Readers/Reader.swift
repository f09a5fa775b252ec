import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerPrediction
import TrackerTestSupport

/// One of the readers, with the sample modules and the program's own forecasts.
public struct Reader: Sendable {
  private let target: FuzzTarget?
  private let imports: ImportReader?
  private let health: HealthTarget?
  private let host = PackHost(Registry([SampleModule.self]), forecasts: LearnerForecaster())

  /// nil for a name that no target has.
  public init?(named name: String) {
    target = FuzzTarget(rawValue: name)
    imports = name == ImportReader.name ? ImportReader() : nil
    health = HealthTarget(rawValue: name)
    if target == nil, imports == nil, health == nil { return nil }
  }

  public static var names: [String] {
    FuzzTarget.allCases.map(\.rawValue) + [ImportReader.name] + HealthTarget.allCases.map(\.rawValue)
  }

  public func read(_ bytes: [UInt8]) {
    target?.read(bytes, host: host)
    imports?.read(bytes)
    health?.read(bytes)
  }
}
