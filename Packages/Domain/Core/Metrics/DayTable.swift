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
  /// Where each metric's column stands among `columns`.
  private var places: [MetricID: Int]
  private var columns: [Column]
  private var kept: [LogKindID: [Bool]]
  private var closed: [Bool]
  /// Days with an entry of any kind; empty where nobody asked.
  private var logged: [Bool]

  /// An empty table: every day unknown.
  public init(days: ClosedRange<Day>, catalogue: MetricCatalogue) {
    self.days = days
    self.catalogue = catalogue
    self.places = [:]
    self.columns = []
    self.kept = [:]
    self.closed = []
    self.logged = []
  }

  /// Sets the day's total of a stored metric. A day outside of the table's days is left out; not-a-number is unknown.
  public mutating func set(_ metric: MetricID, on day: Day, to value: Double) {
    guard let row = row(of: day) else { return }
    columns[place(of: metric)].totals[row] = value
  }

  /// Sets totals of one metric, which is looked up once for all of them, as `set(_:on:to:)` does each.
  mutating func set(_ metric: MetricID, to totals: some Sequence<DayTotal>) {
    let place = place(of: metric)
    for total in totals {
      guard let row = row(of: total.day) else { continue }
      columns[place].totals[row] = total.value
    }
  }

  /// Marks the day's value of a stored metric as unknown, whatever is set of it. A day outside of the table's days is
  /// left out.
  public mutating func setUnknown(_ metric: MetricID, on day: Day) {
    guard let row = row(of: day) else { return }
    set(metric, on: day, to: .nan)
    guard let place = places[metric] else { return }
    if columns[place].unknown.isEmpty { columns[place].unknown = Array(repeating: false, count: length) }
    columns[place].unknown[row] = true
  }

  /// Marks a day as kept for a kind of entry: what is not named on it is none. A day outside of the table's days is
  /// left out.
  public mutating func keep(_ day: Day, for kind: LogKindID) {
    guard let row = row(of: day) else { return }
    let length = length
    kept[kind, default: Array(repeating: false, count: length)][row] = true
  }

  /// Marks a day as closed by the person: kept for every kind. A day outside of the table's days is left out.
  public mutating func close(_ day: Day) {
    guard let row = row(of: day) else { return }
    if closed.isEmpty { closed = Array(repeating: false, count: length) }
    closed[row] = true
  }

  /// Marks a day as one with an entry of any kind. A day outside of the table's days is left out.
  public mutating func markLogged(_ day: Day) {
    guard let row = row(of: day) else { return }
    if logged.isEmpty { logged = Array(repeating: false, count: length) }
    logged[row] = true
  }

  /// Whether what is not named on a day is none for a kind of entry: the day is kept for it, or closed. False outside
  /// of the table's days.
  public func isKept(_ day: Day, for kind: LogKindID) -> Bool {
    guard let row = row(of: day) else { return false }
    return (!closed.isEmpty && closed[row]) || kept[kind]?[row] == true
  }

  /// The state of a metric on a day; unknown outside of the table's days and for metrics the catalogue does not know.
  public subscript(_ metric: MetricID, _ day: Day) -> DayValue {
    guard let row = row(of: day) else { return .unknown }
    guard let place = places[metric] else { return state(Column(of: catalogue[metric], days: 0), day) }
    if !columns[place].unknown.isEmpty, columns[place].unknown[row] { return .unknown }
    let total = columns[place].totals[row]
    guard !total.isNaN else { return state(columns[place], day) }
    return total == 0 && columns[place].hasNone ? .none : .value(total)
  }

  /// The days on which anything was logged that some metrics are made of: what looks back over several days may be
  /// known on others as well. What documents say of a day is no entry of it, and a day that was only closed has none.
  public func daysLogged(for metrics: some Sequence<MetricID>) -> Set<Day> {
    let stored = metrics.reduce(into: Set<MetricID>()) { $0.formUnion(catalogue.stored(behind: $1).keys) }
    var logged: Set<Day> = []
    for metric in stored where catalogue[metric]?.documents == nil {
      guard let column = places[metric].map({ columns[$0] }) else { continue }
      for (row, total) in column.totals.enumerated()
      where !total.isNaN || (!column.unknown.isEmpty && column.unknown[row]) {
        logged.insert(days.lowerBound.advanced(by: row))
      }
    }
    return logged
  }

  /// The known numbers of a metric on the days, in their order: `self[metric, day].number` of each, with the metric
  /// looked up once.
  public func known(_ metric: MetricID, on days: ClosedRange<Day>) -> [Double] {
    numbers(of: metric, on: days).filter { !$0.isNaN }
  }

  /// The numbers of a metric on the days, not-a-number where it is unknown: the same as `self[metric, day].number` day
  /// by day. The metric is looked up once for all of them.
  public func numbers(of metric: MetricID, on asked: ClosedRange<Day>) -> [Double] {
    var numbers = [Double](repeating: .nan, count: asked.lowerBound.distance(to: asked.upperBound) + 1)
    guard asked.overlaps(days) else { return numbers }
    let column = places[metric].map { columns[$0] } ?? Column(of: catalogue[metric], days: 0)
    let shared = asked.clamped(to: days)
    let rows = days.lowerBound.distance(to: shared.lowerBound)...days.lowerBound.distance(to: shared.upperBound)
    let start = asked.lowerBound.distance(to: days.lowerBound)
    if !column.totals.isEmpty { for row in rows { numbers[start + row] = column.totals[row] } }
    // A negative zero is none too where zero is none.
    if column.hasNone { for row in rows where numbers[start + row] == 0 { numbers[start + row] = 0 } }
    if let derivation = column.derivation {
      for row in rows where numbers[start + row].isNaN {
        numbers[start + row] = derivation.value(self, days.lowerBound.advanced(by: row)).number ?? .nan
      }
    } else if column.hasNone {
      let marks = marks(of: column.absence)
      for row in rows
      where numbers[start + row].isNaN && ((!marks.isEmpty && marks[row]) || (!closed.isEmpty && closed[row])) {
        numbers[start + row] = 0
      }
    }
    if !column.unknown.isEmpty { for row in rows where column.unknown[row] { numbers[start + row] = .nan } }
    return numbers
  }

  /// The value of a window that ends `lag` days before a day, compared with what the window is compared with; nil when
  /// fewer than half of its days are known, and when what it is compared with is unknown.
  public func value(of window: MetricWindow, endingOn day: Day) -> Double? {
    guard window.against == nil else { return comparison(of: window, endingOn: day)?.value }
    guard window.over > 0 else { return nil }
    let last = day.advanced(by: -window.lag)
    let numbers = numbers(of: window.metric, on: last.advanced(by: 1 - window.over)...last)
    var known: [Double] = []
    return WindowValue(of: window, in: catalogue)?(numbers, 0..<window.over, scratch: &known)
  }

  /// Both sides of the comparison that a window makes on a day; nil for one that is not compared, and where a side is
  /// unknown.
  public func comparison(of window: MetricWindow, endingOn day: Day) -> WindowComparison? {
    guard let against = window.against, window.over > 0, let value = WindowValue(of: window, in: catalogue) else {
      return nil
    }
    let reach = against.reach(of: window.over)
    let last = day.advanced(by: -window.lag)
    let numbers = numbers(of: window.metric, on: last.advanced(by: 1 - window.over - reach)...last)
    return against.comparison(value.values(numbers, of: window.over, count: reach + 1), at: reach, over: window.over)
  }

  /// The state of a day without a total of its own.
  private func state(_ column: Column, _ day: Day) -> DayValue {
    if let derivation = column.derivation { return derivation.value(self, day) }
    return switch column.absence {
    case .unknown: .unknown
    case .noneOnKeptDays(let kind): isKept(day, for: kind) ? .none : .unknown
    case .noneOnLoggedDays: isLogged(day) ? .none : .unknown
    }
  }

  /// Whether a day has an entry of any kind, or was closed.
  private func isLogged(_ day: Day) -> Bool {
    guard let row = row(of: day) else { return false }
    return [logged, closed].contains { !$0.isEmpty && $0[row] } || kept.values.contains { $0[row] }
  }

  /// By day, whether it is marked so that what is not named on it is none; empty where no day is. Days that were closed
  /// are not among them.
  private func marks(of absence: MetricDefinition.Absence) -> [Bool] {
    switch absence {
    case .unknown: []
    case .noneOnKeptDays(let kind): kept[kind] ?? []
    // What is kept for a kind has an entry of it.
    case .noneOnLoggedDays:
      kept.values.reduce(logged) { marks, kept in marks.isEmpty ? kept : zip(marks, kept).map { $0 || $1 } }
    }
  }

  /// Where the column of a stored metric stands, which is made where there is none.
  private mutating func place(of metric: MetricID) -> Int {
    if let place = places[metric] { return place }
    places[metric] = columns.count
    columns.append(Column(of: catalogue[metric], days: length))
    return columns.count - 1
  }

  private var length: Int { days.lowerBound.distance(to: days.upperBound) + 1 }

  private func row(of day: Day) -> Int? { days.contains(day) ? days.lowerBound.distance(to: day) : nil }

  /// One metric: what is stored of it, and what a day without a total means.
  private struct Column {
    /// Not-a-number where nothing is stored; empty where nothing is on any day.
    var totals: [Double]
    /// Days on which it is unknown whatever else is stored; empty where there is none.
    var unknown: [Bool] = []
    let absence: MetricDefinition.Absence
    /// Whether days can be none.
    let hasNone: Bool
    let derivation: MetricDefinition.Derivation?

    init(of definition: MetricDefinition?, days: Int) {
      totals = Array(repeating: .nan, count: days)
      absence = definition?.absence ?? .unknown
      hasNone = absence != .unknown
      derivation = definition?.derivation
    }
  }
}
