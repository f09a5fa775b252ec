import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    LoggingModule.id, "de",
    [
      "not logged yet": "noch nicht notiert",
      "Logged": "Notiert",
      "activities": "Aktivitäten",
      "closed days": "abgeschlossene Tage",
      "explicit nones": "ausdrücklich nichts",
      "meals": "Mahlzeiten",
      "measurements": "Messungen",
      "medication": "Medikamente",
      "own numbers": "eigene Zahlen",
      "rest": "Schlaf und Ruhe",
      "symptoms": "Beschwerden",
    ])
}
