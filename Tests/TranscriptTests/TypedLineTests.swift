import Foundation
import Testing

/// What a tired person types wrongly, and what people type first: `Tests/Fixtures/typed-lines`. `RECORD=1` writes the
/// answers again, and fails.
@Suite struct TypedLineTests {
  @Test("every line is answered as the table says", arguments: ["hundred.txt", "first-lines.txt", "german.txt"])
  func answers(name: String) throws {
    let table = try TypedTable(name)
    let replayed = try table.replayed()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try replayed.write(to: table.file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded: read it, then run the tests without RECORD=1")
    } else {
      #expect(
        replayed == table.source,
        "\(name): change the program, or record again with RECORD=1 swift test --filter TypedLineTests")
    }
  }

  @Test(
    "help is the program's own, of groups that do something by themselves too, and with options of every command",
    arguments: ["--help", "flares --help", "settings --help", "help conditions", "help tune --plain", "help --plain"])
  func help(line: String) throws {
    let result = try TranscriptWorld().run(line.split(separator: " ").map(String.init))
    #expect(result.exitCode == 0 && result.output.contains("\nUsage: symptoms"), "\(result.output)\(result.errors)")
    #expect(!result.output.contains("OVERVIEW"))
  }

  @Test("the table of wrong lines has a hundred, each of them once")
  func hundred() throws {
    let lines = try TypedTable("hundred.txt").lines.map(\.typed)
    #expect(lines.count == 100)
    #expect(Set(lines).count == lines.count)
  }

  @Test("a wrong line has its exit code, two lines of answer at most, and a command in it that works when copied")
  func rules() throws {
    let table = try TypedTable("hundred.txt")
    for line in table.lines {
      let result = try table.type(line.typed)
      let answer = TypedTable.lines(of: result)
      #expect(result.exitCode == line.code, "\(line.typed)")
      #expect((1...2).contains(answer.count), "\(line.typed): \(answer)")
      guard let command = TypedTable.command(in: answer) else {
        Issue.record("\(line.typed) names no command: \(answer)")
        continue
      }
      let copied = try table.type(command)
      #expect(copied.exitCode == 0, "\(line.typed) names \(command): \(copied.errors)")
    }
  }

  @Test("nothing is kept of a wrong line")
  func nothingKept() throws {
    let table = try TypedTable("hundred.txt")
    func kept(in world: TranscriptWorld) -> String {
      world.run(["list", "--days", "40"]).output + world.run(["undo", "--list"]).output
    }
    let before = try kept(in: TranscriptWorld(copying: table.world))
    for line in table.lines {
      let world = try TranscriptWorld(copying: table.world)
      _ = world.run(Transcript.words(of: line.typed))
      #expect(kept(in: world) == before, "\(line.typed)")
    }
  }

  @Test("what people type first is taken")
  func firstLines() throws {
    let table = try TypedTable("first-lines.txt")
    #expect(table.lines.count >= 17)
    for line in table.lines {
      let result = try table.type(line.typed)
      #expect(result.exitCode == line.code, "\(line.typed): \(result.errors)")
    }
  }

  @Test("German lines are taken, or answered in two lines, whatever language the program speaks")
  func german() throws {
    let table = try TypedTable("german.txt")
    #expect(table.lines.count >= 60)
    for line in table.lines {
      let result = try table.type(line.typed)
      #expect(result.exitCode == line.code, "\(line.typed): \(result.errors)")
      if line.code != 0 { #expect((1...2).contains(TypedTable.lines(of: result).count), "\(line.typed)") }
    }
  }

  @Test("a word that only counts skipped doses is no medicine, as one that was skipped is")
  func skipped() throws {
    let world = try TranscriptWorld(copying: TypedTable("german.txt").world)
    _ = world.run(["log", "medication", "zorbine", "status=skipped"])
    #expect(!world.run(["skipped"]).errors.contains("log medication"))
    #expect(world.run(["zorbine"]).errors.contains("log medication zorbine"))
  }

  @Test(
    "the command is found that an answer names",
    arguments: [
      (["There's no command “tody”.", "Type: symptoms today"], "symptoms today"),
      (["Not set up yet: run `symptoms onboard`"], "symptoms onboard"),
      (["No.", "Look first: symptoms list --days 7."], "symptoms list --days 7"),
      (["Nothing was saved."], nil),
    ])
  func copied(answer: [String], command: String?) { #expect(TypedTable.command(in: answer) == command) }
}
