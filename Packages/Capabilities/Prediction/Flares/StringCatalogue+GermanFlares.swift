import TrackerApplication

extension StringCatalogue {
  /// What there is to say of flares, in German.
  static let germanOfFlares: [String: String] = [
    // The list.
    "No flare today.": "Heute kein Schub.",
    "No flares in the last {days} days.": "Keine Schübe in den letzten {days} Tagen.",
    "No flares yet. When your answers count as a flare day, it shows here.":
      "Noch keine Schübe. Sobald Ihre Antworten als Schubtag zählen, steht er hier.",
    "You have {count} flares today.": "Sie haben heute {count} Schübe.",
    "You've had 1 flare in the last {days} days.": "In den letzten {days} Tagen hatten Sie 1 Schub.",
    "You've had {count} flares in the last {days} days.": "In den letzten {days} Tagen hatten Sie {count} Schübe.",
    "You've had 1 flare.": "Sie hatten 1 Schub.",
    "You've had {count} flares.": "Sie hatten {count} Schübe.",
    "You've had 1 flare since {day}.": "Seit {day} hatten Sie 1 Schub.",
    "You've had {count} flares since {day}.": "Seit {day} hatten Sie {count} Schübe.",
    "They usually last 1 day.": "Meist dauern sie 1 Tag.",
    "They usually last {low} to {high} days.": "Meist dauern sie {low} bis {high} Tage.",
    "They usually last {length} days.": "Meist dauern sie {length} Tage.",
    "on {day}": "am {day}",
    "from {day}": "ab {day}",
    "1 day so far": "1 Tag bisher",
    "1 day": "1 Tag",
    "{count} days so far": "{count} Tage bisher",
    "{value} out of 10": "{value} von 10",
    "{value} out of 10 ({symptoms})": "{value} von 10 ({symptoms})",
    "{value} out of 10 at its worst": "höchstens {value} von 10",
    "1 day you marked yourself": "1 Tag selbst markiert",
    "{count} days you marked yourself": "{count} Tage selbst markiert",
    "To see one: {command}": "Einen ansehen: {command}",
    "To mark today as one: {command}": "Heute als Schubtag markieren: {command}",
    // One of them.
    "Your flare that began on {day} ({condition})": "Ihr Schub ab {day} ({condition})",
    "It is still going on.": "Er dauert noch an.",
    "Day by day:": "Tag für Tag:",
    "{value} out of 10, you marked it": "{value} von 10, selbst markiert",
    "you marked it": "selbst markiert",
    "no check-in": "kein Befinden",
    "forecast {percent}": "Vorhersage {percent}",
    "estimated later: {percent}": "nachträglich geschätzt: {percent}",
    "and {count} more days": "und {count} weitere Tage",
    "There was no forecast for the first day.": "Für den ersten Tag gab es keine Vorhersage.",
    "Why the forecast for the first day was {percent}:": "Warum die Vorhersage für den ersten Tag {percent} war:",
    "Why the first day is estimated at {percent}:":
      "Warum der erste Tag nachträglich auf {percent} geschätzt wird:",
    "The day before, {day}:": "Am Tag davor, {day}:",
    "The day before was like most other days.": "Der Tag davor war wie die meisten anderen Tage.",
    "Nothing is logged for the two days before.": "Für die zwei Tage davor ist nichts eingetragen.",
    "These things came before the flare. They may not have caused it.":
      "Das ging dem Schub voraus. Die Ursache muss es nicht sein.",
    // The same in figures.
    "The two days before, with the points of each factor": "Die zwei Tage davor, mit den Punkten jedes Faktors",
    "usually": "sonst meist",
    "none in a week": "eine Woche lang keine",
    "{points} points": "{points} Punkte",
    "not answered": "nicht beantwortet",
    "Without points: {names}.": "Ohne Punkte: {names}.",
    "Not answered: {names}.": "Nicht beantwortet: {names}.",
    "Logged on these two days: {kinds}.": "An diesen zwei Tagen eingetragen: {kinds}.",
    // Marks.
    "Marked {day} as a flare day.": "Als Schubtag markiert: {day}.",
    "Marked {day} as a flare day of {condition}.": "Als Schubtag von {condition} markiert: {day}.",
    "Marked {day} as a day without a flare.": "Als Tag ohne Schub markiert: {day}.",
    "Marked {day} as a day without a flare of {condition}.": "Als Tag ohne Schub von {condition} markiert: {day}.",
    "{day} is already a flare day. Your words are kept with it.":
      "{day} ist schon ein Schubtag. Ihre Worte stehen jetzt dabei.",
    "{day} is already a flare day of {condition}. Your words are kept with it.":
      "{day} ist schon ein Schubtag ({condition}). Ihre Worte stehen jetzt dabei.",
    "You can add details later: {command}": "Einzelheiten haben Zeit: {command}",
    "{day} is already a flare day. Nothing was changed.": "{day} ist schon ein Schubtag. Nichts wurde geändert.",
    "{day} is already a flare day of {condition}. Nothing was changed.":
      "{day} ist schon ein Schubtag von {condition}. Nichts wurde geändert.",
    "There is no flare to end on {day}. Nothing was changed.":
      "Am {day} gibt es keinen Schub zu beenden. Nichts wurde geändert.",
    "There is no flare of {condition} to end on {day}. Nothing was changed.":
      "Am {day} gibt es keinen Schub von {condition} zu beenden. Nichts wurde geändert.",
    "To see your flares: symptoms flares": "Ihre Schübe ansehen: symptoms flares",
    "Your answers for {day} count as a flare. It cannot end that day.":
      "Nach Ihren Antworten ist {day} ein Schubtag. Der Schub endet nicht an diesem Tag.",
    "Your answers for {day} count as a flare of {condition}. It cannot end that day.":
      "Nach Ihren Antworten ist {day} ein Schubtag von {condition}. Der Schub endet nicht an diesem Tag.",
    "To see them: symptoms list --date {date}": "Antworten ansehen: symptoms list --date {date}",
    "You marked {day} as a flare day yourself.": "Diesen Tag haben Sie selbst als Schubtag markiert: {day}.",
    "You marked {day} as a flare day of {condition} yourself.":
      "Diesen Tag haben Sie selbst als Schubtag von {condition} markiert: {day}.",
    "To remove that mark: symptoms delete {id}": "Markierung löschen: symptoms delete {id}",
    "Which condition is this a flare of?": "Zu welcher Erkrankung gehört der Schub?",
    "Which condition's flare is over?": "Bei welcher Erkrankung ist der Schub vorbei?",
    // Errors.
    "{day} is already marked": "{day} ist schon markiert",
    "another day, or first type: symptoms delete {id}": "ein anderer Tag, oder zuerst: symptoms delete {id}",
    "You track several conditions. Which one has the flare: {names}?":
      "Zu welcher Erkrankung gehört der Schub: {names}?",
    "Type: {command}": "Befehl: {command}",
    "You no longer track {condition}": "{condition} halten Sie nicht mehr fest",
    "To see your conditions: symptoms conditions": "Ihre Erkrankungen ansehen: symptoms conditions",
    "There are no flares yet. Here you'll see one, day by day":
      "Es gibt noch keine Schübe. Hier sehen Sie dann einen Schub, Tag für Tag",
    "To mark today as a flare day: symptoms flares open": "Heute als Schubtag markieren: symptoms flares open",
    "There is no flare number {number}. There is only flare 1":
      "Einen Schub Nummer {number} gibt es nicht. Es gibt nur Schub 1",
    "There is no flare number {number}. Yours are 1 (the newest) to {count}":
      "Einen Schub Nummer {number} gibt es nicht. Ihre: 1 (der neueste) bis {count}",
    "{day} was not part of a flare": "{day} gehört zu keinem Schub",
  ]
}
