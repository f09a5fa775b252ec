import Foundation
import TrackerCore
import TrackerStatistics
import TrackerStorage

/// Writes random actions to a journal for ever, and says in a log what it is about to do and what was acknowledged.
/// Each line is one `write` of its own: a kill of the program loses none of what it has handed to the system.
struct JournalWorker {
  struct Stop: Error {}

  let worker: Int
  let journal: SQLiteJournal
  /// Whether it says that an action is acknowledged before it is: a fault, to see that it is found.
  let acknowledgesEarly: Bool
  private let log: FileHandle
  private var ledger: Ledger
  private var random: SplitMix64
  /// The last action with what it changed, as long as it can be reverted.
  private var last: (action: Int64, before: [Subject: UInt64?])?

  init(home: String, log path: String, worker: Int, seed: UInt64, acknowledgesEarly: Bool) throws {
    self.worker = worker
    self.acknowledgesEarly = acknowledgesEarly
    guard let journal = try SQLiteJournal.open(home: home, creating: true) else { throw Fault("no journal") }
    self.journal = journal
    ledger = try LedgerFile(path).all()
    random = SplitMix64(seed: seed &+ UInt64(ledger.lastNumber))
    guard let log = FileHandle(forWritingAtPath: path) else { throw Fault("\(path) cannot be written") }
    log.seekToEndOfFile()
    self.log = log
  }

  mutating func run() throws -> Never {
    while true {
      if ledger.inFlight != nil { throw Fault("worker \(worker) begins in the middle of an action") }
      do { try step() } catch let failure as Failure where failure.kind == .storage && "\(failure)".contains("busy") {
        try note(.refused(ledger.lastNumber))
        last = nil
      } catch {
        try note(.broken("worker \(worker): \(error)"))
        throw error
      }
    }
  }

  private mutating func note(_ line: LedgerLine) throws {
    ledger.add(line)
    try log.write(contentsOf: Data("\(line.text)\n".utf8))
  }

  private mutating func step() throws {
    if random.chance(0.03) { return try stopInTheMiddle() }
    if let last, random.chance(0.2) { return try revert(last) }
    var states: [Subject: UInt64?] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let subject = Subject.draw(&random)
      let removes: Bool
      if case .forecast = subject { removes = false } else { removes = random.chance(0.2) }
      states.updateValue(removes && ledger.states[subject] != nil ? nil : random.next() | 1, forKey: subject)
    }
    let adds = random.chance(0.1)
    let before = Dictionary(uniqueKeysWithValues: states.keys.map { ($0, ledger.states[$0]) })
    let worker = worker
    let action = try perform(states, addsToShared: adds) { journal in
      for (subject, state) in states { try JournalWorker.put(state, as: subject, of: worker, in: journal) }
    }
    // An action that kept nothing but cached state and forecasts leaves no record.
    last = adds || !states.keys.contains { $0.hasRevisions } ? nil : (action, before)
  }

  /// Takes back the last action, as `undo` does: by what the journal says that it changed.
  private mutating func revert(_ last: (action: Int64, before: [Subject: UInt64?])) throws {
    self.last = nil
    try perform(last.before.filter { $0.key.hasRevisions }, addsToShared: false) { journal in
      try journal.reverts(last.action)
      for change in try journal.changes(of: last.action) {
        switch change {
        case .entry(let id, nil, _): try journal.delete(id)
        case .entry(_, let before?, let measures): try journal.put(before, measures: measures)
        case .document(let key, let before): try journal.put(before, as: key)
        }
      }
    }
  }

  @discardableResult
  private mutating func perform(
    _ states: [Subject: UInt64?], addsToShared: Bool, _ body: (any JournalWriting) throws -> Void
  ) throws -> Int64 {
    try note(.attempt(ledger.lastNumber + 1, states, addsToShared: addsToShared))
    let number = ledger.lastNumber
    let action = try journal.write("torture", at: clock()) { journal in
      try body(journal)
      if addsToShared {
        let count = try journal.document(Content.shared).flatMap { Int($0.json) } ?? 0
        try journal.put("\(count + 1)", as: Content.shared)
      }
      if acknowledgesEarly { try note(.acknowledged(number, action: journal.action)) }
      return journal.action
    }
    if !acknowledgesEarly { try note(.acknowledged(number, action: action)) }
    return action
  }

  /// An action that fails once it has written something: nothing of it may be kept.
  private mutating func stopInTheMiddle() throws {
    let subject = Subject.draw(&random)
    let state = random.next() | 1
    do {
      try journal.write("torture", at: clock()) { journal in
        try JournalWorker.put(state, as: subject, of: worker, in: journal)
        throw Stop()
      }
    } catch is Stop {}
  }

  private static func put(
    _ state: UInt64?, as subject: Subject, of worker: Int, in journal: any JournalWriting
  ) throws {
    let content = Content(worker: worker, subject: subject)
    switch subject {
    case .entry(let index):
      guard let state else { return try journal.delete(Content.id(ofEntry: index, of: worker)) }
      let (entry, measures) = content.entry(state)
      try journal.put(entry, measures: measures)
    case .document: try journal.put(state.map(content.json), as: content.key)
    case .cached: try journal.cache(state.map(content.json), as: content.key)
    case .forecast: if let state { try journal.put(content.forecast(state)) }
    }
  }

  /// The time of an action: a clock that mostly goes on, and now and then jumps by days, to 1970 or to 2100.
  private mutating func clock() -> Instant {
    let now = Int64(1_780_000_000 + ledger.lastNumber)
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return Instant(seconds: 0)
    case 1: return Instant(seconds: 4_102_444_800)
    case 2: return Instant(seconds: now - 86_400 * Int64.random(in: 1...400, using: &random))
    case 3: return Instant(seconds: now + 86_400 * Int64.random(in: 1...400, using: &random))
    default: return Instant(seconds: now)
    }
  }
}

/// A worker's log, read bit by bit.
final class LedgerFile {
  private let file: FileHandle
  private var rest = Data()
  private(set) var ledger = Ledger()

  init(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { throw Fault("\(path) cannot be read") }
    self.file = file
  }

  /// What the log says by now.
  @discardableResult
  func all() throws -> Ledger {
    rest += try file.readToEnd() ?? Data()
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return ledger }
    for line in String(decoding: rest[...end], as: UTF8.self).split(separator: "\n") {
      guard let line = LedgerLine(line) else { throw Fault("a line of a log cannot be read: \(line)") }
      ledger.add(line)
    }
    rest = Data(rest[rest.index(after: end)...])
    return ledger
  }
}
