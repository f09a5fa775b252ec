import TrackerApplication

extension StringCatalogue {
  /// What can't be drawn, and what to do.
  static let refusals: [String: String] = [
    "A chart shows at most 10 years": "Ein Bild zeigt höchstens 10 Jahre",
    "Choose a later first day with --from.": "Wählen Sie mit --from einen späteren ersten Tag.",
    "Use --scheme or --colours, not both": "Verwenden Sie --scheme oder --colours, nicht beides",
    "Leave one of them out.": "Lassen Sie eines davon weg.",
    "“{word}” is not a colour": "„{word}“ ist keine Farbe",
    "Write colours like this: --colours \"#0067a5,#c2570c\"":
      "Schreiben Sie Farben so: --colours \"#0067a5,#c2570c\"",
    "A chart has one to four colours": "Ein Bild hat eine bis vier Farben",
    "Name up to four, separated by commas.": "Nennen Sie bis zu vier, mit Kommas dazwischen.",
    "“{word}” is not a scheme": "„{word}“ ist keine Farbauswahl",
    "The scheme “own” needs your colours": "Für „own“ fehlen Ihre Farben",
    "Add --colours, such as --colours \"#0067a5,#c2570c\"":
      "Ergänzen Sie --colours, zum Beispiel --colours \"#0067a5,#c2570c\"",
    "To see what can be drawn: symptoms chart list": "Was sich zeichnen lässt: symptoms chart list",
    "Nothing is logged yet, so there is nothing to draw":
      "Es ist noch nichts eingetragen, also gibt es nichts zu zeichnen",
    "Log something: symptoms log": "Etwas eintragen: symptoms log",
    "Nothing is logged for {name} from {from} to {to}": "Zu {name} gibt es nichts von {from} bis {to}",
    "Choose other days with --from and --to.": "Wählen Sie andere Tage mit --from und --to.",
    "{name} is named twice": "{name} ist zweimal genannt",
    "Name each metric once.": "Nennen Sie jede Messgröße einmal.",
    "A chart shows at most four metrics": "Ein Bild zeigt höchstens vier Messgrößen",
    "Leave some out.": "Lassen Sie einige weg.",
    "A scatter chart needs two metrics": "Ein Streubild braucht zwei Messgrößen",
    "Name two, such as sleep and stress.": "Nennen Sie zwei, zum Beispiel sleep und stress.",
    "Only one metric can be compared with the period before":
      "Mit dem Zeitraum davor lässt sich nur eine Messgröße vergleichen",
    "Name one, or leave --compare out.": "Nennen Sie eine, oder lassen Sie --compare weg.",
    "The type {type} has no room for the period before": "Der Typ {type} hat keinen Platz für den Zeitraum davor",
    "Use line, area, bar or before-after.": "Verwenden Sie line, area, bar oder before-after.",
    "A stacked chart needs two to four metrics": "Ein gestapeltes Bild braucht zwei bis vier Messgrößen",
    "Name those that add up, in one unit.": "Nennen Sie solche, die zusammen eine Summe ergeben, in einer Einheit.",
    "{other} has no parts that add up": "{other} hat keine Teile, die eine Summe ergeben",
    "{first} and {other} have different units": "{first} und {other} haben verschiedene Einheiten",
    "Leave --type out.": "Lassen Sie --type weg.",
    "No entry for {name} has a time of day in this period":
      "Kein Eintrag zu {name} hat in diesem Zeitraum eine Uhrzeit",
    "Use --type calendar to see the days.": "Mit --type calendar sehen Sie die Tage.",
    "No part of the day has {count} entries for {name} in this period":
      "Zu {name} hat kein Teil des Tages in diesem Zeitraum {count} Einträge",
    "Choose more days with --days, or use --type timeline.":
      "Wählen Sie mit --days mehr Tage, oder verwenden Sie --type timeline.",
    "Use {names}": "Verwenden Sie {names}",
    "A picture cannot be saved without a name": "Ohne Namen lässt sich ein Bild nicht speichern",
    "Type the name of a file": "Geben Sie den Namen einer Datei an",
    "A PNG file needs the program {program}, which is not on this computer":
      "Eine PNG-Datei braucht das Programm {program}, das auf diesem Computer fehlt",
    "Install it (librsvg), or save a drawing with --svg instead.":
      "Installieren Sie es (librsvg), oder speichern Sie mit --svg eine Zeichnung.",
    "The picture could not be made into a PNG file": "Aus dem Bild ließ sich keine PNG-Datei machen",
    "Save a drawing instead, with --svg and the name of a file.":
      "Speichern Sie stattdessen eine Zeichnung, mit --svg und dem Namen einer Datei.",
    "“{word}” is not a look": "„{word}“ ist keine Ansicht",
    "Use light, dark or print.": "Verwenden Sie light, dark oder print.",
    "“{word}” is not a type of chart": "„{word}“ ist kein Typ eines Bildes",
    "“{word}” is not a type of chart. Did you mean {near}?":
      "„{word}“ ist kein Typ eines Bildes. Meinten Sie {near}?",
    "With --svg or --png, a picture of your numbers.": "Mit --svg oder --png ein Bild Ihrer Zahlen.",
  ]
}
