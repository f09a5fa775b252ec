extension StringCatalogue {
  /// What stands, and what candidate factors are called, in German.
  static let germanOfClaims: [String: String] = [
    "In your records, {factor} and worse days go together.":
      "In Ihren Aufzeichnungen gehen {factor} und schlechtere Tage zusammen.",
    "In your records, {factor} and a worse next day go together.":
      "In Ihren Aufzeichnungen gehen {factor} und ein schlechterer Tag danach zusammen.",
    "In your records, {factor} and a worse day two days later go together.":
      "In Ihren Aufzeichnungen gehen {factor} und ein schlechterer Tag zwei Tage später zusammen.",
    "In your records, {factor} and better days go together.":
      "In Ihren Aufzeichnungen gehen {factor} und bessere Tage zusammen.",
    "In your records, {factor} and a better next day go together.":
      "In Ihren Aufzeichnungen gehen {factor} und ein besserer Tag danach zusammen.",
    "In your records, {factor} and a better day two days later go together.":
      "In Ihren Aufzeichnungen gehen {factor} und ein besserer Tag zwei Tage später zusammen.",
    "{conditions}: {sentence}": "{conditions}: {sentence}",
    "It was higher than on three quarters of the 28 days before.":
      "Der Wert war höher als an drei Vierteln der 28 Tage davor.",
    "It was lower than on three quarters of the 28 days before.":
      "Der Wert war niedriger als an drei Vierteln der 28 Tage davor.",
    "a high value of “{metric}”": "ein hoher Wert von „{metric}“",
    "a low value of “{metric}”": "ein niedriger Wert von „{metric}“",
    "Medicines are never part of an experiment. Talk to your clinic about them.":
      "Medikamente sind nie Teil eines Versuchs. Sprechen Sie darüber mit Ihrer Praxis.",
    "Nobody can have or leave this out on a chosen day.": "Das lässt sich nicht an gewählten Tagen tun oder lassen.",
  ]
}
