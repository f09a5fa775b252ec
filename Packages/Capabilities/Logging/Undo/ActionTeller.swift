import TrackerApplication
import TrackerCore

/// Makes accounts of actions, from what a journal says of them.
struct ActionTeller {
  let session: Session
  let journal: any JournalReading

  /// What an action did. Of many entries only their number is read, however big an import was.
  ///
  /// - Throws: `Failure` (`storage`).
  func account(of action: Action) throws -> ActionAccount {
    let counts = try journal.changeCounts(of: action.id)
    let isCounted = counts.total > ActionAccount.mostTold
    let changes = try isCounted ? journal.documentChanges(of: action.id) : journal.changes(of: action.id)
    var account = try account(of: action, changes: changes) { change in
      switch change {
      case .entry(let id, let before, _): (.entry(before), .entry(try journal.entry(id, after: action.id)))
      case .document(let key, let before): (.json(before), .json(try journal.document(key, after: action.id)))
      }
    }
    if isCounted { account.count(counts) }
    if counts.total == 0, changes.isEmpty { account.isErased = true }
    return account
  }

  /// What putting back the states before an action does to the journal as it is now.
  ///
  /// - Parameters:
  ///   - changes: Those of the action whose states are put back.
  ///   - action: The one that all of it is about.
  /// - Throws: `Failure` (`storage`).
  func account(ofPuttingBack changes: [Change], from action: Action) throws -> ActionAccount {
    let now = try journal.lastAction()
    return try account(of: action, changes: changes) { change in
      switch change {
      case .entry(let id, let before, _): (.entry(try journal.entry(id, after: now)), .entry(before))
      case .document(let key, let before): (.json(try journal.document(key, after: now)), .json(before))
      }
    }
  }

  /// A state of an entry or document, nil where it does not exist.
  private enum State {
    case entry(Entry?)
    case json(String?)
  }

  private func account(
    of action: Action, changes: [Change], between states: (Change) throws -> (before: State, after: State)
  ) throws -> ActionAccount {
    var account = ActionAccount(of: action)
    var entries: [(turn: ActionAccount.Turn, entry: Entry)] = []
    for change in changes {
      switch (change.subject, try states(change)) {
      case (.entry, (.entry(let before), .entry(let after))):
        guard let entry = after ?? before, !isSame(before, after) else { continue }
        let turn: ActionAccount.Turn = before == nil ? .added : after == nil ? .removed : .changed
        entries.append((turn, entry))
      case (.document(let key), (.json(let before), .json(let after))):
        account.things += parts(of: key, before: before, after: after).map(ActionAccount.Thing.init)
      default: continue
      }
    }
    account.entries = entries.count
    account.turns = Dictionary(entries.map { ($0.turn.rawValue, 1) }, uniquingKeysWith: +)
    if entries.count <= ActionAccount.mostTold, !action.purpose.isImport {
      let inOrder = entries.sorted { ($0.entry.instant, $0.entry.id) < ($1.entry.instant, $1.entry.id) }
      account.things = inOrder.map { thing($0.turn, $0.entry) } + account.things
    }
    return account
  }

  /// Whether an entry says the same in both states, whatever its revisions are.
  private func isSame(_ before: Entry?, _ after: Entry?) -> Bool {
    guard var before, let after else { return before == nil && after == nil }
    before.revision = after.revision
    return before == after
  }

  func thing(_ turn: ActionAccount.Turn, _ entry: Entry) -> ActionAccount.Thing {
    let kind = session.environment.registry.logKind(entry.kind)?.definition
    let saysTime = kind.map { $0.isOfWholeDay || $0.timedBy.contains { entry.payload.fields[$0] != nil } } ?? false
    return ActionAccount.Thing(turn, session.view(of: entry), namesTime: !saysTime)
  }

  /// What differs between two states of a document, with the names of conditions; nothing where it can't be read or no
  /// module tells of it.
  func parts(of key: DocumentKey, before: String?, after: String?) -> [DocumentPart] {
    guard let kind = session.environment.registry.documentKinds.all.first(where: { $0.holds(key) }),
      let parts = try? kind.parts(of: key, before: before, after: after)
    else { return [] }
    return parts.map { part in
      var part = part
      if let id = part.values[DocumentPart.condition] { part.values[DocumentPart.condition] = name(of: PackID(id)) }
      return part
    }
  }

  private func name(of condition: PackID) -> String {
    session.person.conditions.first { $0.id == condition }?.pack.name
      ?? (try? session.environment.packs.pack(condition))?.pack.name ?? condition.rawValue
  }

  /// What an action changed in the words of a refusal: kind, time and id of an entry, never what was logged.
  func name(of subject: Change.Subject, leftBy action: Int64) throws -> Phrase {
    switch subject {
    case .entry(let id):
      let entry = try journal.entry(id, after: journal.lastAction()) ?? journal.entry(id, after: action)
      return entry.map { name(of: $0) } ?? "\(id.short)"
    case .document(let key):
      let before = try journal.document(key, after: action)
      let now = try journal.document(key, after: journal.lastAction())
      let part = parts(of: key, before: before, after: now).first ?? parts(of: key, before: nil, after: now).first
      return part.map { .words($0.phrase, $0.values.mapValues { "\($0)" }) } ?? "\(key)"
    }
  }

  /// An entry in the words of a refusal.
  func name(of entry: Entry) -> Phrase {
    let noun = session.environment.registry.logKind(entry.kind)?.definition.noun ?? entry.kind.rawValue
    let view = session.view(of: entry)
    return .words(
      entry.day == session.today ? "your {kind} from {time} ({id})" : "your {kind} from {day}, {time} ({id})",
      [
        "kind": .words(noun, [:]), "time": "\(view.time)", "day": .day(entry.day), "id": "\(entry.id.short)",
      ])
  }
}
