import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ScreenModule.id, "de",
    [germanOfKinds, germanOfMetrics, germanOfViews, germanOfApps, germanOfHelp].reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    })

  /// The kinds of entries: their names, fields and examples, and how they are told.
  private static let germanOfKinds = [
    "Social apps": "Soziale Apps", "Entertainment": "Unterhaltung", "Learning apps": "Lern-Apps", "Games": "Spiele",
    "Tools": "Werkzeuge", "Other apps": "Andere Apps", "Times of apps": "Zeiten von Apps",
    "times at screens": "Zeiten am Bildschirm", "time at screens": "Zeit am Bildschirm",
    "1 time at screens": "1 Zeit am Bildschirm", "{count} times at screens": "{count} Zeiten am Bildschirm",
    "Log your time at a screen, as your phone or computer shows it.":
      "Die Zeit am Bildschirm eintragen, wie Telefon oder Computer sie zeigen.",
    "Time at screens of the day so far.": "Die Zeit am Bildschirm an diesem Tag bis jetzt.",
    "How long were you at a screen?": "Wie lange waren Sie am Bildschirm?",
    "How often you unlocked your phone.": "Wie oft Sie Ihr Telefon entsperrt haben.",
    "How often did you unlock your phone?": "Wie oft haben Sie Ihr Telefon entsperrt?",
    "Notifications.": "Mitteilungen.", "How many notifications were there?": "Wie viele Mitteilungen waren es?",
    "Productive time": "Produktive Zeit", "Neutral time": "Neutrale Zeit", "Distracting time": "Ablenkende Zeit",
    "Apps for work": "Apps für die Arbeit", "Apps for health": "Apps für die Gesundheit",
    "Time with productive things.": "Zeit mit Nützlichem.", "Time with neutral things.": "Zeit mit Neutralem.",
    "Time with distracting things.": "Zeit mit Ablenkendem.", "Time with apps for work.": "Zeit mit Apps zum Arbeiten.",
    "Time with social apps.": "Zeit mit sozialen Apps.", "Time with entertainment.": "Zeit mit Unterhaltung.",
    "Time with apps for learning.": "Zeit mit Apps zum Lernen.",
    "Time with apps for health.": "Zeit mit Apps für die Gesundheit.", "Time with games.": "Zeit mit Spielen.",
    "Time with small tools.": "Zeit mit kleinen Werkzeugen.", "Time with other apps.": "Zeit mit anderen Apps.",
    "Time with apps of a category of your own.": "Zeit mit Apps einer eigenen Kategorie.",
    "Anything else.": "Alles Weitere.",
    "4 hours and 20 minutes so far today": "heute bisher 4 Stunden und 20 Minuten",
    "with unlocks, and the time with social apps": "mit Entsperrungen und der Zeit mit sozialen Apps",
    "only the notifications": "nur die Mitteilungen",
    "How long were you at a screen? Type it like this: symptoms log screen 4h20m":
      "Wie lange am Bildschirm? Tippen Sie zum Beispiel: symptoms log screen 4h20m",
    "“{field}” cannot be longer than the whole time. Check both":
      "„{field}“ kann nicht länger sein als die ganze Zeit. Prüfen Sie beide",
    "{category} {time}": "{category} {time}", "1 unlock": "1 Entsperrung", "{count} unlocks": "{count} Entsperrungen",
    "1 notification": "1 Mitteilung", "{count} notifications": "{count} Mitteilungen",
    "screen records": "Aufzeichnungen vom Bildschirm", "screen record": "Aufzeichnung vom Bildschirm",
    "1 screen record": "1 Aufzeichnung vom Bildschirm",
    "{count} screen records": "{count} Aufzeichnungen vom Bildschirm",
    "The times of apps that a device recorded. Files bring them.":
      "Die Zeiten von Apps, die ein Gerät aufgezeichnet hat. Sie kommen aus Dateien.",
    "When each app was in front, in a short form.": "Wann welche App zu sehen war, in kurzer Form.",
    "This is not a record of apps": "Das ist keine Aufzeichnung von Apps",
    "{time} on {devices}": "{time} an {devices}",
  ]

  /// What is measured, for authors of packs.
  private static let germanOfMetrics = [
    "Time at screens": "Zeit am Bildschirm", "Unlocks of the phone": "Entsperrungen des Telefons",
    "Notifications": "Mitteilungen", "Productive time at screens": "Produktive Zeit am Bildschirm",
    "Neutral time at screens": "Neutrale Zeit am Bildschirm",
    "Distracting time at screens": "Ablenkende Zeit am Bildschirm", "Productivity score": "Produktivitätswert",
    "Focus time": "Fokuszeit", "Longest focus": "Längster Fokus", "Distractions": "Ablenkungen",
    "The highest total of the day. What is typed counts before what files bring.":
      "Die höchste Summe des Tages. Was getippt wurde, zählt vor dem, was Dateien bringen.",
    "By your rules for apps. Unknown without any: symptoms apps":
      "Nach Ihren Regeln für Apps. Ohne Regeln unbekannt: symptoms apps",
    "50 is neutral, 100 very productive.": "50 ist neutral, 100 sehr produktiv.",
    "Time in stretches of at least 25 productive minutes.": "Zeit in Stücken von mindestens 25 produktiven Minuten.",
    "The longest stretch of productive time.": "Das längste Stück produktiver Zeit.",
    "How often something distracting came after five minutes of other things.":
      "Wie oft nach fünf Minuten mit anderem etwas Ablenkendes kam.",
    "Minutes with an app, such as screen.app.mail.": "Minuten mit einer App, zum Beispiel screen.app.mail.",
    "Time with {app}": "Zeit mit {app}",
    "Minutes with apps of a category, such as screen.social_minutes.":
      "Minuten mit Apps einer Kategorie, zum Beispiel screen.social_minutes.",
    "Time with apps: {category}": "Zeit mit Apps: {category}",
    "minutes": "Minuten", "unlocks": "Entsperrungen", "notifications": "Mitteilungen", "points": "Punkte",
    "distractions": "Ablenkungen",
  ]

  /// What `usage`, `productivity` and reports say.
  private static let germanOfViews = [
    "Nothing is known of your screens on {day}.": "Über Ihre Zeit am Bildschirm ist für {day} nichts bekannt.",
    "Nothing is known of your screens in these {count} days.":
      "Über Ihre Zeit am Bildschirm ist für diese {count} Tage nichts bekannt.",
    "log what your phone shows": "eintragen, was Ihr Telefon zeigt",
    "see which files can be imported": "sehen, welche Dateien importiert werden können",
    "usually {time}": "sonst {time}", "Unlocks": "Entsperrungen", "Recorded by": "Aufgezeichnet von",
    "without a category": "ohne Kategorie", "Category": "Kategorie", "App": "App", "Duration": "Dauer",
    "Opened": "Geöffnet",
    "1 other app": "1 andere App", "{count} other apps": "{count} andere Apps",
    "say where apps belong": "sagen, wohin Apps gehören",
    // productivity
    "Nothing is known of your screens then.": "Nichts bekannt.",
    "Not known: no rule of yours says which apps help and which distract.":
      "Nicht bekannt: Keine Ihrer Regeln sagt, welche Apps helfen und welche ablenken.",
    "Not known: less than 30 minutes were recorded.": "Nicht bekannt: Es sind weniger als 30 Minuten aufgezeichnet.",
    "Not known: only totals are known, and not when each app was used.":
      "Nicht bekannt: Es gibt nur Summen, nicht wann welche App lief.",
    "Weekend": "Wochenende", "Breaks": "Pausen", "Work hours": "Arbeitszeit", "Morning": "Morgen",
    "Evening": "Abend", "Other times": "Andere Zeiten", "Hours of work": "Arbeitszeiten",
    "When you work or study, for the times of day in productivity.":
      "Wann Sie arbeiten oder lernen, für die Tageszeiten in productivity.",
    "When you take breaks, for the times of day in productivity.":
      "Wann Sie Pausen machen, für die Tageszeiten in productivity.",
    "Score": "Wert", "{score} of 100": "{score} von 100", "Productive": "Produktiv", "Neutral": "Neutral",
    "Distracting": "Ablenkend", "Without a rule": "Ohne Regel", "Focus": "Fokus",
    "longest {time}": "am längsten {time}",
    "{count}, {time} in all": "{count}, zusammen {time}", "Switches of app an hour": "App-Wechsel pro Stunde",
    "{number} for each hour awake": "{number} pro wacher Stunde", "Most used": "Am meisten genutzt",
    "Hardly used": "Kaum genutzt", "Focus and distractions": "Fokus und Ablenkungen", "From {time}": "Ab {time}",
    "█ productive, ▒ neutral, ░ distracting, · not used": "█ produktiv, ▒ neutral, ░ ablenkend, · nicht genutzt",
    "Distraction": "Ablenkung", "Minutes": "Minuten", "When": "Wann", "1 day": "1 Tag", "{count} days": "{count} Tage",
    "Focus a day": "Fokus am Tag", "Distractions a day": "Ablenkungen am Tag", "{from} to {to}": "{from} bis {to}",
    "Day": "Tag", "Screens": "Bildschirm", "Distracts most": "Lenkt am meisten ab",
    "Distractions begun": "Begann Ablenkungen", "Hour": "Stunde",
    "Which notifications interrupted you is not known: no source says when they came.":
      "Welche Mitteilungen Sie unterbrochen haben, ist nicht bekannt: Keine Quelle sagt, wann sie kamen.",
    "{app} began {count} of {all} distractions.": "{app} begann {count} von {all} Ablenkungen.",
    "Your most productive hour is from {from} to {to}, over {count} days.":
      "Ihre produktivste Stunde ist von {from} bis {to}, über {count} Tage.",
    "No rule says a level for {percent}% of the time.": "Für {percent} % der Zeit sagt keine Regel eine Stufe.",
    "set a goal for it": "ein Ziel dafür setzen", "say which apps help": "sagen, welche Apps helfen",
    "say which apps distract": "sagen, welche Apps ablenken",
    // Reports
    "Screens and productivity": "Bildschirm und Produktivität",
    "Screens are not tracked in this time. To log some: symptoms log screen 4h20m":
      "Bildschirmzeit ist hier nicht erfasst. Eintragen: symptoms log screen 4h20m",
    "{count} unlocks a day": "{count} Entsperrungen am Tag", "{time} a day at screens": "{time} am Tag am Bildschirm",
    "Usually {time} a day.": "Sonst {time} am Tag.", "A day": "Am Tag", "Mean": "Mittel", "Days": "Tage",
    "Productivity is not known: no rule says which apps help.":
      "Die Produktivität ist nicht bekannt: Keine Regel sagt, welche Apps helfen.",
  ]

  /// What is said of rules for apps.
  private static let germanOfApps = [
    "your rules for apps": "Ihre Regeln für Apps",
    "productivity": "Produktivität", "social": "Soziales", "entertainment": "Unterhaltung", "education": "Bildung",
    "health": "Gesundheit", "games": "Spiele", "utility": "Werkzeuge", "other": "anderes",
    "productive": "produktiv", "neutral": "neutral", "distracting": "ablenkend",
    "very productive": "sehr produktiv", "very distracting": "sehr ablenkend",
    "You already have {count} rules for apps": "Sie haben schon {count} Regeln für Apps",
    "To see them: symptoms apps": "Ansehen: symptoms apps",
    "There is no rule for “{name}”": "Für „{name}“ gibt es keine Regel",
    "There is no rule for “{name}”. Did you mean “{near}”?":
      "Für „{name}“ gibt es keine Regel. Meinten Sie „{near}“?",
    "To see your rules: symptoms apps": "Ihre Regeln ansehen: symptoms apps",
    "A rule needs the name of an app or a category": "Eine Regel braucht den Namen einer App oder Kategorie",
    "Type it like this: symptoms apps set mail productivity productive":
      "Tippen Sie zum Beispiel: symptoms apps set mail productivity productive",
    "Say where “{name}” belongs, or how much it helps": "Sagen Sie, wohin „{name}“ gehört oder wie sehr es hilft",
    "“{word}” is neither a category nor a level": "„{word}“ ist weder Kategorie noch Stufe",
    "“{word}” is neither a category nor a level. Did you mean {near}?":
      "„{word}“ ist weder Kategorie noch Stufe. Meinten Sie {near}?",
    "Levels and categories: symptoms apps set --help": "Stufen und Kategorien: symptoms apps set --help",
    "all of this category": "alle dieser Kategorie", "Level": "Stufe",
    "You have no rules for apps yet. They say which apps help you and which distract.":
      "Sie haben noch keine Regeln für Apps. Sie sagen, welche Apps helfen und welche ablenken.",
    "say that an app helps": "sagen, dass eine App hilft", "say it of a whole category": "es von einer Kategorie sagen",
    "Apps without a level, last {count} days": "Apps ohne Stufe, letzte {count} Tage",
    "Removed: the rule for {name}. Past days count without it.":
      "Entfernt: die Regel für {name}. Auch frühere Tage zählen ohne sie.",
    "Your goal {goal} watches {metric}, which is not known without this rule.":
      "Ihr Ziel {goal} beobachtet {metric}. Ohne diese Regel ist das nicht bekannt.",
    "put the rule back": "die Regel zurückholen",
    "Saved: {name} is {says}. It counts for past days, too.":
      "Gespeichert: {name} ist {says}. Das gilt auch für frühere Tage.",
  ]
}
