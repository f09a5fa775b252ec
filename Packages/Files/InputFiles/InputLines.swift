import Foundation
import TrackerCore

/// A text file of one line after another, read in portions, so that a long one never stands in memory.
public struct InputLines {
  /// A longer line is refused, as in a file that is no text.
  static let longestLine = 20_000_000
  private static let portion = 1 << 18

  /// Its path.
  public let file: String
  private let largest: Int
  private let handle: FileHandle

  /// - Throws: `Failure` (`system`) that says why the file can't be read, `validation` where it is too large.
  public init(_ path: String, largest: Int = InputFile.largest) throws(Failure) {
    file = path
    self.largest = largest
    try InputFile.check(path, largest: largest)
    guard let handle = FileHandle(forReadingAtPath: path) else { throw InputFile.unreadable(path) }
    self.handle = handle
  }

  /// Gives `body` each line without its end, with its number from 1. A last line without an end is one too.
  ///
  /// - Throws: `Failure` where the file can't be read or has a line that is too long, or what `body` throws.
  public func each(_ body: (_ line: Data, _ number: Int) throws -> Void) throws {
    try handle.seek(toOffset: 0)
    var number = 0
    var read = 0
    var pending = Data()
    while let next = try? handle.read(upToCount: InputLines.portion), !next.isEmpty {
      read += next.count
      // What is no regular file has no size before it is read.
      guard read <= largest else { throw InputFile.unreadable(file) }
      pending.append(next)
      var start = pending.startIndex
      while let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        number += 1
        try body(pending[start..<end], number)
        start = end + 1
      }
      pending = Data(pending[start...])
      guard pending.count <= InputLines.longestLine else {
        throw Failure(
          .validation, "Line {number} of {file} is too long", ["number": .count(number + 1), "file": .verbatim(file)])
      }
    }
    if !pending.isEmpty { try body(pending, number + 1) }
  }
}
