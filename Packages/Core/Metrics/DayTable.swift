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
///
/// Each stored metric is one column with a place for every day, so that a window is a slice.
public struct DayTable: Sendable {
  public let days: ClosedRange<Day>
  public let catalogue: MetricCatalogue
  private var columns: [MetricID: Column]
  private var kept: [LogKindID: [Bool]]
  private var closed: [Bool]

  /// An empty table: every day unknown.
  public init(days: ClosedRange<Day>, catalogue: MetricCatalogue) {
    self.days = days
    self.catalogue = catalogue
    self.columns = [:]
    self.kept = [:]
    self.closed = []
  }

  /// Sets the day's total of a stored metric. A day outside of the table's days is left out; not-a-number is unknown.
  public mutating func set(_ metric: MetricID, on day: Day, to value: Double) {
    guard let place = place(of: day) else { return }
    let (length, catalogue) = (length, catalogue)
    columns[metric, default: Column(of: catalogue[metric], days: length)].totals[place] = value
  }

  /// Marks a day as kept for a kind of entry: what is not named on it is none. A day outside of the table's days is left out.
  public mutating func keep(_ day: Day, for kind: LogKindID) {
    guard let place = place(of: day) else { return }
    let length = length
    kept[kind, default: Array(repeating: false, count: length)][place] = true
  }

  /// Marks a day as closed by the person: kept for every kind. A day outside of the table's days is left out.
  public mutating func close(_ day: Day) {
    guard let place = place(of: day) else { return }
    if closed.isEmpty { closed = Array(repeating: false, count: length) }
    closed[place] = true
  }

  public func isKept(_ day: Day, for kind: LogKindID) -> Bool {
    guard let place = place(of: day) else { return false }
    return (!closed.isEmpty && closed[place]) || kept[kind]?[place] == true
  }

  /// The state of a metric on a day; unknown outside of the table's days and for metrics the catalogue does not know.
  public subscript(_ metric: MetricID, _ day: Day) -> DayValue {
    guard let place = place(of: day) else { return .unknown }
    let column = columns[metric] ?? Column(of: catalogue[metric], days: 0)
    if let total = column.total(at: place) { return total == 0 && column.kind != nil ? .none : .value(total) }
    if let derivation = column.derivation { return derivation.value(self, day) }
    return column.kind.map { isKept(day, for: $0) } == true ? .none : .unknown
  }

  /// The numbers of a metric on the days, not-a-number where it is unknown: the same as `self[metric, day].number` day by day, each
  /// derived one worked out once. The metric is looked up once for all of them.
  func numbers(of metric: MetricID, on asked: ClosedRange<Day>) -> [Double] {
    var numbers = [Double](repeating: .nan, count: asked.lowerBound.distance(to: asked.upperBound) + 1)
    guard asked.overlaps(days) else { return numbers }
    let column = columns[metric] ?? Column(of: catalogue[metric], days: 0)
    guard !column.isUnknown else { return numbers }
    let marks = column.kind.flatMap { kept[$0] } ?? []
    let shared = asked.clamped(to: days)
    let first = days.lowerBound.distance(to: shared.lowerBound)
    let start = asked.lowerBound.distance(to: shared.lowerBound)
    for offset in 0...shared.lowerBound.distance(to: shared.upperBound) {
      let place = first + offset
      if let total = column.total(at: place) {
        // A negative zero becomes a zero where zero is none.
        numbers[start + offset] = total == 0 && column.kind != nil ? 0 : total
      } else if let derivation = column.derivation {
        numbers[start + offset] = derivation.value(self, shared.lowerBound.advanced(by: offset)).number ?? .nan
      } else if column.kind != nil, (!closed.isEmpty && closed[place]) || (!marks.isEmpty && marks[place]) {
        numbers[start + offset] = 0
      }
    }
    return numbers
  }

  /// The value of a window that ends `lag` days before a day, nil when fewer than half of its days are known.
  public func value(of window: MetricWindow, endingOn day: Day) -> Double? {
    guard window.over > 0 else { return nil }
    let last = day.advanced(by: -window.lag)
    let numbers = numbers(of: window.metric, on: last.advanced(by: 1 - window.over)...last)
    var known: [Double] = []
    return WindowValue(of: window, in: catalogue)?(numbers[...], scratch: &known)
  }

  private var length: Int { days.lowerBound.distance(to: days.upperBound) + 1 }

  private func place(of day: Day) -> Int? { days.contains(day) ? days.lowerBound.distance(to: day) : nil }

  /// One metric: what is stored of it, and what a day without a total means.
  private struct Column {
    /// Not-a-number where nothing is stored; empty where nothing is on any day.
    var totals: [Double]
    /// The kind of entry whose kept days mean none.
    let kind: LogKindID?
    let derivation: MetricDefinition.Derivation?

    init(of definition: MetricDefinition?, days: Int) {
      totals = Array(repeating: .nan, count: days)
      kind = if case .noneOnKeptDays(let kind) = definition?.absence { kind } else { nil }
      derivation = definition?.derivation
    }

    /// Whether it is unknown on every day.
    var isUnknown: Bool { totals.isEmpty && kind == nil && derivation == nil }

    func total(at place: Int) -> Double? {
      guard !totals.isEmpty, !totals[place].isNaN else { return nil }
      return totals[place]
    }
  }
}
