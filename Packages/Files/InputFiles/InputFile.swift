import Foundation
import TrackerCore

/// Reads files that people name on the command line.
public enum InputFile {
  /// A larger file is refused before it is read: no diary is so long.
  public static let largest = 500_000_000

  /// The bytes of a file as a whole.
  ///
  /// - Parameter isDivisible: Whether parts of such a file can be read by themselves, as those of a table.
  /// - Throws: `Failure` (`system`) that says why the file can't be read, `validation` where it is too large.
  public static func bytes(
    _ path: String, largest: Int = InputFile.largest, isDivisible: Bool = true
  ) throws(Failure) -> [UInt8] {
    try check(path, largest: largest, isDivisible: isDivisible)
    guard let handle = FileHandle(forReadingAtPath: path) else { throw unreadable(path) }
    defer { try? handle.close() }
    // What is no regular file has no size before it is read.
    guard let data = try? handle.read(upToCount: largest + 1) ?? Data() else { throw unreadable(path) }
    guard data.count <= largest else { throw tooLarge(path, data.count, largest, isDivisible) }
    return [UInt8](data)
  }

  /// Whether there is a file that is not too large.
  ///
  /// - Throws: `Failure` (`system`) where there is none, `validation` where it is too large.
  static func check(_ path: String, largest: Int, isDivisible: Bool = true) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == EACCES { throw unreadable(path) }
      throw Failure(
        .system, "There is no file {path}", ["path": .verbatim(path)], recovery: "Check the name and the folder.")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure(.system, "{path} is a folder", ["path": .verbatim(path)], recovery: "Name a file in it.")
    }
    let size = Int(status.st_size)
    guard size <= largest else { throw tooLarge(path, size, largest, isDivisible) }
  }

  private static func tooLarge(_ path: String, _ size: Int, _ largest: Int, _ isDivisible: Bool) -> Failure {
    let smaller: Phrase =
      isDivisible ? "Split it into smaller files." : "Export a shorter time, if the app can, and import that."
    return Failure(
      .validation, "{path} is too large: {size} MB. The most is {most} MB",
      [
        "path": .verbatim(path), "size": .count((size + 999_999) / 1_000_000), "most": .count(largest / 1_000_000),
      ], recovery: largest == InputFile.largest ? smaller : "Check that it is the right file.")
  }

  static func unreadable(_ path: String) -> Failure {
    Failure(.system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
  }
}
