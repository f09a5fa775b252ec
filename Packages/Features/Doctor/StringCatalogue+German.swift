import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    DoctorModule.id, "de",
    [
      // doctor --data
      "Nothing is kept in {home} yet.": "In {home} liegt noch nichts.",
      "Everything that the program keeps is in {home}:": "Alles, was das Programm aufbewahrt, liegt in {home}:",
      "These files are in the same folder, but not from the program:":
        "Diese Dateien liegen im selben Ordner, sind aber nicht vom Programm:",
      "Other folders that your settings name:": "Andere Ordner, die Ihre Einstellungen nennen:",
      "Nothing leaves this computer. The program never uses the network.":
        "Nichts verlässt diesen Computer. Das Programm nutzt nie das Netz.",
      "Only these commands write a file, where you tell them to:":
        "Nur diese Befehle schreiben eine Datei, dorthin, wohin Sie es sagen:",
      "{name}, {size} KB, mode {mode}": "{name}, {size} KB, Rechte {mode}",
      "Show where your data is, and what can leave this computer.":
        "Zeigen, wo Ihre Daten liegen und was diesen Computer verlassen kann.",
      // doctor
      "Unfinished files": "Unfertige Dateien",
      "1 unfinished file was removed": "1 unfertige Datei wurde entfernt",
      "{count} unfinished files were removed": "{count} unfertige Dateien wurden entfernt",
      "a command was ended and left 1 file": "Ein Befehl wurde beendet und ließ 1 Datei zurück",
      "commands were ended and left {count} files": "Befehle wurden beendet und ließen {count} Dateien zurück",
      "To remove what was left, type: symptoms doctor --fix": "Entfernen: symptoms doctor --fix",
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
      Checks the program, the conditions, your settings and your journal. Nothing is changed unless you add --fix. \
      Then damaged entries are set aside: they are kept, but not used. The exit code is 1 when something is wrong.

        symptoms doctor
        symptoms doctor --fix
        symptoms doctor --data      where your data is, and what can leave this computer

      If the journal cannot be opened, use --salvage. It saves what can be read in an empty folder. The damaged file \
      is not changed.

        symptoms doctor --salvage diary/journal.sqlite --home rescued
      """: """
      Prüft das Programm, die Erkrankungen, Ihre Einstellungen und Ihr Tagebuch. Ohne --fix wird nichts geändert. Mit \
      --fix werden beschädigte Einträge beiseitegelegt: Sie bleiben erhalten, werden aber nicht benutzt. Der Exit-Code \
      ist 1, wenn etwas nicht stimmt.

        symptoms doctor
        symptoms doctor --fix
        symptoms doctor --data      wo Ihre Daten liegen und was diesen Computer verlassen kann

      Wenn sich das Tagebuch selbst nicht öffnen lässt, rettet --salvage in einen leeren Ordner, was sich davon lesen \
      lässt. Die beschädigte Datei bleibt unverändert.

        symptoms doctor --salvage diary/journal.sqlite --home rescued
      """,
      "Save what can be read of this damaged journal in --home.":
        "Aus diesem beschädigten Tagebuch in --home retten, was sich lesen lässt.",
      "Fix what can be fixed. Damaged entries are kept, but not used.":
        "Behebt, was sich beheben lässt. Beschädigte Einträge bleiben erhalten, werden aber nicht benutzt.",
      "Show every check, with figures, ids and days.": "Alle Prüfungen mit Zahlen, Kennungen und Tagen zeigen.",
    ])
}
