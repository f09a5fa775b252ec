import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    CheckInModule.id, "de",
    [
      "Check-in": "Befinden",
      "up from {value}": "gestiegen von {value}",
      "down from {value}": "gefallen von {value}",
      "as yesterday": "wie gestern",
      "not answered": "nicht beantwortet",
      "Nothing was saved.": "Nichts wurde gesichert.",
      "check-ins": "Befinden",
    ])
}
