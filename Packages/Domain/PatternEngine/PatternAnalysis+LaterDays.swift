extension PatternAnalysis {
  /// What confirms a claim on the days after it first was likely.
  enum LaterDays {
    /// The p that is needed on them alone.
    static let mostChance = 0.05

    /// The days of the looks that are asked whether a claim was likely: each is about half as far again as the one
    /// before, so ten years take ten of them.
    static func looks(before day: Int) -> [Int] {
      let first = (Needed.days + daysBetweenLooks - 1) / daysBetweenLooks
      return sequence(first: first) { $0 + ($0 + 1) / 2 }
        .prefix { $0 * daysBetweenLooks + Needed.exposedDays < day }.map { $0 * daysBetweenLooks }
    }
  }

  /// The same findings, with a likely one confirmed where it was likely at an earlier look in the same direction, and
  /// the days after the first such look show it alone.
  func confirmedOnLaterDays(_ findings: [PatternFinding]) -> [PatternFinding] {
    var findings = findings
    var open = findings.indices.filter { findings[$0].label == .likely }
    for day in LaterDays.looks(before: outcome.count) where !open.isEmpty {
      let early = look(at: day)
      let tests = early.tested()
      // Together is dear, so it is asked only where a claim would come from.
      guard
        open.contains(where: {
          tests[$0].direction == findings[$0].direction && tests[$0].q.map { $0 <= Claim.mostQ } ?? false
        })
      else { continue }
      let claims = early.judged(tests)
      let first = open.filter { claims[$0].label.isClaim && claims[$0].direction == findings[$0].direction }
      guard !first.isEmpty else { continue }
      var later = AdjustedRegressions(outcome, from: day)
      for index in first {
        let effect = later.effect(of: columns[index])
        guard effect.exposedDays >= Needed.exposedDays, let slope = effect.slope else { continue }
        let isSame = (slope.slope > 0) == (findings[index].direction == .trigger)
        if isSame && slope.chance < LaterDays.mostChance { findings[index].label = .confirmed }
      }
      open.removeAll(where: first.contains)
    }
    return findings
  }
}
