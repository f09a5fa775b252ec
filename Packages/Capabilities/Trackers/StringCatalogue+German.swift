import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TrackersModule.id, "de",
    germanOfEntries.merging(germanOfPages) { first, _ in first }
      .merging(germanOfReports) { first, _ in first })

  /// The kind of entry, and the help of the command.
  private static let germanOfEntries = [
    "drinks": "Getränke", "drink": "Getränk", "1 drink": "1 Getränk", "{count} drinks": "{count} Getränke",
    "Log how much you drank.": "Eintragen, wie viel Sie getrunken haben.", "Amount": "Menge",
    "In ml, l, oz, cups or glasses. Without a unit it is in the unit of your settings.":
      "In ml, l, oz, Tassen oder Gläsern. Ohne Einheit gilt die Einheit Ihrer Einstellungen.",
    "How much did you drink?": "Wie viel haben Sie getrunken?", "Anything else.": "Alles Weitere.",
    "300 millilitres": "300 Milliliter", "two glasses of 250 ml each": "zwei Gläser zu je 250 ml",
    "12 fluid ounces": "12 Flüssigunzen", "{amount} to drink": "{amount} getrunken",
    "{amount} of water": "{amount} Wasser", "water": "Wasser",
    "Water, if you like to say so. Log other drinks with a meal.":
      "Wasser, wenn Sie es sagen möchten. Andere Getränke stehen bei einer Mahlzeit.",
    "This command is for water. To log {typed}: symptoms food drinks={typed}":
      "Dieser Befehl ist für Wasser. {typed} eintragen: symptoms food drinks={typed}",
    "See sleep, drinks, weight, mood and stress at a glance.":
      "Schlaf, Getränke, Gewicht, Stimmung und Stress auf einen Blick.",
    """
    Each line has today, the mean of the last 7 full days, and your goal. What is not known is a dash.

      symptoms trackers         all of them
      symptoms trackers sleep   one of them, with goal, streak, trend and more
      symptoms drink 300ml      log a drink; also 12oz, 2 glasses or 1 cup
      symptoms weigh 70.4kg     log your weight
    """: """
    Jede Zeile hat den heutigen Wert, den Mittelwert der letzten 7 Tage, die vorbei sind, und Ihr Ziel. Ein Strich \
    heißt: nicht bekannt.

      symptoms trackers         alle auf einen Blick
      symptoms trackers sleep   eine Übersicht, mit Ziel, Serie, Verlauf und mehr
      symptoms drink 300ml      ein Getränk eintragen; auch 12oz, 2 Gläser oder 1 Tasse
      symptoms weigh 70.4kg     das Gewicht eintragen
    """,
    "The tracker, such as sleep. Default: all.": "Die Übersicht, zum Beispiel sleep. Sonst alle.",
    "tracker": "Übersicht",
    "Here you'll see your trackers at a glance.": "Hier sehen Sie Ihre Werte auf einen Blick.",
  ]

  /// The list, and what stands on the page of one tracker.
  private static let germanOfPages = [
    "Sleep": "Schlaf", "Drinks": "Getränke", "Weight": "Gewicht", "Mood and energy": "Stimmung und Energie",
    "Stress": "Stress", "Today": "Heute", "7-day mean": "Ø 7 Tage", "Goal": "Ziel", "Streak": "Serie",
    "Trend": "Verlauf", "Mean": "Mittel", "Days known": "Bekannte Tage", "Not known": "Nicht bekannt",
    "1 hour": "1 Stunde", "{hours} hours": "{hours} Stunden", "1 point": "1 Punkt",
    "{value} points": "{value} Punkte", "{value} of {highest}": "{value} von {highest}",
    "mood {value}": "Stimmung {value}", "energy {value}": "Energie {value}",
    "{mood} and {energy}": "{mood} und {energy}",
    "Nothing of this was logged in the last 7 days.": "Davon wurde in den letzten 7 Tagen nichts eingetragen.",
    "To log {tracker}: {command}": "{tracker} eintragen: {command}",
    "To see more of one: {command}": "Mehr zu einem davon: {command}", "{goal}, {share}": "{goal}, {share}",
    "{goal}, {met} of {days} days": "{goal}, {met} von {days} Tagen",
    "Last {count} days": "Letzte {count} Tage",
    "{goal} or more: {met} of {days} days this week": "{goal} oder mehr: {met} von {days} Tagen diese Woche",
    "{goal} or less: {met} of {days} days this week": "{goal} oder weniger: {met} von {days} Tagen diese Woche",
    "{start} to {goal}: {share} reached": "von {start} bis {goal}: {share} erreicht",
    "The goal was met for 1 week": "Das Ziel wurde 1 Woche lang erfüllt",
    "The goal was met for 1 day": "Das Ziel wurde 1 Tag lang erfüllt",
    "The goal was met for {count} weeks": "Das Ziel wurde {count} Wochen lang erfüllt",
    "The goal was met for {count} days": "Das Ziel wurde {count} Tage lang erfüllt",
    "logged {count} days in a row or more": "{count} Tage in Folge oder länger eingetragen",
    "logged 1 day": "1 Tag eingetragen", "logged {count} days in a row": "{count} Tage in Folge eingetragen",
    "– (needs 1 more day)": "– (1 Tag fehlt noch)", "– (needs {count} more days)": "– ({count} Tage fehlen noch)",
    "no clear change in 28 days": "keine klare Veränderung in 28 Tagen",
    "up by {change} a week, over 28 days": "{change} mehr pro Woche, in 28 Tagen",
    "down by {change} a week, over 28 days": "{change} weniger pro Woche, in 28 Tagen",
    "log one": "einen Wert eintragen", "add a goal": "ein Ziel anlegen",
    // Sleep.
    "Last night": "Letzte Nacht", "Regularity": "Regelmäßigkeit", "Missing sleep": "Fehlender Schlaf",
    "Middle of the night": "Mitte der Nacht",
    "This is the Sleep Regularity Index of {source}.": "Das ist der Sleep Regularity Index von {source}.",
    "Regularity compares when you slept with 24 hours later. 100 means all days are alike, 0 means no pattern.":
      "Die Regelmäßigkeit vergleicht Ihren Schlaf mit dem 24 Stunden später. 100: alle Tage gleich, 0: kein Muster.",
    "– (needs 1 more pair of nights with times)": "– (es fehlt noch 1 Paar von Nächten mit Uhrzeiten)",
    "– (needs {count} more pairs of nights with times)": "– (es fehlen noch {count} Paare von Nächten mit Uhrzeiten)",
    "{index} of 100, from {count} pairs of nights": "{index} von 100, aus {count} Paaren von Nächten",
    "{hours} in 1 known night, with a goal of {need}": "{hours} in 1 bekannten Nacht, bei einem Ziel von {need}",
    "{hours} in 1 known night, if a night should have {need}":
      "{hours} in 1 bekannten Nacht, wenn eine Nacht {need} haben soll",
    "{hours} in {nights} known nights, with a goal of {need}":
      "{hours} in {nights} bekannten Nächten, bei einem Ziel von {need}",
    "{hours} in {nights} known nights, if a night should have {need}":
      "{hours} in {nights} bekannten Nächten, wenn eine Nacht {need} haben soll",
    "about {time}": "etwa {time}",
    "about {time}, mostly within {minutes} minutes (SD)": "etwa {time}, meist auf {minutes} Minuten genau (SD)",
    // Weight.
    "Trend line": "Trendlinie", "7 days ago": "Vor 7 Tagen", "28 days ago": "Vor 28 Tagen",
    "To your goal": "Bis zum Ziel",
    "{amount} above it": "{amount} darüber", "{amount} below it": "{amount} darunter",
    "Last weight": "Letztes Gewicht", "{amount}, {day}": "{amount}, {day}",
    "Each day the line goes a tenth of the way to your weight. One day changes little.":
      "Jeden Tag geht die Linie ein Zehntel des Wegs zu Ihrem Gewicht. Ein Tag ändert wenig.",
    // Reminders.
    "Weekly weigh-in": "Wöchentliches Wiegen",
    "Every {weekday} at {time}, if you have not logged your weight for a week.":
      "Jede Woche am {weekday} um {time}, wenn Sie eine Woche lang kein Gewicht eingetragen haben.",
    "You have not logged your weight for a week.": "Sie haben Ihr Gewicht seit einer Woche nicht eingetragen.",
    "You have logged your weight in the last week.": "Sie haben Ihr Gewicht in der letzten Woche eingetragen.",
    "Time for your weekly weigh-in.": "Zeit für Ihr wöchentliches Wiegen.",
    // Drinks.
    "Of today": "Von heute", "nothing, it is reached": "nichts, es ist erreicht",
    // Mood, energy and stress.
    "The last 30 days": "Die letzten 30 Tage", "Spread": "Streuung", "Day to day": "Von Tag zu Tag", "Days": "Tage",
    "Spread is the standard deviation, day to day the RMSSD. Each needs 7 days.":
      "Streuung ist die Standardabweichung, von Tag zu Tag die RMSSD. Beide brauchen 7 Tage.",
    "Through the day: mean and number of answers": "Über den Tag: Mittel und Zahl der Antworten",
    "Morning, from 04:00": "Morgen, ab 04:00", "Afternoon, from 12:00": "Nachmittag, ab 12:00",
    "Evening, from 17:00": "Abend, ab 17:00", "Night, from 22:00": "Nacht, ab 22:00",
  ]
}
