import TrackerApplication
import TrackerCore

/// Looks settings up and changes them, wherever each is kept.
public struct SettingsEditor: Sendable {
  let environment: Environment
  private let isHomeNamed: Bool

  /// - Parameter isHomeNamed: Whether the home folder was named for this request alone, and is no setting then.
  public init(_ environment: Environment, isHomeNamed: Bool = false) {
    self.environment = environment
    self.isHomeNamed = isHomeNamed
  }

  /// A setting with the value that it is to have; nil for its default.
  typealias Wish = (setting: SettingDefinition, value: String?)

  var definitions: [SettingDefinition] { environment.registry.settings.all }

  /// Every setting with its value, and what was set and can't be used.
  ///
  /// - Throws: `Failure` (`storage` or `system`) when the settings file or the journal can't be read.
  public func list() throws -> SettingsView {
    let faults = try environment.settings.faults().map(SettingFault.init)
    return SettingsView(home: try home, settings: try states(), faults: faults)
  }

  /// One setting with its value.
  ///
  /// - Throws: `Failure` (`validation`) with the nearest match where there is no such setting; else as `list` does.
  public func setting(_ id: String) throws -> SettingView {
    let definition = try definition(id)
    let faults = try environment.settings.faults().filter { fault in
      let words = fault.message.description.split(separator: " ").map(String.init)
      return fault.found == id || [words.first, words.last].contains(id)
        || definition.variable.map(words.contains) ?? false
    }
    return SettingView(
      setting: try state(of: definition), faults: faults.isEmpty ? nil : faults.map(SettingFault.init),
      isChangeable: try definition.scope == .machine || isSetUp)
  }

  /// Sets a value.
  ///
  /// - Throws: `Failure` (`validation`) for a setting that is not there, a value that is not allowed or that another
  ///   setting excludes, or a setting of the journal before onboarding; `storage` or `system` when it can't be kept.
  ///   Nothing is changed then.
  public func set(_ id: String, to value: String) throws -> SettingsChangeView {
    let definition = try definition(id)
    let wanted: String
    do { wanted = try definition.normalised(value) } catch {
      let shows: Phrase? =
        error.nearest == nil ? .words("See: {command}", ["command": "symptoms settings show \(definition.id)"]) : nil
      throw Failure.invalid([error], recovery: shows)
    }
    return SettingsChangeView(try change([(definition, wanted)], by: "settings set \(definition.id)"))
  }

  /// Takes settings back to their defaults.
  ///
  /// - Throws: `Failure` as `set` does.
  public func reset(_ ids: [String]) throws -> SettingsChangeView {
    let wanted = try ids.map { try definition($0) }
    let file = "\(environment.home)/settings.yaml\(SettingsFile.broken)"
    let changes = try change(
      wanted.map { ($0, nil) }, by: wanted.count == 1 ? "settings reset \(ids[0])" : "settings reset")
    return SettingsChangeView(changes, keptFile: changes.contains { $0.before == nil } ? file : nil)
  }

  /// Takes every setting back to its default: those of the person in one action, which can be undone. What the settings
  /// file was is kept beside.
  ///
  /// - Parameter isRehearsal: Whether it is only said what would change.
  /// - Throws: `Failure` (`storage`, `system`); what was changed before stays so.
  public func resetAll(isRehearsal: Bool = false) throws -> SettingsChangeView {
    let before = try states()
    if isRehearsal {
      var view = SettingsChangeView(
        before.map { state in
          let now = SettingState(state.definition, value: state.definition.settingDefault)
          return SettingChange(before: state.value, now: now, kept: nil)
        })
      view.dryRun = true
      return view
    }
    let personal = try changePersonal(
      definitions.filter { $0.scope == .person }.map { ($0, nil) }, by: "settings reset")
    let keptFile = try environment.settings.reset()
    let changes = try before.map { state in
      if let change = personal.first(where: { $0.now.id == state.id }) { return change }
      let now = SettingState(state.definition, value: try environment.settings.value(of: state.definition))
      return SettingChange(before: state.value, now: now, kept: state.defaultValue)
    }
    return SettingsChangeView(changes, keptFile: keptFile)
  }

