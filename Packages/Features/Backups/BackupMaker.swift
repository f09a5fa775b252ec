import Foundation
import TrackerApplication
import TrackerCore

/// Makes backups of a home.
public struct BackupMaker {
  private let environment: Environment

  public init(_ environment: Environment) { self.environment = environment }

  /// Makes a backup that somebody asked for.
  ///
  /// - Parameters:
  ///   - target: A folder, or a file; nil for the usual folder.
  ///   - passphrase: What it is encrypted with; nil where it is not.
  ///   - replacing: Whether a file that is named may be replaced.
  ///   - takesAttachments: Whether files that are attached to entries are in it; nil for what the setting says.
  /// - Throws: `Failure.notSetUp` where there is no journal; `Failure` where it can't be read or the backup can't be
  ///   saved. Then there is no new file.
  public func create(
    to target: String? = nil, passphrase: String? = nil, replacing: Bool = false, made: BackupManifest.Maker = .person,
    takesAttachments: Bool? = nil
  ) throws -> BackupCreateView {
    let (home, registry) = (environment.home, environment.registry)
    // This also gives a journal of an older version today's form.
    guard try environment.journal() != nil else { throw Failure.notSetUp }
    return try BackupFolder(in: home).working { folder in
      let state = try BackupState.change(in: home) { _ in }
      let manifest = BackupManifest(made, environment, home: state.home)
      let path = try path(for: manifest, target, isSealed: passphrase != nil)
      guard !HomeFiles(home, files: registry.homeFiles.all).include(path) else {
        throw Failure(
          .validation, "{path} belongs to the program", ["path": .verbatim(path)], recovery: "Choose another name")
      }
      let place = BackupFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      place.removeUnfinished()
      var writer = BackupWriter(
        home: home, registry: registry, manifest: manifest, passphrase: passphrase, environment: environment)
      writer.takesAttachments = takesAttachments ?? BackupsModule.takesAttachments(in: environment)
      let (written, problems) = try writer.write(to: path, replacing: replacing && target != nil, by: folder)
      try place.settle()
      environment.noteSaved()
      do {
        try BackupState.change(in: home) { state in
          state.add(checked: path, at: environment.now)
          if made == .automatic { state.automatic = environment.now }
        }
      } catch {
        // The backup is there, so nothing may deny it.
        environment.warn("The backup is saved. But the program could not note that it was checked.")
      }
      return BackupCreateView(written, at: path, isSealed: passphrase != nil, problems: problems)
    }
  }

  private func path(for manifest: BackupManifest, _ target: String?, isSealed: Bool) throws -> String {
    guard let target else {
      let folder = BackupFolder(environment)
      try folder.make()
      return folder.freePath(for: manifest, isSealed: isSealed)
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: target, isDirectory: &isFolder)
    guard isThere ? isFolder.boolValue : target.hasSuffix("/") else { return target }
    let folder = BackupFolder(target.count > 1 && target.hasSuffix("/") ? String(target.dropLast()) : target)
    try folder.make()
    return folder.freePath(for: manifest, isSealed: isSealed)
  }
}

extension BackupManifest {
  /// That of a backup that is made now, without its files.
  init(_ made: Maker, _ environment: Environment, home: String) {
    self.init(
      format: BackupManifest.currentFormat, program: ProgramVersion.number, made: made, at: environment.now,
      offset: environment.zone.offset(at: environment.now), home: home, journal: nil, files: [])
  }
}
