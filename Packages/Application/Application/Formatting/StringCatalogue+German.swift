extension StringCatalogue {
  static let german = StringCatalogue(
    "application", "de",
    [
      "“{name}” is not a metric": "„{name}“ ist keine Messgröße",
      // Trackers.
      "“{word}” is not a tracker": "„{word}“ ist keine Übersicht",
      "“{word}” is not a tracker. Did you mean {near}?": "„{word}“ ist keine Übersicht. Meinten Sie {near}?",
      "To see them: symptoms trackers": "Alle ansehen: symptoms trackers",
      "{today}, goal {goal}": "{today}, Ziel {goal}",
      // Of findings and failures.
      "Type, for example: {line}": "Befehl, zum Beispiel: {line}",
      "Type: {line}": "Befehl: {line}",
      "Nothing was saved: {count} things are wrong": "Es wurde nichts gespeichert: {count} Angaben passen nicht",
      "{place}: {finding}": "{place}: {finding}",
      "{first} or {last}": "{first} oder {last}",
      "{first} and {last}": "{first} und {last}",
      "{from} is after {to}": "{from} liegt nach {to}",
      "Turn them around: --from {last} --to {first}": "Umgekehrt: --from {last} --to {first}",
      ".": ",",
      "Monday": "Montag",
      "Tuesday": "Dienstag",
      "Wednesday": "Mittwoch",
      "Thursday": "Donnerstag",
      "Friday": "Freitag",
      "Saturday": "Samstag",
      "Sunday": "Sonntag",
      "January": "Januar",
      "February": "Februar",
      "March": "März",
      "April": "April",
      "May": "Mai",
      "June": "Juni",
      "July": "Juli",
      "August": "August",
      "September": "September",
      "October": "Oktober",
      "November": "November",
      "December": "Dezember",
      "{weekday} {day} {month}": "{weekday}, {day}. {month}",
      "{date} {year}": "{date} {year}",
      "today": "heute",
      "yesterday": "gestern",
      "tomorrow": "morgen",
      "Which day do you mean?": "Welchen Tag meinen Sie?",
      "{day} is long before your first entry. Is the date right?":
        "{day} liegt lange vor Ihrem ersten Eintrag. Stimmt das Datum?",
      "This computer says that today is {today}. Your nearest entry is on {nearest}. Is today's date right?":
        "Laut diesem Computer ist heute {today}. Der nächste Eintrag dazu ist von {nearest}. Stimmt das heutige Datum?",
      "This computer says it is {today}, years from your nearest entry ({nearest})":
        "Laut Computer ist heute {today}, Jahre entfernt vom Eintrag ({nearest})",
      "Check the computer's date. If it is right, add --yes.":
        "Prüfen Sie das Datum des Computers. Wenn es stimmt, ergänzen Sie --yes.",
      "none": "keine",
      "Nothing is logged yet, so no entry has the id “{id}”":
        "Noch ist nichts eingetragen, also hat kein Eintrag die Kennung „{id}“",
      "To say how you are: symptoms check-in": "Ihr Befinden eintragen: symptoms check-in",
      // What comes before onboarding.
      "Nothing was changed: another command changed the same thing just then":
        "Nichts wurde geändert: Ein anderer Befehl hat gerade dasselbe geändert",
      "Some entries could not be brought up to date. They count as before. The next command tries again.":
        "Einige Einträge ließen sich nicht aktualisieren. Sie zählen wie bisher. Das holt der nächste Befehl nach.",
      "It is saved, but your forecasts are not up to date yet. The next thing you save completes them.":
        "Es ist gespeichert, aber die Vorhersagen sind noch nicht fertig. Das holt der nächste Eintrag nach.",
      "{file} was not imported to the end, so none of it was saved. Import it again.":
        "{file} wurde nicht bis zum Ende importiert, also fehlt alles. Importieren Sie die Datei noch einmal.",
      "Try again.": "Versuchen Sie es noch einmal.",
      "You're not set up yet": "Es ist noch nichts eingerichtet",
      "Set up in about two minutes: symptoms onboard": "Die Einrichtung dauert etwa zwei Minuten: symptoms onboard",
      "You logged more earlier that day, and that still counts: {answers}.":
        "Sie haben an diesem Tag mehr eingetragen, und das zählt weiter: {answers}.",
      "{day} is long before your first entry on {first}": "{day} liegt lange vor Ihrem ersten Eintrag am {first}",
      "Check the year. If the date is right, add --yes.":
        "Prüfen Sie das Jahr. Wenn das Datum stimmt, ergänzen Sie --yes.",
      "An id has at least 3 characters": "Eine Kennung hat mindestens 3 Zeichen",
      "No entry has the id “{id}”": "Einen Eintrag mit der Kennung „{id}“ gibt es nicht",
      "“{id}” fits several entries. Type one more character":
        "Zu „{id}“ passen mehrere Einträge. Tippen Sie ein Zeichen mehr",
      "To see the ids: symptoms list": "Kennungen ansehen: symptoms list",
      "at": "um", "id": "Kennung", "version": "Fassung", "action": "Änderung",
      "This version of the program does not know “{kind}”": "Diese Version des Programms kennt „{kind}“ nicht",
      "Update the program.": "Aktualisieren Sie das Programm.",
      "Today is a {weekday}, so this may be today or a week ago":
        "Heute ist {weekday}, das kann heute oder vor einer Woche heißen",
      "Type today, or {date} for a week ago. Both days: symptoms list --days 8":
        "Tippen Sie heute oder {date} (vor 7 Tagen). Beide: symptoms list --days 8",
      "This date can be read two ways": "Dieses Datum lässt sich auf zwei Arten lesen",
      "Type {first} or {second}, or set the order: symptoms settings set dates dmy":
        "{first} oder {second}? Die Reihenfolge: symptoms settings set dates dmy",
      "low": "niedrig",
      "moderate": "mittel",
      "high": "hoch",
    ].merging(germanOfImports) { first, _ in first }.merging(germanOfFactors) { first, _ in first }
      .merging(germanOfForecasts) { first, _ in first }.merging(germanOfCore) { first, _ in first }
      .merging(germanOfExports) { first, _ in first }.merging(germanOfSettings) { first, _ in first }
      .merging(germanOfClaims) { first, _ in first }.merging(germanOfDays) { first, _ in first }
      .merging(germanOfReports) { first, _ in first }.merging(germanOfTrends) { first, _ in first })
}
