import TrackerApplication

/// The answer of `settings set` and `settings reset`.
public struct SettingsChangeView: ReadModel {
  public static let schema = "settings-change/1"

  var changes: [SettingChange]
  /// Where a settings file that could not be used is kept, nil where there was none.
  var keptFile: String?

  init(_ changes: [SettingChange], home: String) {
    self.changes = changes
    self.keptFile = changes.contains { $0.before == nil } ? "\(home)/settings.yaml.broken" : nil
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let kept = keptFile.map { Block.sentence("The settings file could not be used; it is kept as \($0)") }
    return [kept].compactMap { $0 }
      + changes.map { change in
        let now = change.now
        let was = change.before == now.value ? "as before" : change.before.map { "was \($0)" }
        let notes = [was, now.origin].compactMap { $0 }.joined(separator: "; ")
        return .sentence("\(now.id) is \(now.value) (\(notes)).")
      }
  }
}
