import Foundation
import Testing
import TrackerPatternEngine
import TrackerStatistics

/// The gate that every claim has to pass. `Tools/check --full` runs it over 1,000 people a world; `RECORD=1` then
/// writes the table of `docs/patterns.md`.
@Suite struct FalsePositiveGateTests {
  private static let isFull = ProcessInfo.processInfo.environment["PATTERN_GATE"] == "full"

  @Test("claims keep the bar in worlds without triggers, with triggers, and with companions")
  func bar() throws {
    let scores = FalsePositiveGate.worlds.map {
      FalsePositiveGate.scores(of: $0, people: Self.isFull ? 1_000 : 150, seed: 19, judge: FalsePositiveGate.engine)
    }
    let faults = scores.flatMap { $0.faults(slack: Self.isFull ? 0 : 2) }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    guard Self.isFull else { return }
    let rows = scores.map(\.row)
    print(rows.joined(separator: "\n"))
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../docs/patterns.md")
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| world | days |") }) + 2
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
    try (lines[..<start] + rows + lines[end...]).joined(separator: "\n").write(
      to: page, atomically: true, encoding: .utf8)
    Issue.record("The table of docs/patterns.md was recorded.")
  }

  @Test("the gate fails a judge that treats days as if each were drawn alone, as a permutation of single days does")
  func exchangeableDays() throws {
    let judge: FalsePositiveGate.Judge = { person, _ in
      let severity = person.outcome.severity.compactMap { $0 }
      let plain = AdjustedOutcome(Array(severity.dropFirst()), covariates: [severity.dropFirst().map { _ in 1 }])
      let chances = person.columns.map { column in
        plain?.slope(of: column.dropLast().map { $0 ? 1 : 0 })?.chance ?? 1
      }
      return FalseDiscovery.adjusted(chances).map { $0 <= 0.1 }
    }
    let scores = FalsePositiveGate.scores(of: FalsePositiveGate.worlds[0], people: 60, seed: 19, judge: judge)
    #expect(scores.faults(slack: 2).count == 2, "\(scores.row)")
  }
}
