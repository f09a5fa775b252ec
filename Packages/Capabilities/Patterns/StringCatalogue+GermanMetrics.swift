import TrackerApplication

extension StringCatalogue {
  /// What is said of pairs of metrics in German.
  static let germanOfMetrics: [String: String] = [
    "See which of your numbers go together, such as sleep and mood.":
      "Sehen, welche Ihrer Zahlen zusammengehen, etwa Schlaf und Stimmung.",
    """
      symptoms patterns metrics                    pairs of what you log most
      symptoms patterns metrics --search sleep     only pairs with sleep
      symptoms patterns metrics sleep stress       one pair, day by day

    Two numbers are compared on the same day and with the next day. It takes 84 days with both.
    """: """
      symptoms patterns metrics                    Paare aus dem, was Sie am meisten eintragen
      symptoms patterns metrics --search sleep     nur Paare mit Schlaf
      symptoms patterns metrics sleep stress       ein Paar, Tag für Tag

    Zwei Zahlen werden am selben Tag und mit dem nächsten Tag verglichen. Nötig sind 84 Tage mit beiden.
    """,
    "Two numbers that you log, such as sleep stress.": "Zwei Zahlen, die Sie eintragen, etwa sleep stress.",
    "Only pairs with this text in a name.": "Nur Paare mit diesem Text in einem Namen.",
    "Show all pairs, not only the first ones.": "Alle Paare zeigen, nicht nur die ersten.",
    "Name two numbers, or none.": "Nennen Sie zwei Zahlen oder keine.",
    "--search and --all are for the list. Leave them out for one pair.":
      "--search und --all gelten für die Liste. Für ein Paar lassen Sie sie weg.",
    "Here you'll see which numbers go together.": "Hier sehen Sie, welche Zahlen zusammengehen.",
    // What can't be compared
    "{first} and {second} are the same": "{first} und {second} sind dasselbe",
    "Name two, such as: symptoms patterns metrics sleep.hours stress.level":
      "Nennen Sie zwei: symptoms patterns metrics sleep.hours stress.level",
    "{name} was the same on all days, so nothing can be compared with it":
      "{name} war an allen Tagen gleich und lässt sich nicht vergleichen",
    "{name} is known on 1 day so far": "{name} ist bisher an 1 Tag bekannt",
    "{name} is known on {count} days so far, and was always the same":
      "{name} ist bisher an {count} Tagen bekannt und war an allen gleich",
    "Log both numbers on {needed} days.": "Tragen Sie beide Zahlen an {needed} Tagen ein.",
    "Choose a number that changes.": "Wählen Sie eine Zahl, die sich ändert.",
    "To see all: symptoms pack metrics": "Alle ansehen: symptoms pack metrics",
    "{first} and {second} count some of the same entries":
      "{first} und {second} zählen zum Teil dieselben Einträge",
    "{first} is calculated from {second}": "{first} wird aus {second} berechnet",
    "They always go together. Choose another pair.": "Beides geht immer zusammen. Wählen Sie ein anderes Paar.",
    "Nothing is logged for {name}": "Zu {name} ist nichts eingetragen",
    "To see what you log most: symptoms patterns metrics": "Was Sie am meisten eintragen: symptoms patterns metrics",
    // What it means
    "This needs 1 more day with both numbers.": "Dafür fehlt noch 1 Tag mit beiden Zahlen.",
    "This needs {count} more days with both numbers.": "Dafür fehlen noch {count} Tage mit beiden Zahlen.",
    "Your records do not show that {first} and {second} go together.":
      "Ihre Einträge zeigen nicht, dass {first} und {second} zusammengehen.",
    "On days with more {first}, {second} was higher, in your records.":
      "An Tagen mit mehr {first} war {second} höher, nach Ihren Einträgen.",
    "On days with more {first}, {second} was lower, in your records.":
      "An Tagen mit mehr {first} war {second} niedriger, nach Ihren Einträgen.",
    "On days with more {first}, {second} was higher the next day, in your records.":
      "An Tagen mit mehr {first} war {second} am Tag danach höher, nach Ihren Einträgen.",
    "On days with more {first}, {second} was lower the next day, in your records.":
      "An Tagen mit mehr {first} war {second} am Tag danach niedriger, nach Ihren Einträgen.",
    "Going together does not make one the cause of the other.":
      "Was zusammengeht, muss nicht Ursache und Folge sein.",
    "the same day": "am selben Tag",
    "the next day": "am nächsten Tag",
    "strong": "stark",
    "moderate": "mittel",
    "weak": "schwach",
    "hardly any": "kaum",
    "{strength}, higher": "{strength}, höher",
    "{strength}, lower": "{strength}, niedriger",
    "{strength}, {delay}, days: {days}": "{strength}, {delay}, Tage: {days}",
    // One pair
    "{first} and {second}": "{first} und {second}",
    "Days with both": "Tage mit beiden",
    "{count}, since {day}": "{count}, seit {day}",
    "Compared with": "Verglichen mit",
    "Strength": "Stärke",
    "{strength} (Spearman {spearman}, Pearson {pearson})": "{strength} (Spearman {spearman}, Pearson {pearson})",
    "Chance": "Zufall",
    "p {p}, q {q}": "p {p}, q {q}",
    "under {limit}": "unter {limit}",
    "Priority": "Priorität",
    "{priority} of 5": "{priority} von 5",
    "{name}, the next day": "{name}, am nächsten Tag",
    "{name}, mean": "{name}, Mittel",
    "{name} ({unit})": "{name} ({unit})",
    "{first} {range}: mean of {second} {mean} (days: {days}).":
      "{first} {range}: Mittel von {second} {mean} (Tage: {days}).",
    "{first} {range}: mean of {second} the next day {mean} (days: {days}).":
      "{first} {range}: Mittel von {second} am nächsten Tag {mean} (Tage: {days}).",
    "Since {day}": "Seit {day}",
    "lowest": "niedrigster",
    "highest": "höchster",
    "days known": "Tage bekannt",
    "days": "Tage",
    // The list
    "There is nothing to compare yet. Log two numbers on 84 days, such as sleep and stress.":
      "Es gibt noch nichts zu vergleichen. Tragen Sie an 84 Tagen zwei Zahlen ein, etwa Schlaf und Stress.",
    "No pair has “{text}” in a name.": "Kein Paar hat „{text}“ im Namen.",
    "the first pair, day by day": "das erste Paar, Tag für Tag",
    "{count} more pairs": "{count} weitere Paare",
    "The two numbers you log most were compared.": "Verglichen sind die zwei Zahlen, die Sie am meisten eintragen.",
    "The {metrics} numbers you log most make {pairs} pairs.":
      "Die {metrics} Zahlen, die Sie am meisten eintragen, ergeben {pairs} Paare.",
    "None goes together so far.": "Bisher geht keines zusammen.",
    "One goes together, in your records.": "Eines geht zusammen, nach Ihren Einträgen.",
    "{claims} go together, in your records.": "{claims} gehen zusammen, nach Ihren Einträgen.",
    "Go together": "Geht zusammen",
    "May be chance": "Kann Zufall sein",
    "Too few days with both": "Zu wenige Tage mit beiden",
    "this": "dies",
    "and this": "und dies",
    "when": "wann",
    "strength": "Stärke",
    "priority": "Priorität",
    "{count} (needs {missing} more)": "{count} (noch {missing} nötig)",
  ]
}
