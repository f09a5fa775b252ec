import Synchronization
import TrackerCore
import TrackerTestSupport

/// A journal that does one thing wrong: the conformance suite must notice each.
struct BrokenJournal: Journal {
  enum Fault: String, CaseIterable, Sendable {
    case losesTheOffset, keepsTheFirstPut, revisesEqualEntries, ignoresDeletion, recordsDeletingNothing,
      ordersByRevision, allowsEqualKeys
    case keepsKeysOfTheDeleted, treatsNoKeyAsAKey, acceptsWhatIsNotFinite, logsADayTooMany, keepsTiesWhenReversed,
      ignoresLimits, ignoresDays
    case ignoresPrefixes, countsOneTooMany, addsUpEverything, takesTheLargestForTheLast, ignoresRanks, dropsZeros,
      keepsMeasuresOfTheDeleted
    case keepsMeasuresOfTheMoved, keepsMeasuresOfTheEdited, excludesTheLastDay, findsMetricsAnywhere,
      showsTotalsOfBefore, comparesBytes
    case countsNoRevisions, recordsEqualDocuments, listsDocumentsBackwards, recordsCachedState,
      hidesDocumentsByCachedState, keepsTheFirstForecast
    case ordersForecastsBackwards, removesReplayedForecastsOfAllDays, forgetsDefinitions, keepsWhatWasRolledBack,
      rewritesErrors
    case ordersActionsBackwards, recordsActionsWithoutChange, reusesIDs, isItsOwnLastAction, touchesOnlyAfterwards,
      forgetsFormerDays
    case givesTheStateAfter, losesMeasuresOfBefore, forgetsReverts, revertsTheUnknown, findsNoAction
    case findsItsOwnChangesLater, findsLaterEntriesAlone, givesTheStateOfNow, givesTheDocumentOfNow
    case countsDocumentsAsEntries, givesEntriesAmongDocuments
    case showsWhatIsWrittenAhead, losesWhatIsWrittenAhead, takesInAll, keepsTheAbandoned, hasSeveralOpen
    case losesEarlierStates, losesRemovedDocuments, restoresOverEntries, restoresNoReversals, keepsHalfOfTheRestored
    case restoresNoMeasures, restoresUnknownActions
    case ordersByID, forgetsFirstWriting, forgetsWhatWaits, listsAllThatWaits, readsWhatWaits, countsWhatWaits
    case recordsDrafts, losesDrafts, hidesDocumentsByDrafts, forgetsPurposes, losesDaysOfBefore
    case derivesNothing, derivesOtherKinds, forgetsVersions, keepsCachedState, derivesHalf, forgetsDefinitionsOfRules
    case keepsEarlierDefinitions
    case searchesNoWords, searchesNoMarks
    case findsNoDeletedIDs, tellsVersionsBackwards, tellsNoDeletions, purgesWhatIsThere, purgesNothing
    case forgetsTheStateBefore
    case purgesNoDocuments, findsNoRemovedDocuments
  }

  /// What the faults need to remember.
  struct Memory: Sendable {
    var measures: [EntryID: [Measure]] = [:]
    var usedKeys: [String: EntryID] = [:]
    var ghosts = 0
  }

  let fault: Fault
  private let sound = InMemoryJournal()
  private let memory = SharedMemory()

  init(_ fault: Fault) { self.fault = fault }

  var isReadOnly: Bool { sound.isReadOnly }

  func open(_ command: String, importing file: String?) throws -> (any OpenAction)? {
    switch fault {
    case .hasSeveralOpen:
      return try (try? sound.open(command, importing: file)) ?? InMemoryJournal().open(command, importing: file)
    case .losesWhatIsWrittenAhead, .showsWhatIsWrittenAhead:
      return try sound.open(command, importing: file).map { BrokenOpenAction($0, fault, in: sound) }
    default: return try sound.open(command, importing: file)
    }
  }

