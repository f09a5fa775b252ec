extension [String: String] {
  /// The help of the commands in German.
  static let germanHelpOfBackups: [String: String] = [
    "Make backups, check them and bring them back.": "Sicherungen machen, prüfen und zurückholen.",
    """
    A backup is one file. It has your entries, answers, settings and own conditions. The program checks each \
    backup before it says that it is made.

      symptoms backup create                      a backup now
      symptoms backup schedule weekly             one a week, by itself
      symptoms backup list                        which there are
      symptoms backup restore FILE --home DIR     bring one back in an empty folder
    """:
      """
    Eine Sicherung ist eine Datei mit allem, was Ihnen gehört: Einträge, Antworten, Einstellungen und eigene \
    Erkrankungen. Das Programm prüft jede Sicherung, bevor es sagt, dass sie fertig ist.

      symptoms backup create                      jetzt sichern
      symptoms backup schedule weekly             jede Woche eine, von selbst
      symptoms backup list                        welche es gibt
      symptoms backup restore FILE --home DIR     eine in einen leeren Ordner zurückholen
    """,
    "Make a backup.": "Jetzt sichern.",
    """
    The backup goes into the folder that the setting backup_folder names. It is read back and checked before it \
    counts.

      symptoms backup create
      symptoms backup create --to /media/stick/      another folder, or a file
      symptoms backup create --encrypt               asks for a passphrase
      symptoms backup create --attachments no        without the files that you attached

    A backup that is not encrypted can be read by everybody who gets the file. A forgotten passphrase cannot be \
    recovered.
    """:
      """
    Die Sicherung kommt in den Ordner, den die Einstellung backup_folder nennt. Sie gilt erst, wenn sie wieder gelesen \
    und geprüft ist.

      symptoms backup create
      symptoms backup create --to /media/stick/      ein anderer Ordner oder eine Datei
      symptoms backup create --encrypt               fragt nach einem Kennwort
      symptoms backup create --attachments no        ohne die angehängten Dateien

    Eine unverschlüsselte Sicherung kann jeder lesen, der die Datei bekommt. Ein vergessenes Kennwort lässt sich nicht \
    wiederherstellen.
    """,
    "A folder or a file in place of the usual folder.": "Ein Ordner oder eine Datei statt des üblichen Ordners.",
    "Whether attached files are in it: yes or no. Default: as backup.attachments.":
      "Ob angehängte Dateien darin sind: yes oder no. Sonst gilt backup.attachments.",
    "--attachments needs yes or no, such as --attachments no.":
      "--attachments braucht yes oder no, etwa --attachments no.",
    "Encrypt the backup with a passphrase.": "Die Sicherung mit einem Kennwort verschlüsseln.",
    "A file with the passphrase in its first line, for scripts.":
      "Eine Datei mit dem Kennwort in der ersten Zeile, für Skripte.",
    "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
    "List your backups.": "Ihre Sicherungen auflisten.",
    "Another folder.": "Ein anderer Ordner.",
    "Check that a backup can be used.": "Prüfen, ob sich eine Sicherung verwenden lässt.",
    "Reads every byte of the backup, and the journal in it as doctor does. Nothing is changed.":
      "Liest jedes Byte der Sicherung und das Tagebuch darin, wie doctor es tut. Nichts wird geändert.",
    "The backup.": "Die Sicherung.",
    "Bring a backup back.": "Eine Sicherung zurückholen.",
    """
    In an empty folder, the backup is all that is needed. Where there is data already, add --in-place: then the \
    backup takes its place. What is there now is kept as a backup of its own first. Everything comes back or nothing.

    Examples:
      symptoms backup restore FILE --home DIR
      symptoms backup restore FILE --in-place                               asks first
      symptoms backup restore FILE --in-place --confirm "restore backup"    for scripts
    """:
      """
    In einem leeren Ordner reicht die Sicherung. Wo schon Daten liegen, ersetzt die Sicherung sie mit --in-place. Was \
    jetzt da ist, wird vorher selbst gesichert. Es kommt alles zurück oder nichts.

    Beispiele:
      symptoms backup restore FILE --home DIR
      symptoms backup restore FILE --in-place                               fragt vorher
      symptoms backup restore FILE --in-place --confirm "restore backup"    für Skripte
    """,
    "Replace what is there now. It is kept as a backup first.":
      "Ersetzen, was jetzt da ist. Es wird vorher gesichert.",
    "Confirm in a script: “restore backup”.": "In einem Skript bestätigen: „restore backup“.",
    "Have backups made by themselves.": "Von selbst sichern lassen.",
    """
    When a backup is due, it is made after your next command, in the background. The program \
    keeps one for each of 7 days, 4 weeks and 12 months. Your own backups always stay.

      symptoms backup schedule weekly
      symptoms backup schedule off
      symptoms settings set backup_folder /media/stick    where they go
    """:
      """
    Ist eine Sicherung fällig, wird sie nach Ihrem nächsten Befehl im Hintergrund gemacht. Behalten werden sieben der \
    letzten Tage, dann eine je Woche für 4 Wochen und eine je Monat für ein Jahr. Ihre eigenen bleiben immer.

      symptoms backup schedule weekly
      symptoms backup schedule off
      symptoms settings set backup_folder /media/stick    wohin sie kommen
    """,
    "One of: daily, weekly, monthly, off.": "Möglich: daily, weekly, monthly, off.",
    "Remove old automatic backups.": "Alte automatische Sicherungen entfernen.",
    """
    The last automatic backups of 7 days, 4 weeks and 12 months are kept. The program does this after each of \
    them. Backups that you made yourself, or gave another name, always stay.
    """:
      """
    Behalten werden die letzten automatischen Sicherungen von 7 Tagen, 4 Wochen und 12 Monaten. Das geschieht von \
    selbst nach jeder automatischen Sicherung. Eigene und umbenannte Sicherungen bleiben immer.
    """,
    "Show what would be removed, but remove nothing.": "Zeigen, was entfernt würde, aber nichts entfernen.",
    "Make the automatic backup, if it is due.": "Die automatische Sicherung machen, wenn sie fällig ist.",
    "Here you make backups.": "Hier sichern Sie Ihre Daten.",
  ]
}
