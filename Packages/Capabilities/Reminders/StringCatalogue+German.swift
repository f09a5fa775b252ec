import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    RemindersModule.id, "de",
    [
      "Reminders": "Erinnerungen",
      "Quiet from": "Ruhe ab",
      "Quiet until": "Ruhe bis",
      // What is on.
      "Reminders are on.": "Erinnerungen sind an.",
      "Reminders are off.": "Erinnerungen sind aus.",
      "Reminders are off. Nothing reminds you.": "Erinnerungen sind aus. Nichts erinnert Sie.",
      "None of them is on yet. To choose: symptoms reminders list":
        "Noch ist keine davon an. Auswählen: symptoms reminders list",
      "remind you if you have not checked in": "Sie erinnern, wenn Sie Ihr Befinden nicht eingetragen haben",
      "see what else you can be reminded of": "sehen, woran Sie sonst erinnert werden können",
      "You have no quiet hours.": "Sie haben keine Ruhezeit.",
      "Quiet hours: {from} to {until}.": "Ruhezeit: {from} bis {until}.",
      "Due now": "Jetzt fällig",
      "On": "An", "on": "an", "off": "aus",
      "Reminder": "Erinnerung",
      "snoozed until {time}": "still bis {time}",
      "never: in your quiet hours": "nie: in Ihrer Ruhezeit",
      "To be reminded by this computer: symptoms reminders install":
        "Damit dieser Computer Sie erinnert: symptoms reminders install",
      "To see all: symptoms reminders list": "Alle ansehen: symptoms reminders list",
      "To switch one on: symptoms reminders on check-in": "Eine einschalten: symptoms reminders on check-in",
      "To choose when: symptoms reminders on check-in --at 19:00":
        "Die Uhrzeit wählen: symptoms reminders on check-in --at 19:00",
      "Nothing is due.": "Nichts ist fällig.",
      "due": "fällig", "not due": "nicht fällig",
      "Next: {time}": "Als Nächstes: {time}",
      "Nothing is planned.": "Nichts ist geplant.",
      "{name}: {why}": "{name}: {why}",
      "Its time is in your quiet hours.": "Ihre Uhrzeit liegt in Ihrer Ruhezeit.",
      "No time is known yet. What it waits for has not begun.":
        "Noch steht keine Zeit fest. Worauf sie wartet, hat noch nicht begonnen.",
      "Your reminder {reminder} is now in your quiet hours, so it does not come.":
        "Ihre Erinnerung {reminder} liegt jetzt in Ihrer Ruhezeit und kommt deshalb nicht.",
      "Each one comes only if it is still needed then.": "Jede kommt nur, wenn sie dann noch nötig ist.",
      "The reminder {reminder} is on.": "Die Erinnerung {reminder} ist an.",
      "The reminder {reminder} is off.": "Die Erinnerung {reminder} ist aus.",
      "All reminders are silent until {time}.": "Alle Erinnerungen schweigen bis {time}.",
      "The reminder {reminder} is silent until {time}.": "Die Erinnerung {reminder} schweigt bis {time}.",
      "That is in your quiet hours, so it will not come before they end.":
        "Das liegt in Ihrer Ruhezeit. Sie kommt frühestens danach.",
      "your reminders": "Ihre Erinnerungen",
      // Times.
      "today at {time}": "heute um {time}",
      "tomorrow at {time}": "morgen um {time}",
      "{day}, {time}": "{day}, {time}",
      "{hours} hours": "{hours} Stunden", "1 day": "1 Tag", "{count} weeks": "{count} Wochen",
      // Why.
      "This one is on.": "Diese ist an.",
      "This one is off.": "Diese ist aus.",
      "These are your quiet hours, {from} to {until}.": "Jetzt ist Ihre Ruhezeit, {from} bis {until}.",
      "It is outside your quiet hours, {from} to {until}.": "Jetzt ist nicht Ihre Ruhezeit, {from} bis {until}.",
      "It is snoozed until {time} on {day}.": "Sie schweigt bis {day}, {time}.",
      "It is {time} or later.": "Es ist {time} oder später.",
      "It is not {time} yet.": "Es ist noch nicht {time}.",
      "It is {weekday}, {time} or later.": "Es ist {weekday}, {time} oder später.",
      "It is not {weekday} at {time} or later.": "Es ist nicht {weekday}, {time} oder später.",
      "The time has gone by: {interval}.": "Die Zeit ist um: {interval}.",
      "The time has not gone by yet: {interval}.": "Die Zeit ist noch nicht um: {interval}.",
      "Its time has come.": "Ihre Zeit ist da.",
      "Its time has not come.": "Ihre Zeit ist noch nicht da.",
      "This computer has reminded you of it already.": "Dieser Computer hat Sie schon daran erinnert.",
      "This computer has not reminded you of it yet.": "Dieser Computer hat Sie noch nicht daran erinnert.",
      // What is wrong.
      "“{name}” is not a reminder": "„{name}“ ist keine Erinnerung",
      "“{name}” is not a reminder. Did you mean “{near}”?": "„{name}“ ist keine Erinnerung. Meinten Sie „{near}“?",
      "Which reminder is that for?": "Für welche Erinnerung ist das?",
      "The reminder {reminder} does not take {option}": "Zur Erinnerung {reminder} passt {option} nicht",
      "To see when each one reminds: symptoms reminders list": "Wann welche kommt: symptoms reminders list",
      "{time} is in your quiet hours, {from} to {until}": "{time} liegt in Ihrer Ruhezeit, {from} bis {until}",
      "To let them begin later: symptoms settings set quiet_from 23:00":
        "Damit sie später beginnt: symptoms settings set quiet_from 23:00",
      "“{text}” is not a time of day": "„{text}“ ist keine Uhrzeit",
      "Use one like 20:00 or 8pm": "Möglich ist etwa 20:00",
      "“{text}” is not a weekday": "„{text}“ ist kein Wochentag",
      "Use one like sunday": "Möglich ist etwa sonntag",
      "“{text}” is not allowed for --every": "„{text}“ passt nicht zu --every",
      "Use whole hours, days or weeks, such as 3h or 2w: {low} to {high}":
        "Ganze Stunden, Tage oder Wochen, etwa 3h oder 2w: {low} bis {high}",
      "“{length}” is not a time to snooze": "So lange kann eine Erinnerung nicht schweigen: „{length}“",
      "Use one like 30m, 2h or 1d, up to 30d": "Möglich ist etwa 30m, 2h oder 1d, höchstens 30d",
      // Settings and files.
      "Are reminders on? Each one also has a switch of its own.":
        "Sind Erinnerungen an? Jede lässt sich auch einzeln schalten.",
      "When do your quiet hours begin? Nothing reminds you during them.":
        "Wann beginnt Ihre Ruhezeit? In ihr erinnert Sie nichts.",
      "When do your quiet hours end? If this is when they begin, there are none.":
        "Wann endet Ihre Ruhezeit? Sind Anfang und Ende gleich, gibt es keine.",
      "your journal": "Ihr Tagebuch",
      "Which reminders this computer has given, and how it gives them.":
        "Welche Erinnerungen dieser Computer gegeben hat, und wodurch.",
      "Lines for cron, only while they are installed.": "Zeilen für cron, nur während sie eingerichtet werden.",
      "Your reminders, as a file for a calendar.": "Ihre Erinnerungen, als Datei für einen Kalender.",
      "what gives your reminders": "was Ihnen die Erinnerungen gibt",
      "Would you like a reminder when you have not checked in by 20:00?":
        "Soll eine Erinnerung kommen, wenn Sie Ihr Befinden bis 20:00 nicht eingetragen haben?",
      "No reminders": "Keine Erinnerungen",
      "Yes, remind me": "Ja, erinnern",
    ].merging(germanTimers) { first, _ in first }.merging(germanHelp) { first, _ in first })

  private static let germanTimers = [
    "Done. This computer now looks every 15 minutes for reminders that are due.":
      "Fertig. Dieser Computer sieht jetzt alle 15 Minuten nach fälligen Erinnerungen.",
    "To stop it: symptoms reminders uninstall": "Beenden: symptoms reminders uninstall",
    "This writes {path}:": "Damit entsteht die Datei {path}:",
    "This removes {path}": "Damit verschwindet die Datei {path}",
    "This adds these lines to your crontab:": "Damit kommen diese Zeilen in Ihre crontab:",
    "This removes these lines from your crontab:": "Damit verschwinden diese Zeilen aus Ihrer crontab:",
    "And it runs:": "Und es führt aus:",
    "Nothing on this computer looks for reminders, so there is nothing to remove.":
      "Nichts auf diesem Computer sieht nach Erinnerungen. Es gibt nichts zu entfernen.",
    "Done. This computer no longer looks for reminders that are due.":
      "Fertig. Dieser Computer sieht nicht mehr nach fälligen Erinnerungen.",
    "A calendar keeps what you took into it until you remove it there.":
      "Was Sie in einen Kalender übernommen haben, bleibt dort, bis Sie es löschen.",
    "{file} is saved. Open it with your calendar.":
      "{file} ist gespeichert. Öffnen Sie die Datei mit Ihrem Kalender.",
    "A calendar reminds you every time, as it cannot see what you have done.":
      "Ein Kalender erinnert Sie jedes Mal, denn er sieht nicht, was Sie getan haben.",
    "Not in it, as a calendar cannot tell when: {reminders}":
      "Nicht darin, da ein Kalender nicht weiß, wann: {reminders}",
    "None of your reminders that are on fits into a calendar":
      "Keine Ihrer Erinnerungen, die an sind, passt in einen Kalender",
    "{timer} looks for reminders here, too. To keep one: symptoms reminders uninstall":
      "Auch {timer} sieht hier nach Erinnerungen. Nur eines behalten: symptoms reminders uninstall",
    "Do this?": "Soll das geschehen?",
    "Nothing was changed, as nobody said yes": "Nichts wurde geändert, denn niemand hat zugestimmt",
    "To do it, type: {command}": "Damit es geschieht: {command}",
    "To do it, type: symptoms reminders uninstall --yes": "Damit es geschieht: symptoms reminders uninstall --yes",
    "{timer} cannot be used: {why}": "{timer} lässt sich nicht nutzen: {why}",
    "there is no {tool} on this computer": "auf diesem Computer gibt es kein {tool}",
    "it does not answer": "es antwortet nicht",
    "it gives no reason": "es nennt keinen Grund",
    "Another way: symptoms reminders install --cron": "Ein anderer Weg: symptoms reminders install --cron",
    "Another way, by your calendar: symptoms reminders install --ics reminders.ics":
      "Mit Ihrem Kalender: symptoms reminders install --ics reminders.ics",
    "The folders of your account are not known here": "Die Ordner Ihres Kontos sind hier nicht bekannt",
    "The name of a folder has a line break in it": "Im Namen eines Ordners ist ein Zeilenumbruch",
    "A calendar can remind you: symptoms reminders install --ics reminders.ics":
      "Ein Kalender kann Sie erinnern: symptoms reminders install --ics reminders.ics",
    "{path} is not from this program": "{path} ist nicht von diesem Programm",
    "Give it another name, then try again.": "Geben Sie der Datei einen anderen Namen, und versuchen Sie es wieder.",
    "Check that you can write to its folder.": "Prüfen Sie, ob Sie in den Ordner schreiben dürfen.",
    "The folder {path} cannot be made": "Der Ordner {path} lässt sich nicht anlegen",
  ]
}
