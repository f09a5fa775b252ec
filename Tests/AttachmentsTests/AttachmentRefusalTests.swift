import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerHashing
import TrackerTestSupport

@testable import TrackerAttachments
@testable import TrackerAttachmentsCommands

@Suite struct AttachmentRefusalTests {
  private let world: AttachmentWorld

  init() throws { world = try AttachmentWorld() }

  private func refusal(of path: String) throws -> String? {
    let entry = try world.entries[0]
    return world.refusal { try world.world.run(AttachCommand.self, [entry, path]) }
  }

  @Test(
    "what can't be attached is refused in words, and leaves nothing",
    arguments: [
      ("absent.jpg", "There is no file absent.jpg | Check the name and the folder."),
      ("folder", "folder is a folder | Name a file in it."),
      ("link.png", "link.png is a link, not a file | Name the file that it leads to."),
      ("pipe", "pipe is not a file | Type the name of a file"),
      ("/dev/null", "/dev/null is not a file | Type the name of a file"),
      ("empty.png", "empty.png is empty | Check that it is the right file."),
      (
        "notes.png",
        "notes.png cannot be attached: it is another kind of file | Attach a photo, a recording or a PDF."
      ),
      (
        "film.mp4", "film.mp4 is too large: 5369 MB. The most is 25 MB | Check that it is the right file."
      ),
      (
        "scan.pdf",
        "scan.pdf is too large: 26 MB. The most is 25 MB | "
          + "To allow it, type: symptoms settings set attachments.limit 26"
      ),
    ])
  func refuses(name: String, words: String) throws {
    try FileManager.default.createDirectory(atPath: "\(world.folder)/folder", withIntermediateDirectories: true)
    try world.file("real.png")
    symlink("\(world.folder)/real.png", "\(world.folder)/link.png")
    mkfifo("\(world.folder)/pipe", 0o600)
    try world.file("empty.png", [])
    try world.file("notes.png", Array("Pain after lunch".utf8))
    // Files of that size which take no room.
    truncate(try world.file("film.mp4", Array("\0\0\0 ftypisom".utf8)), 5_368_709_120)
    truncate(try world.file("scan.pdf", Array("%PDF-1.7\n".utf8)), 25_000_001)
    #expect(try refusal(of: name.hasPrefix("/") ? name : "\(world.folder)/\(name)") == words)
    #expect(try world.attachments == [] && world.stored == [])
    #expect(!FileManager.default.fileExists(atPath: world.store.folder))
  }

  @Test("the limit is a setting, to the byte")
  func limit() throws {
    let path = try world.file("scan.pdf", Array("%PDF-1.7\n".utf8))
    truncate(path, 25_000_000)
    #expect(try refusal(of: path) == nil)
    #expect(try world.attachments.map(\.size) == [25_000_000])
  }

  @Test("an unknown entry is refused before the file is looked at, and a long title, too")
  func entry() throws {
    let unknown = world.refusal { try world.world.run(AttachCommand.self, ["zzzzz", "\(world.folder)/absent"]) }
    #expect(unknown?.contains("No entry has the id “zzzzz”") == true)
    let path = try world.file("rash.png")
    let long = String(repeating: "a", count: 101)
    let title = world.refusal { try world.world.run(AttachCommand.self, [world.entries[0], path, "--title", long]) }
    #expect(title == "The title has 101 characters. The most is 100 | Type a shorter title.")
    #expect(try world.attachments == [] && world.stored == [])
  }

