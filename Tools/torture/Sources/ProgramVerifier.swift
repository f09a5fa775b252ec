import Foundation
import TrackerCore

/// What the program has acknowledged in one home, and what is wrong with that home.
struct ProgramVerifier {
  /// A state of an entry that an answer named.
  private struct State {
    var id: String
    /// From 1; tombstones count too.
    var revision: Int
    var kind: String
    var day: String
    var instant: Double
    var fields: JSONValue
  }

  /// How often commands of a name were run, by how they ended.
  private struct Count {
    var acknowledged = 0
    var killed = 0
  }

  private struct Write {
    var value: String
    var began: ContinuousClock.Instant
    /// nil for one that was killed: it may have been done at the very end.
    var ended: ContinuousClock.Instant?
  }

  private var states: [State] = []
  private var deletions: [(id: String, after: Int)] = []
  private var reverted: [Int] = []
  private var imports: [String: Int] = [:]
  private var counts: [String: Count] = [:]
  private var settings: [String: [Write]] = [:]
  private(set) var backups: [String] = []
  private static let most = 10

  var claims: Int { states.count + deletions.count + reverted.count + imports.count }

  /// Takes in how a command ended.
  ///
  /// - Returns: The ids of the entries that it saved, and what is wrong with the answer.
  mutating func add(_ command: ProgramCommand, _ answer: Program.Answer, began: ContinuousClock.Instant)
    -> (saved: [String], fault: String?)
  {
    if case .setting(let name, let value) = command.claim, answer.isDone || answer.ending == .signal(SIGKILL) {
      settings[name, default: []].append(Write(value: value, began: began, ended: answer.isDone ? .now : nil))
    }
    guard answer.isDone else {
      if answer.ending == .signal(SIGKILL) { counts[command.name, default: Count()].killed += 1 }
      return ([], nil)
    }
    guard let json = answer.json else { return ([], "the answer is no JSON: \(answer.text)") }
    let entries = (json["entries"]?.list ?? json["entry"].map { [$0] } ?? []).compactMap(ProgramVerifier.state)
    switch command.claim {
    case .entries:
      // “Already logged” names what was there before.
      let isSaved = json["verb"] == nil || ["Saved", "Changed"].contains(json["verb"]?.text)
      guard isSaved, !entries.isEmpty else { return ([], nil) }
      states += entries
      counts[command.name, default: Count()].acknowledged += 1
      return (entries.map(\.id), nil)
    case .deletion:
      deletions += entries.map { ($0.id, $0.revision) }
      counts[command.name, default: Count()].acknowledged += 1
    case .reversal:
      let ids = (json["actions"]?.list ?? []).compactMap { Int($0["id"]?.text?.dropFirst() ?? "") }
      guard !ids.isEmpty else { return ([], nil) }
      reverted += ids
      counts[command.name, default: Count()].acknowledged += 1
    case .imported(let cells):
      imports[command.name] = cells
      counts[command.name, default: Count()].acknowledged += 1
    case .action: counts[command.name, default: Count()].acknowledged += 1
    case .backup:
      let files = ProgramVerifier.texts(json).filter { $0.hasPrefix("/") && FileManager.default.fileExists(atPath: $0) }
      guard let file = files.first else { return ([], "no file of a backup is named: \(answer.text)") }
      backups.append(file)
    case .setting, .nothing: break
    }
    return ([], nil)
  }

  private static func state(_ json: JSONValue) -> State? {
    guard let id = json["id"]?.text, let revision = json["revision"]?.number, let kind = json["kind"]?.text,
      let day = json["day"]?.text, let instant = json["instant"]?.number, let fields = json["fields"]
    else { return nil }
    return State(id: id, revision: Int(revision), kind: kind, day: day, instant: instant, fields: fields)
  }

  private static func texts(_ json: JSONValue) -> [String] {
    switch json {
    case .text(let text): [text]
    case .list(let values): values.flatMap(texts)
    case .object(let values): values.values.flatMap(texts)
    case .null, .bool, .number: []
    }
  }

