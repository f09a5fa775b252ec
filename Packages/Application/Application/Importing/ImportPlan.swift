import TrackerCore

/// What an import does to a journal as it is.
struct ImportPlan {
  private(set) var new: [ImportDraft] = []
  private(set) var changed: [(draft: ImportDraft, entry: Entry)] = []
  private(set) var unchanged: [ImportDraft] = []
  /// Entries of earlier imports of which the file says nothing now; they stay.
  private(set) var emptied = 0
  /// Entries changed by hand since; they stay.
  private(set) var edited = 0
  /// What can't stand beside entries that are there.
  private(set) var clashing: [ImportedFile.Rejected] = []

  /// Compares what a file says with what earlier imports left.
  init(_ drafts: [ImportDraft], of session: Session, source: Entry.Source, in journal: any JournalReading) throws {
    let known = try ImportPlan.entries(in: journal, keys: drafts.map(\.key))
    var neighbours = try ImportNeighbours(of: drafts, in: journal)
    for draft in drafts {
      let entry = known[draft.key]
      guard draft.payload != nil else {
        if entry != nil { emptied += 1 }
        continue
      }
      guard let entry else {
        if let clash = neighbours.clash(of: draft.entry("new", of: session, source: source), kind: draft.kind) {
          clashing.append(ImportedFile.Rejected(line: draft.line, reasons: [clash]))
        } else {
          new.append(draft)
        }
        continue
      }
      if draft.isEdited(entry) {
        edited += 1
      } else if draft.isSame(as: entry) {
        unchanged.append(draft)
      } else {
        changed.append((draft, entry))
      }
    }
  }

  /// Whether there is anything to write.
  var writes: Bool { !new.isEmpty || !changed.isEmpty }

  /// The last day that something is written on.
  var lastDay: Day? { (new.map(\.day) + changed.map(\.draft.day)).max() }

  /// Writes it.
  func apply(for session: Session, source: Entry.Source, in journal: any JournalWriting) throws {
    let context = session.person.entryContext
    for (draft, old) in changed {
      let entry = draft.corrected(old, of: session)
      try journal.put(entry, measures: draft.kind.allMeasures(of: entry, in: context))
    }
    var random = session.environment.randomNumbers()
    for draft in new {
      let entry = draft.entry(.random(using: &random), of: session, source: source)
      try journal.put(entry, measures: draft.kind.allMeasures(of: entry, in: context))
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
}

/// The entries that new ones must be able to stand beside: those of kinds that take time, such as nights.
private struct ImportNeighbours {
  private var entries: [LogKindID: [Day: [Entry]]] = [:]

  init(of drafts: [ImportDraft], in journal: any JournalReading) throws {
    let kinds = Dictionary(grouping: drafts.filter { !$0.kind.definition.timedBy.isEmpty }) { $0.kind.id }
    for (kind, drafts) in kinds {
      guard let first = drafts.map(\.day).min(), let last = drafts.map(\.day).max() else { continue }
      let days = first.advanced(by: -1)...last.advanced(by: 1)
      entries[kind] = Dictionary(grouping: try journal.entries(EntryQuery(days: days, kinds: [kind])), by: \.day)
    }
  }

  /// Why a new entry can't stand there; else it is one of the neighbours.
  mutating func clash(of entry: Entry, kind: any LogKind.Type) -> Diagnostic? {
    guard let others = entries[entry.kind] else { return nil }
    for day in [-1, 0, 1].map(entry.day.advanced) {
      for other in others[day] ?? [] {
        if let clash = kind.clash(of: entry, with: other) { return clash }
      }
    }
    entries[entry.kind]?[entry.day, default: []].append(entry)
    return nil
  }
}
