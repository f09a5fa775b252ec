import Foundation
import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore

/// What can be done with an entry, done with an entry of every kind that is registered.
///
/// A kind is logged with the lines of its help, so a new one is in at once. One without any says below how it is
/// logged, and a kind whose entries cannot be edited by the first of their fields says what is changed instead.
@Suite struct EveryKindTests {
  /// How kinds are logged that have no examples: they come from commands of their own.
  private static let lines: [LogKindID: [String]] = [
    "check-in": ["check-in pain=4 mood=6"],
    "none": ["no exercise", "no alcohol"],
    "day": ["day close"],
    "measurement": ["import csv HOME/diary.csv"],
    "flare": ["flares open --note bed"],
    "journal": ["journal Quiet mood=4", "journal mood=2"],
    "hours": ["import apple-health HOME/export.xml"],
    "screen-use": ["import activitywatch HOME/buckets.json"],
  ]

  /// What is changed of an entry where another value of its first field cannot be made up.
  private static let changes: [LogKindID: (line: String, why: String)] = [
    "check-in": ("pain=5", "its answers are fields of the person's conditions"),
    "none": ("tags=again", "it has no fields: what there was none of is what it is"),
    "day": ("tags=again", "it has no fields: what is closed is what the person tracks"),
    "measurement": ("value=9", "its first field is a metric's id, which has to be known"),
    "flare": ("notes=sofa", "another mark may be none that fits the days around it"),
    "hours": ("tags=again", "its fields are what a device counted"),
    "screen-use": ("tags=again", "its first field is what devices recorded"),
    "period": ("flow=light", "another mark may be none that fits the days around it"),
  ]

  private func world() throws -> TranscriptWorld {
    let world = try TranscriptWorld()
    try world.setClock("2026-01-01T20:00", zone: "Europe/Berlin")
    try run(
      "onboard --pack peripheral-neuropathy --name Ada --symptoms pain --impact 5 --pattern episodic "
        + "--track food,exercise,sleep,stress", in: world)
    return world
  }

  @discardableResult
  private func run(_ line: String, in world: TranscriptWorld) throws -> String {
    let result = world.run(line: "symptoms \(line)")
    try #require(result.exitCode == 0, "\(line): \(result.output)\(result.errors)")
    return result.output
  }