  func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    var query = query
    switch fault {
    case .searchesNoWords: query.terms = []
    case .searchesNoMarks: query.marks = []
    default: break
    }
    return try sound.search(query, rules)
  }

  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
    fault == .forgetsVersions ? [:] : try sound.measureRules(of: kinds)
  }

  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] {
    /// The plan with something wrong in it.
    func changed(_ change: (inout Rederivation) throws -> Void) throws -> [LogKindID: Int] {
      try sound.rederive { reading in
        var plan = try plan(reading)
        try change(&plan)
        return plan
      }
    }
    switch fault {
    case .derivesNothing: return try changed { $0.derive = { _ in nil } }
    case .derivesOtherKinds:
      let kinds = Set(try sound.read { try $0.entries(EntryQuery()) }.map(\.kind))
      return try changed { plan in
        plan.rules.merge(kinds.map { ($0, MeasureRule(version: 0)) }) { first, _ in first }
      }
    case .forgetsDefinitionsOfRules:
      return try changed { plan in
        plan.definitions = []
        plan.rules = plan.rules.mapValues { MeasureRule(version: $0.version) }
      }
    case .keepsCachedState:
      let cached = try sound.read { try $0.document(DocumentKey("person", "facts")) }
      let changed = try sound.rederive(plan)
      if let cached {
        try sound.write("cache", at: Instant(seconds: 0)) { try $0.cache(cached.json, as: cached.key) }
      }
      return changed
    case .derivesHalf:
      return try changed { plan in
        let derive = plan.derive
        plan.derive = { entry in
          do { return try derive(entry) } catch { return nil }
        }
      }
    default: return try sound.rederive(plan)
    }
  }

  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
    var outcome: Swift.Result<Result, any Error>?
    if fault == .restoresOverEntries, try sound.read({ try !$0.actions(limit: 1).isEmpty }) {
      return try InMemoryJournal().restore(body)
    }
    try sound.restore { journal in
      do {
        outcome = .success(try body(BrokenRestoring(journal, fault)))
      } catch  where fault == .keepsHalfOfTheRestored {
        outcome = .failure(error)
      }
    }
    guard let outcome else { throw Failure(.storage, "no outcome") }
    return try outcome.get()
  }

  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result {
    do {
      return try sound.read { try body(BrokenReading($0, fault)) }
    } catch  where fault == .rewritesErrors {
      throw Failure(.storage, "something went wrong")
    }
  }

  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
  {
    let before = try sound.read {
      try $0.totals(of: Set($0.metrics(withPrefix: "").map(\.metric)), in: Day(number: 0)...Day(number: 99_999))
    }
    var outcome: Swift.Result<Result, any Error>?
    try sound.write(command, at: instant) { journal in
      let writing = BrokenWriting(journal, fault, memory: memory, before: before)
      do {
        outcome = .success(try body(writing))
      } catch  where fault == .keepsWhatWasRolledBack {
        outcome = .failure(error)
      }
      if fault == .recordsActionsWithoutChange { try journal.put("\(journal.action)", as: DocumentKey("noise", "a")) }
    }
    guard let outcome else { throw Failure(.storage, "no outcome") }
    return try outcome.get()
  }
}

/// A memory that outlives one action.
final class SharedMemory: Sendable {
  private let memory = Mutex(BrokenJournal.Memory())
  func use<Value: Sendable>(_ body: (inout BrokenJournal.Memory) -> Value) -> Value { memory.withLock { body(&$0) } }
}

class BrokenReading: JournalReading {
  typealias Fault = BrokenJournal.Fault
  let sound: any JournalReading
  let fault: Fault
  static let ghost: LogKindID = "ghost"

  init(_ sound: any JournalReading, _ fault: Fault) {
    self.sound = sound
    self.fault = fault
  }

