import GRDB
import TrackerCore

/// The measures of entries and the totals of days that follow from them. Totals of what was touched are added up again
/// from measures when they are next asked for or the action ends, so that writing many entries stays linear.
final class DayTotals {
  /// A metric on a day.
  private struct Cell: Hashable, Comparable {
    var metric: Int64
    var day: Int

    /// As measures lie in the file, so that settling many goes through it once.
    static func < (left: Cell, right: Cell) -> Bool { (left.day, left.metric) < (right.day, right.metric) }
  }

  private let statements: Statements
  private var touched: Set<Cell> = []
  private var metrics: [MetricID: Int64] = [:]

  init(_ statements: Statements) { self.statements = statements }

  func add(_ measures: [Measure], ofEntry serial: Int64, at instant: Instant, on day: Day) throws {
    for (position, measure) in measures.enumerated() {
      let metric = try metric(measure.metric)
      try statements.run(
        """
        INSERT INTO measure (day, metric, entry, position, instant, value, fold, rank) VALUES (?, ?, ?, ?, ?, ?, ?, \
        ?)
        """,
        [day.number, metric, serial, position, instant.seconds, measure.value, measure.fold.code, measure.rank])
      touched.insert(Cell(metric: metric, day: day.number))
    }
  }

  func remove(_ measures: [Measure], ofEntry serial: Int64, on day: Day) throws {
    for measure in measures {
      let metric = try metric(measure.metric)
      try statements.run(
        "DELETE FROM measure WHERE day = ? AND metric = ? AND entry = ?", [day.number, metric, serial])
      touched.insert(Cell(metric: metric, day: day.number))
    }
  }

  /// Takes in measures that were written ahead, of entries whose serials are so much above their numbers.
  func take(measuresOf open: Int64, serialsAbove base: Int64) throws {
    try statements.run(
      """
      INSERT INTO measure (day, metric, entry, position, instant, value, fold, rank)
      SELECT open_entry.day, open_measure.metric, ?2 + open_entry.number, open_measure.position, open_entry.instant,
        open_measure.value, open_measure.fold, open_measure.rank
      FROM open_entry JOIN open_measure ON open_measure.entry = open_entry.number WHERE open_entry.action = ?1
      """, [open, base])
    let cells = try statements.all(
      """
      SELECT DISTINCT open_entry.day, open_measure.metric
      FROM open_entry JOIN open_measure ON open_measure.entry = open_entry.number WHERE open_entry.action = ?
      """, [open]
    ) { Cell(metric: try $0.decode(atIndex: 1), day: try $0.decode(atIndex: 0)) }
    touched.formUnion(cells)
  }

  func measures(ofEntry serial: Int64, on day: Day) throws -> [Measure] {
    try statements.all(
      """
      SELECT metric.name, measure.value, measure.fold, measure.rank
      FROM measure JOIN metric ON metric.id = measure.metric
      WHERE measure.day = ? AND measure.entry = ? ORDER BY measure.position
      """, [day.number, serial]
    ) { row in
      Measure(
        MetricID(try row.decode(atIndex: 0)), try row.decode(atIndex: 1),
        fold: try Fold(code: try row.decode(atIndex: 2)),
        rank: try row.decode(atIndex: 3))
    }
  }

  /// Adds up again the totals of what was touched.
  func settle() throws {
    guard !touched.isEmpty else { return }
    var days: [Int64: Int] = [:]
    for cell in touched.sorted() { days[cell.metric, default: 0] += try settle(cell) }
    for (metric, change) in days where change != 0 {
      try statements.run("UPDATE metric SET days = days + ? WHERE id = ?", [change, metric])
    }
    touched = []
  }

