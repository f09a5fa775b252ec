import TrackerCore

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
