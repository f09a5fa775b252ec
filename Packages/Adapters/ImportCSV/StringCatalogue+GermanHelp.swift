import TrackerApplication

extension StringCatalogue {
  /// The importer and the help of its command.
  static let germanHelp: [String: String] = [
    "Diary (CSV)": "Tagebuch (CSV)",
    "row": "Zeile",
    "The file that says what the columns mean. Without it, the program guesses.":
      "Die Datei, die sagt, was die Spalten bedeuten. Ohne sie vermutet das Programm es.",
    "How dates are written: dmy (day first) or mdy (month first).":
      "Wie ein Datum geschrieben ist: dmy (Tag zuerst) oder mdy (Monat zuerst).",
    "How decimals are written: point or comma.": "Wie Dezimalzahlen geschrieben sind: point oder comma.",
    "Whose rows to import, if the file has several people.":
      "Wessen Zeilen übernommen werden, wenn die Datei mehrere Personen enthält.",
    "Import a diary from a CSV file with one row for each day.":
      "Ein Tagebuch aus einer CSV-Datei mit einer Zeile je Tag übernehmen.",
    """
    The program guesses what the columns mean, shows you, and asks before it imports. With --guess it saves the guess \
    beside the file, as a map. For diary.csv, that is diary.columns.yaml. You can change the map. It is used \
    next time. A map looks like this:

      person: person                 # leave out if the file is about one person
      day: date                      # dates, or whole numbers
      # start: 2026-03-01            # for whole numbers: the day before day 1
      # dates: dmy                   # where 2/3/2026 could be either: dmy or mdy
      flare: {column: bad_day}       # yes or no; or {column: pain, at_least: 7}
      severity: {column: pain, from: [0, 10], flare_at: 7, step: 1}
      metrics: {sleep.hours: sleep, custom.walks: walks, symptom.fatigue: {column: tired, from: [0, 100]}}
      entries: {check-in.notes: Notes}

    An empty cell, - or n/a means no answer. 0 means none. Cells with errors are left out and listed, and the rest is \
    imported. You can import a file again: only what has changed in the file is updated.

    Examples:
      Guess and ask:       symptoms import csv diary.csv
      Save the map:        symptoms import csv diary.csv --guess
      Try it first:        symptoms import csv diary.csv --columns map.yaml --dry-run
      One of many people:  symptoms import csv study.csv --columns map.yaml --person p12
    """: """
    Das Programm vermutet, was die Spalten bedeuten, zeigt es Ihnen und fragt vor dem Übernehmen. Mit --guess \
    speichert es die Vermutung neben der Datei als Zuordnung, etwa diary.columns.yaml zu diary.csv. Die Zuordnung \
    können Sie ändern. Der nächste Import nutzt sie. Sie sieht so aus:

      person: person                 # weglassen, wenn es in der Datei um eine Person geht
      day: date                      # Datum oder ganze Zahl
      # start: 2026-03-01            # bei ganzen Zahlen: der Tag vor Tag 1
      # dates: dmy                   # wenn 2/3/2026 beides sein kann: dmy oder mdy
      flare: {column: bad_day}       # ja oder nein; oder {column: pain, at_least: 7}
      severity: {column: pain, from: [0, 10], flare_at: 7, step: 1}
      metrics: {sleep.hours: sleep, custom.walks: walks, symptom.fatigue: {column: tired, from: [0, 100]}}
      entries: {check-in.notes: Notes}

    Eine leere Zelle, - oder n/a heißt: keine Antwort. 0 heißt: keine. Zellen mit Fehlern werden ausgelassen und \
    genannt, der Rest wird übernommen. Sie können eine Datei noch einmal übernehmen: Geändert wird nur, was in der \
    Datei neu ist.

    Beispiele:
      Vermuten und fragen:    symptoms import csv diary.csv
      Zuordnung speichern:    symptoms import csv diary.csv --guess
      Erst ausprobieren:      symptoms import csv diary.csv --columns map.yaml --dry-run
      Eine von vielen:        symptoms import csv study.csv --columns map.yaml --person p12
    """,
    "The file. Its first line names the columns.": "Die Datei. Ihre erste Zeile nennt die Spalten.",
    "The map that says what the columns mean.": "Die Zuordnung, die sagt, was die Spalten bedeuten.",
    "Save a guess of what the columns mean, without importing.":
      "Die Vermutung über die Spalten speichern, ohne zu übernehmen.",
    "With --guess, replace an existing map.": "Mit --guess: eine vorhandene Zuordnung ersetzen.",
    "Show what would be imported, without saving it.": "Zeigen, was übernommen würde, ohne zu speichern.",
    "Show how much was imported from each column.": "Zeigen, wie viel aus jeder Spalte übernommen wurde.",
    "--guess makes a map, so leave --columns out.": "--guess legt eine Zuordnung an; lassen Sie --columns weg.",
    "--force works only with --guess.": "--force geht nur mit --guess.",
    // Before anyone is set up.
    "Here you import a diary.": "Hier übernehmen Sie ein Tagebuch.",
  ]
}
