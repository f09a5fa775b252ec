import TrackerApplication
import TrackerArchive
import TrackerCore
import TrackerEntryLanguage
import TrackerDiaryCSV
import TrackerInputFiles
import TrackerJSONReading

/// A row of a table, whose cells are asked for by the names of their columns, in any case and order.
struct AppRow: Sendable {
  let line: Int
  let cells: [String]
  fileprivate let places: [String: Int]

  /// The cell of a column, the first one where two are named alike; nil for none, and for an empty one.
  subscript(_ names: String...) -> String? {
    for name in names {
      guard let place = places[name], cells.indices.contains(place) else { continue }
      let text = cells[place].trimmed
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// The number of a column; nil for none.
  func number(_ name: String) -> Double? { self[name].flatMap(AppReading.number) }
}

extension AppReading {
  /// Goes through the rows of a table. Rows that can't be read are said with their lines.
  ///
  /// - Throws: `Failure` where the file can't be read or is no table, and what `body` throws.
  mutating func eachRow(_ body: (inout AppReading, AppRow) throws -> Void) throws {
    try eachRow(of: InputFile.bytes(file), body)
  }

  /// - Parameter part: What the table is called within the file; nil for the file itself.
  mutating func eachRow(
    of bytes: [UInt8], in part: String? = nil, _ body: (inout AppReading, AppRow) throws -> Void
  ) throws {
    let reader: CSVReader
    do { reader = try CSVReader(bytes, file: part ?? file, padsShortRows: true) } catch {
      throw Failure.invalid([error])
    }
    let places = AppReading.places(of: reader.columns)
    var isEmpty = true
    for row in reader {
      isEmpty = false
      switch row.fields {
      // Two files that somebody put into one.
      case .success(let cells) where cells.map(\.trimmed) == reader.columns: beginAgain()
      case .success(let cells):
        let read = AppRow(line: row.line, cells: cells, places: places)
        self.row = read
        try body(&self, read)
      case .failure(let problem): reject(row.line, column: part, problem)
      }
    }
    guard !isEmpty || part != nil else {
      throw Failure(
        .validation, "{file} has no rows below the header", ["file": .verbatim(file)],
        recovery: "Export it again, then import it.")
    }
  }

  /// The columns of the table, as they are written.
  func columns() throws -> [String] {
    do { return try CSVReader(try InputFile.bytes(file), file: file).columns } catch let error as Diagnostic {
      throw Failure.invalid([error])
    }
  }

  private static func places(of columns: [String]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, column) in columns.enumerated() where places[column.lowercased()] == nil {
      places[column.lowercased()] = place
    }
    return places
  }

  /// Longer texts of JSON are no list of days.
  private static let longestText = 200_000_000

  /// The JSON of the file, or of a file of this name in it.
  ///
  /// - Throws: `Failure` where it can't be read or is none.
  func json(named name: String? = nil) throws -> JSONValue {
    let bytes = try InputFile.bytes(file, isDivisible: false)
    let isZip = bytes.starts(with: ZipFile.beginning)
    let text: [UInt8] = try isZip && name != nil ? entry(name ?? "") : bytes
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let value = JSONParser.value(of: text[start...]) else {
      throw Failure(
        .validation, "{file} is not complete", ["file": .verbatim(file)], recovery: "Export it again, then import it.")
    }
    return value
  }

  /// The bytes of a file within the zip file.
  func entry(_ name: String) throws -> [UInt8] {
    do throws(ArchiveError) {
      let zip = try ZipFile(file)
      guard let entry = zip.entry(name) else { throw ArchiveError.missing(name) }
      return try zip.bytes(of: entry, atMost: AppReading.longestText)
    } catch {
      throw Failure(error, in: file)
    }
  }
}

extension ArchiveError {
  fileprivate static func missing(_ name: String) -> ArchiveError {
    ArchiveError(.damaged, code: "archive-entry", "A file is missing in the archive", entry: name)
  }
}
