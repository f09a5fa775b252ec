import Foundation
import TrackerArchive
import TrackerHashing

@testable import TrackerBackups

/// Backups that the program would not make.
enum BackupFiles {
  static func write(_ manifest: BackupManifest, _ contents: [[UInt8]], to path: String) throws {
    var bytes: [UInt8] = []
    var tar = TarWriter { bytes += $0 }
    let head = try manifest.encoded()
    try tar.begin("manifest.json", length: head.count, time: 0)
    try tar.write(head)
    for (item, content) in zip(manifest.files, contents) {
      try tar.begin(item.path, length: content.count, time: 0)
      try tar.write(content)
    }
    bytes += try BackupTail.bytes(SHA256.hexadecimal(of: bytes))
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
