import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    OnboardingModule.id, "de",
    [
      // Questions after the set-up.
      "Saved. To change it: symptoms settings set {setting} {value}":
        "Gespeichert. Ändern: symptoms settings set {setting} {value}",
      "{answer} is not a date": "{answer} ist kein Datum", "a day such as 1980-05-04": "ein Tag wie 1980-05-04",
      "What {condition} says of {metrics} counts from now on. What you logged stays.":
        "Für {metrics} gilt ab jetzt, was {condition} festlegt. Was Sie eingetragen haben, bleibt.",
      // The pack of one's own.
      "{name}, with the symptoms named while setting up.":
        "{name}, mit den Beschwerden, die bei der Einrichtung genannt wurden.",
      // onboard: the first words
      "Welcome. This takes about two minutes. You can stop and carry on later.":
        "Willkommen. Das dauert etwa zwei Minuten. Sie können jederzeit unterbrechen.",
      "Everything stays in one file on this computer. Nothing is sent anywhere.":
        "Alles bleibt in einer Datei auf diesem Computer. Nichts wird verschickt.",
      "Carrying on where you stopped. To start again: {command} --restart":
        "Es geht weiter, wo Sie aufgehört haben. Neu anfangen: {command} --restart",
      "Change whatever you like. Nothing you've logged is lost.":
        "Ändern Sie, was Sie möchten. Nichts Eingetragenes geht verloren.",
      "A few questions about {name}. Nothing is saved before the end.":
        "Ein paar Fragen zu {name}. Gespeichert wird erst am Ende.",
      // onboard: the questions
      "Step {number} of {count}": "Schritt {number} von {count}",
      "Which condition do you have?": "Welche Erkrankung haben Sie?",
      "Choose one or more. Start typing to search, also by symptom.":
        "Wählen Sie eine oder mehrere. Tippen Sie, um zu suchen, auch nach Beschwerden.",
      "Not listed? Choose “{name}” and describe it in your own words.":
        "Nicht dabei? Wählen Sie „{name}“ und beschreiben Sie sie selbst.",
      "Not listed? Choose “{name}”.": "Nicht dabei? Wählen Sie „{name}“.",
      "Not listed? Choose the general tracker for now.": "Nicht dabei? Wählen Sie vorerst das allgemeine Tagebuch.",
      "Something else, in your own words": "Etwas anderes, in eigenen Worten",
      "What else?": "Was noch?", "Put commas between several things.": "Setzen Sie Kommas zwischen mehrere Angaben.",
      "Effect on daily life, from your set-up": "Auswirkung auf den Alltag, aus der Einrichtung",
      "How much the symptoms affect daily life, as answered in the set-up.":
        "Wie stark die Beschwerden den Alltag beeinträchtigen, wie bei der Einrichtung beantwortet.",
      "points": "Punkte",
      "your treatments": "Ihre Behandlungen", "your suspected triggers": "Ihre vermuteten Auslöser",
      "You skipped this. Skip it again to leave it empty.":
        "Das haben Sie übersprungen. Überspringen Sie es noch einmal, um es leer zu lassen.",
      "What counts as a flare": "Was als Schub zählt",
      "When should a day count as a flare day?": "Wann soll ein Tag als Schubtag zählen?",
      "If your symptoms never go away, the first choice usually fits better.":
        "Wenn Ihre Beschwerden nie weggehen, passt meist die erste Möglichkeit.",
      "On days with {definitions}": "An Tagen mit {definitions}",
      "{definition} for {name}": "{definition} bei {name}",
      "When a symptom is at least 1 point worse than usual for me":
        "Wenn eine Beschwerde mindestens 1 Punkt schlimmer ist als sonst bei mir",
      "When a symptom is at least {points} points worse than usual for me":
        "Wenn eine Beschwerde mindestens {points} Punkte schlimmer ist als sonst bei mir",
      "“Usual” is the middle of your last {days} days. Until {fewest} of them are answered, the other choice counts.":
        """
      „Sonst“ ist die Mitte Ihrer letzten {days} Tage. Bis {fewest} davon beantwortet sind, gilt die andere \
      Möglichkeit.
      """,
      "When a symptom reaches {levels}": "Wenn eine Beschwerde {levels} erreicht",
      "{level} out of {most}": "{level} von {most}",
      "{level} out of {most} for {name}": "{level} von {most} bei {name}",
      // onboard: the answers
      "Condition": "Erkrankung",
      "Conditions": "Erkrankungen",
      "(none)": "(keine)",
      "(skipped)": "(übersprungen)",
      "(no answer)": "(keine Antwort)",
      "(nothing)": "(nichts)",
      "Your answers": "Ihre Antworten",
      "Is this right? Type y, or select an answer to change it.":
        "Stimmt alles? Tippen Sie j, oder wählen Sie eine Antwort aus, um sie zu ändern.",
      "Yes, save and finish": "Ja, speichern und fertig",
      "Save changes": "Änderungen speichern",
      "You're all set.": "Fertig. Alles ist eingerichtet.",
      "Next:": "Weiter:",
      "say how you are today (about a minute)": "eintragen, wie es Ihnen heute geht (etwa eine Minute)",
      "see today's forecast": "die Vorhersage für heute ansehen",
      "change these answers": "diese Antworten ändern",
      "Your changes are saved. Nothing you've logged is lost.":
        "Ihre Änderungen sind gespeichert. Nichts Eingetragenes geht verloren.",
      "You're already set up.": "Das Programm ist schon eingerichtet.",
      "To change your answers, type: symptoms onboard --change": "Antworten ändern: symptoms onboard --change",
      "Nothing was saved. To try again: {command}": "Es wurde nichts gespeichert. Noch einmal: {command}",
      "You can finish this later. Your answers are kept.":
        "Sie können später weitermachen. Ihre Antworten bleiben gespeichert.",
      "To carry on, type: {command}": "Weiter: {command}",
      // Errors of onboard
      "You're already set up, so nothing was changed": "Das Programm ist schon eingerichtet. Es wurde nichts geändert",
      "Your conditions have changed since you started, so nothing was saved":
        "Ihre Erkrankungen haben sich inzwischen geändert. Es wurde nichts gespeichert",
      "To start again, type: symptoms onboard --change --restart":
        "Neu anfangen: symptoms onboard --change --restart",
      "Nothing was saved: {count} answers are missing or not right":
        "Nichts wurde gespeichert: {count} Antworten fehlen oder passen nicht",
      "There is no journal to save to": "Es gibt kein Tagebuch, in das gespeichert werden kann",
      "These conditions cannot be tracked together yet":
        "Diese Erkrankungen lassen sich noch nicht zusammen festhalten",
      "Choose one of them.": "Wählen Sie eine davon.",
      "You already have a condition called {name}": "Sie haben schon eine Erkrankung namens {name}",
      "Choose that one, or use another name.": "Wählen Sie diese, oder nehmen Sie einen anderen Namen.",
      "Your condition cannot be saved in {folder}": "Ihre Erkrankung lässt sich nicht in {folder} speichern",
      "Check the folder and its permissions.": "Prüfen Sie den Ordner und seine Rechte.",
      "A name cannot have signs such as < or >": "Ein Name darf keine Zeichen wie < oder > haben",
      "Use letters and numbers, up to 100 characters.": "Nehmen Sie Buchstaben und Ziffern, bis zu 100 Zeichen.",
      "The file has no answers": "In der Datei stehen keine Antworten",
      "lines such as impact: 6, for pack, name, symptoms, impact, pattern, track and flare":
        "Zeilen wie impact: 6, für pack, name, symptoms, impact, pattern, track und flare",
      // Wrong answers
      "{answer} is missing": "{answer} fehlt",
      "{answer} is missing, for example: {example}": "{answer} fehlt, zum Beispiel: {example}",
      "{answer} does not fit": "{answer} passt nicht",
      "{answer} is not an answer": "{answer} ist keine Antwort",
      "{answer} is not on the scale": "{answer} steht nicht auf der Skala",
      "{answer} needs one choice or more": "{answer} braucht mindestens eine Auswahl",
      "{answer} needs {count} choices or more": "{answer} braucht mindestens {count} Angaben",
      "{answer} takes one value, not a list": "{answer} nimmt einen Wert, keine Liste",
      "{answer} does not work for {names}": "{answer} gibt es für {names} nicht",
      "“{word}” is not a choice for {answer}": "„{word}“ gibt es bei {answer} nicht",
      "“{name}” is not one of the questions": "„{name}“ gehört nicht zu den Fragen",
      "You gave {answer} twice. Keep one": "{answer} steht zweimal da. Behalten Sie eines",
      "Leave out {answer}: the condition is already named":
        "Lassen Sie {answer} weg: Die Erkrankung ist schon genannt",
      "--change cannot add or stop a condition": "--change kann keine Erkrankung hinzufügen oder beenden",
      "--change without --pack": "--change ohne --pack",
      "Allowed: {values}.": "Möglich: {values}.",
      "up to {count} characters": "bis zu {count} Zeichen",
      "1 to {count} characters on one line": "1 bis {count} Zeichen in einer Zeile",
      "{fewest} to {most} names with commas between them, each up to {count} characters":
        "{fewest} bis {most} Namen, durch Kommas getrennt, jeder bis zu {count} Zeichen",
      "{low} to {high} ({ends})": "{low} bis {high} ({ends})",
      "at least {count} of {ids}": "mindestens {count} von {ids}",
      "any of {ids}, or none": "einige von {ids}, oder none",
      "text or a number, with words such as true and null in quotes":
        "Text oder eine Zahl; Wörter wie true und null in Anführungszeichen",
      // conditions
      "Since {from}": "Seit {from}",
      "From {from} to {to} (stopped)": "Vom {from} bis {to} (beendet)",
      "A flare day: {flare}": "Schubtag: {flare}",
      "Your check-in asks about: {names}.": "Ihr tägliches Befinden fragt nach: {names}.",
      "You're now tracking {name}.": "Ab heute halten Sie fest: {name}.",
      "You've stopped tracking {name}. Nothing you logged is lost.":
        "Nicht mehr festgehalten: {name}. Nichts Eingetragenes geht verloren.",
      // Errors of conditions
      "“{word}” is not a condition": "„{word}“ ist keine Erkrankung",
      "Type: symptoms conditions add {id}": "Befehl: symptoms conditions add {id}",
      "To see all, type: symptoms pack list": "Alle ansehen: symptoms pack list",
      "To see all: symptoms pack list. Not listed: symptoms conditions add {id}":
        "Alle: symptoms pack list. Nicht dabei: symptoms conditions add {id}",
      "You're already tracking “{name}”": "„{name}“ halten Sie schon fest",
      "To see your conditions, type: symptoms conditions": "Ihre Erkrankungen ansehen: symptoms conditions",
      "{name} cannot be tracked with your other conditions yet":
        "{name} passt noch nicht zu Ihren anderen Erkrankungen",
      "“{word}” is not one of your conditions": "„{word}“ gehört nicht zu Ihren Erkrankungen",
      "You're not tracking “{word}”. Did you mean “{name}”?": "„{word}“ ist nicht dabei. Meinten Sie „{name}“?",
      "Type: symptoms conditions end {id}": "Befehl: symptoms conditions end {id}",
      "You're not tracking “{word}”": "„{word}“ gehört nicht zu Ihren Erkrankungen",
      "{name} is your only condition, so nothing was changed":
        "{name} ist Ihre einzige Erkrankung. Es wurde nichts geändert",
      "Add another one first. To see all, type: symptoms pack list":
        "Fügen Sie zuerst eine andere hinzu. Alle ansehen: symptoms pack list",
      // What undo names
      "the condition {condition}": "die Erkrankung {condition}",
      "what you track": "was Sie festhalten",
      "your answers": "Ihre Antworten",
      "your name": "Ihr Name",
      "your answers about daily life": "Ihre Antworten zum Alltag",
      "your answer about how flares come": "Ihre Antwort dazu, wie Schübe kommen",
      "your other answers": "Ihre übrigen Antworten",
      "your symptoms": "Ihre Beschwerden",
    ].merging(germanHelp) { first, _ in first })
}
