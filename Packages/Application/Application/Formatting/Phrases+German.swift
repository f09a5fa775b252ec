import TrackerCore

extension Phrases {
  /// By the English phrase; a test looks for phrases without a translation and for translations without a phrase.
  static let german: [String: String] = [
    ".": ",",
    "Monday": "Montag", "Tuesday": "Dienstag", "Wednesday": "Mittwoch", "Thursday": "Donnerstag", "Friday": "Freitag",
    "Saturday": "Samstag", "Sunday": "Sonntag",
    "January": "Januar", "February": "Februar", "March": "März", "April": "April", "May": "Mai", "June": "Juni",
    "July": "Juli",
    "August": "August", "September": "September", "October": "Oktober", "November": "November", "December": "Dezember",
    "{weekday} {day} {month}": "{weekday}, {day}. {month}", "{date} {year}": "{date} {year}",

    // The day at a glance.
    "Good morning": "Guten Morgen", "Good afternoon": "Guten Tag", "Good evening": "Guten Abend",
    "Looking back": "Rückblick",
    "Today": "Heute", "today": "heute", "low": "niedrig", "moderate": "mittel", "high": "hoch",
    "said last night": "gestern Abend gesagt", "said {day}": "gesagt am {day}",
    "not logged yet": "noch nicht notiert", "Command: {command}": "Befehl: {command}",
    "done": "erledigt", "fine": "in Ordnung", "note": "Hinweis", "open": "offen", "wrong": "falsch",
    "{vertical} ↑  {horizontal} →": "{vertical} ↑  {horizontal} →",
    "with last night's rest": "mit der letzten Nacht",
    "worked out from earlier days": "aus früheren Tagen errechnet",
    "before anything was logged": "bevor etwas eingetragen war",
    "about your usual": "etwa wie sonst bei Ihnen", "{ratio} × your usual": "{ratio}-mal so viel wie sonst",
    "likely {from}–{to} %": "wahrscheinlich {from}–{to} %",
    "building your pattern: {known} of {all} days": "Ihr Muster entsteht: {known} von {all} Tagen",
    "{building}; until then mostly what is usual for people":
      "{building}; bis dahin vor allem, was bei Menschen üblich ist",
    "because:": "weil:",
    "more flares than usual in the week before": "mehr Schübe als sonst in der Woche davor",
    "fewer flares than usual in the week before": "weniger Schübe als sonst in der Woche davor",
    "worse days than usual before": "zuvor schlechtere Tage als sonst",
    "better days than usual before": "zuvor bessere Tage als sonst",
    "a flare the day before": "ein Schub am Tag davor", "no flare the day before": "kein Schub am Tag davor",
    "a flare two days before": "ein Schub zwei Tage davor", "no flare two days before": "kein Schub zwei Tage davor",
    "Nothing logged since {day}. {message}": "Nichts eingetragen seit {day}. {message}",
    "Yesterday's load": "Gestrige Belastung", "load": "Belastung", "not known": "nicht bekannt",
    "not known: too little was logged": "nicht bekannt: zu wenig wurde eingetragen",
    "sleep": "Schlaf", "exercise": "Bewegung", "food": "Essen", "stress": "Stress",
    "Check-in": "Befinden", "Logged": "Notiert", "Tomorrow so far": "Morgen bisher", "tomorrow so far": "morgen bisher",
    "and it was a flare": "und es war ein Schub", "and it was no flare": "und es war kein Schub",
    "and the day was not answered": "und zum Tag fehlt die Antwort",
    "Yesterday I said {percent} %": "Gestern sagte ich {percent} %",
    "From earlier days, yesterday was {percent} %": "Aus früheren Tagen errechnet: gestern {percent} %",
    "Score so far": "Treffsicherheit bisher",
    "Score so far, worked out afterwards": "Treffsicherheit bisher, nachträglich errechnet",
    "{head}: too early to tell ({days} of {fewest} days).": "{head}: noch zu früh ({days} von {fewest} Tagen).",
    "{head}: as good as your own average over {days} days":
      "{head}: so gut wie Ihr eigener Durchschnitt über {days} Tage",
    "{head}: {percent} % better than your own average over {days} days":
      "{head}: {percent} % besser als Ihr eigener Durchschnitt über {days} Tage",
    "{head}: {percent} % worse than your own average over {days} days":
      "{head}: {percent} % schlechter als Ihr eigener Durchschnitt über {days} Tage",

    "{reason} (usual {usual})": "{reason} (sonst {usual})", "{name}: no": "{name}: nein",
    "with last night's rest:": "mit der letzten Nacht:",
    "on your better days, in your records:": "an Ihren besseren Tagen, nach Ihren Einträgen:",

    // The same line by line.
    "Likely between {from} and {to} percent.": "Wahrscheinlich zwischen {from} und {to} Prozent.",
    "Still {building}.": "{building}.", "That is {ratio}.": "Das ist {ratio}.",
    "Because: {reasons}.": "Weil: {reasons}.",
    "up from {value}": "gestiegen von {value}", "down from {value}": "gefallen von {value}",
    "as yesterday": "wie gestern",

    // What is said of a day, and why.
    "from all through {day}": "aus allem bis {day}",
    "A flare: {percent} percent, {band}.": "Ein Schub: {percent} Prozent, {band}.",
    "severity about {value} of 10, likely {from}–{to}": "Schwere etwa {value} von 10, wahrscheinlich {from}–{to}",
    "Severity about {value} of 10, likely between {from} and {to}.":
      "Schwere etwa {value} von 10, wahrscheinlich zwischen {from} und {to}.",
    "It was a flare{severity}.": "Es war ein Schub{severity}.",
    "It was no flare{severity}.": "Es war kein Schub{severity}.",
    "Nothing was logged by then: this is what is said before anything is known.":
      "Bis dahin war nichts eingetragen: Das wird gesagt, bevor etwas bekannt ist.",
    "The last answer was on {day}, {count} days ago: this says how things were then.":
      "Die letzte Antwort war am {day}, vor {count} Tagen: Das hier sagt, wie es damals stand.",
    "The last answer before it was on {day}, {count} days earlier: this says how things were then.":
      "Die letzte Antwort davor war am {day}, {count} Tage früher: Das hier sagt, wie es damals stand.",
    "Step by step, in log-odds: they add up, percentages would not.":
      "Schritt für Schritt, in Log-Odds: Sie addieren sich, Prozente täten es nicht.",
    "together: {percent} %": "zusammen: {percent} %", "starts at": "Anfang",
    "what is usual for people, {percent} %": "was bei Menschen üblich ist, {percent} %",
    "a usual day, from the little that is known, {percent} %":
      "ein üblicher Tag, nach dem wenigen Bekannten, {percent} %",
    "a usual day of yours, {percent} %": "ein Tag wie sonst bei Ihnen, {percent} %",
    "smaller ones together ({count})": "kleinere zusammen ({count})",
    "what a limit on certainty took": "was eine Grenze der Gewissheit nahm",
    "Nothing has moved it from there yet.": "Davon hat noch nichts weggeführt.",
    "raises it": "erhöht", "raises it a little": "erhöht ein wenig", "raises it much": "erhöht stark",
    "lowers it": "senkt", "lowers it a little": "senkt ein wenig", "lowers it much": "senkt stark",
    "raise it": "erhöhen", "lower it": "senken",
    "{text}: {number} log-odds.": "{text}: {number} Log-Odds.",
    "{verb}: {text}, {number} log-odds.": "{verb}: {text}, {number} Log-Odds.",

    // What has been learnt.
    "What each factor weighs": "Was jeder Faktor wiegt",
    "This condition looks at no factors: only your recent days move its forecast.":
      "Diese Erkrankung sieht auf keine Faktoren: Nur Ihre letzten Tage bewegen die Vorhersage.",
    """
    Log-odds of tomorrow's flare for a day that is one spread above your usual, 0 is no effect. “Pack” is what is \
    believed of people, “learnt” what your days have made of it so far, “likely” its plausible range; ✓ where your \
    own records bear it out.
    """:
      """
    Log-Odds eines Schubs morgen nach einem Tag, der eine Streuung über dem bei Ihnen Üblichen liegt; 0 ist keine \
    Wirkung. „Paket“ ist, was man bei Menschen annimmt, „gelernt“, was Ihre Tage bisher daraus gemacht haben, \
    „wahrscheinlich“ der plausible Bereich; ✓, wo Ihre eigenen Einträge es bestätigen.
    """,
    "Factor": "Faktor", "Pack": "Paket", "Tuned": "Gestellt", "Learnt": "Gelernt", "Likely": "Wahrscheinlich",
    "Days": "Tage",
    "pack {number}": "Paket {number}", "tuned {number}": "gestellt {number}", "learnt {number}": "gelernt {number}",
    "1 day known": "1 Tag bekannt", "{count} days known": "{count} Tage bekannt",
    " tuned to {number},": " gestellt auf {number},",
    ", borne out by your own records": ", durch Ihre eigenen Einträge bestätigt",
    "{name}: pack {pack},{tuned} learnt {learnt}, likely {from} to {to}, known on {days}{own}.":
      "{name}: Paket {pack},{tuned} gelernt {learnt}, wahrscheinlich {from} bis {to}, {days} bekannt{own}.",
    "In force since {day}.": "In Kraft seit {day}.", "But: {others}.": "Aber: {others}.",
    "Learnt since {day}.": "Gelernt seit {day}.",
    "Nothing is learnt yet: log a day first.": "Noch ist nichts gelernt: Tragen Sie zuerst einen Tag ein.",
    "After how many days it shows": "Nach wie vielen Tagen es sich zeigt",
    """
    Points of severity (0 to 10) for a day one spread above your usual, next to how the day before was; only what \
    holds.
    """:
      """
    Punkte Schwere (0 bis 10) nach einem Tag, der eine Streuung über dem Üblichen liegt, neben dem, wie der Tag \
    davor war; nur, was sich hält.
    """,
    "Nothing holds at any lag so far.": "Bisher hält sich nichts, bei keinem Abstand.",
    "{lag} {points} ({from} to {to})": "{lag} {points} ({from} bis {to})", "the same day": "am selben Tag",
    "the day after": "am Tag danach",
    "{count} days after": "{count} Tage danach", "{count} more: {names}": "{count} fehlen: {names}",
    "Not enough days yet, {told}.": "Noch nicht genug Tage, {told}.",

    // What stands out.
    "I said {percent} % for today": "Ich sagte {percent} % für heute",
    "From earlier days, {percent} % was to be said of today": "Aus früheren Tagen waren für heute {percent} % zu sagen",
    "your usual is {usual} %": "sonst sind es bei Ihnen {usual} %",
    "and in your records it is a flare": "und nach Ihren Einträgen ist es ein Schub",
    "but in your records it is a flare": "aber nach Ihren Einträgen ist es ein Schub",
    "and in your records it is none so far": "und nach Ihren Einträgen ist es bisher keiner",
    "but in your records it is none so far": "aber nach Ihren Einträgen ist es bisher keiner",
    "{name} {value}{unit}, your usual is {usual}{unit}: {word}, in your records of {days} days.":
      "{name} {value}{unit}, sonst bei Ihnen {usual}{unit}: {word}, nach Ihren Einträgen aus {days} Tagen.",
    "Last night's sleep": "Schlaf letzte Nacht", "Exercise": "Bewegung", "more": "mehr", "less": "weniger",
    "worse": "schlechter",
    "better": "besser",

    // What a command did to tomorrow.
    "Tomorrow{name} stays at {after} %, {band}.": "Morgen{name} bleibt bei {after} %, {band}.",
    "Tomorrow{name} {before} → {after} %, {band}.": "Morgen{name} {before} → {after} %, {band}.",

    // Onboarding.
    "Going on where you stopped; --restart begins anew.":
      "Es geht weiter, wo Sie aufgehört haben; --restart beginnt von vorn.",
    "Change what you like; everything that you logged is kept.":
      "Ändern Sie, was Sie möchten; alles Eingetragene bleibt erhalten.",
    "Welcome. A few questions, about two minutes.": "Willkommen. Ein paar Fragen, etwa zwei Minuten.",
    """
    Your answers and all that you log are kept in one file in {home}, readable by you alone. Nothing is sent \
    anywhere. Each answer is kept at once: whenever you stop, you can go on later.
    """:
      """
    Ihre Antworten und alles, was Sie eintragen, liegen in einer Datei in {home}, die nur Sie lesen können. Nichts \
    wird irgendwohin gesendet. Jede Antwort wird sofort gesichert: Wann immer Sie aufhören, können Sie später \
    weitermachen.
    """,
    "What do you live with?": "Womit leben Sie?",
    "Choose one or more conditions. Typing searches, also by other names.":
      "Wählen Sie eine oder mehrere Erkrankungen. Tippen sucht, auch nach anderen Namen.",
    "What you don't find is served by the general tracker; more can be added as a condition pack.":
      "Was Sie nicht finden, deckt das allgemeine Tagebuch ab; weitere lassen sich als Paket ergänzen.",
    "Yours is not here? “{name}” asks what it is called and how it shows, and makes a pack of your own.":
      "Ihre ist nicht dabei? „{name}“ fragt, wie sie heißt und woran Sie sie merken, und legt ein eigenes Paket an.",
    "“{name}” is for what you don't find.": "„{name}“ ist für alles da, was Sie nicht finden.",
    "Conditions": "Erkrankungen", "none yet": "noch keine", "skipped": "übersprungen",
    "not answered": "nicht beantwortet",
    "nothing": "nichts", "{number} of {count}": "{number} von {count}",
    "What a flare is": "Was ein Schub ist",
    "When should a day count as a flare?": "Wann soll ein Tag als Schub zählen?",
    "With symptoms that never leave, your own usual is often the better measure.":
      "Bei Beschwerden, die nie weggehen, ist das bei Ihnen Übliche oft das bessere Maß.",
    "When it is at least {points} points worse than my usual":
      "Wenn es mindestens {points} Punkte schlechter ist als sonst bei mir",
    "Your usual is the middle of the {days} days before. Until {fewest} of them are answered, the fixed level holds.":
      "Das Übliche ist die Mitte der {days} Tage davor. Bis {fewest} davon beantwortet sind, gilt die feste Schwelle.",
    "When a symptom reaches the pack's level, {levels}":
      "Wenn eine Beschwerde die Schwelle des Pakets erreicht: {levels}",
    "{level} for {name}": "{level} bei {name}",
    "Your answers": "Ihre Antworten",
    "Is this right? Choose an answer to change it.": "Stimmt das? Wählen Sie eine Antwort, um sie zu ändern.",
    "Save the changes": "Die Änderungen sichern",
    "All right: save and finish": "Alles richtig: sichern und abschließen",
    "Choose this to change it.": "Wählen Sie dies, um es zu ändern.",
    "You are set up.": "Alles ist eingerichtet.",
    "Your answers are changed; everything that you logged is kept.":
      "Ihre Antworten sind geändert; alles Eingetragene bleibt erhalten.",
    "You are set up already; nothing was changed.": "Sie sind schon eingerichtet; nichts wurde geändert.",
    "Kept in {home}, readable by you alone.": "Gesichert in {home}, lesbar nur für Sie.", "Next:": "Weiter:",
    "how are you today?": "wie geht es Ihnen heute?",
    "today's risk, and what is logged": "das Risiko heute, und was notiert ist",
    "change answers; nothing is lost": "Antworten ändern; nichts geht verloren",
    "Nothing was saved.": "Nichts wurde gesichert.",
    "Not finished; your answers are kept. To go on: {command}":
      "Noch nicht fertig; Ihre Antworten sind gesichert. Weiter geht es mit: {command}",

    // Forms.
    "Search": "Suche", "chosen": "gewählt", "Answer": "Antwort", "Notes": "Notizen",
    "↑↓ moves": "↑↓ bewegt", "Space chooses": "Leertaste wählt", "type to search": "Tippen sucht",
    "Enter chooses": "Enter wählt",
    "Enter goes on": "Enter geht weiter",
    "Enter goes on, also without an answer": "Enter geht weiter, auch ohne Antwort",
    "Enter saves": "Enter sichert", "Tab skips": "Tab überspringt", "Esc back": "Esc zurück",
    "Esc leaves": "Esc verlässt",
    "Esc clears the search": "Esc löscht die Suche", "←→ or a number": "←→ oder eine Zahl",
    "←→ or a number (0 is 10)": "←→ oder eine Zahl (0 ist 10)", "s same": "s wie zuvor",
    "S all same": "S alle wie zuvor",
    "Space clears": "Leertaste löscht", "? words": "? Worte",
    "Nothing goes by that name; Backspace takes a letter away.":
      "So heißt nichts; die Rücktaste nimmt einen Buchstaben weg.",
    "Choose at least one: Space chooses.": "Wählen Sie mindestens eines: Die Leertaste wählt.",
    "This needs an answer.": "Hier braucht es eine Antwort.",
    "Nothing is answered yet: use ← →, or type a number.": "Noch nichts ist beantwortet: mit ← → oder einer Zahl.",
    "There is no earlier answer to take over.": "Es gibt keine frühere Antwort zum Übernehmen.",
    "This is the first question.": "Dies ist die erste Frage.",
    "{count} characters are left": "noch {count} Zeichen",
    "In your own words; {count} characters are left.": "In Ihren Worten; noch {count} Zeichen.",
    "Numbers or words, with commas between them": "Zahlen oder Wörter, mit Kommas dazwischen",
    "A number or a word": "Eine Zahl oder ein Wort",
    "; an empty line keeps what is chosen": "; eine leere Zeile behält die Auswahl",
    "; an empty line skips it": "; eine leere Zeile überspringt",
    ", “none” chooses nothing": ", „none“ wählt nichts", "; “<” goes back": "; „<“ geht zurück",
    "An empty line skips it.": "Eine leere Zeile überspringt.",
    "Now: {text}. An empty line keeps it.": "Jetzt: {text}. Eine leere Zeile behält es.",
    "Up to {count} characters": "Bis zu {count} Zeichen",
    "A number answers, an empty line leaves it unanswered": "Eine Zahl antwortet, eine leere Zeile lässt es offen",
    "A number answers; an empty line keeps what is answered, “-” clears it":
      "Eine Zahl antwortet; eine leere Zeile behält die Antwort, „-“ löscht sie",
    "“s” answers as before, “S” for all that follow": "„s“ antwortet wie zuvor, „S“ für alle folgenden",
    "“?” explains": "„?“ erklärt",
    "“<” goes back": "„<“ geht zurück", "Answered: {value}.": "Beantwortet: {value}.",
    "Notes, up to {count} characters.": "Notizen, bis zu {count} Zeichen.",
    "Notes (an empty line keeps them), up to {count} characters.":
      "Notizen (eine leere Zeile behält sie), bis zu {count} Zeichen.",

    // Flares as records.
    "activities": "Aktivitäten", "check-ins": "Befinden", "closed days": "abgeschlossene Tage",
    "explicit nones": "ausdrücklich nichts", "flare marks": "Schubmarken", "meals": "Mahlzeiten",
    "measurements": "Messungen",
    "medication": "Medikamente", "own numbers": "eigene Zahlen", "rest": "Schlaf und Ruhe", "symptoms": "Beschwerden",
    "1 flare": "1 Schub", "{count} flares": "{count} Schübe", "1 day": "1 Tag", "{count} days": "{count} Tage",
    " of the last day": " des letzten Tages", "without points": "ohne Punkte",
    "said {percent} %, {band}": "gesagt {percent} %, {band}",
    "worked out {percent} %, {band}": "errechnet {percent} %, {band}",
    "What drove the forecast of its first day:": "Was die Vorhersage seines ersten Tages bewegte:",
    "What drove the forecast of its first day, worked out from earlier days:":
      "Was die Vorhersage seines ersten Tages bewegte, aus früheren Tagen errechnet:",
    "Opened: {day} is a flare day ({id}).": "Eröffnet: {day} ist ein Schubtag ({id}).",
    "Closed: {day} counts as no flare, unless its symptoms say otherwise ({id}).":
      "Beendet: {day} zählt nicht als Schub, wenn die Beschwerden nichts anderes sagen ({id}).",
    "{day} is a flare day already. Nothing was written.": "{day} ist schon ein Schubtag. Nichts wurde geschrieben.",
    "No flare is open on {day}. Nothing was written.": "Am {day} dauert kein Schub an. Nichts wurde geschrieben.",
    """
    The symptoms of {day} say a flare, and they always count: close it on a day after, or edit what you answered. \
    Nothing was written.
    """:
      """
    Die Beschwerden vom {day} sagen einen Schub, und sie zählen immer: Beenden Sie ihn an einem Tag danach, oder \
    ändern Sie Ihre Antworten. Nichts wurde geschrieben.
    """,
    """
    {day} itself is marked as a flare: close it on a day after, or delete the mark (`symptoms list` shows it). \
    Nothing was written.
    """:
      """
    {day} selbst ist als Schub markiert: Beenden Sie ihn an einem Tag danach, oder löschen Sie die Markierung \
    (`symptoms list` zeigt sie). Nichts wurde geschrieben.
    """,
    " ({count} unanswered)": " ({count} unbeantwortet)", " of the last {days} days": " der letzten {days} Tage",
    ", then ": ", dann ",
    "; median length {days}": "; mittlere Länge {days}",
    "Flare {number}, from {day}: {facts}.": "Schub {number}, ab {day}: {facts}.",
    "In your records these went before it; that does not make them the cause.":
      "In Ihren Aufzeichnungen ging das voraus; die Ursache muss es nicht sein.",
    "Its days:": "Seine Tage:", "Logged on these two days: {kinds}.": "An diesen zwei Tagen eingetragen: {kinds}.",
    "No flare in your records{within}.": "Kein Schub in Ihren Aufzeichnungen{within}.",
    "Nothing was forecast of its first day.": "Für seinen ersten Tag wurde nichts vorhergesagt.",
    "Nothing was logged on these two days.": "An diesen zwei Tagen wurde nichts eingetragen.",
    "What went before, on {first} and {second} (48 hours):": "Was vorausging, am {first} und {second} (48 Stunden):",
    "marked": "markiert", "nothing was forecast": "nichts wurde vorhergesagt", "ongoing": "dauert an",
    "peak {value}": "Spitze {value}",
    "severity unanswered": "Schwere unbeantwortet", "severity {value}": "Schwere {value}",
    "unanswered": "unbeantwortet",
    "usual {value}": "üblich {value}",
    "{count} in your records{within}{length}.": "{count} in Ihren Aufzeichnungen{within}{length}.",
    "{count} marked by hand or import": "{count} von Hand oder aus einer Datei markiert",
    "{name}: flare {number}, from {day}": "{name}: Schub {number}, ab {day}", "{points} points": "{points} Punkte",
  ]
}
