import Foundation
import TrackerArchive
import TrackerCore
import TrackerDiaryCSV

/// The first bytes of a file, by which its form is recognised, with what they say of it.
public struct FileBeginning: Sendable {
  /// So many are looked at, at most.
  private static let length = 65_536

  public let bytes: [UInt8]
  /// The columns of a table, in lower case; empty for a file that is none.
  public let columns: [String]
  /// The paths of what is in a zip file; empty for any other file, and for one that is damaged.
  public let entries: [String]
  /// Why a zip file can't be read; nil for any other file.
  let damage: ArchiveError?

  public init(_ bytes: [UInt8], entries: [String] = []) { self.init(bytes, entries: entries, damage: nil) }

  private init(_ bytes: [UInt8], entries: [String], damage: ArchiveError?) {
    self.bytes = bytes
    self.entries = entries
    self.damage = damage
    let others = ["{", "[", "<", "PK\u{3}\u{4}", "SQLite format 3"].map { Array($0.utf8) }
    columns =
      others.contains { bytes.starts(with: $0) }
      ? [] : ((try? CSVReader(bytes, file: "").columns) ?? []).map { $0.lowercased() }
  }

  /// - Throws: `Failure` (`system`) where the file can't be read.
  init(of path: String) throws(Failure) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(.system, "{path} is a folder", ["path": .verbatim(path)], recovery: "Name a file in it.")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure(
        .system, "There is no file {path}", ["path": .verbatim(path)], recovery: "Check the name and the folder.")
    }
    defer { try? handle.close() }
    do {
      let bytes = Array(try handle.read(upToCount: FileBeginning.length) ?? Data())
      guard bytes.starts(with: ZipFile.beginning) else {
        self.init(bytes)
        return
      }
      do throws(ArchiveError) {
        self.init(bytes, entries: try ZipFile(path).entries.map(\.path))
      } catch {
        self.init(bytes, entries: [], damage: error)
      }
    } catch {
      throw Failure(
        .system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
    }
  }

  /// Whether it begins with the bytes of a text.
  public func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// Whether it is a table with all of these columns, in any order and case.
  public func hasColumns(_ names: String...) -> Bool { names.allSatisfy { columns.contains($0.lowercased()) } }

  /// The beginning as text, without a byte order mark; what is no text in it is replaced.
  public var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
