import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    LoggingModule.id, "de",
    [
      "Did you sleep {hours} hours?": "Haben Sie {hours} Stunden geschlafen?",
      "What you logged": "Was Sie eingetragen haben",
      // The day at a glance.
      "Logged:": "Eingetragen:",
      "no {name}": "{name}: nichts",
      "Not yet: {names}": "Noch offen: {names}",
      "Not logged yet: {names}": "Noch nicht eingetragen: {names}",
      "To log {name}: {command}": "{name} eintragen: {command}",
      "food": "Essen",
      "exercise": "Bewegung",
      "sleep": "Schlaf",
      "stress": "Stress",
      // Help of kinds: fields and examples.
      "Other words: {names}.": "Andere Wörter: {names}.",
      "What you can log (with =, type the name too):": "Was Sie eintragen können (bei = gehört der Name dazu):",
      "{what}.": "{what}.",
      "Needed.": "Nötig.",
      "Without it: {value}.": "Ohne Angabe: {value}.",
      "The time, such as at=14:30, at=3pm or at=noon. Without it, now.":
        "Die Uhrzeit, etwa at=14:30, at=3pm oder at=noon. Ohne Angabe jetzt.",
      "The day, such as day=tuesday or day=2026-03-02. The same as --date.":
        "Der Tag, etwa day=tuesday oder day=2026-03-02. Dasselbe wie --date.",
      "Examples:": "Beispiele:",
      // What is logged today.
      "Logged": "Eingetragen",
      // Questions about symptoms while a day is closed.
      "{symptom} {day}? Type n for none, or {low}–{high}; Enter skips":
        "{symptom} {day}? n heißt keine, sonst {low}–{high}; Enter überspringt",
      "on {day}": "am {day}",
      "How bad? Type {low}–{high}; Enter skips": "Wie stark? {low}–{high}; Enter überspringt",
      "Type n for none, or {low}–{high}; Enter skips": "n heißt keine, sonst {low}–{high}; Enter überspringt",
      "The scale ends at {high}. Type n for none, or {low}–{high}; Enter skips":
        "Die Skala endet bei {high}. n heißt keine, sonst {low}–{high}; Enter überspringt",
      // Saving, changing and deleting.
      "Saved: {what}.": "Gespeichert: {what}.",
      "Saved for {day}: {what}.": "Gespeichert für {day}: {what}.",
      "Already logged: {nones}.": "Schon eingetragen: {nones}.",
      "Already logged for {day}: {nones}.": "Schon eingetragen für {day}: {nones}.",
      "Saved: {nones} today.": "Gespeichert: heute {nones}.",
      "Saved: {nones} on {day}.": "Gespeichert für {day}: {nones}.",
      "{what}, at {time}": "{what}, um {time}",
      "This would save: {what}. Nothing was saved.": "Das würde gespeichert: {what}. Gespeichert wurde nichts.",
      "This would save for {day}: {what}. Nothing was saved.":
        "Das würde für {day} gespeichert: {what}. Gespeichert wurde nichts.",
      "Changed for {day}: {what}.": "Geändert für {day}: {what}.",
      "That's already what it says: {what}. Nothing was changed.":
        "So steht es schon da: {what}. Nichts wurde geändert.",
      "Deleted: {what}.": "Gelöscht: {what}.",
      "Deleted from {day}: {what}.": "Gelöscht (Eintrag vom {day}): {what}.",
      "Deleted {count} entries.": "{count} Einträge gelöscht.",
      "To get it back: symptoms undo": "Zurückholen: symptoms undo",
      "To get it back, press u.": "Mit u holen Sie ihn zurück.",
      "To get them back: symptoms undo": "Zurückholen: symptoms undo",
      "Nothing was deleted: 1 of these {count} ids does not exist":
        "Nichts wurde gelöscht: Eine von {count} Kennungen gibt es nicht",
      "Nothing was deleted: {wrong} of these {count} ids do not exist":
        "Nichts wurde gelöscht: {wrong} von {count} Kennungen gibt es nicht",
      "“{word}” is new. If you meant {known}, type: {command}": "„{word}“ ist neu. Wenn Sie {known} meinten: {command}",
      "“{word}” is new. If you meant {known}, type symptoms undo and try again.":
        "„{word}“ ist neu. Wenn Sie {known} meinten: symptoms undo, dann noch einmal.",
      "{value} is much more than you usually log. Is it right?":
        "{value}: Das ist viel mehr als sonst. Stimmt es?",
      "{value} is much less than you usually log. Is it right?":
        "{value}: Das ist viel weniger als sonst. Stimmt es?",
      "“{field}” is much more than you usually log": "„{field}“ ist viel mehr, als Sie sonst eintragen",
      "“{field}” is much less than you usually log": "„{field}“ ist viel weniger, als Sie sonst eintragen",
      "Check the number. If it is right, add --yes.": "Prüfen Sie die Zahl. Wenn sie stimmt, ergänzen Sie --yes.",
      // Closing a day.
      "Today is complete.": "Der heutige Tag ist abgeschlossen.",
      "{day} is complete.": "{day} ist abgeschlossen.",
      "Today is already complete. Nothing was changed.":
        "Der heutige Tag ist schon abgeschlossen. Nichts wurde geändert.",
      "{day} is already complete. Nothing was changed.": "{day} ist schon abgeschlossen. Nichts wurde geändert.",
      "For {things}, anything you did not log now counts as “no”.":
        "Was Sie bei {things} nicht eingetragen haben, zählt jetzt als „nein“.",
      "You have not answered {symptoms}. If you had none, type:":
        "Noch ohne Antwort: {symptoms}. Wenn Sie nichts davon hatten:",
      "The day is not complete yet. To complete it: {command}": "Der Tag ist noch offen. Abschließen: {command}",
      "Nothing was saved": "Es wurde nichts gespeichert",
      // The list and the day.
      "Nothing logged on {day}.": "Am {day} ist nichts eingetragen.",
      "Nothing logged from {from} to {to}.": "Vom {from} bis {to} ist nichts eingetragen.",
      "say how you are": "eintragen, wie es Ihnen geht",
      "change an entry, by its id": "einen Eintrag über seine Kennung ändern",
      "complete": "abgeschlossen",
      "No entry has {tags}.": "Kein Eintrag hat {tags}.",
      "No entry on {day} has {tags}.": "Am {day} hat kein Eintrag {tags}.",
      "No entry from {from} to {to} has {tags}.": "Von {from} bis {to} hat kein Eintrag {tags}.",
      "see your tags": "Ihre Schlagwörter ansehen",
      "Nothing of that kind logged on {day}.": "Davon ist am {day} nichts eingetragen.",
      "Nothing of that kind logged from {from} to {to}.": "Davon ist von {from} bis {to} nichts eingetragen.",
      "not logged": "nicht eingetragen",
      "nothing yet": "noch nichts",
      "Not logged yet": "Noch offen",
      "log it": "eintragen",
      "Everything you track is logged.": "Alles, was Sie festhalten, ist eingetragen.",
      "You have not chosen anything to track. To choose: symptoms onboard --change":
        "Sie halten noch nichts fest. Auswählen: symptoms onboard --change",
      "{time} in bed": "{time} im Bett",
      "“{typed}” is not a kind of entry": "„{typed}“ ist keine Art von Eintrag",
      "“{typed}” is not a kind of entry. See: symptoms log --help":
        "„{typed}“ ist keine Art von Eintrag. Alle: symptoms log --help",
      // Undoing and redoing.
      "{what} ({time})": "{what} ({time})",
      "{what}": "{what}",
      "{what} ({day}, {time})": "{what} ({day}, {time})",
      "{what} ({day})": "{what} ({day})",
      "your {kind} from {time} ({id})": "{kind} von {time} ({id})",
      "your {kind} from {day}, {time} ({id})": "{kind} vom {day}, {time} ({id})",
      "1 entry": "1 Eintrag",
      "{count} entries": "{count} Einträge",
      "1 entry from {file}": "1 Eintrag aus {file}",
      "{count} entries from {file}": "{count} Einträge aus {file}",
      "Added: {what}.": "Eingetragen: {what}.",
      "Changed: {what}.": "Geändert: {what}.",
      "Changed again: {what}.": "Wieder geändert: {what}.",
      "Changed back: {what}.": "Zurückgeändert: {what}.",
      "Removed: {what}.": "Entfernt: {what}.",
      "Restored: {what}.": "Wiederhergestellt: {what}.",
      "Undone: “{command}”.": "Rückgängig gemacht: „{command}“.",
      "Redone: “{command}”.": "Wiederhergestellt: „{command}“.",
      "“{command}”.": "„{command}“.",
      "{what} Undone.": "{what} Rückgängig gemacht.",
      "{what} Erased for good.": "{what} Endgültig gelöscht.",
      "What {action} changed was erased for good": "Was {action} geändert hat, ist endgültig gelöscht",
      "You saved something else since, so redo goes no further":
        "Sie haben seither etwas anderes gespeichert, daher geht redo nicht weiter",
      "To get it back anyway: symptoms redo {action}": "Trotzdem zurückholen: symptoms redo {action}",
      "That was everything: there's nothing more to get back.": "Mehr lässt sich nicht zurückholen.",
      "You set up the program.": "Sie haben das Programm eingerichtet.",
      "undo one of them": "eine davon rückgängig machen",
      "get it back": "zurückholen",
      "That was everything: there's nothing more to undo.": "Mehr lässt sich nicht rückgängig machen.",
      "There's nothing to undo. This takes back what you saved after your set-up":
        "Es gibt nichts rückgängig zu machen. Erst muss etwas gespeichert sein",
      "There's nothing to get back: nothing is undone": "Es gibt nichts zurückzuholen: Nichts ist rückgängig gemacht",
      "There's no change {action}": "Die Änderung {action} gibt es nicht",
      "To change your set-up: symptoms onboard --change": "Einrichtung ändern: symptoms onboard --change",
      "To get it back: symptoms redo {action}": "Zurückholen: symptoms redo {action}",
      "To see your last changes: symptoms undo --list": "Ihre letzten Änderungen: symptoms undo --list",
      "{action} is already undone": "{action} ist schon rückgängig gemacht",
      "{action} is your set-up. Undo goes no further back":
        "{action} ist Ihre Einrichtung. Weiter zurück geht es nicht",
      "{action} is not undone, so there's nothing to get back":
        "{action} ist nicht rückgängig gemacht, also gibt es nichts zurückzuholen",
      "{action} cannot be undone now: {later} changed {what} later":
        "{action} geht nicht zurück: {later} hat danach {what} geändert",
      "{action} cannot be changed now: undoing {later} changed {what} later":
        "{action} geht jetzt nicht: Mit {later} wurde {what} zurückgeändert",
      "Undo that first: symptoms undo {later}": "Machen Sie zuerst das rückgängig: symptoms undo {later}",
      "Get that back first: symptoms redo {later}": "Holen Sie zuerst das zurück: symptoms redo {later}",
      "Nothing came back: you logged {what} in its place": "Nichts kam zurück: Dort steht jetzt {what}",
      "Delete that first: symptoms delete {id}": "Löschen Sie zuerst das: symptoms delete {id}",
      "“{typed}” does not fit. Type 1 to 100, or a change such as a12":
        "„{typed}“ passt nicht. Möglich: 1 bis 100, oder etwa a12",
      // What there was none of.
      "That is not known": "Das ist nicht bekannt",
      "Nothing is logged under that word": "Unter diesem Wort ist nichts eingetragen",
      "Type: {command}": "Befehl: {command}",
      "Type: symptoms no {near}": "Befehl: symptoms no {near}",
      "“no” is not possible for that": "„no“ geht hier nicht",
      "“no” is not possible for {name}: it is a number": "„no“ geht bei {name} nicht: Das ist eine Zahl",
      "“no” counts for all of {kind}, not for one sort of it":
        "„no“ gilt für {kind} im Ganzen, nicht für eine Art davon",
      "“{typed}” is not known. Did you mean {near}?": "„{typed}“ ist nicht bekannt. Meinten Sie {near}?",
      "That is not known. Did you mean {near}?": "Das ist nicht bekannt. Meinten Sie {near}?",
      "Is “{typed}” a food or drink?": "Ist „{typed}“ etwas zu essen oder zu trinken?",
      "That is not one of your symptoms": "Das gehört nicht zu Ihren Beschwerden",
      "For a food or drink: symptoms no food {typed}": "Für Essen oder Trinken: symptoms no food {typed}",
      "For a food or drink, add --yes": "Für Essen oder Trinken: mit --yes",
      "Type: symptoms no {near}. For a food, put food before it.":
        "Befehl: symptoms no {near}. Bei Essen steht food davor.",
      "The words after “{near}” are not known": "Die Wörter nach „{near}“ sind nicht bekannt",
      "For a night without sleep, type: symptoms log rest 0h": "Für eine Nacht ohne Schlaf: symptoms log rest 0h",
      "To see what you can type: symptoms no --help": "Was Sie tippen können: symptoms no --help",
      "Already logged for {day}. To remove it: symptoms delete {id}":
        "Für {day} schon eingetragen. Löschen: symptoms delete {id}",
      // Days.
      "“{typed}” is not a day. Did you mean “{near}”?": "„{typed}“ ist kein Tag. Meinten Sie „{near}“?",
      "Type: symptoms day {near}": "Befehl: symptoms day {near}",
    ].merging(germanOfKinds) { first, _ in first }.merging(germanOfHelp) { first, _ in first }
      .merging(germanOfEntries) { first, _ in first }.merging(germanOfMetrics) { first, _ in first }
      .merging(germanOfInsights) { first, _ in first }.merging(germanOfReminders) { first, _ in first }
      .merging(germanOfHistory) { first, _ in first }.merging(germanOfNotes) { first, _ in first }
      .merging(germanOfQuestions) { first, _ in first }.merging(germanOfForms) { first, _ in first }
      .merging(germanOfCandidates) { first, _ in first }
      .merging(germanOfReports) { first, _ in first }.merging(germanOfNights) { first, _ in first })
}
