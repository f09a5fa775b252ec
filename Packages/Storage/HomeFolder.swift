import Foundation
import TrackerCore

/// The folder of the journal: for its owner alone.
enum HomeFolder {
  static func create(_ home: String, for path: String) throws {
    guard !FileManager.default.fileExists(atPath: home) else {
      guard isFolder(home) else {
        throw Failure(.system, "\(home) is a file, not a folder", mend: "Name another folder with --home DIR or SYMPTOMS_HOME.")
      }
      guard FileManager.default.isWritableFile(atPath: home) else { throw StorageFailure.notWritable(path) }
      return
    }
    do {
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(
        .system, "The folder \(home) can't be made", mend: "Make it yourself, or name another one with --home DIR or SYMPTOMS_HOME.")
    }
  }

  /// Takes the journal's files away from everyone but their owner.
  static func protect(_ path: String) {
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
      try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path + suffix)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
