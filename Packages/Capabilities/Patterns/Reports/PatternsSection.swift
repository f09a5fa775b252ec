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
    return ReportedPatterns(
      claims: claims, kept: try ConditionPatterns.lastKept(for: range.session, in: range.journal),
      person: range.person, look: try StandingClaims.kept(in: range.journal)?.look)
  }
}

/// What goes together with better or worse days in a person's records.
struct ReportedPatterns: ReportContent {
  /// The strongest first.
  var claims: [StandingClaim]
  /// What was kept of the conditions, with the counts of each claim.
  let kept: [ConditionPatterns]
  let person: Person
  /// The first day that the last look left out.
  var look: Day?

  private enum CodingKeys: String, CodingKey { case claims, look }
}

extension ReportedPatterns {
  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(claims.told(to: person).count, "1 pattern stands", "{count} patterns stand"))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let items = claims.told(to: person).map { told in
      Block.ItemList.Item(
        "\(format(told.sentence))", mark: .bullet,
        details: numbers(of: told, format).map { .sentence("\($0, .faint)") })
    }
    let end = format("It does not mean that one is the cause of the other.")
    let rest = look.map { " " + format("As of {day}.", ["day": format.short($0)]) } ?? ""
    return [.list(.init(items)), .sentence("\(end + rest)")]
  }

  /// The numbers behind it: of each condition, where those are not the same.
  private func numbers(of told: ToldClaim, _ format: TextFormatter) -> [String] {
    let all = told.claims.map { claim in
      (claim, kept.pattern(of: claim).map { numbers(of: $0, format) } ?? numbers(of: claim, format))
    }
    guard let first = all.first?.1, all.contains(where: { $0.1 != first }) else { return all.prefix(1).map(\.1) }
    return all.map { claim, numbers in
      guard let name = person.names(of: [claim.condition]) else { return numbers }
      return format("{condition}: {numbers}", ["condition": format(name), "numbers": numbers])
    }
  }

  /// The flares after it and without it, and by how much such days were worse or better.
  private func numbers(of pattern: Pattern, _ format: TextFormatter) -> String {
    let counts = pattern.counts
    let flares = format(
      "A flare followed {with} days with it, and {without} without it.",
      [
        "with": format.share(of: counts.flaresWith, in: counts.with),
        "without": format.share(of: counts.flaresWithout, in: counts.without),
      ])
    guard let slope = pattern.slope, let interval = pattern.slopeInterval else { return flares }
    let values = [
      "points": format.number(abs(slope), upTo: 1, atLeast: 1),
      "range": format.range(of: slope < 0 ? -interval.upperBound ... -interval.lowerBound : interval),
    ]
    let points =
      slope < 0
      ? format("These days were better by {points} points of 10 (95%: {range}).", values)
      : format("These days were worse by {points} points of 10 (95%: {range}).", values)
    return "\(points) \(flares)"
  }

  private func numbers(of claim: StandingClaim, _ format: TextFormatter) -> String {
    let values = ["days": "\(claim.exposedDays)", "flares": "\(claim.flares)"]
    return format("This rests on {days} days with it, in a log with {flares} flare days.", values)
  }
}
