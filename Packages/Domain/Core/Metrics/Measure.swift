/// One number that an entry gives a metric; analysis reads measures, never payloads.
public struct Measure: Sendable, Hashable, Codable {
  public var metric: MetricID
  public var value: Double
  /// Joins it with the day's other measures of the same rank.
  public var fold: Fold
  /// Of several sources for one concept only the lowest rank counts, so that nothing is added twice; what happened at a
  /// time of its own counts beside it (`eventRank`).
  public var rank: Int

  public init(_ metric: MetricID, _ value: Double, fold: Fold, rank: Int = 0) {
    self.metric = metric
    self.value = value
    self.fold = fold
    self.rank = rank
  }

  /// The rank of what happened at a time of its own, such as a walk or a drink: it counts whoever recorded it, beside
  /// what a source says of the whole day. Entries of one event clash, so that it counts once (`LogKind.clash`).
  public static let eventRank = -1

  /// Of what happened at a time of its own.
  public static func event(_ metric: MetricID, _ value: Double, fold: Fold) -> Measure {
    Measure(metric, value, fold: fold, rank: eventRank)
  }

  /// Those ranks of a metric's measures on one day that count.
  public static func counting(of ranks: some Sequence<Int>) -> Set<Int> {
    Set([eventRank] + [ranks.lazy.filter { $0 != eventRank }.min()].compactMap(\.self))
  }

  /// A mark that its day is kept for a kind of entry.
  public static func keeps(_ kind: LogKindID) -> Measure { Measure(MetricID("\(keptPrefix)\(kind)"), 1, fold: .max) }
  /// A mark that its day's value of a metric is unknown, whatever else the day holds: a walk of which nobody knows how
  /// hard it was leaves the day's load unknown, not zero.
  public static func unknown(_ metric: MetricID) -> Measure {
    Measure(MetricID("\(unknownPrefix)\(metric)"), 1, fold: .max)
  }

  /// What the ids of marks of unknown days begin with.
  public static let unknownPrefix = "unknown."

  /// Whether a metric says what is known of a day, and nothing of the person: it comes with entries alone.
  public static func isOfKeeping(_ metric: MetricID) -> Bool {
    [keptPrefix, unknownPrefix].contains(where: metric.rawValue.hasPrefix)
  }

  private static let keptPrefix = "kept."
  /// A mark that its day is closed: kept for every kind.
  public static let closes = Measure(MetricID("\(keptPrefix)day"), 1, fold: .max)
}

/// The day's value of a stored metric.
public struct DayTotal: Sendable, Hashable {
  public var metric: MetricID
  public var day: Day
  public var value: Double

  public init(metric: MetricID, day: Day, value: Double) {
    self.metric = metric
    self.day = day
    self.value = value
  }
}

extension Collection<(time: Instant, measure: Measure)> {
  /// The day's total of one metric's measures: events, and those of the lowest other rank, folded in the order of their
  /// time; nil for none.
  public var dayTotal: Double? {
    let ranks = Measure.counting(of: lazy.map(\.measure.rank))
    let counting = filter { ranks.contains($0.measure.rank) }.sorted { $0.time < $1.time }.map(\.measure)
    let events = counting.filter { $0.rank == Measure.eventRank }
    let ofDay = counting.filter { $0.rank != Measure.eventRank }
    let total = ofDay.last?.fold(ofDay.map(\.value))
    guard let event = events.last else { return total }
    return event.fold([total].compactMap(\.self) + events.map(\.value))
  }
}
