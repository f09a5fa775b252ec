import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// Looks settings up and changes them, wherever each is kept.
struct SettingsDesk {
  let environment: Environment
  /// The folder of `--home`, nil where it was not given.
  let homeOption: String?

  var definitions: [SettingDefinition] { environment.registry.settings.all }

  /// - Throws: `Failure` (`validation`) with the nearest match.
  func definition(_ id: String) throws(Failure) -> SettingDefinition {
    if let definition = definitions.first(where: { $0.id.rawValue == id }) { return definition }
    let ids = definitions.map(\.id.rawValue)
    let nearest = nearestMatch(to: id, among: ids).map { "; did you mean “\($0)”?" } ?? ""
    throw Failure(.validation, "There is no setting \(id)\(nearest)", mend: "Settings: \(ids.joined(separator: ", ")).")
  }

  func state(of definition: SettingDefinition) throws -> SettingState {
    let value =
      switch definition.scope {
      case .machine: try environment.settings.value(of: definition)
      case .person:
        try session().map { DayStartSetting(session: $0).value }
          ?? SettingValue(value: definition.standard, origin: "standard")
      }
    return SettingState(definition, value: value)
  }

  var home: SettingValue {
    get throws {
      if homeOption != nil { return SettingValue(value: environment.home, origin: "--home") }
      return try environment.settings.value(of: SettingsFile.home(environment.home))
    }
  }

  /// Sets a value, nil for the standard.
  func set(_ definition: SettingDefinition, to value: String?) throws -> SettingChange {
    let wanted: String?
    do { wanted = try value.map { try definition.normalised($0) } } catch let fault as Diagnostic {
      throw Failure.invalid([fault])
    }
    let before = try stateBefore(definition, isReset: wanted == nil)
    switch definition.scope {
    case .machine: try environment.settings.set(wanted, for: definition)
    case .person:
      // Taking back what was never set needs no journal.
      guard try wanted != nil || session() != nil else { break }
      let verb = wanted == nil ? "reset" : "set"
      try DayStartSetting(session: environment.session()).set(
        wanted ?? definition.standard, command: "settings \(verb) \(definition.id)")
    }
    return SettingChange(before: before?.value, now: try state(of: definition))
  }

  /// nil where the settings file can't be used and is about to be mended.
  private func stateBefore(_ definition: SettingDefinition, isReset: Bool) throws -> SettingState? {
    do { return try state(of: definition) } catch let failure as Failure {
      guard isReset, definition.scope == .machine, failure.kind == .validation else { throw failure }
      return nil
    }
  }

  private func session() throws -> Session? {
    guard let journal = try environment.journal() else { return nil }
    return try journal.read { try environment.session(of: $0, journal: journal) }
  }
}
