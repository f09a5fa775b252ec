import TrackerApplication
import TrackerCharts
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
    let muted = try FactorChoice.factors(.muted, in: range.journal)
    let others = kept.flatMap(\.patterns).filter { pattern in
      !claims.contains { $0.factor == pattern.factor && $0.lag == pattern.lag } && !muted.contains(pattern.factor)
    }
    return ClaimsReport(
      claims: try claims.map { claim in
        let pattern = try ConditionPatterns.lastKept(of: claim, in: range.journal)
        return ClaimsReport.Claim(
          claim: claim, counts: pattern?.counts, slope: pattern?.slope, slopeInterval: pattern?.slopeInterval,
          falseDiscovery: pattern?.falseDiscovery)
      }, unclear: others.filter { $0.label != .tooEarly }.map(ClaimsReport.Unclear.init),
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
    /// Points of severity by which the days after it were worse, with its 95% interval; nil where they were not kept.
    var slope: Double?
    var slopeInterval: ClosedRange<Double>?
    /// The rate of false discoveries at which it would still be one; nil where it was not kept.
    var falseDiscovery: Double?
  }

  /// What was compared and does not stand.
  struct Unclear: Encodable, Sendable {
    var factor: CandidateID
    let name: Phrase
    var counts: Pattern.Counts
    var slope: Double?
    /// nil for what is not even watched.
    var slopeInterval: ClosedRange<Double>?
    var riskRatio: Double
    var interval: ClosedRange<Double>

    init(_ pattern: Pattern) {
      (factor, name, counts) = (pattern.factor, pattern.name.phrase, pattern.counts)
      (slope, slopeInterval) = (pattern.slope, pattern.slopeInterval)
      (riskRatio, interval) = (pattern.riskRatio, pattern.interval)
    }

    private enum CodingKeys: String, CodingKey { case factor, counts, slope, slopeInterval, riskRatio, interval }
  }

  /// The strongest first.
  var claims: [Claim]
  /// In the order of lists.
  var unclear: [Unclear]
  /// What was compared and does not stand, by its label.
  var others: [String: Int]
  /// The first day that the last look left out.
  var look: Day?

  /// So many stand on the first page, and so many that do not stand in the details.
  private static let (mostShown, mostUnclear) = (3, 10)

  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(claims.count, "1 thing holds up", "{count} things hold up"))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let more = claims.count - Self.mostShown
    let rest = format.count(more, "1 more is in the details.", "{count} more are in the details.")
    let shown = claims.prefix(Self.mostShown).map { line($0, format, hasCounts: hasCounts) }
    return [
      chart(shown, format, hasCounts: hasCounts),
      .sentence("\(((more > 0 ? [rest] : []) + [basis(format)]).joined(separator: " "), .faint)"),
    ]
  }

  /// Whether flares with it and without it can stand beside each other.
  private var hasCounts: Bool { claims.contains { $0.counts != nil } }

  func details(_ format: TextFormatter) -> [Block] {
    let unclear = hasCounts ? unclear.prefix(Self.mostUnclear).map { line($0, format) } : []
    let all: [Block] =
      hasCounts || claims.count > Self.mostShown
      ? [chart(claims.map { line($0, format, hasCounts: hasCounts) } + unclear, format, hasCounts: hasCounts)] : []
    func count(_ labels: PatternLabel...) -> String { "\(labels.reduce(0) { $0 + (others[$1.rawValue] ?? 0) })" }
    let values = ["luck": count(.watch), "none": count(.none, .unlikely), "early": count(.tooEarly)]
    let compared =
      others.isEmpty
      ? "" : format("Also compared: could be luck {luck}, no clear difference {none}, too early {early}.", values)
    let labels = format("Likely: it holds up among everything compared. Confirmed: almost certainly one of the few.")
    let ratio = [
      format("The labels are about points: severity of the day after it, besides what the days before explain."),
      format("Ratio: how many times as frequent flares were after it. With few flares it stays near 1."),
    ].joined(separator: " ")
    let pale = unclear.isEmpty ? "" : " " + format("Without a label: not clear.")
    return all + [.sentence("\(compared)"), .sentence("\("\(labels)\(pale) \(ratio)", .faint)")]
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

  // MARK: Ratios

  /// A row of the picture and of its table.
  private struct Line {
    var drawn: DotPlot.Row
    var cells: [RichText]
    /// What it says where nobody sees it.
    var sentence: String
  }

  private func line(_ item: Claim, _ format: TextFormatter, hasCounts: Bool) -> Line {
    let claim = item.claim
    let label = format.label(claim.isConfirmed ? .confirmed : .likely)
    let counts = hasCounts ? shares(item.counts, format) : ["\(claim.exposedDays)", "\(claim.flares)"]
    return line(
      name(of: claim, format), points(item.slope, item.slopeInterval, format),
      counts, claim.riskRatio, claim.interval, label: label, format)
  }

  private func line(_ item: Unclear, _ format: TextFormatter) -> Line {
    line(
      format(item.name), points(item.slope, item.slopeInterval, format), shares(item.counts, format),
      item.riskRatio, item.interval, label: nil, format)
  }

  /// By how many points of severity the days after it were worse.
  private func points(_ slope: Double?, _ interval: ClosedRange<Double>?, _ format: TextFormatter) -> RichText {
    guard let slope, let interval else { return RichText("–", .unknown) }
    return "\(format.told(slope, interval, isSigned: true))"
  }

  /// - Parameter label: nil for what does not stand.
  private func line(
    _ name: String, _ points: RichText, _ counts: [RichText], _ ratio: Double,
    _ interval: ClosedRange<Double>, label: RichText?, _ format: TextFormatter
  ) -> Line {
    let values = [
      "ratio": format.number(ratio), "low": format.number(interval.lowerBound),
      "high": format.number(interval.upperBound),
    ]
    let told = format("{ratio} ({low}–{high})", values)
    let words = ["name": name, "ratio": told, "label": label?.text ?? ""]
    return Line(
      drawn: .init(name, [.init(ratio, interval, told: told)], isClear: label != nil),
      cells: ["\(name)", points] + counts + ["\(told)", label ?? ""],
      sentence: label == nil
        ? format("{name}: ratio {ratio}, not clear.", words) : format("{name}: ratio {ratio}, {label}.", words))
  }

  /// Flares after it, and without it.
  private func shares(_ counts: Pattern.Counts?, _ format: TextFormatter) -> [RichText] {
    guard let counts else { return ["–", "–"] }
    return [
      "\(format.share(of: counts.flaresWith, in: counts.with))",
      "\(format.share(of: counts.flaresWithout, in: counts.without))",
    ]
  }

  /// - Parameter hasCounts: Whether flares stand beside the days, for whoever has the room.
  private func chart(_ lines: [Line], _ format: TextFormatter, hasCounts: Bool) -> Block {
    let counts = hasCounts ? ["flares after it", "without it"] : ["days with it", "flare days in all"]
    let table = Block.Table(
      [.init(format("what")), .init(format("points worse (95%)"), .trailing)]
        + counts.map { .init(format($0), .trailing) } + [
          .init(format("ratio (95%)"), .trailing), .init(format("label")),
        ], caption: format("What goes together with worse or better days, with counts"),
      rows: lines.map { .init($0.cells) })
    let words = ChartWords(format)
    let ratios = lines.flatMap { line in line.drawn.dots.flatMap { [$0?.value, $0?.from, $0?.to] } }
    let plot = DotPlot(
      axis: ChartAxis(ratios: ratios.compactMap(\.self), format("ratio (95%)"), words: words),
      kinds: [format("ratio (95%)")], rows: lines.map(\.drawn),
      reference: .init(1, format("1: as often with it as without")), table: ChartTable(table), place: 4)
    return .chart(
      Chart("", lines.map(\.sentence), .dots(plot), numbers: .inPlaceOfSentences, words: words))
  }

  /// With the days it is about, where that is not the next one.
  private func name(of claim: StandingClaim, _ format: TextFormatter) -> String {
    let name = format(claim.name.phrase)
    return claim.lag == 1 ? name : format("{name}: {days}", ["name": name, "days": format.later(claim.lag)])
  }
}
