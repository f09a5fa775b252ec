import Synchronization
import TrackerCore

/// A journal that lives in memory: the twin of the store, for tests. Its totals are worked out from all measures at
/// each question, so that it is also what the store is held against.
public final class InMemoryJournal: Journal {
  private let state = Mutex(InMemoryState())
  private let writers = Mutex(())
  private let openAction = Mutex(Weak())

  /// The action that is open, for as long as somebody keeps it.
  private struct Weak {
    weak var action: InMemoryOpenAction?
  }

  private let questions = Mutex(0)

  public init() {}

  /// How many questions for day totals, for documents of a module or for one document were asked outside of actions.
  public var questionCount: Int { questions.withLock { $0 } }

  public func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result {
    try body(InMemoryReading(state: state.withLock { $0 }) { [weak self] in self?.questions.withLock { $0 += 1 } })
  }

  public func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result)
    throws -> Result
  {
    var outcome: Swift.Result<Result, any Error>?
    try writers.withLock { _ in
      let writing = InMemoryWriting(
        state: state.withLock { $0 },
        command: Action(id: state.withLock { $0.lastUsed } + 1, at: instant, command: command),
        open: openAction.withLock { $0.action?.command })
      let result = try body(writing)
      state.withLock { [kept = writing.state] in $0 = kept }
      outcome = .success(result)
    }
    guard let outcome else { throw Failure(.storage, "The journal in memory kept no outcome") }
    return try outcome.get()
  }
}

extension InMemoryJournal {
  public func open(_ command: String, importing file: String?) throws -> (any OpenAction)? {
    if openAction.withLock({ $0.action != nil }) { throw Failure.anotherIsOpen }
    change { state in
      if state.open[command] == nil { (state.open[command], state.openFiles[command]) = ([], file) }
    }
    let action = InMemoryOpenAction(command, in: self)
    openAction.withLock { $0.action = action }
    return action
  }

  fileprivate func change(_ body: (inout InMemoryState) -> Void) {
    writers.withLock { _ in state.withLock { body(&$0) } }
  }

  fileprivate func written(ahead command: String) -> [MeasuredEntry] { state.withLock { $0.open[command] ?? [] } }

  public func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
    let restoring = try InMemoryRestoring(empty: state.withLock { $0 })
    let result = try body(restoring)
    state.withLock { [made = restoring.state] in $0 = made }
    return result
  }

  public var isReadOnly: Bool { false }

  public func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
    state.withLock { $0.measureRules }.filter { kinds.contains($0.key) }
  }

  @discardableResult
  public func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] {
    var after = state.withLock { $0 }
    let plan = try plan(InMemoryReading(state: after))
    let (versions, derive) = (plan.rules, plan.derive)
    for definition in plan.definitions { after.remember(definition.text, as: definition.hash) }
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
    after.measureRules.merge(plan.rules) { old, new in
      MeasureRule(version: new.version, definitions: new.definitions ?? old.definitions)
    }
    state.withLock { [after] in $0 = after }
    return changed
  }
}

/// An action of a journal in memory whose entries are written ahead.
private final class InMemoryOpenAction: OpenAction {
  let command: String
  private let journal: InMemoryJournal

  init(_ command: String, in journal: InMemoryJournal) {
    self.command = command
    self.journal = journal
  }

  func entries() throws -> [MeasuredEntry] { journal.written(ahead: command) }

  func write(_ entries: [MeasuredEntry]) throws {
    for entry in entries {
      try entry.entry.checkStorable(with: entry.measures)
      if entry.entry.key == nil { throw Failure.hasNoKey(entry.entry) }
    }
    journal.change { [command] state in
      for entry in entries { state.open[command, default: []].removeAll { $0.entry.key == entry.entry.key } }
      state.open[command, default: []] += entries
    }
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
    var entry: Entry
    var measures: [Measure]
  }

  var current: [EntryID: Current] = [:]
  var revisions: [EntryID: [Revision]] = [:]
  /// When each entry was first written.
  var written: [EntryID: Instant] = [:]
  /// The entries that wait, each with the one that counts.
  var waits: [EntryID: EntryID] = [:]
  var documents: [DocumentKey: [DocumentRevision]] = [:]
  var drafts: [DocumentKey: String] = [:]
  var caches: [DocumentKey: String] = [:]
  var forecasts: [ForecastKey: Forecast] = [:]
  var definitions: [ContentHash: String] = [:]
  var actions: [Action] = []
  var measureRules: [LogKindID: MeasureRule] = [:]
  var touched: [Int64: Day] = [:]
  /// What is written ahead, by the commands of the actions.
  var open: [String: [MeasuredEntry]] = [:]
  var openFiles: [String: String] = [:]
  /// The last id that was given to an action, recorded or not.
  var lastUsed: Int64 = 0

  mutating func remember(_ text: String, as hash: ContentHash) {
    if let known = definitions[hash], ContentHash(of: text) != hash || ContentHash(of: known) == hash { return }
    definitions[hash] = text
  }
}