  /// The entries of a kind as they are exported, by their ids.
  private func rows(_ kind: LogKindID, in world: TranscriptWorld) throws -> [String: [String: JSONValue]] {
    let table = try run("export entries --kind \(kind) --as jsonl", in: world)
    let rows = try table.split(separator: "\n").map { line in
      try JSONDecoder().decode([String: JSONValue].self, from: Data(line.utf8))
    }
    return try Dictionary(uniqueKeysWithValues: rows.map { (try #require($0["id"]?.text), $0) })
  }

  /// Every entry that is there, by its id, without the number of its version.
  private func state(of world: TranscriptWorld) throws -> [String: JSONValue] {
    let list = try JSONDecoder().decode(JSONValue.self, from: Data(try run("list --days 365 --json", in: world).utf8))
    return try (list["entries"]?.list ?? []).reduce(into: [:]) { state, entry in
      guard case .object(var fields) = entry else { return }
      fields["revision"] = nil
      state[try #require(entry["id"]?.text)] = .object(fields)
    }
  }

  @Test("Every kind is logged, edited, undone, redone, deleted, restored, exported and brought back the same")
  func everyKind() throws {
    let world = try world()
    let kinds = Composition.registry.logKinds.all.map { $0.definition }
    #expect(kinds.count >= 25)
    let ids = try log(kinds, in: world)
    let logged = try state(of: world)
    for (kind, id) in ids { try edit(id, kind, in: world) }
    let edited = try state(of: world)
    for (kind, id) in ids {
      #expect(edited[id] != nil && edited[id] != logged[id], "\(kind.id) was not changed")
    }
    let changed = ids.map(\.id).joined(separator: " ")
    let without = edited.filter { entry in !ids.contains { $0.id == entry.key } }
    for (line, wanted) in [
      ("undo \(ids.count)", logged), ("redo \(ids.count)", edited), ("delete \(changed)", without), ("undo", edited),
      ("redo", without), ("trash restore \(changed)", edited), ("undo", without), ("redo", edited),
    ] {
      try run(line, in: world)
      let found = try state(of: world)
      let others = Set(found.keys).union(wanted.keys).filter { found[$0] != wanted[$0] }.sorted()
      #expect(others == [], "\(line.prefix(20))")
    }
    try bringBack(ids, from: world)
  }

  /// Logs every line of every kind, each on a day of its own.
  ///
  /// - Returns: The first entry of each kind.
  private func log(
    _ kinds: [LogKindDefinition], in world: TranscriptWorld
  ) throws -> [(kind: LogKindDefinition, id: String)] {
    var ids: [(kind: LogKindDefinition, id: String)] = []
    var day = try #require(Day("2026-01-02"))
    for kind in kinds {
      let examples = kind.hasCommand ? kind.examples.map { "log \($0.line)" } : []
      let lines = examples + (Self.lines[kind.id] ?? [])
      #expect(!lines.isEmpty, "\(kind.id): how is it logged? Say it in the table of this test")
      for line in lines {
        try world.setClock("\(day)T20:00", zone: "Europe/Berlin")
        for (name, file) in Self.files(of: kind.id, day) { try world.write(file, to: name) }
        try run("\(line) --yes", in: world)
        day = day.advanced(by: 1)
      }
      let rows = try rows(kind.id, in: world)
      #expect(rows.count == lines.count, "\(kind.id)")
      let first = rows.min { ($0.value["day"]?.text ?? "") < ($1.value["day"]?.text ?? "") }
      if let id = first?.key { ids.append((kind, id)) }
    }
    return ids
  }

  /// What is imported for a kind that only files bring.
  private static func files(of kind: LogKindID, _ day: Day) -> [String: String] {
    switch kind {
    case "measurement": ["diary.csv": "date,sleep\n\(day),7\n"]
    case "hours":
      [
        "export.xml": """
        <?xml version="1.0" encoding="UTF-8"?>
        <HealthData locale="en_DE">
         <ExportDate value="\(day) 19:00:00 +0100"/>
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" \
        startDate="\(day) 09:00:00 +0100" endDate="\(day) 09:10:00 +0100" value="420"/>
        </HealthData>
        """
      ]
    case "screen-use":
      [
        "buckets.json": """
        {"buckets": {"aw-watcher-window_desk": {"id": "aw-watcher-window_desk", "type": "currentwindow", \
        "client": "aw-watcher-window", "hostname": "desk", "events": [{"timestamp": "\(day)T08:00:00+00:00", \
        "duration": 600, "data": {"app": "Editor", "title": "a"}}]}}}
        """
      ]
    default: [:]
    }
  }

  /// Changes a field of an entry, and looks for the new value in what is exported.
  private func edit(_ id: String, _ kind: LogKindDefinition, in world: TranscriptWorld) throws {
    let logged = try #require(try rows(kind.id, in: world)[id])
    let change = try Self.changes[kind.id]?.line ?? Self.change(of: logged, kind)
    try run("edit \(id) '\(change)' --yes", in: world)
    let edited = try #require(try rows(kind.id, in: world)[id])
    let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
    let field = kind.fields.first { $0.isNamed(parts[0]) }?.name ?? parts[0]
    #expect(edited[field]?.typed == parts[1] && logged[field] != edited[field], "\(kind.id) \(change): \(edited)")
  }

  /// Another value of the first field that an entry has and that can be made up; else a note, else a tag.
  private static func change(of row: [String: JSONValue], _ kind: LogKindDefinition) throws -> String {
    for field in kind.fields {
      if let value = row[field.name], let other = field.shape.other(than: value) { return "\(field.name)=\(other)" }
    }
    return kind.field("notes") == nil ? "tags=again" : "notes=again"
  }

  /// Exports everything, brings it back into an empty home, and compares each entry, and what it ever was.
  private func bringBack(_ ids: [(kind: LogKindDefinition, id: String)], from world: TranscriptWorld) throws {
    try run("export all HOME/all.jsonl", in: world)
    let back = try TranscriptWorld()
    for world in [world, back] { try world.setClock("2026-06-01T20:00", zone: "Europe/Berlin") }
    try run("import all \(world.home)/all.jsonl", in: back)
    let (found, wanted) = try (state(of: back), state(of: world))
    #expect(!wanted.isEmpty && found == wanted)
    for (kind, id) in ids {
      let versions = try run("history \(id) --json", in: world)
      #expect(try run("history \(id) --json", in: back) == versions, "\(kind.id)")
    }
  }
}

extension FieldDefinition.Shape {
  /// Another value, as it is typed and as it is exported; nil where a value has to fit others.
  fileprivate func other(than value: JSONValue) -> String? {
    switch (self, value.number, value.text) {
    case (.whole(let range, _), let number?, _), (.minutes(let range), let number?, _):
      "\(Int(number) < range.upperBound ? Int(number) + 1 : Int(number) - 1)"
    case (.number(let range, _, _, _), let number?, _):
      (number.rounded() + (number.rounded() < range.upperBound ? 1 : -1)).words
    case (.pair, _, let text?): text.split(separator: "/").first.flatMap { Int($0) }.map { "\($0 + 2)/71" }
    case (.choice(let choices), _, let text?): choices.first { $0.id != text }?.id
    case (.text, _, let text?), (.items, _, let text?): "\(text) again"
    case (.texts, _, _?): "again"
    default: nil
    }
  }
}

extension JSONValue {
  /// A value of an exported row as it is typed.
  fileprivate var typed: String? { number?.words ?? text }
}
