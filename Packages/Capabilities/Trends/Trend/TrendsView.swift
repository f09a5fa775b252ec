import TrackerApplication
import TrackerCharts
import TrackerCore

/// The answer of `trends`: every number that a person follows, of late and beside the days before.
public struct TrendsView: ReadModel {
  public static let schema = "trends/1"

  /// A number that the person follows.
  struct Item: Encodable, Sendable {
    var metric: MetricID
    var name: Phrase
    /// In the person's language; empty for points, and for a yes or a no.
    var unit: String
    /// The last 7 days that are over, and the last 30.
    var week: TrendChange.Side
    var month: TrendChange.Side
    var change: TrendChange
    /// Known days in a row up to the last one that is over, or up to today where it has a value; at most a year.
    var streak: Int
    /// The line that shows more.
    var command: String
    /// What stands for the metric on that line.
    let word: String
    fileprivate let definition: MetricDefinition

    private enum CodingKeys: String, CodingKey { case metric, name, unit, week, month, change, streak, command }
  }

  var day: Day
  /// Days that are compared with as many before.
  var days: Int
  /// Those that were logged in the last 30 days.
  var items: [Item]
  /// What stands, the strongest first.
  var claims: TrendClaims
  /// Whether anything was logged at all.
  private let isEmpty: Bool

  /// So many days in a row are counted.
  static let mostStreak = 365
  /// What is typed before each of the names.
  private static let head = "symptoms trends …"

  private enum CodingKeys: String, CodingKey { case day, days, items, claims }

  init(day: Day, days: Int, items: [Item], claims: TrendClaims, isEmpty: Bool) {
    (self.day, self.days, self.items, self.claims, self.isEmpty) = (day, days, items, claims, isEmpty)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let first = items.first else {
      let sentence =
        isEmpty
        ? format("Nothing is logged yet, so there is no trend.")
        : format("Nothing that you follow was logged in the last 30 days.")
      let command =
        isEmpty
        ? Block.NextCommand("symptoms log", format("log something"))
        : Block.NextCommand("symptoms chart list", format("everything that is logged"))
      return [.sentence("\(sentence)"), .section([.commands([command])])]
    }
    let values = ["days": "\(days)"]
    let note = [
      format("Change: the last {days} days beside the {days} days before.", values),
      format("Among many numbers, some change by luck alone."),
    ]
    // Rows that are lines have no titles of columns.
    let short = Block.heading(
      .init("\(format("Mean of 7 days, and change"))", aside: RichText(Self.head, .faint)))
    var blocks: [Block] = [.byRoom(full: [], short: [short]), .table(table(format))]
    blocks.append(.section([.sentence("\(note.joined(separator: " "), .faint)")]))
    return blocks + claims.blocks(format) + [.section([.commands([.init(first.command, format("see one of them"))])])]
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    let columns: [Block.Table.Column] = [
      .init(Self.head), .init(format("7 days"), .trailing), .init(format("30 days"), .trailing),
      .init(format("change")), .init(format("in a row"), .trailing),
    ]
    return .init(
      columns, caption: format("What you follow"),
      rows: items.map { item in
        let (name, isShared) = (format(item.name), items.count { $0.name == item.name } > 1)
        let numbers = TrendNumbers(metric: item.definition, format: format)
        func told(_ side: TrendChange.Side) -> RichText {
          side.mean.map { RichText(numbers.told($0)) } ?? RichText("–", .unknown)
        }
        let streak = item.streak >= Self.mostStreak ? "\(Self.mostStreak)+" : "\(item.streak)"
        // Of two that are called alike each has what to type for it, too.
        let named: RichText = isShared && item.word != name ? "\(name, .strong) (\(item.word))" : "\(name, .strong)"
        // With its unit, unless the name says the same.
        let title = named + RichText(String(ChartAxis.named(name, item.unit).dropFirst(name.count)), .faint)
        let below = ["mean": told(item.month).text, "count": streak]
        return .init(
          [title, told(item.week), told(item.month), item.change.told(format), "\(streak)"],
          short: [title, told(item.week), item.change.told(format)],
          details: [
            .byRoom(full: [], short: [.sentence("\(format("30 days: {mean}. In a row: {count}.", below), .faint)")])
          ])
      })
  }
}

extension TrendMaker {
  /// Everything that the person follows: what the check-in asks, trackers, and what they track of their own.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func overview() throws -> TrendsView {
    try session.journal.read { journal in
      let (symptoms, trackers) = (followed, session.environment.registry.trackers(for: session.person))
      let ids = Set(symptoms + trackers.flatMap(\.metrics))
      let first = session.today.advanced(by: -max(2 * length, TrendsView.mostStreak))
      let table = try journal.dayTable(
        Dictionary(uniqueKeysWithValues: ids.map { ($0, 0) }), on: first...session.today,
        catalogue: session.person.catalogue)
      let isKnown = { (metric: MetricID) in
        !table.known(metric, on: session.today.advanced(by: -TrendMaker.usualPeriod)...session.today).isEmpty
      }
      // Of a tracker the first metric that is known, as in its own line.
      let lines = symptoms.filter(isKnown) + trackers.compactMap { $0.metrics.first(where: isKnown) }
      var seen: Set<MetricID> = []
      let items = lines.filter { seen.insert($0).inserted }.compactMap { id in
        session.person.catalogue[id].map { item(of: $0, from: first, in: table) }
      }
      return TrendsView(
        day: session.today, days: length, items: items,
        claims: TrendClaims(try session.standingClaims(in: journal), of: session.person),
        isEmpty: try journal.loggedDays() == nil)
    }
  }

  private var followed: [MetricID] {
    let person = session.person
    return person.checkIn.map(\.metric) + person.asked.map(\.metric) + person.trackables.shown.map(\.metric)
  }

  private func item(of metric: MetricDefinition, from first: Day, in table: DayTable) -> TrendsView.Item {
    let series = values(of: metric, from: first, in: table).series
    let values = TrendValues(series.days, series.values)
    let hasToday = table[metric.id, session.today] != .unknown
    let streak = series.values.reversed().prefix { $0 != nil }.count
    // Today counts once it has a value, and does not end what lasted until yesterday.
    let isOpen = series.days.upperBound < session.today
    let isPaused = !isOpen && !hasToday
    let lasting = isPaused ? series.values.dropLast().reversed().prefix { $0 != nil }.count : streak
    let word = session.word(of: metric)
    return .init(
      metric: metric.id, name: metric.name, unit: series.unit, week: .init(values.last(7)),
      month: .init(values.last(TrendMaker.usualPeriod)), change: change(of: series, values),
      streak: min(TrendsView.mostStreak, lasting + (isOpen && hasToday ? 1 : 0)),
      command: "symptoms trends \(word.shellWord)", word: word, definition: metric)
  }
}
