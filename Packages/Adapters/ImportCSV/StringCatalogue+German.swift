import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ImportCSVModule.id, "de",
    [
      // Files.
      "With --guess, what the columns mean, beside the file.":
        "Mit --guess, was die Spalten bedeuten, neben der Datei.",
      // The guess
      "How the columns of {file} are read:": "So werden die Spalten von {file} gelesen:",
      "column": "Spalte",
      "is read as": "wird gelesen als",
      "a column without a name": "eine Spalte ohne Namen",
      "the day": "der Tag",
      "the person": "die Person",
      "whether it was a flare day": "ob es ein Schubtag war",
      "how bad the day was": "wie schlimm der Tag war",
      "day first, as in 31/12/2026": "Tag zuerst, wie in 31/12/2026",
      "month first, as in 12/31/2026": "Monat zuerst, wie in 12/31/2026",
      "0 means none, {low} to {high} stay as they are": "0 heißt keine, {low} bis {high} bleiben",
      "{low} to {high} in the file become {first} to {last}":
        "{low} bis {high} in der Datei werden zu {first} bis {last}",
      "if its scale does not end at {high}, add to the map: from: [lowest, highest]":
        """
      wenn die Skala nicht bei {high} endet, in die Zuordnung schreiben: from: [kleinster Wert, größter Wert]
      """,
      "in hours in the file": "in der Datei in Stunden",
      "in minutes in the file": "in der Datei in Minuten",
      "Left out:": "Ausgelassen:",
      "cannot be named in a map": "in einer Zuordnung nicht zu nennen",
      "same name as another column": "gleicher Name wie eine andere Spalte",
      "empty": "leer",
      "name not known": "Name nicht bekannt",
      "already taken from {column}": "kommt schon aus {column}",
      "cells do not fit {metric}": "Zellen passen nicht zu {metric}",
      "Import it like this?": "So übernehmen?",
      "Nothing was imported yet: the program only guessed what the columns mean":
        "Noch nichts übernommen: Was die Spalten bedeuten, ist nur vermutet",
      "To import, type: {line}": "So übernehmen: {line}",
      "import it like this": "so übernehmen",
      "save this as a map you can change": "als Zuordnung speichern, die Sie ändern können",
      "Saved as {map}. Change what is wrong there, then import:":
        "Gespeichert als {map}. Ändern Sie dort, was nicht stimmt. Dann übernehmen:",
      "This would save the map as {map}. Nothing was saved.":
        "So entstünde die Zuordnung {map}. Gespeichert wurde nichts.",
      "try it without saving": "ausprobieren, ohne zu speichern",
      "import it": "übernehmen",
      "Using the map {map}.": "Mit der Zuordnung {map}.",
      "How the columns of {file} are read.": "So werden die Spalten von {file} gelesen.",
      "Change what is wrong. Remove the # before a column you want to add.":
        "Ändern Sie, was nicht stimmt. Entfernen Sie das # vor einer Spalte, die dazukommen soll.",
      // Why nothing could be guessed
      "There is already a map: {name}": "Es gibt schon eine Zuordnung: {name}",
      "Add --force to replace it. To use it: {line}": "Ersetzen mit --force. Übernehmen: {line}",
      "{file} has no column with dates": "{file} hat keine Spalte mit Daten (Tag, Monat, Jahr)",
      "Besides the day, {file} has no column with a known name":
        "Außer dem Tag hat {file} keine Spalte mit bekanntem Namen",
      "Write a map of its columns. To see how: symptoms import csv --help":
        "Schreiben Sie eine Zuordnung. Ein Beispiel: symptoms import csv --help",
      "Day first is dmy, else mdy: {command}": "Tag vorn dmy, sonst mdy: {command}",
      "Type comma or point: {command}": "comma oder point: {command}",
      "Line {line} of {column} may be {dmy} or {mdy}": "Zeile {line}, {column}: {dmy} oder {mdy}?",
      "In the column {column}, line {first} has the day first, line {second} the month":
        "In {column} steht in Zeile {first} der Tag vorn, in Zeile {second} der Monat",
      "In the column {column}, 1,500 may be 1.5 (comma) or 1500 (point)":
        "In der Spalte {column} heißt 1,500 entweder 1,5 (comma) oder 1500 (point)",
      "Add to {file}: dates: dmy (day first) or mdy (month first)":
        "In {file} ergänzen: dates: dmy (Tag vorn) oder mdy (Monat vorn)",
      "Add to {file}: decimals: comma (or point)": "Ergänzen Sie in {file}: decimals: comma (oder point)",
      // The file
      "There is no file {path}": "Die Datei {path} gibt es nicht",
      "Check the name and the folder.": "Prüfen Sie Name und Ordner.",
      "{path} is a folder": "{path} ist ein Ordner",
      "{path} is too large: {size} MB. The most is {most} MB":
        "{path} ist zu groß: {size} MB. Höchstens sind es {most} MB",
      "Check that it is the right file.": "Prüfen Sie, ob es die richtige Datei ist.",
      "Split it into smaller files.": "Teilen Sie sie in kleinere Dateien.",
      "Line {number} of {file} is too long": "Zeile {number} von {file} ist zu lang",
      "Name a file in it.": "Nennen Sie eine Datei darin.",
      "{path} cannot be opened": "{path} lässt sich nicht öffnen",
      "Check its permissions.": "Prüfen Sie die Rechte der Datei.",
      "{file} has no rows below the header": "{file} hat keine Zeilen unter der Kopfzeile",
      "It needs one row for each day.": "Nötig ist eine Zeile je Tag.",
      "The file is empty": "Die Datei ist leer",
      "a header with the names of the columns, then rows": "eine Kopfzeile mit den Namen der Spalten, dann Zeilen",
      "“{word}” is not a choice for --{option}": "„{word}“ gibt es bei --{option} nicht",
      "Use {choices}.": "Möglich: {choices}.",
      // Whose rows
      "The map has no column for people, so --person has no effect":
        "Die Zuordnung hat keine Spalte für Personen, deshalb wirkt --person nicht",
      "Leave --person out, or add to {file}: person: COLUMN":
        "Lassen Sie --person weg. Oder in {file} ergänzen: person: SPALTE",
      "{file} has no such person in the column {column}":
        "In {file} steht diese Person nicht in der Spalte {column}",
      "{file} has no such person. Did you mean “{nearest}”?":
        "In {file} gibt es diese Person nicht. Meinten Sie „{nearest}“?",
      "This file has the days of several people. Say which one with --person NAME":
        "Die Datei enthält mehrere Personen. Wählen Sie eine mit --person NAME",
      "The column {column} names nobody.": "Die Spalte {column} nennt niemanden.",
      "The column {column} names 1 person.": "Die Spalte {column} nennt 1 Person.",
      "The column {column} names {count} people.": "Die Spalte {column} nennt {count} Personen.",
      // Rows and cells with errors
      "the column {column} has no number": "In der Spalte {column} steht keine Zahl",
      "a number such as 7.5, or an empty cell": "eine Zahl wie 7,5 oder eine leere Zelle",
      "the number in the column {column} is too low or too high":
        "Die Zahl in der Spalte {column} ist zu klein oder zu groß",
      "{low} to {high} {unit}": "{low} bis {high} {unit}",
      "{low} to {high}": "{low} bis {high}",
      "0 for none, or {low} to {high} {unit}": "0 für keine, oder {low} bis {high} {unit}",
      "0 for none, or {low} to {high}": "0 für keine, oder {low} bis {high}",
      "the column {column} is neither yes nor no": "In der Spalte {column} steht weder ja noch nein",
      "yes, no, 1 or 0; for other numbers, add at_least to the map":
        "ja, nein, 1 oder 0; für andere Zahlen at_least in der Zuordnung",
      "the column {column} is empty": "Die Spalte {column} ist leer",
      "the id of a person": "die Kennung einer Person",
      "the column {column} has no date": "In der Spalte {column} steht kein Datum",
      "a date such as 2026-03-02": "ein Datum wie 2026-03-02",
      "a whole number of days": "eine ganze Zahl von Tagen",
      "the column {column} has a whole number, and the map has no start":
        "In der Spalte {column} steht eine ganze Zahl, und in der Zuordnung fehlt start",
      "the day in the column {column} is in the future": "Der Tag in der Spalte {column} liegt in der Zukunft",
      "up to {last}": "bis {last}",
      "the day in the column {column} is too long ago": "Der Tag in der Spalte {column} liegt zu weit zurück",
      "from {first}": "ab {first}",
      "the same day is also on line {lines}": "Derselbe Tag steht auch in Zeile {lines}",
      "the same day is also on lines {lines}": "Derselbe Tag steht auch in den Zeilen {lines}",
      "one row for each day": "eine Zeile je Tag",
      "the row has 1 cell, and the header has {columns}": "Die Zeile hat 1 Zelle, die Kopfzeile {columns}",
      "the row has {cells} cells, and the header has {columns}":
        "Die Zeile hat {cells} Zellen, die Kopfzeile {columns}",
      "the row is not text. Save the file as “CSV UTF-8” and try again":
        "Die Zeile ist kein Text. Speichern Sie die Datei als „CSV UTF-8“",
      "there is a quotation mark inside a cell": "In einer Zelle steht ein Anführungszeichen",
      "quotation marks around the whole cell, and two of them for one inside":
        "Anführungszeichen um die ganze Zelle, und zwei für eines darin",
      "there is text after a closing quotation mark": "Nach einem schließenden Anführungszeichen steht Text",
      "the next cell or the end of the line": "die nächste Zelle oder das Ende der Zeile",
      "a closing quotation mark is missing": "Ein schließendes Anführungszeichen fehlt",
      "a quotation mark at the end": "ein Anführungszeichen am Ende",
      "a cell is too long, or a closing quotation mark is missing":
        "Eine Zelle ist zu lang, oder ein schließendes Anführungszeichen fehlt",
      "up to {count} bytes": "bis zu {count} Bytes",
      "The days in {column} are whole numbers, but the map has no `start`":
        "Die Tage in {column} sind ganze Zahlen, aber der Zuordnung fehlt `start`",
      "Add the day before day 1 to {file}, such as: start: 2026-03-01":
        "In {file} den Tag vor Tag 1 ergänzen, etwa: start: 2026-03-01",
      // Errors of a map
      "“{name}” is not a field of an entry": "„{name}“ ist kein Feld eines Eintrags",
      "This is not a field of an entry": "Das ist kein Feld eines Eintrags",
      "a kind and its field, such as check-in.notes": "eine Art und ihr Feld, etwa check-in.notes",
      "“{name}” is not in hours or minutes, so it takes no unit":
        "„{name}“ zählt keine Stunden oder Minuten und hat keine Einheit",
      "The file has no column “{name}”": "Die Datei hat keine Spalte „{name}“",
      "The file has several columns called “{name}”. Rename all but one":
        "Mehrere Spalten heißen „{name}“. Nur eine darf so heißen",
      "“{name}” has its own key in a map": "„{name}“ hat in einer Zuordnung einen eigenen Schlüssel",
      "“{name}” cannot be imported. The program calculates it":
        "„{name}“ lässt sich nicht übernehmen. Das Programm berechnet es",
      "“{name}” cannot be imported. It comes from other metrics":
        "„{name}“ geht nicht: Es ergibt sich aus anderen Messgrößen",
      "“{name}” is not a metric": "„{name}“ ist keine Messgröße",
      "what symptoms pack metrics lists, or custom.NAME for one of your own":
        "was symptoms pack metrics nennt, oder custom.NAME für eine eigene",
      "The map names nothing to import": "Die Zuordnung nennt nichts, was zu übernehmen ist",
      "at least one of flare, severity, metrics, entries": "mindestens eines von flare, severity, metrics, entries",
      "The map names no metric": "Die Zuordnung nennt keine Messgröße",
    ].merging(germanHelp) { first, _ in first })
}
