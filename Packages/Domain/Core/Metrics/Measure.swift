/// One number that an entry gives a metric; analysis reads measures, never payloads.
public struct Measure: Sendable, Hashable, Codable {
  public var metric: MetricID
  public var value: Double
  /// Joins it with the day's other measures of the same rank.
  public var fold: Fold
  /// Of several sources for one concept only the lowest rank counts, so that nothing is added twice. What happened at a
  /// time of its own has a rank apart (`eventRank`).
  public var rank: Int

  public init(_ metric: MetricID, _ value: Double, fold: Fold, rank: Int = 0) {
    self.metric = metric
    self.value = value
    self.fold = fold
    self.rank = rank
  }

  /// The rank of what happened at a time of its own, such as a walk or a drink: it counts whoever recorded it. What a
  /// source says of a whole day holds what happened on it, so of the two the larger counts. Entries of one event clash,
  /// so that it counts once (`LogKind.clash`).
  public static let eventRank = -1

  /// Of what happened at a time of its own.
  public static func event(_ metric: MetricID, _ value: Double, fold: Fold) -> Measure {
    Measure(metric, value, fold: fold, rank: eventRank)
  }

  /// Those of a metric's measures on one day that count: events, or those of the lowest other rank, whichever say more.
  ///
  /// - Parameters:
  ///   - all: In the order of their time.
  ///   - measure: The measure of each.
  public static func counting<Element>(_ all: [Element], _ measure: (Element) -> Measure) -> [Element] {
    let lowest = all.map { measure($0).rank }.filter { $0 != eventRank }.min()
    let groups = [lowest, eventRank].compactMap(\.self).map { rank in all.filter { measure($0).rank == rank } }
    func total(_ group: [Element]) -> Double {
      group.last.flatMap { measure($0).fold(group.map { measure($0).value }) } ?? -.infinity
    }
    return groups.max { total($0) < total($1) } ?? []
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
  /// The day's total of one metric's measures: of those that count, folded in the order of their time; nil for none.
  public var dayTotal: Double? {
    let counting = Measure.counting(sorted { $0.time < $1.time }.map(\.measure)) { $0 }
    return counting.last?.fold(counting.map(\.value))
  }
}
