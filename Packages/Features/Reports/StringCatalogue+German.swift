import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ReportsModule.id, "de",
    [
      "a report": "ein Bericht",
      "With --output, a report of some days.": "Mit --output ein Bericht über einige Tage.",
      "Nothing to show": "Nichts zu zeigen",
      // The overall score.
      "Overall": "Insgesamt",
      "There is no overall score: at least 2 of its parts have to be known.":
        "Es gibt keine Gesamtzahl: Mindestens 2 ihrer Teile müssen bekannt sein.",
      "{score} of 100": "{score} von 100",
      "About the same as the day before": "Etwa wie am Tag davor",
      "About the same as the {days} days before": "Etwa wie an den {days} Tagen davor",
      "Higher than the day before": "Höher als am Tag davor",
      "Higher than the {days} days before": "Höher als an den {days} Tagen davor",
      "Lower than the day before": "Niedriger als am Tag davor",
      "Lower than the {days} days before": "Niedriger als an den {days} Tagen davor",
      "before that: {score}": "davor: {score}",
      "Overall score": "Gesamtzahl",
      "Counting only what is known of both times: {now} now, {before} before.":
        "Nur was für beide Zeiten bekannt ist: jetzt {now}, davor {before}.",
      "{part}: {score} of 100 (n = {n}), which counts for {share}":
        "{part}: {score} von 100 (n = {n}), zählt {share}",
      "of 100": "von 100",
      "not known": "nicht bekannt",
      "Made of": "Besteht aus",
      "n": "n",
      "counts for": "zählt",
      "What the score is made of": "Woraus die Zahl besteht",
      "Higher is better. What is not known counts for nothing.":
        "Höher ist besser. Was nicht bekannt ist, zählt nicht mit.",
      // The report.
      "Your day, {day}": "Ihr Tag, {day}",
      "Your week, {from} to {to}": "Ihre Woche, {from} bis {to}",
      "Your 30 days, {from} to {to}": "Ihre 30 Tage, {from} bis {to}",
      "Your days, {from} to {to}": "Ihre Tage, {from} bis {to}",
      "Nothing is known of this time": "Von dieser Zeit ist nichts bekannt",
      "You logged nothing on this day.": "An diesem Tag haben Sie nichts eingetragen.",
      "You logged something on this day.": "An diesem Tag haben Sie etwas eingetragen.",
      "You logged something on all {days} days.": "Sie haben an allen {days} Tagen etwas eingetragen.",
      "You logged something on {logged} of {days} days.":
        "Sie haben an {logged} von {days} Tagen etwas eingetragen.",
      "Today is not over yet.": "Heute ist noch nicht vorbei.",
      "1 day, with entries": "1 Tag, mit Einträgen",
      "1 day, without an entry": "1 Tag, ohne Eintrag",
      "{logged} of {days} days with entries": "{logged} von {days} Tagen mit Einträgen",
      "Made on {day}. It stays on this computer.": "Erstellt am {day}. Er bleibt auf diesem Computer.",
      "“{part}” is not a part of reports": "„{part}“ ist kein Teil von Berichten",
      "“{part}” is not a part of reports. Did you mean {near}?":
        "„{part}“ ist kein Teil von Berichten. Meinten Sie {near}?",
      "Use {ids}": "Möglich: {ids}",
      // Saved reports.
      "No report is saved as “{id}”": "Unter „{id}“ ist kein Bericht gespeichert",
      "No report is saved as “{id}”. Did you mean {near}?":
        "Unter „{id}“ ist kein Bericht gespeichert. Meinten Sie {near}?",
      "To see them: symptoms report history": "Alle ansehen: symptoms report history",
      "No report is saved yet.": "Noch ist kein Bericht gespeichert.",
      "save one": "einen speichern",
      "report": "Bericht",
      "to": "bis",
      "Your saved reports": "Ihre gespeicherten Berichte",
      "see one": "einen ansehen",
      "Saved as {id}.": "Gespeichert als {id}.",
      "see it again": "ihn wieder ansehen",
      // Files.
      "The report is in {file}.": "Der Bericht liegt in {file}.",
      "It shows what you logged as plain text. Only your user account can open it.":
        "Darin steht im Klartext, was Sie eingetragen haben. Nur Ihr Benutzerkonto kann ihn öffnen.",
      "A PDF needs a file": "Ein PDF braucht eine Datei",
      "Name one: symptoms report {period} --output report.pdf":
        "Nennen Sie eine: symptoms report {period} --output bericht.pdf",
      "A report cannot be written as “{format}”": "Als „{format}“ lässt sich ein Bericht nicht schreiben",
      "Use text, md, html, pdf, csv, fhir or json": "Möglich: text, md, html, pdf, csv, fhir oder json",
      "“{paper}” is not a paper size": "„{paper}“ ist keine Papiergröße",
      "Use a4 or letter": "Möglich: a4 oder letter",
      // When the next one is due.
      "“{word}” is not how often a report can be due": "„{word}“ sagt nicht, wie oft ein Bericht fällig ist",
      "Use daily, weekly, monthly or off": "Möglich: daily, weekly, monthly oder off",
      "No report is due. You can make one whenever you like.":
        "Kein Bericht ist fällig. Sie können jederzeit einen machen.",
      "have one due every week": "jede Woche einer",
      "A report of your day is due.": "Ein Bericht über Ihren Tag ist fällig.",
      "A report of your week is due.": "Ein Bericht über Ihre Woche ist fällig.",
      "A report of your 30 days is due.": "Ein Bericht über Ihre 30 Tage ist fällig.",
      "The next report of a day is due on {day}.": "Der nächste Bericht über einen Tag ist am {day} fällig.",
      "The next report of a week is due on {day}.": "Der nächste Bericht über eine Woche ist am {day} fällig.",
      "The next report of 30 days is due on {day}.": "Der nächste Bericht über 30 Tage ist am {day} fällig.",
      "It is not made by itself.": "Er entsteht nicht von selbst.",
      "make it and save it": "ihn machen und speichern",
      "Report": "Bericht",
      "When the next report is due, as report schedule says.":
        "Wenn der nächste Bericht fällig ist, wie report schedule es sagt.",
      "Your next report is due.": "Ihr nächster Bericht ist fällig.",
    ].merging(germanOfReportHelp) { first, _ in first }.merging(germanOfClinician) { first, _ in first }
      .merging(germanOfClinicianHelp) { first, _ in first })
}
