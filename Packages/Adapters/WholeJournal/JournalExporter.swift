import Foundation
import TrackerApplication
import TrackerCore

/// Writes everything that a journal keeps and that does not follow from the rest, as JSON Lines: nothing is rounded,
/// renamed or left out. `docs/using.md` says what the lines mean.
public struct JournalExporter: Exporter {
  public let id = "all"
  public let name = "Everything"
  public let formats: [ExportFormat] = [.lines]

  /// Whether the files that are attached to entries are in it.
  private let takesAttachments: Bool

  public init(takesAttachments: Bool = false) { self.takesAttachments = takesAttachments }

  /// Writes record by record, so that a long journal never stands in memory.
  ///
  /// - Throws: What reading the journal, a file or `write` throws.
  public func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts {
    var counts = JournalLine.Counts()
    let attached = takesAttachments ? try contents.attachedFiles() : []
    let files = attached.filter { $0.path != nil }
    try write(
      try JournalLine.header(
        program: ProgramVersion.number, exportedAt: contents.exportedAt, attachments: files.count))
    try contents.eachRecord { record in
      counts.add(record)
      try write(try JournalLine.text(of: record))
    }
    for file in files { try self.write(file, to: write) }
    try write(JournalLine.end(counts))
    return ExportCounts(
      entries: counts.entries - counts.deleted, deleted: counts.deleted, documents: counts.documents,
      forecasts: counts.forecasts, definitions: counts.definitions, actions: counts.actions,
      setAside: counts.setAside, attachments: takesAttachments ? files.count : nil,
      missingAttachments: attached.count > files.count ? attached.count - files.count : nil)
  }

  /// Writes a file in lines of a size that every reader takes.
  private func write(_ file: AttachedFile, to write: (String) throws -> Void) throws {
    guard let path = file.path, let handle = FileHandle(forReadingAtPath: path) else { throw Failure.changedMeanwhile }
    defer { try? handle.close() }
    var place = 0
    while place < file.size {
      guard let bytes = try? handle.read(upToCount: JournalLine.portion), !bytes.isEmpty else {
        throw Failure.changedMeanwhile
      }
      try write(JournalLine.text(of: file, from: place, [UInt8](bytes)))
      place += bytes.count
    }
    guard place == file.size else { throw Failure.changedMeanwhile }
  }
}
