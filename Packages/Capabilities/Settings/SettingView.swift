import TrackerApplication

/// The answer of `settings get`.
public struct SettingView: ReadModel {
  public static let schema = "setting/1"

  var setting: SettingState

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      setting.fact,
      .details([
        .sentence("\(setting.about)"), .sentence("Allowed: \(setting.allowed). Standard: \(setting.defaultValue)."),
      ]),
    ]
  }
}
