import TrackerApplication

extension StringCatalogue {
  /// The history of entries and the trash.
  static let germanOfHistory: [String: String] = [
    "To see what can be fixed, type: symptoms doctor": "Was sich beheben lässt, zeigt: symptoms doctor",
    // What changed.
    "{field}: {before} → {after}": "{field}: {before} → {after}",
    "{field} added: {after}": "{field} ergänzt: {after}",
    "{field} removed: {before}": "{field} entfernt: {before}",
    "“{text}”": "„{text}“",
    "yes": "ja",
    "no": "nein",
    "Deleted.": "Gelöscht.",
    "This version is damaged.": "Diese Fassung ist beschädigt.",
    "Nothing that you can see changed.": "Nichts Sichtbares hat sich geändert.",
    "make it what this version says": "den Eintrag wieder so machen",
    "Nothing was changed: another command changed “{field}” meanwhile":
      "Nichts geändert: Ein anderer Befehl hat inzwischen „{field}“ geändert",
    "To see what it says now: symptoms history {id}": "Was jetzt dasteht: symptoms history {id}",
    // Restoring.
    "Restored for {day}: {what}.": "Wiederhergestellt für {day}: {what}.",
    "The entry {id} has no version {number}": "Der Eintrag {id} hat keine Fassung {number}",
    "To see its versions: symptoms history {id}": "Seine Fassungen ansehen: symptoms history {id}",
    "The entry {id} is not deleted": "Der Eintrag {id} ist nicht gelöscht",
    "To see what it was before: symptoms history {id}": "Was er vorher war: symptoms history {id}",
    "In version {number} the entry is deleted, so it says nothing":
      "In Fassung {number} ist der Eintrag gelöscht, dort steht also nichts",
    "Version {number} is damaged, so it cannot come back":
      "Fassung {number} ist beschädigt und lässt sich nicht zurückholen",
    "see what is attached": "die Anhänge ansehen",
    // The trash.
    "Also here: {attachments}.": "Auch hier: {attachments}.",
    "This erases {attachments} for good.": "Das löscht {attachments} endgültig.",
    "Erased for good: {attachments}.": "Endgültig gelöscht: {attachments}.",
    "There is nothing in the trash.": "Der Papierkorb ist leer.",
    "There is nothing in the trash from before {day}.": "Im Papierkorb ist nichts von vor dem {day}.",
    "Deleted, the last one first:": "Gelöscht, das Letzte zuerst:",
    "There is 1 more.": "Es gibt noch 1 mehr.",
    "There are {count} more.": "Es gibt noch {count} mehr.",
    "get one back, by its id": "etwas zurückholen, über die Kennung",
    "see more of them": "mehr davon ansehen",
    "erase all of it for good; it asks first": "alles endgültig löschen; fragt vorher",
    "This erases 1 deleted entry for good. Undo cannot bring it back.":
      "Das löscht 1 gelöschten Eintrag endgültig. undo holt ihn nicht zurück.",
    "This erases {count} deleted entries for good. Undo cannot bring them back.":
      "Das löscht {count} gelöschte Einträge endgültig. undo holt sie nicht zurück.",
    "Erased for good: 1 deleted entry.": "Endgültig gelöscht: 1 gelöschter Eintrag.",
    "Erased for good: {count} deleted entries.": "Endgültig gelöscht: {count} gelöschte Einträge.",
    "Backups and exports that you made still have it.":
      "In Sicherungen und Exporten, die Sie gemacht haben, steht es noch.",
    "If you import the same file again, its entries come back.":
      "Wenn Sie dieselbe Datei noch einmal einlesen, kommen ihre Einträge wieder.",
    "empty the trash": "papierkorb leeren",
    "To erase it, type: {words}": "Zum Löschen tippen Sie: {words}",
    // Help.
    "See every version of an entry, and get an earlier one back.":
      "Jede Fassung eines Eintrags ansehen und eine frühere zurückholen.",
    """
      symptoms history k3f9a
      symptoms history k3f9a --restore 2    make it what version 2 says
    Each edit makes a new version, and the earlier ones stay. Deleted entries have a history, too. Undo takes a \
    restored version back.
    To see the ids: symptoms list, or symptoms trash for deleted entries.
    """: """
      symptoms history k3f9a
      symptoms history k3f9a --restore 2    den Eintrag machen wie in Fassung 2
    Jede Änderung macht eine neue Fassung, und die früheren bleiben. Auch gelöschte Einträge haben einen Verlauf. undo \
    macht das Zurückholen rückgängig.
    Kennungen ansehen: symptoms list, bei gelöschten Einträgen symptoms trash.
    """,
    "Make the entry what this version says.": "Den Eintrag machen wie in dieser Fassung.",
    "Here you'll see how an entry changed.": "Hier sehen Sie frühere Stände.",
    "See deleted entries, get them back, or erase them for good.":
      "Gelöschte Einträge ansehen, zurückholen oder endgültig löschen.",
    """
    What you delete or undo stays here until you empty the trash.

    Examples:
      symptoms trash
      symptoms trash restore k3f9a
      symptoms trash empty
    """: """
    Was Sie löschen oder rückgängig machen, bleibt hier, bis Sie den Papierkorb leeren.

    Beispiele:
      symptoms trash
      symptoms trash restore k3f9a
      symptoms trash empty
    """,
    "See what you deleted, the last one first.": "Gelöschtes ansehen, das Letzte zuerst.",
    "How many to show.": "Wie viele gezeigt werden.",
    "--limit needs a whole number from 1 to 1000, such as --limit 50.":
      "--limit braucht eine ganze Zahl von 1 bis 1000, etwa --limit 50.",
    "Here you'll see what you deleted.": "Hier sehen Sie, was Sie gelöscht haben.",
    "Get deleted entries back.": "Gelöschte Einträge zurückholen.",
    "To see the ids: symptoms trash": "Kennungen ansehen: symptoms trash",
    "To see the ids: symptoms trash. The first 3 characters are usually enough.":
      "Kennungen ansehen: symptoms trash. Meist genügen die ersten 3 Zeichen.",
    "Here you get deleted entries back.": "Hier holen Sie gelöschte Einträge zurück.",
    "Erase deleted entries for good.": "Gelöschte Einträge endgültig löschen.",
    """
    All versions of these entries go, and undo cannot bring them back. You type three words to confirm. Backups and \
    exports that you made still have them.

      symptoms trash empty
      symptoms trash empty --before 2026-03-01                only what you deleted before that day
      symptoms trash empty --confirm "empty the trash"        for scripts
    """: """
    Alle Fassungen dieser Einträge verschwinden, und undo holt sie nicht zurück. Zur Bestätigung tippen Sie zwei \
    Wörter. In Sicherungen und Exporten, die Sie gemacht haben, stehen sie noch.

      symptoms trash empty
      symptoms trash empty --before 2026-03-01                nur was Sie vor diesem Tag gelöscht haben
      symptoms trash empty --confirm "papierkorb leeren"      für Skripte
    """,
    "Only what you deleted before this day.": "Nur was Sie vor diesem Tag gelöscht haben.",
    "Confirm in a script: “empty the trash”.": "In einem Skript bestätigen: „papierkorb leeren“.",
    "Here you erase what you deleted.": "Hier löschen Sie Gelöschtes endgültig.",
  ]
}
