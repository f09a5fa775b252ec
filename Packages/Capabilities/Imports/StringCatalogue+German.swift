import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ImportsModule.id, "de",
    [
      "the apps that you bring data from": "die Apps, aus denen Sie Daten mitbringen",
      "Bring data from another app?": "Daten aus einer anderen App mitbringen?",
      "You only choose the app here, or skip it. Then you are told how to get the file out of it.":
        "Hier wählen Sie nur die App oder überspringen es. Dann steht da, wie Sie zur Datei kommen.",
      "To see how to get each file, type: symptoms import status":
        "Wie Sie zu jeder Datei kommen, steht hier: symptoms import status",
      "{next}. Then type: symptoms import FILE": "{next}. Dann: symptoms import DATEI",
      "Type: symptoms import FILE": "Eingeben: symptoms import DATEI",
      "You have not imported anything yet.": "Sie haben noch nichts übernommen.",
      "see what can be imported": "was sich übernehmen lässt",
      "Last import: {day}": "Zuletzt übernommen: {day}",
      "Last import: {day}, from {file}": "Zuletzt übernommen: {day}, aus {file}",
      "Newest day: {day}": "Neuester Tag: {day}",
      "1 entry so far": "1 Eintrag bisher",
      "{count} entries so far": "{count} Einträge bisher",
      "In the last file: {refused} with errors, {left} not imported":
        "In der letzten Datei: {refused} mit Fehlern, {left} nicht übernommen",
      "Nothing was imported yet.": "Noch nichts übernommen.",
      "Next file: {how}": "Nächste Datei: {how}",
      "Imports": "Übernommen",
      "from 1 source": "aus 1 Quelle",
      "from {count} sources": "aus {count} Quellen",
      "last import {day}, up to {newest}; entries: {count}": "zuletzt {day}, bis {newest}; Einträge: {count}",
      "an export of Garmin Connect": "ein Export von Garmin Connect",
      "Let Garmin share with Apple Health or Health Connect, and import that.":
        "Lassen Sie Garmin an Apple Health oder Health Connect weitergeben.",
      "a database of Screen Time": "eine Datenbank der Bildschirmzeit",
      "Type what Screen Time shows: symptoms log screen 4h20m":
        "Tippen Sie, was Bildschirmzeit zeigt: symptoms log screen 4h20m",
      "a list of single attacks": "eine Liste einzelner Anfälle",
      "Say what its columns mean: symptoms import csv {file} --guess":
        "Sagen Sie, was die Spalten heißen: symptoms import csv {file} --guess",
      // Help
      "See what you imported, and how to bring the next file.":
        "Was Sie übernommen haben und wie die nächste Datei kommt.",
      "Here you see what you imported.": "Hier steht, was Sie übernommen haben.",
    ])
}
