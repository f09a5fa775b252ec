import TrackerCore
import TrackerInputFiles

/// Reads a CSV file row by row: RFC 4180 with a header; lines end with LF, CRLF or CR; the delimiter is found in the
/// header or said by a first line `sep=;`, as Excel writes it; a byte order mark and rows without content are passed
/// over. UTF-16 is read where a mark says so, and what is no UTF-8 as Windows-1252.
///
/// A plain loop over the bytes: the CSV libraries for Swift were measured at five times the time of Python's reader,
/// this loop at a quarter of it. A row that can't be read is a problem of that row, and reading goes on at the line
/// after its first.
public struct CSVReader: Sequence, IteratorProtocol, Sendable {
  /// The longest field in bytes; a longer one is taken for a quote that is never closed.
  public static let longestField = 65_536

  /// The names of the columns, without spaces around them.
  public let columns: [String]
  /// What stands between the fields, as the header shows it.
  public private(set) var delimiter: CSVDelimiter

  /// Its name, for the places of problems.
  public let file: String
  private let bytes: [UInt8]
  private var padsShortRows = false
  private var position: Int
  private var line = 1

  /// Reads the header.
  ///
  /// - Throws: a diagnostic when there is no header or it can't be read.
  ///
  /// - Parameter padsShortRows: Whether cells that are missing at the end of a row are empty, and empty ones beyond the
  ///   header are passed over, as programs write tables that people rarely look at; else such a row is a problem.
  public init(_ bytes: [UInt8], file: String, padsShortRows: Bool = false) throws(Diagnostic) {
    let bytes = bytes.utf8OfUTF16 ?? bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = CSVReader(unopened: bytes, from: start, file: file)
    if let said = CSVDelimiter.said(by: bytes[start...]) {
      reader.delimiter = said
      reader.skipLine()
    }
    guard let header = reader.nextRow() else {
      throw Diagnostic(
        code: "csv-empty", "The file is empty", at: Place(file: file),
        allowed: "a header with the names of the columns, then rows")
    }
    let names = try header.fields.get().map { $0.trimmingSpaces }
    self = CSVReader(reader, columns: names)
    self.padsShortRows = padsShortRows
  }

  /// Whether a file that begins with these bytes has a header of several columns.
  public static func hasColumns(_ beginning: [UInt8]) -> Bool {
    ((try? CSVReader(beginning, file: "").columns.count) ?? 0) > 1
  }

  /// The next row that has content, nil at the end.
  public mutating func next() -> CSVRow? {
    guard var row = nextRow() else { return nil }
    if padsShortRows, case .success(var fields) = row.fields {
      while fields.count > columns.count, fields.last?.isEmpty == true { fields.removeLast() }
      fields += Array(repeating: "", count: columns.count > fields.count ? columns.count - fields.count : 0)
      row.fields = .success(fields)
    }
    if case .success(let fields) = row.fields, fields.count != columns.count {
      row.fields = .failure(
        Diagnostic(
          code: "csv-field-count",
          fields.count == 1
            ? "the row has 1 cell, and the header has {columns}"
            : "the row has {cells} cells, and the header has {columns}",
          ["cells": .count(fields.count), "columns": .count(columns.count)], at: Place(file: file, line: row.line),
          found: "\(fields.count)", allowed: "\(columns.count)"))
    }
    return row
  }

  private init(unopened bytes: [UInt8], from start: Int, file: String) {
    self.bytes = bytes
    self.file = file
    self.position = start
    self.columns = []
    let rest = bytes[start...]
    self.delimiter = CSVDelimiter(header: rest.drop { $0 == CSVByte.lineFeed || $0 == CSVByte.carriageReturn })
  }

  private init(_ reader: CSVReader, columns: [String]) {
    self.bytes = reader.bytes
    self.file = reader.file
    self.position = reader.position
    self.line = reader.line
    self.delimiter = reader.delimiter
    self.columns = columns
  }

  private mutating func nextRow() -> CSVRow? {
    while position < bytes.count {
      let start = (position: position, line: line)
      do {
        let fields = try readFields()
        // Spreadsheets save rows of nothing but delimiters below a table.
        if fields.allSatisfy({ $0.isEmpty }) { continue }
        return CSVRow(line: start.line, fields: .success(fields))
      } catch {
        if error.code != "csv-encoding" {
          (position, line) = start
          skipLine()
        }
        return CSVRow(line: start.line, fields: .failure(error))
      }
    }
    return nil
  }

