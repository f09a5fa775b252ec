import TrackerApplication
import TrackerCore

/// Patterns in reports: only those that stand, as of the last look.
struct PatternsSection: ReportSection {
  let id = "patterns"
  let title: Phrase = "Patterns"
  let place = 110
  let notTracked: Phrase = "No pattern stands yet. To see how far they are: symptoms patterns"

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let claims = try range.session.standingClaims(in: range.journal)
    guard !claims.isEmpty else { return nil }
    return ReportedPatterns(claims: claims, look: try StandingClaims.kept(in: range.journal)?.look)
  }
}

/// What goes together with better or worse days in a person's records.
struct ReportedPatterns: ReportContent {
  /// The strongest first.
  var claims: [StandingClaim]
  /// The first day that the last look left out.
  var look: Day?
}

extension ReportedPatterns {
  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(claims.count, "1 pattern stands", "{count} patterns stand"))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let items = claims.map { claim -> Block.ItemList.Item in
      .init("\(format(claim.sentence))", mark: .bullet, details: [.sentence("\(numbers(of: claim, format), .faint)")])
    }
    let end = format("It does not mean that one is the cause of the other.")
    let rest = look.map { " " + format("As of {day}.", ["day": format.short($0)]) } ?? ""
    return [.list(.init(items)), .sentence("\(end + rest)")]
  }

  private func numbers(of claim: StandingClaim, _ format: TextFormatter) -> String {
    let values = [
      "ratio": format.number(claim.riskRatio), "low": format.number(claim.interval.lowerBound),
      "high": format.number(claim.interval.upperBound), "days": "\(claim.exposedDays)", "flares": "\(claim.flares)",
    ]
    return format(
      """
      Flares came {ratio} times as often (95%: {low} to {high}). This rests on {days} days with it, and {flares} flare \
      days.
      """, values)
  }
}
