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
    let kept = try ConditionPatterns.lastKept(for: range.session, in: range.journal)
    let muted = try FactorChoice.factors(.muted, in: range.journal)
    let unclear = kept.flatMap { patterns in
      patterns.patterns.filter { pattern in
        let stands = claims.contains { $0.factor == pattern.factor && $0.lag == pattern.lag }
        return pattern.label != .tooEarly && !stands && !muted.contains(pattern.factor)
      }.map { ClaimsReport.Unclear($0, of: patterns.condition) }
    }
    return ClaimsReport(
      claims: claims.map { claim in
        let pattern = kept.pattern(of: claim)
        return ClaimsReport.Claim(
          claim: claim, counts: pattern?.counts, slope: pattern?.slope, slopeInterval: pattern?.slopeInterval,
          falseDiscovery: pattern?.falseDiscovery)
      }, unclear: unclear,
      others: kept.flatMap(\.patterns).reduce(into: [:]) { counts, pattern in
        if !pattern.label.isClaim { counts[pattern.label.rawValue, default: 0] += 1 }
      }, look: try StandingClaims.kept(in: range.journal)?.look, person: range.person)
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
    var condition: PackID
    var factor: CandidateID
    let name: Phrase
    var counts: Pattern.Counts
    var slope: Double?
    /// nil for what is not even watched.
    var slopeInterval: ClosedRange<Double>?
    var riskRatio: Double
    var interval: ClosedRange<Double>

    init(_ pattern: Pattern, of condition: PackID) {
      self.condition = condition
      (factor, name, counts) = (pattern.factor, pattern.name.phrase, pattern.counts)
      (slope, slopeInterval) = (pattern.slope, pattern.slopeInterval)
      (riskRatio, interval) = (pattern.riskRatio, pattern.interval)
    }

    private enum CodingKeys: String, CodingKey {
      case condition, factor, counts, slope, slopeInterval, riskRatio, interval
    }
  }

  /// The strongest first.
  var claims: [Claim]
  /// In the order of lists.
  var unclear: [Unclear]
  /// What was compared and does not stand, by its label.
  var others: [String: Int]
  /// The first day that the last look left out.
  var look: Day?
  let person: Person

  private enum CodingKeys: String, CodingKey { case claims, unclear, others, look }

  /// So many stand on the first page, and so many that do not stand in the details.
  private static let (mostShown, mostUnclear) = (3, 10)

  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(rows(format).count, "1 thing holds up", "{count} things hold up"))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let rows = rows(format)
    let more = rows.count - Self.mostShown
    let rest = format.count(more, "1 more is in the details.", "{count} more are in the details.")
    return [
      chart(Array(rows.prefix(Self.mostShown)), format),
      .sentence("\(((more > 0 ? [rest] : []) + [basis(format)]).joined(separator: " "), .faint)"),
    ]
  }

  /// Whether flares with it and without it can stand beside each other.
  private var hasCounts: Bool { claims.contains { $0.counts != nil } }

  /// Whether anything is known of how much worse the days after it were: the labels are about that.
  private var hasPoints: Bool { claims.contains { $0.slope != nil && $0.slopeInterval != nil } }

  func details(_ format: TextFormatter) -> [Block] {
    let rows = rows(format)
    let unclear = hasCounts ? Array(Row.merged(unclear.map { row($0, format) }).prefix(Self.mostUnclear)) : []
    let all = hasCounts || rows.count > Self.mostShown ? [chart(rows + unclear, format)] : []
    func count(_ labels: PatternLabel...) -> String { "\(labels.reduce(0) { $0 + (others[$1.rawValue] ?? 0) })" }
    let values = ["luck": count(.watch), "none": count(.none, .unlikely), "early": count(.tooEarly)]
    let compared =
      others.isEmpty
      ? "" : format("Also compared: could be luck {luck}, no clear difference {none}, too early {early}.", values)
    var explanation = [
      format("Likely: it holds up among everything compared. Confirmed: almost certainly one of the few.")
    ]
    if !unclear.isEmpty { explanation.append(format("Without a label: not clear.")) }
    if hasPoints {
      explanation.append(
        format("The labels are about points: severity of the day after it, besides what the days before explain."))
    }
    explanation.append(
      format("Ratio: how many times as frequent flares were after it. With few flares it stays near 1."))
    return all + [.sentence("\(compared)"), .sentence("\(explanation.joined(separator: " "), .faint)")]
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

  // MARK: Rows

  /// A row of the picture and of its table. Conditions of which it says the same share it.
  private struct Row {
    /// With the days it is about, where that is not the next one.
    var name: String
    var conditions: [PackID]
    /// By how many points of severity the days after it were worse; nil where that is not known.
    var points: RichText?
    var counts: [RichText]
    var ratio: Double
    var interval: ClosedRange<Double>
    /// nil for what does not stand.
    var label: RichText?

    /// The rows with those in one that differ in nothing but their conditions.
    static func merged(_ rows: [Row]) -> [Row] {
      rows.reduce(into: []) { merged, row in
        if let place = merged.firstIndex(where: { $0.says(row) }) {
          merged[place].conditions += row.conditions
        } else {
          merged.append(row)
        }
      }
    }

    private func says(_ other: Row) -> Bool {
      name == other.name && points == other.points && counts == other.counts && ratio == other.ratio
        && interval == other.interval && label == other.label
    }
  }

  private func rows(_ format: TextFormatter) -> [Row] { Row.merged(claims.map { row($0, format) }) }

  private func row(_ item: Claim, _ format: TextFormatter) -> Row {
    let claim = item.claim
    let name = format(claim.name.phrase)
    return Row(
      name: claim.lag == 1 ? name : format("{name}: {days}", ["name": name, "days": format.later(claim.lag)]),
      conditions: [claim.condition], points: points(item.slope, item.slopeInterval, format),
      counts: hasCounts ? shares(item.counts, format) : ["\(claim.exposedDays)", "\(claim.flares)"],
      ratio: claim.riskRatio, interval: claim.interval, label: format.label(claim.isConfirmed ? .confirmed : .likely))
  }

  private func row(_ item: Unclear, _ format: TextFormatter) -> Row {
    Row(
      name: format(item.name), conditions: [item.condition], points: points(item.slope, item.slopeInterval, format),
      counts: shares(item.counts, format), ratio: item.riskRatio, interval: item.interval, label: nil)
  }

  private func points(_ slope: Double?, _ interval: ClosedRange<Double>?, _ format: TextFormatter) -> RichText? {
    guard let slope, let interval else { return nil }
    return "\(format.told(slope, interval, isSigned: true))"
  }

  /// Flares after it, and without it.
  private func shares(_ counts: Pattern.Counts?, _ format: TextFormatter) -> [RichText] {
    guard let counts else { return ["–", "–"] }
    return [
      "\(format.share(of: counts.flaresWith, in: counts.with))",
      "\(format.share(of: counts.flaresWithout, in: counts.without))",
    ]
  }

  // MARK: Ratios

  /// What a row is called: of several conditions of the person with those that it is about.
  private func name(of row: Row, _ format: TextFormatter) -> String {
    guard let conditions = person.names(of: row.conditions) else { return row.name }
    return format("{name} ({conditions})", ["name": row.name, "conditions": format(conditions)])
  }

  private func told(_ row: Row, _ format: TextFormatter) -> String {
    format(
      "{ratio} ({low}–{high})",
      [
        "ratio": format.number(row.ratio), "low": format.number(row.interval.lowerBound),
        "high": format.number(row.interval.upperBound),
      ])
  }

  private func cells(of row: Row, _ format: TextFormatter) -> [RichText] {
    var cells: [RichText] = ["\(name(of: row, format))"]
    if hasPoints { cells.append(row.points ?? RichText("–", .unknown)) }
    return cells + row.counts + ["\(told(row, format))", row.label ?? ""]
  }

  /// What a row says where nobody sees it.
  private func sentence(of row: Row, _ format: TextFormatter) -> String {
    let words = [
      "name": name(of: row, format), "ratio": told(row, format), "label": row.label?.text ?? "",
    ]
    return row.label == nil
      ? format("{name}: ratio {ratio}, not clear.", words) : format("{name}: ratio {ratio}, {label}.", words)
  }

  private func chart(_ rows: [Row], _ format: TextFormatter) -> Block {
    let counts = hasCounts ? ["flares after it", "without it"] : ["days with it", "flare days in all"]
    var columns: [Block.Table.Column] = [.init(format("what"))]
    if hasPoints { columns.append(.init(format("points worse (95%)"), .trailing)) }
    columns += counts.map { .init(format($0), .trailing) }
    columns += [.init(format("ratio (95%)"), .trailing), .init(format("label"))]
    let table = Block.Table(
      columns, caption: format("What goes together with worse or better days, with counts"),
      rows: rows.map { .init(cells(of: $0, format)) })
    let words = ChartWords(format)
    let ratios = rows.flatMap { [$0.ratio, $0.interval.lowerBound, $0.interval.upperBound] }
    let plot = DotPlot(
      axis: ChartAxis(ratios: ratios, format("ratio (95%)"), words: words), kinds: [format("ratio (95%)")],
      rows: rows.map { row in
        .init(
          name(of: row, format), [.init(row.ratio, row.interval, told: told(row, format))], isClear: row.label != nil)
      },
      reference: .init(1, format("1: as often with it as without")), table: ChartTable(table),
      place: hasPoints ? 4 : 3)
    return .chart(
      Chart("", rows.map { sentence(of: $0, format) }, .dots(plot), numbers: .inPlaceOfSentences, words: words))
  }
}
