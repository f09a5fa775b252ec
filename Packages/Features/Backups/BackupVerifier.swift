import Foundation
import TrackerApplication
import TrackerCore

/// Reads backups to their end, and the journal in them as `doctor` does.
public struct BackupVerifier {
  private let environment: Environment
  /// Asked for the passphrase of an encrypted backup.
  private let passphrase: (_ path: String) throws -> String

  public init(_ environment: Environment, passphrase: @escaping (_ path: String) throws -> String) {
    self.environment = environment
    self.passphrase = passphrase
  }

  /// Reads one backup.
  ///
  /// - Throws: `Failure` that says what is wrong with it.
  public func verify(_ path: String) throws -> BackupCheckView {
    let reader = try BackupReader(at: path, passphrase: passphrase)
    // Somebody may look at a backup before there is a home, or where it can only be read.
    let isHomeThere = access(environment.home, W_OK | X_OK) == 0
    let place = isHomeThere ? BackupFolder(in: environment.home) : try BackupVerifier.temporaryFolder()
    defer { if !isHomeThere { try? FileManager.default.removeItem(atPath: place.path) } }
    let problems = try place.working { folder in
      try BackupExtraction(environment.registry, into: folder).extract(reader, onlyJournal: true)
      return try BackupExtraction(environment.registry, into: folder).journalProblems(reader, environment)
    }
    if isHomeThere { _ = try? BackupState.change(in: environment.home) { $0.add(checked: path, at: environment.now) } }
    return BackupCheckView(reader.manifest, at: path, isSealed: reader.isSealed, problems: problems)
  }

  private static func temporaryFolder() throws -> BackupFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symptoms-\(UUID().uuidString)").path
    guard mkdir(folder, 0o700) == 0 else { throw BackupWriter.unreadable(folder) }
    return BackupFolder(folder)
  }
}

/// Takes what is in a backup out into a folder.
struct BackupExtraction {
  /// Below the folder: the journal, as in a home of its own, and everything else.
  static let (journal, files) = ("journal", "files")

  private let registry: Registry
  private let folder: String

  init(_ registry: Registry, into folder: String) {
    self.registry = registry
    self.folder = folder
  }

  /// Writes the files to the disk, and holds all of the backup against its hashes. Where this throws, nothing of it may
  /// be used.
  ///
  /// - Parameter onlyJournal: Whether the other files are read and not written.
  /// - Throws: `Failure`.
  func extract(_ reader: BackupReader, onlyJournal: Bool = false) throws {
    let contents = BackupContents(home: "", registry: registry)
    let journal = registry.journalFiles.all.first
    if let form = reader.manifest.journal?.form, form > journal?.currentForm ?? 0 {
      throw BackupFault.newer.failure(reader.path)
    }
    for folder in [BackupExtraction.journal, BackupExtraction.files] { try make("\(self.folder)/\(folder)") }
    try reader.readAll { item, next in
      let isJournal = item.path == journal?.name
      // Only a module that this version does not have would know what it is.
      guard isJournal || contents.item(of: item.path) != nil else { throw BackupFault.newer }
      let part = isJournal ? BackupExtraction.journal : BackupExtraction.files
      guard isJournal || !onlyJournal else {
        while try next() != nil {}
        return
      }
      try write(item.path, below: "\(folder)/\(part)", next)
    }
    guard reader.manifest.journal != nil else { throw BackupFault.noJournal.failure(reader.path) }
  }

  /// Gives the journal today's form, and reads all of it.
  ///
  /// - Returns: What is wrong with it without making it useless.
  /// - Throws: `Failure` where it can't be used.
  func journalProblems(_ reader: BackupReader, _ environment: Environment) throws -> [HealthFinding] {
    let place = "\(folder)/\(BackupExtraction.journal)"
    guard let journal = registry.journalFiles.all.first else { return [] }
    do {
      _ = try journal.facts(in: place)
      try journal.update(in: place)
      return try journal.problems(in: place, environment)
    } catch {
      guard journal.isDamaged(error, in: place) else { throw error }
      throw BackupFault.damaged.failure(reader.path)
    }
  }

  private func make(_ path: String) throws {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw refusal(path) }
  }

  private func write(_ path: String, below root: String, _ next: () throws -> [UInt8]?) throws {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      try make(folder)
    }
    let place = "\(root)/\(path)"
    let file = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw refusal(place) }
    defer { close(file) }
    while let bytes = try next() {
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        if written >= 0 { rest = rest.dropFirst(written) } else if errno != EINTR { throw refusal(place) }
      }
    }
    guard fsync(file) == 0 else { throw refusal(place) }
  }

  private func refusal(_ path: String) -> Failure {
    Failure(
      .system, "{path} cannot be saved", ["path": .verbatim(path)],
      recovery: "Check that you can write to its folder and that the disk is not full")
  }
}
