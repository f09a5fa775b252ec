import TrackerApplication
import Foundation
import TrackerCore
import TrackerExclusiveLock

/// The preferences of this machine in `settings.yaml` of the home folder, under what the environment says.
///
/// Nothing is read before a value is asked for, and a missing file costs one look at the folder.
public struct SettingsFile: SettingsStore {
  public let home: String
  /// The environment's variables; `NO_COLOR` and `SYMPTOMS_HOME` mean something.
  public let environment: [String: String]
  /// Every setting that the file may name.
  public let definitions: [SettingDefinition]

  public init(home: String, environment: [String: String], definitions: [SettingDefinition]) {
    self.home = home
    self.environment = environment
    self.definitions = definitions
  }

  /// The home folder itself as a setting: it can be looked at, and is set by `--home` or the environment.
  static func home(_ path: String) -> SettingDefinition {
    SettingDefinition(
      id: "home", about: "Where your data is kept.", shape: .choice([]), defaultValue: path)
  }

  public var path: String { "\(home)/settings.yaml" }
  public var place: String { path }

  /// A value that an environment variable gives.
  private static func variable(_ name: String) -> Phrase {
    .words("environment variable {name}", ["name": .verbatim(name)])
  }

  /// The value in force: that of the setting's own variable, else of the file, else the default. A value in the file
  /// counts before `NO_COLOR` (as no-color.org asks of preferences), unless it leaves the choice to the terminal.
  ///
  /// - Throws: `Failure` (`validation`) when the setting belongs to the journal; `system` when the file can't be read.
  public func value(of setting: SettingDefinition) throws -> SettingValue {
    if setting.id == "home" {
      let isFromEnvironment = environment["SYMPTOMS_HOME"].map { !$0.isEmpty } ?? false
      return SettingValue(
        value: setting.defaultValue, origin: isFromEnvironment ? SettingsFile.variable("SYMPTOMS_HOME") : .isDefault)
    }
    try checkScope(setting)
    return value(of: setting, in: try document())
  }

  private func value(of setting: SettingDefinition, in document: SettingsDocument) -> SettingValue {
    if let passing = passingValue(of: setting) { return passing }
    let stored = document.values[setting.id]
    if setting.id == SettingsModule.colour.id, stored.map({ $0.value == "auto" }) ?? true,
      environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false
    {
      return SettingValue(value: "never", origin: SettingsFile.variable("NO_COLOR"))
    }
    guard let stored, !excluded(in: document).contains(setting.id) else { return setting.settingDefault }
    return SettingValue(
      value: setting.retired[stored.value] ?? stored.value,
      origin: .words("settings.yaml, line {line}", ["line": .count(stored.line)]),
      retired: setting.retired[stored.value].map { _ in stored.value })
  }

  /// What the setting's variable says. A value that can't be chosen for good, as a language that is not whole, can be
  /// looked at so.
  private func passingValue(of setting: SettingDefinition) -> SettingValue? {
    guard let name = setting.variable, let text = environment[name], !text.isEmpty,
      let value = (try? setting.normalised(text)) ?? (setting.retired[text] == nil ? nil : text)
    else { return nil }
    return SettingValue(value: value, origin: SettingsFile.variable(name), isPassing: true)
  }

  /// The settings of the file that its earlier lines exclude.
  private func excluded(in document: SettingsDocument) -> Set<SettingID> {
    guard definitions.contains(where: { !$0.rules.isEmpty }) else { return [] }
    var values: [SettingID: String] = [:]
    var excluded: Set<SettingID> = []
    for (id, stored) in document.values.sorted(by: { $0.value.line < $1.value.line }) {
      guard let definition = definitions.first(where: { $0.id == id }) else { continue }
      values[id] = stored.value
      guard definitions.exclusion(of: definition, { values[$0.id] ?? $0.defaultValue }) != nil else { continue }
      values[id] = nil
      excluded.insert(id)
    }
    return excluded
  }

  /// What of the file and of the variables can't be used: the default holds there.
  public func faults() throws -> [Diagnostic] {
    let document = try document()
    let excluded = excluded(in: document).sorted().compactMap { id -> Diagnostic? in
      guard let definition = definitions.first(where: { $0.id == id }), let line = document.values[id]?.line,
        let why = definitions.exclusion(of: definition, { document.values[$0.id]?.value ?? $0.defaultValue })
      else { return nil }
      return Diagnostic(code: "settings-exclude", why.says, at: Place(file: path, line: line), found: id.rawValue)
    }
    let variables = definitions.compactMap { definition -> Diagnostic? in
      guard let name = definition.variable, let text = environment[name], !text.isEmpty,
        passingValue(of: definition) == nil
      else { return nil }
      return Diagnostic(
        code: "setting-variable", "The environment variable {name} has a value that cannot be used",
        ["name": .verbatim(name)], allowed: definition.allowed,
        nearest: nearestMatch(to: text, among: definition.words))
    }
    return document.faults + excluded + variables
  }

