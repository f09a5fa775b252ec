import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerSettings
import TrackerTestSupport
import TrackerWholeJournal

@testable import TrackerAttachments
@testable import TrackerAttachmentsCommands
@testable import TrackerLoggingCommands
@testable import TrackerWholeJournalCommands

@Suite("What becomes of files: doctor, the trash, retention, small pictures, exports")
struct AttachmentCareTests {
  private let world: AttachmentWorld

  init() throws { world = try AttachmentWorld() }

  /// Puts a file a day and a bit into the past of the world's clock.
  private func age(_ path: String) {
    let time = time_t(world.world.context.environment.now.seconds - 90_000)
    var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
    utimes(path, &times)
  }

  /// Gives a file the time of the world's clock.
  private func renew(_ path: String) {
    let time = time_t(world.world.context.environment.now.seconds)
    var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
    utimes(path, &times)
  }

  // MARK: doctor

  @Test("doctor has nothing to say where nothing is attached, and finds what is missing or damaged")
  func doctor() throws {
    #expect(world.findings() == [])
    let first = try world.attach(1)
    #expect(world.findings() == ["fine: 1 attachment, as it was saved"])
    let second = try world.attach(2)
    #expect(world.findings() == ["fine: 2 attachments, as they were saved"])
    world.store.remove(world.store.path(of: first.file))
    let path = world.store.path(of: second.file)
    var bytes = try #require(world.bytes(path))
    bytes[200] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    renew(path)
    #expect(
      world.findings(repairing: true) == [
        "wrong: the file of 1 attachment is missing", "wrong: the file of 1 attachment is damaged",
      ])
    #expect(world.bytes(path) == bytes)
  }

  @Test("a file that a killed command left belongs to nothing after a day, and only then goes")
  func orphan() throws {
    // What `attach` does before it records anything.
    let source = try AttachmentSource(try world.file("rash.png"), most: 25)
    let name = try #require(AttachedFileName(hash: try source.hash(), ending: "png"))
    let changed = AttachmentSource.changed("rash.png")
    let isNew = try world.store.keep(name, orElse: changed) { try source.eachPortion($0) }
    #expect(isNew)
    let path = world.store.path(of: name)
    renew(path)
    #expect(world.findings(repairing: true) == [] && world.stored.count == 1)
    age(path)
    #expect(world.findings() == ["wrong: 1 file belongs to no attachment"])
    #expect(world.findings(repairing: true) == ["fixed: 1 file without an attachment was removed"])
    #expect(world.findings() == [] && world.stored == [])
    // Nothing is lost: the command can be typed again.
    try world.attach()
    #expect(world.findings() == ["fine: 1 attachment, as it was saved"])
  }

  @Test("a file that lies directly in the folder is found, and goes")
  func stray() throws {
    try world.attach()
    let path = "\(world.store.folder)/stray.txt"
    try "stray".write(toFile: path, atomically: true, encoding: .utf8)
    age(path)
    #expect(world.findings().contains("wrong: 1 file belongs to no attachment"))
    #expect(world.findings(repairing: true).contains("fixed: 1 file without an attachment was removed"))
    #expect(world.findings() == ["fine: 1 attachment, as it was saved"])
  }

  @Test("doctor --fix never removes a file that can come back")
  func referenced() throws {
    let attachment = try world.attach()
    age(world.store.path(of: attachment.file))
    try world.world.run(DetachCommand.self, [attachment.short])
    #expect(world.findings(repairing: true) == [] && world.stored.count == 1)
    try world.world.run(UndoCommand.self)
    #expect(world.findings() == ["fine: 1 attachment, as it was saved"])
  }

  // MARK: The trash and retention

  @Test("emptying the trash erases what was taken off, with its name, and leaves what another entry has")
  func trash() throws {
    let shared = try world.attach(1)
    try world.attach(1, to: 1)
    let own = try world.attach(2, called: "private name.png")
    #expect(try world.world.run(TrashListCommand.self).contains("There is nothing in the trash."))
    try world.world.run(DetachCommand.self, [shared.id])
    try world.world.run(DetachCommand.self, [own.id])
    #expect(try world.world.run(TrashListCommand.self).contains("Also here: 2 attachments."))
    let answer = try world.world.run(TrashEmptyCommand.self, ["--confirm", "empty the trash"])
    #expect(answer.contains("Erased for good: 2 attachments.") && !answer.contains("deleted entr"))
    #expect(try world.attachments.count == 1 && world.stored.count == 1)
    let left = try world.world.journal.read { try $0.revisions(ofAll: "attachments").count }
    #expect(left == 1)
    var records = ""
    try world.world.journal.read { try $0.eachRecord { records += "\($0)" } }
    #expect(!records.contains("private name"))
    // Undoing passes over what was erased.
    #expect(try world.world.run(UndoCommand.self).contains("an attachment"))
    #expect(try world.attachments == [])
    try world.world.run(RedoCommand.self)
    #expect(world.findings() == ["fine: 1 attachment, as it was saved"])
  }

  @Test("with a deleted entry its files go, once the trash is emptied")
  func deletedEntry() throws {
    try world.attach(1)
    try world.attach(2, to: 1)
    try world.world.run(DeleteCommand.self, [try world.entries[0]])
    #expect(world.stored.count == 2)
    let answer = try world.world.run(TrashEmptyCommand.self, ["--confirm", "empty the trash"])
    #expect(answer.contains("1 deleted entry") && answer.contains("Erased for good: 1 attachment."))
    #expect(world.stored.count == 1)
    #expect(try world.attachments.map(\.entry.rawValue) == world.entries)
  }

  @Test("emptying only what was deleted earlier leaves what was taken off today")
  func emptiedBefore() throws {
    let attachment = try world.attach()
    try world.world.run(DetachCommand.self, [attachment.id])
    let answer = try world.world.run(
      TrashEmptyCommand.self, ["--before", "2026-03-12", "--confirm", "empty the trash"])
    #expect(answer.contains("There is nothing in the trash from before"))
    #expect(world.stored.count == 1)
  }

  @Test("retention erases the files of the entries that it erases")
  func retention() throws {
    try world.attach(1)
    try world.world.run(LogCommand<FoodKind>.self, ["breakfast", "toast", "day=2025-12-01", "--yes"])
    let old = try #require(try world.world.entries.first)
    try world.world.run(AttachCommand.self, [old.id.rawValue, try world.file("old.png", AttachmentWorld.picture(2))])
    try world.world.journal.write("set", at: world.world.context.environment.now) { journal in
      try journal.put(
        #"{"id":"retention","value":"1-month"}"#, as: PersonalSetting.document.key(of: "retention"))
    }
    let retention = Retention(try world.world.context.session())
    let json = try JSONEncoder().encode(try retention.plan())
    #expect(String(decoding: json, as: UTF8.self).contains("\"attachments\":1"))
    _ = try retention.erase()
    #expect(world.stored.count == 1)
    #expect(try world.attachments.map(\.name) == ["rash.png"])
    #expect(world.findings() == ["fine: 1 attachment, as it was saved"])
  }

  // MARK: Other programs

  private func machine(tools: Set<String>, run: @escaping @Sendable ([String]) -> Machine.Run?) -> Machine {
    Machine(
      programPath: "/bin/symptoms", variables: ["DISPLAY": ":0"], path: { tools.contains($0) ? "/bin/\($0)" : nil },
      run: run)
  }

  @Test("a small picture is made once by a program that is there, and goes with the file")
  func thumbnail() throws {
    let attachment = try world.attach()
    let ran = Mutex<[[String]]>([])
    world.world.context.environment.machine = machine(tools: ["convert"]) { words in
      ran.withLock { $0.append(words) }
      return FileManager.default.createFile(atPath: words[words.count - 1], contents: Data("small".utf8))
        ? .init(code: 0) : .init(code: 1)
    }
    let picture = "\(world.home)/thumbnails/\(attachment.hash).jpg"
    for _ in 0..<2 {
      #expect(try world.world.run(AttachmentsShowCommand.self, [attachment.short]).contains(picture))
    }
    #expect(ran.withLock { $0.count } == 1 && ran.withLock { $0[0][0] } == "/bin/convert")
    #expect(try world.mode(picture) == 0o600)
    try world.world.run(DetachCommand.self, [attachment.short])
    try world.world.run(TrashEmptyCommand.self, ["--confirm", "empty the trash"])
    #expect(world.bytes(picture) == nil)
  }

  @Test("without such a program, or where it fails, there is no small picture and nothing else is different")
  func noThumbnail() throws {
    let attachment = try world.attach()
    let plain = try world.world.run(AttachmentsShowCommand.self, [attachment.short])
    #expect(!plain.contains("Small picture"))
    world.world.context.environment.machine = machine(tools: ["magick"]) { words in
      _ = FileManager.default.createFile(atPath: words[words.count - 1], contents: Data("half".utf8))
      return .init(code: 1)
    }
    #expect(try world.world.run(AttachmentsShowCommand.self, [attachment.short]) == plain)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(world.home)/thumbnails") == [])
  }

  @Test("one is opened by the person's own program, and its place is told where that is not possible")
  func open() throws {
    let attachment = try world.attach()
    let here = try world.world.run(AttachmentsShowCommand.self, [attachment.short, "--open"])
    #expect(here.contains("It could not be opened from here."))
    let ran = Mutex<[String]>([])
    world.world.context.environment.machine = machine(tools: ["xdg-open"]) { words in
      ran.withLock { $0 = words }
      return .init(code: 0)
    }
    let answer = try world.world.run(AttachmentsShowCommand.self, [attachment.short, "--open"])
    #expect(answer.contains("The file is open in another window."))
    #expect(ran.withLock { $0 } == ["/bin/xdg-open", world.store.path(of: attachment.file)])
  }

  // MARK: Exports

  /// A file that export all made, in a folder of the world.
  private func exported(_ options: [String] = ["--attachments"]) throws -> String {
    let path = "\(world.folder)/\(UUID().uuidString).jsonl"
    let answer = try world.world.run(ExportAllCommand.self, [path] + options)
    #expect(answer.contains("attachment") == !options.isEmpty)
    return path
  }

  @Test("an export with attachments brings them back in an empty journal, and once in one that has them")
  func export() throws {
    // More than one line, with a part that is not full.
    let large = AttachmentWorld.picture(9, bytes: 500_000)
    try world.world.run(AttachCommand.self, [try world.entries[0], try world.file("large.png", large)])
    let detached = try world.attach(2)
    try world.world.run(DetachCommand.self, [detached.id])
    let path = try exported()
    let other = try AttachmentWorld(entries: false)
    other.world = try TestWorld(AttachmentWorld.modules, facts: nil)
    other.world.context.environment.home = other.home
    other.world.context.environment.openJournal = { [journal = other.world.journal] _, _ in journal }
    let answer = try other.world.run(ImportAllCommand.self, [path])
    #expect(answer.contains("2 attachments"))
    #expect(other.stored == world.stored)
    #expect(try other.attachments == world.attachments)
    #expect(other.findings() == ["fine: 1 attachment, as it was saved"])
    // What was taken off comes back with its file.
    try other.world.run(UndoCommand.self)
    #expect(other.findings() == ["fine: 2 attachments, as they were saved"])
    let again = try world.world.run(ImportAllCommand.self, [path])
    #expect(again.contains("is already here. Nothing was changed."))
    #expect(world.stored.count == 2)
  }

  @Test("without the option an export has no file, and a trial import keeps none")
  func leftOut() throws {
    try world.attach()
    let plain = try String(contentsOfFile: try exported([]), encoding: .utf8)
    #expect(!plain.contains("\"bytes\""))
    let path = try exported()
    let other = try AttachmentWorld()
    try other.world.run(ImportAllCommand.self, [path, "--dry-run"])
    #expect(other.stored == [])
  }

  @Test("a missing file is left out of an export, which says so")
  func exportMissing() throws {
    let attachment = try world.attach(1)
    try world.attach(2)
    world.store.remove(world.store.path(of: attachment.file))
    let path = "\(world.folder)/all.jsonl"
    let answer = try world.world.run(ExportAllCommand.self, [path, "--attachments"])
    #expect(answer.contains("1 attachment") && answer.contains("is missing or damaged, so it is not in the file"))
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("{\"file\":") }.count == 1)
  }

  @Test("a file with an attachment that is cut, changed or called badly is refused, and nothing is taken in")
  func refused() throws {
    let attachment = try world.attach(1)
    let text = try String(contentsOfFile: try exported(), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("{\"file\":") })
    for (old, new) in [
      (String(line) + "\n", ""), ("\"bytes\":\"iV", "\"bytes\":\"iW"), ("\"from\":0", "\"from\":1"),
      ("\"size\":308", "\"size\":309"), ("\"ending\":\"png\"", "\"ending\":\"../png\""),
      ("\"file\":\"\(attachment.hash)\"", "\"file\":\"../../../../../../tmp/x\""),
    ] {
      #expect(text.contains(old), "\(old)")
      let other = try AttachmentWorld()
      let before = try other.world.entries.count
      let path = try other.file("all.jsonl", Array(text.replacing(old, with: new).utf8))
      #expect(throws: Failure.self, "\(new)") { try other.world.run(ImportAllCommand.self, [path]) }
      #expect(try other.stored == [] && other.world.entries.count == before && other.attachments == [])
    }
  }
}
