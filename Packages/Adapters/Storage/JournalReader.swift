import GRDB
import TrackerCore

/// Answers questions within one transaction.
class JournalReader: JournalReading {
  let statements: Statements
  let forecastTerms: ForecastTerms

  init(_ statements: Statements) {
    self.statements = statements
    forecastTerms = ForecastTerms(statements)
  }

  func entries(_ query: EntryQuery) throws -> [Entry] {
    guard query.limit != 0 else { return [] }
    return try EntryStatement.statements(for: query).flatMap { statement in
      try statements.all(statement.select, statement.arguments) { row in
        try entry(row, of: query).map {
          (written: try row.decode(Int64.self, atIndex: EntryStatement.writtenColumn), entry: $0)
        }
      }.compactMap(\.self)
    }.inOrder(of: query)
  }

  /// nil for a damaged entry, without which the rest can be told. One that is asked for by itself, to change it or to
  /// find it again, is refused instead.
  private func entry(_ row: Row, of query: EntryQuery) throws -> Entry? {
    do { return try Entry(row) } catch {
      guard query.idPrefix == nil, query.keys == nil else { throw error }
      statements.leaveOut(EntryID(try row.decode(atIndex: 1)))
      return nil
    }
  }

  func count(_ query: EntryQuery) throws -> Int {
    var query = query
    query.limit = nil
    return try EntryStatement.statements(for: query).reduce(0) { sum, statement in
      sum + (try statements.first(statement.count, statement.arguments) { try $0.decode(Int.self, atIndex: 0) } ?? 0)
    }
  }

  func deletedEntries() throws -> [DeletedEntry] {
    // All entries are looked at. `+` has that done in the order in which they lie, which takes a tenth of the time.
    try statements.all(
      """
      SELECT entry.id, revision.number, action.id, action.at FROM entry JOIN revision ON revision.id = entry.revision
      JOIN action ON action.id = revision.action WHERE entry.kind IS NULL ORDER BY +entry.id
      """
    ) {
      DeletedEntry(
        id: EntryID(try $0.decode(atIndex: 0)), revision: try $0.decode(atIndex: 1), action: try $0.decode(atIndex: 2),
        deletedAt: Instant(seconds: try $0.decode(atIndex: 3)))
    }
  }

  func ids(withPrefix prefix: String, limit: Int) throws -> [EntryID] {
    try statements.all(
      "SELECT id FROM entry WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
      [prefix.normalised, prefix.normalised.endOfPrefix, max(0, limit)]
    ) { EntryID(try $0.decode(atIndex: 0)) }
  }

