import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLoggingCommands

@Suite struct ExportEntriesTests {
  private let world: TestWorld

  init() throws {
    world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    _ = try world.run(
      LogCommand<FoodKind>.self,
      ["lunch", "soup, 2 slices toast (grilled)", "drinks=300 ml water", "notes==HYPERLINK(\"x\"); a|b"])
    _ = try world.run(LogCommand<FoodKind>.self, ["breakfast", "oats"])
    _ = try world.run(LogCommand<RestKind>.self, ["23:10-06:20", "quality=4"])
  }

  private func exported(_ words: [String]) throws -> [String] {
    try world.run(ExportEntriesCommand.self, words).split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test("the entries of a kind are rows of a table, with their fields as they are typed")
  func csv() throws {
    let lines = try exported(["--kind", "food"])
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("id,day,at,source,") && lines[0].contains("drinks"))
    let lunch = try #require(lines.first { $0.contains("soup") })
    #expect(lunch.contains(",2026-03-12,2026-03-12T20:00:00+01:00,hand,"))
    #expect(lunch.contains("\"soup, 2 slices toast (grilled)\"") && lunch.contains("300 ml water"))
    #expect(lunch.contains("\"'=HYPERLINK(\"\"x\"\"); a|b\""))
    #expect(try exported(["--kind", "sleep"])[1].contains(",23:10-06:20"))
  }

  @Test(
    "a night on which clocks change has the times that were on the clock",
    arguments: [("2026-03-29", "23:10-06:40"), ("2026-10-25", "23:10-06:40")])
  func clockChange(_ date: String, _ night: String) throws {
    var world = world
    try world.setClock("\(date)T20:00")
    _ = try world.run(LogCommand<RestKind>.self, [night])
    let rows = try world.run(ExportEntriesCommand.self, ["--kind", "sleep"]).split(whereSeparator: \.isNewline)
    let row = try #require(rows.first { $0.contains(",\(date),") })
    #expect(row.contains(",\(night)"), "\(row)")
  }

  @Test("in Markdown and JSON Lines it is the same table")
  func formats() throws {
    let markdown = try exported(["--kind", "food", "--as", "markdown"])
    #expect(markdown[0].hasPrefix("| id | day | at | source |") && markdown[1].hasPrefix("| --- | --- |"))
    #expect(markdown.contains { $0.contains("=HYPERLINK(\"x\"); a\\|b") })
    let lines = try exported(["--kind", "food", "--as", "jsonl"]).map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
    #expect(lines.count == 2 && lines.allSatisfy { $0["day"] == .text("2026-03-12") })
    #expect(lines.contains { $0["notes"] == .text("=HYPERLINK(\"x\"); a|b") })
  }

  @Test("answers in JSON are a table in JSON, unless a format is named or a file decides")
  func answersInJSON() throws {
    let shown = try world.run(ExportEntriesCommand.self, ["--kind", "food"], json: true)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(shown.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["day"] as? String } == ["2026-03-12", "2026-03-12"])
    let named = try world.run(ExportEntriesCommand.self, ["--kind", "food", "--as", "csv"], json: true)
    #expect(named.hasPrefix("id,day,at,source,"))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("e-\(UUID().uuidString).md").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = try world.run(ExportEntriesCommand.self, ["--kind", "food", path], json: true)
    #expect(answer.contains("\"schema\" : \"export/1\""))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("| id |"))
  }

  @Test("the name of the file decides how it is written, and the file is its owner's alone")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("e-\(UUID().uuidString).md").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = try world.run(ExportEntriesCommand.self, ["--kind", "food", path])
    #expect(answer.hasPrefix("Exported to \(path): 2 entries."))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("| id |"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test("a missing or unknown kind, and an unknown format, are told with what there is")
  func refused() throws {
    for (words, wanted) in [
      ([], "Which entries do you want? For example: --kind food"), (["--kind", "foot"], "Did you mean “food”?"),
      (["--kind", "food", "--as", "xml"], "This cannot be exported as “xml”"),
    ] {
      let failure = #expect(throws: Failure.self) { try world.run(ExportEntriesCommand.self, words) }
      #expect(failure?.kind == .usage && failure?.message.description.contains(wanted) == true)
    }
    #expect(try exported(["--kind", "medication"]) == ["id,day,at,source"])
  }

  @Test(
    "an instant is written with its offset",
    arguments: [
      (0, "1970-01-01T00:00:00+00:00"), (-3_600, "1969-12-31T23:00:00-01:00"), (20_700, "1970-01-01T05:45:00+05:45"),
    ])
  func instants(_ offset: Int, _ wanted: String) {
    #expect(Instant(seconds: 0).written(offset: offset) == wanted)
  }
}
