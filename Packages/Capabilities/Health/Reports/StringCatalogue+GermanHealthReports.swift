import TrackerApplication

extension StringCatalogue {
  /// What reports say of sleep, steps and the heart.
  static let germanOfReports: [String: String] = [
    "No night is known of this time. To log one: symptoms log rest 7h":
      "Von dieser Zeit ist keine Nacht bekannt. Eintragen: symptoms log rest 7h",
    "Quality {value} of 10": "Qualität {value} von 10",
    "{hours} hours a night": "{hours} Stunden pro Nacht",
    "{hours} hours a night, usually {usual}": "{hours} Stunden pro Nacht, sonst meist {usual}",
    "Hours": "Stunden",
    "{known} of {nights} nights known.": "{known} von {nights} Nächten bekannt.",
    "Quality was {value} of 10 on average.": "Die Qualität war im Mittel {value} von 10.",
    "Awake for {minutes} minutes a night.": "Pro Nacht {minutes} Minuten wach.",
    "No sleep score: at least 2 of its parts have to be known. Hours alone are one.":
      "Kein Schlafwert: Mindestens 2 Teile müssen bekannt sein. Stunden allein sind einer.",
    "Sleep score {score} of 100 for one night, from: {parts}.":
      "Schlafwert {score} von 100 für eine Nacht, aus: {parts}.",
    "Sleep score {score} of 100, the mean of {known} nights, from: {parts}.":
      "Schlafwert {score} von 100, das Mittel von {known} Nächten, aus: {parts}.",
    "Steps and energy": "Schritte und Energie",
    "No steps are known of this time. To log some: symptoms log movement 8200":
      "Von dieser Zeit sind keine Schritte bekannt. Eintragen: symptoms log movement 8200",
    "{name}: {mean} a day": "{name}: {mean} am Tag",
    "{name}: {mean} a day, usually {usual}": "{name}: {mean} am Tag, sonst meist {usual}",
    "{known} of {days} days known.": "{known} von {days} Tagen bekannt.",
    "Most on {most}: {high} on average. Least on {least}: {low}.":
      "Am meisten am {most}: im Mittel {high}. Am wenigsten am {least}: {low}.",
    "No heart rate is known of this time. To log one: symptoms log heart 62 resting":
      "Von dieser Zeit ist kein Puls bekannt. Eintragen: symptoms log heart 62 resting",
    "The resting rate is not known": "Der Ruhepuls ist nicht bekannt",
    "Resting rate {mean}": "Ruhepuls {mean}",
    "Resting rate {mean}, usually {usual}": "Ruhepuls {mean}, sonst meist {usual}",
    "Resting heart rate": "Ruhepuls",
    "{value} on average ({known} of {days} days known)": "im Mittel {value} ({known} von {days} Tagen bekannt)",
    "Days that stand out in your records:": "Tage, die in Ihren Aufzeichnungen auffallen:",
  ]
}
