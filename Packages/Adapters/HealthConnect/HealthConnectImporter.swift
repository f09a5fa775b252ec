import Foundation
import TrackerApplication
import TrackerArchive
import TrackerCore
import TrackerForeignDatabase
import TrackerHealthSamples

/// Reads what Health Connect of an Android phone exports: a zip file with a SQLite file in it, or that file.
public struct HealthConnectImporter: Importer {
  public let id = "health-connect"
  public let name = "Health Connect"
  public let options: [ImportOption] = []
  public let part = "record"
  public let nextFile: String? = "Export from Health Connect on the phone again"

  private static let inner = "health_connect_export.db"

  public init() {}

  public func recognises(_ beginning: FileBeginning) -> Bool {
    if beginning.entries.contains(where: { $0.hasSuffix(HealthConnectImporter.inner) }) { return true }
    guard beginning.bytes.starts(with: ForeignDatabase.beginning) else { return false }
    return beginning.text.contains("_record_table")
  }

  /// - Throws: `Failure` where the file can't be read, is damaged or holds no table of Health Connect;
  ///   `CancellationError`.
  public func read(_ file: String, options: [String: String], for session: Session) throws -> ImportedFile {
    let database = try HealthConnectImporter.database(in: file)
    guard HealthConnectReader.tables.contains(where: database.tables.contains) else {
      throw Failure(
        .validation, "{file} is not an export of Health Connect", ["file": .verbatim(file)],
        recovery: "On the phone: Health Connect, Manage data, Backup and restore, Export.")
    }
    let collector = HealthCollector(importer: id, file: file, session: session)
    let reader = HealthConnectReader(database, collector, session)
    try reader.read()
    let result = try collector.importedFile()
    try session.environment.tellProgress(1, 1)
    return result
  }

  /// The database, where it lies in a zip file in a temporary file that has no name any more once it is open.
  private static func database(in file: String) throws -> ForeignDatabase {
    guard let handle = FileHandle(forReadingAtPath: file) else {
      throw Failure(
        .system, "There is no file {path}", ["path": .verbatim(file)], recovery: "Check the name and the folder.")
    }
    let beginning = (try? handle.read(upToCount: 4)) ?? Data()
    try? handle.close()
    guard Array(beginning) == ZipFile.beginning else { return try ForeignDatabase(file) }
    do {
      let archive = try ZipFile(file)
      guard let entry = archive.entry(inner) ?? archive.entries.first(where: { $0.path.hasSuffix(".db") }) else {
        throw Failure(
          .validation, "{file} is not an export of Health Connect", ["file": .verbatim(file)],
          recovery: "On the phone: Health Connect, Manage data, Backup and restore, Export.")
      }
      let copy = try TemporaryFile(isNamed: true)
      try archive.read(entry, copy.write)
      return try withExtendedLifetime(copy) { try ForeignDatabase(copy.path, named: file) }
    } catch let error as ArchiveError {
      guard !error.isLocked else { throw Failure(error, in: file, holding: inner) }
      throw error.kind == .refused
        ? Failure(
          .validation, "{file} holds what is not safe to read, so it was not read", ["file": .verbatim(file)],
          recovery: "Export your data again on the phone.")
        : Failure(
          .validation, "{file} is damaged or not complete", ["file": .verbatim(file)],
          recovery: "Export your data again on the phone.")
    }
  }
}
