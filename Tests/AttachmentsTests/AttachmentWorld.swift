import Foundation
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerHashing
import TrackerLogging
import TrackerTestSupport
import TrackerWholeJournal

@testable import TrackerAttachments
@testable import TrackerAttachmentsCommands
@testable import TrackerLoggingCommands

/// A person with a home on the disk and two entries, removed with the value.
final class AttachmentWorld {
  static let modules: [any TrackerModule.Type] = [
    LoggingModule.self, WholeJournalModule.self, AttachmentsModule.self,
  ]

  var world: TestWorld
  let folder: String
  var home: String { "\(folder)/home" }
  var store: AttachmentStore { AttachmentStore(home: home) }

  init(entries: Bool = true) throws {
    folder = "\(NSTemporaryDirectory())/files-\(UUID().uuidString.lowercased())".replacing("//", with: "/")
    world = try TestWorld(AttachmentWorld.modules)
    world.context.environment.home = "\(folder)/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    guard entries else { return }
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "at=12:30"])
    try world.run(LogCommand<FoodKind>.self, ["dinner", "rice", "at=18:30"])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The ids of the entries, lunch first.
  var entries: [String] { get throws { try world.entries.map(\.id.rawValue) } }
  var book: AttachmentBook { get throws { AttachmentBook(try world.context.session()) } }
  var attachments: [TrackerAttachments.Attachment] { get throws { try world.journal.read { try $0.attachments() } } }

  /// A picture that no other number gives.
  static func picture(_ number: UInt8 = 0, bytes count: Int = 300) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: number, count: count)
  }

  /// A file of the person's, with its path.
  @discardableResult
  func file(_ name: String, _ bytes: [UInt8] = AttachmentWorld.picture()) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Attaches a picture to an entry.
  @discardableResult
  func attach(_ number: UInt8 = 0, to entry: Int = 0, called name: String = "rash.png") throws
    -> TrackerAttachments.Attachment
  {
    let known = Set(try attachments.map(\.id))
    try world.run(AttachCommand.self, [try entries[entry], try file(name, Self.picture(number))])
    return try #require(try attachments.first { !known.contains($0.id) })
  }

  /// The paths of the files in the store, below its folder.
  var stored: [String] { store.files().map { String($0.path.dropFirst(store.folder.count + 1)) } }

  func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// What is refused, and what to do.
  func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let failure as Failure {
      return [failure.message, failure.recovery].compactMap(\.?.description).joined(separator: " | ")
        .replacing("\(folder)/", with: "")
    } catch { return "\(error)" }
  }

  func findings(repairing: Bool = false) -> [String] {
    AttachmentCheck().findings(in: world.context.environment, repairing: repairing).map { "\($0.state): \($0.detail)" }
  }
}