  func entries(_ query: EntryQuery) throws -> [Entry] {
    var query = query
    if fault == .ignoresLimits { query.limit = nil }
    if fault == .ignoresDays { query.days = nil }
    if fault == .ignoresPrefixes { query.idPrefix = nil }
    if fault == .readsWhatWaits { query.onlyCounting = false }
    let found = try sound.entries(query).filter { $0.kind != Self.ghost }
    switch fault {
    case .ordersByID:
      let ordered = found.sorted { ($0.instant, $0.id) < ($1.instant, $1.id) }
      return query.order == .oldestFirst ? ordered : ordered.reversed()
    case .ordersByRevision: return found.sorted { ($0.instant, $0.revision) < ($1.instant, $1.revision) }
    case .keepsTiesWhenReversed where query.order == .newestFirst:
      return found.reversed().sorted { $0.instant > $1.instant }
    default: return found
    }
  }

  func count(_ query: EntryQuery) throws -> Int {
    var query = query
    if fault == .countsWhatWaits { query.onlyCounting = false }
    return try sound.count(query) + (fault == .countsOneTooMany ? 1 : 0)
  }

  func deletedEntries() throws -> [DeletedEntry] {
    let deleted = try sound.deletedEntries()
    return fault == .listsDocumentsBackwards ? deleted.reversed() : deleted
  }

  func ids(withPrefix prefix: String, limit: Int) throws -> [EntryID] {
    let ids = try sound.ids(withPrefix: prefix, limit: limit)
    guard fault == .findsNoDeletedIDs else { return ids }
    return try ids.filter { try sound.count(EntryQuery(idPrefix: $0.rawValue)) > 0 }
  }

  func versions(of entry: EntryID) throws -> [EntryVersion] {
    let versions = try sound.versions(of: entry)
    switch fault {
    case .tellsVersionsBackwards: return versions.reversed()
    case .tellsNoDeletions: return versions.filter { $0.content != .deleted }
    default: return versions
    }
  }

