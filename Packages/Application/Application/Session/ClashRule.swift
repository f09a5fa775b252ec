import TrackerCore

/// Decides which of two entries counts that can't stand beside each other, such as one night that two devices logged.
/// What is typed or imported is refused where it clashes; this is for what comes in by other ways.
///
/// An entry waits as long as another one clashes with it that overrules it: of a source that goes before its own, else
/// further down in the order of entries. So every journal with the same entries has the same totals.
public struct ClashRule {
  private let kinds: [any LogKind.Type]

  public init(_ registry: Registry) { kinds = registry.logKinds.all.filter { $0.clashes } }

  /// Whether entries of one of the kinds can clash.
  func concerns(_ kinds: some Sequence<LogKindID>) -> Bool {
    kinds.contains { kind in self.kinds.contains { $0.id == kind } }
  }

  /// Settles what the action being written has changed.
  ///
  /// - Throws: `Failure` (`storage`).
  public func settle(in journal: any JournalWriting) throws {
    let changed = try journal.days(changedBy: journal.action, of: Set(kinds.map { $0.id }))
    for kind in kinds { try settle(kind, around: changed[kind.id] ?? [], in: journal) }
  }

  /// Settles every entry, as after many came in at once; O(entries of these kinds).
  ///
  /// - Throws: `Failure` (`storage`).
  public func settleAll(in journal: any JournalSettling) throws {
    for kind in kinds {
      let days = try journal.entries(EntryQuery(kinds: [kind.id])).map(\.day)
      try settle(kind, around: Set(days), in: journal)
    }
  }

  private func settle(_ kind: any LogKind.Type, around changed: Set<Day>, in journal: any JournalSettling) throws {
    // Whatever clashes lies at most a day away, so an entry two days away may only stand against one in between.
    for days in changed.stretches(within: 4) {
      let (first, last) = (days.lowerBound.advanced(by: -1), days.upperBound.advanced(by: 1))
      let around = first.advanced(by: -1)...last.advanced(by: 1)
      let entries = try journal.entries(EntryQuery(days: around, kinds: [kind.id]))
      // Nearly all of them count, before and after.
      let waiting = try journal.waiting(in: first...last)
      try journal.wait(states(of: entries, on: first...last, kind).filter { waiting[$0.key] != $0.value })
    }
  }

  /// - Parameter entries: In their order.
  private func states(of entries: [Entry], on days: ClosedRange<Day>, _ kind: any LogKind.Type) -> [EntryID: EntryID?] {
    // The strongest last.
    let ranked = entries.enumerated().sorted { left, right in
      (-left.element.source.rank, left.offset) < (-right.element.source.rank, right.offset)
    }.map(\.element)
    var stronger: [Day: [Entry]] = [:]
    var states: [EntryID: EntryID?] = [:]
    for entry in ranked.reversed() {
      if days.contains(entry.day) {
        let near = (-1...1).flatMap { stronger[entry.day.advanced(by: $0)] ?? [] }
        let counting = near.first { kind.clash(of: entry, with: OtherEntry($0)) != nil }
        states.updateValue(counting?.id, forKey: entry.id)
      }
      stronger[entry.day, default: []].append(entry)
    }
    return states
  }
}

extension Set<Day> {
  /// The days in stretches, each of days that lie no further apart.
  fileprivate func stretches(within distance: Int) -> [ClosedRange<Day>] {
    sorted().reduce(into: []) { stretches, day in
      if let last = stretches.last, last.upperBound.distance(to: day) <= distance {
        stretches[stretches.count - 1] = last.lowerBound...day
      } else {
        stretches.append(day...day)
      }
    }
  }
}
