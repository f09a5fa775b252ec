import TrackerApplication
import TrackerCore

/// Patterns as a page in Markdown that a clinician reads in a minute: what holds up, in numbers, and what the words
/// mean.
struct PatternsPage {
  private let report: PatternsReport
  private let rows: [PatternsReport.Row]
  private let format: TextFormatter

  /// So many names of what could be luck are told.
  private static let mostNames = 10

  /// - Parameter rows: Those of the report that may be written.
  init(_ report: PatternsReport, _ rows: [PatternsReport.Row]) {
    self.report = report
    self.rows = rows
    // On paper, each day has its year.
    format = TextFormatter(report.format.words)
  }

  func write(to write: (String) throws -> Void) throws {
    try write("# \(format("Patterns in daily records"))\n\n")
    try write(
      paragraph([
        format("These are one person's own records, compared day by day."),
        format("They show what goes together. They do not show causes, and nothing here is a diagnosis."),
      ]))
    for condition in report.conditions { try self.write(condition, to: write) }
    try write("## \(format("What the labels mean"))\n\n")
    for (label, meaning) in meanings { try write("- **\(label)**: \(meaning)\n") }
    try write("\n## \(format("How to read the numbers"))\n\n")
    for line in explanations { try write("- \(line)\n") }
  }

  /// How many patterns it shows.
  var claims: Int { report.conditions.reduce(0) { $0 + claims(of: $1).count } }

  // MARK: A condition

  private func claims(of condition: PatternsView.Condition) -> [PatternsView.Item] {
    guard condition.nothing(format) == nil else { return [] }
    return rows.filter { $0.condition.id == condition.id && $0.item.pattern.label.isClaim }.map(\.item)
  }

  private func write(_ condition: PatternsView.Condition, to write: (String) throws -> Void) throws {
    let own = rows.filter { $0.condition.id == condition.id }.map(\.item)
    try write("## \(condition.name)\n\n" + paragraph(basis(of: condition)))
    if let nothing = condition.nothing(format) { return try write(paragraph([nothing])) }
    let claims = claims(of: condition)
    if claims.isEmpty { try write(paragraph([format("Nothing holds up so far.")])) }
    let parts: [(title: String, direction: StandingClaim.Direction)] = [
      (format("Go together with worse days"), .trigger), (format("Go together with better days"), .protective),
    ]
    for (title, direction) in parts {
      let found = claims.filter { $0.pattern.direction == direction }
      guard !found.isEmpty else { continue }
      try write("### \(title)\n\n")
      try table(found).write(as: .markdown, to: write)
      try write("\n")
    }
    try write(paragraph(claims.compactMap(stretches)))
    try write(paragraph(rest(of: own, condition)))
  }

  private func basis(of condition: PatternsView.Condition) -> [String] {
    let values = [
      "days": "\(condition.knownDays)", "flares": "\(condition.flareDays)", "things": "\(condition.all)",
      "since": condition.since.map { format.short($0) } ?? "", "through": format.short(condition.dataThrough),
      "today": format.short(report.today),
    ]
    guard condition.since != nil else { return [] }
    return [
      format("From {since} to {through}, written on {today}.", values),
      format("Answered days: {days}, of them flare days: {flares}. Things compared: {things}.", values),
    ]
  }

  private func table(_ items: [PatternsView.Item]) -> ExportTable {
    ExportTable([
      format("what"), format("label"), format("flares after it"), format("without it"), format("not known"),
      format("risk ratio (95%)"), format("points worse (95%)"), format("q"), format("E-value"), format("priority"),
    ]) { body in
      for item in items { try body(cells(of: item).map { .text($0) }) }
    }
  }

  private func cells(of item: PatternsView.Item) -> [String] {
    let (pattern, counts) = (item.pattern, item.pattern.counts)
    let points = pattern.slope.flatMap { slope in
      pattern.slopeInterval.map { format.told(slope, $0, isSigned: true) }
    }
    return [
      item.name, format.label(pattern.label).text, format.share(counts.flaresWith, of: counts.with),
      format.share(counts.flaresWithout, of: counts.without), "\(counts.unanswered)",
      format.told(pattern.riskRatio, pattern.interval), points ?? "",
      pattern.falseDiscovery.map { PairResult.told($0, format) } ?? "",
      format.number(pattern.eValue, upTo: 1, atLeast: 1),
      item.suggestion.map { "\($0.priority)" } ?? "",
    ]
  }

  /// How often something that goes together with better days was there in good stretches.
  private func stretches(_ item: PatternsView.Item) -> String? {
    item.suggestion?.goodStretches.map { stretches in
      format(
        "{name}: on {within} in good stretches, and on {otherwise} else.",
        [
          "name": item.name, "within": format.ofDays(stretches.goodDaysWith, stretches.goodDays),
          "otherwise": format.ofDays(stretches.otherDaysWith, stretches.otherDays),
        ])
    }
  }

  private func rest(of items: [PatternsView.Item], _ condition: PatternsView.Condition) -> [String] {
    func count(_ label: PatternLabel...) -> Int { items.count { label.contains($0.pattern.label) } }
    let luck = items.filter { $0.pattern.label == .watch && !$0.pattern.isInseparable }.map(\.name)
    let inseparable = items.filter(\.pattern.isInseparable).map(\.name)
    var sentences: [String] = []
    if !inseparable.isEmpty {
      sentences.append(
        format("Not to be told apart: {names}.", ["names": inseparable.joined(separator: ", ")]))
    }
    if !luck.isEmpty {
      let more = luck.count - Self.mostNames
      let names = luck.prefix(Self.mostNames).joined(separator: ", ")
      let told = more > 0 ? format("{names} and {count} more", ["names": names, "count": "\(more)"]) : names
      sentences.append(format("Could be luck: {names}.", ["names": told]))
    }
    sentences.append(
      format(
        "No clear difference: {none}. Little difference: {unlikely}. Too early: {early}. Too seldom: {seldom}.",
        [
          "none": "\(count(.none))", "unlikely": "\(count(.unlikely))", "early": "\(count(.tooEarly))",
          "seldom": "\(condition.leftOut)",
        ]))
    return sentences
  }

  // MARK: What it means

  private var meanings: [(String, String)] {
    let all: [(PatternLabel, String)] = [
      (.confirmed, format("likely, and almost certainly among the few that matter, or shown again on later days")),
      (.likely, format("it holds up among everything that was compared")),
      (.watch, format("it shows as a single question; so do some of many questions by chance")),
      (.unlikely, format("enough days to say that it makes little difference")),
      (.none, format("enough days, and nothing to tell")),
      (.tooEarly, format("under 60 days, 10 days with it, 10 without it, or 4 flares")),
    ]
    let inseparable = format("two things nearly always came together, or one in place of the other")
    return all.map { (format.label($0).text, $1) } + [(format("not to be told apart"), inseparable)]
  }

  private var explanations: [String] {
    [
      format("About one in ten of the claims is luck. Nothing here says what to do."),
      format("Flares are counted on the day after, unless the condition says otherwise."),
      format("The risk ratio is a careful estimate. With few days it stays near 1, far from the counts."),
      format("Points say how much worse the day after was, of 10. They are adjusted for the days before."),
      format("q is corrected for all questions. The E-value says how strong an unknown cause would have to be."),
      format("Priority goes from 1 to 5. Only claims that stood at two looks in a row have one."),
    ]
  }

  private func paragraph(_ sentences: [String]) -> String {
    sentences.isEmpty ? "" : sentences.joined(separator: " ") + "\n\n"
  }
}
