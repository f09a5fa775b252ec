import TrackerApplication
import TrackerArchive
import TrackerCore
import TrackerHealthSamples
import TrackerXMLStream

/// Reads what the app Health of an iPhone exports: `export.zip`, or the XML in it.
public struct AppleHealthImporter: Importer {
  public let id = "apple-health"
  public let name = "Apple Health"
  public let options: [ImportOption] = []
  public let part = "record"
  public let nextFile: String? = "Export your health data again on the iPhone"

  public init() {}

  public func recognises(_ beginning: FileBeginning) -> Bool {
    if beginning.entries.contains(where: { $0.hasPrefix("apple_health_export/") }) { return true }
    guard beginning.begins(with: "<") || beginning.begins(with: "\u{FEFF}<") else { return false }
    return beginning.text.contains("<HealthData") || beginning.text.contains("<!DOCTYPE HealthData")
  }

  /// So much of a file is looked at to find out whether it is an export.
  private static let beginning: Int64 = 131_072

  /// - Throws: `Failure` where the file can't be read, is no export, or declares what no export does;
  ///   `CancellationError`.
  public func read(_ file: String, options: [String: String], for session: Session) throws -> ImportedFile {
    let digest = try HealthExportFile.digest(of: file, for: session)
    if let known = try session.journal.read({ try ImportRecord.ofAll(digest, by: id, in: $0) }) {
      return ImportedFile(file: file, known: known)
    }
    var reading: Reading?
    var damagedLine: Int?
    do {
      try HealthExportFile.read(
        file,
        { length in
          let next = Reading(file, for: session, importer: id)
          reading = next
          var done: Int64 = 0
          next.length = length
          return { bytes in
            done += Int64(bytes.count)
            try next.xml.read(bytes)
            if let failure = next.export.failure { throw failure }
            try session.environment.tellProgress(min(done, length), length + 1)
            return next.export.isExport || done < AppleHealthImporter.beginning
          }
        },
        isFound: {
          guard let reading, reading.export.isExport else { return false }
          return true
        })
      if let reading, reading.export.isExport { try reading.xml.finish() }
    } catch let fault as XMLFault {
      guard case .damaged(let line) = fault else { throw AppleHealthImporter.failure(fault, file) }
      damagedLine = line
    } catch let error as ArchiveError {
      guard error.kind == .damaged, let reading, reading.export.isExport else {
        throw AppleHealthImporter.failure(error, file)
      }
      damagedLine = reading.export.line
    }
    guard let reading, reading.export.isExport else {
      throw Failure(
        .validation, "{file} is not an export of Apple Health", ["file": .verbatim(file)],
        recovery: "On the iPhone: Health, your picture, Export All Health Data.")
    }
    reading.export.finish()
    var result = try reading.export.collector.importedFile()
    result.damagedLine = damagedLine
    result.digest = digest
    try session.environment.tellProgress(reading.length, reading.length)
    return result
  }

  /// What takes one file.
  private final class Reading {
    let export: HealthExportReader
    let xml: XMLReader
    /// How many bytes there are.
    var length: Int64 = 0

    init(_ file: String, for session: Session, importer: String) {
      export = HealthExportReader(
        HealthCollector(importer: importer, file: file, session: session), session)
      xml = XMLReader(names: HealthXML.names, handler: export)
    }
  }

  private static func failure(_ fault: XMLFault, _ file: String) -> Failure {
    switch fault {
    case .declaresEntities, .declaresTooMuch:
      Failure(
        .validation, "{file} has a beginning that no export has, so it was not read", ["file": .verbatim(file)],
        recovery: "Export your data again on the iPhone.")
    case .damaged, .unavailable:
      Failure(
        .system, "The system's libxml2 does not work", recovery: "Install it again, then import the file again.")
    }
  }

  /// What lies in the zip file.
  private static let inner = "export.xml"

  private static func failure(_ error: ArchiveError, _ file: String) -> Failure {
    if error.isLocked { return Failure(error, in: file, holding: inner) }
    return error.kind == .refused
      ? Failure(
        .validation, "{file} holds what is not safe to read, so it was not read", ["file": .verbatim(file)],
        recovery: "Export your data again on the iPhone.")
      : Failure(
        .validation, "{file} is damaged or not complete", ["file": .verbatim(file)],
        recovery: "Export your data again on the iPhone.")
  }
}
