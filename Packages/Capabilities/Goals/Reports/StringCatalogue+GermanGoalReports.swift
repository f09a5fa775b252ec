import TrackerApplication

extension StringCatalogue {
  /// What reports say of goals.
  static let germanOfReports: [String: String] = [
    "Goals": "Ziele",
    "There was no goal in this time. To add one: symptoms goals add":
      "In dieser Zeit gab es kein Ziel. Ergänzen: symptoms goals add",
    "not known": "nicht bekannt",
    "{met} of 1 day": "{met} von 1 Tag",
    "{met} of {wanted} days": "{met} von {wanted} Tagen",
    "Your goal is reached": "Ihr Ziel ist erreicht",
    "1 goal on the way": "1 Ziel auf dem Weg",
    "{reached} of {count} goals reached": "{reached} von {count} Zielen erreicht",
    "{reached} of 1 known goal reached; {unknown} not known":
      "{reached} von 1 bekannten Ziel erreicht; {unknown} nicht bekannt",
    "{reached} of {count} known goals reached; {unknown} not known":
      "{reached} von {count} bekannten Zielen erreicht; {unknown} nicht bekannt",
    "Nothing is known of your goal yet": "Von Ihrem Ziel ist noch nichts bekannt",
    "Nothing is known of your goals yet": "Von Ihren Zielen ist noch nichts bekannt",
    "What the day did, from −1 to 1": "Was der Tag brachte, von −1 bis 1",
    "What your own days suggest": "Was Ihre eigenen Tage nahelegen",
  ]
}
