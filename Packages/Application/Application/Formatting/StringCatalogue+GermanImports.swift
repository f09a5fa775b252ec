extension StringCatalogue {
  /// What imports say in German, with what sessions say of somebody's conditions.
  static let germanOfImports: [String: String] = [
    "{file} is damaged or not a database": "{file} ist beschädigt oder keine Datenbank",
    "{path} is a folder": "{path} ist ein Ordner",
    "Name a file in it.": "Nennen Sie eine Datei darin.",
    "{file} is empty": "{file} ist leer",
    // The answer
    "Imported 1 day from {file}: {first}.": "1 Tag aus {file} übernommen: {first}.",
    "Imported {count} days from {file}: {first} to {last}.":
      "{count} Tage aus {file} übernommen: {first} bis {last}.",
    "This would import 1 day from {file}: {first}. Nothing was saved.":
      "So käme 1 Tag aus {file} dazu: {first}. Gespeichert wurde nichts.",
    "This would import {count} days from {file}: {first} to {last}. Nothing was saved.":
      "So kämen {count} Tage aus {file} dazu: {first} bis {last}. Gespeichert wurde nichts.",
    "{file} ({person})": "{file} ({person})",
    "These days were already imported. Nothing was changed.":
      "Diese Tage waren schon übernommen. Nichts wurde geändert.",
    "Nothing was changed.": "Nichts wurde geändert.",
    "Entries: {counts}.": "Einträge: {counts}.",
    "{count} new": "{count} neu",
    "{count} changed": "{count} geändert",
    "{count} unchanged": "{count} unverändert",
    "You changed 1 entry yourself, so it was not replaced.":
      "1 Eintrag haben Sie selbst geändert, er bleibt.",
    "You changed {count} entries yourself, so they were not replaced.":
      "{count} Einträge haben Sie selbst geändert, sie bleiben.",
    "You deleted 1 entry yourself, so it stays deleted.":
      "1 Eintrag haben Sie selbst gelöscht, er bleibt gelöscht.",
    "You deleted {count} entries yourself, so they stay deleted.":
      "{count} Einträge haben Sie selbst gelöscht, sie bleiben gelöscht.",
    "see your days": "Ihre Tage ansehen",
    "see how your numbers change": "ansehen, wie sich Ihre Werte ändern",
    "1 cell is empty now. Its earlier entry was kept.": "1 Zelle ist jetzt leer. Der frühere Eintrag bleibt.",
    "{count} cells are empty now. Their earlier entries were kept.":
      "{count} Zellen sind jetzt leer. Die früheren Einträge bleiben.",
    "1 answer of “none” is on a day with a higher answer. The higher one counts.":
      "1 Antwort „keine“ liegt auf einem Tag mit einer höheren Antwort. Es zählt die höhere.",
    "{count} answers of “none” are on days with a higher answer. The higher ones count.":
      "{count} Antworten „keine“ liegen auf Tagen mit einer höheren Antwort. Es zählen die höheren.",
    "This would replace what you logged before: {nones}.": "Das würde ersetzen, was vorher eingetragen war: {nones}.",
    "This replaces what you logged before: {nones}.": "Das ersetzt, was vorher eingetragen war: {nones}.",
    "{what} on {day}": "{what} am {day}",
    "This replaces {count} “no” entries that you logged before.":
      "Das ersetzt {count} „kein“-Einträge von vorher.",
    "This would replace {count} “no” entries that you logged before.":
      "Das würde {count} „kein“-Einträge von vorher ersetzen.",
    // What is damaged
    "One entry is damaged and left out. To set it aside: symptoms doctor --fix":
      "Ein Eintrag ist beschädigt und fehlt hier. Beiseitelegen: symptoms doctor --fix",
    "{count} entries are damaged and left out. To set them aside: symptoms doctor --fix":
      "{count} Einträge sind beschädigt und fehlen hier. Beiseitelegen: symptoms doctor --fix",
    // What was left out
    "1 cell": "1 Zelle",
    "{count} cells": "{count} Zellen",
    "1 row": "1 Zeile",
    "{count} rows": "{count} Zeilen",
    "{rows} was left out. Fix it in the file and import again:":
      "{rows} wurde ausgelassen. In der Datei beheben und noch einmal übernehmen:",
    "{rows} were left out. Fix them in the file and import again:":
      "{rows} wurden ausgelassen. In der Datei beheben und noch einmal übernehmen:",
    "{cells} was left out; the rest of its row was imported. Fix it in the file and import again:":
      """
    {cells} wurde ausgelassen; der Rest der Zeile ist übernommen. In der Datei beheben und noch einmal übernehmen:
    """,
    "{cells} were left out; the rest of their rows was imported. Fix them in the file and import again:":
      """
    {cells} wurden ausgelassen; der Rest ihrer Zeilen ist übernommen. In der Datei beheben und noch einmal übernehmen:
    """,
    "{rows} and {cells} were left out. Fix them in the file and import again:":
      "{rows} und {cells} wurden ausgelassen. In der Datei beheben und noch einmal übernehmen:",
    "Line {line}: {problem}": "Zeile {line}: {problem}",
    "{problem}; {count} more like it (lines {lines})": "{problem}; noch {count} solche (Zeilen {lines})",
    "Line {line}, {subject}: {problem}": "Zeile {line}, {subject}: {problem}",
    "Line {line}, {subject}: {problem} Allowed: {allowed}.":
      "Zeile {line}, {subject}: {problem} Möglich: {allowed}.",
    "{value} {unit}": "{value} {unit}",
    "{value} is not a number from {low} to {high}": "{value} ist keine Zahl von {low} bis {high}",
    "Line {line}: {problem} Allowed: {allowed}.": "Zeile {line}: {problem} Möglich: {allowed}.",
    "and {count} more. To see all, add --more": "und {count} weitere. Alle mit --more",
    "and 1 more. To see all, add --json": "und 1 weitere. Alle mit --json",
    "and {count} more. To see all, add --json": "und {count} weitere. Alle mit --json",
    "This file was already imported. Nothing was changed.":
      "Diese Datei wurde schon übernommen. Nichts wurde geändert.",
    "{file} does not look like {form}": "{file} sieht nicht aus wie {form}",
    // Damaged files
    "{file} is damaged at line {line}. What stands before it was read":
      "{file} ist ab Zeile {line} beschädigt. Gelesen wurde, was davor steht",
    "Export it again, then import the new file.": "Exportieren Sie neu und übernehmen Sie die neue Datei.",
    // What is not taken
    "There is too little room on the disk, so nothing was imported":
      "Auf der Platte ist zu wenig Platz. Es wurde nichts übernommen",
    "Make room for {size} MB, then import it again.": "Schaffen Sie Platz für {size} MB, dann noch einmal übernehmen.",
    "another entry of that time counts": "ein anderer Eintrag dieser Zeit zählt",
    "In the file, and not imported:": "In der Datei, aber nicht übernommen:",
    "{name} ({count}): {reason}": "{name} ({count}): {reason}",
    "{name} ({count}): {reason} (line {lines})": "{name} ({count}): {reason} (Zeile {lines})",
    "{name} ({count}): {reason} (lines {lines})": "{name} ({count}): {reason} (Zeilen {lines})",
    "It would add to what you track of your own: {names}.": "Zu Eigenem käme dazu: {names}.",
    "Added to what you track of your own: {names}. To see it: symptoms own":
      "Neu unter Eigenem: {names}. Ansehen: symptoms own",
    "It would add plain numbers: {names}.": "Als bloße Zahlen kämen dazu: {names}.",
    "New plain numbers: {names}.": "Neue bloße Zahlen: {names}.",
    "{count} more": "{count} weitere",
    "The file does not say what some of its columns hold.":
      "Die Datei sagt nicht, was in einigen ihrer Spalten steht.",
    "Taken as {kind}: {names}.": "Übernommen als {kind}: {names}.",
    "take back what was imported": "das Übernommene zurücknehmen",
    "{name} counts as {known}.": "{name} zählt als {known}.",
    "This is {name}, which cannot be imported": "Das ist {name} und lässt sich nicht übernehmen",
    "To see what can be imported: symptoms import --help": "Was sich übernehmen lässt: symptoms import --help",
    // Nothing came in
    "Nothing was imported: the only row has errors": "Nichts wurde übernommen: Die einzige Zeile hat Fehler",
    "Nothing was imported: all {count} rows have errors": "Nichts wurde übernommen: Alle {count} Zeilen haben Fehler",
    "Fix the file, then import it again.": "Beheben Sie die Fehler, und übernehmen Sie die Datei noch einmal.",
    "Only the first {most} errors are listed. Fix the file, then import it again.":
      "Genannt sind die ersten {most} Fehler. Beheben Sie sie, dann noch einmal.",
    "Import {importer} has no option {option}": "Der Import {importer} hat keine Option {option}",
    "Import {importer} needs the option {option}: {about}":
      "Der Import {importer} braucht die Option {option}: {about}",
    "An entry cannot be changed": "Ein Eintrag lässt sich nicht ändern",
    "This version does not know entries called {kind}": "Diese Version kennt keine Einträge namens {kind}",
    "Update the program.": "Aktualisieren Sie das Programm.",
    "The trial import did not work": "Der Probelauf hat nicht geklappt",
    // Diaries of many people
    "Left out and counted as not answered (rows: {rows}, single cells: {cells}):":
      "Ausgelassen und als nicht beantwortet gezählt (Zeilen: {rows}, einzelne Zellen: {cells}):",
    "line {line}: {reasons}": "Zeile {line}: {reasons}",
    "and {count} more": "und {count} weitere",
    "{file} has no day with an answer": "{file} enthält keinen Tag mit einer Antwort",
    "{file} has no day with an answer. All of its {count} rows have errors":
      "{file} hat keinen beantworteten Tag. Alle {count} Zeilen haben Fehler",
    "The file needs a row for each day, below the header.":
      "Die Datei braucht unter der Kopfzeile eine Zeile für jeden Tag.",
    // Set-up and conditions
    "“{word}” is not one of your conditions": "„{word}“ gehört nicht zu Ihren Erkrankungen",
    "“{word}” could be {names}": "„{word}“ kann {names} sein",
    "{first} and {second} use different scales for {symptom}":
      "{first} und {second} nutzen verschiedene Skalen für {symptom}",
    "{first} or {last}": "{first} oder {last}",
    "{first} and {last}": "{first} und {last}",
    // Units
    "hours": "Stunden",
    "minutes": "Minuten",
    "points": "Punkte",
    "times": "Mal",
    "portions": "Portionen",
    "yes or no": "ja oder nein",
    "own units": "eigene Einheiten",
    "meals": "Mahlzeiten",
    "hours after midnight": "Stunden nach Mitternacht",
  ]
}
