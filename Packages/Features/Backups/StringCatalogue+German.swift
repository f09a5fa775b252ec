import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    BackupsModule.id, "de",
    [
      "The backup is saved. But the program could not note that it was checked.":
        "Die Sicherung ist gespeichert. Dass sie geprüft ist, ließ sich aber nicht merken.",
      // The reminder.
      "Backup": "Sicherung",
      "If no backup was made for {interval}.": "Wenn {interval} lang keine Sicherung gemacht wurde.",
      "No backup was made for {interval}.": "{interval} lang wurde keine Sicherung gemacht.",
      "A backup is due.": "Eine Sicherung ist fällig.",
      // What is kept where.
      "A copy of everything that is yours.": "Eine Kopie von allem, was Ihnen gehört.",
      "When backups were made and checked.": "Wann Sicherungen gemacht und geprüft wurden.",
      "A backup on its way back, only while it is restored.":
        "Eine Sicherung, nur während sie zurückgeholt wird.",
      "your backups": "Ihre Sicherungen",
      // Settings.
      "Backup folder": "Ordner für Sicherungen",
      "How often is a backup made by itself?": "Wie oft wird von selbst gesichert?",
      "Where do backups go? With backups, into the folder with your data.":
        "Wohin kommen Sicherungen? Bei backups in den Ordner mit Ihren Daten.",
      "How often should a backup be made by itself?": "Wie oft soll von selbst gesichert werden?",
      "Not by itself": "Nicht von selbst",
      "Every week": "Jede Woche",
      "Every day": "Jeden Tag",
      "Every month": "Jeden Monat",
      // backup create
      "Your backup is made and checked. It has 1 entry, your settings and your own conditions.":
        "Ihre Sicherung ist fertig und geprüft: 1 Eintrag, Ihre Einstellungen und eigenen Erkrankungen.",
      "Your backup is made and checked. It has {entries} entries, your settings and your own conditions.":
        "Ihre Sicherung ist fertig und geprüft: {entries} Einträge, Ihre Einstellungen und eigenen Erkrankungen.",
      "File": "Datei",
      "Keep the passphrase: without it, nobody can open the backup.":
        "Bewahren Sie das Kennwort auf: Ohne es kann niemand die Sicherung öffnen.",
      "Your journal has a problem, and so has its copy. To see it: symptoms doctor":
        "Ihr Tagebuch hat ein Problem, und die Kopie auch. Ansehen: symptoms doctor",
      "{path} belongs to the program": "{path} gehört dem Programm",
      "Choose another name": "Nehmen Sie einen anderen Namen",
      "{path} cannot be in a backup because of its name":
        "{path} lässt sich wegen des Namens nicht sichern",
      "Rename it, then try again.": "Benennen Sie es um, dann versuchen Sie es noch einmal.",
      "Another backup is being made or checked just now":
        "Gerade wird eine andere Sicherung gemacht oder geprüft",
      "Wait a moment, then try again.": "Warten Sie einen Moment, dann versuchen Sie es noch einmal.",
      "The folder {path} cannot be made": "Der Ordner {path} lässt sich nicht anlegen",
      "Check its name, and that you can write there.":
        "Prüfen Sie den Namen und ob Sie dort schreiben dürfen.",
      "{path} cannot be opened": "{path} lässt sich nicht öffnen",
      "Check its name and its permissions.": "Prüfen Sie den Namen und die Rechte.",
      "{path} cannot be saved": "{path} lässt sich nicht speichern",
      "Check that you can write to its folder and that the disk is not full":
        "Prüfen Sie, ob Sie in den Ordner schreiben dürfen und ob noch Platz ist",
      "{path} cannot be removed": "{path} lässt sich nicht löschen",
      "Check that you can write to its folder, then try again.":
        "Prüfen Sie, ob Sie in seinem Ordner schreiben dürfen. Dann noch einmal.",
      // Passphrases.
      "Type a passphrase:": "Geben Sie ein Kennwort ein:",
      "Type it again:": "Geben Sie es noch einmal ein:",
      "Passphrase:": "Kennwort:",
      "The two passphrases are not the same, so no backup was made":
        "Die beiden Kennwörter sind nicht gleich. Es wurde nichts gesichert",
      "To try again, type the command again": "Für einen neuen Versuch tippen Sie den Befehl noch einmal",
      "A passphrase is needed": "Dafür braucht es ein Kennwort",
      "Name a file that has it: --passphrase-file FILE":
        "Nennen Sie eine Datei, in der es steht: --passphrase-file FILE",
      "No passphrase was typed": "Sie haben kein Kennwort eingegeben",
      "The first line of {path} is empty": "Die erste Zeile von {path} ist leer",
      "Write the passphrase there": "Schreiben Sie das Kennwort dorthin",
      // What can be wrong with a backup.
      "{path} is not a backup, or it is damaged": "{path} ist keine Sicherung, oder sie ist beschädigt",
      "{path} is from a newer version of the program": "{path} ist von einer neueren Version des Programms",
      "Update the program, then try again.": "Aktualisieren Sie das Programm und versuchen Sie es noch einmal.",
      "{path} is damaged, so it cannot be used": "{path} ist beschädigt und lässt sich nicht verwenden",
      "{path} is encrypted": "{path} ist verschlüsselt",
      "Name a file with its passphrase: --passphrase-file FILE":
        "Nennen Sie eine Datei mit dem Kennwort: --passphrase-file FILE",
      "The passphrase does not open {path}": "Das Kennwort öffnet {path} nicht",
      "Check the passphrase, then try again.": "Prüfen Sie das Kennwort, dann versuchen Sie es noch einmal.",
      "{path} has no journal in it": "In {path} ist kein Tagebuch",
      "To see your backups: symptoms backup list": "Ihre Sicherungen ansehen: symptoms backup list",
      "1 attachment is in it.": "1 Anhang ist darin.",
      "{count} attachments are in it.": "{count} Anhänge sind darin.",
      "Attachments were left out.": "Anhänge sind nicht darin.",
      "Attachments in backups": "Anhänge in Sicherungen",
      "Are files that you attached in backups?": "Sind angehängte Dateien in Sicherungen?",
      // backup verify
      "This backup is fine. It is from {day} and has 1 entry.":
        "Diese Sicherung ist in Ordnung. Sie ist vom {day} und enthält 1 Eintrag.",
      "This backup is fine. It is from {day} and has {entries} entries.":
        "Diese Sicherung ist in Ordnung. Sie ist vom {day} und enthält {entries} Einträge.",
      "The journal had a problem when the backup was made:":
        "Schon beim Sichern hatte das Tagebuch ein Problem:",
      // backup list
      "There are no backups in {folder} yet.": "In {folder} sind noch keine Sicherungen.",
      "To make a backup: symptoms backup create": "Sicherung anlegen: symptoms backup create",
      "damaged": "beschädigt",
      "encrypted": "verschlüsselt",
      "checked": "geprüft",
      "not checked": "nicht geprüft",
      "Entries": "Einträge",
      "Size": "Größe",
      "State": "Zustand",
      "They are in {folder}.": "Sie liegen in {folder}.",
      "To check one: symptoms backup verify {file}": "Prüfen: symptoms backup verify {file}",
      // backup restore
      "restore backup": "Sicherung zurückholen",
      "Your data is back as it was on {day}, with 1 entry.":
        "Ihre Daten sind wieder wie am {day}, mit 1 Eintrag.",
      "Your data is back as it was on {day}, with {entries} entries.":
        "Ihre Daten sind wieder wie am {day}, mit {entries} Einträgen.",
      "What was here before is kept in {kept}.": "Was vorher hier war, liegt in {kept}.",
      "The journal in it had a problem. To see it: symptoms doctor":
        "Das Tagebuch darin hatte ein Problem. Ansehen: symptoms doctor",
      "There is already data in {home}": "In {home} liegen schon Daten",
      "To replace it, type: symptoms backup restore {file} --in-place":
        "Zum Ersetzen tippen Sie: symptoms backup restore {file} --in-place",
      """
      This replaces your data with the backup from {day}, which has {entries} entries. What is here now is kept as a \
      backup.
      """:
        """
      Das ersetzt Ihre Daten durch die Sicherung vom {day} mit {entries} Einträgen. Was jetzt hier liegt, wird vorher \
      gesichert.
      """,
      "To restore it, type: {words}": "Zum Zurückholen tippen Sie: {words}",
      "Nothing was restored": "Es wurde nichts zurückgeholt",
      "To confirm it, type: {command}": "Zum Bestätigen tippen Sie: {command}",
      "Another backup is being restored just now": "Gerade wird eine andere Sicherung zurückgeholt",
      "A backup is being restored just now": "Gerade wird eine Sicherung zurückgeholt",
      "{path} cannot be read, so a backup was not restored to the end":
        "{path} ist nicht lesbar: Eine Sicherung kam nicht ganz zurück",
      "Restore the backup again in an empty folder: --home DIR":
        "Holen Sie die Sicherung in einen leeren Ordner zurück: --home DIR",
      // backup schedule and prune
      "“{word}” is not an interval": "„{word}“ ist kein Abstand",
      "Use daily, weekly, monthly or off": "Möglich: daily, weekly, monthly oder off",
      "A backup is made every day on which you use the program.":
        "An jedem Tag, an dem Sie das Programm benutzen, wird gesichert.",
      "A backup is made every week, when you next use the program.":
        "Jede Woche wird gesichert, wenn Sie das Programm das nächste Mal benutzen.",
      "A backup is made every month, when you next use the program.":
        "Jeden Monat wird gesichert, wenn Sie das Programm das nächste Mal benutzen.",
      "No backup is made by itself.": "Es wird nicht von selbst gesichert.",
      "They go to {folder}. They are not encrypted.":
        "Die Sicherungen kommen nach {folder}. Sie sind nicht verschlüsselt.",
      "To have one every week: symptoms backup schedule weekly":
        "Jede Woche eine: symptoms backup schedule weekly",
      "There is no automatic backup to remove. Your own backups always stay.":
        "Es gibt keine automatische Sicherung zu entfernen. Ihre eigenen bleiben immer.",
      "This would remove 1 automatic backup, and keep {kept}:":
        "Das würde 1 automatische Sicherung entfernen und {kept} behalten:",
      "This would remove {count} automatic backups, and keep {kept}:":
        "Das würde {count} automatische Sicherungen entfernen und {kept} behalten:",
      "Removed: 1 automatic backup. Kept: {kept}.": "Entfernt: 1 automatische Sicherung. Behalten: {kept}.",
      "Removed: {count} automatic backups. Kept: {kept}.":
        "Entfernt: {count} automatische Sicherungen. Behalten: {kept}.",
      "No backup could be made before the update of your journal. The update changes everything or nothing.":
        "Vor der Umstellung Ihres Tagebuchs ließ sich nichts sichern. Die Umstellung gelingt ganz oder gar nicht.",
      // doctor
      "Backups": "Sicherungen",
      "the automatic one of {day} was not made: the disk is almost full":
        "die automatische vom {day} fehlt: Der Datenträger ist fast voll",
      "Free some space, or choose another disk: symptoms settings set backup_folder FOLDER":
        "Schaffen Sie Platz, oder wählen Sie einen anderen Ort: symptoms settings set backup_folder FOLDER",
      "the automatic one of {day} could not be made": "die automatische vom {day} ist nicht gelungen",
      "To see why, make one yourself: symptoms backup create":
        "Sichern Sie selbst, dann sehen Sie den Grund: symptoms backup create",
      "you have none yet": "Sie haben noch keine",
      "there is nothing to back up yet": "es gibt noch nichts zu sichern",
      "the last one is of {day}, and the next one is overdue":
        "die letzte ist vom {day}, die nächste ist überfällig",
      "the last one is of {day}": "die letzte ist vom {day}",
    ].merging([String: String].germanHelpOfBackups) { own, _ in own })
}
