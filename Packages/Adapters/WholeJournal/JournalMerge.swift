import TrackerApplication
import TrackerCore

/// What a file brings into a journal that has entries of its own. Of one thing in both, the state that follows from the
/// other one wins; where neither does, the later one by the time of its change, then by the change's number.
struct JournalMerge {
  struct Counts: Hashable {
    var new = 0
    var changed = 0
    var deleted = 0
    /// In the file as in the journal.
    var unchanged = 0
    /// Newer in the journal, or deleted there.
    var kept = 0
    var documents = 0
    var forecasts = 0
    /// Damaged parts that were set aside in the other journal.
    var setAside = 0

    var bringsAnything: Bool { new + changed + deleted + documents + forecasts + setAside > 0 }
  }

  /// What a thing was, and when it became what it is.
  private struct Known {
    /// Of each state, a number that is the same for equal ones; nil for none.
    var states: [Int?]
    var at: Instant
    var action: Int64

    /// Whether what it is follows from what the other one is: that one was never anything that this one was not.
    func follows(_ other: Known) -> Bool { states.dropLast().contains(other.states.last ?? nil) }

    func wins(against other: Known) -> Bool {
      let (isLater, isEarlier) = (follows(other), other.follows(self))
      return isLater == isEarlier ? (at, action) > (other.at, other.action) : isLater
    }
  }

  private struct ForecastKey: Hashable, Decodable {
    var condition: PackID
    var forDay: Day
    var kind: Forecast.Kind
  }

  private(set) var counts = Counts()
  private let journal: any JournalWriting
  /// Those that know keys of earlier versions.
  private let formats: [any ImportFormat]
  private var entries: [EntryID: Known] = [:]
  private var documents: [DocumentKey: Known] = [:]
  private var forecasts: Set<ForecastKey> = []
  private var setAside: Set<SetAside> = []
  /// The entries that hold a key now. Keys of earlier versions stand here as those of now.
  private var owners: [String: EntryID] = [:]
  /// Keys of entries that the person deleted.
  private var deletedKeys: Set<String> = []
  /// The times of the file's actions.
  private var times: [Int64: Instant] = [:]
  /// With when each was first written, where it is new.
  private var put: [(entry: Entry, written: Instant?)] = []
  private var deleted: [EntryID] = []

  /// Looks at everything that the journal has.
  init(into journal: any JournalWriting, formats: [any ImportFormat]) throws {
    self.journal = journal
    self.formats = formats
    var times: [Int64: Instant] = [:]
    let undoneImports = try JournalMerge.undoneImports(journal)
    try journal.eachRecord { record in
      switch record {
      case .action(let action): times[action.id] = action.at
      case .definition: break
      case .document(let key, let revisions): documents[key] = try JournalMerge.known(revisions, times)
      case .entry(let id, let revisions):
        guard let last = revisions.last else { break }
        if last.state != nil {
          if let key = last.state?.key { owners[current(key)] = id }
        } else if undoneImports.contains(last.action) {
          // What undoing took away with an import may come in again.
          break
        } else if let key = revisions.last(where: { $0.state != nil })?.state?.key {
          deletedKeys.insert(current(key))
        }
        entries[id] = JournalMerge.known(revisions, times)
      case .forecast(let json): forecasts.insert(try JournalMerge.key(ofForecast: json))
      case .setAside(let part): setAside.insert(part)
      }
    }
  }

  private static func undoneImports(_ journal: any JournalReading) throws -> Set<Int64> {
    let history = try journal.history()
    let actions = try journal.actions(limit: .max)
    let imports = Set(actions.filter(\.purpose.isImport).map(\.id))
    return Set(actions.map(\.id).filter { history.isUndoing($0) && imports.contains(history.origin(of: $0)) })
  }

  /// The key of now of a key that an earlier version may have given.
  private func current(_ key: String) -> String { formats.reduce(key) { $1.currentKey(of: $0) } }

  private static func known(_ revisions: [EntryRevision], _ times: [Int64: Instant]) -> Known {
    known(revisions.map { ($0.action, $0.state?.hashValue) }, times)
  }

  private static func known(_ revisions: [DocumentRevision], _ times: [Int64: Instant]) throws -> Known {
    // Equal values may be written in two ways.
    known(
      try revisions.map { revision in
        (
          revision.action,
          try revision.json.map { try JournalJSON.decode(JSONValue.self, from: $0, what: "documents").hashValue }
        )
      }, times)
  }

  private static func known(_ states: [(action: Int64, state: Int?)], _ times: [Int64: Instant]) -> Known {
    let action = states.last?.action ?? 0
    return Known(states: states.map(\.state), at: times[action] ?? Instant(seconds: 0), action: action)
  }

  private static func key(ofForecast json: String) throws -> ForecastKey {
    try JournalJSON.decode(ForecastKey.self, from: json, what: "forecasts")
  }

  /// Takes what a record brings. Entries wait until the documents are there.
  mutating func take(_ item: JournalLineReader.Item) throws {
    switch item.record {
    case .action(let action): times[action.id] = action.at
    case .definition(let hash, let text): try journal.remember(text, as: hash)
    case .document(let key, let revisions):
      let found = try JournalMerge.known(revisions, times)
      if let own = documents[key], own.states.last == found.states.last || !found.wins(against: own) { break }
      if documents[key] == nil, revisions.last?.json == nil { break }
      try journal.put(revisions.last?.json, as: key)
      counts.documents += 1
    case .entry(let id, let revisions): take(revisions, of: id, item.entries.last ?? nil)
    case .forecast(let json):
      guard forecasts.insert(try JournalMerge.key(ofForecast: json)).inserted else { break }
      try journal.put(try JournalJSON.decode(Forecast.self, from: json, what: "forecasts"))
      counts.forecasts += 1
    case .setAside(let part):
      guard setAside.insert(part).inserted else { break }
      try journal.keep(part)
      counts.setAside += 1
    }
  }

  private mutating func take(_ revisions: [EntryRevision], of id: EntryID, _ entry: Entry?) {
    let found = JournalMerge.known(revisions, times)
    guard let own = entries[id] else {
      guard let entry else { return }
      guard entry.key.map(current).map({ owners[$0] == nil && !deletedKeys.contains($0) }) ?? true else {
        counts.kept += 1
        return
      }
      counts.new += 1
      put.append((entry, revisions.first.flatMap { $0.written ?? times[$0.action] }))
      return
    }
    if own.states.last == found.states.last {
      if entry != nil { counts.unchanged += 1 }
    } else if !found.wins(against: own) {
      counts.kept += 1
    } else if let entry {
      guard entry.key.map(current).map({ owners[$0] ?? id == id }) ?? true else {
        counts.kept += 1
        return
      }
      counts.changed += 1
      put.append((entry, nil))
    } else {
      counts.deleted += 1
      deleted.append(id)
    }
  }

  /// Deletes what the file has as deleted, so that its keys are free.
  func removeDeleted() throws {
    for id in deleted { try journal.delete(id) }
  }

  /// Puts the entries that are new or newer in the file.
  func putEntries(_ measures: (Entry) -> [Measure]) throws {
    for (entry, written) in put {
      try journal.put(entry, measures: measures(entry))
      if let written { try journal.setFirstWritten(written, of: entry.id) }
    }
  }
}
