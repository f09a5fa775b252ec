import TrackerApplication
import TrackerCore
import TrackerInputFiles
import TrackerStrictYAML
import TrackerYAML

/// Settings as a file that another computer, or the same one later, can read in.
extension SettingsEditor {
  /// The text of such a file: what was set, and as comments what was not. What only a variable says is no part of it.
  ///
  /// - Throws: as `list` does.
  public func exportedText() throws -> String {
    let view = SettingsView(home: SettingValue(value: "", origin: .isDefault), settings: try states(), faults: [])
    var lines = ["# symptoms settings import FILE"]
    var topic = ""
    for state in view.settings {
      if state.topic != topic {
        topic = state.topic
        lines += ["", "# \(environment.words(state.definition.topic.name))"]
      }
      let isSet = state.origin != .isDefault && !state.isPassing
      let line = SettingsDocument.line(state.id, isSet ? state.retired ?? state.value : state.defaultValue)
      lines.append(isSet ? line : "# \(line)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads settings of a file in. What can't be used is left out, and told with its line.
  ///
  /// - Parameters:
  ///   - path: Of the file.
  ///   - isRehearsal: Whether it is only said what would change.
  /// - Throws: `Failure` (`system`, `validation`) for a file that can't be read or is no YAML; as `set` does for what
  ///   can't be kept.
  public func importSettings(_ path: String, isRehearsal: Bool) throws -> SettingsChangeView {
    let (wishes, faults) = try self.wishes(in: path)
    var view: SettingsChangeView
    if isRehearsal {
      let states = try states()
      view = SettingsChangeView(
        wishes.compactMap { wish in
          states.first { $0.id == wish.setting.id }.map { state in
            let now = SettingValue(value: wish.value ?? state.defaultValue, origin: .verbatim(path))
            return SettingChange(before: state.value, now: SettingState(wish.setting, value: now), kept: nil)
          }
        })
      view.dryRun = true
    } else {
      view = SettingsChangeView(try change(wishes, by: "settings import"))
    }
    view.rejected = faults.isEmpty ? nil : faults.map(SettingFault.init)
    return view
  }

  /// What the lines of a file ask for, and those that can't be used: unknown names, bad values, what the lines before
  /// exclude, and settings of the person where nobody is set up.
  private func wishes(in path: String) throws -> ([Wish], [Diagnostic]) {
    let (node, yamlFaults) = YAMLParser.parse(try InputFile.bytes(path, largest: 1_000_000), file: path)
    var faults = yamlFaults.filter { $0.code != "yaml-empty-document" }.map { Diagnostic($0) }
    let isReadable = faults.allSatisfy { $0.code == "yaml-duplicate-key" }
    guard isReadable, node?.isNull ?? true || node?.mapping != nil else {
      throw Failure.invalid(
        faults.isEmpty
          ? [
            Diagnostic(
              code: "settings-shape", "The file has no settings", at: Place(file: path),
              allowed: "lines such as colour: never")
          ] : faults)
    }
    let states = Dictionary(try states().map { ($0.id, $0.value) }) { first, _ in first }
    let isSetUp = try self.isSetUp
    var wishes: [Wish] = []
    for entry in node?.mapping?.entries ?? [] {
      do {
        let definition = try SettingsDocument.definition(entry, among: definitions)
        let value = try SettingsDocument.value(entry, of: definition)
        guard definition.scope == .machine || isSetUp else {
          throw Diagnostic(
            code: "setting-not-set-up", "{setting} needs a journal. Set up first", ["setting": "\(definition.id)"],
            at: Place(entry.keyMark))
        }
        let asked = wishes
        let why = definitions.exclusion(of: definition) { other in
          other.id == definition.id
            ? value : asked.last { $0.setting.id == other.id }?.value ?? states[other.id] ?? other.defaultValue
        }
        if let why { throw Diagnostic(code: "settings-exclude", why.says, at: Place(entry.keyMark)) }
        wishes.append((definition, value))
      } catch let fault as Diagnostic { faults.append(fault) }
    }
    return (wishes, faults)
  }
}
