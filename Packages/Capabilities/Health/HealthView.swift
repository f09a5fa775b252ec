import TrackerApplication
import TrackerCore

/// The answer of `health`: what stood out, what changed clearly, and every number of this week and month beside those
/// before.
public struct HealthView: ReadModel {
  public static let schema = "health/1"

  /// A number that is tracked.
  struct Item: Encodable, Sendable {
    var metric: MetricID
    var area: HealthArea
    let label: Phrase
    let definition: MetricDefinition
    /// The last 7 days that are over, and the 7 before.
    var week: TrendChange.Side
    var weekBefore: TrendChange.Side
    /// The last 30 days that are over beside the 30 before.
    var month: TrendChange
    /// The line that shows more.
    var command: String

    /// A score has no digits behind its point.
    var isWhole: Bool { metric == SleepScore.metric.id }

    private enum CodingKeys: String, CodingKey { case metric, area, week, weekBefore, month, command }
  }

  /// Something that was worth knowing on one of the last seven days.
  struct Notice: Encodable, Sendable {
    var day: Day
    var insight: Insight
  }

  var day: Day
  /// The gravest first, then the latest.
  var insights: [Notice]
  /// Those that were tracked in the last 30 days.
  var items: [Item]
  /// Areas of which nothing was tracked in these days.
  var notTracked: [HealthArea]
  /// Nights of the last 30 days that have hours and no score, where none has one.
  var nightsWithoutScore: Int

  static let (weekDays, monthDays) = (7, 30)
  /// So many insights are shown.
  static let mostInsights = 5

  private enum CodingKeys: String, CodingKey { case day, insights, items, notTracked, nightsWithoutScore }

  /// Those of which luck alone rarely looks like this: p < 0.01.
  private var clear: [Item] { items.filter { $0.month.isHigher != nil && !$0.month.isProbable } }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !items.isEmpty else { return empty(format) }
    var blocks: [Block] = [.section(insightBlocks(format))]
    if !clear.isEmpty { blocks.append(.section(clearBlocks(format))) }
    // Rows that are lines have no titles of columns.
    let short = Block.heading(.init("\(format("Mean of 7 days, and change"))"))
    blocks.append(.section([.byRoom(full: [], short: [short]), .table(table(format))]))
    let notes = [format("Change: the last {days} days beside the {days} days before.", ["days": "\(Self.monthDays)"])]
    blocks.append(.section([.sentence("\(notes.joined(separator: " "), .faint)")] + missing(format)))
    return blocks
  }

  private func empty(_ format: TextFormatter) -> [Block] {
    [
      .sentence("\(format("Sleep, activity and heart are not tracked yet."))"),
      .section([
        .commands(HealthArea.allCases.map { .init($0.beginning.command, format($0.beginning.does)) })
      ]),
    ]
  }

  private func insightBlocks(_ format: TextFormatter) -> [Block] {
    guard !insights.isEmpty else {
      return [.sentence("\(format("Nothing stood out in your records of the last 7 days."))")]
    }
    let items = insights.map { notice in
      let day = notice.day == day ? "" : "\(format.short(notice.day)): "
      return Block.ItemList.Item(
        "\(day, .faint)\(notice.insight.text)", mark: notice.insight.severity.mark,
        details: [.commands([.init(notice.insight.command)])])
    }
    return [.heading(.init("\(format("The last 7 days"))")), .list(.init(items))]
  }

  private func clearBlocks(_ format: TextFormatter) -> [Block] {
    let items = clear.map { item -> Block.ItemList.Item in
      let numbers = TrendNumbers(metric: item.definition, format: format)
      let values = ["name": format(item.label), "sentence": item.month.sentence(format)]
      return .init(
        "\(format("{name}: {sentence}", values))", mark: .bullet,
        details: [.sentence("\(item.month.reason(numbers), .faint)"), .commands([.init(item.command)])])
    }
    return [.heading(.init("\(format("What changed clearly"))")), .list(.init(items))]
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    let columns: [Block.Table.Column] = [
      .init("", isTitleShown: false), .init(format("7 days"), .trailing), .init(format("before"), .trailing),
      .init(format("30 days"), .trailing), .init(format("before"), .trailing), .init(format("change")),
    ]
    let groups = HealthArea.allCases.compactMap { area -> Block.Table.Group? in
      let own = items.filter { $0.area == area }
      guard !own.isEmpty else { return nil }
      return .init("\(format(area.name), .strong)  \(area.command, .faint)", rows: own.map { row($0, format) })
    }
    return .init(columns, caption: format("Your health, by weeks and months"), groups: groups)
  }

  private func row(_ item: Item, _ format: TextFormatter) -> Block.Table.Row {
    let numbers = TrendNumbers(metric: item.definition, format: format)
    func told(_ side: TrendChange.Side) -> RichText {
      side.mean.map { mean in
        RichText(item.isWhole ? format.number(mean, upTo: 0) : numbers.told(mean))
      } ?? RichText("–", .unknown)
    }
    let name: RichText = "\(format(item.label))"
    return .init(
      [
        name, told(item.week), told(item.weekBefore), told(item.month.after), told(item.month.before),
        item.month.told(format),
      ], short: [name, told(item.week), item.month.told(format)])
  }

  /// What is not tracked, and how to track it.
  private func missing(_ format: TextFormatter) -> [Block] {
    var blocks = notTracked.flatMap { area -> [Block] in
      [
        .sentence("\(format(area.nothing.filled(with: ["days": .count(Self.monthDays)])), .unknown)"),
        .commands([.init(area.beginning.command, format(area.beginning.does))]),
      ]
    }
    if nightsWithoutScore > 0 { blocks += SleepWords.noScore(format) }
    return blocks
  }
}

