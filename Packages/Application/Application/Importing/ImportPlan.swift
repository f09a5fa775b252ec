import TrackerCore

/// What an import does to a journal as it is.
struct ImportPlan {
  private(set) var new: [ImportDraft] = []
  /// The keys of what is new: made with the plan, as others wait while it is applied.
  private(set) var newKeys: Set<String> = []
  /// With the entries as they will be.
  private(set) var changed: [(draft: ImportDraft, entry: Entry)] = []
  private(set) var unchanged: [ImportDraft] = []
  /// Entries of earlier imports of which the file says nothing now; they stay.
  private(set) var emptied = 0
  /// Entries changed or deleted by hand since; they stay so.
  private(set) var edited = 0
  /// How many of these were deleted.
  private(set) var stayingDeleted = 0
  /// Parts that can't stand beside entries that are there, or beside what was added to their own by hand.
  private(set) var clashing: [ImportedFile.Rejected] = []
  /// What stays out because an entry of another source counts.
  private(set) var overruled: [ImportDraft] = []

  /// Compares what a file says with what earlier imports left.
  ///
  /// - Parameter isDamaged: Whether the file breaks off. Then its sums may be too low, so what is there stays as it is.
  init(_ drafts: [ImportDraft], isDamaged: Bool, of session: Session, in journal: any JournalReading) throws {
    let context = session.person.entryContext.reading(.file)
    let kept = try ImportPlan.entries(in: journal, keys: drafts.flatMap(\.keys))
    let known = drafts.reduce(into: [String: Entry]()) { known, draft in
      known[draft.key] = draft.keys.lazy.compactMap { kept[$0] }.first
    }
    let hasUnknown = drafts.contains { $0.payload != nil && known[$0.key] == nil }
    let deleted = hasUnknown ? try ImportPlan.keysDeletedByHand(in: journal) : []
    var reasons: [ImportedFile.Part: [Diagnostic]] = [:]
    for given in drafts {
      let entry = known[given.key]
      let draft = entry.map { given.joined(with: $0) } ?? given
      guard draft.payload != nil else {
        if entry != nil { emptied += 1 }
        continue
      }
      guard let entry else {
        if draft.keys.contains(where: deleted.contains) {
          edited += 1
          stayingDeleted += 1
        } else {
          new.append(draft)
        }
        continue
      }
      if draft.isEdited(entry, in: context) {
        edited += 1
      } else if isDamaged || draft.isSame(as: entry) {
        unchanged.append(draft)
      } else {
        do { changed.append((draft, try draft.corrected(entry, of: session, in: context))) } catch {
          reasons[draft.part, default: []] += error.diagnostics
        }
      }
    }
    drop(reasons)
    let candidates =
      new.filter(\.takesTime).map { draft in
        ImportNeighbours.Candidate(draft: draft, entry: draft.entry(of: session))
      }
      + changed.filter(\.draft.takesTime).map { draft, entry in
        ImportNeighbours.Candidate(draft: draft, entry: entry, before: known[draft.key])
      }
    let clashes = try ImportNeighbours.clashes(of: candidates, in: journal)
    let others = clashes.filter { $0.value.allSatisfy { $0.code == ImportNeighbours.overruled } }
    overruled = candidates.map(\.draft).filter { others[$0.part] != nil }
    remove(others)
    drop(clashes.filter { others[$0.key] == nil })
    newKeys = Set(new.map(\.key))
  }

  /// Leaves parts out altogether: what stands on one line is taken together or not at all, but for cells.
  private mutating func drop(_ reasons: [ImportedFile.Part: [Diagnostic]]) {
    guard !reasons.isEmpty else { return }
    remove(reasons)
    clashing += reasons.map { ImportedFile.Rejected($0.key, $0.value) }
    clashing.sort { $0.part < $1.part }
  }

  private mutating func remove(_ reasons: [ImportedFile.Part: [Diagnostic]]) {
    new.removeAll { reasons[$0.part] != nil }
    changed.removeAll { reasons[$0.draft.part] != nil }
  }

  /// Whether there is anything to write.
  var writes: Bool { !new.isEmpty || !changed.isEmpty }

  /// How much of the file stays out, or as it is, because of what the journal has.
  var kept: Int { overruled.count + clashing.count + edited }

  /// The last day that something is written on.
  var lastDay: Day? { (new.map(\.day) + changed.map(\.draft.day)).max() }

  /// Writes it. What a person said of a day, that there was none of what the file brings, goes.
  ///
  /// - Parameter ahead: What is written already, and comes in where the plan still has it.
  /// - Returns: What went.
  func apply(
    for session: Session, ahead: ImportAhead?, in journal: any JournalWriting
  ) throws -> [Entry] {
    let denied = try removeDenials(in: session, journal)
    let measurer = try session.measurer(in: journal)
    for (draft, entry) in changed {
      try journal.put(entry, measures: measurer.measures(of: entry, by: draft.kind))
    }
    if let ahead {
      let isAll = ahead.keys == newKeys
      try journal.close(ahead.action, taking: isAll ? newKeys : ahead.keys.intersection(newKeys))
      if isAll { return denied }
    }
    for draft in new where ahead?.keys.contains(draft.key) != true {
      let entry = draft.entry(of: session)
      try journal.put(entry, measures: measurer.measures(of: entry, by: draft.kind))
    }
    return denied
  }

  private func removeDenials(in session: Session, _ journal: any JournalWriting) throws -> [Entry] {
    let days = new.map(\.day) + changed.map(\.entry.day)
    guard let first = days.min(), let last = days.max() else { return [] }
    let own = Set(changed.map(\.draft.key)).union(unchanged.map(\.key))
    return try session.removeDenials(on: first...last, keeping: own, in: journal) { days in
      new.filter { days.contains($0.day) }.map { $0.entry(of: session) }
        + changed.map(\.entry).filter { days.contains($0.day) }
    }
  }

  /// The entries of earlier imports by their keys, asked for in portions: a store takes only so many at once.
  private static func entries(in journal: any JournalReading, keys: [String]) throws -> [String: Entry] {
    var result: [String: Entry] = [:]
    for start in stride(from: 0, to: keys.count, by: 1_000) {
      for entry in try journal.entries(EntryQuery(keys: Set(keys[start..<min(start + 1_000, keys.count)]))) {
        if let key = entry.key { result[key] = entry }
      }
    }
    return result
  }

  /// The keys of entries that a person deleted. Those that `undo` took away may come in again.
  private static func keysDeletedByHand(in journal: any JournalReading) throws -> Set<String> {
    let deleted = Dictionary(grouping: try journal.deletedEntries(), by: \.deletedAt)
    guard !deleted.isEmpty else { return [] }
    var keys: Set<String> = []
    let history = try journal.history()
    // Newest first, so that the first one that changed a deleted entry is the one that deleted it.
    let actions = Dictionary(grouping: try journal.actions(limit: .max).filter { deleted[$0.at] != nil }, by: \.at)
    for (instant, actions) in actions where actions.contains(where: { !history.isUndoing($0.id) }) {
      var ids = Set((deleted[instant] ?? []).map(\.id))
      for action in actions where !ids.isEmpty {
        for case .entry(let id, let before, _) in try journal.changes(of: action.id) where ids.remove(id) != nil {
          if !history.isUndoing(action.id), let key = before?.key { keys.insert(key) }
        }
      }
    }
    return keys
  }
}
