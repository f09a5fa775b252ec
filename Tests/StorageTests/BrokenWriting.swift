import TrackerCore
import TrackerTestSupport

final class BrokenWriting: BrokenReading, JournalWriting {
  private let soundWriting: any JournalWriting
  private let memory: SharedMemory
  private let totalsBefore: [DayTotal]

  init(_ sound: any JournalWriting, _ fault: Fault, memory: SharedMemory, before: [DayTotal]) {
    soundWriting = sound
    self.memory = memory
    totalsBefore = before
    super.init(sound, fault)
  }

  var action: Int64 {
    guard fault == .reusesIDs else { return soundWriting.action }
    return ((try? soundWriting.actions(limit: 2).first { $0.id != soundWriting.action }?.id) ?? 0) + 1
  }

  func reverts(_ action: Int64) throws {
    if fault == .revertsTheUnknown, try sound.action(action) == nil { return }
    try soundWriting.reverts(action)
  }

  override func lastAction() throws -> Int64 {
    fault == .isItsOwnLastAction ? soundWriting.action : try super.lastAction()
  }

  override func earliestTouchedDay(after action: Int64) throws -> Day? {
    fault == .touchesOnlyAfterwards ? nil : try super.earliestTouchedDay(after: action)
  }

  override func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    guard fault == .showsTotalsOfBefore else { return try super.totals(of: metrics, in: days) }
    return totalsBefore.filter { metrics.contains($0.metric) && days.contains($0.day) }
  }

  func put(_ entry: Entry, measures: [Measure]) throws {
    let kept = try sound.entries(EntryQuery(idPrefix: entry.id.rawValue)).first { $0.id == entry.id }
    if fault == .keepsTheFirstPut, kept != nil { return }
    if let kept { try haunt(kept, isMoved: kept.day != entry.day) }
    if fault == .keepsKeysOfTheDeleted, let key = entry.key {
      let owner = memory.use { memory in
        defer { memory.usedKeys[key] = entry.id }
        return memory.usedKeys[key]
      }
      if let owner, owner != entry.id { throw Failure.keyIsTaken(by: owner) }
    }
    if fault == .revisesEqualEntries, kept != nil { try soundWriting.put(entry, measures: measures + [.closes]) }
    try soundWriting.put(broken(entry), measures: measures.map(broken))
    memory.use { $0.measures[entry.id] = measures }
  }

  func close(_ open: any OpenAction, taking keys: Set<String>) throws {
    let all = Set(try open.entries().compactMap(\.entry.key))
    try soundWriting.close(open, taking: fault == .takesInAll ? all : keys)
  }

  func declare(_ purpose: Action.Purpose) throws {
    if fault != .forgetsPurposes { try soundWriting.declare(purpose) }
  }

  func setFirstWritten(_ instant: Instant, of entry: EntryID) throws {
    if fault != .forgetsFirstWriting { try soundWriting.setFirstWritten(instant, of: entry) }
  }

  func wait(_ states: [EntryID: EntryID?]) throws {
    if fault != .forgetsWhatWaits { try soundWriting.wait(states) }
  }

  func draft(_ json: String?, as key: DocumentKey) throws {
    switch fault {
    case .recordsDrafts: try soundWriting.put(json, as: key)
    case .losesDrafts: try soundWriting.cache(json, as: key)
    case .hidesDocumentsByDrafts:
      try soundWriting.put(nil, as: key)
      try soundWriting.draft(json, as: key)
    default: try soundWriting.draft(json, as: key)
    }
  }

  func discardAbandoned() throws -> [AbandonedAction] {
    fault == .keepsTheAbandoned ? [] : try soundWriting.discardAbandoned()
  }

  private func broken(_ entry: Entry) -> Entry {
    var entry = entry
    switch fault {
    case .losesTheOffset: entry.offset = 0
    case .allowsEqualKeys: entry.key = nil
    case .treatsNoKeyAsAKey: entry.key = entry.key ?? ""
    case .acceptsWhatIsNotFinite: entry.payload.fields["items"] = nil
    default: break
    }
    return entry
  }

  private func broken(_ measure: Measure) -> Measure {
    var measure = measure
    switch fault {
    case .addsUpEverything: measure.fold = .sum
    case .takesTheLargestForTheLast where measure.fold == .last: measure.fold = .max
    case .ignoresRanks: measure.rank = 0
    case .acceptsWhatIsNotFinite where !measure.value.isFinite: measure.value = 0
    case .comparesBytes where measure.metric.rawValue.unicodeScalars.contains("\u{301}"):
      measure.metric = MetricID("\(measure.metric)~")
    default: break
    }
    return measure
  }

  /// Leaves the measures of an entry behind.
  private func haunt(_ entry: Entry, isMoved: Bool?) throws {
    switch (fault, isMoved) {
    case (.keepsMeasuresOfTheDeleted, nil), (.keepsMeasuresOfTheMoved, true?), (.keepsMeasuresOfTheEdited, false?):
      break
    default: return
    }
    let (measures, ghosts) = memory.use { memory in
      memory.ghosts += 1
      return (memory.measures[entry.id] ?? [], memory.ghosts)
    }
    var ghost = entry
    ghost.id = EntryID("ghost-\(ghosts)")
    ghost.kind = Self.ghost
    ghost.key = nil
    try soundWriting.put(ghost, measures: measures)
  }

  func forget(before day: Day) throws -> Int { try soundWriting.forget(before: day) }

  func forgetStates(of document: DocumentKey, before instant: Instant) throws {
    let seconds = fault == .forgetsTheStateBefore ? instant + 1_000_000_000 : instant
    try soundWriting.forgetStates(of: document, before: seconds)
  }

  func purge(_ entries: Set<EntryID>) throws -> Int {
    if fault == .purgesNothing { return entries.count }
    if fault == .purgesWhatIsThere { for entry in entries { try soundWriting.delete(entry) } }
    return try soundWriting.purge(entries)
  }

  func purge(documents: Set<DocumentKey>) throws -> Int {
    fault == .purgesNoDocuments ? documents.count : try soundWriting.purge(documents: documents)
  }

  func delete(_ entry: EntryID) throws {
    if fault == .ignoresDeletion { return }
    let kept = try sound.entries(EntryQuery(idPrefix: entry.rawValue)).first { $0.id == entry }
    if let kept { try haunt(kept, isMoved: nil) }
    if fault == .recordsDeletingNothing, kept == nil {
      try soundWriting.put("\(action)", as: DocumentKey("noise", "a"))
    }
    try soundWriting.delete(entry)
  }

  func put(_ json: String?, as key: DocumentKey) throws {
    let isEqual = try sound.document(key)?.json == json
    try soundWriting.put(fault == .recordsEqualDocuments && isEqual ? json.map { "\($0) " } : json, as: key)
  }

  func cache(_ json: String?, as key: DocumentKey) throws {
    switch fault {
    case .recordsCachedState: try soundWriting.put(json, as: key)
    case .hidesDocumentsByCachedState:
      try soundWriting.put(nil, as: key)
      try soundWriting.cache(json, as: key)
    default: try soundWriting.cache(json, as: key)
    }
  }

  func put(_ forecast: Forecast) throws {
    let days = forecast.forDay...forecast.forDay
    if fault == .keepsTheFirstForecast,
      try sound.forecasts(of: forecast.condition, for: days).contains(where: { $0.kind == forecast.kind })
    {
      return
    }
    try soundWriting.put(forecast)
  }

  func removeReplayedForecasts(of condition: PackID, from day: Day) throws {
    try soundWriting.removeReplayedForecasts(
      of: condition, from: fault == .removesReplayedForecastsOfAllDays ? Day(number: 0) : day)
  }

  func remember(_ text: String, as hash: ContentHash) throws {
    if fault == .keepsEarlierDefinitions, try definition(hash) != nil { return }
    try soundWriting.remember(text, as: hash)
  }
}
