import TrackerApplication

extension StringCatalogue {
  /// What the rules of coaching say, in German.
  static let germanOfInsights: [String: String] = [
    "One of your symptoms is far from its usual.":
      "Eines Ihrer Symptome ist ganz anders als sonst.",
    "Yesterday was a flare day, or its forecast was high.":
      "Gestern war ein Schubtag, oder die Vorhersage dafür war hoch.",
    "Yesterday was a flare day; the forecast was {percent}.":
      "Gestern war ein Schubtag; die Vorhersage lag bei {percent}.",
    "Yesterday was a flare day; the forecast was only {percent}.":
      "Gestern war ein Schubtag; die Vorhersage lag nur bei {percent}.",
    "The day before was a flare day; the forecast was {percent}.":
      "Der Tag davor war ein Schubtag; die Vorhersage lag bei {percent}.",
    "The day before was a flare day; the forecast was only {percent}.":
      "Der Tag davor war ein Schubtag; die Vorhersage lag nur bei {percent}.",
    "The forecast for yesterday was {percent}, but it was not a flare day.":
      "Die Vorhersage für gestern lag bei {percent}, aber es war kein Schubtag.",
    "The forecast for the day before was {percent}, but it was not a flare day.":
      "Die Vorhersage für den Tag davor lag bei {percent}, aber es war kein Schubtag.",
    "A flare is over that was shorter than your usual.": "Ein Schub ist vorbei, der kürzer war als sonst.",
    "Your last flare lasted 1 day; the {count} before lasted {usual} days on average.":
      "Ihr letzter Schub dauerte 1 Tag; die {count} davor dauerten im Mittel {usual} Tage.",
    "Your last flare lasted {days} days; the {count} before lasted {usual} days on average.":
      "Ihr letzter Schub dauerte {days} Tage; die {count} davor dauerten im Mittel {usual} Tage.",
    "Your last flare day was one, two or four weeks ago.":
      "Ihr letzter Schubtag ist eine, zwei oder vier Wochen her.",
    "Your last flare day was {count} days ago.": "Ihr letzter Schubtag war vor {count} Tagen.",
    "Flares were more frequent after short nights.": "Schübe waren nach kurzen Nächten häufiger.",
    "Flares: {flares} of {days} days after a short night, {others} of {rest} other days.":
      "Schübe: {flares} von {days} Tagen nach einer kurzen Nacht, {others} von {rest} anderen Tagen.",
    "Something that your pack counts as protective is back.":
      "Etwas, das Ihr Paket als schützend zählt, ist wieder da.",
    "You had foods that may help today, after {count} days without them.":
      "Sie haben heute nach {count} Tagen wieder etwas gegessen, das helfen kann.",
    "You had foods that may help, after {count} days without them.":
      "Sie haben nach {count} Tagen wieder etwas gegessen, das helfen kann.",
    "{name} again today, after {count} days without.": "{name} heute wieder, nach {count} Tagen ohne.",
    "{name} again, after {count} days without.": "{name} wieder, nach {count} Tagen ohne.",
  ]
}
