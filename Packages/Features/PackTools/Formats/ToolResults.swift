import TrackerCore

/// What a tool found, in suites of cases: what every format is written from.
struct ToolResults: Sendable {
  /// One thing that was looked at.
  struct Case: Sendable {
    var name: String
    var place: Place?
    /// Empty where it is fine.
    var findings: [Diagnostic]

    var isFine: Bool { !findings.contains { $0.severity == .error } }
  }

  /// The cases of one pack.
  struct Suite: Sendable {
    var name: String
    var folder: String
    var cases: [Case]
  }

  /// Such as `symptoms pack lint`.
  var tool: String
  var suites: [Suite]
  /// Why not everything could be looked at; nil where it was.
  var failure: Failure?
  /// Where the words and values end that begin at the findings' places; absent for one character.
  var ends: [Place: End] = [:]

  /// A line, and the column behind the last character.
  struct End: Sendable {
    var line: Int
    var column: Int
  }

  var findings: [Diagnostic] { suites.flatMap(\.cases).flatMap(\.findings) }
}

extension Failure {
  /// As a finding: for formats that know findings alone.
  var finding: Diagnostic { Diagnostic(code: "could-not-run", message) }
}
