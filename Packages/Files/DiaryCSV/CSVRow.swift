import TrackerCore

/// One row of a CSV file: its fields, or why it can't be read.
public struct CSVRow: Sendable, Hashable {
  /// The line on which it begins, from 1.
  public var line: Int
  /// As many fields as the header has, or the problem of the row.
  public var fields: Result<[String], Diagnostic>

  /// Makes a row; lines count from 1.
  public init(line: Int, fields: Result<[String], Diagnostic>) {
    self.line = line
    self.fields = fields
  }
}
