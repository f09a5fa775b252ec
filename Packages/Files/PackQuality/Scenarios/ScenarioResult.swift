import TrackerCore

/// The result of a scenario.
public struct ScenarioResult: Sendable, Hashable, Codable {
  /// One thing that was expected and is not so.
  public struct Failure: Sendable, Hashable, Codable {
    /// Where the expectation stands.
    public var place: Place
    /// Such as `day 7: band`.
    public var what: Phrase
    /// What was expected, in words.
    public var expected: Phrase
    /// The result, in words.
    public var got: Phrase
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

/// The results of all scenarios of a pack.
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
  /// Its failures as errors, each at the place of what was expected.
  public var findings: [Diagnostic] {
    failures.map { failure in
      Diagnostic(
        code: "scenario-failed", "{scenario}: {what} should be {expected}, but is {got}",
        ["scenario": "\(name)", "what": failure.what, "expected": failure.expected, "got": failure.got],
        at: failure.place, found: "\(failure.got)", allowed: failure.expected)
    }
  }
}
