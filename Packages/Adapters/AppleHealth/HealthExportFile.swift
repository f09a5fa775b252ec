import Foundation
import TrackerApplication
import TrackerArchive
import TrackerCore
import TrackerHashing

/// The bytes of an export, be it the XML itself or the zip archive around it.
enum HealthExportFile {
  /// Takes the next bytes, which may be changed, and says whether more are wanted.
  typealias Taking = (UnsafeMutableBufferPointer<UInt8>) throws -> Bool

  private static let pieceLength = 1 << 18

  /// An XML file in the archive that may be the export: its name is in the language of the phone.
  static func isCandidate(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/")
    return parts.count <= 2 && parts.last?.hasSuffix(".xml") == true && parts.last?.hasSuffix("cda.xml") == false
  }

  /// - Parameters:
  ///   - begin: Is told of each file that may be the export and how many bytes it has, and gives what takes its bytes.
  ///   - isFound: Whether what was read last is the export, so that no other file is looked at.
  /// - Throws: `Failure` (`system`) where the file can't be read, `validation` where it has no export; `ArchiveError`;
  ///   and what taking the bytes throws.
  static func read(_ path: String, _ begin: (_ length: Int64) throws -> Taking, isFound: () -> Bool) throws {
    let (file, length) = try open(path)
    defer { fclose(file) }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceLength)
    defer { buffer.deallocate() }
    var count = fread(buffer.baseAddress, 1, buffer.count, file)
    guard ferror(file) == 0 else { throw unreadable(path) }
    if count >= 4, buffer.prefix(2).elementsEqual("PK".utf8) { return try readArchive(path, begin, isFound: isFound) }
    let take = try begin(length)
    while count > 0 {
      guard try take(UnsafeMutableBufferPointer(rebasing: buffer[..<count])) else { return }
      count = fread(buffer.baseAddress, 1, buffer.count, file)
      guard ferror(file) == 0 else { throw unreadable(path) }
    }
  }

  private static func open(_ path: String) throws(Failure) -> (file: UnsafeMutablePointer<FILE>, length: Int64) {
    guard let file = fopen(path, "rb") else {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure(
          .system, "There is no file {path}", ["path": .verbatim(path)], recovery: "Check the name and the folder.")
      }
      throw unreadable(path)
    }
    var status = stat()
    guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      fclose(file)
      throw Failure(.system, "{path} is a folder", ["path": .verbatim(path)], recovery: "Name a file in it.")
    }
    return (file, Int64(status.st_size))
  }

  /// Tells a file, and what decides how it is read, from any other: its bytes, the version of the program, what is
  /// collected, where home is, and what names of symptoms mean.
  ///
  /// - Throws: `Failure` (`system`) where it can't be read; `CancellationError`.
  static func digest(of path: String, for session: Session) throws -> String {
    let (file, _) = try open(path)
    defer { fclose(file) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceLength, alignment: 16)
    defer { buffer.deallocate() }
    var hash = SHA256()
    while true {
      let count = fread(buffer.baseAddress, 1, buffer.count, file)
      guard ferror(file) == 0 else { throw unreadable(path) }
      guard count > 0 else { break }
      hash.add(Array(buffer[..<count]))
      try session.environment.tellProgress(0, 1)
    }
    let person = session.person
    let starts = person.calendar.dayStarts.map { "\($0.from) \($0.minutes)" }
    let off = person.uncollected.categories.map(\.rawValue).sorted()
    let names = person.packs.flatMap { $0.symptoms.map(\.id.rawValue) }
    let parts = [ProgramVersion.number, person.calendar.zone.identifier, "\(person.language)"] + starts + off + names
    hash.add(Array(parts.joined(separator: "\0").utf8))
    return hash.hexadecimal
  }

  private static func unreadable(_ path: String) -> Failure {
    Failure(.system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its permissions.")
  }

  /// Ends the reading of a file that is none of interest.
  private struct Enough: Error {}

  private static func readArchive(
    _ path: String, _ begin: (_ length: Int64) throws -> Taking, isFound: () -> Bool
  ) throws {
    let archive = try ZipFile(path)
    // The export is nearly always the largest.
    for entry in archive.entries.filter({ isCandidate($0.path) }).sorted(by: { $0.size > $1.size }) {
      let take = try begin(entry.size)
      do {
        try archive.read(entry) { bytes in
          var own = Array(bytes)
          guard try own.withUnsafeMutableBufferPointer({ try take($0) }) else { throw Enough() }
        }
      } catch is Enough {}
      if isFound() { return }
    }
  }
}
