import TrackerApplication
import TrackerCore

/// Holds entries that come back as they were against those that are there by now.
struct ReturnCheck {
  let logbook: Logbook
  let journal: any JournalReading

  private var session: Session { logbook.session }

  /// Refuses to bring back an entry beside which another one was logged since that can't stand with it, or says the
  /// same once more. What stood beside it before it went may do so again.
  ///
  /// - Parameters:
  ///   - coming: The entries as they will be.
  ///   - changed: What comes back or goes with them, which is never in the way.
  ///   - action: The one that made them otherwise.
  /// - Throws: `Failure` (`validation`) that names what stands in the way.
  func refuseClashes(of coming: [Entry], beside changed: Set<Change.Subject>, until action: Int64) throws {
    guard let first = coming.map(\.day).min(), let last = coming.map(\.day).max() else { return }
    func others(_ query: EntryQuery) throws -> [Entry] {
      try journal.entries(query).filter { !changed.contains(.entry($0.id)) }
    }
    let keys = Set(coming.compactMap(\.key))
    if !keys.isEmpty, let other = try others(EntryQuery(keys: keys)).first { throw standsInTheWay(other) }
    let around = first.advanced(by: -1)...last.advanced(by: 1)
    let kinds = Set(coming.map(\.kind))
    // A none may be of any kind.
    let wanted = kinds.contains(NoneKind.id) ? nil : kinds.union([NoneKind.id])
    let byDay = Dictionary(grouping: try others(EntryQuery(days: around, kinds: wanted)), by: \.day)
    for entry in coming {
      let near = (-1...1).flatMap { byDay[entry.day.advanced(by: $0)] ?? [] }
      for other in near where isAgainst(entry, other) {
        let before = try journal.entry(other.id, after: action - 1)
        if !(before.map { isAgainst(entry, $0) } ?? false) { throw standsInTheWay(other) }
      }
    }
  }

  /// Whether two entries can't stand beside each other, or one is probably the other once more.
  private func isAgainst(_ entry: Entry, _ other: Entry) -> Bool {
    if logbook.contradicts(entry, other) || logbook.contradicts(other, entry) { return true }
    guard entry.kind == other.kind, let kind = session.environment.registry.logKind(entry.kind) else { return false }
    if kind.refusesClashes, kind.clash(of: entry, with: OtherEntry(other)) != nil { return true }
    return !kind.doubts(about: entry, beside: other).isEmpty
  }

  private func standsInTheWay(_ other: Entry) -> Failure {
    Failure(
      .validation, "Nothing came back: you logged {what} in its place",
      ["what": ActionTeller(session: session, journal: journal).name(of: other), "id": "\(other.id.short)"],
      recovery: "Delete that first: symptoms delete {id}")
  }
}
