import TrackerApplication

extension StringCatalogue {
  /// What foods, sleep, exercise and activities are called as candidate factors, in German.
  static let germanOfCandidates: [String: String] = [
    "foods of the group {name}": "Essen der Gruppe {name}", "large meals": "große Mahlzeiten",
    "drinking more than usual": "mehr Trinken als sonst", "drinking less than usual": "weniger Trinken als sonst",
    "skipping breakfast": "kein Frühstück", "skipping lunch": "kein Mittagessen", "skipping dinner": "kein Abendessen",
    "long nights": "lange Nächte", "short nights": "kurze Nächte",
    "At least an hour more sleep than your mean of the 28 days before.":
      "Mindestens eine Stunde mehr Schlaf als im Mittel der 28 Tage davor.",
    "At least an hour less sleep than your mean of the 28 days before.":
      "Mindestens eine Stunde weniger Schlaf als im Mittel der 28 Tage davor.",
    "nights of better sleep than usual": "Nächte mit besserem Schlaf als sonst",
    "nights of worse sleep than usual": "Nächte mit schlechterem Schlaf als sonst",
    "waking up more often than usual": "häufigeres Aufwachen als sonst",
    "waking up less often than usual": "selteneres Aufwachen als sonst", "naps": "Mittagsschlaf",
    "Nobody can choose how they sleep on a given night.": "Niemand kann sich aussuchen, wie eine Nacht wird.",
    "more stress than usual": "mehr Stress als sonst", "less stress than usual": "weniger Stress als sonst",
    "light exercise": "leichte Bewegung", "moderate exercise": "mittlere Bewegung",
    "hard exercise": "anstrengende Bewegung", "light {exercise}": "{exercise} (leicht)",
    "moderate {exercise}": "{exercise} (mittel)", "hard {exercise}": "{exercise} (anstrengend)",
  ]
}
