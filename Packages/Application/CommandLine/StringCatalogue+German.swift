import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "command-line", "de",
    [
      // Exports.
      "The file. Without it, or with -, the export is shown on the screen.":
        "Die Datei. Ohne sie, oder mit -, steht alles auf dem Bildschirm.",
      "How it is written: csv, markdown, json or jsonl. Without it, the file's name decides.":
        "Wie geschrieben wird: csv, markdown, json oder jsonl. Ohne diese Angabe entscheidet der Name der Datei.",
      "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
      // Imports of files of other programs.
      "The file.": "Die Datei.",
      "Show what would be imported, without saving it.": "Zeigen, was übernommen würde, ohne zu speichern.",
      "Show how much was imported of each kind.": "Zeigen, wie viel von jeder Art übernommen wurde.",
      // Which days.
      "The first day.": "Der erste Tag.",
      "The last day. Default: today.": "Der letzte Tag. Ohne Angabe: heute.",
      // Commands that look at the diaries of many people.
      "The diary, in UTF-8 with a header.": "Das Tagebuch, in UTF-8 mit Kopfzeile.",
      "The file that says what the columns mean.": "Die Datei, die sagt, was die Spalten bedeuten.",
      "How many people to process at once. The results do not depend on it.":
        "Wie viele Personen gleichzeitig berechnet werden. Das Ergebnis hängt nicht davon ab.",
      "--jobs takes a whole number from 1 to 64.": "--jobs braucht eine ganze Zahl von 1 bis 64.",
      // Options of every command.
      "Where your data is kept.": "Wo Ihre Daten liegen.",
      "Look for conditions in this folder first. You can repeat it.":
        "Erkrankungen zuerst in diesem Ordner suchen. Mehrfach möglich.",
      "Answer in JSON, for scripts.": "Antwort in JSON, für Skripte.",
      "Also say what the program does, to find a fault.": "Auch sagen, was das Programm tut, um Fehler zu finden.",
      "Plain lines for screen readers.": "Einfache Zeilen für Vorleseprogramme.",
      // Options of commands that ask.
      "Answer yes to every question, such as about a night of 15 hours.":
        "Jede Rückfrage mit Ja beantworten, etwa die nach einer Nacht von 15 Stunden.",
      // What undo can't bring back.
      "Nothing was erased": "Es wurde nichts gelöscht",
      "To confirm it, type: {command}": "Zum Bestätigen tippen Sie: {command}",
      // Before anyone is set up.
      "{purpose} You're not set up yet.": "{purpose} Es ist noch nichts eingerichtet.",
      "{purpose} Nothing was saved: you're not set up yet.": "{purpose} Ohne Einrichtung wurde nichts gespeichert.",
    ])
}