  func setAside() throws -> [SetAside] {
    try statements.all("SELECT origin, name, day, action, content FROM set_aside ORDER BY id") { row in
      SetAside(
        origin: try row.decode(atIndex: 0), name: try row.decode(atIndex: 1),
        day: try row.decode(Int?.self, atIndex: 2).map(Day.init(number:)).flatMap { $0.isPlausible ? $0 : nil },
        action: try row.decode(atIndex: 3),
        content: try JournalJSON.decode(
          [String: JSONValue].self, from: try row.decode(atIndex: 4), what: "what was set aside"))
    }
  }

  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    try metrics.flatMap { metric in
      try statements.all(
        """
        SELECT day_total.day, day_total.value FROM metric JOIN day_total ON day_total.metric = metric.id
        WHERE metric.name = ? AND day_total.day BETWEEN ? AND ?
        """, [metric.rawValue.normalised, days.lowerBound.number, days.upperBound.number]
      ) { DayTotal(metric: metric, day: Day(number: try $0.decode(atIndex: 0)), value: try $0.decode(atIndex: 1)) }
    }
  }

  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)] {
    try statements.all(
      "SELECT name, days FROM metric WHERE name >= ? AND name < ? AND days > 0 ORDER BY name",
      [prefix.normalised, prefix.normalised.endOfPrefix]
    ) { (metric: MetricID(try $0.decode(atIndex: 0)), days: try $0.decode(atIndex: 1)) }
  }

  func waiting(in days: ClosedRange<Day>) throws -> [EntryID: EntryID] {
    let waiting = try statements.all(
      """
      SELECT entry.id, counting.id FROM entry JOIN entry AS counting ON counting.serial = entry.waits
      WHERE entry.waits IS NOT NULL AND entry.day BETWEEN ? AND ?
      """, [days.lowerBound.number, days.upperBound.number]
    ) { (EntryID(try $0.decode(atIndex: 0)), EntryID(try $0.decode(atIndex: 1))) }
    return Dictionary(waiting) { first, _ in first }
  }

  func loggedDays(in days: ClosedRange<Day>) throws -> ClosedRange<Day>? {
    try statements.first(
      """
      SELECT (SELECT min(day) FROM entry WHERE day >= ?1 AND day IS NOT NULL),
      (SELECT max(day) FROM entry WHERE day <= ?2 AND day IS NOT NULL)
      """, [days.lowerBound.number, days.upperBound.number]
    ) { row in
      guard let first = try row.decode(Int?.self, atIndex: 0), let last = try row.decode(Int?.self, atIndex: 1),
        first <= last
      else {
        return nil
      }
      return Day(number: first)...Day(number: last)
    } ?? nil
  }

  func daysWithEntries(in days: ClosedRange<Day>) throws -> Set<Day> {
    Set(
      try statements.all(
        "SELECT DISTINCT day FROM entry WHERE day BETWEEN ? AND ? AND day IS NOT NULL",
        [days.lowerBound.number, days.upperBound.number]
      ) { Day(number: try $0.decode(atIndex: 0)) })
  }

  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast] {
    try statements.all(
      "SELECT json, for_day, kind FROM forecast WHERE condition = ? AND for_day BETWEEN ? AND ? ORDER BY for_day, kind",
      [condition.rawValue, days.lowerBound.number, days.upperBound.number]
    ) {
      try Forecast(
        kept: try $0.decode(atIndex: 0), of: condition.rawValue, for: try $0.decode(atIndex: 1),
        try $0.decode(atIndex: 2), forecastTerms)
    }.compactMap(\.self)
  }

  func forecastDays() throws -> [(condition: PackID, days: ClosedRange<Day>)] {
    try statements.all(
      """
      SELECT condition, min(for_day), max(for_day) FROM forecast WHERE for_day BETWEEN ? AND ?
      GROUP BY condition ORDER BY condition
      """, [Day.plausible.lowerBound, Day.plausible.upperBound]
    ) { row in
      let (first, last) = (Day(number: try row.decode(atIndex: 1)), Day(number: try row.decode(atIndex: 2)))
      return (condition: PackID(try row.decode(atIndex: 0)), days: first...last)
    }
  }

  func definition(_ hash: ContentHash) throws -> String? {
    try statements.first("SELECT json FROM definition WHERE hash = ?", [hash.rawValue]) {
      try $0.decode(String?.self, atIndex: 0)
    } ?? nil
  }

  func actions(limit: Int) throws -> [Action] {
    try statements.all(
      "SELECT \(JournalReader.actionColumns) FROM action ORDER BY id DESC LIMIT ?", [max(0, limit)],
      JournalReader.action)
  }

  func action(_ id: Int64) throws -> Action? {
    try statements.first(
      "SELECT \(JournalReader.actionColumns) FROM action WHERE id = ?", [id], JournalReader.action)
  }

  /// What `action(_:)` reads.
  static let actionColumns = "id, at, command, purpose, file, reverts"

  static func action(_ row: Row) throws -> Action {
    Action(
      id: try row.decode(atIndex: 0), at: Instant(seconds: try row.decode(atIndex: 1)),
      command: try row.decode(atIndex: 2),
      purpose: Action.Purpose(named: try row.decode(atIndex: 3), file: try row.decode(atIndex: 4)),
      reverts: try row.decode(atIndex: 5))
  }

  func reversals() throws -> [Int64: Int64] {
    let reversals = try statements.all("SELECT id, reverts FROM action WHERE reverts > 0") {
      (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1))
    }
    return Dictionary(reversals) { _, last in last }
  }

  func lastAction() throws -> Int64 {
    try statements.first("SELECT max(id) FROM action") { try $0.decode(Int64?.self, atIndex: 0) ?? 0 } ?? 0
  }

  func earliestTouchedDay(after action: Int64) throws -> Day? {
    try statements.first(
      """
      SELECT min(day) FROM (SELECT min(earliest_day) AS day FROM action WHERE id > ?1
      UNION ALL SELECT min(day) FROM touched WHERE action > ?1)
      """, [action]
    ) { row in
      try row.decode(Int?.self, atIndex: 0).map(Day.init(number:))
    } ?? nil
  }

  func document(_ key: DocumentKey) throws -> Document? {
    try keptDocument(key)
      ?? statements.first(
        "SELECT json FROM draft WHERE module = ? AND document = ? AND checksum IS \(RowChecksum.ofDraft)",
        [key.module.rawValue.normalised, key.id.normalised]
      ) {
        Document(key: key, json: try $0.decode(atIndex: 0), revision: 0)
      }
      ?? statements.first(
        "SELECT json FROM cache WHERE module = ? AND id = ? AND checksum IS \(RowChecksum.ofCached)",
        [key.module.rawValue.normalised, key.id.normalised]
      ) {
        Document(key: key, json: try $0.decode(atIndex: 0), revision: 0)
      }
  }

  /// The document that was put, drafts and cached state aside.
  func keptDocument(_ key: DocumentKey) throws -> Document? {
    try statements.first(
      """
      SELECT document_revision.json, document_revision.number
      FROM document JOIN document_revision ON document_revision.id = document.revision
      WHERE document.module = ? AND document.id = ?
      """, [key.module.rawValue.normalised, key.id.normalised]
    ) { row in
      try row.decode(String?.self, atIndex: 0).map {
        Document(key: key, json: $0, revision: try row.decode(atIndex: 1))
      }
    } ?? nil
  }

  func documents(of module: ModuleID) throws -> [Document] {
    let name = module.rawValue.normalised
    let ids = try statements.all(
      """
      SELECT id FROM document WHERE module = ?1 UNION SELECT document FROM draft WHERE module = ?1
      UNION SELECT id FROM cache WHERE module = ?1 ORDER BY 1
      """, [name]
    ) {
      try $0.decode(String.self, atIndex: 0)
    }
    return try ids.compactMap { try document(DocumentKey(module, $0)) }
  }

  func modulesWithDocuments() throws -> [ModuleID] {
    try statements.all(
      """
      SELECT document.module FROM document JOIN document_revision ON document_revision.id = document.revision
      WHERE document_revision.json IS NOT NULL UNION SELECT module FROM draft UNION SELECT module FROM cache ORDER BY 1
      """
    ) { ModuleID(try $0.decode(atIndex: 0)) }
  }
}

extension Action.Purpose {
  /// As the journal keeps it: for ever. nil for a change.
  var name: String? {
    switch self {
    case .change: nil
    case .settingUp: "setting-up"
    case .fileImport: "import"
    }
  }

  /// One that a journal keeps; one that only a later version knows is a change.
  init(named name: String?, file: String?) {
    switch name {
    case "setting-up": self = .settingUp
    case "import": self = .fileImport(file: file)
    default: self = .change
    }
  }
}

extension String {
  /// Above every text that begins so, in the order of bytes.
  var endOfPrefix: String { self + "\u{10FFFF}" }
}
