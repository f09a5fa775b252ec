import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "whole-journal", "de",
    [
      "Everything": "Alles",
      "Whole journal (JSON Lines)": "Ganzes Tagebuch (JSON Lines)",
      // Export.
      "Export everything, so that it can be imported again.": "Alles exportieren, um es wieder übernehmen zu können.",
      """
      The file has your entries with all earlier versions. It also has your answers, forecasts and the list of \
      changes. Each line is JSON. What the program can calculate again is not in it. Your settings and your own packs \
      are files of their own. Files that you attached are in it with --attachments. Only your user account can open \
      the file.

      Examples:
        symptoms export all journal.jsonl                  to a file
        symptoms export all journal.jsonl --attachments    with the files that you attached
        symptoms export all - | gzip > journal.jsonl.gz     to another program
        symptoms import all journal.jsonl                  bring it back
      """:
        """
      Die Datei enthält Ihre Einträge mit allen früheren Fassungen, Ihre Antworten und Vorhersagen und die Liste der \
      Änderungen. Jede Zeile ist JSON. Es fehlt, was das Programm neu berechnen kann. Ihre Einstellungen und Ihre \
      eigenen Pakete sind eigene Dateien. Angehängte Dateien sind mit --attachments darin. Nur Ihr Benutzerkonto kann \
      die Datei öffnen.

      Beispiele:
        symptoms export all tagebuch.jsonl                 in eine Datei
        symptoms export all tagebuch.jsonl --attachments   mit den angehängten Dateien
        symptoms export all - | gzip > tagebuch.jsonl.gz    an ein anderes Programm
        symptoms import all tagebuch.jsonl                 zurückholen
      """,
      "Put the files that you attached in it, too.": "Auch die angehängten Dateien hineinschreiben.",
      "Here you export your journal.": "Hier exportieren Sie Ihr Tagebuch.",
      // Import.
      "Import everything from a file that export all made.": "Alles aus einer Datei von export all übernehmen.",
      """
      In an empty folder you get back everything, with all changes. Every command answers as before. If you already \
      have entries, the import adds only what is new. That is one change, which undo takes back. What you changed \
      later stays as it is, and what you deleted stays deleted.

      Examples:
        symptoms import all journal.jsonl --home DIR    into an empty folder
        symptoms import all journal.jsonl --dry-run     try it without saving
      """:
        """
      In einem leeren Ordner bekommen Sie alles zurück, mit allen Änderungen: Jeder Befehl antwortet wie zuvor. Haben \
      Sie schon Einträge, kommt nur dazu, was in der Datei neu ist, als eine Änderung. Was Sie später geändert haben, \
      bleibt so, und was Sie gelöscht haben, bleibt gelöscht.

      Beispiele:
        symptoms import all tagebuch.jsonl --home ORDNER    in einen leeren Ordner
        symptoms import all tagebuch.jsonl --dry-run        ausprobieren, ohne zu speichern
      """,
      "The file.": "Die Datei.",
      "Show what would be imported, without saving it.": "Zeigen, was übernommen würde, ohne zu speichern.",
      "Everything from {file} is back: {contents}.": "Alles aus {file} ist wieder da: {contents}.",
      "You can undo and redo your changes as before.":
        "Sie können Ihre Änderungen wie zuvor rückgängig machen und wiederholen.",
      "see your forecast": "Ihre Vorhersage sehen",
      "This would bring back everything from {file}: {contents}. Nothing was saved.":
        "Das würde alles aus {file} zurückholen: {contents}. Es wurde nichts gespeichert.",
      "Imported from {file}: {contents}.": "Aus {file} übernommen: {contents}.",
      "This would import from {file}: {contents}. Nothing was saved.":
        "Das würde aus {file} übernehmen: {contents}. Es wurde nichts gespeichert.",
      "Everything in {file} is already here. Nothing was changed.":
        "Alles aus {file} ist schon da. Es wurde nichts geändert.",
      "1 entry": "1 Eintrag",
      "{count} entries": "{count} Einträge",
      "1 new entry": "1 neuer Eintrag",
      "{count} new entries": "{count} neue Einträge",
      "1 changed entry": "1 geänderter Eintrag",
      "{count} changed entries": "{count} geänderte Einträge",
      "1 deleted entry": "1 gelöschter Eintrag",
      "{count} deleted entries": "{count} gelöschte Einträge",
      "1 setting or answer": "1 Einstellung oder Antwort",
      "{count} settings and answers": "{count} Einstellungen und Antworten",
      "1 forecast": "1 Vorhersage",
      "{count} forecasts": "{count} Vorhersagen",
      "1 damaged part": "1 beschädigter Teil",
      "{count} damaged parts": "{count} beschädigte Teile",
      "1 attachment": "1 Anhang",
      "{count} attachments": "{count} Anhänge",
      "1 entry is newer in your journal, or deleted there. It stays so.":
        "1 Eintrag ist in Ihrem Tagebuch neuer oder dort gelöscht. Er bleibt so.",
      "{count} entries are newer in your journal, or deleted there. They stay so.":
        "{count} Einträge sind in Ihrem Tagebuch neuer oder dort gelöscht. Sie bleiben so.",
      // What is wrong with a file.
      "{file} is not an export of a whole journal": "{file} ist kein Export eines ganzen Tagebuchs",
      "Make one with: symptoms export all FILE": "So entsteht einer: symptoms export all DATEI",
      "{file} was exported by a newer version of the program":
        "{file} wurde mit einer neueren Version des Programms exportiert",
      "Update the program, then try again.": "Aktualisieren Sie das Programm und versuchen Sie es noch einmal.",
      "{file} is not complete: its end is missing": "{file} ist nicht vollständig: Das Ende fehlt",
      "Copy the file again, or make a new export.": "Kopieren Sie die Datei noch einmal, oder exportieren Sie neu.",
      "Line {number} of {file} cannot be read: {reason}": "Zeile {number} von {file} ist nicht lesbar: {reason}",
      "it is not JSON": "Sie ist kein JSON",
      "it is not an object": "Sie ist kein Objekt",
      "it comes after the end": "Sie steht hinter dem Ende",
      "this version does not know it": "Diese Version kennt sie nicht",
      "lines before it are missing": "Davor fehlen Zeilen",
      "its change is out of order": "Ihre Änderung steht an der falschen Stelle",
      "its definition is not the one of its hash": "Ihre Definition passt nicht zu ihrer Prüfsumme",
      "its attachment is not complete": "Ihr Anhang ist nicht vollständig",
      "its forecast is not complete": "Ihre Vorhersage ist nicht vollständig",
      "an earlier line has the same id": "Eine frühere Zeile hat dieselbe Kennung",
      "an earlier line has the same key": "Eine frühere Zeile hat denselben Schlüssel",
      "“{key}” is missing or wrong": "„{key}“ fehlt oder ist falsch",
    ])
}
