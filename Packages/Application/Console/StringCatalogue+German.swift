import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "console", "de",
    [
      // The day at a glance.
      "Command: {command}": "Befehl: {command}",
      "done": "erledigt",
      "fine": "in Ordnung",
      "note": "Hinweis",
      "open": "offen",
      "wrong": "falsch",
      "{vertical} ↑  {horizontal} →": "{vertical} ↑  {horizontal} →",
      // Forms.
      "Search": "Suche",
      "chosen": "gewählt",
      "Answer": "Antwort",
      "Notes": "Notizen",
      "↑↓ moves": "↑↓ bewegt",
      "Space chooses": "Leertaste wählt",
      "type to search": "Tippen sucht",
      "Enter chooses": "Enter wählt",
      "Enter goes on": "Enter geht weiter",
      "Enter goes on, also without an answer": "Enter geht weiter, auch ohne Antwort",
      "Enter saves": "Enter sichert",
      "Tab skips": "Tab überspringt",
      "Esc back": "Esc zurück",
      "Esc leaves": "Esc verlässt",
      "Esc clears the search": "Esc löscht die Suche",
      "←→ or a number": "←→ oder eine Zahl",
      "←→ or a number (0 is 10)": "←→ oder eine Zahl (0 ist 10)",
      "s same": "s wie zuvor",
      "S all same": "S alle wie zuvor",
      "Space clears": "Leertaste löscht",
      "? words": "? Worte",
      "Nothing goes by that name; Backspace takes a letter away.":
        "So heißt nichts; die Rücktaste nimmt einen Buchstaben weg.",
      "Choose at least one: Space chooses.": "Wählen Sie mindestens eines: Die Leertaste wählt.",
      "This needs an answer.": "Hier braucht es eine Antwort.",
      "Nothing is answered yet: use ← →, or type a number.":
        "Noch nichts ist beantwortet: mit ← → oder einer Zahl.",
      "There is no earlier answer to take over.": "Es gibt keine frühere Antwort zum Übernehmen.",
      "This is the first question.": "Dies ist die erste Frage.",
      "{count} characters are left": "noch {count} Zeichen",
      "In your own words; {count} characters are left.": "In Ihren Worten; noch {count} Zeichen.",
      "Numbers or words, with commas between them": "Zahlen oder Wörter, mit Kommas dazwischen",
      "A number or a word": "Eine Zahl oder ein Wort",
      "; an empty line keeps what is chosen": "; eine leere Zeile behält die Auswahl",
      "; an empty line skips it": "; eine leere Zeile überspringt",
      ", “none” chooses nothing": ", „none“ wählt nichts",
      "; “<” goes back": "; „<“ geht zurück",
      "An empty line skips it.": "Eine leere Zeile überspringt.",
      "Now: {text}. An empty line keeps it.": "Jetzt: {text}. Eine leere Zeile behält es.",
      "Up to {count} characters": "Bis zu {count} Zeichen",
      "A number answers, an empty line leaves it unanswered": "Eine Zahl antwortet, eine leere Zeile lässt es offen",
      "A number answers; an empty line keeps what is answered, “-” clears it":
        "Eine Zahl antwortet; eine leere Zeile behält die Antwort, „-“ löscht sie",
      "“s” answers as before, “S” for all that follow": "„s“ antwortet wie zuvor, „S“ für alle folgenden",
      "“?” explains": "„?“ erklärt",
      "“<” goes back": "„<“ geht zurück",
      "Answered: {value}.": "Beantwortet: {value}.",
      "Notes, up to {count} characters.": "Notizen, bis zu {count} Zeichen.",
      "Notes (an empty line keeps them), up to {count} characters.":
        "Notizen (eine leere Zeile behält sie), bis zu {count} Zeichen.",
    ])
}
