import Foundation
import Testing
import TrackerComposition
import TrackerCore

@testable import TrackerCLI

@Suite struct ImportLineTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("line-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  private func file(_ text: String, _ name: String = "file.x") throws -> String {
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func line(_ words: [String]) throws -> [String] {
    try ImportLine(tree: CommandTree(root: Symptoms.self), registry: Composition.registry).line(of: words).words
  }

  @Test(
    "a file is recognised by what is in it, whatever its name",
    arguments: [
      ("{\"schema\":\"journal/2\",\"program\":\"1\"}\n", "all"), ("{\"schema\":\"journal/9\"}\n", "all"),
      ("date,pain\n2026-03-01,4\n", "csv"), ("sep=;\nDatum;Schmerz\n", "csv"), ("date\tpain\r\n", "csv"),
      ("\u{FEFF}date,pain\n", "csv"),
    ])
  func recognises(_ text: String, _ form: String) throws {
    let path = try file(text)
    #expect(try line(["import", path, "--dry-run"]) == ["import", form, path, "--dry-run"])
    #expect(try line(["import", "--dry-run", path]) == ["import", form, "--dry-run", path])
    #expect(try line(["import", "--columns", "map.yaml", path]) == ["import", form, "--columns", "map.yaml", path])
  }

  @Test(
    "what is none of the forms is refused, with where to find those that there are",
    arguments: [
      "Dear diary\n", "{\"a\":1,\"b\":2}\n", "<a b=\"1,2\">\n", "SQLite format 3\u{0},\n",
    ])
  func refuses(_ text: String) throws {
    let path = try file(text)
    let failure = #expect(throws: Failure.self) { try line(["import", path]) }
    #expect(failure?.message.description == "\(path) is not a file that can be imported")
    #expect(failure?.recovery?.description == "To see what can be imported: symptoms import --help")
  }

  @Test("an empty file is said to be empty")
  func empty() throws {
    let path = try file("")
    let failure = #expect(throws: Failure.self) { try line(["import", path]) }
    #expect(failure?.message.description == "\(path) is empty")
  }

  @Test("of a zip file that breaks off is said that it does, as nobody can know what it was")
  func damagedArchive() throws {
    let path = try file("PK\u{3}\u{4},a,b\n")
    let failure = #expect(throws: Failure.self) { try line(["import", path]) }
    #expect(failure?.message.description == "\(path) cannot be read: This is not a complete zip file")
  }

  @Test("--as says what a file is, and a wrong one is told with the nearest")
  func named() throws {
    let path = try file("Dear diary\n")
    #expect(try line(["import", path, "--as", "csv"]) == ["import", "csv", path])
    #expect(try line(["import", "--as=lossless", path]) == ["import", "lossless", path])
    let failure = #expect(throws: Failure.self) { try line(["import", path, "--as", "cvs"]) }
    #expect(failure?.message.description.contains("Did you mean “csv”?") == true)
    #expect(throws: Failure.self) { try line(["import", path, "--as"]) }
  }

  @Test("a line that names the form, another command or no file stays as it is")
  func others() throws {
    for words in [
      ["import", "csv", "diary.csv"], ["import", "lossless", "x.jsonl"], ["import"], ["import", "--help"],
      ["import", "--help", "--home", "\(folder)/h"],
      ["import", "cvs", "diary.csv"], ["export", "x.csv"],
    ] {
      #expect(try line(words) == words)
    }
    #expect(throws: Failure.self) { try line(["import", "\(folder)/none.csv"]) }
  }
}
