import Foundation
import TrackerCore
import TrackerDiaryCSV

/// A CSV file of a command's findings. It takes its place only when it is whole, for its owner's eyes alone (0600), and
/// takes the place of no file but one that the same command wrote before.
public struct TableFile {
  private let path: String
  private let header: String
  private let taken: Failure

  /// A file with a header.
  ///
  /// - Parameter taken: Thrown where a file with another beginning stands there.
  public init(_ path: String, columns: [String], taken: Failure) {
    self.path = path
    header = TableFile.line(columns)
    self.taken = taken
  }

  /// Writes the file.
  ///
  /// - Parameter body: Gives the rows to the closure it is called with, each with a text for every column.
  /// - Throws: `taken`, `Failure` (`system`) where the file can't be written, or what `body` throws. What was there
  ///   before is still there then.
  public func write<Result>(_ body: (_ add: @escaping ([[String]]) throws -> Void) throws -> Result) throws -> Result {
    try spare()
    return try OutputFile(path).write(replacing: true) { write in
      try write(header)
      return try body { rows in try write(rows.map(TableFile.line).joined()) }
    }
  }

  /// Whether a file begins as one of these does.
  public func isOne(_ path: String) -> Bool {
    let file = FileHandle(forReadingAtPath: path)
    return file.flatMap { try? $0.read(upToCount: header.utf8.count) } == Data(header.utf8)
  }

  /// Nothing is replaced that this command did not write: a slip of the pen would cost somebody their diary.
  private func spare() throws(Failure) {
    guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return
    }
    // Reading from a terminal or a pipe would wait for ever.
    guard type == .typeRegular, isOne(path) else { throw taken }
  }

  private static func line(_ cells: [String]) -> String { cells.map(CSVCell.quoted).joined(separator: ",") + "\n" }
}
