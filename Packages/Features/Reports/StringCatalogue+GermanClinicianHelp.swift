import TrackerApplication

extension StringCatalogue {
  /// The help of the report for a clinician and of its questions.
  static let germanOfClinicianHelp: [String: String] = [
    "A summary for a doctor or therapist, and the details.":
      "Eine Zusammenfassung für Praxis oder Therapie, und die Einzelheiten.",
    """
    The first page has what a clinician needs in a minute. It is about the last 90 days unless you say otherwise. \
    It says your age and diagnosis, if you gave them. You choose what else it says about you.

    Examples:
      symptoms report clinician
      symptoms report clinician --output visit.pdf --question "Is my dose right?"
      symptoms report clinician --days 30 --identity name,birth-date
      symptoms report clinician --from 2026-10-01 --to 2026-10-31 --output october.csv
      symptoms report clinician --format fhir --output october.json
    """: """
    Auf der ersten Seite steht, was man in der Praxis in einer Minute braucht. Es geht um die letzten 90 Tage, wenn \
    Sie nichts anderes sagen. Alter und Diagnose stehen darin, wenn Sie sie angegeben haben. Was sonst über Sie \
    darin steht, wählen Sie.

    Beispiele:
      symptoms report clinician
      symptoms report clinician --output besuch.pdf --question "Stimmt meine Dosis?"
      symptoms report clinician --days 30 --identity name,birth-date
      symptoms report clinician --from 2026-10-01 --to 2026-10-31 --output oktober.csv
      symptoms report clinician --format fhir --output oktober.json
    """,
    "So many days, up to today. Default: 90.": "So viele Tage bis heute. Ohne Angabe: 90.",
    "Something you want to ask. It is kept for later reports, too. Give the option again for another one.":
      "Etwas, das Sie fragen möchten. Es steht auch in späteren Berichten. Für mehr Fragen die Option wiederholen.",
    """
    What it says about you: name, age, diagnosis, sex and birth-date with commas, or none. Default: report.identity.
    """:
      """
    Was darin über Sie steht: name, age, diagnosis, sex und birth-date mit Kommas, oder none. Sonst: report.identity.
    """,
    "Give --days, or --from and --to, not both.": "Nehmen Sie --days oder --from und --to, nicht beides.",
    "--days is 1 to 3660.": "--days geht von 1 bis 3660.",
    "Here you'll see a report for your doctor or therapist.": "Hier sehen Sie den Bericht für die Praxis.",
    "Write down what you want to ask.": "Aufschreiben, was Sie fragen möchten.",
    """
    Your questions stand on the first page of a report for a clinician, until you remove them.

    Examples:
      symptoms report questions
      symptoms report questions add "Is my dose right?"
      symptoms report questions remove 1
    """: """
    Ihre Fragen stehen auf der ersten Seite eines Berichts für die Praxis, bis Sie sie entfernen.

    Beispiele:
      symptoms report questions
      symptoms report questions add "Stimmt meine Dosis?"
      symptoms report questions remove 1
    """,
    "List what you want to ask.": "Auflisten, was Sie fragen möchten.",
    """
    Example:
      symptoms report questions list
    """: """
    Beispiel:
      symptoms report questions list
    """,
    "Write down a question, or several.": "Eine Frage oder mehrere aufschreiben.",
    """
    Example:
      symptoms report questions add "Is my dose right?" "Which exercise is safe?"
    """: """
    Beispiel:
      symptoms report questions add "Stimmt meine Dosis?" "Welcher Sport ist sicher?"
    """,
    "Remove a question.": "Eine Frage entfernen.",
    """
    “symptoms undo” brings it back.

    Example:
      symptoms report questions remove 1
    """: """
    „symptoms undo“ holt sie zurück.

    Beispiel:
      symptoms report questions remove 1
    """,
    "What you want to ask, each question in quotation marks.":
      "Was Sie fragen möchten, jede Frage in Anführungszeichen.",
    "Its number in the list.": "Ihre Nummer in der Liste.",
    "Here you'll see what you want to ask.": "Hier sehen Sie, was Sie fragen möchten.",
    "Here you write down what to ask.": "Hier schreiben Sie Fragen auf.",
    "Here you remove a question.": "Hier entfernen Sie eine Frage.",
    // Names of arguments.
    "question": "Frage",
  ]

  /// What the report for a clinician says.
  static let germanOfClinician: [String: String] = [
    "a question for a clinician": "eine Frage für die Praxis",
    "Questions from the person": "Fragen der Person",
    "No question was written down.": "Es ist keine Frage aufgeschrieben.",
    "1 more is in the details.": "1 weiteres steht in den Einzelheiten.",
    "{count} more are in the details.": "{count} weitere stehen in den Einzelheiten.",
    "Details": "Einzelheiten",
    "Symptom report": "Bericht über Beschwerden",
    "Symptom report for a clinician, {day}": "Bericht über Beschwerden für die Praxis, {day}",
    "Symptom report for a clinician, {from} to {to}": "Bericht über Beschwerden für die Praxis, {from} bis {to}",
    "Days with an answer about symptoms: {share}.": "Tage mit einer Antwort zu Beschwerden: {share}.",
    "{answered} of {days} days answered": "{answered} von {days} Tagen beantwortet",
    "1 day, answered": "1 Tag, beantwortet",
    "1 day, not answered": "1 Tag, nicht beantwortet",
    "These are the person's own records. Days not logged are unknown, never good days.":
      "Es sind die eigenen Einträge der Person. Tage ohne Eintrag sind unbekannt, nie gute Tage.",
    "{name}, definition {revision}": "{name}, Definition {revision}",
    "Made on {day}, from the person's own log.": "Erstellt am {day} aus den eigenen Einträgen der Person.",
    "“{word}” is not something that a report says of you": "„{word}“ ist nichts, was ein Bericht über Sie sagt",
    "Use none, or some of {words}": "Möglich: none, oder einiges von {words}",
    "There is room for {count} questions": "Es ist Platz für {count} Fragen",
    "To make room: symptoms report questions remove 1": "Platz schaffen: symptoms report questions remove 1",
    "There is no question {number}": "Eine Frage {number} gibt es nicht",
    "To see them: symptoms report questions": "Alle ansehen: symptoms report questions",
    "A question needs words": "Eine Frage braucht Worte",
    "A question has at most {count} characters": "Eine Frage hat höchstens {count} Zeichen",
    "Type it like this: symptoms report questions add \"Is my dose right?\"":
      "Tippen Sie zum Beispiel: symptoms report questions add \"Stimmt meine Dosis?\"",
    "You have not written down a question yet.": "Sie haben noch keine Frage aufgeschrieben.",
    "write one down": "eine aufschreiben",
    "Your questions": "Ihre Fragen",
    "They stand in each report for a clinician until you remove them.":
      "Sie stehen in jedem Bericht für die Praxis, bis Sie sie entfernen.",
    "remove the first one": "die erste entfernen",
    "see the report": "den Bericht ansehen",
    "A saved report cannot be written as “{format}”":
      "Ein gespeicherter Bericht lässt sich nicht als „{format}“ schreiben",
    "Type: symptoms report clinician --from {first} --to {last} --format {format}":
      "Neu: symptoms report clinician --from {first} --to {last} --format {format}",
    "has an entry": "hat einen Eintrag",
    "{name}: severity": "{name}: Schwere",
    "{name}: flare day": "{name}: Schubtag",
  ]
}