  /// Reads to the end of the row; a byte that stands for no character is thrown once the row is over.
  private mutating func readFields() throws(Diagnostic) -> [String] {
    let first = line
    var fields: [String] = []
    var isText = true
    while true {
      let text = try readField(of: first)
      if text == nil { isText = false }
      fields.append(text ?? "")
      guard position < bytes.count, bytes[position] == delimiter.rawValue else { break }
      position += 1
    }
    skipLineEnd()
    guard isText else {
      throw Diagnostic(
        code: "csv-encoding", "the row is not text. Save the file as “CSV UTF-8” and try again",
        at: Place(file: file, line: first))
    }
    return fields
  }

  /// Reads a field up to its delimiter or line end; nil where it is no text.
  private mutating func readField(of first: Int) throws(Diagnostic) -> String? {
    if position < bytes.count, bytes[position] == CSVByte.quote { return try readQuotedField(of: first) }
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) {
      if bytes[position] == CSVByte.quote {
        throw quoteDiagnostic(
          "there is a quotation mark inside a cell", line: first,
          allowed: "quotation marks around the whole cell, and two of them for one inside")
      }
      position += 1
    }
    guard position - start <= CSVReader.longestField else { throw lengthDiagnostic(line: first) }
    return text(bytes[start..<position]).map(SpreadsheetText.text)
  }

  private mutating func readQuotedField(of first: Int) throws(Diagnostic) -> String? {
    position += 1
    let start = position
    var content: [UInt8] = []
    var runStart = position
    while position < bytes.count {
      guard position - start <= CSVReader.longestField else { throw lengthDiagnostic(line: first) }
      let byte = bytes[position]
      if byte == CSVByte.quote {
        let run = bytes[runStart..<position]
        position += 1
        if position < bytes.count, bytes[position] == CSVByte.quote {
          // The first of two quotes ends the run before it, the second is the quote that they stand for.
          content.append(contentsOf: run)
          runStart = position
          position += 1
          continue
        }
        guard position == bytes.count || isEnd(bytes[position]) else {
          throw quoteDiagnostic(
            "there is text after a closing quotation mark", line: first,
            allowed: "the next cell or the end of the line")
        }
        return text(content.isEmpty ? run : (content + run)[...]).map(SpreadsheetText.text)
      }
      if byte == CSVByte.lineFeed || byte == CSVByte.carriageReturn && !isBeforeLineFeed(position) { line += 1 }
      position += 1
    }
    throw quoteDiagnostic("a closing quotation mark is missing", line: first, allowed: "a quotation mark at the end")
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == delimiter.rawValue || byte == CSVByte.lineFeed || byte == CSVByte.carriageReturn
  }

  private func isBeforeLineFeed(_ position: Int) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == CSVByte.lineFeed
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != CSVByte.lineFeed, bytes[position] != CSVByte.carriageReturn {
      position += 1
    }
    skipLineEnd()
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    position += bytes[position] == CSVByte.carriageReturn && isBeforeLineFeed(position) ? 2 : 1
    line += 1
  }

  private func text(_ slice: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: slice, as: UTF8.self)
    // Decoding repairs what is not UTF-8, so a difference means that it was not.
    return text.utf8.elementsEqual(slice) ? text : String(windows1252: slice)
  }

  private func quoteDiagnostic(_ message: Phrase, line: Int, allowed: Phrase) -> Diagnostic {
    Diagnostic(code: "csv-quote", message, at: Place(file: file, line: line), allowed: allowed)
  }

  private func lengthDiagnostic(line: Int) -> Diagnostic {
    Diagnostic(
      code: "csv-field-length", "a cell is too long, or a closing quotation mark is missing",
      ["count": .count(CSVReader.longestField)], at: Place(file: file, line: line), allowed: "up to {count} bytes")
  }
}

extension [UInt8] {
  /// As UTF-8 where a byte order mark says that it is UTF-16; nil for anything else. A half of a pair at the end, as of
  /// a beginning that was cut, is left out.
  fileprivate var utf8OfUTF16: [UInt8]? {
    let isLittle = starts(with: [0xFF, 0xFE])
    guard isLittle || starts(with: [0xFE, 0xFF]) else { return nil }
    let units = stride(from: 2, to: count - 1, by: 2).map { place in
      UInt16(self[isLittle ? place : place + 1]) | UInt16(self[isLittle ? place + 1 : place]) << 8
    }
    return Array<UInt8>(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension String {
  /// The text without spaces and tabs around it.
  var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
    guard first.map(isSpace) == true || last.map(isSpace) == true else { return self }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}

extension CSVReader {
  /// A file that somebody named, opened up to its header.
  ///
  /// - Throws: `Failure` that says why it can't be read or has no header.
  public static func open(_ path: String) throws(Failure) -> CSVReader {
    let bytes = try InputFile.bytes(path)
    do { return try CSVReader(bytes, file: path) } catch { throw Failure.invalid([error]) }
  }
}
