import TrackerApplication
import TrackerCore

/// The overall score: a weighted mean of what other sections know.
struct OverallSection: ReportSection {
  let id = "summary"
  let title: Phrase = "Overall"
  let place = 10
  let notTracked: Phrase = "There is no overall score: at least 2 of its parts have to be known."

  /// The sections that give a part of it.
  static func scored(_ registry: Registry) -> [any ReportSection] {
    registry.reportSectionsInOrder.filter { !$0.scoreParts.isEmpty }
  }

  func metrics(for session: Session) -> [MetricID] {
    Self.scored(session.environment.registry).flatMap { $0.metrics(for: session) }
  }

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let sections = Self.scored(range.session.environment.registry)
    let settings = try PersonalSettings(in: range.journal)
    func parts(of range: ReportRange) throws -> [OverallScore.Part] {
      try sections.flatMap { section -> [OverallScore.Part] in
        let scores = try range.content(of: section)?.scores ?? []
        return section.scoreParts.map { part in
          OverallScore.Part(
            part, scores.first { $0.part == part.id }, weight: ReportSettings.weight(of: part, settings))
        }
      }
    }
    let now = try parts(of: range)
    guard let value = OverallScore.value(of: now) else { return nil }
    let compared = try range.before.flatMap { days -> (now: Int, before: Int)? in
      guard try range.journal.loggedDays(in: days) != nil else { return nil }
      let before = try parts(of: ReportRange(days, for: sections, in: range.session, journal: range.journal))
      return OverallScore.compared(now, before)
    }
    return OverallScore(
      value: value, before: compared?.before, sameParts: compared?.now, days: range.count, parts: now)
  }
}

/// How some days were in one number, with what it is made of.
struct OverallScore: ReportContent {
  struct Part: Encodable, Sendable {
    var id: String
    let name: Phrase
    /// 0 … 100; nil where it is not known.
    var value: Double?
    /// Days, nights or goals that it is made of.
    var known: Int?
    /// How much it counts, beside the others.
    var weight: Int

    init(_ part: ReportScorePart, _ score: ReportScore?, weight: Int) {
      id = part.id
      name = part.name
      value = score?.value
      known = score?.known
      self.weight = weight
    }

    private enum CodingKeys: String, CodingKey { case id, value, known, weight }
  }

  /// 0 … 100, higher is better.
  var value: Int
  /// Of as many days before, by the parts that are known of both; nil with too few of these.
  var before: Int?
  /// Of these days by the same parts; nil as above.
  var sameParts: Int?
  let days: Int
  var parts: [Part]

  private enum CodingKeys: String, CodingKey { case value, before, sameParts, parts }

  /// With fewer known parts there is no score.
  static let fewestParts = 2

  /// The mean of the known parts by their weights: Σ weight · value / Σ weight, to a whole number. A part of weight 0
  /// is left out. nil with fewer than two known parts.
  static func value(of parts: [Part]) -> Int? {
    let known = parts.compactMap { part in part.value.map { (value: $0, weight: Double(part.weight)) } }
      .filter { $0.weight > 0 }
    guard known.count >= fewestParts else { return nil }
    let weights = known.reduce(0) { $0 + $1.weight }
    return (known.reduce(0) { $0 + $1.weight * $1.value } / weights).roundedHalfUp
  }

  /// The scores of some days and of those before by the parts that are known of both: a part that is new moves no
  /// comparison. nil with fewer than two such parts.
  static func compared(_ now: [Part], _ before: [Part]) -> (now: Int, before: Int)? {
    func known(_ parts: [Part]) -> Set<String> { Set(parts.filter { $0.value != nil }.map(\.id)) }
    let both = known(now).intersection(known(before))
    func score(_ parts: [Part]) -> Int? { value(of: parts.filter { both.contains($0.id) }) }
    guard let now = score(now), let before = score(before) else { return nil }
    return (now: now, before: before)
  }
}

extension OverallScore {
  /// Smaller differences to the days before say nothing.
  private static let leastDifference = 5

  func headline(_ format: TextFormatter) -> RichText {
    guard let before, let now = sameParts else { return "\(format("{score} of 100", ["score": "\(value)"]))" }
    let values = ["days": "\(days)"]
    if abs(now - before) < Self.leastDifference {
      return days == 1
        ? "\(format("About the same as the day before"))"
        : "\(format("About the same as the {days} days before", values))"
    }
    if now > before {
      return "\(format(days == 1 ? "Higher than the day before" : "Higher than the {days} days before", values))"
    }
    return "\(format(days == 1 ? "Lower than the day before" : "Lower than the {days} days before", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let isWhole = sameParts == value
    let aside = isWhole ? before.map { before in format("before that: {score}", ["score": "\(before)"]) } : nil
    var lead = Block.Fact(
      format("Overall score"), "\(value) \(format("of 100"), .faint)", aside: "\(aside ?? "")")
    lead.prominence = .lead
    let counted = parts.filter { $0.weight > 0 }
    let weights = counted.filter { $0.value != nil }.reduce(0) { $0 + $1.weight }
    let rows = counted.map { part -> Block.Table.Row in
      guard let value = part.value else {
        return .init(
          ["\(format(part.name))", RichText(format("not known"), .unknown), "–", "–"],
          short: ["\(format(part.name)): \(format("not known"), .unknown)"])
      }
      let values = [
        "part": format(part.name), "score": "\(Int(value.rounded()))", "n": "\(part.known ?? 0)",
        "share": format.percent(Double(part.weight) / Double(max(1, weights))),
      ]
      return .init(
        [
          "\(format(part.name))", "\(Int(value.rounded()))", "\(part.known ?? 0)",
          "\(values["share"] ?? "")",
        ], bar: value / 100,
        short: ["\(format("{part}: {score} of 100 (n = {n}), which counts for {share}", values))"])
    }
    let table = Block.Table(
      [
        .init(format("Made of")), .init(format("of 100"), .trailing), .init(format("n"), .trailing),
        .init(format("counts for"), .trailing),
      ], caption: format("What the score is made of"), rows: rows)
    var compared: [Block] = []
    if !isWhole, let sameParts, let before {
      let values = ["now": "\(sameParts)", "before": "\(before)"]
      compared = [
        .sentence("\(format("Counting only what is known of both times: {now} now, {before} before.", values))")
      ]
    }
    return [.fact(lead)] + compared + [
      .table(table),
      .sentence("\(format("Higher is better. What is not known counts for nothing."), .faint)"),
    ]
  }
}
