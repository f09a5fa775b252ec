import TrackerApplication
import TrackerCore

/// What `settings edit` changes, before it is saved: the settings that can be changed now, with what was chosen so far.
public struct SettingsForm: Sendable {
  /// A setting with its value as it stands in the form.
  public struct Item: Sendable {
    public let setting: SettingDefinition
    public let value: String
    /// Whether the value was chosen in the form.
    public let isChanged: Bool
  }

  private let editor: SettingsEditor
  private let states: [SettingState]
  private var chosen: [SettingID: String] = [:]

  /// - Throws: `Failure` (`storage`, `system`) when the settings can't be read.
  public init(_ editor: SettingsEditor) throws {
    self.editor = editor
    let isSetUp = try editor.isSetUp
    // Those in the journal can be changed once there is one.
    let view = SettingsView(
      home: SettingValue(value: "", origin: .isDefault),
      settings: try editor.states().filter { isSetUp || $0.scope == .machine }, faults: [])
    states = view.settings
  }

  /// In the order of the overview.
  public var items: [Item] {
    states.map { state in
      let value = chosen[state.id] ?? state.value
      return Item(setting: state.definition, value: value, isChanged: value != state.value)
    }
  }

  public var changes: [Item] { items.filter(\.isChanged) }

  /// Takes a value into the form.
  ///
  /// - Returns: Why it can't be; nil where it can.
  public mutating func choose(_ value: String, for setting: SettingDefinition) -> Phrase? {
    do {
      let value = try setting.normalised(value)
      let items = items
      let why = editor.definitions.exclusion(of: setting) { other in
        other.id == setting.id ? value : items.first { $0.setting.id == other.id }?.value ?? other.defaultValue
      }
      if let why { return why.says }
      chosen[setting.id] = value
      return nil
    } catch { return error.sentence }
  }

  /// Saves what was chosen: those of the person as one change.
  ///
  /// - Throws: `Failure` as `SettingsEditor.set` does.
  public func save() throws -> SettingsChangeView {
    let wishes = changes.map { (setting: $0.setting, value: Optional($0.value)) }
    return SettingsChangeView(try editor.change(wishes, by: "settings edit"))
  }
}
