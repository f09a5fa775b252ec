import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// `patterns export`
@Suite struct PatternExportTests {
  private func diary() throws -> PatternDiary {
    let diary = try PatternDiary()
    try diary.log(PatternDiary.days(180, effect: 2.5, seed: 1))
    try StandingLooks(diary.session()).take()
    return diary
  }

  private func rows(_ json: String) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
  }

  @Test("a row for each thing, in JSON and CSV, with what show says")
  func table() throws {
    let diary = try diary()
    let rows = try rows(diary.world.run(PatternsExportCommand.self, ["--format", "json"]))
    let found = try diary.patterns().patterns
    #expect(rows.map { $0["factor"] as? String } == found.map(\.factor.rawValue))
    let (row, pattern) = (rows[0], found[0])
    func number(_ key: String) -> Double? { row[key] as? Double }
    func count(_ key: String) -> Int? { row[key] as? Int }
    #expect(row["label"] as? String == "confirmed" && row["direction"] as? String == "trigger")
    #expect(count("flares_with") == pattern.counts.flaresWith && count("others_with") == pattern.counts.othersWith)
    #expect(
      count("flares_without") == pattern.counts.flaresWithout
        && count("others_without") == pattern.counts.othersWithout)
    #expect(count("unanswered") == pattern.counts.unanswered && count("days") == pattern.days)
    #expect(number("risk_ratio").isRead(of: pattern.riskRatio) && number("e_value").isRead(of: pattern.eValue))
    #expect(number("risk_ratio_low").isRead(of: pattern.interval.lowerBound))
    #expect(number("risk_ratio_high").isRead(of: pattern.interval.upperBound))
    #expect(number("p").isRead(of: pattern.chance) && number("q").isRead(of: pattern.falseDiscovery))
    #expect(number("inclusion").isRead(of: pattern.inclusion) && number("effect").isRead(of: pattern.slope))
    let description = try #require(pattern.description(of: 90))
    #expect(number("confidence").isRead(of: 1 - (description.chance ?? 1)))
    #expect(row["confidence_word"] as? String == "high")
    #expect(count("described_days") == 90 && count("described_flares_with") == description.counts.flaresWith)
    #expect(count("usual_lag_days") == 1 && count("priority") == 5)
    #expect(row["data_through"] as? String == "\(PatternDiary.today.advanced(by: -1))")
    #expect((row["made_at"] as? String)?.isEmpty == false)
    #expect((row["windows"] as? [[String: Any]])?.count == 6 && (row["by_lag"] as? [[String: Any]])?.count == 4)

    let lines = try diary.world.run(PatternsExportCommand.self, ["--format", "csv"]).split(separator: "\r\n")
    #expect(lines.count == rows.count + 1)
    #expect(lines[0].split(separator: ",").map(String.init) == PatternColumn.all.map(\.name))
    #expect(Set(PatternColumn.all.map(\.name)).count == PatternColumn.all.count)
    #expect(lines[1].hasPrefix("\(row["condition"] ?? ""),intake.dish-a,dish a,health,trigger,confirmed,trigger,true,"))
  }

  @Test("all days can be described, and what is not tested has no p")
  func period() throws {
    let diary = try diary()
    let rows = try rows(diary.world.run(PatternsExportCommand.self, ["--format", "json", "--days", "all"]))
    #expect(rows[0]["described_days"] as? String == "all")
    let water = try #require(rows.first { $0["factor"] as? String == "intake.water" })
    #expect(
      water["label"] as? String == "too-early" && water["q"] == nil && water["missing_unexposed_days"] as? Int == 10)
  }

  @Test("the page has what holds up in numbers, what labels mean, and that nothing is a diagnosis")
  func page() throws {
    let diary = try diary()
    let page = try diary.world.run(PatternsExportCommand.self)
    let pattern = try #require(try diary.patterns().patterns.first)
    #expect(page.hasPrefix("# Patterns in daily records\n"))
    #expect(page.contains("nothing here is a diagnosis"))
    #expect(page.contains("### Go together with worse days"))
    #expect(!page.contains("### Go together with better days"))
    let counts = "\(pattern.counts.flaresWith) of \(pattern.counts.with) | \(pattern.counts.flaresWithout) of"
    #expect(page.contains("| dish a | confirmed | \(counts) "), "\(page)")
    #expect((pattern.falseDiscovery ?? 1) < 0.001 && page.contains(" | under 0.001 | "), "no q is told as 0")
    for label in ["confirmed", "likely", "could be luck", "little difference", "nothing to tell", "too early"] {
      #expect(page.contains("- **\(label)**: "))
    }
    // A minute of reading.
    #expect(page.split { $0 == " " || $0 == "\n" }.count < 450)
  }

  @Test("a record with too few days says so on the page, and is an empty table")
  func few() throws {
    let diary = try PatternDiary()
    try diary.log((1...5).map { .init(back: $0, severity: 5, foods: ["soup"]) })
    #expect(try diary.world.run(PatternsExportCommand.self).contains("5 of 60 days are answered."))
    let empty = try PatternDiary()
    #expect(try empty.world.run(PatternsExportCommand.self).contains("No day has a check-in yet"))
    #expect(try rows(empty.world.run(PatternsExportCommand.self, ["--format", "json"])).isEmpty)
  }

  @Test("what is muted is left out")
  func muted() throws {
    let diary = try diary()
    try diary.world.run(PatternsMuteCommand.self, ["dish a"])
    for format in ["md", "csv", "json"] {
      #expect(try !diary.world.run(PatternsExportCommand.self, ["--format", format]).contains("dish a"))
    }
  }

  @Test("a file is whole, its name says how it is written, and it is replaced only if that is asked for")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("patterns-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let diary = try diary()
    let answer = try diary.world.run(PatternsExportCommand.self, ["--output", "\(folder)/p.csv"])
    #expect(answer.hasPrefix("Exported to \(folder)/p.csv: 13 patterns."), "\(answer)")
    let first = try String(contentsOfFile: "\(folder)/p.csv", encoding: .utf8)
    #expect(first.hasPrefix("condition,factor,"))
    try diary.log([.init(back: 3, severity: 9, foods: ["dish b"])])
    #expect(throws: Failure.self) { try diary.world.run(PatternsExportCommand.self, ["--output", "\(folder)/p.csv"]) }
    #expect(try String(contentsOfFile: "\(folder)/p.csv", encoding: .utf8) == first)
    try diary.world.run(ExportPatternsCommand.self, ["\(folder)/p.csv", "--force"])
    #expect(try String(contentsOfFile: "\(folder)/p.csv", encoding: .utf8) != first)
    let exported = try diary.world.run(ExportPatternsCommand.self, ["\(folder)/p.md"])
    #expect(!exported.contains("13 patterns"), "a page shows only what holds up: \(exported)")
    #expect(try String(contentsOfFile: "\(folder)/p.md", encoding: .utf8).hasPrefix("# Patterns"))
    #expect(throws: Failure.self) { try diary.world.run(PatternsExportCommand.self, ["--format", "pdf"]) }
  }
}
