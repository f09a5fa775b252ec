import TrackerConsole
import TrackerCore

/// Answers questions about the state of a journal in memory.
class InMemoryReading: JournalReading {
  var state: InMemoryState

  /// Told of every question for days or documents.
  private let ask: @Sendable () -> Void

  init(state: InMemoryState, ask: @escaping @Sendable () -> Void = {}) {
    self.state = state
    self.ask = ask
  }

  func entries(_ query: EntryQuery) throws -> [Entry] {
    let matching = inOrder(matches(query)).map(\.entry)
    let ordered = query.order == .oldestFirst ? matching : matching.reversed()
    return Array(ordered.prefix(max(0, query.limit ?? .max)))
  }

  /// By instant, first writing and id.
  private func inOrder(_ entries: some Sequence<InMemoryState.Current>) -> [InMemoryState.Current] {
    func place(_ entry: Entry) -> (Instant, Instant, EntryID) {
      (entry.instant, state.written[entry.id] ?? Instant(seconds: 0), entry.id)
    }
    return entries.sorted { place($0.entry) < place($1.entry) }
  }

  func waiting(in days: ClosedRange<Day>) throws -> [EntryID: EntryID] {
    state.waits.filter { waiting, _ in state.current[waiting].map { days.contains($0.entry.day) } ?? false }
  }

  func count(_ query: EntryQuery) throws -> Int { matches(query).count }

  func deletedEntries() throws -> [DeletedEntry] {
    let at = Dictionary(state.actions.map { ($0.id, $0.at) }) { first, _ in first }
    return state.revisions.compactMap { id, revisions in
      guard let last = revisions.last, last.entry == nil else { return nil }
      return DeletedEntry(
        id: id, revision: revisions.count, action: last.action, deletedAt: at[last.action] ?? Instant(seconds: 0))
    }.sorted { $0.id < $1.id }
  }

  func ids(withPrefix prefix: String, limit: Int) throws -> [EntryID] {
    Array(state.revisions.keys.filter { $0.rawValue.hasPrefix(prefix) }.sorted().prefix(max(0, limit)))
  }

  /// Nothing in memory is ever damaged.
  func setAside() throws -> [SetAside] { [] }

