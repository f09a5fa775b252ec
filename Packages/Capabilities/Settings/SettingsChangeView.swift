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
    let kept = keptFile.map {
      Block.sentence("\(format("Your settings file had errors. It is kept as {path}", ["path": $0]))")
    }
    return [kept].compactMap { $0 }
      + changes.map { change in
        let now = change.now
        let values = [
          "setting": now.id.rawValue, "value": now.value, "origin": format(now.origin), "before": change.before ?? "",
        ]
        return .sentence(
          change.before == now.value
            ? "\(format("{setting} is {value}, as before ({origin}).", values))"
            : change.before == nil
              ? "\(format("{setting} is now {value} ({origin}).", values))"
              : "\(format("{setting} is now {value} ({origin}). It was {before}.", values))")
      }
  }
}
