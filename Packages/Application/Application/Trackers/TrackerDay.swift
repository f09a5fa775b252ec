import TrackerCore

/// A day as a tracker sees it: what is known of it and of the days before it, and the goals of its metrics.
public struct TrackerDay {
  public let tracker: Tracker
  public let session: Session
  public let journal: any JournalReading
  /// The last day that is looked at.
  public let day: Day
  /// Holds the tracker's metrics, for the days that were asked for.
  public let table: DayTable
  public let documents: DocumentShelf
  /// The active goals of its metrics, of each the one that matters most, in the order in which they matter.
  public let goals: [FollowedGoal]
  /// What its line is about; nil where the person has none of its metrics.
  public let metric: MetricDefinition?

  init(
    _ tracker: Tracker, session: Session, journal: any JournalReading, day: Day, table: DayTable,
    documents: DocumentShelf, goals: [FollowedGoal]
  ) {
    self.tracker = tracker
    self.session = session
    self.journal = journal
    self.day = day
    self.table = table
    self.documents = documents
    self.goals = goals.filter { tracker.metrics.contains($0.aim.metric) }
    let days = table.days
    let own = tracker.metrics.filter { table.catalogue[$0] != nil }
    let isKnown = { (metric: MetricID) in !table.known(metric, on: days).isEmpty }
    metric = (own.first(where: isKnown) ?? own.first).flatMap { table.catalogue[$0] }
  }

  /// The days of trackers, which are read as one table.
  ///
  /// - Parameters:
  ///   - trackers: Those that are asked for, in their order.
  ///   - back: Days before the day that are read.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public static func all(
    of trackers: [Tracker], on day: Day, back: Int, in session: Session, journal: any JournalReading
  ) throws -> [TrackerDay] {
    let metrics = Set(trackers.flatMap(\.metrics))
    let table = try journal.dayTable(
      Dictionary(uniqueKeysWithValues: metrics.map { ($0, back) }), on: day...day, catalogue: session.person.catalogue)
    let documents = DocumentShelf(journal)
    let goals = try session.environment.registry.goalReaders.all.flatMap {
      try $0.goals(metrics, 1, day, session, journal, documents)
    }
    return trackers.map {
      TrackerDay(
        $0, session: session, journal: journal, day: day, table: table, documents: documents, goals: goals)
    }
  }

  /// The goal that it is compared with: one of its line's metric before one of another; nil without any.
  public var goal: FollowedGoal? { goals.first { $0.aim.metric == metric?.id } ?? goals.first }

  /// The value of a metric so many days before the day, 0 for none, nil for unknown.
  public func number(_ metric: MetricID, back: Int = 0) -> Double? { table[metric, day.advanced(by: -back)].number }

  /// The values of a metric on the days through the day, the earliest first, not-a-number where unknown.
  public func numbers(_ metric: MetricID, days: Int) -> [Double] {
    table.numbers(of: metric, on: day.advanced(by: 1 - days)...day)
  }

  /// Whether the day's value of a metric may still grow, as drinks do until the evening: means are of the days before
  /// it then.
  public func isOpen(_ metric: MetricDefinition) -> Bool {
    day == session.today && table.isOpen(metric, on: day)
  }

  /// The values of a metric on the last days that are over, the earliest first, not-a-number where unknown.
  public func settled(_ metric: MetricDefinition, days: Int) -> [Double] {
    let last = isOpen(metric) ? day.advanced(by: -1) : day
    return table.numbers(of: metric.id, on: last.advanced(by: 1 - days)...last)
  }
}

extension TrackerDay {
  /// The mean of what is known of some days, with how many are known.
  public struct Mean: Sendable, Hashable, Encodable {
    /// Days that are looked at.
    public var days: Int
    public var known: Int
    public var unknown: Int
    /// nil where no day is known.
    public var mean: Double?

    public init(of values: [Double]) {
      let known = values.filter { !$0.isNaN }
      days = values.count
      self.known = known.count
      unknown = values.count - known.count
      mean = known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  /// The mean of the line's metric over the last days that are over.
  public func mean(days: Int) -> Mean {
    Mean(of: metric.map { settled($0, days: days) } ?? Array(repeating: .nan, count: days))
  }
}

extension DayTable {
  /// A kind that no entry has: a day that is kept for it was closed.
  private static let nothing: LogKindID = "trackers.nothing"

  /// Whether the value of a day that is not over may still grow, as drinks do until the evening.
  public func isOpen(_ metric: MetricDefinition, on day: Day) -> Bool {
    metric.known == .evening && (metric.fold == .sum || metric.fold == .max) && !isKept(day, for: DayTable.nothing)
  }
}
