import TrackerCore

/// What became of a scenario.
public struct ScenarioResult: Sendable, Hashable, Codable {
  /// One thing that was expected and is not so.
  public struct Failure: Sendable, Hashable, Codable {
    /// Where the expectation stands.
    public var place: Place
    /// Such as `day 7: band`.
    public var what: String
    /// What was expected, in words.
    public var expected: String
    /// What came out, in words.
    public var got: String
    /// The load that the engine made of the day; absent where no day was looked at.
    public var load: LoadScore?
    /// Of an `always`, pairs of the metric's value and what followed it.
    public var course: [[Double]]?
  }

  /// What the scenario is called; unique within its pack.
  public var name: String
  /// Where the scenario stands.
  public var place: Place
  /// Empty where all is as expected.
  public var failures: [Failure]
}

/// What became of all scenarios of a pack.
public struct ScenarioReport: Sendable {
  /// The pack whose scenarios these are.
  public var pack: PackID
  /// The folder of the pack, or the file of the overlay.
  public var folder: String
  /// In the order of their files; those that can't be read are among the problems instead.
  public var results: [ScenarioResult]
  /// What is wrong with the pack or the scenarios themselves.
  public var diagnostics: [Diagnostic]

  /// Whether nothing is wrong and every scenario passed; warnings do not count.
  public var isFine: Bool {
    !diagnostics.contains { $0.severity == .error } && results.allSatisfy { $0.failures.isEmpty }
  }
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
