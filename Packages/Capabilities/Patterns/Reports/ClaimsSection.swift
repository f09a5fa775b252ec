import TrackerApplication
import TrackerCore

/// What goes together with worse or better days, for a clinician: only what stands, with its counts.
struct ClaimsSection: ReportSection {
  let id = "patterns"
  let title: Phrase = "What goes together with worse or better days"
  let place = 70
  let notTracked: Phrase = "Nothing holds up yet in the whole log. Too few days were compared, or nothing differed."

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let claims = try range.session.standingClaims(in: range.journal)
    guard !claims.isEmpty else { return nil }
    let kept = try range.session.person.conditions.compactMap { condition in
      try ConditionPatterns.lastKept(condition.id, in: range.journal)
    }
    return ClaimsReport(
      claims: claims.map { claim in
        let pattern = kept.first { $0.condition == claim.condition }?.patterns.first {
          $0.factor == claim.factor && $0.lag == claim.lag
        }
        return ClaimsReport.Claim(claim: claim, counts: pattern?.counts, falseDiscovery: pattern?.falseDiscovery)
      },
      others: kept.flatMap(\.patterns).reduce(into: [:]) { counts, pattern in
        if !pattern.label.isClaim { counts[pattern.label.rawValue, default: 0] += 1 }
      }, look: try StandingClaims.kept(in: range.journal)?.look)
  }
}

/// What stands of a person's records, with the counts behind it.
struct ClaimsReport: ReportContent {
  struct Claim: Encodable, Sendable {
    var claim: StandingClaim
    /// Of the whole log; nil where they were not kept.
    var counts: Pattern.Counts?
    /// The rate of false discoveries at which it would still be one; nil where it was not kept.
    var falseDiscovery: Double?
  }

  /// The strongest first.
  var claims: [Claim]
  /// What was compared and does not stand, by its label.
  var others: [String: Int]
  /// The first day that the last look left out.
  var look: Day?

  /// So many stand on the first page.
  private static let mostShown = 3

  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(claims.count, "1 thing holds up", "{count} things hold up"))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let more = claims.count - Self.mostShown
    let rest = format.count(more, "1 more is in the details.", "{count} more are in the details.")
    return [
      .table(table(Array(claims.prefix(Self.mostShown)), format, hasCounts: false)),
      .sentence("\(((more > 0 ? [rest] : []) + [basis(format)]).joined(separator: " "), .faint)"),
    ]
  }

  func details(_ format: TextFormatter) -> [Block] {
    let hasCounts = claims.contains { $0.counts != nil }
    let all: [Block] =
      hasCounts || claims.count > Self.mostShown ? [.table(table(claims, format, hasCounts: hasCounts))] : []
    func count(_ labels: PatternLabel...) -> String { "\(labels.reduce(0) { $0 + (others[$1.rawValue] ?? 0) })" }
    let values = ["luck": count(.watch), "none": count(.none, .unlikely), "early": count(.tooEarly)]
    let compared = format(
      "Also compared: could be luck {luck}, no clear difference {none}, too early {early}.", values)
    let labels = format("Likely: it holds up among everything compared. Confirmed: almost certainly one of the few.")
    let ratio = format("Ratio: how many times as frequent flares were after it. Intervals are 95%.")
    return all + [.sentence("\(compared)"), .sentence("\("\(labels) \(ratio)", .faint)")]
  }

  private func basis(_ format: TextFormatter) -> String {
    let since = claims.map(\.claim.since).min()
    let until = look.map { format.brief($0.advanced(by: -1)) } ?? ""
    let values = ["since": since.map { format.brief($0) } ?? "", "until": until]
    let period =
      look == nil
      ? format("Of the whole log since {since}, not of this period alone.", values)
      : format("Of the whole log from {since} to {until}, not of this period alone.", values)
    return period + " " + format("This shows no cause.")
  }

  /// - Parameter hasCounts: Whether flares stand beside the days, for whoever has the room.
  private func table(_ claims: [Claim], _ format: TextFormatter, hasCounts: Bool) -> Block.Table {
    let rows = claims.map { item -> Block.Table.Row in
      let claim = item.claim
      let values = [
        "ratio": format.number(claim.riskRatio), "low": format.number(claim.interval.lowerBound),
        "high": format.number(claim.interval.upperBound),
      ]
      let counts: [RichText] = [
        "\(item.counts.map { format.share(of: $0.flaresWith, in: $0.with) } ?? "–")",
        "\(item.counts.map { format.share(of: $0.flaresWithout, in: $0.without) } ?? "–")",
      ]
      return .init(
        ["\(format(claim.name.phrase))", "\(days(of: claim, format))"]
          + (hasCounts ? counts : ["\(claim.exposedDays)", "\(claim.flares)"]) + [
            "\(format("{ratio} ({low}–{high})", values))", format.label(claim.isConfirmed ? .confirmed : .likely),
          ])
    }
    let counts = hasCounts ? ["flares after it", "without it"] : ["days with it", "flare days"]
    return .init(
      [.init(format("what")), .init(format("goes together with"))] + counts.map { .init(format($0), .trailing) } + [
        .init(format("ratio (95%)"), .trailing), .init(format("label")),
      ], caption: format("What goes together with worse or better days, with counts"), rows: rows)
  }

  private func days(of claim: StandingClaim, _ format: TextFormatter) -> String {
    switch (claim.direction, claim.lag) {
    case (.trigger, 0): format("worse days")
    case (.trigger, 1): format("a worse next day")
    case (.trigger, _): format("a worse day two days later")
    case (.protective, 0): format("better days")
    case (.protective, 1): format("a better next day")
    case (.protective, _): format("a better day two days later")
    }
  }
}
