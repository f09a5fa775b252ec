import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// The shapes in which findings of packs are written: for people, for scripts, and for the programs that show them in
/// CI.
enum ToolFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, junit, sarif, github
}

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

  var findings: [Diagnostic] { suites.flatMap(\.cases).flatMap(\.findings) }
}

extension Failure {
  /// As a finding: for formats that know findings alone.
  var finding: Diagnostic { Diagnostic(code: "could-not-run", message) }
}

/// A read model of findings, which can also be written as CI programs want them.
protocol ToolView: StyledReadModel {
  var results: ToolResults { get }
}

extension CommandContext {
  /// Writes what there is to say of a tool that could not look at anything, for programs alone: people read the failure
  /// itself.
  func answer(failed view: some ToolView, as tool: ToolFormat) throws {
    if tool != .text { try answer(view, as: tool) }
  }

  /// Writes an answer in a format; `--json` wins over text.
  func answer(_ view: some ToolView, as tool: ToolFormat) throws {
    switch tool {
    case .text: try answer(view)
    case .json: console.terminal.write(try view.json + "\n")
    case .junit: console.terminal.write(JUnitReport(view.results).xml)
    case .sarif: console.terminal.write(try SARIFLog(view.results, version: ProgramVersion.number).json + "\n")
    case .github: console.terminal.write(view.results.githubAnnotations)
    }
  }
}
