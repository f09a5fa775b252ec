import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    StorageModule.id, "de",
    [
      // Errors
      "Your disk is full, so nothing was saved": "Der Speicher ist voll, deshalb wurde nichts gespeichert",
      "Free some space, then try again.": "Schaffen Sie Platz, und versuchen Sie es noch einmal.",
      "Your journal is busy: another program has been saving for {seconds} seconds":
        "Ihr Tagebuch ist gerade belegt: Ein anderes Programm speichert seit {seconds} Sekunden",
      "Wait a moment, then try again. Nothing was changed.":
        "Warten Sie kurz, und versuchen Sie es noch einmal. Es wurde nichts geändert.",
      "Your journal file is damaged": "Ihre Tagebuchdatei ist beschädigt",
      "To see what can be fixed, type: symptoms doctor": "Was sich beheben lässt, zeigt: symptoms doctor",
      "{path} is not a journal of this program, or it is damaged":
        "{path} ist kein Tagebuch dieses Programms oder ist beschädigt",
      "Copy a backup over it, or use another folder: --home DIR":
        "Kopieren Sie eine Sicherung darüber, oder nehmen Sie einen anderen Ordner: --home DIR",
      "{path} belongs to another program": "{path} gehört zu einem anderen Programm",
      "Move that file away, or use another folder: --home DIR":
        "Verschieben Sie die Datei, oder nehmen Sie einen anderen Ordner: --home DIR",
      "Your journal was saved by a newer version of the program":
        "Ihr Tagebuch wurde mit einer neueren Version des Programms gespeichert",
      "Update the program, then try again. Nothing was changed.":
        "Aktualisieren Sie das Programm, und versuchen Sie es noch einmal. Es wurde nichts geändert.",
      "Your journal is from an older version, and you have no permission to update it":
        "Ihr Tagebuch stammt von einer älteren Version, und Sie dürfen es nicht aktualisieren",
      "Your journal was not closed properly, and you do not have permission to change it":
        "Ihr Tagebuch wurde nicht richtig geschlossen, und Sie dürfen es nicht ändern",
      "Make {home} and its files writable, then try again.":
        "Geben Sie sich das Recht, in {home} zu schreiben, und versuchen Sie es noch einmal.",
      "You do not have permission to open {path}": "Sie dürfen {path} nicht öffnen",
      "Use the account that owns it. To see whose it is: ls -l '{path}'":
        "Nehmen Sie das Benutzerkonto, dem die Datei gehört. Welches das ist, zeigt: ls -l '{path}'",
      "You do not have permission to write to {path}": "Sie dürfen {path} nicht ändern",
      "Use another folder with --home DIR. To see who may write there: ls -ld '{path}'":
        "Nehmen Sie mit --home DIR einen anderen Ordner. Wer dort schreiben darf, zeigt: ls -ld '{path}'",
      "You do not have permission to make the folder {folder}": "Sie dürfen den Ordner {folder} nicht anlegen",
      "Make it yourself, or use another folder: --home DIR":
        "Legen Sie ihn selbst an, oder nehmen Sie einen anderen Ordner: --home DIR",
      "{path} is on a disk that cannot be written to": "{path} liegt auf einem schreibgeschützten Datenträger",
      "{path} cannot be used: a part of it is a file, not a folder":
        "{path} lässt sich nicht verwenden: Ein Teil davon ist eine Datei, kein Ordner",
      "{path} cannot be written to: {why}": "{path} lässt sich nicht ändern: {why}",
      "Use another folder: --home DIR": "Nehmen Sie einen anderen Ordner: --home DIR",
      "Your journal gave an error, so nothing was saved: SQLite {code}":
        "Ihr Tagebuch meldet einen Fehler, deshalb wurde nichts gespeichert: SQLite {code}",
      "To check your journal, type: symptoms doctor": "Tagebuch prüfen: symptoms doctor",
      "The disk with your journal gave an error, so nothing was saved: SQLite {code}":
        "Der Datenträger mit Ihrem Tagebuch meldet einen Fehler, deshalb wurde nichts gespeichert: SQLite {code}",
      "Copy {path} to another disk, then type: symptoms doctor":
        "Kopieren Sie {path} auf einen anderen Datenträger. Danach: symptoms doctor",
      "Your journal has an entry that this version cannot read":
        "Ihr Tagebuch enthält einen Eintrag, den diese Version nicht lesen kann",
      "Your journal has a number that this version cannot read":
        "Ihr Tagebuch enthält einen Wert, den diese Version nicht lesen kann",
      // doctor
      "Privacy": "Datenschutz",
      "only your user account can open your journal": "Nur Ihr Benutzerkonto kann das Tagebuch öffnen",
      "only your user account can open your journal now": "Jetzt kann nur Ihr Benutzerkonto das Tagebuch öffnen",
      "other users of this computer can open your journal":
        "Andere auf diesem Computer können Ihr Tagebuch öffnen",
      "To fix it, type: symptoms doctor --fix": "Beheben: symptoms doctor --fix",
      "Only the owner of the files can fix it: chmod -R go-rwx '{home}'":
        "Das kann nur beheben, wem die Dateien gehören: chmod -R go-rwx '{home}'",
      "Journal": "Tagebuch",
      "not set up yet": "noch nicht eingerichtet",
      "nothing is logged yet": "noch nichts eingetragen",
      "To set up, type: symptoms onboard": "Einrichten: symptoms onboard",
      "the one entry is readable": "Der eine Eintrag ist lesbar",
      "all {count} entries are readable": "Alle {count} Einträge sind lesbar",
      "it can be read, but not changed": "Es lässt sich lesen, aber nicht ändern",
      "it could not be checked": "Es ließ sich nicht prüfen",
      "Copy a backup over {path}, then delete journal.sqlite-wal and journal.sqlite-shm beside it.":
        """
      Kopieren Sie eine Sicherung über {path}. Löschen Sie dann journal.sqlite-wal und journal.sqlite-shm im selben \
      Ordner.
      """,
      // doctor --more
      "the file has no errors": "Die Datei hat keine Fehler",
      "the file is damaged: 1 error": "Die Datei ist beschädigt: 1 Fehler",
      "the file is damaged: {count} errors": "Die Datei ist beschädigt: {count} Fehler",
      "1 error in the file is corrected": "1 Fehler in der Datei ist behoben",
      "{count} errors in the file are corrected": "{count} Fehler in der Datei sind behoben",
      "no part is missing": "Es fehlt nichts",
      "1 part is missing or unreadable": "1 Teil fehlt oder ist unlesbar",
      "{count} parts are missing or unreadable": "{count} Teile fehlen oder sind unlesbar",
      "every entry is in the right place": "Jeder Eintrag steht an der richtigen Stelle",
      "1 entry is in the wrong place": "1 Eintrag steht an der falschen Stelle",
      "{count} entries are in the wrong place": "{count} Einträge stehen an der falschen Stelle",
      "1 entry is back in the right place": "1 Eintrag steht wieder an der richtigen Stelle",
      "{count} entries are back in the right place": "{count} Einträge stehen wieder an der richtigen Stelle",
      "every number belongs to an entry of its day": "Jeder Wert gehört zu einem Eintrag seines Tages",
      "1 number belongs to no entry of its day": "1 Wert gehört zu keinem Eintrag seines Tages",
      "{count} numbers belong to no entry of their day": "{count} Werte gehören zu keinem Eintrag ihres Tages",
      "1 number is corrected": "1 Wert ist wieder in Ordnung",
      "{count} numbers are corrected": "{count} Werte sind wieder in Ordnung",
      "all daily totals are up to date": "Alle Tageswerte sind aktuell",
      "1 daily total is out of date": "1 Tageswert ist veraltet",
      "{count} daily totals are out of date": "{count} Tageswerte sind veraltet",
      "1 daily total is rebuilt": "1 Tageswert ist neu berechnet",
      "{count} daily totals are rebuilt": "{count} Tageswerte sind neu berechnet",
      "1 setting or answer is readable": "1 Einstellung oder Antwort ist lesbar",
      "{count} settings and answers are readable": "{count} Einstellungen und Antworten sind lesbar",
      "1 setting or answer is readable; this version does not use {names}":
        "1 Einstellung oder Antwort ist lesbar; {names} nutzt diese Version nicht",
      "{count} settings and answers are readable; this version does not use {names}":
        "{count} Einstellungen und Antworten sind lesbar; {names} nutzt diese Version nicht",
      "this version cannot read {names}": "Diese Version kann {names} nicht lesen",
      "Update the program. If that does not help: {backup}":
        "Aktualisieren Sie das Programm. Wenn das nicht hilft: {backup}",
      "entries: {count}, size: {size} KiB": "Einträge: {count}, Größe: {size} KiB",
      "entries: {count}, size: {size} KiB, last change: {command} ({number})":
        "Einträge: {count}, Größe: {size} KiB, letzte Änderung: {command} ({number})",
    ])
}
