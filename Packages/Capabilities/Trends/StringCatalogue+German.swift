import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TrendsModule.id, "de",
    [charts, words, refusals, help, trends].reduce(into: [:]) { $0.merge($1) { first, _ in first } })

  /// What charts say.
  private static let words: [String: String] = [
    "not logged": "nicht eingetragen",
    "too few entries": "zu wenige Einträge",
    "day": "Tag",
    "days": "Tage",
    "yes": "ja",
    "no": "nein",
    "name": "Name",
    "type": "Typ",
    "{first} and {second}": "{first} und {second}",
    "value": "Wert",
    "median": "Median",
    "weekday": "Wochentag",
    "metric": "Messgröße",
    "before": "vorher",
    "after": "nachher",
    "flare": "Schub",
    "usual: middle half of days": "üblich: mittlere Hälfte der Tage",
    "7-day mean": "Ø 7 Tage",
    "the {days} days before": "die {days} Tage davor",
    "{value}: flare": "{value}: Schub",
    "{value} of {most}": "{value} von {most}",
    "{name}, {from}": "{name}, {from}",
    "{name}, {from} to {to}": "{name}, {from} bis {to}",
    "{name}: {sentence}": "{name}: {sentence}",
    "{name}: {from} to {to} and the {days} days before": "{name}: {from} bis {to} und die {days} Tage davor",
    "{known} of {days} days": "{known} von {days} Tagen",
  ]

  /// The sentences of charts.
  private static let charts: [String: String] = [
    "Mean {mean}, from {low} to {high}, on {known} of {days} days.":
      "Mittel {mean}, von {low} bis {high}, an {known} von {days} Tagen.",
    "Always {mean}, on {known} of {days} days.": "Immer {mean}, an {known} von {days} Tagen.",
    "Yes on {yes} of {known} known days, of {days}.": "Ja an {yes} von {known} bekannten Tagen, von {days}.",
    "Nothing is logged on these {days} days.": "An diesen {days} Tagen ist nichts eingetragen.",
    "Nothing is logged on the last {days} days.": "An den letzten {days} Tagen ist nichts eingetragen.",
    "1 flare day is marked.": "1 Schubtag ist markiert.",
    "{count} flare days are marked.": "{count} Schubtage sind markiert.",
    "Before that, from {from} to {to}: {sentence}": "Davor, von {from} bis {to}: {sentence}",
    "Each side needs {count} known days to be drawn.":
      "Zum Zeichnen braucht jede Seite {count} bekannte Tage.",
    "{count} of {days} days have both numbers.": "{count} von {days} Tagen haben beide Zahlen.",
    "Whether the two go together: symptoms patterns metrics":
      "Ob beides zusammengeht: symptoms patterns metrics",
    "{value}: the last of {known} values in the last {days} days.":
      "{value}: der letzte von {known} Werten in den letzten {days} Tagen.",
    "{value}: the mean of {known} of the last {days} days.": "{value}: das Mittel von {known} der letzten {days} Tage.",
    "yes on {part} of {whole} known days": "ja an {part} von {whole} bekannten Tagen",
    "logged on {part} of {whole} days": "eingetragen an {part} von {whole} Tagen",
    "Mean of {count} entries with a time, by weekday and hour.":
      "Mittel von {count} Einträgen mit Uhrzeit, nach Wochentag und Stunde.",
    "A part of the day needs {fewest} entries.": "Ein Teil des Tages braucht {fewest} Einträge.",
    "The times of {count} days, the newest first.": "Die Zeiten von {count} Tagen, der neueste zuerst.",
    "Their units differ, so each has its own axis.":
      "Die Einheiten sind verschieden, daher hat jede Messgröße ihre eigene Achse.",
    "Saved to {file}. Only your user account can open it.":
      "In {file} gespeichert. Nur Ihr Benutzerkonto kann die Datei öffnen.",
    "{colour} is hard to see: its contrast is {contrast}, and 3 is needed.":
      "{colour} ist schwer zu sehen: Der Kontrast ist {contrast}, nötig sind 3.",
    "{first} and {second} look alike.": "{first} und {second} sehen gleich aus.",
    "{first} and {second} look alike to people with red-green colour blindness.":
      "{first} und {second} sehen für Menschen mit Rot-Grün-Schwäche gleich aus.",
    "{first} and {second} look alike to people with blue-yellow colour blindness.":
      "{first} und {second} sehen für Menschen mit Blau-Gelb-Schwäche gleich aus.",
    // The list
    "Nothing is logged yet, so there is nothing to draw.":
      "Es ist noch nichts eingetragen, also gibt es nichts zu zeichnen.",
    "calculated from others": "aus anderen berechnet",
    "what it shows": "was es zeigt",
    "what to type": "was Sie eingeben",
    "Schemes": "Farben",
    "the last 60 days of it": "die letzten 60 Tage davon",
    "each day as a point of a line": "jeder Tag als Punkt einer Linie",
    "each day, filled down to none": "jeder Tag, bis zur Null gefüllt",
    "each day as a bar": "jeder Tag als Balken",
    "two to four metrics of one unit, one upon the other":
      "zwei bis vier Messgrößen in einer Einheit, übereinander",
    "the parts of a whole": "die Teile eines Ganzen",
    "two metrics against each other, day by day": "zwei Messgrößen gegeneinander, Tag für Tag",
    "weeks by weekday, with the number of each day": "Wochen nach Wochentag, mit der Zahl jedes Tages",
    "the time of day by weekday": "die Tageszeit nach Wochentag",
    "the last days, hour by hour": "die letzten Tage, Stunde für Stunde",
    "what the last 7 days were like, on the whole scale": "wie die letzten 7 Tage waren, auf der ganzen Skala",
    "how many days are logged, or have a yes": "wie viele Tage eingetragen sind oder ein Ja haben",
    "how many days had which value": "wie viele Tage welchen Wert hatten",
    "the period and the one before, side by side": "der Zeitraum und der davor, nebeneinander",
  ]
}
