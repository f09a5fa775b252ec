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

  /// The value in force. A value in the file counts before `NO_COLOR` (as no-color.org asks of preferences), unless
  /// it leaves the choice to the terminal.
  ///
  /// - Throws: `Failure` (`validation`) with every fault of the file, or when the setting belongs to the journal;
  ///   `system` when the file can't be read.
  public func value(of setting: SettingDefinition) throws -> SettingValue {
    if setting.id == "home" {
      let isFromEnvironment = environment["SYMPTOMS_HOME"].map { !$0.isEmpty } ?? false
      return SettingValue(
        value: setting.defaultValue, origin: isFromEnvironment ? SettingsFile.variable("SYMPTOMS_HOME") : "default")
    }
    try checkScope(setting)
    let stored = try document().values[setting.id]
    if setting.id == SettingsModule.colour.id, stored.map({ $0.value == "auto" }) ?? true,
      environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false
    {
      return SettingValue(value: "never", origin: SettingsFile.variable("NO_COLOR"))
    }
    guard let stored else { return setting.settingDefault }
    return SettingValue(
      value: setting.retired[stored.value] ?? stored.value,
      origin: .words("settings.yaml, line {line}", ["line": .count(stored.line)]),
      retired: setting.retired[stored.value].map { _ in stored.value })
  }

  /// Keeps a value. Taking a setting back to its default also replaces a file that has errors: it is kept beside as
  /// `settings.yaml.broken`, and every setting of the file has its default then.
  @discardableResult
  public func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue)
  {
    try checkScope(setting)
    if value != nil { try FilePlace(path).makeFolder() }
    return try ExclusiveLock.alone(in: home) {
      let before: SettingValue?
      do { before = try self.value(of: setting) } catch let failure as Failure {
        guard value == nil, failure.kind == .validation else { throw failure }
        before = nil
      }
      FilePlace(path).removeFormerDrafts()
      try change(value, of: setting)
      return (before, try self.value(of: setting))
    }
  }

  /// Called while no other command changes the file.
  private func change(_ value: String?, of setting: SettingDefinition) throws {
    let old: SettingsDocument
    do {
      old = try document()
    } catch {
      guard value == nil else { throw error }
      return try FilePlace(path).move(to: path + ".broken")
    }
    let text: String
    do {
      text = old.text(setting: try value.map { try setting.normalised($0) }, of: setting.id, definitions: definitions)
    } catch let diagnostic as Diagnostic { throw Failure.invalid([diagnostic]) }
    guard text != old.text else { return }
    if text.isEmpty { try FilePlace(path).remove() } else { try FilePlace(path).replace(with: Array(text.utf8)) }
  }

  private func document() throws(Failure) -> SettingsDocument {
    guard let bytes = try FilePlace(path).bytes() else { return .empty }
    let (document, diagnostics) = SettingsDocument.read(bytes, file: path, definitions: definitions)
    guard let document else {
      var failure = Failure.invalid(
        diagnostics, what: diagnostics.count > 1 ? "Your settings file has {count} errors" : nil,
        recovery: "Fix the file, or go back to the defaults: symptoms settings reset")
      // Scripts read every error from the list, a single one too.
      failure.diagnostics = diagnostics
      throw failure
    }
    return document
  }

  private func checkScope(_ setting: SettingDefinition) throws(Failure) {
    guard setting.scope == .machine else {
      throw Failure(
        .validation, "{setting} is kept in your journal, not in settings.yaml", ["setting": "\(setting.id)"])
    }
  }
}
