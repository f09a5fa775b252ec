import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    DoctorModule.id, "de",
    [
      // doctor
      "{name}: {detail}": "{name}: {detail}",
      "Fixed: {detail}": "Behoben: {detail}",
      "Program": "Programm",
      "in working order": "in Ordnung",
      "{kinds} kinds of entries, {metrics} measurements": "{kinds} Arten von Einträgen, {metrics} Messgrößen",
      "Install the program again.": "Installieren Sie das Programm noch einmal.",
      "Your data is in: {home}": "Ihre Daten liegen in: {home}",
      "Everything is fine.": "Alles ist in Ordnung.",
      "More:": "Mehr:",
      "1 problem was found": "1 Problem gefunden",
      "{count} problems were found": "{count} Probleme gefunden",
      "See above how to fix it.": "Oben steht, wie es sich beheben lässt.",
      "See above how to fix them.": "Oben steht, wie sie sich beheben lassen.",
      // Help
      "Check that everything works.": "Prüfen, ob alles funktioniert.",
      """
      Checks the program, the conditions, your settings and your journal. Nothing is changed unless you add --fix, and \
      your entries are never changed. The exit code is 1 when something is wrong.

        symptoms doctor
        symptoms doctor --fix
      """: """
      Prüft das Programm, die Erkrankungen, Ihre Einstellungen und Ihr Tagebuch. Ohne --fix wird nichts geändert, und \
      Ihre Einträge bleiben immer unverändert. Der Exit-Code ist 1, wenn etwas nicht stimmt.

        symptoms doctor
        symptoms doctor --fix
      """,
      "Fix what can be fixed. Your entries are never changed.":
        "Behebt, was sich beheben lässt. Ihre Einträge bleiben unverändert.",
      "Show every check, with figures.": "Alle Prüfungen mit Zahlen zeigen.",
    ])
}
