import Synchronization
import TrackerCore

/// A journal that lives in memory: the twin of the store, for tests. Its totals are worked out from all measures at
/// each question, so that it is also what the store is held against.
public final class InMemoryJournal: Journal {
  private let state = Mutex(InMemoryState())
  private let writers = Mutex(())

  public init() {}

  public func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result {
    try body(InMemoryReading(state: state.withLock { $0 }))
  }

  public func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result)
    throws -> Result
  {
    var outcome: Swift.Result<Result, any Error>?
    try writers.withLock { _ in
      let writing = InMemoryWriting(
        state: state.withLock { $0 },
        command: Action(id: state.withLock { $0.lastUsed } + 1, at: instant, command: command))
      let result = try body(writing)
      state.withLock { [kept = writing.state] in $0 = kept }
      outcome = .success(result)
    }
    guard let outcome else { throw Failure(.storage, "The journal in memory kept no outcome") }
    return try outcome.get()
  }
}

extension InMemoryJournal {
  public var isReadOnly: Bool { false }

  public func measuresVersions(of kinds: Set<LogKindID>) throws -> [LogKindID: Int] {
    state.withLock { $0.measuresVersions }.filter { kinds.contains($0.key) }
  }

  @discardableResult
  public func rederive(_ versions: [LogKindID: Int], _ derive: (Entry) throws -> [Measure]?) throws
    -> [LogKindID: Int]
  {
    var after = state.withLock { $0 }
    var changed: [LogKindID: Int] = [:]
    for (id, current) in after.current where versions[current.entry.kind] != nil {
      guard let measures = try derive(current.entry), measures != current.measures else { continue }
      after.current[id]?.measures = measures
      changed[current.entry.kind, default: 0] += 1
    }
    for (id, revisions) in after.revisions {
      after.revisions[id] = try revisions.map { revision in
        guard let entry = revision.entry, versions[entry.kind] != nil, let measures = try derive(entry) else {
          return revision
        }
        var revision = revision
        revision.measures = measures
        return revision
      }
    }
    if !changed.isEmpty { after.caches = [:] }
    after.measuresVersions.merge(versions) { _, new in new }
    state.withLock { [after] in $0 = after }
    return changed
  }
}

/// All that a journal in memory keeps.
struct InMemoryState: Sendable {
  /// One state of an entry; nil for a tombstone.
  struct Revision: Sendable {
    var action: Int64
    var entry: Entry?
    var measures: [Measure]
  }

  struct DocumentRevision: Sendable {
    var action: Int64
    var json: String?
  }

  struct ForecastKey: Hashable, Sendable {
    var condition: PackID
    var day: Day
    var kind: Forecast.Kind
  }

  struct Current: Sendable {
    /// The place in the order of writing.
    var serial: Int
    var entry: Entry
    var measures: [Measure]
  }

  var current: [EntryID: Current] = [:]
  var revisions: [EntryID: [Revision]] = [:]
  var serials: [EntryID: Int] = [:]
  var documents: [DocumentKey: [DocumentRevision]] = [:]
  var caches: [DocumentKey: String] = [:]
  var forecasts: [ForecastKey: Forecast] = [:]
  var definitions: [ContentHash: String] = [:]
  var actions: [Action] = []
  var measuresVersions: [LogKindID: Int] = [:]
  var touched: [Int64: Day] = [:]
  /// The last id that was given to an action, recorded or not.
  var lastUsed: Int64 = 0
}