  private func matches(_ query: EntryQuery) -> [InMemoryState.Current] {
    state.current.values.filter { current in
      let entry = current.entry
      guard !query.onlyCounting || state.waits[entry.id] == nil else { return false }
      return query.days?.contains(entry.day) ?? true
        && query.kinds?.contains(entry.kind) ?? true
        && entry.id.rawValue.hasPrefix(query.idPrefix ?? "")
        && query.keys.map { keys in entry.key.map(keys.contains) ?? false } ?? true
    }
  }

  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    ask()
    return allTotals(on: days).filter { metrics.contains($0.metric) }
  }

  private func allTotals(on days: ClosedRange<Day>?) -> [DayTotal] {
    struct Key: Hashable {
      var metric: MetricID
      var day: Day
    }
    var measures: [Key: [(time: Instant, measure: Measure)]] = [:]
    let counting = state.current.values.filter {
      days?.contains($0.entry.day) ?? true && state.waits[$0.entry.id] == nil
    }
    for current in inOrder(counting) {
      for measure in current.measures {
        measures[Key(metric: measure.metric, day: current.entry.day), default: []].append(
          (current.entry.instant, measure))
      }
    }
    return measures.compactMap { key, measures in
      measures.dayTotal.map { DayTotal(metric: key.metric, day: key.day, value: $0) }
    }
  }

  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)] {
    let totals = allTotals(on: nil).filter { $0.metric.rawValue.hasPrefix(prefix) }
    return Dictionary(grouping: totals, by: \.metric).map { (metric: $0.key, days: $0.value.count) }.sorted {
      $0.metric < $1.metric
    }
  }

  func loggedDays(in asked: ClosedRange<Day>) throws -> ClosedRange<Day>? {
    let days = state.current.values.map(\.entry.day).filter(asked.contains)
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }

  func document(_ key: DocumentKey) throws -> Document? {
    ask()
    return kept(key)
  }

  private func kept(_ key: DocumentKey) -> Document? {
    if let revisions = state.documents[key], let json = revisions.last?.json {
      return Document(key: key, json: json, revision: revisions.count)
    }
    return (state.drafts[key] ?? state.caches[key]).map { Document(key: key, json: $0, revision: 0) }
  }

  func documents(of module: ModuleID) throws -> [Document] {
    ask()
    let all = Set(state.documents.keys).union(state.drafts.keys).union(state.caches.keys)
    let keys = all.filter { $0.module == module }
    return keys.sorted().compactMap(kept)
  }

  func modulesWithDocuments() throws -> [ModuleID] {
    let kept = state.documents.filter { $0.value.last?.json != nil }.keys
    return Set((Array(kept) + Array(state.drafts.keys) + Array(state.caches.keys)).map(\.module)).sorted()
  }

  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast] {
    state.forecasts.values.filter { $0.condition == condition && days.contains($0.forDay) }
      .sorted { ($0.forDay, $0.kind.rawValue) < ($1.forDay, $1.kind.rawValue) }
  }

  func forecastDays() throws -> [(condition: PackID, days: ClosedRange<Day>)] {
    Dictionary(grouping: state.forecasts.keys, by: \.condition).compactMap { condition, keys in
      let days = keys.map(\.day)
      guard let first = days.min(), let last = days.max() else { return nil }
      return (condition: condition, days: first...last)
    }.sorted { $0.condition < $1.condition }
  }

  func definition(_ hash: ContentHash) throws -> String? { state.definitions[hash] }

  func actions(limit: Int) throws -> [Action] { state.actions.suffix(max(0, limit)).reversed() }

  func action(_ id: Int64) throws -> Action? { state.actions.first { $0.id == id } }

  func reversals() throws -> [Int64: Int64] {
    Dictionary(state.actions.compactMap { action in action.reverts.map { (action.id, $0) } }) { _, last in last }
  }

  func lastAction() throws -> Int64 { state.actions.last?.id ?? 0 }

  func earliestTouchedDay(after action: Int64) throws -> Day? { state.touched.filter { $0.key > action }.values.min() }

  func changes(of action: Int64) throws -> [Change] {
    let entries = state.revisions.filter { $0.value.contains { $0.action == action } }.sorted { $0.key < $1.key }
    let documents = state.documents.filter { $0.value.contains { $0.action == action } }.sorted { $0.key < $1.key }
    return entries.map { id, revisions in
      let before = revisions.last { $0.action < action }
      return .entry(id, before: before?.entry, measuresBefore: before?.measures ?? [])
    } + documents.map { key, revisions in .document(key, before: revisions.last { $0.action < action }?.json) }
  }
  func days(changedBy action: Int64, of kinds: Set<LogKindID>) throws -> [LogKindID: Set<Day>] {
    let entries = state.revisions.values.filter { $0.contains { $0.action == action } }.joined().compactMap(\.entry)
    return Dictionary(grouping: entries.filter { kinds.contains($0.kind) }, by: \.kind).mapValues {
      Set($0.map(\.day))
    }
  }
  func documentChanges(of action: Int64) throws -> [Change] {
    try changes(of: action).filter { if case .document = $0 { true } else { false } }
  }
  func changeCounts(of action: Int64) throws -> ChangeCounts {
    var counts = ChangeCounts()
    for revisions in state.revisions.values where revisions.contains(where: { $0.action == action }) {
      let before = revisions.last { $0.action < action }?.entry
      let after = revisions.last { $0.action <= action }?.entry
      if before == nil, after != nil { counts.added += 1 }
      if before != nil { if after == nil { counts.removed += 1 } else { counts.changed += 1 } }
    }
    return counts
  }
  func laterChanges(than action: Int64) throws -> [LaterChange] {
    let subjects = try changes(of: action).map(\.subject)
    return subjects.flatMap { subject in
      Set(writers(of: subject)).filter { $0 > action }.map { LaterChange(action: $0, subject: subject) }
    }.sorted { $0.action < $1.action }
  }

  func eachRecord(_ body: (JournalRecord) throws -> Void) throws {
    for action in state.actions { try body(.action(action)) }
    for (hash, text) in state.definitions.sorted(by: { $0.key < $1.key }) { try body(.definition(hash, text: text)) }
    for (key, revisions) in state.documents.sorted(by: { $0.key < $1.key }) {
      try body(.document(key, revisions.map { DocumentRevision(action: $0.action, json: $0.json) }))
    }
    let times = Dictionary(state.actions.map { ($0.id, $0.at) }) { first, _ in first }
    for (id, written) in state.written.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      var revisions = try state.revisions[id, default: []].map { revision in
        EntryRevision(action: revision.action, state: try revision.entry.map { try EntryRevision.State($0) })
      }
      if written != revisions.first.flatMap({ times[$0.action] }) { revisions[0].written = written }
      try body(.entry(id, revisions))
    }
    let forecasts = state.forecasts.values.sorted {
      ($0.condition, $0.forDay, $0.kind.rawValue) < ($1.condition, $1.forDay, $1.kind.rawValue)
    }
    for forecast in forecasts { try body(.forecast(json: try JournalJSON.encode(forecast))) }
  }

  private func writers(of subject: Change.Subject) -> [Int64] {
    switch subject {
    case .entry(let id): state.revisions[id, default: []].map(\.action)
    case .document(let key): state.documents[key, default: []].map(\.action)
    }
  }

  func entry(_ id: EntryID, after action: Int64) throws -> Entry? {
    state.revisions[id, default: []].last { $0.action <= action }?.entry
  }

  func firstAction(of entry: EntryID) throws -> Int64? { state.revisions[entry]?.first?.action }

  func versions(of entry: EntryID) throws -> [EntryVersion] {
    state.revisions[entry, default: []].enumerated().map { index, revision in
      EntryVersion(
        number: index + 1, action: revision.action, content: revision.entry.map { .entry($0) } ?? .deleted)
    }
  }

  func document(_ key: DocumentKey, after action: Int64) throws -> String? {
    state.documents[key, default: []].last { $0.action <= action }?.json
  }

  func revisions(of document: DocumentKey) throws -> [DocumentRevision] {
    state.documents[document, default: []].map { DocumentRevision(action: $0.action, json: $0.json) }
  }

  func revisions(ofAll module: ModuleID) throws -> [DocumentKey: [DocumentRevision]] {
    state.documents.filter { $0.key.module == module }.mapValues { revisions in
      revisions.map { DocumentRevision(action: $0.action, json: $0.json) }
    }
  }
}