  func setAside() throws -> [SetAside] { try sound.setAside() }

  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    let totals = try sound.totals(of: metrics, in: days)
    switch fault {
    case .dropsZeros: return totals.filter { $0.value != 0 }
    case .excludesTheLastDay: return totals.filter { $0.day < days.upperBound }
    default: return totals
    }
  }

  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)] {
    guard fault == .findsMetricsAnywhere else { return try sound.metrics(withPrefix: prefix) }
    return try sound.metrics(withPrefix: "").filter { prefix.isEmpty || $0.metric.rawValue.contains(prefix) }
  }

  func waiting(in days: ClosedRange<Day>) throws -> [EntryID: EntryID] {
    try sound.waiting(in: fault == .listsAllThatWaits ? Day(number: 0)...Day(number: 99_999) : days)
  }

  func loggedDays(in days: ClosedRange<Day>) throws -> ClosedRange<Day>? {
    try sound.loggedDays(in: days).map {
      fault == .logsADayTooMany ? $0.lowerBound...$0.upperBound.advanced(by: 1) : $0
    }
  }

  func document(_ key: DocumentKey) throws -> Document? {
    var document = try sound.document(key)
    if fault == .countsNoRevisions { document?.revision = 1 }
    return document
  }

  func documents(of module: ModuleID) throws -> [Document] {
    let documents = try sound.documents(of: module)
    return fault == .listsDocumentsBackwards ? documents.reversed() : documents
  }

  func modulesWithDocuments() throws -> [ModuleID] {
    let modules = try sound.modulesWithDocuments()
    return fault == .listsDocumentsBackwards ? modules.reversed() : modules
  }

  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast] {
    let forecasts = try sound.forecasts(of: condition, for: days)
    return fault == .ordersForecastsBackwards ? forecasts.reversed() : forecasts
  }

  func forecastDays() throws -> [(condition: PackID, days: ClosedRange<Day>)] {
    let forecasts = try sound.forecastDays()
    return fault == .ordersForecastsBackwards ? forecasts.reversed() : forecasts
  }

  func definition(_ hash: ContentHash) throws -> String? {
    fault == .forgetsDefinitions ? nil : try sound.definition(hash)
  }

  func revisions(of document: DocumentKey) throws -> [DocumentRevision] {
    let revisions = try sound.revisions(of: document)
    return fault == .listsDocumentsBackwards ? revisions.reversed() : revisions
  }

  func revisions(ofAll module: ModuleID) throws -> [DocumentKey: [DocumentRevision]] {
    let all = try sound.revisions(ofAll: module)
    return fault == .findsNoRemovedDocuments ? all.filter { $0.value.last?.json != nil } : all
  }

  func actions(limit: Int) throws -> [Action] {
    let actions = try sound.actions(limit: limit)
    return fault == .ordersActionsBackwards ? actions.reversed() : actions
  }

  func action(_ id: Int64) throws -> Action? { fault == .findsNoAction ? nil : try sound.action(id) }

  func reversals() throws -> [Int64: Int64] { fault == .forgetsReverts ? [:] : try sound.reversals() }

  func changeCounts(of action: Int64) throws -> ChangeCounts {
    var counts = try sound.changeCounts(of: action)
    if fault == .countsDocumentsAsEntries { counts.added += try sound.documentChanges(of: action).count }
    return counts
  }

  func days(changedBy action: Int64, of kinds: Set<LogKindID>) throws -> [LogKindID: Set<Day>] {
    let days = try sound.days(changedBy: action, of: kinds)
    guard fault == .losesDaysOfBefore else { return days }
    return days.mapValues { $0.max().map { [$0] } ?? [] }
  }

  func documentChanges(of action: Int64) throws -> [Change] {
    try fault == .givesEntriesAmongDocuments ? sound.changes(of: action) : sound.documentChanges(of: action)
  }

  func laterChanges(than action: Int64) throws -> [LaterChange] {
    let later = try sound.laterChanges(than: action)
    switch fault {
    case .findsItsOwnChangesLater:
      return try sound.changes(of: action).map { LaterChange(action: action, subject: $0.subject) } + later
    case .findsLaterEntriesAlone: return later.filter { if case .entry = $0.subject { true } else { false } }
    default: return later
    }
  }

  func entry(_ id: EntryID, after action: Int64) throws -> Entry? {
    try sound.entry(id, after: fault == .givesTheStateOfNow ? .max : action)
  }

  func firstAction(of entry: EntryID) throws -> Int64? {
    fault == .givesTheStateOfNow ? try sound.lastAction() : try sound.firstAction(of: entry)
  }

  func document(_ key: DocumentKey, after action: Int64) throws -> String? {
    try sound.document(key, after: fault == .givesTheDocumentOfNow ? .max : action)
  }

  func eachRecord(_ body: (JournalRecord) throws -> Void) throws {
    try sound.eachRecord { record in
      switch (record, fault) {
      case (.entry(let id, let revisions), .losesEarlierStates): try body(.entry(id, revisions.suffix(1)))
      case (.document(_, let revisions), .losesRemovedDocuments) where revisions.last?.json == nil: break
      default: try body(record)
      }
    }
  }

  func lastAction() throws -> Int64 { try sound.lastAction() }

  func earliestTouchedDay(after action: Int64) throws -> Day? {
    let day = try sound.earliestTouchedDay(after: action)
    guard fault == .forgetsFormerDays, let day, let logged = try sound.loggedDays() else { return day }
    return max(day, logged.lowerBound)
  }

  func changes(of action: Int64) throws -> [Change] {
    try sound.changes(of: action).map { change in
      guard case .entry(let id, let before, let measures) = change else { return change }
      switch fault {
      case .givesTheStateAfter:
        return .entry(id, before: try sound.entries(EntryQuery(idPrefix: id.rawValue)).first, measuresBefore: measures)
      case .losesMeasuresOfBefore: return .entry(id, before: before, measuresBefore: [])
      default: return change
      }
    }
  }
}
