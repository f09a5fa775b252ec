import Foundation
import TrackerCore

/// Reads files that people name on the command line.
public enum InputFile {
  /// A larger file is refused before it is read: no diary is so long.
  public static let largest = 500_000_000

  /// The bytes of a file as a whole.
  ///
  /// - Throws: `Failure` (`system`) that says why the file can't be read, `validation` where it is too large.
  public static func bytes(_ path: String, largest: Int = InputFile.largest) throws(Failure) -> [UInt8] {
    try check(path, largest: largest)
    guard let handle = FileHandle(forReadingAtPath: path) else { throw unreadable(path) }
    defer { try? handle.close() }
    // What is no regular file has no size before it is read.
    guard let data = try? handle.read(upToCount: largest + 1) ?? Data() else { throw unreadable(path) }
    guard data.count <= largest else { throw tooLarge(path, size: data.count, largest: largest) }
    return [UInt8](data)
  }

  /// Whether there is a file that is not too large.
  ///
  /// - Throws: `Failure` (`system`) where there is none, `validation` where it is too large.
  static func check(_ path: String, largest: Int) throws(Failure) {
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
    guard size <= largest else { throw tooLarge(path, size: size, largest: largest) }
  }

  private static func tooLarge(_ path: String, size: Int, largest: Int) -> Failure {
    Failure(
      .validation, "{path} is too large: {size} MB. The most is {most} MB",
      [
        "path": .verbatim(path), "size": .count((size + 999_999) / 1_000_000), "most": .count(largest / 1_000_000),
      ], recovery: largest == InputFile.largest ? "Split it into smaller files." : "Check that it is the right file.")
  }

  static func unreadable(_ path: String) -> Failure {
    Failure(.system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
  }
}
