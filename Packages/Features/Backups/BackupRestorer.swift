import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock

/// Brings a home back from a backup.
///
/// Everything is taken out of the backup and checked in a folder of the home first. Then a file there says that it
/// takes the place of what is in the home (`Restoration.Plan`). If the program is ended before that, the next one
/// throws the folder away; if it is ended later, the next one finishes the work.
public struct BackupRestorer {
  private let environment: Environment
  private let passphrase: (_ path: String) throws -> String

  public init(_ environment: Environment, passphrase: @escaping (_ path: String) throws -> String) {
    self.environment = environment
    self.passphrase = passphrase
  }

  /// Whether the home has anything that a backup would take the place of.
  ///
  /// - Throws: `Failure` where the home can't be read.
  public func isHomeTaken() throws -> Bool {
    let (home, registry) = (environment.home, environment.registry)
    let kept = registry.homeFiles.all.filter { $0.backup != .leftOut }
    let inventory = try HomeInventory(of: home, files: kept)
    let journal = "\(home)/\(registry.journalFiles.all.first?.name ?? "")"
    return inventory.own.contains { $0.size > 0 || $0.path != journal }
  }

  /// Restores a backup.
  ///
  /// - Parameter confirm: Called where something would be replaced, once the backup is known to be whole and before
  ///   anything is changed.
  /// - Throws: `Failure`, or what `confirm` throws. Then the home is as it was.
  public func restore(_ path: String, confirm: (_ manifest: BackupManifest) throws -> Void) throws -> BackupRestoreView
  {
    let (home, registry) = (environment.home, environment.registry)
    let reader = try BackupReader(at: path, passphrase: passphrase)
    let wasThere = FileManager.default.fileExists(atPath: home)
    try BackupFolder(home).make()
    do {
      let restoration = Restoration(home: home, registry: registry)
      let lock = try restoration.lock()
      defer { withExtendedLifetime(lock) {} }
      do {
        let extraction = BackupExtraction(registry, into: restoration.folder)
        try extraction.extract(reader)
        let problems = try extraction.journalProblems(reader, environment)
        if try isHomeTaken() { try confirm(reader.manifest) }
        let plan = try restoration.plan(
          BackupManifest(.restore, environment, home: BackupState(of: home).home),
          takesAttachments: reader.manifest.attachments != nil)
        let kept = try restoration.carryOut(plan)
        environment.noteSaved()
        return BackupRestoreView(reader.manifest, from: path, home: home, kept: kept, problems: problems)
      } catch {
        restoration.giveUp()
        throw error
      }
    } catch {
      // Only a folder that is empty goes.
      if !wasThere { rmdir(home) }
      throw error
    }
  }
}

/// What is under way in a home while a backup takes the place of what is there.
struct Restoration {
  /// The folder in the home.
  static let name = ".symptoms-restoring"

  /// What is to be done, once everything lies ready. It is all that another program needs to finish it.
  struct Plan: Codable {
    /// A number of this restoring alone.
    var mark: Int64
    /// The backup of what was there.
    var kept: BackupManifest
    /// Where it goes.
    var keptPath: String
    /// The files and folders that come from the backup; others that a backup would hold are removed.
    var items: [String]
    /// Whether what a backup may leave out is in it; where it is not, what is there stays. Absent means yes, as in
    /// plans of earlier versions.
    var takesAttachments: Bool?
  }

  let home: String
  let registry: Registry

  var folder: String { "\(home)/\(Restoration.name)" }
  private var planPath: String { "\(folder)/ready" }
  private var journalFolder: String { "\(folder)/\(BackupExtraction.journal)" }
  private var filesFolder: String { "\(folder)/\(BackupExtraction.files)" }
  /// Where things go that are in the way.
  private var oldFolder: String { "\(folder)/old" }

  /// Makes the folder and locks it. What an ended program had ready is finished before.
  func lock() throws -> ExclusiveLock {
    try finish()
    return try WorkFolder.locked(folder, patience: .zero) {
      Failure(
        .storage, "Another backup is being restored just now", recovery: "Wait a moment, then try again.")
    }
  }

  /// Says what is to be done. From here on, it will be.
  func plan(_ kept: BackupManifest, takesAttachments: Bool = true) throws -> Plan {
    let contents = BackupContents(home: filesFolder, registry: registry)
    let folder = BackupFolder(in: home)
    let plan = Plan(
      mark: Int64.random(in: 1...Int64.max), kept: kept, keptPath: folder.freePath(for: kept),
      items: try contents.items(), takesAttachments: takesAttachments)
    let bytes = [UInt8](try JSONEncoder().encode(plan))
    try BackupFolder(filesFolder).settle()
    try BackupFolder(journalFolder).settle()
    try BackupFolder(self.folder).settle()
    try OutputFile(planPath).writeBytes(replacing: false) { try $0(bytes) }
    try BackupFolder(self.folder).settle()
    return plan
  }

