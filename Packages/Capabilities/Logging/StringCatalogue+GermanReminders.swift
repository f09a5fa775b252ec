import TrackerApplication

extension StringCatalogue {
  /// What reminders say.
  static let germanOfReminders = [
    "A drink": "Etwas trinken", "Bedtime": "Schlafenszeit", "Lower mood": "Schlechtere Stimmung",
    "Lower energy": "Weniger Energie",
    "If you have not logged a drink for {interval}, outside your quiet hours.":
      "Wenn Sie {interval} lang kein Getränk eingetragen haben, außerhalb der Ruhezeit.",
    "You have not logged a drink for {interval}.": "Sie haben {interval} lang kein Getränk eingetragen.",
    "Time for a drink?": "Zeit, etwas zu trinken?",
    "Every day at {time}.": "Jeden Tag um {time}.",
    "It is time to get ready for bed.": "Es ist Zeit, sich für die Nacht fertig zu machen.",
    "If your mood was lower than your usual for three days.":
      "Wenn Ihre Stimmung drei Tage lang schlechter war als sonst.",
    "Your mood was lower than your usual for three days: {values}; it's usually about {usual}.":
      "Ihre Stimmung war drei Tage lang schlechter als sonst: {values}; sonst ist es etwa {usual}.",
    "Your mood was lower than your usual for three days.": "Ihre Stimmung war drei Tage lang schlechter als sonst.",
    "Your mood was not lower than usual for three days, or it is unknown.":
      "Ihre Stimmung war nicht drei Tage lang schlechter als sonst, oder das ist nicht bekannt.",
    "If your energy was lower than your usual for three days.":
      "Wenn Ihre Energie drei Tage lang niedriger war als sonst.",
    "Your energy was lower than your usual for three days: {values}; it's usually about {usual}.":
      "Ihre Energie war drei Tage lang niedriger als sonst: {values}; sonst ist es etwa {usual}.",
    "Your energy was lower than your usual for three days.": "Ihre Energie war drei Tage lang niedriger als sonst.",
    "Your energy was not lower than usual for three days, or it is unknown.":
      "Ihre Energie war nicht drei Tage lang niedriger als sonst, oder das ist nicht bekannt.",
    "There is something to look at.": "Es gibt etwas anzusehen.",
  ]
}
