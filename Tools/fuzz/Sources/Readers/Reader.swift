import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerPrediction
import TrackerTestSupport

/// One of the readers, with the sample modules and the program's own forecasts.
public struct Reader: Sendable {
  private let target: FuzzTarget
  private let host = PackHost(Registry([SampleModule.self]), forecasts: LearnerForecaster())

  /// nil for a name that no target has.
  public init?(named name: String) {
    guard let target = FuzzTarget(rawValue: name) else { return nil }
    self.target = target
  }

  public static var names: [String] { FuzzTarget.allCases.map(\.rawValue) }

  public func read(_ bytes: [UInt8]) { target.read(bytes, host: host) }
}