  /// Puts everything in its place; each step may have been done before.
  ///
  /// - Parameter isFirst: Whether nobody has begun with it before.
  /// - Returns: The backup of what was there; nil where nothing was.
  @discardableResult
  func carryOut(_ plan: Plan, isFirst: Bool = true) throws -> String? {
    try makeFolder(oldFolder)
    // Commands that change files there wait, as for each other.
    let places = registry.homeFiles.all.filter {
      [.copied, .optional].contains($0.backup) && isThere("\(home)/\($0.name)")
    }
    let folders = [home] + places.map { "\(home)/\($0.name)" }
    let locks = try folders.map { try ExclusiveLock.ofFiles(in: $0) }
    defer { withExtendedLifetime(locks) {} }
    try replaceJournal(plan, isFirst: isFirst)
    let contents = BackupContents(home: home, registry: registry, takesOptional: plan.takesAttachments ?? true)
    for item in try contents.items() where !plan.items.contains(item) || isThere("\(filesFolder)/\(item)") {
      try move("\(home)/\(item)", to: "\(oldFolder)/\(UUID().uuidString)")
    }
    for item in plan.items where isThere("\(filesFolder)/\(item)") {
      try makeFolder(URL(fileURLWithPath: "\(home)/\(item)").deletingLastPathComponent().path)
      try move("\(filesFolder)/\(item)", to: "\(home)/\(item)")
    }
    try BackupFolder(home).settle()
    // Without the plan, the rest is thrown away.
    guard unlink(planPath) == 0 || errno == ENOENT else { throw refusal(planPath) }
    try BackupFolder(folder).settle()
    giveUp()
    return isThere(plan.keptPath) ? plan.keptPath : nil
  }

  /// Removes the folder.
  func giveUp() { if !isThere(planPath) { try? FileManager.default.removeItem(atPath: folder) } }

  /// Finishes what an ended program had ready, and throws away what was not; nothing while another program is at it,
  /// unless that is about to change the home: then this waits for it.
  ///
  /// - Throws: `Failure` where it can't be finished.
  func finish() throws {
    guard isThere(folder) else { return }
    let lock: ExclusiveLock
    do {
      lock = try ExclusiveLock(folder: folder, patience: isThere(planPath) ? .seconds(10) : .zero)
    } catch .busy {
      guard isThere(planPath) else { return }
      throw Failure(
        .storage, "A backup is being restored just now", recovery: "Wait a moment, then try again.")
    } catch { return }
    defer { withExtendedLifetime(lock) {} }
    guard let bytes = FileManager.default.contents(atPath: planPath) else { return giveUp() }
    guard let plan = try? JSONDecoder().decode(Plan.self, from: bytes) else {
      throw Failure(
        .storage, "{path} cannot be read, so a backup was not restored to the end", ["path": .verbatim(planPath)],
        recovery: "Restore the backup again in an empty folder: --home DIR")
    }
    try carryOut(plan, isFirst: false)
  }

  /// Keeps the present state, then replaces the journal, with nobody else writing in between.
  private func replaceJournal(_ plan: Plan, isFirst: Bool) throws {
    guard let journal = registry.journalFiles.all.first else { return }
    // As long as the state before is being kept, nothing of it was replaced.
    var isUntouched = isFirst
    func keep(copying: Bool) throws {
      isUntouched = true
      guard try copying || !BackupContents(home: home, registry: registry).items().isEmpty else { return }
      let workshop = "\(folder)/kept"
      try? FileManager.default.removeItem(atPath: workshop)
      try makeFolder(workshop)
      try BackupFolder(in: home).make()
      _ = try BackupWriter(home: home, registry: registry, manifest: plan.kept).write(
        to: plan.keptPath, replacing: true, by: workshop, isJournalCopied: copying)
      try BackupFolder(URL(fileURLWithPath: plan.keptPath).deletingLastPathComponent().path).settle()
    }
    let hasJournal = isThere("\(home)/\(journal.name)")
    do {
      _ = try journal.replace(in: home, with: journalFolder, mark: plan.mark) { try keep(copying: hasJournal) }
    } catch {
      guard journal.isDamaged(error, in: home) else {
        // Nothing was changed, and nothing will be.
        if isUntouched { unlink(planPath) }
        throw error
      }
      // What is left of it can still be saved, so it is kept as it lies there.
      let aside = plan.keptPath.replacing(BackupFolder.endings.plain, with: BackupFolder.damaged)
      try BackupFolder(in: home).make()
      try makeFolder(aside)
      try journal.setAside(from: home, to: aside)
      _ = try journal.replace(in: home, with: journalFolder, mark: plan.mark) { try keep(copying: false) }
    }
  }

  private func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw refusal(path) }
  }

  private func move(_ path: String, to place: String) throws {
    guard rename(path, place) == 0 else { throw refusal(place) }
  }

  private func refusal(_ path: String) -> Failure {
    Failure(
      .system, "{path} cannot be saved", ["path": .verbatim(path)],
      recovery: "Check that you can write to its folder and that the disk is not full")
  }
}
