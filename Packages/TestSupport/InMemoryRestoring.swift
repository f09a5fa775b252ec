import TrackerCore

/// Makes an empty state what another one was, which the journal keeps when all went well.
final class InMemoryRestoring: InMemoryReading, JournalRestoring {
  /// - Throws: `Failure` (`validation`) where there are actions already.
  init(empty state: InMemoryState) throws {
    guard state.actions.isEmpty else { throw Failure.journalIsNotEmpty }
    super.init(state: state)
  }

  func add(_ record: JournalRecord, measures: [[Measure]]) throws {
    switch record {
    case .action(let action):
      if let reverts = action.reverts { try check(reverts) }
      state.actions.append(action)
      state.lastUsed = action.id
    case .definition(let hash, let text): state.definitions[hash] = text
    case .document(let key, let revisions):
      for revision in revisions { try check(revision.action) }
      state.documents[key] = revisions.map { .init(action: $0.action, json: $0.json) }
    case .entry(let id, let revisions): try add(revisions, measures, of: id)
    case .forecast(let json):
      let forecast = try JournalJSON.decode(Forecast.self, from: json, what: "forecasts")
      try forecast.checkStorable()
      state.forecasts[.init(condition: forecast.condition, day: forecast.forDay, kind: forecast.kind)] = forecast
    // A journal in memory is never damaged.
    case .setAside: break
    }
  }

  private func add(_ revisions: [EntryRevision], _ measures: [[Measure]], of id: EntryID) throws {
    guard let first = revisions.first else { return }
    for revision in revisions { try check(revision.action) }
    let at = state.actions.first { $0.id == first.action }?.at
    state.written[id] = first.written ?? at ?? Instant(seconds: 0)
    for (index, revision) in revisions.enumerated() {
      let before = state.current.removeValue(forKey: id)
      let entry = try revision.state?.entry(id, revision: index + 1)
      let measures = entry != nil && measures.indices.contains(index) ? measures[index] : []
      state.revisions[id, default: []].append(.init(action: revision.action, entry: entry, measures: measures))
      if let entry { state.current[id] = .init(entry: entry, measures: measures) }
      for day in [before?.entry.day, entry?.day].compactMap(\.self) {
        state.touched[revision.action] = min(state.touched[revision.action] ?? day, day)
      }
    }
  }

  func wait(_ states: [EntryID: EntryID?]) throws { state.waits.settle(states) }

  private func check(_ action: Int64) throws(Failure) {
    guard state.actions.contains(where: { $0.id == action }) else { throw Failure.unknownAction(action) }
  }
}
