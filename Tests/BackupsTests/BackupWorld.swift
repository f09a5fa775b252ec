import Foundation
import Testing
import TrackerApplication
import TrackerBackups
import TrackerCommandLine
import TrackerCore
import TrackerSettings
import TrackerStorage
import TrackerTestSupport

/// Keeps packs, as the module for packs does.
enum PacksModule: TrackerModule {
  static let id: ModuleID = "packs"
  static func contribute(to registry: inout Registry) {
    registry.homeFiles.add(HomeFile("packs", .folders(holding: "pack.yaml"), "A pack.", backup: .copied))
  }
}

/// Keeps files that are attached to entries, as the module for attachments does.
enum AttachedModule: TrackerModule {
  static let id: ModuleID = "attachments"
  static func contribute(to registry: inout Registry) {
    registry.homeFiles.add(HomeFile("attachments", .folder, "Photos.", backup: .optional))
  }
}

/// A home on the disk with a journal, settings and a pack, removed with the value.
final class BackupWorld {
  let folder: String
  let home: String
  var now: Instant
  let zone = Zone.utc

  /// - Parameter entries: How many are logged.
  init(entries: Int = 3, at time: Int64 = 1_795_443_000) throws {
    folder = "\(NSTemporaryDirectory())/backups-\(UUID().uuidString.lowercased())".replacing("//", with: "/")
    home = "\(folder)/home"
    now = Instant(seconds: time)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard entries > 0 else { return }
    try log(entries)
    try write("theme: dark\n", to: "settings.yaml")
    try write("id: mine\n", to: "packs/mine/pack.yaml")
    try write("# Mine\n", to: "packs/mine/docs/README.md")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(home)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) -> String? { try? String(contentsOfFile: "\(home)/\(name)", encoding: .utf8) }

  /// Logs entries that are told from each other.
  func log(_ count: Int, from first: Int = 0, home other: String? = nil) throws {
    let journal = try #require(try SQLiteJournal.open(home: other ?? home, creating: true))
    try journal.write("log", at: now) { journal in
      if try journal.value(PersonFacts.document) == nil {
        try journal.put(PersonFacts(symptoms: ["pain"]), as: PersonFacts.document)
        try journal.put([ConditionRecord](), as: ConditionRecord.document)
      }
      for number in first..<(first + count) {
        let entry = Entry(
          id: EntryID(rawValue: "000000000000\(1_000 + number)"), kind: "sample", instant: now + Int64(number),
          offset: 0, zone: "UTC", day: Day(number: 20_780),
          payload: Payload(fields: ["number": .number(Double(number))]))
        try journal.put(entry, measures: [])
      }
    }
    try journal.close()
  }

  /// How many entries a home has.
  func count(_ other: String? = nil) throws -> Int {
    let journal = try #require(try SQLiteJournal.open(home: other ?? home, creating: false))
    defer { try? journal.close() }
    return try journal.read { try $0.count(EntryQuery()) }
  }

  /// Everything in a journal that does not follow from the rest.
  func records(_ other: String? = nil) throws -> [String] {
    let journal = try #require(try SQLiteJournal.open(home: other ?? home, creating: false))
    defer { try? journal.close() }
    var records: [String] = []
    try journal.read { try $0.eachRecord { records.append("\($0)") } }
    return records
  }

  func context(_ terminal: ScriptedTerminal = ScriptedTerminal(), home other: String? = nil) -> CommandContext {
    let home = other ?? home
    let modules: [any TrackerModule.Type] = [
      StorageModule.self, SettingsModule.self, PacksModule.self, AttachedModule.self, BackupsModule.self,
    ]
    return .testing(
      modules, now: now, home: home, forecasts: SteadyForecaster(),
      settings: SettingsFile(home: home, environment: [:], definitions: Registry(modules).settings.all),
      terminal: terminal,
      openJournal: { creating, beforeUpdating in
        try SQLiteJournal.open(home: home, creating: creating, beforeUpdating: beforeUpdating)
      })
  }

  @discardableResult
  func run<Command: TrackerCommand>(
    _ command: Command.Type, _ arguments: [String] = [], at terminal: ScriptedTerminal = ScriptedTerminal(),
    home other: String? = nil
  ) throws -> String {
    try Command.parse(arguments).runAsking(in: context(terminal, home: other))
    return terminal.screen
  }

  func failure<Command: TrackerCommand>(
    of command: Command.Type, _ arguments: [String] = [], at terminal: ScriptedTerminal = ScriptedTerminal(),
    home other: String? = nil
  ) throws -> Failure? {
    do {
      try run(command, arguments, at: terminal, home: other)
      return nil
    } catch let failure as Failure { return failure }
  }

  /// The backups of a folder, by name.
  func backups(in other: String? = nil) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: other ?? "\(home)/backups")) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
