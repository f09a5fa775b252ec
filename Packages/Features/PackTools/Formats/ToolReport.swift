import TrackerApplication
import TrackerCore

/// What a tool for packs found: a read model that can also be written as programs for CI want it.
public protocol ToolReport: ReadModel {
  /// Why not everything could be looked at; nil where it was.
  var failure: Failure? { get }
  /// Whether nothing at all could be looked at, so that there is nothing to show but `failure`.
  var isUnread: Bool { get }
  /// Why the run is no success: `failure`, or an answer that is no; nil where it is one.
  var verdict: Failure? { get }
  /// The whole report as a file for other programs, to the letter; nil for text, which is the read model's blocks.
  func document(_ format: ToolFormat) throws -> String?
}

/// A report whose findings stand in suites of cases.
protocol SuiteReport: ToolReport {
  var results: ToolResults { get }
}

extension SuiteReport {
  /// The whole report in a format, a line break at the end of JSON and SARIF; nil for text.
  ///
  /// - Throws: What encoding it as JSON or SARIF throws.
  public func document(_ format: ToolFormat) throws -> String? {
    switch format {
    case .text: nil
    case .json: try json + "\n"
    case .junit: JUnitReport(results).xml
    case .sarif: try SARIFLog(results, version: ProgramVersion.number).json + "\n"
    case .github: results.githubAnnotations
    }
  }
}
