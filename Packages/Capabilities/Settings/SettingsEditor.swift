import TrackerApplication
import TrackerCore

/// Looks settings up and changes them, wherever each is kept.
public struct SettingsEditor: Sendable {
  private let environment: Environment
  private let isHomeNamed: Bool

  /// - Parameter isHomeNamed: Whether the home folder was named for this request alone, and is no setting then.
  public init(_ environment: Environment, isHomeNamed: Bool = false) {
    self.environment = environment
    self.isHomeNamed = isHomeNamed
  }

  private var definitions: [SettingDefinition] { environment.registry.settings.all }

  /// Every setting with its value.
  ///
  /// - Throws: `Failure` (`validation`) when the settings file has faults, `storage` or `system` when the file or the
  ///   journal can't be read.
  public func list() throws -> SettingsView {
    SettingsView(home: try home, settings: try definitions.map { try state(of: $0) })
  }

  /// One setting with its value.
  ///
  /// - Throws: `Failure` (`validation`) with the nearest match where there is no such setting; else as `list` does.
  public func setting(_ id: String) throws -> SettingView {
    SettingView(setting: try state(of: try definition(id)))
  }

  /// Sets a value.
  ///
  /// - Throws: `Failure` (`validation`) for a setting that is not there, a value that is not allowed, or a setting of
  ///   the journal before onboarding; `storage` or `system` when it can't be kept. Nothing is changed then.
  public func set(_ id: String, to value: String) throws -> SettingsChangeView {
    let definition = try definition(id)
    let wanted: String
    do { wanted = try definition.normalised(value) } catch { throw Failure.invalid([error]) }
    return SettingsChangeView([try change(definition, to: wanted)], home: environment.home)
  }

  /// Takes settings back to their defaults; all where none is named.
  ///
  /// - Throws: `Failure` as `set` does.
  public func reset(_ ids: [String]) throws -> SettingsChangeView {
    let wanted = ids.isEmpty ? definitions : try ids.map { try definition($0) }
    return SettingsChangeView(try wanted.map { try change($0, to: nil) }, home: environment.home)
  }

  private func definition(_ id: String) throws(Failure) -> SettingDefinition {
    if let definition = definitions.first(where: { $0.id.rawValue == id }) { return definition }
    let ids = definitions.map(\.id.rawValue)
    let nearest = nearestMatch(to: id, among: ids)
    throw Failure(
      .validation,
      nearest == nil ? "“{name}” is not a setting" : "“{name}” is not a setting. Did you mean “{nearest}”?",
      ["name": .verbatim(id), "nearest": .verbatim(nearest ?? "")],
      recovery: "To see all settings, type: symptoms settings")
  }

  private var home: SettingValue {
    get throws {
      if isHomeNamed { return SettingValue(value: environment.home, origin: .verbatim("--home")) }
      return try environment.settings.value(of: SettingsFile.home(environment.home))
    }
  }

  private func state(of definition: SettingDefinition) throws -> SettingState {
    switch definition.backing {
    case .settingsFile: SettingState(definition, value: try environment.settings.value(of: definition))
    case .journal(let backing):
      try environment.journal().flatMap { journal in
        try journal.read { reading in
          try environment.session(of: reading, journal: journal).map {
            try state(of: definition, kept: backing, for: $0, in: reading)
          }
        }
      } ?? SettingState(definition, value: definition.settingDefault)
    }
  }

  private func state(
    of definition: SettingDefinition, kept backing: any SettingBacking, for session: Session,
    in journal: any JournalReading
  ) throws -> SettingState {
    SettingState(definition, value: try backing.value(for: session, in: journal) ?? definition.settingDefault)
  }

  /// - Parameter value: As it is kept; nil for the default.
  private func change(_ definition: SettingDefinition, to value: String?) throws -> SettingChange {
    switch definition.backing {
    case .settingsFile:
      let (before, now) = try environment.settings.set(value, for: definition)
      return SettingChange(before: before?.value, now: SettingState(definition, value: now))
    case .journal(let backing): return try change(definition, kept: backing, to: value)
    }
  }

  private func change(_ definition: SettingDefinition, kept backing: any SettingBacking, to value: String?) throws
    -> SettingChange
  {
    let verb = value == nil ? "reset" : "set"
    let change = try environment.journal().flatMap { journal in
      try environment.write("settings \(verb) \(definition.id)", to: journal) { writing -> SettingChange? in
        guard let session = try environment.session(of: writing, journal: journal) else { return nil }
        let before = try state(of: definition, kept: backing, for: session, in: writing)
        try backing.set(value, for: session, in: writing)
        return SettingChange(
          before: before.value, now: try state(of: definition, kept: backing, for: session, in: writing))
      }
    }
    if let change { return change }
    // Taking back what was never set needs nobody to be there.
    guard value == nil else { throw Failure.notSetUp }
    let now = SettingState(definition, value: definition.settingDefault)
    return SettingChange(before: now.value, now: now)
  }
}
