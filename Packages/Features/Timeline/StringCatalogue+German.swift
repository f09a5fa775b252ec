import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TimelineModule.id, "de",
    [
      // Pages of days.
      "Your days": "Ihre Tage", "Your days, page {page}": "Ihre Tage, Seite {page}",
      "How it was": "So war er", "Sleep": "Schlaf", "Tracked": "Erfasst", "Logged": "Eingetragen",
      "flare": "Schub", "flare ({conditions})": "Schub ({conditions})", "Flare: {conditions}": "Schub: {conditions}",
      "{hours} h": "{hours} h", "{time} sleep": "{time} Schlaf", "{done} of {all}": "{done} von {all}",
      "{share} tracked": "{share} erfasst",
      "{count} days": "{count} Tage", "nothing logged": "nichts eingetragen",
      "nothing logged from {from} to {to}": "nichts eingetragen von {from} bis {to}",
      "{from} to {to}": "{from} bis {to}",
      "see one day, hour by hour": "einen Tag ansehen, Stunde für Stunde",
      "see older days": "ältere Tage ansehen",
      "Nothing is logged yet.": "Noch ist nichts eingetragen.",
      "say how you are": "eintragen, wie es Ihnen geht",
      "There is no page {page}. The last one is {pages}.": "Es gibt keine Seite {page}. Die letzte ist {pages}.",
      "see the last page": "die letzte Seite ansehen",
      "Nothing logged on {day}.": "Am {day} ist nichts eingetragen.",
      "Nothing logged from {from} to {to}.": "Vom {from} bis {to} ist nichts eingetragen.",
      "Your only day with entries is {first}.": "Ihr einziger Tag mit Einträgen ist {first}.",
      "Your first entry is on {first}, your last one on {last}.":
        "Ihr erster Eintrag ist vom {first}, der letzte vom {last}.",
      "see the days up to then": "die Tage bis dahin ansehen",
      // One day.
      "All day": "Ganztägig", "{time} without an entry": "{time} ohne Eintrag",
      "The clocks went forward: this day has {time}.": "Die Uhr wurde vorgestellt: Dieser Tag hat {time}.",
      "The clocks went back: this day has {time}.": "Die Uhr wurde zurückgestellt: Dieser Tag hat {time}.",
      "say how you were": "eintragen, wie es Ihnen ging",
      "change an entry, by its id": "einen Eintrag über seine Kennung ändern",
      "see an earlier day": "einen früheren Tag ansehen",
      // Keys.
      "↑↓ next day": "↑↓ nächster Tag", "←→ next page": "←→ nächste Seite", "Enter opens": "Enter öffnet",
      "q leaves": "q beendet", "Esc back": "Esc zurück", "←→ next day": "←→ nächster Tag",
      "↑↓ next entry": "↑↓ nächster Eintrag", "Enter changes": "Enter ändert", "d deletes": "d löscht",
      "u undoes": "u macht rückgängig",
      "These are the newest days.": "Das sind die neuesten Tage.",
      "There are no older days.": "Ältere Tage gibt es nicht.",
      "There is no earlier day with entries.": "Einen früheren Tag mit Einträgen gibt es nicht.",
      "There is no later day.": "Einen späteren Tag gibt es nicht.",
      "Your journal cannot be read just now.": "Ihr Tagebuch lässt sich gerade nicht lesen.",
      "There is nothing to undo here. To undo an earlier change: symptoms undo":
        "Hier gibt es nichts rückgängig zu machen. Eine frühere Änderung rückgängig machen: symptoms undo",
      "The entry you had chosen is not here any more. It was deleted or moved elsewhere.":
        "Der gewählte Eintrag ist nicht mehr hier. Er wurde gelöscht oder verschoben.",
    ].merging(germanOfHelp) { first, _ in first })
}
