/// What is known of a metric on a day.
public enum DayValue: Sendable, Hashable {
  case value(Double)
  /// An explicit none, or nothing named on a kept day.
  case none
  /// Unanswered: never zero, never no.
  case unknown

  /// The value, 0 for none, nil for unknown.
  public var number: Double? {
    switch self {
    case .value(let value): value
    case .none: 0
    case .unknown: nil
    }
  }

  public init(_ number: Double?) { self = number.map { .value($0) } ?? .unknown }
}

/// Days and metrics with a state each: what the load, the forecast and patterns are computed from.
public struct DayTable: Sendable {
  public let days: ClosedRange<Day>
  public let catalogue: MetricCatalogue
  private var totals: [MetricID: [Day: Double]]
  private var kept: [LogKindID: Set<Day>]
  private var closed: Set<Day>

  /// An empty table: every day unknown.
  public init(days: ClosedRange<Day>, catalogue: MetricCatalogue) {
    self.days = days
    self.catalogue = catalogue
    self.totals = [:]
    self.kept = [:]
    self.closed = []
  }

  /// Sets the day's total of a stored metric.
  public mutating func set(_ metric: MetricID, on day: Day, to value: Double) { totals[metric, default: [:]][day] = value }

  /// Marks a day as kept for a kind of entry: what is not named on it is none.
  public mutating func keep(_ day: Day, for kind: LogKindID) { kept[kind, default: []].insert(day) }

  /// Marks a day as closed by the person: kept for every kind.
  public mutating func close(_ day: Day) { closed.insert(day) }

  public func isKept(_ day: Day, for kind: LogKindID) -> Bool { closed.contains(day) || kept[kind]?.contains(day) == true }

  /// The state of a metric on a day; unknown outside of the table's days and for metrics the catalogue does not know.
  public subscript(_ metric: MetricID, _ day: Day) -> DayValue {
    if let total = totals[metric]?[day] { return total == 0 && absenceIsNone(metric) ? .none : .value(total) }
    guard let definition = catalogue[metric] else { return .unknown }
    if let derivation = definition.derivation { return days.contains(day) ? derivation.value(self, day) : .unknown }
    if case .noneOnKeptDays(let kind) = definition.absence, isKept(day, for: kind) { return .none }
    return .unknown
  }

  /// The value of a window that ends `lag` days before a day, nil when fewer than half of its days are known.
  public func value(of window: MetricWindow, endingOn day: Day) -> Double? {
    let last = day.advanced(by: -window.lag)
    let known = (1 - window.over...0).compactMap { self[window.metric, last.advanced(by: $0)].number }
    guard known.count * 2 >= window.over, !known.isEmpty else { return nil }
    switch window.take {
    case .metricsOwn: return catalogue[window.metric]?.foldOverDays(known)
    case .fold(let fold): return fold(known)
    case .worst: return Fold.worst(catalogue[window.metric]?.direction ?? .high)(known)
    case .daysAtLeast(let least): return Double(known.count { $0 >= least })
    case .run: return Double(runLength(of: window.metric, endingOn: last, longest: window.over))
    }
  }

  private func runLength(of metric: MetricID, endingOn day: Day, longest: Int) -> Int {
    (0..<longest).first { !(self[metric, day.advanced(by: -$0)].number.map { $0 > 0 } ?? false) } ?? longest
  }

  private func absenceIsNone(_ metric: MetricID) -> Bool {
    if case .noneOnKeptDays = catalogue[metric]?.absence { true } else { false }
  }
}
