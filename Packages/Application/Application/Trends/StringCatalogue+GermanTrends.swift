extension StringCatalogue {
  /// How days changed.
  static let germanOfTrends: [String: String] = [
    // A few words for a change
    "too few days": "zu wenige Tage",
    "about the same": "etwa gleich",
    "no clear change": "unklar",
    "a bit up": "etwas höher",
    "a bit down": "etwas niedriger",
    "probably a bit up": "wohl etwas höher",
    "probably a bit down": "wohl etwas niedriger",
    "up": "höher",
    "down": "niedriger",
    "probably up": "wohl höher",
    "probably down": "wohl niedriger",
    "better": "besser",
    "worse": "schlechter",
    "probably better": "wohl besser",
    "probably worse": "wohl schlechter",
    // A sentence for a change
    "Too few days to compare with the {days} days before.":
      "Zu wenige Tage für einen Vergleich mit den {days} Tagen davor.",
    "About the same as in the {days} days before.": "Etwa gleich wie in den {days} Tagen davor.",
    "No clear change from the {days} days before.": "Keine klare Änderung zu den {days} Tagen davor.",
    "Probably a little higher than in the {days} days before.":
      "Wahrscheinlich etwas höher als in den {days} Tagen davor.",
    "A little higher than in the {days} days before.": "Etwas höher als in den {days} Tagen davor.",
    "Probably a little lower than in the {days} days before.":
      "Wahrscheinlich etwas niedriger als in den {days} Tagen davor.",
    "A little lower than in the {days} days before.": "Etwas niedriger als in den {days} Tagen davor.",
    "Probably worse than in the {days} days before.": "Wahrscheinlich schlechter als in den {days} Tagen davor.",
    "Worse than in the {days} days before.": "Schlechter als in den {days} Tagen davor.",
    "Probably better than in the {days} days before.": "Wahrscheinlich besser als in den {days} Tagen davor.",
    "Better than in the {days} days before.": "Besser als in den {days} Tagen davor.",
    "Probably higher than in the {days} days before.": "Wahrscheinlich höher als in den {days} Tagen davor.",
    "Higher than in the {days} days before.": "Höher als in den {days} Tagen davor.",
    "Probably lower than in the {days} days before.": "Wahrscheinlich niedriger als in den {days} Tagen davor.",
    "Lower than in the {days} days before.": "Niedriger als in den {days} Tagen davor.",
    "The mean was {before}, now {after}. The real change is probably between {low} and {high}.":
      "Das Mittel war {before}, jetzt ist es {after}. Die wahre Änderung liegt wohl zwischen {low} und {high}.",
    "The mean was {before} then, and is {after} now.": "Das Mittel war {before} und ist jetzt {after}.",
    "None of those days is known.": "Keiner dieser Tage ist bekannt.",
    "{known} days are known now, {earlier} then.": "Jetzt sind {known} Tage bekannt, davor {earlier}.",
  ]
}
