import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    StorageModule.id, "de",
    [
      // Files in the home folder.
      "Everything you logged, your answers and your forecasts.":
        "Alles, was Sie eingetragen haben, Ihre Antworten und Vorhersagen.",
      "The words of your journal, so that they are found soon. Made again from your entries when needed.":
        "Die Wörter Ihres Tagebuchs, damit sie schnell gefunden werden. Sie lassen sich aus den Einträgen neu bilden.",
      "Search": "Suche",
      "the words of your journal can be searched": "die Wörter Ihres Tagebuchs lassen sich durchsuchen",
      "the list of words is damaged. Your entries are not":
        "die Wortliste ist beschädigt. Ihre Einträge sind es nicht",
      "the list of words is made again with your next search":
        "die Wortliste wird bei der nächsten Suche neu angelegt",
      // Errors
      "Your disk is full, so nothing was saved": "Der Speicher ist voll, deshalb wurde nichts gespeichert",
      "Free some space, then try again.": "Schaffen Sie Platz, und versuchen Sie es noch einmal.",
      "Nothing was saved: the date of this computer cannot be right":
        "Nichts wurde gespeichert: Das Datum dieses Computers kann nicht stimmen",
      "Set the date, then try again. To see it: date":
        "Stellen Sie das Datum ein, und versuchen Sie es noch einmal. Ansehen: date",
      "Your journal is busy: another program has been saving for {seconds} seconds":
        "Ihr Tagebuch ist gerade belegt: Ein anderes Programm speichert seit {seconds} Sekunden",
      "Wait a moment, then try again. Nothing was changed.":
        "Warten Sie kurz, und versuchen Sie es noch einmal. Es wurde nichts geändert.",
      "Your journal file is damaged": "Ihre Tagebuchdatei ist beschädigt",
      "To see what can be fixed, type: symptoms doctor": "Was sich beheben lässt, zeigt: symptoms doctor",
      "{path} is not a journal of this program, or it is damaged":
        "{path} ist kein Tagebuch dieses Programms oder ist beschädigt",
      "{path} belongs to another program": "{path} gehört zu einem anderen Programm",
      "Move that file away, or use another folder: --home DIR":
        "Verschieben Sie die Datei, oder nehmen Sie einen anderen Ordner: --home DIR",
      "Your journal was saved by a newer version of the program":
        "Ihr Tagebuch wurde mit einer neueren Version des Programms gespeichert",
      "Update the program, then try again. Nothing was changed.":
        "Aktualisieren Sie zuerst das Programm. Es wurde nichts geändert.",
      "Your journal is from an older version, and you have no permission to update it":
        "Ihr Tagebuch ist von einer älteren Version. Sie dürfen es nicht aktualisieren",
      "Your journal was not closed properly, and you have no permission to change it":
        "Ihr Tagebuch wurde nicht richtig geschlossen, und Sie dürfen es nicht ändern",
      "Make {home} and its files writable, then try again.":
        "Geben Sie sich Schreibrechte für {home}. Danach noch einmal.",
      "You do not have permission to open {path}": "Sie dürfen {path} nicht öffnen",
      "Use the account that owns it. To see whose it is: ls -l '{path}'":
        "Nehmen Sie das Konto des Besitzers. Wer das ist: ls -l '{path}'",
      "You do not have permission to write to {path}": "Sie dürfen {path} nicht ändern",
      "Use --home DIR. To see who may write there: ls -ld '{path}'":
        "Nehmen Sie --home DIR. Wer dort schreiben darf: ls -ld '{path}'",
      "You do not have permission to make the folder {folder}": "Sie dürfen den Ordner {folder} nicht anlegen",
      "Make it yourself, or use another folder: --home DIR":
        "Legen Sie ihn selbst an, oder nehmen Sie einen anderen Ordner: --home DIR",
      "{path} is on a disk that cannot be written to": "{path} liegt auf einem schreibgeschützten Datenträger",
      "{path} cannot be used: a part of it is a file, not a folder":
        "{path} geht nicht: Ein Teil davon ist eine Datei, kein Ordner",
      "{path} cannot be written to: {why}": "{path} lässt sich nicht ändern: {why}",
      "Use another folder: --home DIR": "Nehmen Sie einen anderen Ordner: --home DIR",
      "Your journal gave an error, so nothing was saved: SQLite {code}":
        "Nichts wurde gespeichert: Ihr Tagebuch meldet einen Fehler (SQLite {code})",
      "To check your journal, type: symptoms doctor": "Tagebuch prüfen: symptoms doctor",
      "The disk with your journal gave an error, so nothing was saved: SQLite {code}":
        "Nichts wurde gespeichert: Der Datenträger meldet einen Fehler (SQLite {code})",
      "The disk with your journal gave an error while saving":
        "Beim Speichern meldet der Datenträger mit Ihrem Tagebuch einen Fehler",
      "To see whether it was saved, type: symptoms list": "Ob es gespeichert ist, zeigt: symptoms list",
      "Copy {path} to another disk, then type: symptoms doctor":
        "Kopieren Sie {path} woandershin. Danach: symptoms doctor",
      "The entry {entry} in your journal is damaged": "Der Eintrag {entry} in Ihrem Tagebuch ist beschädigt",
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
      """
      Keep {home} as it is. Save what can be read in an empty folder: symptoms doctor --salvage {file} --home DIR
      """:
        """
      Lassen Sie {home}, wie es ist. Retten Sie in einen leeren Ordner, was sich lesen lässt: \
      symptoms doctor --salvage {file} --home DIR
      """,
      "If you have a backup, type: symptoms backup restore FILE --home DIR":
        "Wenn Sie eine Sicherung haben: symptoms backup restore FILE --home DIR",
      "{path} cannot be read": "{path} lässt sich nicht lesen",
      "Name the damaged journal: symptoms doctor --salvage FILE --home DIR":
        "Nennen Sie das beschädigte Tagebuch: symptoms doctor --salvage FILE --home DIR",
      "There is already a journal in {home}": "In {home} ist schon ein Tagebuch",
      "Name an empty folder: symptoms doctor --salvage {file} --home DIR":
        "Leeren Ordner nennen: symptoms doctor --salvage {file} --home DIR",
      "Nothing in {path} can be read as a journal": "Nichts in {path} lässt sich als Tagebuch lesen",
      "1 entry is saved": "1 Eintrag ist gerettet",
      "1 entry is saved, on {first}": "1 Eintrag ist gerettet, am {first}",
      "{count} entries are saved": "{count} Einträge sind gerettet",
      "{count} entries are saved, from {first} to {last}": "{count} Einträge sind gerettet, von {first} bis {last}",
      "1 setting or answer is saved": "1 Einstellung oder Antwort ist gerettet",
      "{count} settings and answers are saved": "{count} Einstellungen und Antworten sind gerettet",
      "1 forecast is saved": "1 Vorhersage ist gerettet",
      "{count} forecasts are saved": "{count} Vorhersagen sind gerettet",
      "1 old copy of a condition is missing, so forecasts may start from the beginning":
        "1 frühere Fassung einer Erkrankung fehlt, Vorhersagen beginnen daher vielleicht von vorn",
      "{count} old copies of conditions are missing, so forecasts may start from the beginning":
        "{count} frühere Fassungen von Erkrankungen fehlen, Vorhersagen beginnen daher vielleicht von vorn",
      "1 forecast is missing": "1 Vorhersage fehlt",
      "{count} forecasts are missing": "{count} Vorhersagen fehlen",
      "1 entry is missing": "1 Eintrag fehlt",
      "{count} entries are missing": "{count} Einträge fehlen",
      "To use the new journal, end your commands with --home {home}":
        "Um das neue Tagebuch zu benutzen, beenden Sie Ihre Befehle mit --home {home}",
      "1 entry is as it was before its last change": "1 Eintrag ist, wie er vor seiner letzten Änderung war",
      "{count} entries are as they were before their last change":
        "{count} Einträge sind, wie sie vor ihrer letzten Änderung waren",
      "1 more entry, or an earlier version of one, may be missing":
        "1 weiterer Eintrag oder eine frühere Fassung fehlt vielleicht",
      "up to {count} more entries, or earlier versions of them, may be missing":
        "Bis zu {count} weitere Einträge oder frühere Fassungen fehlen vielleicht",
      "the file is empty. If you never logged anything, set up: symptoms onboard":
        "Die Datei ist leer. Wenn Sie noch nie etwas eingetragen haben, richten Sie ein: symptoms onboard",
      "the file has almost nothing in it: 1 byte": "In der Datei ist fast nichts: 1 Byte",
      "the end of the file is missing: 1 byte": "Das Ende der Datei fehlt: 1 Byte",
      "the file has almost nothing in it: {count} bytes": "In der Datei ist fast nichts: {count} Bytes",
      "the end of the file is missing: {count} bytes": "Das Ende der Datei fehlt: {count} Bytes",
      // doctor --more
      "the file has no errors": "Die Datei hat keine Fehler",
      "the file is damaged: 1 error": "Die Datei ist beschädigt: 1 Fehler",
      "the file is damaged: {count} errors": "Die Datei ist beschädigt: {count} Fehler",
      "1 error in the file is corrected": "1 Fehler in der Datei ist behoben",
      "{count} errors in the file are corrected": "{count} Fehler in der Datei sind behoben",
      "no part is missing": "Es fehlt nichts",
      "1 part is missing": "1 Teil fehlt",
      "{count} parts are missing": "{count} Teile fehlen",
      "{name} on {day}": "{name} am {day}",
      "every entry is as it was saved": "Jeder Eintrag ist, wie er gespeichert wurde",
      "1 entry is damaged": "1 Eintrag ist beschädigt",
      "{count} entries are damaged": "{count} Einträge sind beschädigt",
      "1 damaged entry is set aside": "1 beschädigter Eintrag ist beiseitegelegt",
      "{count} damaged entries are set aside": "{count} beschädigte Einträge sind beiseitegelegt",
      "1 entry has a value that is not possible": "1 Eintrag hat einen unmöglichen Wert",
      "{count} entries have values that are not possible": "{count} Einträge haben unmögliche Werte",
      "To see which, type: symptoms doctor --more. To change one: symptoms edit ID":
        "Welche das sind, zeigt: symptoms doctor --more. Einen ändern: symptoms edit ID",
      "1 entry is from an earlier version of your conditions":
        "1 Eintrag stammt aus der Zeit einer früheren Version Ihrer Erkrankungen",
      "{count} entries are from earlier versions of your conditions":
        "{count} Einträge stammen aus der Zeit früherer Versionen Ihrer Erkrankungen",
      "1 entry is kept, but this version does not use it":
        "1 Eintrag bleibt erhalten, aber diese Version nutzt ihn nicht",
      "{count} entries are kept, but this version does not use them":
        "{count} Einträge bleiben erhalten, aber diese Version nutzt sie nicht",
      "1 entry has a time zone that this computer does not know":
        "1 Eintrag hat eine Zeitzone, die dieser Computer nicht kennt",
      "{count} entries have time zones that this computer does not know":
        "{count} Einträge haben Zeitzonen, die dieser Computer nicht kennt",
      "1 entry has a value that only a newer version knows. It is kept":
        "1 Eintrag hat einen Wert, den nur eine neuere Version kennt. Er bleibt erhalten",
      "{count} entries have values that only a newer version knows. They are kept":
        "{count} Einträge haben Werte, die nur eine neuere Version kennt. Sie bleiben erhalten",
      "1 entry is kept, but not counted: another entry contradicts it":
        "1 Eintrag ist erhalten, zählt aber nicht: Ein anderer widerspricht ihm",
      "{count} entries are kept, but not counted: other entries contradict them":
        "{count} Einträge sind erhalten, zählen aber nicht: Andere widersprechen ihnen",
      "every unfinished answer is as it was saved": "Jede angefangene Antwort ist, wie sie gespeichert wurde",
      "1 unfinished answer is damaged": "1 angefangene Antwort ist beschädigt",
      "{count} unfinished answers are damaged": "{count} angefangene Antworten sind beschädigt",
      "1 damaged unfinished answer is set aside": "1 beschädigte angefangene Antwort ist beiseitegelegt",
      "{count} damaged unfinished answers are set aside":
        "{count} beschädigte angefangene Antworten sind beiseitegelegt",
      "every setting and answer is as it was saved": "Jede Einstellung und Antwort ist, wie sie gespeichert wurde",
      "1 setting or answer is damaged": "1 Einstellung oder Antwort ist beschädigt",
      "{count} settings or answers are damaged": "{count} Einstellungen oder Antworten sind beschädigt",
      "1 damaged setting or answer is set aside. Its earlier value counts, if there is one":
        "1 beschädigte Einstellung oder Antwort ist beiseitegelegt. Falls es einen früheren Wert gibt, gilt er wieder",
      "{count} damaged settings or answers are set aside. Their earlier values count, if there are any":
        """
      {count} beschädigte Einstellungen oder Antworten sind beiseitegelegt. Falls es frühere Werte gibt, gelten sie \
      wieder
      """,
      "every old copy of a condition is as it was saved":
        "Jede alte Kopie einer Erkrankung ist, wie sie gespeichert wurde",
      "1 old copy of a condition is damaged": "1 alte Kopie einer Erkrankung ist beschädigt",
      "{count} old copies of conditions are damaged":
        "{count} alte Kopien von Erkrankungen sind beschädigt",
      "1 damaged copy of a condition is set aside": "1 beschädigte Kopie einer Erkrankung ist beiseitegelegt",
      "{count} damaged copies of conditions are set aside":
        "{count} beschädigte Kopien von Erkrankungen sind beiseitegelegt",
      "every forecast is as it was saved": "Jede Vorhersage ist, wie sie gespeichert wurde",
      "1 forecast is damaged": "1 Vorhersage ist beschädigt",
      "{count} forecasts are damaged": "{count} Vorhersagen sind beschädigt",
      "1 damaged forecast is set aside": "1 beschädigte Vorhersage ist beiseitegelegt",
      "{count} damaged forecasts are set aside": "{count} beschädigte Vorhersagen sind beiseitegelegt",
      "the reasons of all forecasts are as they were saved":
        "Die Gründe aller Vorhersagen sind, wie sie gespeichert wurden",
      "the reasons of some forecasts are damaged": "Die Gründe einiger Vorhersagen sind beschädigt",
      "the reasons of some forecasts are damaged in {count} places":
        "Die Gründe einiger Vorhersagen sind an {count} Stellen beschädigt",
      "damaged reasons of forecasts are set aside. The forecasts still count":
        "Beschädigte Gründe von Vorhersagen sind beiseitegelegt. Die Vorhersagen zählen weiter",
      "damaged reasons of forecasts are set aside in {count} places. The forecasts still count":
        "Beschädigte Gründe von Vorhersagen sind an {count} Stellen beiseitegelegt. Die Vorhersagen zählen weiter",
      "everything that was learned is as it was saved": "Alles Gelernte ist, wie es gespeichert wurde",
      "1 part of what was learned is damaged": "1 Teil des Gelernten ist beschädigt",
      "{count} parts of what was learned are damaged": "{count} Teile des Gelernten sind beschädigt",
      "1 damaged part of what was learned is set aside": "1 beschädigter Teil des Gelernten ist beiseitegelegt",
      "{count} damaged parts of what was learned are set aside":
        "{count} beschädigte Teile des Gelernten sind beiseitegelegt",
      "1 damaged part is set aside. It is kept, but not used":
        "1 beschädigter Teil ist beiseitegelegt. Er bleibt erhalten, wird aber nicht benutzt",
      "{count} damaged parts are set aside. They are kept, but not used":
        "{count} beschädigte Teile sind beiseitegelegt. Sie bleiben erhalten, werden aber nicht benutzt",
      "every old copy of an entry can be read": "Jede alte Kopie eines Eintrags ist lesbar",
      "1 old copy of an entry cannot be read": "1 alte Kopie eines Eintrags ist unlesbar",
      "{count} old copies of entries cannot be read": "{count} alte Kopien von Einträgen sind unlesbar",
      "1 old copy of an entry can be read again": "1 alte Kopie eines Eintrags ist wieder lesbar",
      "{count} old copies can be read again": "{count} alte Kopien sind wieder lesbar",
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
