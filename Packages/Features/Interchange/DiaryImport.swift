import TrackerApplication
import TrackerCore
import TrackerDiaryCSV

/// Brings the days of one person of a diary file into the journal: each answered cell is one entry of the kind
/// `measurement`.
struct DiaryImport {
  /// One answered cell.
  struct Cell {
    var day: Day
    var metric: MetricID
    var value: Double
  }

  /// What an import would do to a journal.
  struct Plan {
    var new: [Cell] = []
    var changed: [(cell: Cell, entry: Entry)] = []
    var unchanged: [Cell] = []
    /// Entries of earlier imports whose cells are empty now; they stay.
    var emptied = 0
    /// Entries changed by hand since; they stay.
    var edited = 0
  }

  let map: ColumnMap
  let rows: [Diary.Row]
  private let prefix: String

  init(map: ColumnMap, rows: [Diary.Row]) {
    self.map = map
    self.rows = rows
    self.prefix = "csv:\(DiaryImport.source(of: map)):\(rows.first?.person ?? ""):"
  }

  /// The metrics of the import with their columns, in the order in which they are shown.
  var metricColumns: [(metric: MetricID, column: String)] {
    let marking = map.flare?.column ?? (map.severity?.flareAt == nil ? nil : map.severity?.column)
    let flare = marking.map { (metric: FlareRule.mark, column: $0.name) }
    let severity = map.severity.map { (metric: FlareRule.severityMark, column: $0.column.name) }
    return [flare, severity].compactMap { $0 } + map.metrics.map { (metric: $0.id, column: $0.column.name) }
  }

  /// The first and last day, nil where there is no row.
  var days: ClosedRange<Day>? {
    let days = rows.map(\.day)
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }

  /// Compares the rows with what earlier imports left.
  func plan(in journal: any JournalReading) throws -> Plan {
    let metrics = metricColumns.map(\.metric)
    let rows = rows.sorted { $0.day < $1.day }
    let known = try entries(in: journal, keys: rows.flatMap { row in metrics.map { key(of: $0, on: row.day) } })
    var plan = Plan()
    for row in rows {
      for (metric, value) in zip(metrics, values(of: row)) {
        let entry = known[key(of: metric, on: row.day)]
        guard let value else {
          if entry != nil { plan.emptied += 1 }
          continue
        }
        let cell = Cell(day: row.day, metric: metric, value: value)
        guard let entry else {
          plan.new.append(cell)
          continue
        }
        let payload = entry.payload
        if payload[MeasurementKind.value] != payload[MeasurementKind.imported]
          || payload[MeasurementKind.metric] != metric.rawValue
          || entry.day != row.day
        {
          plan.edited += 1
        } else if payload[MeasurementKind.value] == value {
          plan.unchanged.append(cell)
        } else {
          plan.changed.append((cell, entry))
        }
      }
    }
    return plan
  }

  /// The entries of earlier imports by their keys, asked for in portions: a store takes only so many at once.
  private func entries(in journal: any JournalReading, keys: [String]) throws -> [String: Entry] {
    var result: [String: Entry] = [:]
    for start in stride(from: 0, to: keys.count, by: 1_000) {
      for entry in try journal.entries(EntryQuery(keys: Set(keys[start..<min(start + 1_000, keys.count)]))) {
        if let key = entry.key { result[key] = entry }
      }
    }
    return result
  }

  /// Writes what a plan says.
  func apply(_ plan: Plan, of session: Session, in journal: any JournalWriting) throws {
    let context = session.person.entryContext
    for (cell, old) in plan.changed {
      var entry = old
      entry.payload[MeasurementKind.value] = cell.value
      entry.payload[MeasurementKind.imported] = cell.value
      try journal.put(entry, measures: MeasurementKind.allMeasures(of: entry, in: context))
    }
    var generator = session.environment.randomNumbers()
    var noon: (day: Day, instant: Instant, offset: Int)?
    for cell in plan.new {
      let time = noon.flatMap { $0.day == cell.day ? $0 : nil } ?? self.noon(of: cell.day, in: session.calendar)
      noon = time
      var payload = Payload()
      payload[MeasurementKind.metric] = cell.metric.rawValue
      payload[MeasurementKind.value] = cell.value
      payload[MeasurementKind.imported] = cell.value
      let entry = Entry(
        id: .random(using: &generator), kind: MeasurementKind.id, instant: time.instant, offset: time.offset,
        zone: session.calendar.zone.identifier, day: cell.day, source: .file,
        pack: session.person.conditions.first?.hash,
        key: key(of: cell.metric, on: cell.day), payload: payload)
      try journal.put(entry, measures: MeasurementKind.allMeasures(of: entry, in: context))
    }
  }

  private func values(of row: Diary.Row) -> [Double?] {
    let flare = map.flare != nil || map.severity?.flareAt != nil ? [row.isFlare.map { $0 ? 1.0 : 0 }] : []
    return flare + (map.severity == nil ? [] : [row.severity]) + row.values
  }

  /// A file says no time of day; noon lies within the logical day whatever its start. Where the clock skips it, the
  /// day's first instant does.
  private func noon(of day: Day, in calendar: DayCalendar) -> (day: Day, instant: Instant, offset: Int) {
    let instant = (try? calendar.instant(on: day, at: LocalTime(wrapping: 720))) ?? calendar.start(of: day)
    return (day, instant, calendar.zone.offset(at: instant))
  }

  /// The text by which a later import finds the entry of a cell: map, person, day, metric.
  private func key(of metric: MetricID, on day: Day) -> String { "\(prefix)\(day):\(metric)" }
}
