import TrackerApplication
import TrackerCharts
import TrackerCore

/// The answer of `health sleep`: the sleep score with its parts, the hours, and how regular they are.
public struct HealthSleepView: ReadModel {
  public static let schema = "health-sleep/1"

  /// A part of the score over the nights of which it is known.
  struct Part: Encodable, Sendable {
    var part: SleepScore.Part
    /// The mean, in the part's unit.
    var mean: Double
    /// The mean of what it does to the scores, −1 … 1.
    var impact: Double
    var weight: Int
    var nights: Int
  }

  var from: Day
  var to: Day
  /// One for each morning, the earliest first.
  var nights: [Night]
  /// Beside as many nights before.
  var score: TrendChange
  var hours: TrendChange
  /// In the order of the weights.
  var parts: [Part]
  /// The latest that is known.
  var regularity: Double?
  /// Shares of the time asleep over the nights of which they are known, and how many those are.
  var deep: TrendChange.Side
  var rem: TrendChange.Side
  var continuity: TrendChange.Side
  var goals: [FollowedGoal]
  let hoursSeries: HealthSeries

  private enum CodingKeys: String, CodingKey {
    case from, to, nights, score, hours, parts, regularity, continuity, deep, rem, goals
  }

  private var count: Int { nights.count }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard hoursSeries.isKnown(count) || score.after.mean != nil else {
      let nothing = HealthArea.sleep.nothing.filled(with: ["days": .count(count)])
      let beginning = HealthArea.sleep.beginning
      return [
        .sentence("\(format(nothing))"), .section([.commands([.init(beginning.command, format(beginning.does))])]),
      ]
    }
    let numbers = TrendNumbers(metric: hoursSeries.metric, format: format)
    let sentences = [hours.sentence(format), hours.reason(numbers)]
    let chart = HealthChart(
      title: format("Hours of sleep"), unit: "", series: hoursSeries, count: count, shape: .bars)
    var blocks: [Block] = []
    if let mean = score.after.mean {
      blocks.append(.section(scoreBlocks(mean, format)))
    } else {
      blocks.append(.section(SleepWords.noScore(format)))
    }
    if hoursSeries.isKnown(count) { blocks.append(.section([.chart(chart.chart(format, sentences))])) }
    let rest = facts(format) + HealthGoals.blocks(goals, format)
    if !rest.isEmpty { blocks.append(.section(rest)) }
    return blocks + [.section([.commands([.init("symptoms trends sleep --more", format("each night"))])])]
  }

  private func scoreBlocks(_ mean: Double, _ format: TextFormatter) -> [Block] {
    let last = nights.last?.score.map { format("last night: {score}", ["score": "\($0.value)"]) }
    let known = ["known": "\(score.after.known)", "nights": "\(count)"]
    var lead = Block.Fact(
      format("Sleep score"), "\(format.number(mean, upTo: 0)) \(format("of 100"), .faint)",
      aside: "\(last ?? "")")
    lead.prominence = .lead
    let note = format("The mean of {known} of {nights} nights.", known) + " " + score.sentence(format)
    return [.fact(lead), .sentence("\(note)"), .table(table(format))] + unknownParts(format)
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    let weights = parts.reduce(0) { $0 + $1.weight }
    let rows = parts.map { part in
      Block.Table.Row(
        [
          "\(format(SleepWords.name(of: part.part)))", "\(SleepWords.told(part.mean, of: part.part, format))",
          "\(part.nights)", "\(format.percent(Double(part.weight) / Double(max(1, weights))))",
          SleepWords.effect(part.impact, format),
        ], bar: (part.impact + 1) / 2)
    }
    return .init(
      [
        .init(format("Made of")), .init(format("mean"), .trailing), .init(format("nights"), .trailing),
        .init(format("counts for"), .trailing), .init(format("effect")),
      ], caption: format("What the sleep score is made of"), rows: rows)
  }

  private func unknownParts(_ format: TextFormatter) -> [Block] {
    let unknown = SleepScore.Part.allCases.filter { part in !parts.contains { $0.part == part } }
    guard !unknown.isEmpty else { return [] }
    let names = unknown.map { format.inSentence(format(SleepWords.name(of: $0))) }.joined(separator: ", ")
    return [
      .sentence(RichText(format("Not known: {parts}.", ["parts": names]), .unknown)),
      .commands([.init(SleepWords.example, format("log a night with its parts"))]),
    ]
  }

  private func facts(_ format: TextFormatter) -> [Block] {
    var facts: [Block] = []
    if let mean = continuity.mean {
      let values = ["share": format.percent(mean), "nights": "\(continuity.known)"]
      facts.append(
        .fact(.init(format("Asleep in the night"), "\(format("{share} of the time, {nights} nights", values))")))
    }
    let stages = [(deep, "{share} deep"), (rem, "{share} REM")].compactMap { side, words -> Block.Value? in
      side.mean.map { .init("\(format(words, ["share": format.percent($0)]))") }
    }
    if !stages.isEmpty {
      let nights = ["count": "\(max(deep.known, rem.known))"]
      facts.append(.fact(.init(format("Stages"), stages + [.init("\(format("{count} nights", nights))")], .commas)))
      facts.append(.sentence("\(format("Watches and rings guess the stages."), .faint)"))
    }
    return facts
  }
}

extension HealthMaker {
  /// The nights of the last days.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func sleep() throws -> HealthSleepView {
    try session.journal.read { journal in
      let back = 2 * days - 1
      let table = try table(Nights.metrics, back: back, in: journal)
      let all = try Nights(
        on: session.today.advanced(by: -back)...session.today, in: table, of: session, journal: journal)
      let nights = Array(all.all.suffix(days))
      let hours = HealthSeries(SleepScore.hours(in: table), all.all.map(\.hours), upTo: session.today)
      return HealthSleepView(
        from: session.today.advanced(by: 1 - days), to: session.today, nights: nights,
        score: scores(all).change(days), hours: hours.change(days), parts: HealthSleepView.parts(of: nights),
        regularity: nights.last { $0.regularity != nil }?.regularity,
        deep: .init(nights.map(\.deep)), rem: .init(nights.map(\.rem)), continuity: .init(nights.map(\.continuity)),
        goals: try goals([Nights.hours, "sleep.quality"], in: journal), hoursSeries: hours)
    }
  }
}

extension HealthSleepView {
  /// What the scores of some nights are made of.
  static func parts(of nights: [Night]) -> [Part] {
    let factors = nights.flatMap { $0.score?.factors ?? [] }
    let parts = SleepScore.Part.allCases.compactMap { part -> Part? in
      let own = factors.filter { $0.part == part }
      guard !own.isEmpty else { return nil }
      let count = Double(own.count)
      return Part(
        part: part, mean: (own.reduce(0) { $0 + $1.value } / count).exported,
        impact: (own.reduce(0) { $0 + $1.impact } / count).exported, weight: part.weight,
        nights: own.count)
    }
    return parts.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
  }
}

extension SleepScore {
  /// Hours of sleep as a metric; as the score is, where no module brings it.
  static func hours(in table: DayTable) -> MetricDefinition { table.catalogue[Nights.hours] ?? metric }
}