  @Test("a file that changes between the two readings is not attached, and nothing of it is left")
  func changes() throws {
    let path = try world.file("rash.png", AttachmentWorld.picture(1))
    let source = try AttachmentSource(path, most: 25)
    let name = try #require(AttachedFileName(hash: try source.hash(), ending: "png"))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seek(toOffset: 100)
    try file.write(contentsOf: Data([9]))
    let changed = AttachmentSource.changed(path)
    #expect(throws: changed) {
      _ = try world.store.keep(name, orElse: changed) { try source.eachPortion($0) }
    }
    // One that grows or shrinks is told by its size.
    try file.truncate(atOffset: 50)
    #expect(throws: changed) { try source.eachPortion { _ in } }
    try file.truncate(atOffset: 5_000)
    #expect(throws: changed) { try source.eachPortion { _ in } }
    #expect(world.stored == [])
    let left = try FileManager.default.contentsOfDirectory(atPath: world.store.folder)
    #expect(left == [])
  }

  @Test("a file that is removed while it is open is still read whole")
  func vanishes() throws {
    let path = try world.file("rash.png", AttachmentWorld.picture(1))
    let source = try AttachmentSource(path, most: 25)
    unlink(path)
    #expect(try source.hash() == SHA256.hexadecimal(of: AttachmentWorld.picture(1)))
  }

  @Test("where the journal can't be written, the file goes again unless something names it")
  func unrecorded() throws {
    let entry = try world.entries[0]
    let path = try world.file("rash.png")
    world.world.context.environment.openJournal = { [journal = world.world.journal] _, _ in
      UnwritableJournal(journal: journal)
    }
    let refused = world.refusal { try world.world.run(AttachCommand.self, [entry, path]) }
    #expect(refused == "no room")
    #expect(try world.attachments == [] && world.stored == [])
  }

  @Test("where the folder for files can't be made, the answer says so")
  func closed() throws {
    try world.file("home/attachments", [1])
    #expect(try refusal(of: try world.file("rash.png"))?.contains("cannot be saved") == true)
    #expect(try world.attachments == [])
  }

  private static let beginnings: [(bytes: [UInt8], type: AttachmentType?)] = [
    ([0xFF, 0xD8, 0xFF, 0xE1], .jpeg), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (Array("GIF89a".utf8), .gif), (Array("RIFF\u{10}\0\0\0WEBPVP8 ".utf8), .webp),
    (Array("RIFF\u{10}\0\0\0WAVEfmt ".utf8), .wav), (Array("\0\0\0\u{18}ftypheic\0\0\0\0".utf8), .heic),
    (Array("\0\0\0\u{18}ftypmif1\0\0\0\0".utf8), .heic), (Array("\0\0\0\u{1C}ftypM4A \0\0\0\0".utf8), .m4a),
    (Array("\0\0\0 ftypisom\0\0\u{2}\0".utf8), .mp4), (Array("OggS\0\u{2}".utf8), .ogg), (Array("fLaC\0".utf8), .flac),
    (Array("%PDF-1.4\n".utf8), .pdf), (Array("ID3\u{4}\0".utf8), .mp3), ([0xFF, 0xFB, 0x90, 0x64], .mp3),
    // AAC, an unknown brand, a file that is cut, a text, a program, a web page, an archive.
    ([0xFF, 0xF1, 0x50, 0x80], nil), (Array("\0\0\0 ftypqt  \0\0\0\0".utf8), nil), (Array("\0\0\0 ftyp".utf8), nil),
    ([0xFF, 0xD8], nil), (Array("Dear diary".utf8), nil), (Array("\u{7F}ELF".utf8), nil),
    (Array("<html>".utf8), nil), (Array("PK\u{3}\u{4}".utf8), nil), ([], nil),
  ]

  @Test("what a file is, its bytes say")
  func types() {
    for (bytes, type) in Self.beginnings { #expect(AttachmentType(beginning: bytes) == type, "\(bytes)") }
    #expect(Set(Self.beginnings.compactMap(\.type)) == Set(AttachmentType.allCases))
  }

  @Test("a name in the store never leads out of it")
  func names() {
    let hash = String(repeating: "a", count: 64)
    #expect(AttachedFileName(hash: hash, ending: "png") != nil)
    for (hash, ending) in [
      ("../../etc/passwd", "png"), (hash, "p/g"), (hash, ".."), (hash, ""), (hash.uppercased(), "png"), ("", "png"),
    ] {
      #expect(AttachedFileName(hash: hash, ending: ending) == nil, "\(hash).\(ending)")
    }
  }
}

/// A journal that can be read, and has no room for more.
private struct UnwritableJournal: Journal {
  let journal: any Journal
  var isReadOnly: Bool { false }
  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
  {
    throw Failure(.storage, "no room")
  }
  func open(_ command: String, importing file: String?) throws -> (any OpenAction)? { nil }
  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] { [:] }
  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] { [:] }
  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
    throw Failure(.storage, "no room")
  }
  func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    try journal.search(query, rules)
  }
}
