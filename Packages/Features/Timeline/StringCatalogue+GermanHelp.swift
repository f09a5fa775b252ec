import TrackerApplication

extension StringCatalogue {
  /// What the help of the command says.
  static let germanOfHelp: [String: String] = [
    "Go through your days, and through one day hour by hour.":
      "Ihre Tage durchgehen, und einen Tag Stunde für Stunde.",
    """
      symptoms timeline                                     the last days, 20 on a page
      symptoms timeline --page 2                            the days before them
      symptoms timeline --from 2026-03-01 --to 2026-03-31   some days
      symptoms timeline yesterday                           one day, in half hours

    In a terminal you have keys. ↑ and ↓ choose, and ← and → turn the page. Enter opens a day, and there it changes \
    an entry. d deletes an entry, and u undoes what you changed here. q leaves.

    How a day was comes from your worst answer about a symptom. The colour on that symptom's scale decides. Green \
    is good, yellow is fair, red is bad. A day without an answer is not known. “5 of 6” says how much of what you \
    track is logged.

    Elsewhere:
      symptoms list          entries of a kind or with a tag
      symptoms day           what is missing on a day, and marking it complete
      symptoms history ID    every version of an entry
      symptoms undo --list   what you did last
    """: """
      symptoms timeline                                     die letzten Tage, 20 auf einer Seite
      symptoms timeline --page 2                            die Tage davor
      symptoms timeline --from 2026-03-01 --to 2026-03-31   bestimmte Tage
      symptoms timeline yesterday                           ein Tag, in halben Stunden

    Im Terminal gibt es Tasten. ↑ und ↓ wählen aus, ← und → blättern. Enter öffnet einen Tag und ändert dort einen \
    Eintrag. d löscht einen Eintrag, u macht rückgängig, was Sie hier geändert haben. q beendet.

    Wie ein Tag war, sagt Ihre schlimmste Antwort zu einer Beschwerde. Die Farbe auf deren Skala entscheidet: Grün \
    ist gut, Gelb ist mittel, Rot ist schlecht. Ein Tag ohne Antwort ist nicht bekannt. „5 von 6“ heißt: So viel von \
    dem, was Sie festhalten, ist eingetragen.

    Anderswo:
      symptoms list          Einträge einer Art oder mit einem Schlagwort
      symptoms day           was an einem Tag fehlt, und ihn abschließen
      symptoms history ID    alle Fassungen eines Eintrags
      symptoms undo --list   was Sie zuletzt getan haben
    """,
    "How many days, counting back from the last one.": "Wie viele Tage, vom letzten an zurückgezählt.",
    "Which page; the newest days are on page 1.": "Welche Seite; die neuesten Tage stehen auf Seite 1.",
    "One day, such as yesterday, monday or 2026-11-20.": "Ein Tag, etwa gestern, montag oder 2026-11-20.",
    "--page needs a whole number from 1.": "--page braucht eine ganze Zahl ab 1.",
    "--days needs a whole number from 1 to 40000, such as --days 7.":
      "--days braucht eine ganze Zahl von 1 bis 40000, etwa --days 7.",
    "Use --from or --days, not both.": "Nehmen Sie --from oder --days, nicht beides.",
    "Give one day, or use --from, --to, --days and --page.":
      "Geben Sie einen Tag an, oder --from, --to, --days und --page.",
    "Here you'll go through your days.": "Hier gehen Sie Ihre Tage durch.",
  ]
}
