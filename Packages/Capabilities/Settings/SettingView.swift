import TrackerApplication

/// The answer of `settings get`.
public struct SettingView: ReadModel {
  public static let schema = "setting/1"

  var setting: SettingState

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["values": format(setting.allowed), "default": setting.defaultValue]
    return [
      setting.fact(format),
      .details([
        .sentence("\(format(setting.about))"), .sentence("\(format("Allowed: {values}. Default: {default}.", values))"),
      ]),
    ]
  }
}
