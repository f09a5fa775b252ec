import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerReflections

/// A text that somebody wrote is saved, or it is kept.
@Suite struct UnfinishedTextTests {
  @Test("what is written in the editor is saved, and no file is left")
  func editor() throws {
    let world = try ReflectionWorld()
    world.setEditor { _ in "First line.\r\nSecond 🙂 سلام\n" }
    _ = try world.book.write(try ReflectionLine(["mood=4"]))
    #expect(try world.texts == ["First line.\nSecond 🙂 سلام"])
    #expect(world.unfinished == [])
  }

  @Test("while it is written, only its owner can read the text")
  func permissions() throws {
    let world = try ReflectionWorld()
    let text = try UnfinishedText.open(of: nil, in: world.world.context.environment)
    let file = try FileManager.default.attributesOfItem(atPath: text.path)[.posixPermissions] as? Int
    let folder = try FileManager.default.attributesOfItem(atPath: "\(world.home)/unfinished")[.posixPermissions] as? Int
    #expect(file == 0o600 && folder == 0o700)
  }

  @Test("a text whose program was ended is there again the next time, and saved once")
  func ended() throws {
    let world = try ReflectionWorld()
    do {
      // As a kill leaves it: the file is written and nobody saves it.
      let text = try UnfinishedText.open(of: nil, in: world.world.context.environment)
      try "half a thou".write(toFile: text.path, atomically: false, encoding: .utf8)
    }
    world.setEditor { $0 + "ght" }
    _ = try world.book.write(try ReflectionLine([]))
    #expect(try world.texts == ["half a thought"])
    #expect(world.unfinished == [])
  }

  @Test("nobody goes on with a text that somebody else is writing")
  func locked() throws {
    let world = try ReflectionWorld()
    let environment = world.world.context.environment
    let mine = try UnfinishedText.open(of: nil, in: environment)
    try "mine".write(toFile: mine.path, atomically: false, encoding: .utf8)
    let other = try UnfinishedText.open(of: nil, in: environment)
    #expect(other.path != mine.path && !other.isContinued)
    withExtendedLifetime(mine) {}
  }

  @Test(
    "an editor that is not there, or ends with an error, saves nothing and loses nothing", arguments: [127, 1, nil])
  func noEditor(code: Int32?) throws {
    let world = try ReflectionWorld()
    world.setEditor(code: code) { _ in "I wrote this" }
    let failure = #expect(throws: Failure.self) { try world.book.write(try ReflectionLine([])) }
    #expect(failure?.kind == .system)
    #expect(try world.texts == [])
    #expect(world.unfinished == ["I wrote this"])
    world.setEditor()
    _ = try world.book.write(try ReflectionLine([]))
    #expect(try world.texts == ["I wrote this"])
  }

  @Test("an editor that leaves nothing saves nothing, and leaves no file", arguments: ["", " \n"])
  func nothing(text: String) throws {
    let world = try ReflectionWorld()
    world.setEditor { _ in text }
    #expect(try world.book.write(try ReflectionLine([])) == nil)
    #expect(try world.world.entries.isEmpty && world.unfinished == [])
  }

  @Test("a text that is too long is kept, and so is one that can't be text")
  func tooLong() throws {
    let world = try ReflectionWorld()
    let text = String(repeating: "ä", count: ReflectionKind.textLength + 1)
    world.setEditor { _ in text }
    let failure = #expect(throws: Failure.self) { try world.book.write(try ReflectionLine([])) }
    #expect(failure?.findings.map(\.code) == ["too-long"])
    #expect(world.unfinished == [text])
    #expect(failure?.message.description.contains("has 1 too many") == true, "\(failure?.message.description ?? "")")
    // It is not opened again by itself, and one copy is enough.
    world.setEditor { $0.isEmpty ? "short" : $0 }
    _ = try world.book.write(try ReflectionLine([]))
    #expect(try world.texts == ["short"])
    for _ in 0..<2 {
      #expect(throws: Failure.self) { try world.book.save(try ReflectionLine(["-"]), text: Array(text.utf8)) }
    }
    #expect(world.unfinished == [text])
    try world.world.run(UndoCommand.self)
    try FileManager.default.removeItem(atPath: "\(world.home)/unfinished")
    let bytes = [UInt8](repeating: 0xC3, count: 10)
    #expect(throws: Failure.self) { try world.book.save(try ReflectionLine(["-"]), text: bytes) }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(world.home)/unfinished").filter {
      $0.first != "."
    }
    #expect(names.count == 1)
    let kept = FileManager.default.contents(atPath: "\(world.home)/unfinished/\(names.first ?? "")")
    #expect(kept == Data(bytes))
    #expect(try world.world.entries.isEmpty)
  }

  @Test("the longest text is saved as it is")
  func longest() throws {
    let world = try ReflectionWorld()
    let text = String(repeating: "é🙂 ", count: ReflectionKind.textLength / 3) + "."
    _ = try world.book.save(try ReflectionLine(["-"]), text: Array(text.utf8))
    #expect(try world.texts == [text])
  }

  @Test("what would be refused is refused before anything is written")
  func early() throws {
    let world = try ReflectionWorld()
    world.setEditor { _ in "never" }
    for words in [["mood=9"], ["category=unheard"], ["activity=flying"], ["at=25:00"], ["mood=4", "mood=3"]] {
      #expect(throws: (any Error).self, "\(words)") { try world.book.check(try ReflectionLine(words)) }
    }
    let off = CollectionCategory.journal.setting
    try world.world.journal.write("settings set", at: world.world.context.environment.now) { journal in
      try journal.put(
        "{\"id\":\"\(off.id)\",\"value\":\"off\"}", as: PersonalSetting.document.key(of: off.id))
    }
    #expect(throws: Failure.self) { try world.book.check(try ReflectionLine(["mood=4"])) }
    #expect(world.editedFiles.isEmpty)
  }

  @Test("the editor changes the text of an entry, and an unchanged one is left alone")
  func edit() throws {
    let world = try ReflectionWorld()
    try world.write("before", "title=A day", "mood=2")
    let id = try #require(try world.world.entries.first?.id.rawValue)
    world.setEditor { $0.replacingOccurrences(of: "before", with: "after") }
    _ = try world.book.edit(id)
    #expect(try world.texts == ["after"])
    #expect(try world.world.entries.first?.payload.fields["title"]?.text == "A day")
    world.setEditor()
    #expect(try world.book.edit(id) == nil)
    #expect(try world.world.entries.first?.revision == 2)
    #expect(world.unfinished == [])
  }

  @Test("an entry that another command changed meanwhile is not written over, and the text is kept")
  func changedMeanwhile() throws {
    let world = try ReflectionWorld()
    try world.write("before")
    let entry = try #require(try world.world.entries.first)
    let journal = world.world.journal
    world.setEditor { _ in
      var other = entry
      other.payload.fields["text"] = .text("of another command")
      try? journal.write("edit", at: entry.instant) { try $0.put(other, measures: []) }
      return "mine"
    }
    let failure = #expect(throws: Failure.self) { try world.book.edit(entry.id.rawValue) }
    #expect(failure?.kind == .validation)
    #expect(try world.texts == ["of another command"])
    #expect(world.unfinished == ["mine"])
  }
}
