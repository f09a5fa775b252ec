import TrackerCore

/// Something that `doctor` looks at.
public protocol HealthCheck: Sendable {
  var id: String { get }
  /// - Parameter repairing: Whether what is computed from entries may be computed again where it differs.
  /// - Returns: A finding for each thing that was looked at, so that it is told; none where there is nothing to look
  ///   at.
  func findings(in environment: Environment, repairing: Bool) throws -> [HealthFinding]

  /// Reads what can be read of a damaged file of its own into a home that has none.
  ///
  /// - Returns: What came back, and what did not; nothing where the check is about no file.
  /// - Throws: `Failure` where the file or the home is not what is needed; then nothing is written.
  func salvage(_ file: String, in environment: Environment) throws -> [HealthFinding]
}

extension HealthCheck {
  public func salvage(_ file: String, in environment: Environment) throws -> [HealthFinding] { [] }
}
