import Foundation
import TrackerApplication
import TrackerArchive
import TrackerCore
import TrackerHashing
import TrackerSeal

/// Makes one backup of a home.
struct BackupWriter {
  let home: String
  let registry: Registry
  /// Of the backup, but for its files and what is in the journal.
  var manifest: BackupManifest
  /// What it is encrypted with; nil where it is not.
  var passphrase: String?
  /// The form that the journal must have; nil for any.
  var form: Int?

  /// Whether files that are attached to entries are in it.
  var takesAttachments = true

  /// What the copied journal is examined with; nil where there is no time for it.
  var environment: Environment?

  /// The journal has another form than it should.
  struct OtherForm: Error {}

  /// Of a file that is read piece by piece.
  static let portion = 65_536

  /// Makes the backup, reads it back, and only then gives it its name.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - folder: An empty folder, for the copy of the journal.
  ///   - isJournalCopied: False where the journal can't be read and is kept otherwise.
  /// - Returns: What the backup says of itself, and what is wrong in its journal.
  /// - Throws: `Failure`; then there is no new file.
  func write(
    to path: String, replacing: Bool = false, by folder: String, isJournalCopied: Bool = true
  ) throws -> (manifest: BackupManifest, problems: [HealthFinding]) {
    var problems: [HealthFinding] = []
    var manifest = manifest
    manifest.journal = nil
    if isJournalCopied, let journal = registry.journalFiles.all.first, try journal.copy(from: home, to: folder) {
      let facts = try journal.facts(in: folder)
      guard form == nil || form == facts.form else { throw OtherForm() }
      manifest.journal = facts
      if let environment { problems = try journal.problems(in: folder, environment) }
    }
    // After the journal: what that names was there before it.
    let contents = BackupContents(home: home, registry: registry, takesOptional: takesAttachments)
    var files = try contents.files()
    let attached = attached()
    manifest.attachments =
      takesAttachments
      ? files.count { file in contents.isOptional(file.path) && attached.allSatisfy { $0.contains(file.place) } } : nil
    if takesAttachments, let environment {
      problems += registry.healthChecks.all.filter { $0.id == BackupsModule.attachmentCheck }
        .flatMap { (try? $0.findings(in: environment, repairing: false)) ?? [] }.filter { $0.state == .wrong }
    }
    if manifest.journal != nil, let journal = registry.journalFiles.all.first {
      files.insert(.init(path: journal.name, place: "\(folder)/\(journal.name)"), at: 0)
    }
    manifest.files = try files.map { file in
      var (size, hash) = (0, SHA256())
      try BackupWriter.read(file.place) { bytes in
        size += bytes.count
        hash.add(bytes)
      }
      return .init(path: file.path, size: size, sha256: hash.hexadecimal)
    }
    try OutputFile(path).writeBytes(replacing: replacing) { sink in
      guard let passphrase else { return try write(manifest, files, to: sink) }
      var seal = try SealWriter(passphrase: passphrase) { try sink([UInt8]($0)) }
      try write(manifest, files) { try seal.write(Data($0)) }
      try seal.finish()
    } checking: { read in
      let back = try BackupReader(named: path, passphrase: { _ in passphrase ?? "" }, source: read)
      guard back.manifest == manifest else { throw BackupFault.damaged.failure(path) }
      try back.readAll()
    }
    return (manifest, problems)
  }

  /// The paths of the files that the journal names and that are as they were saved; none where the journal can't be
  /// asked. Other files beside them are copied, and are no attachments.
  private func attached() -> [Set<String>] {
    guard !registry.attachmentReaders.all.isEmpty, let journal = try? environment?.journal(),
      let files = try? journal.read({ journal in
        try registry.attachmentReaders.all.flatMap { try $0.files(home, journal) }
      })
    else { return [] }
    return [Set(files.compactMap(\.path))]
  }

  private func write(
    _ manifest: BackupManifest, _ files: [BackupContents.File], to sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    var hash = SHA256()
    var tar = TarWriter { bytes in
      hash.add(bytes)
      try sink(bytes)
    }
    let time = Int(manifest.at.seconds)
    let head = try manifest.encoded()
    try tar.begin(BackupManifest.name, length: head.count, time: time)
    try tar.write(head)
    for (file, item) in zip(files, manifest.files) {
      try tar.begin(file.path, length: item.size, time: time)
      var left = item.size
      var content = SHA256()
      try BackupWriter.read(file.place) { bytes in
        left -= bytes.count
        guard left >= 0 else { throw Failure.changedMeanwhile }
        content.add(bytes)
        try tar.write(bytes)
      }
      guard left == 0, content.hexadecimal == item.sha256 else { throw Failure.changedMeanwhile }
    }
    try sink(try BackupTail.bytes(hash.hexadecimal))
  }

  /// Reads a file piece by piece.
  static func read(_ path: String, _ body: ([UInt8]) throws -> Void) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { throw unreadable(path) }
    defer { try? file.close() }
    while true {
      let bytes: Data?
      do { bytes = try file.read(upToCount: portion) } catch { throw unreadable(path) }
      guard let bytes, !bytes.isEmpty else { return }
      try body([UInt8](bytes))
    }
  }

  static func unreadable(_ path: String) -> Failure {
    Failure(
      .system, "{path} cannot be opened", ["path": .verbatim(path)], recovery: "Check its name and its permissions.")
  }
}
