import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerHashing
import TrackerLogging
import TrackerTestSupport

@testable import TrackerAttachments
@testable import TrackerAttachmentsCommands
@testable import TrackerLoggingCommands

@Suite struct AttachTests {
  private let world: AttachmentWorld

  init() throws { world = try AttachmentWorld() }

  @Test("the module and the core fit together")
  func registry() { #expect(Registry(AttachmentWorld.modules).diagnostics.isEmpty) }

  @Test("a file is copied under its hash for its owner alone, and the journal knows it")
  func attach() throws {
    let bytes = AttachmentWorld.picture(7)
    let answer = try world.world.run(
      AttachCommand.self,
      [String(try world.entries[0].prefix(3)), try world.file("rash.png", bytes), "--title", " Arm "])
    #expect(answer.hasPrefix("Attached rash.png (PNG, 1 KB) to: lunch"))
    #expect(answer.contains("To take it back: symptoms undo"))
    let hash = SHA256.hexadecimal(of: bytes)
    #expect(world.stored == ["\(hash.prefix(2))/\(hash).png"])
    #expect(world.bytes("\(world.store.folder)/\(world.stored[0])") == bytes)
    #expect(try world.mode("\(world.store.folder)/\(world.stored[0])") == 0o600)
    #expect(try world.mode(world.store.folder) == 0o700)
    #expect(try world.mode("\(world.store.folder)/\(hash.prefix(2))") == 0o700)
    let attachment = try #require(try world.attachments.first)
    #expect(try attachment.entry.rawValue == world.entries[0] && attachment.hash == hash)
    #expect(attachment.name == "rash.png" && attachment.title == "Arm" && attachment.size == bytes.count)
  }

  @Test("undo takes an attachment away and redo brings it back; its file stays")
  func undo() throws {
    let attachment = try world.attach()
    #expect(try world.world.run(UndoCommand.self).contains("an attachment"))
    #expect(try world.attachments == [] && world.stored.count == 1)
    try world.world.run(RedoCommand.self)
    #expect(try world.attachments == [attachment])
    #expect(try world.world.run(AttachmentsListCommand.self).contains("rash.png"))
  }

  @Test("the same file on two entries is one file, and on the same entry it is attached once")
  func twice() throws {
    try world.attach(1, to: 0)
    try world.attach(1, to: 1)
    #expect(try world.attachments.count == 2 && world.stored.count == 1)
    let again = try world.world.run(AttachCommand.self, [try world.entries[0], "\(world.folder)/rash.png"])
    #expect(again.contains("is already attached to: lunch"))
    #expect(try world.attachments.count == 2)
  }

  @Test("a file whose copy was damaged is put right by attaching it again")
  func heals() throws {
    let attachment = try world.attach(3)
    let path = world.store.path(of: attachment.file)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    #expect(world.store.state(of: attachment.file) == .damaged)
    try world.attach(3, to: 1)
    #expect(world.store.state(of: attachment.file) == .whole)
  }

  @Test("lists and the history say how many files an entry has, and others say nothing")
  func counts() throws {
    #expect(try !world.world.run(ListCommand.self).contains("attachment"))
    try world.attach(1)
    #expect(try world.world.run(ListCommand.self).contains(", 1 attachment"))
    try world.attach(2)
    let list = try world.world.run(ListCommand.self).split(separator: "\n")
    #expect(list.filter { $0.contains("2 attachments") }.count == 1)
    #expect(try world.world.run(ListCommand.self, [], json: true).contains("\"attachments\" : 2"))
    let ids = try world.entries
    let history = try world.world.run(HistoryCommand.self, [ids[0]])
    #expect(history.contains("2 attachments") && history.contains("symptoms attachments \(ids[0].prefix(5))"))
    #expect(try !world.world.run(HistoryCommand.self, [ids[1]]).contains("attachment"))
  }

  @Test("what is attached is listed, of all entries or of one, without that of deleted entries")
  func list() throws {
    let first = try world.attach(1, called: "one.png")
    try world.attach(2, to: 1, called: "two.png")
    let all = try world.world.run(AttachmentsListCommand.self)
    #expect(
      all.contains("one.png") && all.contains("two.png") && all.contains("PNG, 1 KB") && all.contains(first.short))
    let one = try world.world.run(AttachmentsListCommand.self, [try world.entries[0]])
    #expect(one.contains("one.png") && !one.contains("two.png"))
    let latest = try world.world.run(AttachmentsListCommand.self, ["--limit", "1"])
    #expect(latest.contains("see all 2"))
    try world.world.run(DeleteCommand.self, [try world.entries[0]])
    #expect(try !world.world.run(AttachmentsListCommand.self).contains("one.png"))
    try world.world.run(UndoCommand.self)
    #expect(try world.world.run(AttachmentsListCommand.self).contains("one.png"))
  }

