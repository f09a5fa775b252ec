import TrackerApplication
import TrackerCore

extension Logbook {
  /// Everything that an entry ever was, with what made it so; deleted entries have a history, too.
  ///
  /// - Parameter id: The entry's id or its beginning, three characters at least.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several, `Failure` (`storage`).
  public func history(_ id: String) throws -> HistoryView {
    try session.journal.read { journal in
      let id = try session.entryID(withPrefix: id, in: journal)
      var rows: [HistoryView.Row] = []
      var last: Entry?
      var wasDeleted = false
      for version in try journal.versions(of: id) {
        var row = HistoryView.Row(
          version, by: try journal.action(version.action), session.calendar, turn(of: version, last, wasDeleted))
        if let entry = version.entry {
          row.entry = session.view(of: entry)
          if let last {
            let kind = session.environment.registry.logKind(entry.kind)
            row.changes = EntryDifference(session: session, kind: kind).fields(from: last, to: entry)
          }
          last = entry
        }
        wasDeleted = version.content == .deleted
        rows.append(row)
      }
      var view = HistoryView(id: id, versions: rows)
      view.attachments = try session.environment.registry.attachmentCounts(in: journal)[id]
      return view
    }
  }

  private func turn(of version: EntryVersion, _ last: Entry?, _ wasDeleted: Bool) -> HistoryView.Turn {
    switch version.content {
    case .damaged: .damaged
    case .deleted: .deleted
    case .entry: wasDeleted ? .restored : last == nil ? .added : .changed
    }
  }

  /// Makes an entry what an earlier version of it says; that is a version of its own, and undone like any change. A
  /// deleted entry comes back.
  ///
  /// - Parameters:
  ///   - id: The entry's id or its beginning, three characters at least.
  ///   - number: The number of the version in its history.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several, for a version that there is not, that
  ///   is a deletion or is damaged, and where another entry stands in the way; then nothing is written.
  public func restore(_ id: String, version number: Int) throws -> SavedView {
    try restore { journal in
      let id = try session.entryID(withPrefix: id, in: journal)
      let versions = try journal.versions(of: id)
      guard let index = versions.firstIndex(where: { $0.number == number }) else {
        throw Failure(
          .validation, "The entry {id} has no version {number}",
          ["id": "\(id.short)", "number": .count(number)], recovery: "To see its versions: symptoms history {id}")
      }
      return [(id: id, versions: versions, index: index)]
    }
  }

  /// Brings deleted entries back as they were last, all of them or none.
  ///
  /// - Parameter ids: Ids or their beginnings, three characters at least.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several, for an entry that is not deleted, and
  ///   where another entry stands in the way; then nothing is written.
  public func restore(_ ids: [String]) throws -> SavedView {
    try restore { journal in
      var known: Set<EntryID> = []
      return try ids.compactMap { word in
        let id = try session.entryID(
          withPrefix: word, in: journal, recovery: "To see the ids: symptoms trash")
        guard known.insert(id).inserted else { return nil }
        let versions = try journal.versions(of: id)
        guard versions.last?.content == .deleted else {
          throw Failure(
            .validation, "The entry {id} is not deleted", ["id": "\(id.short)"],
            recovery: "To see what it was before: symptoms history {id}")
        }
        // What is damaged can't come back, but what was before it can.
        let index = versions.lastIndex { $0.entry != nil } ?? versions.lastIndex { $0.content == .damaged } ?? 0
        return (id: id, versions: versions, index: index)
      }
    }
  }

  /// Writes earlier versions as the newest ones.
  ///
  /// - Parameter choose: The versions of each entry, and which of them is to be written.
  private func restore(
    _ choose: (any JournalReading) throws -> [(id: EntryID, versions: [EntryVersion], index: Int)]
  ) throws -> SavedView {
    let ((restored, isNew, flags), changes) = try session.record("restore") {
      journal -> ([Entry], Bool, [SeekCareFlag]) in
      var restored: [Entry] = []
      var isNew = false
      for (id, versions, index) in try choose(journal) {
        let entry = try restorable(versions[index], of: id)
        restored.append(entry)
        guard var now = versions.last?.entry else {
          isNew = true
          try bringBack(entry, versions, index, in: journal)
          continue
        }
        now.revision = entry.revision
        guard now != entry else { continue }
        isNew = true
        try bringBack(entry, versions, index, in: journal)
      }
      return (restored, isNew, try session.seekCareBrought(to: journal))
    }
    var view = saved(isNew ? .restored : .unchanged, restored, changes, namesTimes: true)
    view.redFlags = flags.isEmpty ? nil : flags
    return view
  }

  private func restorable(_ version: EntryVersion, of id: EntryID) throws -> Entry {
    let values: [String: Phrase] = ["number": .count(version.number), "id": "\(id.short)"]
    switch version.content {
    case .entry(let entry): return entry
    case .deleted:
      throw Failure(
        .validation, "In version {number} the entry is deleted, so it says nothing", values,
        recovery: "To see its versions: symptoms history {id}")
    case .damaged:
      throw Failure(
        .validation, "Version {number} is damaged, so it cannot come back", values,
        recovery: "To see what can be fixed, type: symptoms doctor")
    }
  }

  private func bringBack(_ entry: Entry, _ versions: [EntryVersion], _ index: Int, in journal: any JournalWriting)
    throws
  {
    let kind = try session.kind(of: entry)
    let next = try versions.dropFirst(index + 1).first?.action ?? journal.lastAction()
    try ReturnCheck(logbook: self, journal: journal).refuseClashes(
      of: [entry], beside: [.entry(entry.id)], until: next)
    try journal.put(entry, measures: session.measures(of: entry, by: kind, in: journal))
  }
}
