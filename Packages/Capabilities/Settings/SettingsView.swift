import TrackerApplication

/// The answer of `settings list`.
public struct SettingsView: ReadModel {
  public static let schema = "settings/1"

  var home: SettingValue
  var settings: [SettingState]

  public func blocks(_ format: TextFormatter) -> [Block] {
    settings.flatMap { setting -> [Block] in
      [setting.fact, .details([.sentence("\(setting.about) Allowed: \(setting.allowed).")])]
    } + [.section([.sentence("Home folder: \(home.value)"), .details([.sentence("\(home.origin)")])])]
  }
}
