import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    OnboardingModule.id, "de",
    [
      "Going on where you stopped; --restart begins anew.":
        "Es geht weiter, wo Sie aufgehört haben; --restart beginnt von vorn.",
      "Change what you like; everything that you logged is kept.":
        "Ändern Sie, was Sie möchten; alles Eingetragene bleibt erhalten.",
      "Welcome. A few questions, about two minutes.": "Willkommen. Ein paar Fragen, etwa zwei Minuten.",
      """
      Your answers and all that you log are kept in one file in {home}, readable by you alone. Nothing is sent \
      anywhere. Each answer is kept at once: whenever you stop, you can go on later.
      """: """
      Ihre Antworten und alles, was Sie eintragen, liegen in einer Datei in {home}, die nur Sie lesen können. Nichts \
      wird irgendwohin gesendet. Jede Antwort wird sofort gesichert: Wann immer Sie aufhören, können Sie später \
      weitermachen.
      """,
      "What do you live with?": "Womit leben Sie?",
      "Choose one or more. Start typing to search, also by symptoms.":
        "Wählen Sie eine oder mehrere. Tippen Sie, um zu suchen, auch nach Beschwerden.",
      "A few questions about {name}. Nothing is saved before the end.":
        "Ein paar Fragen zu {name}. Vor dem Ende wird nichts gesichert.",
      "You skipped this before. Skip it again to leave it out.":
        "Das haben Sie vorhin übersprungen. Überspringen Sie es noch einmal, wenn es offen bleiben soll.",
      "For anything not listed, choose the general tracker. More can be added as a condition pack.":
        "Ist Ihre nicht dabei, wählen Sie das allgemeine Tagebuch. Weitere lassen sich als Paket ergänzen.",
      "Yours is not here? “{name}” asks what it is called and how it shows, and makes a pack of your own.":
        "Ihre ist nicht dabei? „{name}“ fragt, wie sie heißt und woran Sie sie merken, und legt ein eigenes Paket an.",
      "“{name}” is for anything not listed.": "„{name}“ ist für alles da, was hier nicht steht.",
      "Conditions": "Erkrankungen",
      "none yet": "noch keine",
      "skipped": "übersprungen",
      "not answered": "nicht beantwortet",
      "nothing": "nichts",
      "{number} of {count}": "{number} von {count}",
      "What a flare is": "Was ein Schub ist",
      "When should a day count as a flare?": "Wann soll ein Tag als Schub zählen?",
      "With symptoms that never leave, your own usual is often the better measure.":
        "Bei Beschwerden, die nie weggehen, ist das bei Ihnen Übliche oft das bessere Maß.",
      "When it is at least {points} points worse than my usual":
        "Wenn es mindestens {points} Punkte schlechter ist als sonst bei mir",
      "Your usual is the middle of the {days} days before. Until {fewest} of them are answered, the fixed level holds.":
        """
      Das Übliche ist die Mitte der {days} Tage davor. Bis {fewest} davon beantwortet sind, gilt die feste \
      Schwelle.
      """,
      "When a symptom reaches the pack's level, {levels}":
        "Wenn eine Beschwerde die Schwelle des Pakets erreicht: {levels}",
      "{level} for {name}": "{level} bei {name}",
      "Your answers": "Ihre Antworten",
      "Is this right? Type y, or choose an answer to change it.":
        "Stimmt das? Tippen Sie j, oder wählen Sie eine Antwort, um sie zu ändern.",
      "Save the changes": "Die Änderungen sichern",
      "All right: save and finish": "Alles richtig: sichern und abschließen",
      "Choose this to change it.": "Wählen Sie dies, um es zu ändern.",
      "You are set up.": "Alles ist eingerichtet.",
      "Your answers are changed; everything that you logged is kept.":
        "Ihre Antworten sind geändert; alles Eingetragene bleibt erhalten.",
      "You are set up already; nothing was changed.": "Sie sind schon eingerichtet; nichts wurde geändert.",
      "Kept in {home}, readable by you alone.": "Gesichert in {home}, lesbar nur für Sie.",
      "Next:": "Weiter:",
      "how are you today?": "wie geht es Ihnen heute?",
      "today's risk, and what is logged": "das Risiko heute, und was notiert ist",
      "change answers; nothing is lost": "Antworten ändern; nichts geht verloren",
      "Nothing was saved.": "Nichts wurde gesichert.",
      "Not finished; your answers are kept. To go on: {command}":
        "Noch nicht fertig; Ihre Antworten sind gesichert. Weiter geht es mit: {command}",
      "the condition {condition}": "die Erkrankung {condition}",
      "what you track": "was Sie notieren möchten",
      "your answers": "Ihre Antworten",
      "your name": "Ihr Name",
      "your answers about daily life": "Ihre Antworten zum Alltag",
      "your answer about how flares come": "Ihre Antwort dazu, wie Schübe kommen",
      "your other answers": "Ihre übrigen Antworten",
      "your symptoms": "Ihre Beschwerden",
    ])
}
