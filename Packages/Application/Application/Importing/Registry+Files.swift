import Foundation
import TrackerCore

extension Registry {
  /// The form of a file, by what is in it and never by its name: the first that recognises its beginning.
  ///
  /// - Throws: `Failure` (`system`) where the file can't be read, `validation` where it has no form that is known.
  public func importFormat(ofFile path: String) throws(Failure) -> any ImportFormat {
    let beginning = try FileBeginning(of: path)
    if let format = importers.all.first(where: { $0.recognises(beginning) }) { return format }
    throw Failure(
      .validation, "{file} is not a file that can be imported",
      ["file": .verbatim(path), "forms": .anyOf(importers.all.map { .words($0.name, [:]) })],
      recovery: "These files can be imported: {forms}")
  }
}

/// The first bytes of a file, by which its form is recognised.
public struct FileBeginning: Sendable {
  /// So many are looked at, at most.
  private static let length = 65_536

  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: `Failure` (`system`) where the file can't be read.
  init(of path: String) throws(Failure) {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure(
        .system, "There is no file {path}", ["path": .verbatim(path)], recovery: "Check the name and the folder.")
    }
    defer { try? handle.close() }
    do { bytes = Array(try handle.read(upToCount: FileBeginning.length) ?? Data()) } catch {
      throw Failure(
        .system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
    }
  }

  /// Whether it begins with the bytes of a text.
  public func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }
}
