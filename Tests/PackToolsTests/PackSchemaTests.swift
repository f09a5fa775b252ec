import Foundation
import Testing
import TrackerCore
import TrackerPackSchema

@testable import TrackerPackTools

@Suite struct PackSchemaTests {
  @Test("schema lists the kinds of files, and writes nothing")
  func list() throws {
    let answer = try ToolsWorld().run("schema")
    #expect(answer.failure == nil)
    #expect(answer.output.hasPrefix("  pack       pack.yaml\n  scenarios  scenarios/*.yaml\n"))
    #expect(answer.output.split(separator: "\n").count == SchemaKind.allCases.count)
  }

  @Test("schema KIND prints a schema of draft-07 with the metrics of the modules", arguments: SchemaKind.allCases)
  func print(_ kind: SchemaKind) throws {
    let output = try ToolsWorld().run("schema", kind.rawValue).output
    let schema = try JSONDecoder().decode(JSONValue.self, from: Data(output.utf8))
    #expect(schema["$schema"]?.text == "http://json-schema.org/draft-07/schema#")
    #expect(schema["additionalProperties"] == .bool(false))
    #expect(output.contains("\"stress.level\"") == [.pack, .scenarios, .columns, .overlay].contains(kind))
  }

  @Test("--json wraps the schema in an answer")
  func json() throws {
    var world = ToolsWorld()
    world.format = .json
    let answer = try JSONDecoder().decode(JSONValue.self, from: Data(try world.run("schema", "lint").output.utf8))
    #expect(answer["schema"]?.text == "pack-schema/1")
    #expect(answer["document"]?["required"]?.list == [.text("suppress")])
  }

  @Test("--write makes the folder and writes what is printed")
  func write() throws {
    // Short, so that no line wraps.
    let folder = "/tmp/ps-\(UUID().uuidString.prefix(8).lowercased())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let answer = try ToolsWorld().run("schema", "--write", folder)
    #expect(answer.output.hasPrefix("Wrote \(folder)/pack.schema.json\n"))
    for kind in SchemaKind.allCases {
      let written = try String(contentsOfFile: "\(folder)/\(kind.fileName)", encoding: .utf8)
      #expect(try written == ToolsWorld().run("schema", kind.rawValue).output)
    }
  }

  @Test("a folder that cannot be written to is a failure that says so")
  func notWritable() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("schemas-\(UUID().uuidString)").path
    try Data().write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let failure = try #require(try ToolsWorld().run("schema", "--write", file).failure)
    #expect(failure.kind == .system)
    #expect(failure.message == .verbatim("\(file) cannot be written"))
  }

  @Test("a kind and a folder together are refused")
  func both() {
    #expect(throws: (any Error).self) { try ToolsWorld().run("schema", "pack", "--write", "folder") }
    #expect(throws: (any Error).self) { try ToolsWorld().run("schema", "packs") }
  }
}
