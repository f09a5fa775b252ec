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

  /// Looks metrics up again: some are gone.
  func forgetMetrics() { metrics = [:] }

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

  /// Takes in measures that were written ahead, of entries that are in the journal by now.
  func take(_ taking: SQLiteOpenAction.Taking) throws {
    try statements.run(
      """
      INSERT INTO measure (day, metric, entry, position, instant, value, fold, rank)
      SELECT open_entry.day, open_measure.metric, \(taking.serial), open_measure.position, open_entry.instant,
        open_measure.value, open_measure.fold, open_measure.rank
      FROM open_entry JOIN open_measure ON open_measure.entry = open_entry.number WHERE +open_entry.action = ?
      """, [taking.open])
    // What the action changed besides is not in the prepared totals: it is still touched, and settled at the end.
    let cells = try statements.all(
      taking.isPrepared
        ? "SELECT day, metric FROM temp.prepared_total WHERE value IS NULL"
        : """
        SELECT DISTINCT open_entry.day, open_measure.metric
        FROM open_entry JOIN open_measure ON open_measure.entry = open_entry.number
        WHERE open_entry.action = ?
        """, taking.isPrepared ? [] : [taking.open]
    ) { Cell(metric: try $0.decode(atIndex: 1), day: try $0.decode(atIndex: 0)) }
    touched.formUnion(cells)
    guard taking.isPrepared else { return }
    try statements.run(
      """
      INSERT OR REPLACE INTO day_total (metric, day, value)
      SELECT metric, day, value FROM temp.prepared_total WHERE value IS NOT NULL
      """)
    try statements.run(
      """
      UPDATE metric SET days = (SELECT count(*) FROM day_total WHERE day_total.metric = metric.id)
      WHERE id IN (SELECT metric FROM temp.prepared_total)
      """)
  }

  /// Adds up what the totals will be once the measures of an open action are taken in, into a table of this connection.
  /// The total is NULL where that is known only then: entries of one instant go by when they were first written, and
  /// those of the action are not yet.
  static func prepare(measuresOf open: Int64, _ statements: Statements) throws {
    try statements.run(
      """
      CREATE TEMP TABLE IF NOT EXISTS prepared_total
        (metric INTEGER NOT NULL, day INTEGER NOT NULL, value REAL, PRIMARY KEY (metric, day)) WITHOUT ROWID
      """)
    try statements.run("DELETE FROM temp.prepared_total")
    var measures: [Cell: [(time: Instant, measure: Measure)]] = [:]
    // All of them will be written at once.
    try statements.each(
      """
      SELECT open_measure.metric, open_entry.day, open_entry.instant, open_measure.value, open_measure.fold,
        open_measure.rank
      FROM open_entry JOIN open_measure ON open_measure.entry = open_entry.number WHERE open_entry.action = ?
      ORDER BY open_entry.id, open_measure.position
      """, [open]
    ) { row in
      let cell = Cell(metric: try row.decode(atIndex: 0), day: try row.decode(atIndex: 1))
      measures[cell, default: []].append(try timedMeasure(row, from: 2))
    }
    for (cell, new) in measures.sorted(by: { $0.key < $1.key }) {
      let kept = try kept(of: cell, statements)
      let isOrderKnown = Set(kept.map(\.time)).isDisjoint(with: new.map(\.time))
      try statements.run(
        "INSERT INTO temp.prepared_total (metric, day, value) VALUES (?, ?, ?)",
        [cell.metric, cell.day, isOrderKnown ? (kept + new).dayTotal : nil])
    }
  }

  /// Adds the totals of an entry up again: it counts now, or no longer.
  func touch(measuresOf serial: Int64, on day: Day) throws {
    for measure in try measures(ofEntry: serial, on: day) {
      touched.insert(Cell(metric: try metric(measure.metric), day: day.number))
    }
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
        fold: Fold(code: try row.decode(atIndex: 2)),
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
    guard let total = try DayTotals.kept(of: cell, statements).dayTotal else {
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

  /// The measures that count, in their order but for their times.
  private static func kept(of cell: Cell, _ statements: Statements) throws -> [(time: Instant, measure: Measure)] {
    try statements.all(
      """
      SELECT measure.instant, value, fold, rank FROM measure CROSS JOIN entry ON entry.serial = measure.entry
      WHERE measure.day = ? AND metric = ? AND \(counts) ORDER BY \(order)
      """, [cell.day, cell.metric]
    ) { try timedMeasure($0) }
  }

  /// Whether the entry of a measure counts.
  private static let counts = "entry.waits IS NULL"
  /// The order of the measures of a cell but for their times, which they are sorted by when they are folded.
  private static let order = "entry.written, entry.id, measure.position"

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
      """
      SELECT measure.day, metric, measure.instant, value, fold, rank
      FROM measure CROSS JOIN entry ON entry.serial = measure.entry WHERE \(counts)
      ORDER BY measure.day, measure.metric, \(order)
      """
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
    // What only a later version can add up is right as it is.
    let stored = try statements.number(
      """
      SELECT count(*) FROM day_total WHERE (metric, day) NOT IN (SELECT metric, day FROM measure WHERE fold NOT IN \
      \(knownFolds))
      """)
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

  /// The codes of the folds that this version knows, as a list of SQL.
  static let knownFolds = "(\(Fold.allCases.map { "\($0.code)" }.joined(separator: ", ")))"

  /// Reads instant, value, fold and rank from a column on; which metric it is has no part in a total.
  static func timedMeasure(_ row: Row, from column: Int = 0) throws -> (time: Instant, measure: Measure) {
    (
      Instant(seconds: try row.decode(atIndex: column)),
      Measure(
        "", try row.decode(atIndex: column + 1), fold: Fold(code: try row.decode(atIndex: column + 2)),
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
