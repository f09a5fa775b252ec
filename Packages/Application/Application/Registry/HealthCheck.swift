import TrackerCore

/// Something that `doctor` looks at.
public protocol HealthCheck: Sendable {
  var id: String { get }
  /// - Parameter repairing: Whether what is computed from entries may be computed again where it differs.
  /// - Returns: at least one finding, so that what was looked at is told.
  func findings(in environment: Environment, repairing: Bool) throws -> [HealthFinding]
}
