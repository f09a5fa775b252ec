import TrackerCore

/// Writes one action to a copy of a journal's state, which the journal keeps when all went well.
final class InMemoryWriting: InMemoryReading, JournalWriting {
  let action: Int64
  private var command: Action
  /// The command of the action that is open.
  private let open: String?

  init(state: InMemoryState, command: Action, open: String?) {
    self.action = command.id
    self.command = command
    self.open = open
    super.init(state: state)
  }

  func reverts(_ action: Int64) throws {
    guard action != self.action, state.actions.contains(where: { $0.id == action }) else {
      throw Failure.noSuchAction(action)
    }
    recordAction()
    state.actions[state.actions.count - 1].reverts = action
  }

  func declare(_ purpose: Action.Purpose) throws {
    command.purpose = purpose
    if state.actions.last?.id == action { state.actions[state.actions.count - 1].purpose = purpose }
  }

  func forget(before day: Day) throws -> Int {
    let gone = state.revisions.filter { $0.value.last { $0.entry != nil }?.entry.map { $0.day < day } ?? false }
    return try forget(Set(gone.keys))
  }

  func purge(_ entries: Set<EntryID>) throws -> Int {
    try forget(entries.filter { state.revisions[$0] != nil && state.current[$0] == nil })
  }

  func forgetStates(of document: DocumentKey, before instant: Instant) throws {
    let earlier = Set(state.actions.filter { $0.at < instant }.map(\.id))
    guard let revisions = state.documents[document],
      let last = revisions.lastIndex(where: { earlier.contains($0.action) })
    else { return }
    takeID()
    state.documents[document] = Array(revisions[last...])
  }

  func purge(documents: Set<DocumentKey>) throws -> Int {
    let known = documents.filter { state.documents[$0] != nil }
    guard !known.isEmpty else { return 0 }
    takeID()
    for key in known { state.documents[key] = nil }
    return known.count
  }

  private func forget(_ gone: some Collection<EntryID>) throws -> Int {
    guard !gone.isEmpty else { return 0 }
    takeID()
    let counting = state.waits.filter { gone.contains($0.value) && !gone.contains($0.key) }
    try wait(counting.mapValues { _ in EntryID?.none })
    for id in gone {
      state.current[id] = nil
      state.revisions[id] = nil
      state.written[id] = nil
      state.waits[id] = nil
    }
    return gone.count
  }

  func setFirstWritten(_ instant: Instant, of entry: EntryID) throws {
    if state.written[entry] != nil { state.written[entry] = instant }
  }

  func wait(_ states: [EntryID: EntryID?]) throws {
    let changed = states.filter { state.current[$0.key] != nil && state.waits[$0.key] != $0.value }
    for entry in changed.keys {
      takeID()
      if let day = state.current[entry]?.entry.day { touch(day) }
    }
    state.waits.settle(changed)
  }

  /// Takes the action's id.
  private func takeID() { state.lastUsed = action }

  private func recordAction() {
    takeID()
    if state.actions.last?.id != action { state.actions.append(command) }
  }

  private func touch(_ day: Day) {
    state.touched[action] = min(state.touched[action] ?? day, day)
  }

  func put(_ entry: Entry, measures: [Measure]) throws {
    try entry.checkStorable(with: measures)
    if let key = entry.key,
      let other = state.current.values.first(where: { $0.entry.key == key && $0.entry.id != entry.id })
    {
      throw Failure.keyIsTaken(by: other.entry.id)
    }
    let before = state.current[entry.id]
    var entry = entry
    entry.revision = before?.entry.revision ?? 0
    if before?.entry == entry, before?.measures == measures { return }
    recordAction()
    if let before { touch(before.entry.day) }
    touch(entry.day)
    entry.revision = state.revisions[entry.id, default: []].count + 1
    if state.written[entry.id] == nil { state.written[entry.id] = command.at }
    state.revisions[entry.id, default: []].append(.init(action: action, entry: entry, measures: measures))
    state.current[entry.id] = .init(entry: entry, measures: measures)
  }

  func close(_ open: any OpenAction, taking keys: Set<String>) throws {
    for entry in try open.entries() where entry.entry.key.map(keys.contains) ?? false {
      try put(entry.entry, measures: entry.measures)
    }
    if let command = self.open { state.open[command] = nil }
  }

  func discardAbandoned() throws -> [AbandonedAction] {
    let left = state.open.keys.filter { $0 != open }.sorted()
    for command in left { state.open[command] = nil }
    return left.map { AbandonedAction(command: $0, file: state.openFiles[$0]) }
  }

  func delete(_ entry: EntryID) throws {
    guard let before = state.current.removeValue(forKey: entry) else { return }
    recordAction()
    touch(before.entry.day)
    state.revisions[entry, default: []].append(.init(action: action, entry: nil, measures: []))
  }

  func put(_ json: String?, as key: DocumentKey) throws {
    guard state.documents[key]?.last?.json != json else { return }
    recordAction()
    state.documents[key, default: []].append(.init(action: action, json: json))
  }

  func cache(_ json: String?, as key: DocumentKey) throws {
    takeID()
    state.caches[key] = json
  }

  func draft(_ json: String?, as key: DocumentKey) throws {
    takeID()
    state.drafts[key] = json
  }

  func put(_ forecast: Forecast) throws {
    try forecast.checkStorable()
    takeID()
    state.forecasts[.init(condition: forecast.condition, day: forecast.forDay, kind: forecast.kind)] = forecast
  }

  func removeReplayedForecasts(of condition: PackID, from day: Day) throws {
    takeID()
    state.forecasts = state.forecasts.filter {
      !($0.key.condition == condition && $0.key.kind == .replayed && $0.key.day >= day)
    }
  }

  func remember(_ text: String, as hash: ContentHash) throws {
    takeID()
    state.remember(text, as: hash)
  }
}

extension [EntryID: EntryID] {
  /// Takes in which entries wait now; nil for those that do not.
  mutating func settle(_ states: [EntryID: EntryID?]) {
    for (entry, counting) in states { self[entry] = counting }
  }
}
