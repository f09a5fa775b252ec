import Testing
import TrackerCore

@testable import TrackerApplication
@testable import TrackerPrediction

/// Flares of two conditions in a clinician's report.
@Suite struct FlaresOfSeveralConditionsTests {
  private static let first = Day("2026-03-01") ?? Day(number: 0)
  private let format = TextFormatter(.english)

  private func flare(
    _ condition: PackID, _ from: Int, _ through: Int, band: RiskBand? = nil, isOngoing: Bool = false
  ) -> SeverityReport.Flare {
    SeverityReport.Flare(
      condition: condition, from: Self.first.advanced(by: from), through: Self.first.advanced(by: through),
      days: through - from + 1, unanswered: 0, peak: 8, chance: band == nil ? nil : 0.5, band: band,
      isOngoing: isOngoing)
  }

  private func report(_ flares: [SeverityReport.Flare]) -> SeverityReport {
    let conditions = Set(flares.map(\.condition)).sorted { $0.rawValue < $1.rawValue }
    let days = (0..<30).map { (number: Int) -> ReportedDay in
      let day = Self.first.advanced(by: number)
      return ReportedDay(day: day, severity: 5, isFlare: flares.contains { ($0.from...$0.through).contains(day) })
    }
    return SeverityReport(
      days: days, earlier: [], whole: SeverityReport.Stretch(days), stretches: [],
      conditions: conditions.map { id in
        SeverityReport.Condition(
          id: id, name: id.rawValue, revision: 1, known: 30, flareDays: 3, rule: "pain at 7 or more")
      }, flares: flares.sorted { $1.from < $0.from }, symptoms: [], gaps: [], cut: nil, scales: ["0 none"])
  }

  private func key(_ label: String, of report: SeverityReport) -> Block.Fact? {
    report.blocks(format).lazy.compactMap { block in if case .fact(let fact) = block { fact } else { nil } }
      .first { $0.label == label }
  }

  private func tables(in blocks: [Block]) -> [(heading: String, table: Block.Table)] {
    var heading = ""
    var found: [(heading: String, table: Block.Table)] = []
    for block in blocks {
      switch block {
      case .heading(let own): heading = own.text.text
      case .table(let table): found.append((heading: heading, table: table))
      case .section(let blocks): found += tables(in: blocks)
      default: break
      }
    }
    return found
  }

  @Test("days that two conditions share are one flare, and so are days in a row")
  func episodes() {
    let report = report([
      flare("knee", 0, 2), flare("wrist", 1, 4), flare("knee", 5, 5), flare("wrist", 9, 9), flare("knee", 20, 20),
    ])
    #expect(report.episodes.map(\.days.count) == [6, 1, 1])
    let told = key("Flares", of: report)?.values.map(\.text.text)
    #expect(told == ["3", "median length 1, longest 6 days (1 Mar 2026 – 6 Mar 2026)"])
  }

  @Test("one flare is told as one, and is going on where it is in any condition")
  func single() {
    let report = report([flare("knee", 27, 28), flare("wrist", 28, 29, isOngoing: true)])
    let days = Self.first.advanced(by: 27)...Self.first.advanced(by: 29)
    #expect(report.episodes == [.init(days: days, isOngoing: true)])
    #expect(key("Flare", of: report)?.values.map(\.text.text) == ["1"])
    #expect(key("Flare days", of: report)?.values.map(\.text.text) == ["3", "of 30 known days (10%)"])
  }

  @Test("the flares of each condition stand by themselves, with what was forecast of them")
  func grouped() {
    let report = report([
      flare("knee", 0, 0, band: .high), flare("knee", 4, 4, band: .low), flare("wrist", 0, 1), flare("knee", 9, 9),
    ])
    let found = tables(in: report.details(format))
    #expect(
      found.map(\.heading) == ["knee, 3 flares: 1 began on a day forecast as high", "wrist, 1 flare"])
    #expect(found.map(\.table.rows.count) == [3, 1])
    #expect(found.allSatisfy { $0.table.columns.map(\.title) == ["From", "days", "peak", "forecast"] })
    let alone = self.report([flare("knee", 0, 0, band: .low), flare("knee", 4, 4, band: .moderate)])
    #expect(
      tables(in: alone.details(format)).map(\.heading) == ["2 flares: none began on a day forecast as high"])
  }

  @Test("the first sheet has the rule of one condition, and the details those of several")
  func rules() {
    func text(_ blocks: [Block]) -> String {
      blocks.map { block in if case .sentence(let text) = block { text.text } else { "" } }.joined(separator: "\n")
    }
    let one = report([flare("knee", 0, 0)])
    #expect(text(one.blocks(format)).contains("Scale: 0 none. Flare day: pain at 7 or more."))
    #expect(!text(one.details(format)).contains("Flare day"))
    let two = report([flare("knee", 0, 0), flare("wrist", 4, 4)])
    #expect(!text(two.blocks(format)).contains("Flare day"))
    #expect(text(two.details(format)).contains("Flare day of wrist: pain at 7 or more."))
  }
}
