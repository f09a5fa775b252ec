import Foundation

/// A new folder for the files of a test.
enum TemporaryFolder {
  static func make() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("charts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }
}
