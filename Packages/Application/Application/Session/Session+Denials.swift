import TrackerCore

extension Session {
  /// Deletes what says that there was none of an entry on its day, such as “no food” on the day of a meal: the meal is
  /// what happened.
  ///
  /// - Returns: What was deleted.
  /// - Throws: `Failure` (`storage`).
  public func removeDenials(of entry: Entry, in journal: any JournalWriting) throws -> [Entry] {
    try removeDenials(on: entry.day...entry.day, in: journal) { _ in [entry] }
  }

  /// The same for many entries.
  ///
  /// - Parameters:
  ///   - days: The first and the last day of the entries.
  ///   - kept: Keys of entries that stay, as they come from the same file.
  ///   - entries: Gives the entries of days, as they will be.
  func removeDenials(
    on days: ClosedRange<Day>, keeping kept: Set<String> = [], in journal: any JournalWriting,
    _ entries: (Set<Day>) -> [Entry]
  ) throws -> [Entry] {
    let registry = environment.registry
    let denials = Dictionary(
      registry.logKinds.all.compactMap { kind in kind.denial.map { (kind.id, $0) } }, uniquingKeysWith: { $1 })
    // They are few, whatever the years: of more than a day all of them are read rather than all entries of the days.
    let asked = EntryQuery(days: days.count == 1 ? days : nil, kinds: Set(denials.keys))
    let nones = try journal.entries(asked).filter { days.contains($0.day) && !($0.key.map(kept.contains) ?? false) }
    guard !nones.isEmpty else { return [] }
    let byDay = Dictionary(grouping: entries(Set(nones.map(\.day))), by: \.day)
    let denied = nones.filter { none in
      (byDay[none.day] ?? []).contains { entry in
        guard let denial = denials[none.kind], let kind = registry.logKind(entry.kind) else { return false }
        return denial(none, MeasuredEntry(entry, kind.allMeasures(of: entry, in: person.entryContext)))
      }
    }
    for none in denied { try journal.delete(none.id) }
    return denied
  }
}

extension Phrase {
  /// What is said where entries took the place of what said that there was none of them.
  public static func replaces(_ nones: [Phrase]) -> Phrase {
    .words("This replaces what you logged before: {nones}.", ["nones": .allOf(nones)])
  }
}