extension InsightSeverity {
  var mark: Block.ItemList.Mark {
    switch self {
    case .neutral, .suggestion: .bullet
    case .positive: .good
    case .warning: .warning
    }
  }
}

extension HealthMaker {
  /// All areas at a glance.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func overview() throws -> HealthView {
    try session.journal.read { journal in
      // One day more, where today is not over.
      let back = 2 * HealthView.monthDays
      let table = try table(HealthArea.allCases.flatMap(\.metrics) + Nights.metrics, back: back, in: journal)
      let days = session.today.advanced(by: -back)...session.today
      let nights = try Nights(on: days, in: table, of: session, journal: journal)
      let items = HealthArea.allCases.flatMap { area -> [HealthView.Item] in
        let own =
          (area == .sleep ? [scores(nights)] : [])
          + area.metrics.compactMap { HealthSeries($0, back: back, in: table, of: session) }
        return own.compactMap { item(of: $0, area) }
      }
      let month = nights.all.suffix(HealthView.monthDays)
      let hasScore = month.contains { $0.score != nil }
      return HealthView(
        day: session.today, insights: try insights(in: journal), items: items,
        notTracked: HealthArea.allCases.filter { area in !items.contains { $0.area == area } },
        nightsWithoutScore: hasScore ? 0 : month.count { $0.hours != nil })
    }
  }

  private func item(of series: HealthSeries, _ area: HealthArea) -> HealthView.Item? {
    guard series.isKnown(HealthView.monthDays), let label = HealthArea.label(of: series.metric.id) else { return nil }
    let isScore = series.metric.id == SleepScore.metric.id
    let week = HealthView.weekDays
    return .init(
      metric: series.metric.id, area: area, label: label, definition: series.metric, week: .init(series.last(week)),
      weekBefore: .init(series.last(week, before: week)), month: series.change(HealthView.monthDays),
      command: isScore ? area.command : "symptoms trends \(session.word(of: series.metric).shellWord)")
  }

  /// What stood out in the last week: of each number and day the most important, and each rule once.
  private func insights(in journal: any JournalReading) throws -> [HealthView.Notice] {
    let metrics = Set(HealthArea.allCases.flatMap(\.metrics) + Nights.metrics)
    let days = session.today.advanced(by: 1 - HealthView.weekDays)...session.today
    let related = try Coach(session, in: journal).related(to: metrics, on: days)
    var seen: Set<[String]> = []
    let chosen = related.filter { found in
      seen.insert([found.insight.subject ?? found.insight.id, "\(found.day)"]).inserted
    }
    let gravest = chosen.enumerated().sorted { left, right in
      let (a, b) = (left.element.insight.severity, right.element.insight.severity)
      return a == b ? left.offset < right.offset : a > b
    }
    return gravest.prefix(HealthView.mostInsights).map { .init(day: $0.element.day, insight: $0.element.insight) }
  }
}
