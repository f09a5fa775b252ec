import TrackerApplication

extension StringCatalogue {
  /// What this module says, for the first module that reads health data to register.
  public static let germanOfHealthSamples = StringCatalogue(
    "health-samples", "de",
    [
      "There is no room for temporary files": "Für Zwischendateien ist kein Platz",
      "Free some space, then import the file again.": "Schaffen Sie Platz und übernehmen Sie die Datei noch einmal.",
      "it ends before it begins": "es endet vor seinem Beginn",
      "it takes too long to be true": "es dauert zu lange, um zu stimmen",
      "its date is before 1900": "das Datum liegt vor 1900",
      "its date is still to come": "das Datum liegt in der Zukunft",
      "the number is outside of what is possible": "die Zahl liegt außerhalb des Möglichen",
      "it took less than a minute": "es dauerte weniger als eine Minute",
      "a day comes to more than is possible": "ein Tag ergibt mehr, als möglich ist",
      "one of its two numbers is missing or they are mixed up":
        "eine der zwei Zahlen fehlt oder sie sind vertauscht",
      "another source recorded it too, and that one counts":
        "eine andere Quelle hat es auch aufgezeichnet, und diese zählt",
      "it is longer than 8 hours and was kept as 8 hours":
        "es ist länger als 8 Stunden und steht mit 8 Stunden im Tagebuch",
      // What is counted or measured
      "Active energy": "Aktive Energie", "Blood glucose": "Blutzucker", "Body temperature": "Körpertemperatur",
      "Distance": "Strecke", "Floors climbed": "Stockwerke", "Heart rate variability": "Herzfrequenzvariabilität",
      "Water": "Wasser", "Oxygen saturation": "Sauerstoffsättigung", "Breathing rate": "Atemfrequenz",
      "Resting heart rate": "Ruhepuls", "Steps": "Schritte", "VO₂max": "VO₂max", "Weight": "Gewicht",
      "Exercise minutes": "Trainingsminuten", "Calories eaten": "Kalorien", "Hours with standing": "Stunden mit Stehen",
      "Heart rate": "Puls", "Wrist temperature": "Temperatur am Handgelenk",
      // What is left out
      "Sleep": "Schlaf", "Exercise": "Bewegung", "Blood pressure": "Blutdruck",
    ])
}
