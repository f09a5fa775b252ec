import TrackerApplication
import TrackerCore

/// Puts back what was before an action, in the action that is being written.
struct ActionReversal {
  let logbook: Logbook
  let journal: any JournalWriting
  let choice: ActionChoice

  private var session: Session { logbook.session }
  private var teller: ActionTeller { ActionTeller(session: session, journal: journal) }

  /// Puts everything back that an action changed.
  ///
  /// - Parameter isLatest: Whether nothing later that stands can have changed the same things.
  /// - Returns: What that did.
  /// - Throws: `Failure` (`validation`) that names what was changed later, or what stands in the way now; then nothing
  ///   is written.
  func revert(_ chosen: ActionChoice.Chosen, isLatest: Bool) throws -> ActionAccount {
    if !isLatest { try refuseLaterChanges(than: chosen) }
    let changes = try journal.changes(of: chosen.reverted.id)
    try refuseClashes(of: changes, revertedFrom: chosen.reverted.id)
    let account = try teller.account(ofPuttingBack: changes, from: chosen.origin)
    try journal.revert(chosen.reverted.id)
    return account
  }

  private func refuseLaterChanges(than chosen: ActionChoice.Chosen) throws {
    let later = try journal.laterChanges(than: chosen.reverted.id).last {
      choice.history.matters($0.action, for: chosen.reverted.id)
    }
    guard let later else { return }
    let origin = Action.name(of: choice.history.origin(of: later.action))
    let values: [String: Phrase] = [
      "later": "\(origin)", "action": "\(chosen.origin.name)",
      "what": try teller.name(of: later.subject, leftBy: chosen.reverted.id),
    ]
    guard choice.history.isUndoing(later.action) else {
      throw Failure(
        .validation, "{action} cannot be undone now: {later} changed {what} later", values,
        recovery: "Undo that first: symptoms undo {later}")
    }
    throw Failure(
      .validation, "{action} cannot be changed now: undoing {later} changed {what} later", values,
      recovery: "Get that back first: symptoms redo {later}")
  }

  /// Refuses to bring back an entry beside which another one was logged since that can't stand with it, or says the
  /// same once more. What stood beside it before it went may do so again.
  private func refuseClashes(of changes: [Change], revertedFrom action: Int64) throws {
    let coming = changes.compactMap { change -> Entry? in
      if case .entry(_, let before?, _) = change { before } else { nil }
    }
    guard let first = coming.map(\.day).min(), let last = coming.map(\.day).max() else { return }
    let changed = Set(changes.map(\.subject))
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
        let before = try journal.entry(other.id, after: action)
        if !(before.map { isAgainst(entry, $0) } ?? false) { throw standsInTheWay(other) }
      }
    }
  }

  /// Whether two entries can't stand beside each other, or one is probably the other once more.
  private func isAgainst(_ entry: Entry, _ other: Entry) -> Bool {
    if logbook.contradicts(entry, other) || logbook.contradicts(other, entry) { return true }
    guard entry.kind == other.kind, let kind = session.environment.registry.logKind(entry.kind) else { return false }
    return kind.clash(of: entry, with: OtherEntry(other)) != nil || !kind.doubts(about: entry, beside: other).isEmpty
  }

  private func standsInTheWay(_ other: Entry) -> Failure {
    Failure(
      .validation, "Nothing came back: you logged {what} in its place",
      ["what": teller.name(of: other), "id": "\(other.id.short)"],
      recovery: "Delete that first: symptoms delete {id}")
  }
}
