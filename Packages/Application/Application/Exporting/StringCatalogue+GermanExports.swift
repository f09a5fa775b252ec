extension StringCatalogue {
  /// Exports, answers to what was typed wrongly, and what is told beside an answer.
  static let germanOfExports = [
    // Answers to what was typed wrongly.
    "{first} or {last}": "{first} oder {last}",
    "{first} and {last}": "{first} und {last}",
    "{count} things are wrong": "{count} Dinge stimmen nicht",
    "{problem}: “{typed}”.": "{problem}: „{typed}“.",
    "Did you mean “{word}”?": "Meinten Sie „{word}“?",
    "Allowed: {values}.": "Möglich: {values}.",
    // Files that another command is changing.
    "Another command has been saving files in {folder} for {seconds} seconds":
      "Ein anderer Befehl speichert seit {seconds} Sekunden Dateien in {folder}",
    "Wait a moment, then try again. Nothing was changed.":
      "Warten Sie kurz, und versuchen Sie es noch einmal. Es wurde nichts geändert.",
    // Beside an answer: packs and tunings that cannot be used.
    "The pack {pack} cannot be used: {why}. Your journal's copy of it is used, revision {revision}.":
      "Das Paket {pack} lässt sich nicht verwenden: {why}. Es gilt die Kopie in Ihrem Tagebuch, Revision {revision}.",
    """
    The pack {pack} here is older (revision {old}) than your journal's copy of it. The copy is used, revision \
    {revision}.
    """:
      """
    Das Paket {pack} ist hier älter (Revision {old}) als die Kopie in Ihrem Tagebuch. Es gilt die Kopie, Revision \
    {revision}.
    """,
    // Definitions that moved forward.
    "An update of {conditions} changed how some of your earlier entries count.":
      "Durch eine Aktualisierung von {conditions} zählen einige Ihrer früheren Einträge jetzt anders.",
    "What you track changed. Some of your entries now count in a new way.":
      "Was Sie verfolgen, hat sich geändert. Deshalb zählen einige Ihrer früheren Einträge jetzt anders.",
    "The tuning of {name} no longer fits the pack, so it is not used: {why}. To see it: symptoms tune show":
      "Die Anpassung von {name} passt nicht mehr zum Paket und gilt nicht: {why}. Ansehen: symptoms tune show",
    """
    The tuning of {name} was made for another revision of the pack. All of it is still used: {why}. \
    To see it: symptoms tune show
    """:
      """
    Die Anpassung von {name} gehört zu einer anderen Revision des Pakets. Sie gilt weiter: {why}. \
    Ansehen: symptoms tune show
    """,
    """
    Part of the tuning of {name} no longer fits the pack: {parts}. It is not used: {why}. \
    To see it: symptoms tune show
    """:
      """
    Ein Teil der Anpassung von {name} passt nicht mehr zum Paket: {parts}. Er gilt nicht: {why}. \
    Ansehen: symptoms tune show
    """,
    // The home folder.
    "{path} cannot be removed": "{path} lässt sich nicht löschen",
    "Check that you can write to its folder, then try again.":
      "Prüfen Sie, ob Sie in seinem Ordner schreiben dürfen. Dann noch einmal.",
    // Files to import.
    "{file} is not a file that can be imported": "{file} ist keine Datei, die sich übernehmen lässt",
    "Export it again, then import it.": "Exportieren Sie noch einmal, dann übernehmen.",
    "{file} cannot be read: {problem}": "{file} lässt sich nicht lesen: {problem}",
    "{file} is locked with a password": "{file} ist mit einem Passwort geschützt",
    "Pack it again without a password, then import it.": "Packen Sie sie ohne Passwort neu, dann übernehmen.",
    "Unpack it, then import {inner}.": "Entpacken Sie sie, dann {inner} übernehmen.",
    "A file is missing in the archive": "Im Archiv fehlt eine Datei",
    "The archive is locked with a password": "Das Archiv ist mit einem Passwort geschützt",
    "The archive grows without end": "Das Archiv wächst ohne Ende",
    "The archive is packed in a way that is not known": "Das Archiv ist unbekannt gepackt",
    "The archive has more files than are taken": "Das Archiv hat zu viele Dateien",
    "This is not a complete zip file": "Das ist keine vollständige Zip-Datei",
    "The file cannot be opened": "Die Datei lässt sich nicht öffnen",
    "The file is larger than {most}": "Die Datei ist größer als {most}",
    "There is no file {path}": "Die Datei {path} gibt es nicht",
    "Check the name and the folder.": "Prüfen Sie Name und Ordner.",
    "{path} cannot be opened": "{path} lässt sich nicht öffnen",
    "Check its permissions.": "Prüfen Sie die Rechte der Datei.",
    // Exports.
    "Exported to {file}: {contents}.": "Exportiert nach {file}: {contents}.",
    "This cannot be exported as “{format}”": "Als „{format}“ lässt sich das nicht exportieren",
    "Use {formats}": "Möglich: {formats}",
    "1 entry": "1 Eintrag",
    "{count} entries": "{count} Einträge",
    "1 deleted entry": "1 gelöschter Eintrag",
    "{count} deleted entries": "{count} gelöschte Einträge",
    "1 damaged part": "1 beschädigter Teil",
    "1 attachment": "1 Anhang",
    "{count} attachments": "{count} Anhänge",
    "1 attachment is missing or damaged, so it is not in the file. To see it: symptoms doctor":
      "1 Anhang fehlt oder ist beschädigt und ist nicht in der Datei. Ansehen: symptoms doctor",
    "{count} attachments are missing or damaged, so they are not in the file. To see them: symptoms doctor":
      "{count} Anhänge fehlen oder sind beschädigt und sind nicht in der Datei. Ansehen: symptoms doctor",
    "{count} damaged parts": "{count} beschädigte Teile",
    "1 number was left out, because export.contents does not name its category.":
      "1 Zahl fehlt, weil export.contents ihre Kategorie nicht nennt.",
    "{count} numbers were left out, because export.contents does not name their category.":
      "{count} Zahlen fehlen, weil export.contents ihre Kategorie nicht nennt.",
    "1 document": "1 Dokument",
    "{count} documents": "{count} Dokumente",
    "1 forecast": "1 Vorhersage",
    "{count} forecasts": "{count} Vorhersagen",
    "1 pattern": "1 Muster",
    "{count} patterns": "{count} Muster",
    "1 definition of a condition": "1 Definition einer Erkrankung",
    "{count} definitions of conditions": "{count} Definitionen von Erkrankungen",
    "The file shows what you logged as plain text. Only your user account can open it.":
      "In der Datei steht lesbar, was Sie eingetragen haben. Nur Ihr Benutzerkonto kann sie öffnen.",
    // Files.
    "{path} belongs to the program": "{path} gehört dem Programm",
    "Choose another name": "Nehmen Sie einen anderen Namen",
    "{path} is not a file": "{path} ist keine Datei",
    "Type the name of a file": "Geben Sie den Namen einer Datei an",
    "There is already a file {path}": "Die Datei {path} gibt es schon",
    "Choose another name, or replace it with {option}":
      "Nehmen Sie einen anderen Namen, oder ersetzen Sie sie mit {option}",
    "{path} was not saved: the disk is full": "{path} ist nicht gespeichert: Der Speicher ist voll",
    "Free some space, then try again.": "Schaffen Sie Platz, und versuchen Sie es noch einmal.",
    "{path} was not saved: you have no permission to write there":
      "{path} ist nicht gespeichert: Sie dürfen dort nicht schreiben",
    "Name another folder, or check its permissions": "Nennen Sie einen anderen Ordner, oder prüfen Sie die Rechte",
    "{path} was not saved: its disk gave an error": "{path} ist nicht gespeichert: Der Datenträger meldet einen Fehler",
    "Use another disk if you can": "Nehmen Sie möglichst einen anderen Datenträger",
    "{path} cannot be saved": "{path} lässt sich nicht speichern",
    "Check that you can write to its folder and that the disk is not full":
      "Prüfen Sie, ob Sie in den Ordner schreiben dürfen und ob noch Platz ist",
    "There's no file format “{id}”": "Ein Dateiformat „{id}“ gibt es nicht",
    "There's no file format “{id}”. Did you mean “{near}”?":
      "Ein Dateiformat „{id}“ gibt es nicht. Meinten Sie „{near}“?",
    "Use {ids}": "Möglich: {ids}",
    // Errors of modules, which only authors of modules see.
    "The metric {metric} is calculated from a metric that no module adds":
      "Die Messgröße {metric} wird aus einer berechnet, die kein Modul mitbringt",
    "{metric} is none on complete days of a kind that no module adds":
      "{metric} gilt als null für eine Art, die kein Modul mitbringt",
    "Two modules translate a phrase differently": "Zwei Module übersetzen einen Text verschieden",
    "Two modules have the same id": "Zwei Module haben dieselbe Kennung",
    "Entries of the kind {kind} measure a metric that no module adds":
      "Einträge der Art {kind} messen eine Größe, die kein Modul mitbringt",
    "{metric} comes from documents of a kind that its module does not add":
      "{metric} kommt aus Dokumenten einer Art, die ihr Modul nicht mitbringt",
    "The tracker {tracker} follows a metric that no module adds":
      "Die Übersicht {tracker} verfolgt eine Größe, die kein Modul mitbringt",
    "A tracker has no metric, a wrong id, or no command":
      "Einer Übersicht fehlt eine Größe oder ein Befehl, oder die Kennung ist falsch",
    "A coaching rule has a wrong priority or quiet period, or lacks examples":
      "Einer Hinweisregel fehlen Beispiele, oder Priorität oder Ruhezeit sind falsch",
    // When insights of packs speak.
    "{name} was {amount} or more.": "{name} lag bei {amount} oder mehr.",
    "{name} was {amount} or more, {days} days in a row.": "{name} lag {days} Tage in Folge bei {amount} oder mehr.",
    "{name} was {amount} or less.": "{name} lag bei {amount} oder weniger.",
    "{name} was {amount} or less, {days} days in a row.": "{name} lag {days} Tage in Folge bei {amount} oder weniger.",
    "{name} was {amount} or more above the day before.": "{name} lag um {amount} oder mehr über dem Tag davor.",
    "{name} rose by {amount} or more, {days} days in a row.":
      "{name} stieg {days} Tage in Folge um {amount} oder mehr.",
    "{name} was {amount} or more below the day before.": "{name} lag um {amount} oder mehr unter dem Tag davor.",
    "{name} fell by {amount} or more, {days} days in a row.": "{name} fiel {days} Tage in Folge um {amount} oder mehr.",
    "{name} was {amount} or more above your usual.": "{name} lag um {amount} oder mehr über dem Üblichen.",
    "{name} was {amount} or more above your usual, {days} days in a row.":
      "{name} lag {days} Tage in Folge um {amount} oder mehr über dem Üblichen.",
    "{name} was {amount} or more below your usual.": "{name} lag um {amount} oder mehr unter dem Üblichen.",
    "{name} was {amount} or more below your usual, {days} days in a row.":
      "{name} lag {days} Tage in Folge um {amount} oder mehr unter dem Üblichen.",
    "Two parts of today add the same section": "Zwei Teile von today haben denselben Abschnitt",
    "{owners} add the same {point}: {id}": "{owners} bringen dasselbe mit ({point}): {id}",
    "The kinds of entries {kind} and {other} have the same name":
      "Die Arten {kind} und {other} haben denselben Namen",
  ]
}
