import TrackerCore

extension LoggingMetrics {
  /// What diaries and other apps call these metrics, in English and German.
  static let columnNames: [ColumnNames] = [
    ColumnNames(
      "sleep.hours",
      [
        "sleep duration", "hours slept", "slept", "time asleep", "sleep time", "asleep", "minutes asleep",
        "total sleep time", "Schlaf", "Schlafdauer", "Stunden Schlaf",
      ],
      spoken: [
        "short night", "late night", "lack of sleep", "little sleep", "too little sleep", "not enough sleep",
        "missing sleep", "kurze Nacht", "kurze Nächte", "wenig Schlaf", "zu wenig Schlaf", "Schlafmangel",
      ]),
    ColumnNames(
      "sleep.quality", ["Schlafqualität", "quality of sleep", "sleep rating", "sleep score"],
      spoken: ["bad night", "bad sleep", "poor sleep", "restless night", "schlechte Nacht", "schlechter Schlaf"]),
    ColumnNames("sleep.restfulness", ["rested", "refreshed", "Erholung", "ausgeruht"]),
    ColumnNames("sleep.nap_minutes", ["nap", "nap duration", "Nickerchen", "Mittagsschlaf"]),
    ColumnNames("sleep.awake_minutes", ["minutes awake", "time awake", "awake", "Wachzeit"]),
    ColumnNames("sleep.interruptions", ["awakenings", "wake ups", "times awake", "Aufwachen"]),
    ColumnNames("exercise.minutes", ["workout", "exercise duration", "active minutes", "Sport", "Training"]),
    ColumnNames("exercise.intensity", ["workout intensity", "effort", "Intensität"]),
    ColumnNames("activity.minutes", ["activity duration", "Aktivität"]),
    ColumnNames("stress.level", ["stressed", "Stresslevel"]),
    ColumnNames("food.calories", ["calories", "calories in", "energy intake", "kcal", "Kalorien"]),
    ColumnNames("hydration.ml", ["water", "fluids", "hydration", "Wasser", "Trinkmenge", "getrunken"]),
    ColumnNames("custom.steps", ["steps", "step count", "Schritte", "Schrittzahl"]),
    ColumnNames("custom.weight", ["weight", "body weight", "Gewicht", "Körpergewicht"]),
    ColumnNames("custom.heart-rate", ["heart rate", "pulse", "resting heart rate", "resting hr", "Puls", "Ruhepuls"]),
    ColumnNames("custom.mood", ["mood", "Stimmung", "Laune"]),
    ColumnNames("custom.screen-time", ["screen time", "Bildschirmzeit"]),
  ]
}
