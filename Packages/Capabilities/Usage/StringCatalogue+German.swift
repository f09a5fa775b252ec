import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    UsageModule.id, "de",
    [
      "{path} cannot be read": "{path} lässt sich nicht lesen",
      "Check that you can read it.": "Prüfen Sie, ob Sie die Datei lesen dürfen.",
      "Questions answered while setting up": "Beim Einrichten beantwortete Fragen",
      "Entries and check-ins saved": "Gespeicherte Einträge",
      "Reminders opened": "Geöffnete Erinnerungen",
      "Times you looked at today or hub": "Aufrufe von today",
      "Changes of goals": "Änderungen an Zielen",
      "Files imported": "Importierte Dateien",
      "Nothing is counted yet.": "Noch ist nichts gezählt.",
      "The program counts what you use. The counts stay on this computer.":
        "Das Programm zählt, was Sie nutzen. Die Zahlen bleiben auf diesem Computer.",
      "The program does not count what you use.": "Das Programm zählt nicht, was Sie nutzen.",
      "stop counting": "nicht mehr zählen",
      "count it, on this computer alone": "zählen, nur auf diesem Computer",
      "erase the counts": "die Zahlen löschen",
      "name": "Name",
      "There was nothing to erase.": "Es gab nichts zu löschen.",
      "Erased: 1 event.": "Gelöscht: 1 Ereignis.",
      "Erased: {count} events.": "Gelöscht: {count} Ereignisse.",
      // Help
      "See or erase the counts of what you use.": "Ansehen oder löschen, was über Ihre Nutzung gezählt wurde.",
      """
      The program counts nothing unless you agree: symptoms settings set events on. A count has a name and a time, and \
      nothing of what you logged. It never leaves this computer.

        onboarding.step   a question was answered while setting up
        tracker.action    an entry or a check-in was saved
        reminder.opened   a reminder was opened
        hub.card          you looked at today or hub
        goal.action       a goal was changed
        import.run        a file was imported
      """: """
      Das Programm zählt nichts, wenn Sie nicht zustimmen: symptoms settings set events on. Gezählt wird ein Name mit \
      der Uhrzeit, nichts von dem, was Sie eintragen. Die Zahlen bleiben auf diesem Computer.

        onboarding.step   eine Frage beim Einrichten wurde beantwortet
        tracker.action    ein Eintrag wurde gespeichert
        reminder.opened   eine Erinnerung wurde geöffnet
        hub.card          Sie haben today oder hub angesehen
        goal.action       ein Ziel wurde geändert
        import.run        eine Datei wurde importiert
      """,
      "See the counts.": "Die Zahlen ansehen.",
      "Erase the counts.": "Die Zahlen löschen.",
    ])
}
