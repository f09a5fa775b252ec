import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ImportAppsModule.id, "de",
    [ways, parts, reasons, help].reduce(names) { all, more in all.merging(more) { $1 } })

  private static let names = [
    "Bearable (CSV)": "Bearable (CSV)", "Clue (JSON)": "Clue (JSON)", "Cronometer (CSV)": "Cronometer (CSV)",
    "Daylio (CSV)": "Daylio (CSV)", "drip (CSV)": "drip (CSV)", "Fitbit (sleep)": "Fitbit (Schlaf)",
    "Flaredown (CSV, one row a day)": "Flaredown (CSV, eine Zeile je Tag)",
    "Flaredown (CSV, one row an answer)": "Flaredown (CSV, eine Zeile je Antwort)",
    "Google Fit (CSV)": "Google Fit (CSV)", "Loop Habit Tracker (zip)": "Loop Habit Tracker (zip)",
    "MyFitnessPal (CSV)": "MyFitnessPal (CSV)", "Nomie (backup)": "Nomie (Sicherung)",
    "RescueTime (CSV)": "RescueTime (CSV)", "Track & Graph (CSV)": "Track & Graph (CSV)",
    "Import the CSV file of Bearable.":
      "Die CSV-Datei von Bearable importieren.",
    "Import the measurements.json of Clue, or the zip file with it.":
      "Die measurements.json von Clue oder ihre Zip-Datei importieren.",
    "Import the servings or the daily nutrition of Cronometer.":
      "Portionen oder Tageswerte aus Cronometer importieren.",
    "Import the CSV file of Daylio.":
      "Die CSV-Datei von Daylio importieren.",
    "Import the CSV file of drip.":
      "Die CSV-Datei von drip importieren.",
    "Import nights of Fitbit, such as sleep-2026-03-23.json.":
      "Nächte aus Fitbit importieren, etwa sleep-2026-03-23.json.",
    "Import the CSV file of Flaredown with a column for each thing.":
      "Die CSV-Datei von Flaredown mit einer Spalte für jede Sache importieren.",
    "Import tables of Flaredown with a row for each answer.":
      "Tabellen von Flaredown mit einer Zeile für jede Antwort importieren.",
    "Import the table of days from a Google Takeout.":
      "Die Tabelle der Tageswerte aus Google Takeout importieren.",
    "Import the zip file of Loop Habit Tracker.":
      "Die Zip-Datei von Loop Habit Tracker importieren.",
    "Import the meals of MyFitnessPal.":
      "Die Mahlzeiten aus MyFitnessPal importieren.",
    "Import the JSON backup of Nomie.":
      "Die JSON-Sicherung von Nomie importieren.",
    "Import the hours of RescueTime.":
      "Die Stunden aus RescueTime importieren.",
    "Import the CSV file of Track & Graph.":
      "Die CSV-Datei von Track & Graph importieren.",
  ]

  private static let ways = [
    "In Bearable, open More, Settings and Export data":
      "In Bearable unter „More“ und „Settings“ die Daten exportieren",
    "In Clue, open Settings and Download my data": "In Clue unter „Einstellungen“ die eigenen Daten herunterladen",
    "On cronometer.com, open More, Account and Export Data, and take the servings":
      "Auf cronometer.com unter „More“, „Account“ die „Servings“ exportieren",
    "In Daylio, open More and Export Entries, and choose CSV":
      "In Daylio unter „Mehr“ die Einträge als CSV exportieren",
    "In drip, open Settings, Data management and Export data":
      "In drip unter „Einstellungen“ und „Datenverwaltung“ exportieren",
    "On takeout.google.com, choose Fitbit, and take the files that begin with sleep-":
      "Auf takeout.google.com Fitbit wählen, dann die Dateien mit sleep- am Anfang",
    "Flaredown exports its data as CSV in its settings": "Flaredown exportiert CSV in seinen Einstellungen",
    "On takeout.google.com, choose Fit and its daily file":
      "Auf takeout.google.com Fit wählen, dann die Datei der Tage",
    "In Loop Habit Tracker, open Settings and Export as CSV":
      "In Loop Habit Tracker unter „Einstellungen“ als CSV exportieren",
    "On myfitnesspal.com, open Export Data":
      "Auf myfitnesspal.com unter „Reports“ die Ernährungsübersicht exportieren",
    "In Nomie, open Settings, Data and Backup": "In Nomie unter „Settings“ und „Data“ die Sicherung speichern",
    "On rescuetime.com, open the archive, and take the hours":
      "Auf rescuetime.com im Datenarchiv die Aktivitäten nach Stunden laden",
    "In Track & Graph, open the menu and Export": "In Track & Graph im Menü exportieren",
  ]

  /// What is left out, where the file has no name of its own for it that people know.
  private static let parts = [
    "Row": "Zeile", "Weather": "Wetter", "Days": "Tage", "Nutrients": "Nährstoffe", "Naps": "Mittagsschlaf",
    "Skipped days": "Ausgelassene Tage", "Automatic ticks": "Automatische Häkchen", "Records": "Datensätze",
    "Trackers": "Tracker", "Boards": "Tafeln", "People and contexts": "Personen und Zusammenhänge",
  ]

  private static let reasons = [
    "the program has no place for it": "dafür hat das Programm keinen Platz",
    "it is not food": "das ist kein Essen",
    "it does not say how strong it was": "wie stark es war, steht nicht dabei",
    "its level is not known": "die Stufe ist nicht bekannt",
    "the night stands in the file twice": "die Nacht steht zweimal in der Datei",
    "how they are written is not known": "wie sie geschrieben sind, ist nicht bekannt",
    "it has no level; give one, such as {option}": "ohne Stufe; geben Sie eine an, etwa {option}",
    "it stands in the file twice": "es steht zweimal in der Datei",
    "the row names no food": "die Zeile nennt kein Essen",
    "only the energy of foods is imported": "vom Essen kommt nur die Energie",
    "only the energy of meals is imported": "von Mahlzeiten kommt nur die Energie",
    "days of 0 are days without a log": "Tage mit 0 sind Tage ohne Eintrag",
    "sums are made from the meals": "Summen entstehen aus den Mahlzeiten",
    "it is not in the list of habits": "es steht nicht in der Liste der Gewohnheiten",
    "a skipped day is not an answer": "ein ausgelassener Tag ist keine Antwort",
    "the app filled in these days by itself": "diese Tage hat die App selbst ausgefüllt",
    "the row has no name": "die Zeile hat keinen Namen",
    "they have no note or no time": "ohne Notiz oder ohne Zeit",
    "they name no tracker": "sie nennen keinen Tracker",
    "only what was logged is imported": "nur Eingetragenes wird übernommen",
    "only trackers are imported": "nur Tracker werden übernommen",
    "you marked it as not to be used": "als nicht zu verwenden markiert",
    "only ticks of pain and mood are imported": "von Schmerz und Stimmung kommen nur Häkchen",
    "the service filled them with zeros": "der Dienst hat sie mit Nullen gefüllt",
    "it holds what a body at rest uses": "darin steckt, was der Körper in Ruhe braucht",
    "nothing of it was slept": "davon wurde nichts geschlafen",
    // Errors
    "this": "dies",
    "{cell} is not a date": "{cell} ist kein Datum",
    "the date is missing": "das Datum fehlt",
    "a date such as 2026-03-24": "ein Datum wie 2026-03-24",
    "{cell} is not a number": "{cell} ist keine Zahl",
    "{cell} is not a number from {low} to {high}": "{cell} ist keine Zahl von {low} bis {high}",
    "{file} has no rows below the header": "{file} hat keine Zeilen unter der Kopfzeile",
    "{file} is not complete": "{file} ist nicht vollständig",
    "Export a shorter time, if the app can, and import that.":
      "Exportieren Sie möglichst einen kürzeren Zeitraum. Übernehmen Sie dann diesen.",
    "--moods needs names and levels from 1 to 5": "--moods braucht Namen und Stufen von 1 bis 5",
    "For example: --moods so-so=3,super=5": "Zum Beispiel: --moods so-so=3,super=5",
    "This file has the days of several people. Say which one with --person NAME":
      "Die Datei enthält mehrere Personen. Wählen Sie eine mit --person NAME",
    "{file} has nobody of that name": "In {file} gibt es diesen Namen nicht",
    "The first column has the names.": "Die Namen stehen in der ersten Spalte.",
  ]

  private static let help = [
    "Whose rows to import, if the file has several people.":
      "Wessen Zeilen übernommen werden, wenn die Datei mehrere Personen enthält.",
    "What your own moods mean, 1 to 5: so-so=3,super=5": "Was Ihre Stimmungen bedeuten, 1 bis 5: so-so=3,super=5",
    "Here you import data of another app.": "Hier übernehmen Sie Daten einer App.",
  ]
}
