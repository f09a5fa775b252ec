import Testing
import TrackerPatternEngine
import TrackerStatistics

/// Claims that are confirmed on the days after they first were likely.
@Suite struct LaterDaysTests {
  /// What `docs/patterns.md`, 5, says, worked out from whole analyses: the first of these looks that claimed it in this
  /// direction, and the days from there on alone.
  private static func isShownLater(_ finding: PatternFinding, at index: Int, of person: PatternWorld) -> Bool {
    let (exposures, outcome) = (person.exposures, person.outcome)
    let look = [70, 112, 168, 252, 378].first { day in
      guard day + 10 < outcome.severity.count else { return false }
      let past = person.first(day)
      let early = PatternAnalysis(past.exposures, on: past.outcome).findings()[index]
      return early.label.isClaim && early.direction == finding.direction
    }
    guard let look else { return false }
    let column = person.columns[index].enumerated().map { $0 < look ? nil : Optional($1) }
    let later = PatternAnalysis([Exposure(exposures[index].id, column)], on: outcome).findings()[0]
    guard let slope = later.effect.slope, later.effect.exposedDays >= 10 else { return false }
    return later.direction == finding.direction && slope.chance < 0.05
  }

  @Test("a claim is confirmed by its inclusion, or by the days after the first of the looks that claimed it")
  func rule() {
    var random = SplitMix64(seed: 41)
    var (confirmed, others) = (0, 0)
    for _ in 0..<150 {
      guard let person = PatternWorld(days: 240, triggers: 3, companions: true, using: &random) else { continue }
      let findings = PatternAnalysis(person.exposures, on: person.outcome).findings()
      for (index, finding) in findings.enumerated() where finding.label.isClaim && finding.inclusion ?? 0 <= 0.8 {
        let isShown = Self.isShownLater(finding, at: index, of: person)
        #expect((finding.label == .confirmed) == isShown, "\(finding)")
        confirmed += isShown ? 1 : 0
        others += isShown ? 0 : 1
      }
    }
    #expect(confirmed >= 3 && others >= 3, "\(confirmed) confirmed, \(others) not")
  }
}
