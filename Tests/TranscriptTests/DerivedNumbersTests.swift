import Foundation
import Testing

/// What an import makes of one column of a diary is never compared with itself.
@Suite struct DerivedNumbersTests {
  private static let setUp =
    "onboard --pack universal --name Ada --symptoms pain --impact 6 --pattern episodic --track sleep,stress"

  /// A world with a hundred days of a diary, whose severity also says which days were flares.
  private static func world() throws -> TranscriptWorld {
    let world = try TranscriptWorld()
    try world.setClock("2026-04-10T20:00", zone: "Europe/Berlin")
    let rows = (0..<100).map { "\($0),\($0 * 7 % 11),\(6 + $0 % 3)" }
    try world.write("day,bad,asleep\n\(rows.joined(separator: "\n"))\n", to: "diary.csv")
    try world.write(
      """
      day: day
      start: 2026-01-01
      severity: {column: bad, from: [0, 10], flare_at: 7}
      metrics: {sleep.hours: asleep}
      """, to: "map.yaml")
    for line in [setUp, "import csv HOME/diary.csv --columns HOME/map.yaml --yes"] {
      let result = world.run(line: "symptoms \(line)")
      try #require(result.exitCode == 0, "\(line): \(result.errors)")
    }
    return world
  }

  @Test("the severity of a day and its flare mark are no pair, alone or among all")
  func severityAndMark() throws {
    let world = try Self.world()
    for pair in ["flare.mark flare.severity", "flare.severity flare.mark", "flare.mark.universal flare.mark"] {
      let refused = world.run(line: "symptoms patterns metrics \(pair)")
      #expect(refused.exitCode == 2, "\(pair): \(refused.output)")
      #expect(refused.errors.contains("count some of the same entries"), "\(pair): \(refused.errors)")
    }
    let answer = world.run(line: "symptoms patterns metrics --json").output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    let pairs = try #require(json["pairs"] as? [[String: Any]]).map {
      Set([$0["first"], $0["second"]].compactMap { $0 as? String })
    }
    #expect(pairs.contains(["sleep.hours", "flare.mark"]) && pairs.contains(["sleep.hours", "flare.severity"]))
    #expect(!pairs.contains(["flare.mark", "flare.severity"]))
  }
}
