import TrackerCore

/// Passes every question and every write on, and counts what the forecast's work grows with.
final class CountingJournal: JournalWriting {
  private let journal: any JournalWriting
  /// Days times questions.
  private(set) var daysRead = 0
  private(set) var definitionsRead = 0
  private(set) var forecastsWritten = 0
  /// Of the cached state, in bytes.
  private(set) var stateSize = 0

  init(_ journal: any JournalWriting) { self.journal = journal }

  var action: Int64 { journal.action }

  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    daysRead += days.count
    return try journal.totals(of: metrics, in: days)
  }

  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast] {
    daysRead += days.count
    return try journal.forecasts(of: condition, for: days)
  }

  func definition(_ hash: ContentHash) throws -> String? {
    definitionsRead += 1
    return try journal.definition(hash)
  }

  func put(_ forecast: Forecast) throws {
    forecastsWritten += 1
    try journal.put(forecast)
  }

  func cache(_ json: String?, as key: DocumentKey) throws {
    stateSize = json?.utf8.count ?? 0
    try journal.cache(json, as: key)
  }

  func entries(_ query: EntryQuery) throws -> [Entry] { try journal.entries(query) }
  func deletedEntries() throws -> [DeletedEntry] { try journal.deletedEntries() }
  func ids(withPrefix prefix: String, limit: Int) throws -> [EntryID] {
    try journal.ids(withPrefix: prefix, limit: limit)
  }
  func versions(of entry: EntryID) throws -> [EntryVersion] { try journal.versions(of: entry) }
  func purge(documents: Set<DocumentKey>) throws -> Int { try journal.purge(documents: documents) }
  func purge(_ entries: Set<EntryID>) throws -> Int { try journal.purge(entries) }
  func forgetStates(of document: DocumentKey, before instant: Instant) throws {
    try journal.forgetStates(of: document, before: instant)
  }
  func setAside() throws -> [SetAside] { try journal.setAside() }
  func revisions(of document: DocumentKey) throws -> [DocumentRevision] { try journal.revisions(of: document) }
  func revisions(ofAll module: ModuleID) throws -> [DocumentKey: [DocumentRevision]] {
    try journal.revisions(ofAll: module)
  }
  func forecastDays() throws -> [(condition: PackID, days: ClosedRange<Day>)] { try journal.forecastDays() }
  func count(_ query: EntryQuery) throws -> Int { try journal.count(query) }
  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)] {
    try journal.metrics(withPrefix: prefix)
  }
  func loggedDays(in days: ClosedRange<Day>) throws -> ClosedRange<Day>? { try journal.loggedDays(in: days) }
  func document(_ key: DocumentKey) throws -> Document? { try journal.document(key) }
  func documents(of module: ModuleID) throws -> [Document] { try journal.documents(of: module) }
  func modulesWithDocuments() throws -> [ModuleID] { try journal.modulesWithDocuments() }
  func actions(limit: Int) throws -> [Action] { try journal.actions(limit: limit) }
  func action(_ id: Int64) throws -> Action? { try journal.action(id) }
  func reversals() throws -> [Int64: Int64] { try journal.reversals() }
  func changeCounts(of action: Int64) throws -> ChangeCounts { try journal.changeCounts(of: action) }
  func documentChanges(of action: Int64) throws -> [Change] { try journal.documentChanges(of: action) }
  func laterChanges(than action: Int64) throws -> [LaterChange] { try journal.laterChanges(than: action) }
  func entry(_ id: EntryID, after action: Int64) throws -> Entry? { try journal.entry(id, after: action) }
  func firstAction(of entry: EntryID) throws -> Int64? { try journal.firstAction(of: entry) }
  func document(_ key: DocumentKey, after action: Int64) throws -> String? { try journal.document(key, after: action) }
  func eachRecord(_ body: (JournalRecord) throws -> Void) throws { try journal.eachRecord(body) }
  func reverts(_ action: Int64) throws { try journal.reverts(action) }
  func lastAction() throws -> Int64 { try journal.lastAction() }
  func earliestTouchedDay(after action: Int64) throws -> Day? { try journal.earliestTouchedDay(after: action) }
  func changes(of action: Int64) throws -> [Change] { try journal.changes(of: action) }
  func put(_ entry: Entry, measures: [Measure]) throws { try journal.put(entry, measures: measures) }
  func delete(_ entry: EntryID) throws { try journal.delete(entry) }
  func forget(before day: Day) throws -> Int { try journal.forget(before: day) }
  func close(_ open: any OpenAction, taking keys: Set<String>) throws { try journal.close(open, taking: keys) }
  func discardAbandoned() throws -> [AbandonedAction] { try journal.discardAbandoned() }
  func declare(_ purpose: Action.Purpose) throws { try journal.declare(purpose) }
  func setFirstWritten(_ instant: Instant, of entry: EntryID) throws {
    try journal.setFirstWritten(instant, of: entry)
  }
  func wait(_ states: [EntryID: EntryID?]) throws { try journal.wait(states) }
  func waiting(in days: ClosedRange<Day>) throws -> [EntryID: EntryID] { try journal.waiting(in: days) }
  func draft(_ json: String?, as key: DocumentKey) throws { try journal.draft(json, as: key) }
  func days(changedBy action: Int64, of kinds: Set<LogKindID>) throws -> [LogKindID: Set<Day>] {
    try journal.days(changedBy: action, of: kinds)
  }
  func put(_ json: String?, as key: DocumentKey) throws { try journal.put(json, as: key) }
  func removeReplayedForecasts(of condition: PackID, from day: Day) throws {
    try journal.removeReplayedForecasts(of: condition, from: day)
  }
  func remember(_ json: String, as hash: ContentHash) throws { try journal.remember(json, as: hash) }
}
