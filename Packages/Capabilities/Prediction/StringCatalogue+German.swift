import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    PredictionModule.id, "de",
    [
      // The day at a glance.
      "Today": "Heute",
      "said last night": "gestern Abend gesagt",
      "said {day}": "gesagt am {day}",
      "with last night's rest": "mit der letzten Nacht",
      "worked out from earlier days": "aus früheren Tagen errechnet",
      "before anything was logged": "bevor etwas eingetragen war",
      "{building}. Until then, the forecast leans on a start that is the same for everyone.":
        "{building}. Bis dahin stützt sich die Vorhersage auf einen Anfang, der für alle gleich ist.",
      "your average so far": "Ihr Durchschnitt bisher",
      "because:": "weil:",
      "Nothing logged since {day}.": "Nichts eingetragen seit {day}.",
      "Yesterday's load": "Gestrige Belastung",
      "load": "Belastung",
      "not known": "nicht bekannt",
      "not known: too little was logged": "nicht bekannt: zu wenig wurde eingetragen",
      "sleep": "Schlaf",
      "exercise": "Bewegung",
      "food": "Essen",
      "stress": "Stress",
      "Tomorrow so far": "Morgen bisher",
      "tomorrow so far": "morgen bisher",
      "and it was a flare": "und es war ein Schub",
      "and it was no flare": "und es war kein Schub",
      "and the day was not answered": "und zum Tag fehlt die Antwort",
      "Yesterday I said {percent} %": "Gestern sagte ich {percent} %",
      "From earlier days, yesterday was {percent} %": "Aus früheren Tagen errechnet: gestern {percent} %",
      "Score so far": "Treffsicherheit bisher",
      "Score so far, worked out afterwards": "Treffsicherheit bisher, nachträglich errechnet",
      "{head}: too early to tell ({days} of {fewest} days).": "{head}: noch zu früh ({days} von {fewest} Tagen).",
      "{head}: no flare in {days} days, so there was nothing to forecast better.":
        "{head}: kein Schub an {days} Tagen, also gab es nichts besser vorherzusagen.",
      "{head}: as good as your own average over {days} days":
        "{head}: so gut wie Ihr eigener Durchschnitt über {days} Tage",
      "{head}: {percent} % better than your own average over {days} days":
        "{head}: {percent} % besser als Ihr eigener Durchschnitt über {days} Tage",
      "{head}: {percent} % worse than your own average over {days} days":
        "{head}: {percent} % schlechter als Ihr eigener Durchschnitt über {days} Tage",
      "with last night's rest:": "mit der letzten Nacht:",
      "on your better days, in your records:": "an Ihren besseren Tagen, nach Ihren Einträgen:",
      // The same line by line.
      // What is said of a day, and why.
      "from all through {day}": "aus allem bis {day}",
      "severity about {value} of 10, likely {from}–{to}": "Schwere etwa {value} von 10, wahrscheinlich {from}–{to}",
      "It was a flare{severity}.": "Es war ein Schub{severity}.",
      "It was no flare{severity}.": "Es war kein Schub{severity}.",
      "Nothing was logged by then: this is what is said before anything is known.":
        "Bis dahin war nichts eingetragen: Das wird gesagt, bevor etwas bekannt ist.",
      "The last answer was on {day}, {count} days ago.": "Die letzte Antwort war am {day}, vor {count} Tagen.",
      "The last answer before it was on {day}, {count} days earlier.":
        "Die letzte Antwort davor war am {day}, {count} Tage früher.",
      "The last answer was on {day}, {count} days ago: this says how things were then.":
        "Die letzte Antwort war am {day}, vor {count} Tagen: Das hier sagt, wie es damals stand.",
      "The last answer before it was on {day}, {count} days earlier: this says how things were then.":
        "Die letzte Antwort davor war am {day}, {count} Tage früher: Das hier sagt, wie es damals stand.",
      "Step by step, in log-odds: they add up, percentages would not.":
        "Schritt für Schritt, in Log-Odds: Sie addieren sich, Prozente täten es nicht.",
      "starts at": "Anfang",
      "where everyone starts, {percent} %": "wo alle anfangen, {percent} %",
      "a usual day, from the little that is known, {percent} %":
        "ein üblicher Tag, nach dem wenigen Bekannten, {percent} %",
      "a usual day of yours, {percent} %": "ein Tag wie sonst bei Ihnen, {percent} %",
      "smaller ones together ({count})": "kleinere zusammen ({count})",
      "held back while little is known": "zurückgehalten, solange wenig bekannt ist",
      "held back: nothing is ever that certain": "zurückgehalten: So sicher ist nichts",
      "Nothing has moved it from there yet.": "Davon hat noch nichts weggeführt.",
      "raises it": "erhöht",
      "raises it a little": "erhöht ein wenig",
      "raises it much": "erhöht stark",
      "lowers it": "senkt",
      "lowers it a little": "senkt ein wenig",
      "lowers it much": "senkt stark",
      "raise it": "erhöhen",
      "lower it": "senken",
      // What has been learnt.
      "Flare risk": "Risiko",
      "together": "zusammen",
      "{from} to {to}": "{from} bis {to}",
      "pack": "Paket",
      "tuned": "gestellt",
      "learnt": "gelernt",
      "likely": "wahrscheinlich",
      "days": "Tage",
      "points": "Punkte",
      "own": "eigen",
      "{count} more": "{count} fehlen",
      "Not enough days yet:": "Noch nicht genug Tage:",
      "usual": "üblich",
      """
      Log-odds of tomorrow's flare for a day that is one spread above your usual, 0 is no effect. “Pack” is what is \
      believed of people, “learnt” what your days have made of it so far, “likely” its plausible range; “own” where \
      your own records bear it out.
      """: """
      Log-Odds eines Schubs morgen nach einem Tag, der eine Streuung über dem bei Ihnen Üblichen liegt; 0 ist keine \
      Wirkung. „Paket“ ist, was man bei Menschen annimmt, „gelernt“, was Ihre Tage bisher daraus gemacht haben, \
      „wahrscheinlich“ der plausible Bereich; „eigen“, wo Ihre eigenen Einträge es bestätigen.
      """,
      "What each factor weighs": "Was jeder Faktor wiegt",
      "This condition looks at no factors: only your recent days move its forecast.":
        "Diese Erkrankung sieht auf keine Faktoren: Nur Ihre letzten Tage bewegen die Vorhersage.",
      "In force since {day}.": "In Kraft seit {day}.",
      "But: {others}.": "Aber: {others}.",
      "Learnt since {day}.": "Gelernt seit {day}.",
      "Nothing is learnt yet: log a day first.": "Noch ist nichts gelernt: Tragen Sie zuerst einen Tag ein.",
      "After how many days it shows": "Nach wie vielen Tagen es sich zeigt",
      """
      Points of severity (0 to 10) for a day one spread above your usual, next to how the day before was; only what \
      holds.
      """: """
      Punkte Schwere (0 bis 10) nach einem Tag, der eine Streuung über dem Üblichen liegt, neben dem, wie der Tag \
      davor war; nur, was sich hält.
      """,
      "Nothing holds at any lag so far.": "Bisher hält sich nichts, bei keinem Abstand.",
      "the same day": "am selben Tag",
      "the day after": "am Tag danach",
      "{count} days after": "{count} Tage danach",
      // What stands out.
      "I said {percent} % for today": "Ich sagte {percent} % für heute",
      "From earlier days, {percent} % was to be said of today":
        "Aus früheren Tagen waren für heute {percent} % zu sagen",
      "your usual is {usual} %": "sonst sind es bei Ihnen {usual} %",
      "and in your records it is a flare": "und nach Ihren Einträgen ist es ein Schub",
      "but in your records it is a flare": "aber nach Ihren Einträgen ist es ein Schub",
      "and in your records it is none so far": "und nach Ihren Einträgen ist es bisher keiner",
      "but in your records it is none so far": "aber nach Ihren Einträgen ist es bisher keiner",
      "{name} {value}{unit}, your usual is {usual}{unit}: {word}, in your records of {days} days.":
        "{name} {value}{unit}, sonst bei Ihnen {usual}{unit}: {word}, nach Ihren Einträgen aus {days} Tagen.",
      "Last night's sleep": "Schlaf letzte Nacht",
      "Exercise": "Bewegung",
      "more": "mehr",
      "less": "weniger",
      "worse": "schlechter",
      "better": "besser",
      // Flares as records.
      "flare marks": "Schubmarken",
      "1 flare": "1 Schub",
      "{count} flares": "{count} Schübe",
      "1 day": "1 Tag",
      "{count} days": "{count} Tage",
      " of the last day": " des letzten Tages",
      "without points": "ohne Punkte",
      "said {percent} %, {band}": "gesagt {percent} %, {band}",
      "worked out {percent} %, {band}": "errechnet {percent} %, {band}",
      "What drove the forecast of its first day:": "Was die Vorhersage seines ersten Tages bewegte:",
      "What drove the forecast of its first day, worked out from earlier days:":
        "Was die Vorhersage seines ersten Tages bewegte, aus früheren Tagen errechnet:",
      "Opened: {day} is a flare day ({id}).": "Eröffnet: {day} ist ein Schubtag ({id}).",
      "Closed: {day} counts as no flare, unless its symptoms say otherwise ({id}).":
        "Beendet: {day} zählt nicht als Schub, wenn die Beschwerden nichts anderes sagen ({id}).",
      "Opened: {day} is a flare day of {condition} ({id}).": "Eröffnet: {day} ist ein Schubtag von {condition} ({id}).",
      "Closed: {day} counts as no flare of {condition}, unless its symptoms say otherwise ({id}).":
        "Beendet: {day} zählt nicht als Schub von {condition}, wenn die Beschwerden nichts anderes sagen ({id}).",
      "{day} is a flare day of {condition} already. Nothing was written.":
        "{day} ist schon ein Schubtag von {condition}. Nichts wurde geschrieben.",
      "No flare of {condition} is open on {day}. Nothing was written.":
        "Am {day} dauert kein Schub von {condition} an. Nichts wurde geschrieben.",
      """
      The symptoms of {day} make a flare of {condition}, and they always count. Close it on a later day, or edit what \
      you answered. Nothing was written.
      """: """
      Die Beschwerden vom {day} ergeben einen Schub von {condition}, und sie zählen immer. Beenden Sie ihn an einem \
      späteren Tag, oder ändern Sie Ihre Antworten. Nichts wurde geschrieben.
      """,
      """
      {day} itself is marked as a flare of {condition}. Close it on a later day, or delete the mark (`symptoms list` \
      shows it). Nothing was written.
      """: """
      {day} selbst ist als Schub von {condition} markiert. Beenden Sie ihn an einem späteren Tag, oder löschen Sie die \
      Markierung (`symptoms list` zeigt sie). Nichts wurde geschrieben.
      """,
      "Which condition is the flare of?": "Zu welcher Erkrankung gehört der Schub?",
      "Which condition's flare is over?": "Der Schub welcher Erkrankung ist vorbei?",
      "{day} is a flare day already. Nothing was written.": "{day} ist schon ein Schubtag. Nichts wurde geschrieben.",
      "No flare is open on {day}. Nothing was written.": "Am {day} dauert kein Schub an. Nichts wurde geschrieben.",
      """
      The symptoms of {day} say a flare, and they always count: close it on a day after, or edit what you answered. \
      Nothing was written.
      """: """
      Die Beschwerden vom {day} sagen einen Schub, und sie zählen immer: Beenden Sie ihn an einem Tag danach, oder \
      ändern Sie Ihre Antworten. Nichts wurde geschrieben.
      """,
      """
      {day} itself is marked as a flare: close it on a day after, or delete the mark (`symptoms list` shows it). \
      Nothing was written.
      """: """
      {day} selbst ist als Schub markiert: Beenden Sie ihn an einem Tag danach, oder löschen Sie die Markierung \
      (`symptoms list` zeigt sie). Nichts wurde geschrieben.
      """,
      " ({count} unanswered)": " ({count} unbeantwortet)",
      " of the last {days} days": " der letzten {days} Tage",
      "; median length {days}": "; mittlere Länge {days}",
      "In your records these went before it; that does not make them the cause.":
        "In Ihren Aufzeichnungen ging das voraus; die Ursache muss es nicht sein.",
      "Its days:": "Seine Tage:",
      "Logged on these two days: {kinds}.": "An diesen zwei Tagen eingetragen: {kinds}.",
      "No flare in your records{within}.": "Kein Schub in Ihren Aufzeichnungen{within}.",
      "Nothing was forecast of its first day.": "Für seinen ersten Tag wurde nichts vorhergesagt.",
      "Nothing was logged on these two days.": "An diesen zwei Tagen wurde nichts eingetragen.",
      "What went before, on {first} and {second} (48 hours):": "Was vorausging, am {first} und {second} (48 Stunden):",
      "marked": "markiert",
      "marked flare": "markierter Schub",
      "nothing was forecast": "nichts wurde vorhergesagt",
      "ongoing": "dauert an",
      "peak {value}": "Spitze {value}",
      "severity unanswered": "Schwere unbeantwortet",
      "severity {value}": "Schwere {value}",
      "unanswered": "unbeantwortet",
      "{count} in your records{within}{length}.": "{count} in Ihren Aufzeichnungen{within}{length}.",
      "{count} marked by hand or import": "{count} von Hand oder aus einer Datei markiert",
      "{name}: flare {number}, from {day}": "{name}: Schub {number}, ab {day}",
      "{points} points": "{points} Punkte",
    ])
}
