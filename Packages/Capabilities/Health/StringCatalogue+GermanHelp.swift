import TrackerApplication

extension StringCatalogue {
  /// What help and refusals say.
  static let germanOfHelp: [String: String] = [
    "Health looks at 7 to 365 days, not {days}": "Diese Übersicht geht über 7 bis 365 Tage, nicht {days}",
    "For example: symptoms health sleep --days 90": "Zum Beispiel: symptoms health sleep --days 90",
    "See what your sleep, activity and heart were like.": "Sehen, wie Schlaf, Aktivität und Herz waren.",
    """
      symptoms health                       this week and month, and what stood out
      symptoms health sleep                 the sleep score with its parts
      symptoms health activity --days 90    steps, weekdays and workouts
      symptoms health heart                 the resting rate, and days that stand out

    All of it is in your records. It does not say why something happened, and it is no diagnosis. What is not logged \
    is not known, never zero.
    """: """
      symptoms health                       diese Woche und dieser Monat, und was auffiel
      symptoms health sleep                 der Schlafwert mit seinen Teilen
      symptoms health activity --days 90    Schritte, Wochentage und Training
      symptoms health heart                 der Ruhepuls, und Tage, die auffallen

    Alles steht in Ihren Aufzeichnungen. Es sagt nicht, warum etwas war, und ist keine Diagnose. Was nicht \
    eingetragen ist, ist unbekannt, nie null.
    """,
    "See this week and month beside those before.": "Diese Woche und diesen Monat neben denen davor sehen.",
    "See how you slept: the sleep score and its parts.": "Sehen, wie Sie schliefen: der Schlafwert und seine Teile.",
    "See how you moved: steps, weekdays and workouts.":
      "Sehen, wie Sie sich bewegten: Schritte, Wochentage und Training.",
    "See your heart: the resting rate, and days that stand out.":
      "Das Herz sehen: der Ruhepuls, und Tage, die auffallen.",
    "How many days, 7 to 365. Default: 30.": "Wie viele Tage, 7 bis 365. Ohne Angabe: 30.",
    "Here you'll see your sleep, activity and heart.":
      "Hier sehen Sie Schlaf, Aktivität und Herz.",
    "Here you'll see how you slept.": "Hier sehen Sie, wie Sie schliefen.",
    "Here you'll see how you moved.": "Hier sehen Sie, wie Sie sich bewegten.",
    "Here you'll see what your heart rate was like.": "Hier sehen Sie, wie Ihr Puls war.",
  ]
}
