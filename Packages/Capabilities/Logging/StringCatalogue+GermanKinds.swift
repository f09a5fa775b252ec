import TrackerApplication

extension StringCatalogue {
  /// What entries of every kind are called, and how they are told.
  static let germanOfKinds = [
    // Kinds, one entry and several.
    "activities": "Aktivitäten", "activity": "Aktivität", "1 activity": "1 Aktivität",
    "{count} activities": "{count} Aktivitäten",
    "complete days": "abgeschlossene Tage", "“day close”": "„Tag abgeschlossen“",
    "day marked complete": "Tag abgeschlossen", "{count} complete days": "{count} abgeschlossene Tage",
    "exercise": "Bewegung", "1 exercise": "1-mal Bewegung", "{count} exercises": "{count}-mal Bewegung",
    "food": "Essen", "meals": "Mahlzeiten", "meal": "Mahlzeit", "1 meal": "1 Mahlzeit",
    "{count} meals": "{count} Mahlzeiten",
    "measurements": "Messwerte", "measurement": "Messwert", "1 measurement": "1 Messwert",
    "{count} measurements": "{count} Messwerte",
    "own numbers": "eigene Zahlen", "number": "Zahl", "1 own number": "1 eigene Zahl",
    "{count} own numbers": "{count} eigene Zahlen",
    "sleep entries": "Einträge zum Schlaf", "sleep": "Schlaf", "1 sleep entry": "1 Eintrag zum Schlaf",
    "{count} sleep entries": "{count} Einträge zum Schlaf",
    "symptoms": "Beschwerden", "symptom": "Beschwerde", "1 symptom": "1 Beschwerde",
    "{count} symptoms": "{count} Beschwerden",
    "“no” entries": "Einträge mit „no“", "“no”": "„no“", "1 “no”": "1-mal „no“",
    "{count} “no” entries": "{count}-mal „no“",
    "stress": "Stress",
    // Distances and parts.
    "{metres} metres": "{metres} Meter",
    "{kilometres} km": "{kilometres} km",
    "{amount} of {activity}": "{amount} {activity}",
    "{first} and {last}": "{first} und {last}", "{first} or {last}": "{first} oder {last}",
    "{first}, {last}": "{first}, {last}", "{first} {next}": "{first} {next}",
    // Activities.
    "work": "Arbeit", "travel": "Reisen", "leisure": "Freizeit", "learning": "Lernen", "self-care": "Zeit für mich",
    "time with people": "Zeit mit anderen", "medical visits": "Arzttermine", "housework": "Hausarbeit",
    "other activity": "andere Aktivität", "alone": "allein", "with a small group": "in kleiner Runde",
    "with a large group": "in großer Runde",
    "stress {value}": "Stress {value}", "stress {value} out of 10": "Stress {value} von 10",
    // Exercise.
    "cardio": "Ausdauertraining", "strength training": "Krafttraining", "yoga": "Yoga", "walking": "Gehen",
    "swimming": "Schwimmen", "cycling": "Radfahren", "running": "Laufen", "hiking": "Wandern",
    "functional training": "Gymnastik",
    "light ({value})": "leicht ({value})", "moderate ({value})": "mittel ({value})",
    "hard ({value})": "anstrengend ({value})",
    "light ({value} out of 10)": "leicht ({value} von 10)", "moderate ({value} out of 10)": "mittel ({value} von 10)",
    "hard ({value} out of 10)": "anstrengend ({value} von 10)",
    "1 step": "1 Schritt", "{count} steps": "{count} Schritte", "heart rate {value}": "Puls {value}",
    // Food.
    "breakfast": "Frühstück", "lunch": "Mittagessen", "dinner": "Abendessen", "snack": "Snack",
    "{meal} – {things}": "{meal} – {things}", "small {meal} – {things}": "{meal}, klein – {things}",
    "large {meal} – {things}": "{meal}, groß – {things}",
    "{count} kcal": "{count} kcal", "{amount} {food}": "{amount} {food}",
    "{amount} {unit} {food}": "{amount} {unit} {food}",
    "g": "g", "kg": "kg", "mg": "mg", "oz": "oz", "lb": "lb", "ml": "ml", "cl": "cl", "dl": "dl", "l": "l",
    "cup": "Tasse", "cups": "Tassen", "glass": "Glas", "glasses": "Gläser", "slice": "Scheibe", "slices": "Scheiben",
    "piece": "Stück", "pieces": "Stück", "bowl": "Schüssel", "bowls": "Schüsseln", "plate": "Teller",
    "plates": "Teller",
    "can": "Dose", "cans": "Dosen", "bottle": "Flasche", "bottles": "Flaschen", "tbsp": "EL", "tsp": "TL",
    "spoon": "Löffel", "spoons": "Löffel", "handful": "Handvoll", "handfuls": "Handvoll",
    // Medicines, nones, symptoms.
    "after {medicine}": "nach {medicine}", "no {thing}": "ohne {thing}",
    "{symptom} {value}": "{symptom} {value}", "{symptom} {value} out of {high}": "{symptom} {value} von {high}",
    // Sleep.
    "slept {time} ({from}–{to})": "{time} geschlafen ({from}–{to})", "slept {time}": "{time} geschlafen",
    "you slept {time} ({from}–{to})": "{time} Schlaf ({from}–{to})", "you slept {time}": "{time} Schlaf",
    "in bed {from}–{to}": "im Bett {from}–{to}", "quality {value}": "Qualität {value}",
    "a nap of {time} ({from}–{to})": "{time} Mittagsschlaf ({from}–{to})", "restfulness {value}": "Erholung {value}",
    "{time} awake": "{time} wach", "woke up once": "einmal aufgewacht",
    "woke up twice": "zweimal aufgewacht", "woke up {count} times": "{count}-mal aufgewacht",
    "{time} deep sleep": "{time} Tiefschlaf",
    "{time} REM sleep": "{time} REM-Schlaf", "{time} light sleep": "{time} leichter Schlaf",
    // Metrics.
    "Sleep": "Schlaf", "Sleep quality": "Schlafqualität", "Restfulness": "Erholung", "Naps": "Mittagsschlaf",
    "Awake in the night": "Nachts wach", "Sleep interruptions": "Unterbrechungen des Schlafs",
    "Middle of the sleep": "Mitte des Schlafs", "Sleep debt": "Schlafmangel", "Exercise": "Bewegung",
    "Exercise intensity": "Anstrengung", "Exercise load": "Belastung durch Bewegung",
    "End of hard exercise": "Ende der anstrengenden Bewegung",
    "Exercise against the usual": "Bewegung im Vergleich zu sonst", "Active days": "Tage mit Bewegung",
    "Days without exercise": "Tage ohne Bewegung",
    "Hours since hard exercise": "Stunden seit anstrengender Bewegung",
    "Large meals": "Große Mahlzeiten", "Calories eaten": "Kalorien", "How much you drank": "Getrunken",
    "Activity": "Aktivität",
    "Stress": "Stress", "notes": "Notizen", "steps": "Schritte", "weight": "Gewicht", "heart rate": "Puls",
    "screen time": "Bildschirmzeit",
    // When entries count in another way.
    "Meals now count amounts (2 glasses are two), so some earlier figures changed.":
      "Mahlzeiten zählen jetzt nach Menge (2 Gläser sind zwei), daher haben sich frühere Werte geändert.",
  ]
}
