import TrackerCore

/// The entries that those of a file must be able to stand beside: of kinds that take time, such as nights.
struct ImportNeighbours {
  /// What a file brings, as the entry that it would be.
  struct Candidate {
    let draft: ImportDraft
    let entry: Entry
    /// As it is in the journal; nil for a new one.
    var before: Entry?
  }

  private var entries: [LogKindID: [Day: [Entry]]]
  /// Where the file says what is taken, by key.
  private var lines: [String: Int] = [:]

  /// The parts that can't come in, with every reason. A correction is held against the others as they will be, so that
  /// a file may move several nights at once.
  static func clashes(of candidates: [Candidate], in journal: any JournalReading) throws -> [ImportedFile.Part:
    [Diagnostic]]
  {
    var result: [ImportedFile.Part: [Diagnostic]] = [:]
    guard !candidates.isEmpty else { return result }
    let kept = try entries(around: candidates, in: journal)
    let parts = Dictionary(grouping: candidates, by: \.draft.part)
    let order = parts.keys.sorted()
    // A correction that can't come in leaves its entry where it was, in the way of parts before it perhaps.
    var mustLookAgain = true
    while mustLookAgain {
      mustLookAgain = false
      let taken = order.filter { result[$0] == nil }
      let moving = Set(taken.flatMap { parts[$0] ?? [] }.compactMap(\.before?.id))
      var neighbours = ImportNeighbours(entries: kept, without: moving)
      for part in taken {
        let items = parts[part] ?? []
        let reasons = neighbours.take(items)
        guard !reasons.isEmpty else { continue }
        result[part] = reasons
        if items.contains(where: { $0.before != nil }) { mustLookAgain = true }
      }
    }
    return result
  }

  private static func entries(around candidates: [Candidate], in journal: any JournalReading) throws -> [Entry] {
    try Dictionary(grouping: candidates, by: \.entry.kind).flatMap { kind, candidates in
      let days = candidates.map(\.entry.day)
      guard let first = days.min(), let last = days.max() else { return [Entry]() }
      return try journal.entries(EntryQuery(days: first.advanced(by: -1)...last.advanced(by: 1), kinds: [kind]))
    }
  }

  private init(entries: [Entry], without moving: Set<EntryID>) {
    self.entries = Dictionary(grouping: entries.filter { !moving.contains($0.id) }, by: \.kind).mapValues {
      Dictionary(grouping: $0, by: \.day)
    }
  }

  /// Why what belongs together can't come in; else all of it is among the neighbours.
  private mutating func take(_ items: [Candidate]) -> [Diagnostic] {
    var reasons: [Diagnostic] = []
    for item in items {
      if let clash = clash(of: item.entry, kind: item.draft.kind) {
        reasons.append(clash)
      } else {
        add(item.entry)
        lines[item.entry.key ?? item.draft.key] = item.draft.part.line
      }
    }
    guard !reasons.isEmpty else { return [] }
    for item in items {
      remove(item.entry)
      lines[item.entry.key ?? item.draft.key] = nil
      if let before = item.before { add(before) }
    }
    return reasons
  }

  /// An entry that another import brought stands in the way of no entry that goes before it: then it is the one that
  /// waits (`ClashRule`).
  private func clash(of entry: Entry, kind: any LogKind.Type) -> Diagnostic? {
    for day in [-1, 0, 1].map(entry.day.advanced) {
      for other in entries[entry.kind]?[day] ?? [] {
        let line = other.key.flatMap { lines[$0] }
        let named = line.map { OtherEntry(other, line: $0) } ?? OtherEntry(other)
        guard let clash = kind.clash(of: entry, with: named) else { continue }
        let isMendable = kind.refusesClashes && !ImportNeighbours.isOfAnotherSource(other, than: entry)
        guard line == nil, !isMendable else { return clash }
        if entry.source.rank < other.source.rank { continue }
        return Diagnostic(code: ImportNeighbours.overruled, "another entry of that time counts")
      }
    }
    return nil
  }

  /// Whether an entry is of another importer, or typed where a device brings its own: nobody can mend it in the file.
  private static func isOfAnotherSource(_ other: Entry, than entry: Entry) -> Bool {
    other.key == nil ? entry.source == .device : other.importer != entry.importer
  }

  /// The code of what nobody can mend in the file, and nobody need: another source has the same.
  static let overruled = "import-overruled"

  private mutating func add(_ entry: Entry) { entries[entry.kind, default: [:]][entry.day, default: []].append(entry) }

  private mutating func remove(_ entry: Entry) {
    entries[entry.kind]?[entry.day]?.removeAll { $0.id == entry.id }
  }
}
