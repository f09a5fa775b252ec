import TrackerCore
import TrackerJSONReading

/// Turns the lines of a file into records, one after the other, and remembers what later lines must fit.
struct JournalLineCheck {
  /// What is wrong with a line. It never says what was logged.
  struct Fault: Error {
    let reason: Phrase
    init(_ reason: Phrase) { self.reason = reason }
  }

  private(set) var counts = JournalLine.Counts()
  /// Whether the last line was read.
  private(set) var isComplete = false
  private var actions: Set<Int64> = []
  private var lastAction: Int64 = 0
  private var ids: Set<EntryID> = []
  private var keys: Set<String> = []
  private var documents: Set<DocumentKey> = []

  /// - Returns: nil for the last line.
  mutating func read(_ line: JSONValue) throws -> JournalLineReader.Item? {
    guard !isComplete else { throw Fault("it comes after the end") }
    guard case .object(let fields) = line else { throw Fault("it is not an object") }
    if let end = fields["end"] {
      try checkEnd(end)
      return nil
    }
    let item = try item(fields)
    counts.add(item.record)
    return item
  }

  private mutating func item(_ fields: [String: JSONValue]) throws -> JournalLineReader.Item {
    if fields["entry"] != nil { return try entry(fields) }
    if fields["action"] != nil { return .init(record: .action(try action(fields))) }
    if fields["document"] != nil { return .init(record: try document(fields)) }
    if fields["definition"] != nil {
      return .init(record: try definition(fields))
    }
    if let value = fields["setAside"] {
      let json = try JournalJSON.encode(value)
      do {
        return .init(record: .setAside(try JournalJSON.decode(SetAside.self, from: json, what: "entries")))
      } catch { throw Fault("its damaged part is not complete") }
    }
    guard let value = fields["forecast"] else { throw Fault("this version does not know it") }
    let json = try JournalJSON.encode(value)
    do {
      try JournalJSON.decode(Forecast.self, from: json, what: "forecasts").checkStorable()
    } catch { throw Fault("its forecast is not complete") }
    return .init(record: .forecast(json: json))
  }

  private mutating func checkEnd(_ end: JSONValue) throws {
    let wanted = [
      "actions": counts.actions, "definitions": counts.definitions, "documents": counts.documents,
      "entries": counts.entries, "deleted": counts.deleted, "forecasts": counts.forecasts,
      "setAside": counts.setAside,
    ]
    guard wanted.allSatisfy({ end[$0.key]?.whole == Int64($0.value) }) else {
      throw Fault("lines before it are missing")
    }
    isComplete = true
  }

  private mutating func action(_ fields: [String: JSONValue]) throws -> Action {
    let id = try whole(fields, "action")
    let reverts = fields["reverts"]?.whole
    guard id > lastAction, reverts.map(actions.contains) ?? (fields["reverts"] == nil) else {
      throw Fault("its change is out of order")
    }
    lastAction = id
    actions.insert(id)
    let file = fields["file"] == nil ? nil : try text(fields, "file")
    let purpose: Action.Purpose =
      switch fields["purpose"]?.text {
      case "setting-up": .settingUp
      case "import": .fileImport(file: file)
      default: .change
      }
    return Action(
      id: id, at: try instant(fields, "at"), command: try text(fields, "command"), purpose: purpose, reverts: reverts)
  }

  private func definition(_ fields: [String: JSONValue]) throws -> JournalRecord {
    let hash = ContentHash(try text(fields, "definition"))
    guard fields["text"] == nil else {
      let text = try text(fields, "text")
      guard ContentHash(of: text) == hash else { throw Fault("its definition is not the one of its hash") }
      return .definition(hash, text: text)
    }
    guard let value = fields["value"] else { throw Fault.missing("value") }
    return .definition(hash, text: try JournalJSON.encode(value))
  }

  private mutating func document(_ fields: [String: JSONValue]) throws -> JournalRecord {
    let key = DocumentKey(ModuleID(try text(fields, "module")), try text(fields, "document"))
    guard documents.insert(key).inserted else { throw Fault("an earlier line has the same id") }
    return .document(
      key,
      try revisions(fields).map { action, revision in
        DocumentRevision(action: action, json: try revision["value"].map { try JournalJSON.encode($0) })
      })
  }

  private mutating func entry(_ fields: [String: JSONValue]) throws -> JournalLineReader.Item {
    let id = EntryID(try text(fields, "entry"))
    guard ids.insert(id).inserted else { throw Fault("an earlier line has the same id") }
    var entries: [Entry?] = []
    var revisions = try revisions(fields).enumerated().map { index, revision in
      guard revision.fields["kind"] != nil else {
        entries.append(nil)
        return EntryRevision(action: revision.action, state: nil)
      }
      let entry = try entry(id, revision: index + 1, revision.fields)
      entries.append(entry)
      return EntryRevision(action: revision.action, state: try EntryRevision.State(entry))
    }
    if fields["written"] != nil { revisions[0].written = try instant(fields, "written") }
    if let key = entries.last??.key, !keys.insert(key).inserted { throw Fault("an earlier line has the same key") }
    return .init(record: .entry(id, revisions), entries: entries)
  }

  private func entry(_ id: EntryID, revision: Int, _ fields: [String: JSONValue]) throws -> Entry {
    let source = Entry.Source(rawValue: try text(fields, "source"))
    guard let day = Day(try text(fields, "day")) else { throw Fault.missing("day") }
    guard case .object(let payload)? = fields["payload"] else { throw Fault.missing("payload") }
    let offset = try whole(fields, "offset")
    guard abs(offset) <= 86_400 else { throw Fault.missing("offset") }
    let entry = Entry(
      id: id, kind: LogKindID(try text(fields, "kind")), instant: try instant(fields, "instant"), offset: Int(offset),
      zone: try text(fields, "zone"), day: day, revision: revision, source: source,
      pack: fields["pack"] == nil ? nil : ContentHash(try text(fields, "pack")),
      key: fields["key"] == nil ? nil : try text(fields, "key"), payload: Payload(fields: payload))
    do { try entry.checkStorable(with: []) } catch { throw Fault.missing("payload") }
    return entry
  }

  /// What the actions made of a thing, the oldest first.
  private func revisions(_ fields: [String: JSONValue]) throws -> [(action: Int64, fields: [String: JSONValue])] {
    guard let list = fields["revisions"]?.list, !list.isEmpty else { throw Fault.missing("revisions") }
    var last: Int64 = 0
    return try list.map { revision in
      guard case .object(let fields) = revision else { throw Fault.missing("revisions") }
      let action = try whole(fields, "action")
      guard action >= last, actions.contains(action) else { throw Fault("its change is out of order") }
      last = action
      return (action, fields)
    }
  }

  private func text(_ fields: [String: JSONValue], _ key: String) throws -> String {
    guard let text = fields[key]?.text, !text.isEmpty else { throw Fault.missing(key) }
    return text
  }

  private func whole(_ fields: [String: JSONValue], _ key: String) throws -> Int64 {
    guard let number = fields[key]?.whole else { throw Fault.missing(key) }
    return number
  }

  private func instant(_ fields: [String: JSONValue], _ key: String) throws -> Instant {
    let seconds = try whole(fields, key)
    guard abs(seconds) < 100_000_000_000 else { throw Fault.missing(key) }
    return Instant(seconds: seconds)
  }
}

extension JournalLineCheck.Fault {
  /// A key is missing, or its value is of another shape.
  static func missing(_ key: String) -> JournalLineCheck.Fault {
    .init(.words("“{key}” is missing or wrong", ["key": .verbatim(key)]))
  }
}
