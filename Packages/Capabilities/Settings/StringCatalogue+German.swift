import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    SettingsModule.id, "de",
    [
      "when your day begins": "wann Ihr Tag beginnt"
    ])
}