  /// - Returns: By how much the number of the metric's days changed.
  private func settle(_ cell: Cell) throws -> Int {
    // Equal times keep this order: it is the one in which the entries were first written.
    let measures = try statements.all(
      "SELECT instant, value, fold, rank FROM measure WHERE day = ? AND metric = ? ORDER BY entry, position",
      [cell.day, cell.metric]
    ) { try DayTotals.timedMeasure($0) }
    guard let total = measures.dayTotal else {
      return -(try statements.run("DELETE FROM day_total WHERE metric = ? AND day = ?", [cell.metric, cell.day]))
    }
    if try statements.run(
      "UPDATE day_total SET value = ? WHERE metric = ? AND day = ?", [total, cell.metric, cell.day]) > 0
    {
      return 0
    }
    return try statements.run(
      "INSERT INTO day_total (metric, day, value) VALUES (?, ?, ?)", [cell.metric, cell.day, total])
  }

  /// Every total as it follows from the measures, with its metric's row.
  static func eachDerived(
    _ statements: Statements, _ body: (_ metric: Int64, _ day: Int, _ total: Double) throws -> Void
  ) throws {
    var cell: Cell?
    var measures: [(time: Instant, measure: Measure)] = []
    func finish() throws {
      if let cell, let total = measures.dayTotal { try body(cell.metric, cell.day, total) }
      measures.removeAll(keepingCapacity: true)
    }
    try statements.each(
      "SELECT day, metric, instant, value, fold, rank FROM measure ORDER BY day, metric, entry, position"
    ) { row in
      let next = Cell(metric: try row.decode(atIndex: 1), day: try row.decode(atIndex: 0))
      if next != cell { try finish() }
      cell = next
      measures.append(try timedMeasure(row, from: 2))
    }
    try finish()
  }

  /// How many totals differ from those that follow from the measures, missing and surplus ones included, and the days
  /// of those that follow.
  static func wrong(_ statements: Statements) throws -> (count: Int, days: Set<Int>) {
    var right = 0
    var derived = 0
    var days: Set<Int> = []
    try eachDerived(statements) { metric, day, total in
      let stored = try statements.first("SELECT value FROM day_total WHERE metric = ? AND day = ?", [metric, day]) {
        try $0.decode(Double.self, atIndex: 0)
      }
      derived += 1
      if stored == total { right += 1 } else { days.insert(day) }
    }
    let stored = try statements.number("SELECT count(*) FROM day_total")
    let miscounted = try statements.number(
      "SELECT count(*) FROM metric WHERE days <> (SELECT count(*) FROM day_total WHERE day_total.metric = metric.id)")
    return (max(derived, stored) - right + miscounted, days)
  }

  /// Adds up all totals again.
  static func rebuild(_ statements: Statements) throws {
    try statements.run("DELETE FROM day_total")
    try eachDerived(statements) { metric, day, total in
      try statements.run("INSERT INTO day_total (metric, day, value) VALUES (?, ?, ?)", [metric, day, total])
    }
    try statements.run("UPDATE metric SET days = (SELECT count(*) FROM day_total WHERE day_total.metric = metric.id)")
    try statements.run("UPDATE meta SET value = ? WHERE name = 'totals-version'", [JournalSchema.totalsVersion])
  }

  /// Reads instant, value, fold and rank from a column on; which metric it is has no part in a total.
  static func timedMeasure(_ row: Row, from column: Int = 0) throws -> (time: Instant, measure: Measure) {
    (
      Instant(seconds: try row.decode(atIndex: column)),
      Measure(
        "", try row.decode(atIndex: column + 1), fold: try Fold(code: try row.decode(atIndex: column + 2)),
        rank: try row.decode(atIndex: column + 3))
    )
  }

  /// The row of a metric, which is made where there is none.
  func metric(_ id: MetricID) throws -> Int64 {
    if let known = metrics[id] { return known }
    let name = id.rawValue.normalised
    try statements.run("INSERT INTO metric (name) VALUES (?) ON CONFLICT DO NOTHING", [name])
    let row =
      try statements.first("SELECT id FROM metric WHERE name = ?", [name]) { try $0.decode(Int64.self, atIndex: 0) }
      ?? 0
    metrics[id] = row
    return row
  }
}