  /// Everything that is wrong with the home while nobody writes, a line each.
  func faults(in program: Program) throws -> [String] {
    var faults = try program.doctorFaults()
    let journal = try program.export()
    faults += states.compactMap { fault(of: $0, in: journal) }
    for (id, after) in deletions
    where journal.entries[id]?.dropFirst(after).contains(where: { $0.state == nil }) != true {
      faults.append("\(id) was deleted after revision \(after), and there is no tombstone")
    }
    let origins = Set(journal.actions.filter { $0.value.reverts != nil }.keys.map(journal.origin))
    faults += reverted.filter { !origins.contains($0) }.map { "a\($0) was reverted, and nothing says so" }
    faults += tombstones(in: journal) + twice(in: journal) + commands(in: journal) + settingFaults(in: program)
    faults += leftovers(in: program)
    return Array(faults.prefix(ProgramVerifier.most))
  }

  private func fault(of state: State, in journal: ExportedJournal) -> String? {
    guard let revisions = journal.entries[state.id] else { return "\(state.id) was acknowledged and is not there" }
    guard revisions.indices.contains(state.revision - 1), let kept = revisions[state.revision - 1].state else {
      return "revision \(state.revision) of \(state.id) was acknowledged and is not there"
    }
    let isSame =
      kept["kind"]?.text == state.kind && kept["day"]?.text == state.day && kept["instant"]?.number == state.instant
      && kept["payload"] == state.fields
    return isSame ? nil : "revision \(state.revision) of \(state.id) is not what was acknowledged"
  }

  /// An entry is gone only by a command that takes something away. Logging what somebody had said there was none of
  /// takes away that “none”; so does changing an entry that counts as such only since a condition was added.
  private func tombstones(in journal: ExportedJournal) -> [String] {
    journal.entries.flatMap { id, revisions in
      revisions.indices.filter { revisions[$0].state == nil }.compactMap { index -> String? in
        let command = journal.actions[revisions[index].action]?.command ?? "no action at all"
        if ["delete", "undo", "redo"].contains(command) { return nil }
        let isLogging = command.hasPrefix("log ") || ["check-in", "edit"].contains(command)
        if index > 0, revisions[index - 1].kind == "none", isLogging {
          return nil
        }
        return "\(id) was taken away by \(command)"
      }
    }
  }

  /// Each note was typed once: it is in one entry at most.
  private func twice(in journal: ExportedJournal) -> [String] {
    var places: [String: Set<String>] = [:]
    for (id, revisions) in journal.entries {
      for case let note? in revisions.map({ $0.state?["payload"]?["notes"]?.text }) {
        places[note, default: []].insert(id)
      }
    }
    return places.filter { $0.value.count > 1 }.map { "\($0.key) is in \($0.value.count) entries" }
  }

  /// As many actions as were acknowledged, and no more than those and the killed ones.
  private func commands(in journal: ExportedJournal) -> [String] {
    let found = Dictionary(grouping: journal.actions.values, by: \.command).mapValues(\.count)
    var faults: [String] = []
    for (name, count) in counts where !name.isEmpty && name != "backup create" {
      let actions = found[name] ?? 0
      if actions < count.acknowledged || (name != "tune set" && actions > count.acknowledged + count.killed) {
        faults.append("\(name): \(count.acknowledged) acknowledged, \(count.killed) killed, \(actions) actions")
      }
    }
    for (name, cells) in imports {
      let actions = Set(journal.actions.filter { $0.value.command == name }.keys)
      let entries = journal.entries.values.count { $0.contains { actions.contains($0.action) } }
      if entries != cells { faults.append("\(name) brought \(entries) entries of \(cells)") }
    }
    return faults
  }

  /// The value of a setting is one that nothing acknowledged came after.
  private func settingFaults(in program: Program) -> [String] {
    let text = (try? String(contentsOfFile: "\(program.home)/settings.yaml", encoding: .utf8)) ?? ""
    return settings.compactMap { name, writes in
      let line = text.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
      let found = line.map { String($0.dropFirst(name.count + 2)) }
      let acknowledged = writes.compactMap(\.ended)
      if acknowledged.isEmpty, found == nil { return nil }
      // One is out of date if another, acknowledged, began after it had ended.
      let possible = writes.filter { write in
        guard let ended = write.ended else { return true }
        return !writes.contains { $0.ended != nil && $0.began > ended }
      }
      return possible.contains { $0.value == found }
        ? nil : "\(name) is \(found ?? "not set"), and what was acknowledged last is another value"
    }
  }

  private func leftovers(in program: Program) -> [String] {
    program.files().filter { name in
      !["journal.sqlite", "settings.yaml", "backups", "backups.json", "packs"].contains(name)
        && !name.hasPrefix("backups/")
        && !name.hasPrefix("packs/")
    }.map { "\($0) is left in the home" }
  }
}
