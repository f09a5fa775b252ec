import TrackerCore
import TrackerStorage

/// Holds a journal against the logs of those who wrote it.
struct JournalVerifier {
  let journal: SQLiteJournal
  let home: String
  /// By worker.
  let ledgers: [Ledger]
  /// The trial ends with the first few: more say no more.
  private static let most = 10

  /// Everything that is wrong, a line each.
  func faults() throws -> [String] {
    var faults = ledgers.flatMap(\.faults)
    try journal.read { reading in
      for (worker, ledger) in ledgers.enumerated() {
        faults += try states(of: worker, ledger, in: reading)
      }
      faults += try shared(in: reading)
      faults += try totals(in: reading)
      faults += try history(in: reading)
      faults += try actions(in: reading)
    }
    faults += JournalDoctor.inspect(home: home, repairing: false).filter { $0.state != .fine }
      .map { "doctor, \($0.what): \($0.detail)" }
    return Array(faults.prefix(JournalVerifier.most))
  }

  /// Whether what was begun before a kill is there: all of it, or nothing; nil where it is neither.
  static func isKept(_ attempt: Ledger.Attempt, of worker: Int, after ledger: Ledger, in journal: any JournalReading)
    throws -> Bool?
  {
    let changes = attempt.states.filter { ledger.states[$0.key] != $0.value }
    let kept = try changes.count { try isThere($0.value, $0.key, of: worker, in: journal) }
    if kept == changes.count, !changes.isEmpty { return true }
    let gone = try changes.count { try isThere(ledger.states[$0.key], $0.key, of: worker, in: journal) }
    return gone == changes.count ? false : nil
  }

  private static func isThere(_ state: UInt64?, _ subject: Subject, of worker: Int, in journal: any JournalReading)
    throws -> Bool
  {
    let content = Content(worker: worker, subject: subject)
    switch subject {
    case .entry(let index):
      let id = Content.id(ofEntry: index, of: worker)
      return try journal.entries(EntryQuery(idPrefix: id.rawValue)).first.map(plain)
        == state.map { content.entry($0).entry }
    case .document, .cached: return try journal.document(content.key)?.json == state.map(content.json)
    case .forecast(let index):
      let day = Content.firstDay.advanced(by: index)
      return try journal.forecasts(of: PackID("torture-\(worker)"), for: day...day).first == state.map(content.forecast)
    }
  }

  /// An entry but for the number of its revision.
  private static func plain(_ entry: Entry) -> Entry {
    var entry = entry
    entry.revision = 1
    return entry
  }

  private func states(of worker: Int, _ ledger: Ledger, in journal: any JournalReading) throws -> [String] {
    let entries = Dictionary(
      uniqueKeysWithValues: try journal.entries(EntryQuery(idPrefix: "t\(worker)e")).map { ($0.id, $0) })
    let subjects =
      (0..<Subject.entries).map(Subject.entry) + (0..<Subject.documents).map(Subject.document)
      + (0..<Subject.others).flatMap { [Subject.cached($0), .forecast($0)] }
    return try subjects.filter { subject in
      guard case .entry(let index) = subject else {
        return try !JournalVerifier.isThere(ledger.states[subject], subject, of: worker, in: journal)
      }
      let wanted = ledger.states[subject].map { Content(worker: worker, subject: subject).entry($0).entry }
      return entries[Content.id(ofEntry: index, of: worker)].map(JournalVerifier.plain) != wanted
    }.map { "\($0.name) of worker \(worker) is not what was acknowledged last" }
  }

  /// What all of them count together, each by reading it and writing one more.
  private func shared(in journal: any JournalReading) throws -> [String] {
    let wanted = ledgers.map(\.shared).reduce(0, +)
    let found = try journal.document(Content.shared).flatMap { Int($0.json) } ?? 0
    return found == wanted ? [] : ["the shared count is \(found), and \(wanted) were acknowledged"]
  }