  @Test("one is shown with its facts and its place, and a missing one is said to be missing")
  func show() throws {
    let attachment = try world.attach()
    let page = try world.world.run(AttachmentsShowCommand.self, [attachment.short])
    #expect(page.contains(world.store.path(of: attachment.file)) && page.contains("lunch"))
    world.store.remove(world.store.path(of: attachment.file))
    #expect(try world.world.run(AttachmentsShowCommand.self, [attachment.short]).contains("The file is missing."))
    #expect(try world.world.run(AttachmentsListCommand.self).contains("the file is missing"))
    #expect(
      world.refusal { try world.world.run(AttachmentsShowCommand.self, ["zzzz"]) }
        == "No attachment has the id “zzzz” | To see the ids: symptoms attachments")
  }

  @Test("a copy is its owner's alone, never takes the place of a file, and has its name in a folder")
  func save() throws {
    let attachment = try world.attach(5)
    let path = "\(world.folder)/copy.png"
    try world.world.run(AttachmentsSaveCommand.self, [attachment.short, path])
    #expect(world.bytes(path) == AttachmentWorld.picture(5))
    #expect(try world.mode(path) == 0o600)
    let there = world.refusal { try world.world.run(AttachmentsSaveCommand.self, [attachment.short, path]) }
    #expect(there?.contains("There is already a file") == true)
    try FileManager.default.createDirectory(atPath: "\(world.folder)/out", withIntermediateDirectories: true)
    try world.world.run(AttachmentsSaveCommand.self, [attachment.short, "\(world.folder)/out"])
    #expect(world.bytes("\(world.folder)/out/rash.png") == AttachmentWorld.picture(5))
  }

  @Test("of a damaged file no copy is made")
  func saveDamaged() throws {
    let attachment = try world.attach()
    try Data([0]).write(to: URL(fileURLWithPath: world.store.path(of: attachment.file)))
    let path = "\(world.folder)/copy.png"
    let refused = world.refusal { try world.world.run(AttachmentsSaveCommand.self, [attachment.short, path]) }
    #expect(refused?.contains("The file of the attachment \(attachment.short) is damaged") == true)
    #expect(world.bytes(path) == nil)
  }

  @Test("one is taken off its entry, and undo puts it back")
  func detach() throws {
    let attachment = try world.attach()
    let answer = try world.world.run(DetachCommand.self, [attachment.short])
    #expect(answer.contains("Took rash.png off: lunch") && answer.contains("To get it back: symptoms undo"))
    #expect(try world.attachments == [] && world.stored.count == 1)
    try world.world.run(UndoCommand.self)
    #expect(try world.attachments == [attachment])
  }

  @Test("several attach the same file and others at once, and every one is there with its file")
  func atOnce() throws {
    let (session, entries) = (try world.world.context.session(), try world.entries)
    let paths = try (0..<4).map { try world.file("\($0).png", AttachmentWorld.picture(UInt8($0 / 2))) }
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      do { _ = try AttachmentBook(session).attach(entries[number % 2], paths[number]) } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(try world.attachments.count == 4 && world.stored.count == 2)
    #expect(try world.attachments.allSatisfy { world.store.state(of: $0.file) == .whole })
  }
}
