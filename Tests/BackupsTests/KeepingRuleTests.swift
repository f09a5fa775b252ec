import Testing
import TrackerCore

@testable import TrackerBackups

@Suite struct KeepingRuleTests {
  /// Days back from Monday 23 November 2026, and which of them are kept.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var ages: [Int]
    var kept: Set<Int>
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "none", ages: [], kept: []),
    Row(name: "one from long ago", ages: [4_000], kept: [4_000]),
    Row(name: "seven days, and the days before them only as weeks", ages: Array(0...9), kept: Set(0...6).union([8])),
    // A Sunday is the last day of its week; 30 November would be the next one's first.
    Row(
      name: "a year of days", ages: Array(0...364),
      // 31 October, 30 September and so on back to 31 December 2025.
      kept: Set(0...6).union([8, 15, 23, 54, 84, 115, 146, 176, 207, 237, 268, 296, 327])),
    Row(name: "two years of one a month", ages: Array(0..<24).map { $0 * 31 }, kept: Set((0..<12).map { $0 * 31 })),
    Row(name: "one every week", ages: Array(0..<8).map { $0 * 7 }, kept: Set((0..<7).map { $0 * 7 })),
  ]

  @Test("7 days, 4 weeks and 12 months are kept, of those that have a backup", arguments: rows)
  func rule(_ row: Row) throws {
    let today = try #require(Day("2026-11-23"))
    let oldestFirst = row.ages.sorted(by: >)
    let kept = KeepingRule.kept(oldestFirst.map { today.advanced(by: -$0) })
    #expect(Set(kept.map { oldestFirst[$0] }) == row.kept)
  }

  @Test("of several on one day, the last one stays")
  func several() throws {
    let day = try #require(Day("2026-11-23"))
    #expect(KeepingRule.kept([day, day, day]) == [2])
  }
}