  /// Totals as they follow from the entries that the logs say are there, added up without the journal's own rules.
  private func totals(in journal: any JournalReading) throws -> [String] {
    struct Cell: Hashable {
      var metric: MetricID
      var day: Day
    }
    var measures: [Cell: [(time: Instant, measure: Measure)]] = [:]
    for (worker, ledger) in ledgers.enumerated() {
      for (subject, state) in ledger.states {
        guard case .entry = subject else { continue }
        let (entry, all) = Content(worker: worker, subject: subject).entry(state)
        for measure in all {
          measures[Cell(metric: measure.metric, day: entry.day), default: []].append((entry.instant, measure))
        }
      }
    }
    let days = Content.firstDay...Content.firstDay.advanced(by: Content.days)
    let stored = try journal.totals(of: Set(Content.metrics), in: days)
    let found = Dictionary(uniqueKeysWithValues: stored.map { (Cell(metric: $0.metric, day: $0.day), $0.value) })
    var faults: [String] = []
    for (cell, all) in measures where found[cell] != JournalVerifier.total(all) {
      faults.append(
        "\(cell.metric) on \(cell.day) is \(found[cell] ?? .nan) and should be \(JournalVerifier.total(all))")
    }
    faults += found.keys.filter { measures[$0] == nil }.map { "\($0.metric) on \($0.day) follows from nothing" }
    let daysOfMetrics = Dictionary(grouping: measures.keys, by: \.metric).mapValues(\.count)
    for (metric, days) in try journal.metrics(withPrefix: "torture.") where days != daysOfMetrics[metric] ?? 0 {
      faults.append("\(metric) is said to have \(days) days and has \(daysOfMetrics[metric] ?? 0)")
    }
    return faults.sorted()
  }

  private static func total(_ all: [(time: Instant, measure: Measure)]) -> Double {
    let best = all.map(\.measure.rank).min() ?? 0
    let counting = all.filter { $0.measure.rank == best }
    let values = counting.map(\.measure.value)
    switch counting.first?.measure.fold {
    case .sum: return values.reduce(0, +)
    case .mean: return values.reduce(0, +) / Double(values.count)
    case .max: return values.max() ?? .nan
    case .min: return values.min() ?? .nan
    case .count: return Double(values.count { $0 > 0 })
    case .last:
      // Of one entry's several measures, the one that it names last.
      let last = counting.map(\.time).max()
      return counting.last { $0.time == last }?.measure.value ?? .nan
    case .unknown, nil: return .nan
    }
  }

  /// Every acknowledged state of everything is a revision of its action, whatever came later.
  private func history(in journal: any JournalReading) throws -> [String] {
    var places: [String: (worker: Int, subject: Subject)] = [:]
    for worker in ledgers.indices {
      for index in 0..<Subject.entries {
        places[Content.id(ofEntry: index, of: worker).rawValue] = (worker, .entry(index))
      }
      for index in 0..<Subject.documents {
        places["\(worker)-\(Subject.document(index).name)"] = (worker, .document(index))
      }
    }
    var (found, unclaimed, wrong) = (0, 0, [String]())
    func check(_ name: String, _ action: Int64, _ isSame: (Content, UInt64?) throws -> Bool) throws {
      guard let (worker, subject) = places[name] else { return }
      guard let claim = ledgers[worker].claims[subject]?[action] else {
        unclaimed += 1
        return
      }
      found += 1
      if try !isSame(Content(worker: worker, subject: subject), claim) {
        wrong.append("\(subject.name) of worker \(worker), a\(action), is another revision than was acknowledged")
      }
    }
    try journal.eachRecord { record in
      switch record {
      case .entry(let id, let revisions):
        for revision in revisions {
          try check(id.rawValue, revision.action) { content, state in
            try revision.state == state.map { try EntryRevision.State(content.entry($0).entry) }
          }
        }
      case .document(let key, let revisions) where key.module == Content.module:
        for revision in revisions {
          try check(key.id, revision.action) { content, state in revision.json == state.map(content.json) }
        }
      default: break
      }
    }
    let claims = ledgers.map { $0.claims.values.map(\.count).reduce(0, +) }.reduce(0, +)
    if found != claims { wrong.append("\(claims - found) of \(claims) acknowledged revisions are missing") }
    let allowed = ledgers.map(\.unclaimed).reduce(0, +)
    if unclaimed > allowed { wrong.append("\(unclaimed) revisions are there that \(allowed) kills can explain") }
    return wrong
  }

  private func actions(in journal: any JournalReading) throws -> [String] {
    let last = ledgers.map(\.lastAction).max() ?? 0
    let ids = try journal.actions(limit: .max).map(\.id)
    var faults: [String] = []
    if zip(ids, ids.dropFirst()).contains(where: { $0 <= $1 }) { faults.append("the ids of actions do not grow") }
    if let first = ids.first, try first != journal.lastAction() {
      faults.append("the last action is a\(first), and the journal says a\(try journal.lastAction())")
    }
    let acknowledged = ledgers.flatMap { ledger in Set(ledger.claims.values.flatMap(\.keys)) }
    if Set(acknowledged).count != acknowledged.count { faults.append("two workers were given one action") }
    let missing = Set(acknowledged).subtracting(ids)
    if !missing.isEmpty { faults.append("\(missing.count) acknowledged actions left no record") }
    if let first = ids.first, last > first, acknowledged.contains(where: { $0 > first }) {
      faults.append("a\(last) was acknowledged and the journal ends with a\(first)")
    }
    return faults
  }
}
