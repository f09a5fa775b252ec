import TrackerApplication

extension StringCatalogue {
  /// What tunings refuse, in German.
  static let germanOfTuningErrors: [String: String] = [
    // Changes.
    "“{typed}” is not a change such as sleep=40": "„{typed}“ ist keine Änderung wie sleep=40",
    "“{typed}” is not a day": "„{typed}“ ist kein Tag",
    "a day such as 2027-02-01, or none": "ein Tag wie 2027-02-01, oder none",
    "“{name}” is a factor: say which part of it to change":
      "„{name}“ ist ein Faktor: Sagen Sie, welcher Teil sich ändern soll",
    "“{typed}” is not a group or factor of {condition}": "„{typed}“ ist keine Gruppe und kein Faktor von {condition}",
    "“{typed}” is not a factor of {condition}": "„{typed}“ ist kein Faktor von {condition}",
    "“{typed}” is not possible for “{name}”": "„{typed}“ ist für „{name}“ nicht möglich",
    "“{factor}” has no part “{typed}”": "„{factor}“ hat keinen Teil „{typed}“",
    "“{typed}” is not a point of a curve: write VALUE:POINTS":
      "„{typed}“ ist kein Punkt einer Kurve: Schreiben Sie WERT:PUNKTE",
    "“{typed}” is not a number, so it cannot be “{name}”": "„{name}“ braucht eine Zahl, nicht „{typed}“",
    "a number": "eine Zahl",
    "a number from {from} to {to}": "eine Zahl von {from} bis {to}",
    "“{name}” appears twice": "„{name}“ steht zweimal da",
    "one change of it": "eine Änderung davon",
    "The day of the review has passed: {day}": "Der Tag der Prüfung ist vorbei: {day}",
    "{today} or later": "{today} oder später",
    "The weights add up to {sum}, not 100: {weights}": "Die Gewichte ergeben {sum}, nicht 100: {weights}",
    "To share out the rest, type: {command}": "Den Rest verteilen: {command}",
    "To keep proportions: {command}": "Im gleichen Verhältnis: {command}",
    // Conditions and files.
    "{file} cannot be used as a tuning": "{file} ist als Anpassung nicht nutzbar",
    "{file} cannot be read as a tuning": "{file} ist nicht als Anpassung lesbar",
    "{file} has {count} errors": "{file} hat {count} Fehler",
    "{path}: {finding}": "{path}: {finding}",
    "There is no file {path}": "Die Datei {path} gibt es nicht",
    "Check the name and the folder.": "Prüfen Sie Name und Ordner.",
    "The file is a tuning of {tunes}, not of {condition}":
      "Die Datei ist eine Anpassung für {tunes}, nicht für {condition}",
    "Leave --condition out, or name another file.":
      "Lassen Sie --condition weg, oder nennen Sie eine andere Datei.",
    "The file tunes {tunes}, which is not one of your conditions":
      "Die Datei ist für {tunes}; das gehört nicht zu Ihren Erkrankungen",
    "To see them, type: symptoms conditions": "Alle ansehen: symptoms conditions",
    "Several conditions are tracked: {ids}": "Es gibt mehrere Erkrankungen: {ids}",
    "Say which one, such as: --condition {first}": "Nennen Sie eine, etwa: --condition {first}",
    "To see the conditions, type: symptoms conditions": "Die Erkrankungen ansehen: symptoms conditions",
    // Drafts, and what applies.
    "The draft would have {count} errors": "Der Entwurf hätte {count} Fehler",
    "Your draft cannot be used: {why}. To delete it: symptoms tune set --clear":
      "Ihr Entwurf ist nicht nutzbar: {why}. Löschen: symptoms tune set --clear",
    "There is no draft to apply": "Es gibt keinen Entwurf zum Anwenden",
    "There is no draft to save": "Es gibt keinen Entwurf zum Speichern",
    "There is no draft to try, and {condition} is not tuned":
      "Es gibt keinen Entwurf zum Prüfen, und {condition} ist nicht angepasst",
    "To make one, type for example: {example}": "Einen anlegen, zum Beispiel: {example}",
    "To make a draft, type for example: {example}": "Einen Entwurf anlegen, zum Beispiel: {example}",
    "These weights are already in use. Nothing was changed":
      "Diese Gewichte sind schon in Gebrauch. Nichts wurde geändert",
    "To see them, type: symptoms tune show": "Ansehen: symptoms tune show",
    "The tuning cannot be applied. Nothing was changed": "Die Anpassung ist nicht anwendbar. Nichts wurde geändert",
    "{day} is more than a year away": "{day} ist mehr als ein Jahr entfernt",
    "Name a day within a year.": "Nennen Sie einen Tag innerhalb eines Jahres.",
    "Use a day such as {today} or tomorrow, or leave --from out.":
      "Nennen Sie einen Tag wie {today} oder tomorrow, oder lassen Sie --from weg.",
    "{day} is in the past. Without --from the tuning starts today":
      "{day} ist vorbei. Ohne --from gilt die Anpassung ab heute",
    "To try it on the past: {command}": "An der Vergangenheit prüfen: {command}",
    "A tuning needs a name and a reason. Nothing was changed":
      "Eine Anpassung braucht einen Namen und einen Grund. Nichts wurde geändert",
    "Add: --because \"the reason\"": "Ergänzen Sie: --because \"der Grund\"",
    "Add: --by \"your name\"": "Ergänzen Sie: --by \"Ihr Name\"",
    "Add: --by \"your name\" --because \"the reason\"": "Ergänzen Sie: --by \"Ihr Name\" --because \"der Grund\"",
    "{condition} is not tuned, so there is nothing to save":
      "{condition} ist nicht angepasst, also gibt es nichts zu speichern",
    "To save the draft, add: --draft": "Um den Entwurf zu speichern, ergänzen Sie: --draft",
    "{condition} is not tuned. Nothing was changed": "{condition} ist nicht angepasst. Nichts wurde geändert",
    "To see earlier tunings, type: symptoms tune history": "Frühere Anpassungen ansehen: symptoms tune history",
    "There is no past day to compare yet": "Es gibt noch keinen vergangenen Tag zum Vergleichen",
    "Log a few days first. To start, type: symptoms check-in":
      "Tragen Sie zuerst ein paar Tage ein. Anfangen: symptoms check-in",
  ]
}
