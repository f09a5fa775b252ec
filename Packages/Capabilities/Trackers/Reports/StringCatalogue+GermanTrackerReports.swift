import TrackerApplication

extension StringCatalogue {
  /// What reports say of trackers.
  static let germanOfReports: [String: String] = [
    "Mood": "Stimmung",
    "Trackers and vital signs": "Übersichten und Messwerte",
    "None of your trackers has a value in this time. To see them: symptoms trackers":
      "In dieser Zeit hat keine Ihrer Übersichten einen Wert. Ansehen: symptoms trackers",
    "1 number followed": "1 verfolgte Zahl",
    "{count} numbers followed": "{count} verfolgte Zahlen",
    "a day": "am Tag",
    "day by day": "im Verlauf",
    "usually": "sonst meist",
    "What you follow": "Was Sie verfolgen",
  ]
}
