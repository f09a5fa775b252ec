import TrackerApplication

/// The answer of `settings list`.
public struct SettingsView: ReadModel {
  public static let schema = "settings/1"

  var home: SettingValue
  var settings: [SettingState]

  public func blocks(_ format: TextFormatter) -> [Block] {
    settings.flatMap { setting -> [Block] in
      let allowed = format("Allowed: {values}.", ["values": format(setting.allowed)])
      return [setting.fact(format), .details([.sentence("\(format(setting.about))"), .sentence("\(allowed)")])]
    } + [
      .section([
        .sentence("\(format("To change a setting, type its name and a value:"))"),
        .commands([.init("symptoms settings set colour never")]),
      ]),
      .section([
        .sentence("\(format("Your data is in: {home}", ["home": home.value]))"),
        .details([.sentence("\(format(home.origin))")]),
      ]),
    ]
  }
}
