import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ImportCSVModule.id, "de",
    [
      "column": "Spalte",
      "is read as": "wird gelesen als",
      "How the columns of {file} are read:": "So werden die Spalten von {file} gelesen:",
      "a column without a name": "eine Spalte ohne Namen",
      "Left out:": "Weggelassen:",
      "import it like this": "so importieren",
      "write this as a map that you can change": "als Zuordnung speichern, die Sie ändern können",
      "Written to {map}. Change what is wrong there, then import:":
        "Gespeichert in {map}. Ändern Sie dort, was nicht stimmt, dann importieren Sie:",
      "look first; nothing is saved": "erst ansehen; nichts wird gespeichert",
      "import it": "importieren",
      "the day": "der Tag",
      "the person": "die Person",
      "whether it was a flare": "ob es ein Schub war",
      "how severe the day was": "wie schwer der Tag war",
      "the day stands first, as in 31/12/2026": "der Tag steht vorn, wie in 31.12.2026",
      "the month stands first, as in 12/31/2026": "der Monat steht vorn, wie in 12/31/2026",
      "0 counts as none, {low} to {high} as they are": "0 zählt als keine, {low} bis {high} bleiben, wie sie sind",
      "{low} to {high} there is {first} to {last} here": "{low} bis {high} dort ist {first} bis {last} hier",
      "if its scale does not end at {high}, say so in the map: from: [lowest, highest]":
        "wenn die Skala nicht bei {high} endet, steht das in der Zuordnung: from: [kleinster, größter]",
      "counted in hours there": "dort in Stunden gezählt",
      "counted in minutes there": "dort in Minuten gezählt",
      "cannot be named in a map": "in einer Zuordnung nicht zu nennen",
      "same name as another column": "gleicher Name wie eine andere Spalte",
      "empty": "leer",
      "name not known here": "Name hier nicht bekannt",
      "already read from {column}": "schon aus {column} gelesen",
      "cells do not fit {metric}": "Zellen passen nicht zu {metric}",
      "Import it like this?": "So importieren?",
      "Read with {map}.": "Gelesen mit {map}.",
    ])
}
