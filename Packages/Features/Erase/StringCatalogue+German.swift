import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "erase", "de",
    [
      "erase everything": "alles löschen",
      "There is nothing to erase in {home}.": "In {home} gibt es nichts zu löschen.",
      "Erased: your entries, answers, forecasts, settings and own packs.":
        "Gelöscht: Ihre Einträge, Antworten, Vorhersagen, Einstellungen und eigenen Pakete.",
      "This erases your entries, answers, forecasts, settings and own packs. Undo cannot bring them back.":
        "Das löscht Ihre Einträge, Antworten, Vorhersagen, Einstellungen und Pakete. undo holt sie nicht zurück.",
      "Not erased: copies elsewhere, such as exports and backups, and the program itself.":
        "Nicht gelöscht: Kopien an anderen Orten, etwa Exporte und Sicherungen, und das Programm selbst.",
      "Files in these other folders stay:": "Dateien in diesen anderen Ordnern bleiben:",
      "These files are not from the program, so they stay:": "Diese Dateien sind nicht vom Programm und bleiben:",
      "To erase it, type: {words}": "Zum Löschen tippen Sie: {words}",
      // Help.
      "Erase everything that the program keeps.": "Alles löschen, was das Programm aufbewahrt.",
      "Erase your journal, settings and own packs for good.":
        "Ihr Tagebuch, Ihre Einstellungen und eigenen Pakete endgültig löschen.",
      """
      You see what will be erased, and type two words to confirm. Undo cannot bring it back. Backups beside your \
      journal go, too. Exports and copies elsewhere stay. Files that are not from the program stay, too.

      Examples:
        symptoms export all journal.jsonl                         keep a copy first
        symptoms erase everything                                 asks before it erases
        symptoms erase everything --confirm "erase everything"    for scripts
      """:
        """
      Sie sehen, was gelöscht wird, und tippen zwei Wörter zur Bestätigung. undo holt es nicht zurück. Sicherungen \
      neben Ihrem Tagebuch verschwinden auch. Exporte und Kopien an anderen Orten bleiben. Dateien, die nicht vom \
      Programm sind, bleiben auch.

      Beispiele:
        symptoms export all tagebuch.jsonl                        zuerst eine Kopie behalten
        symptoms erase everything                                 fragt vor dem Löschen
        symptoms erase everything --confirm "alles löschen"       für Skripte
      """,
      "Confirm in a script: “erase everything”.": "In einem Skript bestätigen: „alles löschen“.",
    ])
}
