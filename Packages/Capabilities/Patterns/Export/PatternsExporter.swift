import TrackerApplication
import TrackerCore

/// Exports what a person's days say of what they logged: a table with a row for each factor, or a page that a clinician
/// reads in a minute.
public struct PatternsExporter: TableExporter {
  public let id = "patterns"
  public let name = "Your patterns"
  public let formats: [ExportFormat] = [.markdown, .csv, .json, .lines]

  /// nil where nobody has worked it out.
  private let report: PatternsReport?

  public init(_ report: PatternsReport? = nil) { self.report = report }

  public func counts(rows: Int) -> ExportCounts { ExportCounts(patterns: rows) }

  public func table(of contents: ExportContents) throws -> ExportTable {
    let rows = written(try found, to: contents)
    return ExportTable(PatternColumn.all.map(\.name)) { body in
      for row in rows { try body(PatternColumn.all.map { $0.value(row) }) }
    }
  }

  public func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts {
    guard format == .markdown else {
      return counts(rows: try table(of: contents).write(as: ExportTable.Format(format), to: write))
    }
    let report = try found
    let page = PatternsPage(report, written(report, to: contents))
    try page.write(to: write)
    return counts(rows: page.claims)
  }

  private func written(_ report: PatternsReport, to contents: ExportContents) -> [PatternsReport.Row] {
    contents.written(report.rows) { $0.item.pattern.metrics }
  }

  private var found: PatternsReport {
    get throws {
      guard let report else {
        throw Failure(.usage, "Patterns have to be calculated first", recovery: "Type: symptoms patterns export")
      }
      return report
    }
  }
}