  /// Keeps a value. Where the file can't be read at all, it is kept beside as `settings.yaml.broken` when a setting
  /// goes back to its default, and every setting of the file has its default then.
  @discardableResult
  public func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue)
  {
    try set([(setting, value)])[0]
  }

  public func set(_ values: [(setting: SettingDefinition, value: String?)]) throws -> [(
    before: SettingValue?, now: SettingValue
  )] {
    guard !values.isEmpty else { return [] }
    for change in values { try checkScope(change.setting) }
    if values.contains(where: { $0.value != nil }) { try FilePlace(path).makeFolder() }
    return try ExclusiveLock.alone(in: home) {
      let old = try document()
      let before = values.map { old.isReadable ? value(of: $0.setting, in: old) : nil }
      FilePlace(path).removeFormerDrafts()
      try change(values, in: old)
      let new = try document()
      return zip(values, before).map { ($1, value(of: $0.setting, in: new)) }
    }
  }

  /// Takes every setting out of the file. What it was is kept beside: as `settings.yaml.broken` where anything in it
  /// can't be used, else as `settings.yaml.before`.
  public func reset() throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ExclusiveLock.alone(in: home) {
      let old = try document()
      FilePlace(path).removeFormerDrafts()
      if !old.faults.isEmpty {
        try FilePlace(path).move(to: path + SettingsFile.broken)
        return path + SettingsFile.broken
      }
      guard !old.values.isEmpty else { return nil }
      try FilePlace(path + SettingsFile.before).replace(with: Array(old.text.utf8))
      try change(
        definitions.filter { old.values[$0.id] != nil }.map { (setting: $0, value: nil) }, in: old)
      return path + SettingsFile.before
    }
  }

  /// What follows the name of a file that can't be used, and of one from before its settings were taken out.
  static let (broken, before) = (".broken", ".before")

  /// Called while no other command changes the file.
  private func change(_ values: [(setting: SettingDefinition, value: String?)], in old: SettingsDocument) throws {
    guard old.isReadable else {
      guard values.allSatisfy({ $0.value == nil }) else { throw unusable(old) }
      return try FilePlace(path).move(to: path + SettingsFile.broken)
    }
    var changes: [(id: SettingID, value: String?)] = []
    do {
      for change in values {
        changes.append((change.setting.id, try change.value.map { try change.setting.normalised($0) }))
      }
    } catch let diagnostic as Diagnostic { throw Failure.invalid([diagnostic]) }
    try checkRules(changes, in: old)
    guard let text = old.text(setting: changes, definitions: definitions) else { throw unusable(old) }
    guard text != old.text else { return }
    if text.isEmpty { try FilePlace(path).remove() } else { try FilePlace(path).replace(with: Array(text.utf8)) }
  }

  /// Refuses values that exclude each other. What is excluded already may stay so.
  private func checkRules(_ changes: [(id: SettingID, value: String?)], in old: SettingsDocument) throws(Failure) {
    func value(_ definition: SettingDefinition) -> String {
      if let change = changes.last(where: { $0.id == definition.id }) { return change.value ?? definition.defaultValue }
      return old.values[definition.id]?.value ?? definition.defaultValue
    }
    for change in changes where change.value != nil {
      guard let definition = definitions.first(where: { $0.id == change.id }) else { continue }
      if let why = definitions.exclusion(of: definition, value) { throw .excluded(why) }
    }
  }

  private func document() throws(Failure) -> SettingsDocument {
    guard let bytes = try FilePlace(path).bytes() else { return .empty }
    return SettingsDocument(bytes, file: path, definitions: definitions)
  }

  private func unusable(_ document: SettingsDocument) -> Failure {
    var failure = Failure.invalid(
      document.faults, what: document.faults.count > 1 ? "Your settings file has {count} errors" : nil,
      recovery: "Fix the file, or go back to the defaults: symptoms settings reset --all")
    // Scripts read every error from the list, a single one too.
    failure.diagnostics = document.faults
    return failure
  }

  private func checkScope(_ setting: SettingDefinition) throws(Failure) {
    guard setting.scope == .machine else {
      throw Failure(
        .validation, "{setting} is kept in your journal, not in settings.yaml", ["setting": "\(setting.id)"])
    }
  }
}

extension Failure {
  /// A setting can't have a value beside that of another one.
  static func excluded(_ why: (says: Phrase, other: SettingID)) -> Failure {
    Failure(
      .validation, why.says, recovery: .words("See: {command}", ["command": "symptoms settings show \(why.other)"]))
  }
}
