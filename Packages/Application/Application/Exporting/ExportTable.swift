import TrackerCore
import TrackerDiaryCSV

/// A tidy table: a row for each thing, a column for each of its values.
public struct ExportTable {
  /// How a table is written.
  public enum Format: Sendable, Hashable, CaseIterable {
    case csv, markdown, json, lines

    /// The same among all formats.
    public var ofExports: ExportFormat {
      switch self {
      case .csv: .csv
      case .markdown: .markdown
      case .json: .json
      case .lines: .lines
      }
    }

    /// - Throws: `Failure` (`usage`) for a format that no table has.
    public init(_ format: ExportFormat) throws(Failure) {
      guard let own = Format.allCases.first(where: { $0.ofExports == format }) else {
        throw .cannotExport(as: format.rawValue, else: Format.allCases.map(\.ofExports))
      }
      self = own
    }
  }

  public var columns: [String]
  /// Gives the rows one by one, each with a value for every column; `.null` where there is none.
  public var eachRow: (_ body: ([JSONValue]) throws -> Void) throws -> Void

  public init(_ columns: [String], eachRow: @escaping (_ body: ([JSONValue]) throws -> Void) throws -> Void) {
    self.columns = columns
    self.eachRow = eachRow
  }

  /// Writes it, row by row.
  ///
  /// - Returns: How many rows there are.
  @discardableResult
  public func write(as format: Format, to write: (String) throws -> Void) throws -> Int {
    var count = 0
    switch format {
    case .csv: try write(columns.map(ExportTable.csv).joined(separator: ",") + "\r\n")
    case .markdown:
      try write(ExportTable.markdown(columns) + ExportTable.markdown(columns.map { _ in "---" }))
    case .json: try write("[")
    case .lines: break
    }
    try eachRow { row in
      count += 1
      switch format {
      case .csv:
        try write(try row.map { ExportTable.csv(try $0.cellText) }.joined(separator: ",") + "\r\n")
      case .markdown: try write(ExportTable.markdown(try row.map { try $0.cellText }))
      case .lines: try write(try object(row) + "\n")
      case .json: try write((count == 1 ? "\n" : ",\n") + object(row))
      }
    }
    if format == .json { try write("\n]\n") }
    return count
  }

  /// A row as an object with what there is, in JSON.
  private func object(_ row: [JSONValue]) throws -> String {
    let values = zip(columns, row).filter { $0.1 != .null }
    return try JournalJSON.encode(JSONValue.object(Dictionary(values) { first, _ in first }))
  }

  /// A cell that no spreadsheet runs, in quotes where it needs them.
  private static func csv(_ text: String) -> String { CSVCell.quoted(SpreadsheetText.cell(of: text)) }

  private static func markdown(_ cells: [String]) -> String {
    let texts = cells.map { cell in
      cell.replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing(/[\r\n]+/, with: " ")
    }
    return "| \(texts.joined(separator: " | ")) |\n"
  }
}

extension JSONValue {
  /// As it stands in a cell: nothing for no value, and a list or an object as JSON.
  fileprivate var cellText: String {
    get throws {
      switch self {
      case .null: ""
      case .bool(let value): value ? "true" : "false"
      case .text(let text): text
      case .number, .list, .object: try JournalJSON.encode(self)
      }
    }
  }
}
