import Foundation
import TrackerApplication
import TrackerArchive
import TrackerCore

/// What a backup says of itself: its first file.
public struct BackupManifest: Codable, Sendable, Hashable {
  /// Why a backup was made. Only those that the program made by itself are ever removed by a rule.
  public enum Maker: String, Codable, Sendable {
    /// Somebody typed the command.
    case person
    /// The setting `backup` asked for it.
    case automatic
    /// A newer version of the program was about to change the journal's form.
    case update
    /// Another backup was about to take the place of what was there.
    case restore
  }

  /// A file of the backup.
  public struct Item: Codable, Sendable, Hashable {
    /// In the home, its parts joined by slashes.
    public var path: String
    /// In bytes.
    public var size: Int
    /// As 64 hexadecimal digits.
    public var sha256: String
  }

  /// The version of this layout.
  public static let currentFormat = 1
  /// The manifest's name in the backup.
  static let name = "manifest.json"

  public var format: Int
  /// The version of the program.
  public var program: String
  public var made: Maker
  /// When, and the seconds east of Greenwich at that time.
  public var at: Instant
  public var offset: Int
  /// Which home it is of: a random name that says nothing else.
  public var home: String
  /// nil where there was no journal that could be copied.
  public var journal: JournalFacts?
  /// How many files are attached to entries; nil where they were left out, as by earlier versions. Restoring such a
  /// backup leaves those that are there.
  public var attachments: Int?
  /// In the order in which they stand in the backup.
  public var files: [Item]

  /// The calendar day on which it was made, there.
  public var day: Day { Day(number: Int((Double(at.seconds + Int64(offset)) / 86_400).rounded(.down))) }

  /// `1410`: hours and minutes.
  var clock: String {
    let minutes = (Int(at.seconds) + offset) / 60
    let time = (minutes % 1_440 + 1_440) % 1_440
    return [time / 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }

  /// How much a backup may hold: as much as there is room on a disk, and paths that every system takes.
  static let limits = ArchiveLimits(
    archiveBytes: .max, unpackedBytes: .max, fileBytes: 1 << 50, entries: 1_000_000, pathBytes: 1_024, depth: 32)

  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

/// The last bytes of a backup: a file with the SHA-256 of all bytes before it, and the end of the archive. They are
/// known to the bit once the hash is, so a change anywhere in the backup is found.
enum BackupTail {
  static let length = 2_048

  static func bytes(_ hash: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var tar = TarWriter { bytes += $0 }
    let line = Array("\(hash)\n".utf8)
    try tar.begin("sha256", length: line.count, time: 0)
    try tar.write(line)
    try tar.finish()
    return bytes
  }
}
