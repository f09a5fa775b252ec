import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    HealthModule.id, "de",
    germanOfPages.merging(germanOfHelp) { first, _ in first }.merging(germanOfReports) { first, _ in first })

  /// What the pages say.
  private static let germanOfPages = [
    // Areas and their numbers
    "Sleep": "Schlaf", "Activity": "Aktivität", "Heart": "Herz",
    "Sleep score, of 100": "Schlafwert, von 100", "Hours of sleep": "Stunden Schlaf",
    "Your rating, of 10": "Ihre Note, von 10", "Steps": "Schritte", "Active energy, kcal": "Aktive Energie, kcal",
    "Exercise, minutes": "Bewegung, Minuten", "Exercise by watch, min": "Training laut Uhr, min",
    "Resting rate": "Ruhepuls", "HRV (RMSSD), ms": "HRV (RMSSD), ms", "HRV (SDNN), ms": "HRV (SDNN), ms",
    "VO₂max": "VO₂max", "Sleep score": "Schlafwert",
    "How good the night was, 0 to 100.": "Wie gut die Nacht war, 0 bis 100.",
    "log a night": "eine Nacht eintragen", "log your steps": "Schritte eintragen",
    "log a resting heart rate": "einen Ruhepuls eintragen",
    "Sleep is not tracked: no night is known in the last {days} days.":
      "Schlaf wird nicht erfasst: In den letzten {days} Tagen ist keine Nacht bekannt.",
    "Activity is not tracked: nothing is known in the last {days} days.":
      "Aktivität wird nicht erfasst: In den letzten {days} Tagen ist nichts bekannt.",
    "The heart is not tracked: nothing is known in the last {days} days.":
      "Das Herz wird nicht erfasst: In den letzten {days} Tagen ist nichts bekannt.",
    // At a glance
    "Sleep, activity and heart are not tracked yet.": "Schlaf, Aktivität und Herz werden noch nicht erfasst.",
    "Nothing stood out in your records of the last 7 days.":
      "In Ihren Aufzeichnungen der letzten 7 Tage fiel nichts auf.",
    "The last 7 days": "Die letzten 7 Tage",
    "What changed clearly": "Was sich deutlich geändert hat",
    "{name}: {sentence}": "{name}: {sentence}", "{name}, {from} to {to}": "{name}, {from} bis {to}",
    "7 days": "7 Tage", "30 days": "30 Tage", "before": "vorher", "change": "Änderung",
    "Mean of 7 days, and change": "Mittel von 7 Tagen und Änderung",
    "Your health, by weeks and months": "Ihre Gesundheit nach Wochen und Monaten",
    "Change: the last {days} days beside the {days} days before.":
      "Änderung: die letzten {days} Tage neben den {days} Tagen davor.",
    "7-day mean": "Ø 7 Tage",
    "Goal": "Ziel", "add a goal": "ein Ziel anlegen",
    "{title}: {met} of {days} days this week": "{title}: {met} von {days} Tagen diese Woche",
    "{title}: {share} reached": "{title}: {share} erreicht",
    // Sleep
    "Hours asleep": "Stunden geschlafen", "Asleep of time in bed": "Schlaf in der Bettzeit",
    "Minutes to fall asleep": "Minuten bis zum Einschlafen", "Minutes awake at night": "Minuten wach in der Nacht",
    "Times awake": "Wie oft aufgewacht", "Regular times": "Regelmäßige Zeiten",
    "raises it": "hebt ihn", "lowers it": "senkt ihn", "in between": "dazwischen",
    "There is no sleep score: at least 2 of its parts have to be known. Hours alone are one.":
      "Es gibt keinen Schlafwert: Mindestens 2 Teile müssen bekannt sein. Stunden allein sind einer.",
    "log a night with its parts": "eine Nacht mit ihren Teilen eintragen",
    "of 100": "von 100", "last night: {score}": "letzte Nacht: {score}",
    "The mean of {known} of {nights} nights.": "Das Mittel von {known} von {nights} Nächten.",
    "Made of": "Besteht aus", "mean": "Mittel", "nights": "Nächte", "counts for": "zählt", "effect": "Wirkung",
    "What the sleep score is made of": "Woraus der Schlafwert besteht",
    "Not known: {parts}.": "Nicht bekannt: {parts}.",
    "Asleep in the night": "In der Nacht geschlafen",
    "{share} of the time, {nights} nights": "{share} der Zeit, {nights} Nächte",
    "Stages": "Schlafphasen", "{share} deep": "{share} tief", "{share} REM": "{share} REM",
    "{count} nights": "{count} Nächte",
    "Watches and rings guess the stages.": "Uhren und Ringe schätzen die Phasen nur.",
    "each night": "jede Nacht",
    // Activity
    "log exercise": "Bewegung eintragen",
    "{value} a day ({known} of {days} days known)": "{value} am Tag ({known} von {days} Tagen bekannt)",
    "Most active hours": "Aktivste Stunden", "{from}–{to}, n = {days} days": "{from}–{to} Uhr, n = {days} Tage",
    "Consistency": "Gleichmäßigkeit",
    "{value} of 1: 1 is the same every day": "{value} von 1: 1 heißt jeden Tag gleich",
    "not known by the hour": "nicht nach Stunden bekannt",
    "Most active weekday": "Aktivster Wochentag", "Least active weekday": "Ruhigster Wochentag",
    "{weekday}: {value} (n = {known})": "{weekday}: {value} (n = {known})",
    "Exercise in a week": "Bewegung in der Woche",
    "{minutes} minutes ({known} of 7 days known)": "{minutes} Minuten ({known} von 7 Tagen bekannt)",
    "{minutes} minutes ({known} of 7 days known), {before} in the week before":
      "{minutes} Minuten ({known} von 7 Tagen bekannt), {before} in der Woche davor",
    "Hard minutes count twice. The WHO (2020) names 150 for most adults.":
      "Anstrengende Minuten zählen doppelt. Die WHO (2020) nennt 150 für die meisten Erwachsenen.",
    "{name}: {now} now, {before} before": "{name}: jetzt {now}, vorher {before}",
    "Workouts": "Training", "now": "jetzt", "n": "n",
    "Workouts beside the 90 days before": "Training neben den 90 Tagen davor",
    "Minutes": "Minuten", "Minutes a mile": "Minuten je Meile", "Minutes a km": "Minuten je km",
    "Energy, kcal": "Energie, kcal", "Mean heart rate": "Mittlerer Puls",
    "Slower after 1 minute": "Langsamer nach 1 Minute", "Minutes × intensity": "Minuten × Anstrengung",
    // Heart
    "a minute": "pro Minute", "{value} a minute": "{value} pro Minute", "stands out": "fällt auf",
    "{value}: your usual": "{value}: sonst meist",
    "Your usual is not known yet: it needs 14 known days of the last 28.":
      "Was sonst üblich ist, ist noch nicht bekannt. Nötig sind 14 bekannte der letzten 28 Tage.",
    "Your usual is {value}, the median of {known} of the 28 days before.":
      "Sonst meist {value}: der Median von {known} der 28 Tage davor.",
    "In your records, none of these {days} days was unusual.":
      "In Ihren Aufzeichnungen fällt keiner dieser {days} Tage auf.",
    "In your records": "In Ihren Aufzeichnungen",
    "1 more before that": "1 weitere davor", "{count} more before that": "{count} weitere davor",
    "{day}: {value}, and {before} the day before. Your usual was {usual} (n = {known}).":
      "{day}: {value}, am Tag davor {before}. Sonst meist {usual} (n = {known}).",
    "{day}: {value}, far above your usual of {usual} (n = {known}).":
      "{day}: {value}, weit über sonst meist {usual} (n = {known}).",
    "{day}: {value}, far below your usual of {usual} (n = {known}).":
      "{day}: {value}, weit unter sonst meist {usual} (n = {known}).",
    "{value} on {day}. A score needs 14 of the 28 days before.":
      "{value} am {day}. Ein Wert von 100 braucht 14 der 28 Tage davor.",
    "{value} on {day}: {score} of 100, where 50 is your usual (n = {known})":
      "{value} am {day}: {score} von 100, 50 ist wie sonst (n = {known})",
    "Recovery": "Erholung",
    "{beats} a minute slower, 1 minute after exercise on {day} (n = {count})":
      "{beats} pro Minute langsamer, 1 Minute nach der Bewegung am {day} (n = {count})",
    "{value}, on {day}, as your device gave it": "{value}, am {day}, wie vom Gerät angegeben",
    "Irregular rhythm": "Unregelmäßiger Rhythmus", "your device noticed none": "Ihr Gerät hat keinen bemerkt",
    "your device noticed one on {days}": "Ihr Gerät hat einen bemerkt am {days}",
    "These are numbers in your records. They do not say why, and they are no diagnosis.":
      "Das sind Zahlen aus Ihren Aufzeichnungen. Sie sagen nicht, warum, und sind keine Diagnose.",
    "Not tracked in these {days} days:": "In diesen {days} Tagen nicht erfasst:",
    "log your HRV": "die HRV eintragen", "log a rate after exercise": "einen Puls nach Bewegung eintragen",
    "log your VO₂max": "VO₂max eintragen",
    // What is worth knowing
    "Your resting heart rate was above your usual on two days in a row.":
      "Ihr Ruhepuls lag an zwei Tagen in Folge über dem, was sonst üblich ist.",
    "In your records, your resting rate was {value} today and {before} yesterday; it's usually {usual}.":
      "In Ihren Aufzeichnungen war der Ruhepuls heute {value} und gestern {before}; sonst ist er meist {usual}.",
    "In your records, the resting rate was {value}, {before} the day before; it's usually {usual}.":
      "In Ihren Aufzeichnungen war der Ruhepuls {value}, am Tag davor {before}; sonst ist er meist {usual}.",
    "Your resting heart rate was far above your usual on one day.":
      "Ihr Ruhepuls lag an einem Tag weit über dem, was sonst üblich ist.",
    "Your resting heart rate was far below your usual on one day.":
      "Ihr Ruhepuls lag an einem Tag weit unter dem, was sonst üblich ist.",
    "In your records, your resting rate was {value} today; it's usually {usual}.":
      "In Ihren Aufzeichnungen war der Ruhepuls heute {value}; sonst ist er meist {usual}.",
    "In your records, your resting rate was {value}; it's usually {usual}.":
      "In Ihren Aufzeichnungen war der Ruhepuls {value}; sonst ist er meist {usual}.",
  ]
}
