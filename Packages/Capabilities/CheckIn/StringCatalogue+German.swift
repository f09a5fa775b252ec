import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    CheckInModule.id, "de",
    [
      "Unfinished check-in": "Angefangener Eintrag zum Befinden",
      "1 unfinished check-in": "1 angefangener Eintrag zum Befinden",
      "{count} unfinished check-ins": "{count} angefangene Einträge zum Befinden",
      // What packs ask besides.
      "A few more questions": "Noch ein paar Fragen",
      "Leave out any that you like.": "Lassen Sie weg, was Sie möchten.",
      "“{typed}” does not fit {name}": "„{typed}“ passt nicht zu {name}",
      // What is asked after a check-in.
      "Your check-in is saved, but not this answer":
        "Ihr Befinden ist gespeichert, diese Antwort aber nicht",
      "To give it again: {command}": "Noch einmal antworten: {command}",
      // Reminders.
      "Daily check-in": "Tägliches Befinden", "Morning check-in": "Befinden am Morgen",
      "Evening check-in": "Befinden am Abend",
      "If you have not checked in by {time}.": "Wenn Sie Ihr Befinden bis {time} nicht eingetragen haben.",
      "If you have not checked in by {time}, in the morning.":
        "Wenn Sie Ihr Befinden morgens bis {time} nicht eingetragen haben.",
      "If you have not checked in between 16:00 and {time}.":
        "Wenn Sie Ihr Befinden zwischen 16:00 und {time} nicht eingetragen haben.",
      "You have not checked in today.": "Sie haben Ihr Befinden heute nicht eingetragen.",
      "You have checked in today.": "Sie haben Ihr Befinden heute eingetragen.",
      "You have not checked in this morning.": "Sie haben Ihr Befinden heute Morgen nicht eingetragen.",
      "You have not checked in this evening.": "Sie haben Ihr Befinden heute Abend nicht eingetragen.",
      "You have not checked in since 16:00.": "Sie haben Ihr Befinden seit 16:00 nicht eingetragen.",
      "You have checked in since 16:00.": "Sie haben Ihr Befinden seit 16:00 eingetragen.",
      "It is before noon.": "Es ist vor Mittag.",
      "It is afternoon, so the morning is over.": "Es ist nach Mittag, der Morgen ist vorbei.",
      "Your check-in for today is open.": "Ihr Befinden von heute ist noch offen.",
      "Your check-in for this morning is open.": "Ihr Befinden von heute Morgen ist noch offen.",
      "Your check-in for this evening is open.": "Ihr Befinden von heute Abend ist noch offen.",
      // The day at a glance.
      "Check-in:": "Befinden:",
      "Check-in: {command}": "Befinden: {command}",
      "Check-in: not done yet. Type: {command}": "Befinden: noch offen. Befehl: {command}",
      "Check-in: not done. To add it: {command}": "Befinden: nicht eingetragen. Nachtragen: {command}",
      "Check-in: {answers}; 1 question open. To add more: {command}":
        "Befinden: {answers}; 1 Frage offen. Weiter: {command}",
      "Check-in: {answers}; {count} questions open. To add more: {command}":
        "Befinden: {answers}; {count} Fragen offen. Weiter: {command}",
      "(worse)": "(schlechter)",
      "(better)": "(besser)",
      "{name}: {value}.": "{name}: {value}.",
      "{name}: {value}, {band}.": "{name}: {value}, {band}.",
      "Yesterday it was {value}.": "Gestern: {value}.",
      "Yesterday it was the same.": "Gestern ebenso.",
      "The day before it was {value}.": "Am Tag davor: {value}.",
      "The day before it was the same.": "Am Tag davor ebenso.",
      "You have an unfinished check-in from {day} (1 answer). To finish it: {command}":
        "Vom {day} ist noch ein Befinden offen (1 Antwort). Weiter: {command}",
      "You have an unfinished check-in from {day} ({count} answers). To finish it: {command}":
        "Vom {day} ist noch ein Befinden offen ({count} Antworten). Weiter: {command}",
      "Today's check-in is not finished (1 answer). To finish it: {command}":
        "Das Befinden von heute ist noch nicht fertig eingetragen (1 Antwort). Weiter: {command}",
      "Today's check-in is not finished ({count} answers). To finish it: {command}":
        "Das Befinden von heute ist noch nicht fertig eingetragen ({count} Antworten). Weiter: {command}",
      "Today's check-in is not finished. To finish it: {command}":
        "Das Befinden von heute ist noch nicht fertig eingetragen. Weiter: {command}",
      "Nothing was saved. To check in: {command}": "Es wurde nichts gespeichert. Befinden eintragen: {command}",
      // today
      "not answered": "nicht beantwortet",
      // The form.
      "How are you today? {day}": "Wie geht es Ihnen heute? {day}",
      "How were you on {day}?": "Wie ging es Ihnen am {day}?",
      "Pale dots are your last answers. Skip any line you like.":
        "Blasse Punkte zeigen Ihre letzten Antworten. Jede Zeile darf leer bleiben.",
      "You started this at {time}. Your answers are still here.":
        "Sie haben um {time} Uhr angefangen. Ihre Antworten sind noch da.",
      "You already checked in at {time}. This adds another check-in.":
        "Sie haben um {time} Uhr schon etwas eingetragen. Das hier kommt dazu.",
      "Stopped. Your answer is kept. To continue: {command}":
        "Unterbrochen. Ihre Antwort bleibt gespeichert. Weiter: {command}",
      "Stopped. Your {count} answers are kept. To continue: {command}":
        "Unterbrochen. Ihre {count} Antworten bleiben gespeichert. Weiter: {command}",
      // Saved.
      "Saved your check-in: {answers}.": "Gespeichert: {answers}.",
      "Saved your check-in, at {time}: {answers}.": "Gespeichert, um {time}: {answers}.",
      "Saved your check-in for {day}: {answers}.": "Gespeichert für {day}: {answers}.",
      "Saved your check-in for {day}, at {time}: {answers}.": "Gespeichert für {day}, um {time}: {answers}.",
      "Copied from {day}.": "Übernommen vom {day}.",
      "Copied from {day}; {others}.": "Übernommen vom {day}; {others}.",
      "{symptoms} from {day}": "{symptoms} vom {day}",
      "You have an unfinished check-in from {day}. To finish it: {command}":
        "Vom {day} ist noch ein Befinden offen. Weiter: {command}",
      "All logged for today? Type: {command}": "Alles eingetragen für heute? Befehl: {command}",
      "All logged for that day? Type: {command}": "Alles eingetragen für diesen Tag? Befehl: {command}",
      // The entry.
      "check-in": "Befinden",
      "check-ins": "Befinden",
      "1 check-in": "1-mal Befinden",
      "{count} check-ins": "{count}-mal Befinden",
      "How you are.": "Wie es Ihnen geht.",
      "Anything else.": "Alles Weitere.",
      "your check-in": "Ihr Befinden",
      "check-in – {answers}": "Befinden – {answers}",
      "your check-in with {answers}": "Ihr Befinden – {answers}",
      "{symptom} {value}": "{symptom} {value}",
      "{answers} and {count} more": "{answers} und {count} weitere",
      "nothing answered": "nichts beantwortet",
      // What can be wrong.
      "That day is already answered, and the week before it has nothing to copy":
        "Für den Tag ist schon geantwortet, davor gibt es nichts zu übernehmen",
      "To change an answer: {command}": "Eine Antwort ändern: {command}",
      "There's no check-in from the last 7 days to copy": "Aus den letzten 7 Tagen gibt es nichts zu übernehmen",
      "To check in: {command}": "Befinden eintragen: {command}",
      "To see what you can type: symptoms check-in --help": "Was Sie tippen können: symptoms check-in --help",
      "That time is still to come. Use a time up to now": "Diese Zeit kommt erst noch. Nehmen Sie eine Zeit bis jetzt",
      "A check-in needs at least one answer or note": "Nötig ist mindestens eine Antwort oder eine Notiz",
      "That is not on the scale of {symptom}. {use}": "Das passt nicht zu „{symptom}“. {use}",
      "{value} is not on the scale of {symptom}. {use}": "{value} passt nicht zu „{symptom}“. {use}",
      "{symptom} takes whole numbers only. {use}": "„{symptom}“ braucht ganze Zahlen. {use}",
      "{symptom} goes in steps of {step}. {use}": "„{symptom}“: Schritte von {step}. {use}",
      "“{symptom}” appears twice. Keep one of them": "„{symptom}“ steht zweimal da. Behalten Sie eines",
      "Notes can have up to {count} characters, and no hidden ones":
        "Notizen können bis zu {count} Zeichen haben, keine unsichtbaren",
      "{symptom} needs a number: symptoms check-in {id}={value}":
        "Zu „{symptom}“ fehlt die Zahl: symptoms check-in {id}={value}",
      "That is not an answer": "Das ist keine Antwort",
      "That needs a symptom and a number: symptoms check-in {id}={value}":
        "Nötig sind Beschwerde und Zahl: symptoms check-in {id}={value}",
      // Help.
      "Say how you are today.": "Eintragen, wie es Ihnen heute geht.",
      "Another day, such as yesterday, monday or 2026-11-20.": "Ein anderer Tag, etwa gestern, Montag oder 2026-11-20.",
      "symptom=value, notes=…, at=14:30, or same.": "beschwerde=wert, notes=…, at=14:30, oder same.",
      """
      Type nothing more, and you get a form. It shows your last answers; skip any line you like. Your answers are kept \
      as you go: if you stop, `symptoms check-in` continues.

        symptoms check-in                        the form
        symptoms check-in pain=6 mood=4          saves these answers
        symptoms check-in pain=none mood=7       a day without pain (or pain=0)
        symptoms check-in same                   as last time (within 7 days)
        symptoms check-in same pain=7            as last time, but pain 7
        symptoms check-in pain=6 notes="rain"    with a note
        symptoms check-in pain=6 tag=travel      with a tag of your own
        symptoms check-in pain=3 at=08:00        at another time
        symptoms check-in --date yesterday       for another day

      Keys: arrows or numbers answer; 0 means none. s copies your last answer, S copies all of them. Space clears, \
      ? explains, Enter saves.
      You can check in more than once a day.
      """: """
      Ohne weitere Wörter kommt ein Formular. Es zeigt Ihre letzten Antworten; jede Zeile darf leer bleiben. Jede \
      Antwort ist gleich gespeichert: Wenn Sie aufhören, geht es mit `symptoms check-in` weiter.

        symptoms check-in                        das Formular
        symptoms check-in pain=6 mood=4          speichert diese Antworten
        symptoms check-in pain=none mood=7       ein Tag ohne Schmerzen (auch: pain=0)
        symptoms check-in same                   wie zuletzt (in den letzten 7 Tagen)
        symptoms check-in same pain=7            wie zuletzt, aber Schmerzen 7
        symptoms check-in pain=6 notes="Regen"   mit einer Notiz
        symptoms check-in pain=6 tag=reise       mit einem eigenen Schlagwort
        symptoms check-in pain=3 at=08:00        zu einer anderen Zeit
        symptoms check-in --date yesterday       für einen anderen Tag

      Tasten: Pfeile oder Zahlen antworten; 0 heißt keine. s übernimmt die letzte Antwort, S alle. Leertaste löscht, \
      ? erklärt, Enter speichert.
      Sie können mehrmals am Tag eintragen.
      """,
      "Say that you are as last time.": "Eintragen, dass es Ihnen wie zuletzt geht.",
      """
        symptoms same                   as last time (within 7 days)
        symptoms same pain 7            as last time, but pain 7
        symptoms same --date yesterday  for another day

      In a terminal you see the answers first: Enter saves them, Esc leaves. It is the same as symptoms check-in same.
      """: """
        symptoms same                   wie zuletzt (in den letzten 7 Tagen)
        symptoms same pain 7            wie zuletzt, aber Schmerzen 7
        symptoms same --date gestern    für einen anderen Tag

      Im Terminal sehen Sie die Antworten vorher: Enter speichert, Esc bricht ab. Es ist dasselbe wie symptoms \
      check-in same.
      """,
      "What is not the same, such as pain 7.": "Was anders ist, etwa pain 7.",
      "Your check-in, as last time": "Ihr Befinden, wie zuletzt",
      "Nothing was saved": "Es wurde nichts gespeichert",
      "To answer by yourself: {command}": "Selbst antworten: {command}",
      // Before anyone is set up.
      "Here you repeat a check-in.": "Hier wiederholen Sie Antworten.",
      "Here you say how you are.": "Hier tragen Sie Ihr Befinden ein.",
    ]
    .merging(germanOfInsights) { first, _ in first })
}
