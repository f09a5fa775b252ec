import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "export-json", "de",
    [
      "Everything (JSON)": "Alles (JSON)",
      // Help.
      "Export everything as JSON.": "Alles als JSON exportieren.",
      """
      The file has your entries, settings and forecasts, one on each line, the oldest first. It leaves out what the \
      program can calculate again, and earlier versions of entries. Only your user account can open the file.

      Examples:
        symptoms export json journal.json               to a file
        symptoms export json - | gzip > journal.json.gz  to another program
      """:
        """
      Die Datei enthält Ihre Einträge, Einstellungen und Vorhersagen, eine Zeile je Eintrag, der älteste zuerst. Es \
      fehlt, was das Programm neu berechnen kann, und frühere Fassungen von Einträgen. Nur Ihr Benutzerkonto kann \
      die Datei öffnen.

      Beispiele:
        symptoms export json journal.json               in eine Datei
        symptoms export json - | gzip > journal.json.gz  an ein anderes Programm
      """,
      "The file. Without it, or with -, the export is shown on the screen.":
        "Die Datei. Ohne sie, oder mit -, steht alles auf dem Bildschirm.",
      "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
      "List deleted entries too, with their ids and times.":
        "Auch gelöschte Einträge nennen, mit Kennung und Zeitpunkt.",
      // Before anyone is set up.
      "Here you export your journal.": "Hier exportieren Sie Ihr Tagebuch.",
    ])
}
