import TrackerCore

/// What became of a scenario.
public struct ScenarioResult: Sendable, Hashable, Codable {
  /// One thing that was expected and is not so.
  public struct Failure: Sendable, Hashable, Codable {
    public var place: Place
    /// Such as `day 7: band`.
    public var what: String
    public var expected: String
    public var got: String
    /// The load that the engine made of the day; absent where no day was looked at.
    public var load: LoadScore?
    /// Of an `always`, pairs of the metric's value and what followed it.
    public var course: [[Double]]?
  }

  public var name: String
  public var place: Place
  /// Empty where all is as expected.
  public var failures: [Failure]
}

/// What became of all scenarios of a pack.
public struct ScenarioReport: Sendable {
  public var pack: PackID
  public var folder: String
  /// In the order of their files; those that can't be read are among the faults instead.
  public var results: [ScenarioResult]
  /// What is wrong with the pack or the scenarios themselves.
  public var faults: [Diagnostic]

  public var isFine: Bool { !faults.contains { $0.severity == .error } && results.allSatisfy { $0.failures.isEmpty } }
}

extension ScenarioResult {
  /// Its failures as findings, each at the place of what was expected.
  public var findings: [Diagnostic] {
    failures.map { failure in
      Diagnostic(
        code: "scenario-failed", "\(name): \(failure.what) is not as expected", at: failure.place, found: failure.got,
        allowed: failure.expected)
    }
  }
}
