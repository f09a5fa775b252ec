import Foundation
import TrackerCore

/// Reads files that people name on the command line.
public enum InputFile {
  /// - Throws: `Failure` (`system`) that says why the file can't be read.
  public static func bytes(_ path: String) throws(Failure) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(
        .system, "There is no file {path}", ["path": .verbatim(path)], recovery: "Check the name and the folder.")
    }
    guard !isFolder.boolValue else {
      throw Failure(.system, "{path} is a folder", ["path": .verbatim(path)], recovery: "Name a file in it.")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(
        .system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
    }
    return [UInt8](data)
  }
}
