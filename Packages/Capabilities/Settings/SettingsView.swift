import TrackerApplication
import TrackerCore

/// The answer of `settings list`.
struct SettingsView: StyledReadModel {
  static let schema = "settings/1"

  var home: SettingValue
  var settings: [SettingState]

  func text(_ style: TextStyle) -> String {
    let name = settings.map(\.id.rawValue.count).max() ?? 0
    let value = settings.map(\.value.count).max() ?? 0
    let lines = settings.map { setting -> String in
      let note = "\(setting.about) Allowed: \(setting.allowed)."
      let isNarrow = style.isPlain || style.width < name + value + 40
      let head =
        isNarrow
        ? style.wrap("\(setting.id): \(setting.value) (\(setting.origin))", indent: 2)
        : """
        \(setting.id.rawValue.padded(to: name))  \(style.paint(setting.value.padded(to: value), .bold))  \
        \(setting.origin)
        """
      return "\(head)\n  \(style.wrap(note, indent: 2, first: 2))"
    }
    // Paths stay whole, whatever the width.
    let folder = "Home folder (\(home.origin)):\n  \(home.value)"
    return (lines + [folder]).joined(separator: "\n") + "\n"
  }
}

/// The answer of `settings get`.
struct SettingView: StyledReadModel {
  static let schema = "setting/1"

  var setting: SettingState

  func text(_ style: TextStyle) -> String {
    let lines = [
      "\(setting.id): \(setting.value) (\(setting.origin))", setting.about,
      "Allowed: \(setting.allowed). Standard: \(setting.standard).",
    ]
    return lines.map { style.wrap($0) + "\n" }.joined()
  }
}

/// The answer of `settings set` and `settings reset`.
struct SettingsChangeView: StyledReadModel {
  static let schema = "settings-change/1"

  var changes: [SettingChange]
  /// Where a settings file that could not be used is kept, nil where there was none.
  var keptFile: String?

  init(_ changes: [SettingChange], home: String) {
    self.changes = changes
    self.keptFile = changes.contains { $0.before == nil } ? "\(home)/settings.yaml.broken" : nil
  }

  func text(_ style: TextStyle) -> String {
    let lines = changes.map { change in
      let now = change.now
      let was = change.before == now.value ? "as before" : change.before.map { "was \($0)" }
      return "\(now.id) is \(now.value) (\([was, now.origin].compactMap { $0 }.joined(separator: "; ")))."
    }
    let kept = keptFile.map { "\(style.wrap("The settings file could not be used; it is kept as"))\n  \($0)\n" } ?? ""
    return kept + lines.map { style.wrap($0, indent: 2) + "\n" }.joined()
  }
}
