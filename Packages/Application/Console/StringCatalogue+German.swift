import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "console", "de",
    [
      // Signs of lists, where they are read aloud.
      "Command: {command}": "Befehl: {command}",
      "done": "erledigt",
      "fine": "in Ordnung",
      "note": "Hinweis",
      "open": "offen",
      "wrong": "falsch",
      // Charts.
      "{vertical} ↑  {horizontal} →": "{vertical} ↑  {horizontal} →",
      "{sign} under {count} {things}": "{sign} unter {count} {things}",
      "{sign} {count} and more": "{sign} {count} und mehr",
      "both at the same height": "beide gleich hoch",
      "1 older week is not shown": "1 ältere Woche ist nicht zu sehen",
      "{count} older weeks are not shown": "{count} ältere Wochen sind nicht zu sehen",
      // Keys of forms.
      "↑↓ next line": "↑↓ nächste Zeile",
      "Space selects": "Leertaste wählt",
      "Space clears": "Leertaste löscht",
      "type to search": "Tippen sucht",
      "Enter selects": "Enter wählt",
      "Enter continues": "Enter weiter",
      "Enter continues (you can leave this empty)": "Enter weiter (darf leer bleiben)",
      "Enter saves": "Enter speichert",
      "e changes the line": "e ändert die Zeile",
      "Enter saves it. e changes the line, n leaves it.": "Enter speichert. e ändert die Zeile, n verwirft sie.",
      "Enter saves it. n leaves it.": "Enter speichert. n verwirft es.",
      "Press Enter, or type n.": "Drücken Sie Enter, oder tippen Sie n.",
      "Tab skips": "Tab überspringt",
      "Esc back": "Esc zurück",
      "Esc stops": "Esc Abbruch",
      "Esc clears the search": "Esc löscht die Suche",
      "←→ or a number": "←→ oder eine Zahl",
      "←→ or a number (0 means 10)": "←→ oder eine Zahl (0 heißt 10)",
      "←→ or a number (0 means none)": "←→ oder eine Zahl (0 heißt keine)",
      "s as last time": "s wie zuletzt",
      "S the rest as last time": "S alle übrigen wie zuletzt",
      "? what this means": "? was das heißt",
      "↑ {count} more above": "↑ {count} weitere",
      "↓ {count} more below": "↓ {count} weitere",
      // Forms with keys.
      "Search: {text}": "Suche: {text}",
      "Answer": "Antwort",
      "Notes": "Notizen",
      "{count} characters left": "noch {count} Zeichen",
      "In your own words ({count} characters left).": "In Ihren Worten (noch {count} Zeichen).",
      "No match. Backspace deletes a letter.": "Kein Treffer. Die Rücktaste löscht einen Buchstaben.",
      "No match. Did you mean “{name}”? Press ↓ to select it.":
        "Kein Treffer. Meinten Sie „{name}“? Mit ↓ wählen Sie es aus.",
      "Select at least one with the space bar.": "Wählen Sie mindestens eines mit der Leertaste.",
      "Answer at least one line: press ← or →, or type a number.":
        "Beantworten Sie mindestens eine Zeile: mit ← oder → oder einer Zahl.",
      // Forms of several lines.
      "needed": "nötig",
      "Needed.": "Nötig.",
      "({count} more)": "({count} weitere)",
      "Type y if there is anything to fill in.": "Tippen Sie j, wenn es etwas einzutragen gibt.",
      "Keep what you typed?": "Das Getippte behalten?",
      "Enter keeps it for later": "Enter behält es für später",
      "Backspace throws it away": "Rücktaste verwirft es",
      "Esc continues": "Esc macht weiter",
      "←→ chooses": "←→ wählt",
      "a comma adds another": "ein Komma fügt hinzu",
      "Backspace removes": "Rücktaste entfernt",
      "→ takes a suggestion": "→ übernimmt einen Vorschlag",
      "Type your answer, or press Enter to skip. - clears it.":
        "Tippen Sie Ihre Antwort. Enter überspringt, - löscht sie.",
      "{name}:": "{name}:",
      "Without an answer: {value}.": "Ohne Angabe: {value}.",
      // Scales.
      "({day} {value})": "({day} {value})",
      "{name} ({day} {value})": "{name} ({day} {value})",
      "{name}: {first} = {firstWords}, {last} = {lastWords}.":
        "{name}: {first} = {firstWords}, {last} = {lastWords}.",
      "{name}: 0 = none, {first} = {firstWords}, {last} = {lastWords}.":
        "{name}: 0 = keine, {first} = {firstWords}, {last} = {lastWords}.",
      "{name}: a length such as 45m, up to {high}.": "{name}: eine Dauer wie 45m, bis {high}.",
      "For {name}, type a length such as 45m, up to {high}. Enter skips it.":
        "Für {name} eine Dauer wie 45m eingeben, bis {high}, oder Enter zum Überspringen.",
      "{name}: a number from {low} to {high}.": "{name}: eine Zahl von {low} bis {high}.",
      "{name}: a number from {low} to {high}, or 0 for none.":
        "{name}: eine Zahl von {low} bis {high}, oder 0 für keine.",
      "0 = none": "0 = keine",
      "{value} = {words}": "{value} = {words}",
      "Choose a number from {low} to {high}.": "Wählen Sie eine Zahl von {low} bis {high}.",
      "Choose a number from 0 (none) to {high}.": "Wählen Sie eine Zahl von 0 (keine) bis {high}.",
      "For {name}, the lowest answer is {low}.": "Bei {name} ist {low} die niedrigste Antwort.",
      "For {name}, type a number from 0 (none) to {high}, or press Enter to skip.":
        "Bei {name}: eine Zahl von 0 (keine) bis {high}, oder Enter zum Auslassen.",
      "For {name}, type a number from {low} to {high}, or press Enter to skip.":
        "Bei {name}: eine Zahl von {low} bis {high}, oder Enter zum Auslassen.",
      "There is no answer from the last 7 days to copy.":
        "In den letzten 7 Tagen gibt es keine Antwort zum Übernehmen.",
      // Questions line by line.
      "Type a number, or press Enter to skip.": "Geben Sie eine Zahl ein, oder drücken Sie Enter zum Auslassen.",
      "Type a number. Enter keeps your answer, - clears it.":
        "Geben Sie eine Zahl ein. Enter behält Ihre Antwort, - löscht sie.",
      "0 = there was none.": "0 = es gab keine.",
      "s = as last time, S = the rest as last time.": "s = wie zuletzt, S = alle übrigen wie zuletzt.",
      "? = what this means.": "? = was das heißt.",
      "< = back.": "< = zurück.",
      "Your answer: {value}.": "Ihre Antwort: {value}.",
      "Any notes? Up to {count} characters. Enter skips it.":
        "Notizen? Bis zu {count} Zeichen. Enter überspringt.",
      "Any notes? Enter keeps what you wrote.": "Notizen? Enter behält, was Sie geschrieben haben.",
      "This is the first question.": "Das ist die erste Frage.",
      "This question needs an answer.": "Diese Frage braucht eine Antwort.",
      "Type numbers or words, separated by commas.": "Geben Sie Zahlen oder Wörter ein, mit Kommas getrennt.",
      "Type a number or a word.": "Geben Sie eine Zahl oder ein Wort ein.",
      "Enter keeps what's selected.": "Enter behält die Auswahl.",
      "Enter skips it.": "Enter überspringt.",
      "Type none to select nothing.": "Mit none wählen Sie nichts aus.",
      "selected": "gewählt",
      "Select at least {count}.": "Wählen Sie mindestens {count}.",
      "More than one matches “{typed}”. Type a bit more.": "Zu „{typed}“ passen mehrere. Tippen Sie etwas mehr.",
      "Type a number from 1 to {count}.": "Geben Sie eine Zahl von 1 bis {count} ein.",
      "Type {choices}.": "Geben Sie ein: {choices}.",
      "{number} for {name}": "{number} für {name}",
      "“{word}” is not one of the answers": "„{word}“ ist keine der Antworten",
      "“{typed}” is not one of the answers. Did you mean “{near}”?":
        "„{typed}“ ist keine der Antworten. Meinten Sie „{near}“?",
      "“{typed}” is not one of the answers. Type a number from 1 to {count}.":
        "„{typed}“ ist keine der Antworten. Geben Sie eine Zahl von 1 bis {count} ein.",
      "Now: {text}. Enter keeps it.": "Jetzt: {text}. Enter behält es.",
      "You can type up to {count} characters.": "Bis zu {count} Zeichen passen.",
      "That's too long: up to {count} characters fit.": "Das ist zu lang: Es passen höchstens {count} Zeichen.",
      "That text has hidden characters. Type it by hand.":
        "Der Text enthält unsichtbare Zeichen. Tippen Sie ihn von Hand.",
      "One of the answers in your input cannot be used: {why}": "Eine Antwort in Ihrer Eingabe passt nicht: {why}",
      // Questions back.
      "y/n": "j/n",
      "Ctrl-C stops": "Strg-C bricht ab",
      "Type y for yes or n for no.": "Tippen Sie j für ja oder n für nein.",
      "Type 1 or 2, or a word of it.": "Tippen Sie 1 oder 2, oder ein Wort davon.",
      "Enter skips it": "Enter überspringt",
      "needed, Ctrl-C stops": "nötig, Strg-C bricht ab",
      "Nothing was saved": "Es wurde nichts gespeichert",
      "To answer, type the command again": "Zum Beantworten tippen Sie den Befehl noch einmal",
    ])
}