  func definition(_ id: String) throws(Failure) -> SettingDefinition {
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

  // MARK: Reading

  /// Whether there is a person whose settings can be changed.
  var isSetUp: Bool {
    get throws {
      try environment.journal().map { journal in
        try journal.read { try environment.session(of: $0, journal: journal) != nil }
      } ?? false
    }
  }

  /// Every setting, the journal read once.
  func states() throws -> [SettingState] {
    let personal = definitions.filter { $0.scope == .person }
    let kept = try environment.journal().flatMap { journal in
      try journal.read { reading in
        try environment.session(of: reading, journal: journal).map { session in
          try personal.map { try state(of: $0, for: session, in: reading) }
        }
      }
    }
    return try definitions.map { definition in
      if let state = kept?.first(where: { $0.id == definition.id }) { return state }
      guard definition.scope == .machine else {
        return SettingState(definition, value: definition.settingDefault)
      }
      return SettingState(definition, value: try environment.settings.value(of: definition))
    }
  }

  private func state(of definition: SettingDefinition) throws -> SettingState {
    if definition.scope == .machine {
      return SettingState(definition, value: try environment.settings.value(of: definition))
    }
    let kept = try environment.journal().flatMap { journal in
      try journal.read { reading in
        try environment.session(of: reading, journal: journal).map {
          try state(of: definition, for: $0, in: reading)
        }
      }
    }
    return kept ?? SettingState(definition, value: definition.settingDefault)
  }

  private func state(
    of definition: SettingDefinition, for session: Session, in journal: any JournalReading
  ) throws -> SettingState {
    guard case .journal(let backing) = definition.backing, var value = try backing.value(for: session, in: journal)
    else { return SettingState(definition, value: definition.settingDefault) }
    // A newer version may have kept what this one does not allow.
    do { value.value = try definition.normalised(value.value) } catch { value = definition.settingDefault }
    return SettingState(definition, value: value)
  }

  // MARK: Changing

  /// Changes settings: those of the person in one action, then those of the machine in one step.
  func change(_ wishes: [Wish], by command: String) throws -> [SettingChange] {
    let personal = try changePersonal(wishes.filter { $0.setting.scope == .person }, by: command)
    let machine = wishes.filter { $0.setting.scope == .machine }
    let values = try environment.settings.set(machine)
    if !machine.isEmpty { environment.noteSaved() }
    let changes = zip(machine, values).map { wish, values in
      SettingChange(
        before: values.before?.value, now: SettingState(wish.setting, value: values.now),
        kept: wish.value ?? wish.setting.defaultValue)
    }
    return wishes.compactMap { wish in (personal + changes).first { $0.now.id == wish.setting.id } }
  }

  private func changePersonal(_ wishes: [Wish], by command: String) throws -> [SettingChange] {
    guard !wishes.isEmpty else { return [] }
    let changes = try environment.journal().flatMap { journal in
      try environment.write(command, to: journal) { writing -> [SettingChange]? in
        guard let session = try environment.session(of: writing, journal: journal) else { return nil }
        return try change(wishes, for: session, in: writing)
      }
    }
    if let changes { return changes }
    // Taking back what was never set needs nobody to be there.
    guard wishes.allSatisfy({ $0.value == nil }) else { throw Failure.notSetUp }
    return wishes.map { wish in
      let now = SettingState(wish.setting, value: wish.setting.settingDefault)
      return SettingChange(before: now.value, now: now, kept: nil)
    }
  }

  private func change(_ wishes: [Wish], for session: Session, in journal: any JournalWriting) throws -> [SettingChange]
  {
    let before = try wishes.map { try state(of: $0.setting, for: session, in: journal).value }
    for case (let setting, let value) in wishes {
      if case .journal(let backing) = setting.backing { try backing.set(value, for: session, in: journal) }
    }
    for wish in wishes where wish.value != nil {
      let why = try definitions.exclusion(of: wish.setting) { other in
        other.scope == .person ? try state(of: other, for: session, in: journal).value : other.defaultValue
      }
      if let why { throw Failure.excluded(why) }
    }
    var said: Set<Phrase> = []
    return try zip(wishes, before).map { wish, before in
      let now = try state(of: wish.setting, for: session, in: journal)
      var remarks: [Phrase] = []
      if case .journal(let backing) = wish.setting.backing, before != now.value {
        // Both ends of the quiet hours have the same to say.
        remarks = try backing.remarks(for: session, in: journal).filter { said.insert($0).inserted }
      }
      return SettingChange(before: before, now: now, kept: nil, remarks: remarks)
    }
  }
}
