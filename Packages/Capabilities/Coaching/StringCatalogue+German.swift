import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    CoachingModule.id, "de",
    [
      // The list.
      "Worth knowing": "Gut zu wissen",
      "Nothing new today.": "Heute gibt es nichts Neues.",
      "Nothing on that day.": "An diesem Tag gab es nichts.",
      "Nothing on these days.": "An diesen Tagen gab es nichts.",
      "Once you have logged for seven days, you'll see what differs from your usual.":
        "Nach sieben Tagen mit Einträgen sehen Sie hier, was anders ist als sonst.",
      "To see all insights: symptoms insights rules": "Alle Hinweise ansehen: symptoms insights rules",
      "Not on today": "Heute nicht auf „today“",
      "Not on that day’s screen": "An diesem Tag nicht auf „today“",
      "Why: {reason}": "Warum: {reason}",
      "Data: {command}": "Daten: {command}",
      "Mute: symptoms insights mute {id}": "Stumm schalten: symptoms insights mute {id}",
      "Two others were more important.": "Zwei andere waren wichtiger.",
      "Another one is about the same thing.": "Bei einem anderen geht es um dasselbe.",
      "Already said on {day}.": "Schon gesagt am {day}.",
      "Already said before.": "Schon früher gesagt.",
      "Muted. To hear it again: symptoms insights unmute {id}":
        "Stumm. Wieder hören: symptoms insights unmute {id}",
      "Muted: {rules}": "Stumm: {rules}",
      "To hear one again: symptoms insights unmute {id}": "Einen wieder hören: symptoms insights unmute {id}",
      // The rules.
      "There are no insights of this sort.": "Hinweise dieser Art gibt es nicht.",
      "muted": "stumm",
      "To mute one: symptoms insights mute {id}": "Einen stumm schalten: symptoms insights mute {id}",
      "Health": "Gesundheit",
      "Productivity": "Arbeit und Alltag",
      "What goes together": "Was zusammen auftritt",
      "Mood": "Stimmung",
      "Goals": "Ziele",
      "Habits": "Gewohnheiten",
      // Muting.
      "Muted: {id}. To hear it again: symptoms insights unmute {id}":
        "Stumm geschaltet: {id}. Wieder hören: symptoms insights unmute {id}",
      "It was muted already. To hear it again: symptoms insights unmute {id}":
        "Das war schon stumm. Wieder hören: symptoms insights unmute {id}",
      "You'll hear {id} again. To mute it: symptoms insights mute {id}":
        "Sie hören {id} wieder. Stumm schalten: symptoms insights mute {id}",
      "It was not muted. To mute it: symptoms insights mute {id}":
        "Das war nicht stumm. Stumm schalten: symptoms insights mute {id}",
      "There is no insight “{id}”": "Den Hinweis „{id}“ gibt es nicht",
      "There is no insight “{id}”. Did you mean {near}?":
        "Den Hinweis „{id}“ gibt es nicht. Meinten Sie {near}?",
      "To see them all: symptoms insights rules": "Alle ansehen: symptoms insights rules",
      "There is no sort “{word}” of insights": "Die Art „{word}“ gibt es bei Hinweisen nicht",
      "Use {words}": "Möglich: {words}",
      "which insights are muted": "welche Hinweise stumm sind",
      // The reminder.
      "New insight": "Neuer Hinweis",
      "If there is something new on today, at {time}.": "Wenn auf „today“ etwas Neues steht, um {time}.",
      "There is something new today.": "Heute gibt es etwas Neues.",
      "There is something new to see.": "Es gibt etwas Neues zu sehen.",
      "There is nothing new today.": "Heute gibt es nichts Neues.",
      // Help.
      "See what is worth knowing about a day.": "Ansehen, was an einem Tag gut zu wissen ist.",
      """
        symptoms insights                       everything of today, and why
        symptoms insights --days 7              what was on today in the last seven days
        symptoms insights mute late-night       stop saying this
        symptoms insights unmute late-night     say it again

      At most two a day are shown on today. None is repeated for some days. An insight compares your numbers with your \
      own usual. It does not say why something happened. Warnings to get medical help cannot be muted.
      """: """
        symptoms insights                       alles von heute, mit dem Grund
        symptoms insights --days 7              was in den letzten sieben Tagen auf „today“ stand
        symptoms insights mute late-night       das nicht mehr sagen
        symptoms insights unmute late-night     es wieder sagen

      Auf „today“ stehen höchstens zwei am Tag. Keiner wird in den Tagen danach wiederholt. Ein Hinweis vergleicht \
      Ihre Zahlen mit dem, was bei Ihnen üblich ist. Er sagt nicht, woran etwas liegt. Warnungen, sich ärztliche \
      Hilfe zu holen, lassen sich nicht stumm schalten.
      """,
      "Only one sort, such as mood or habit.":
        "Nur eine Art, etwa mood oder habit.",
      "List what is worth knowing, with the reason.": "Auflisten, was gut zu wissen ist, mit dem Grund.",
      "An earlier day: yesterday, a weekday or a date.": "Ein früherer Tag: gestern, ein Wochentag oder ein Datum.",
      "How many days, counting back from that day.": "Wie viele Tage, von diesem Tag an zurück.",
      "--days takes a whole number from 1 to 366.": "--days braucht eine ganze Zahl von 1 bis 366.",
      "List all insights that there are, and when each one speaks.":
        "Alle Hinweise auflisten, die es gibt, und wann jeder kommt.",
      "Stop saying an insight.": "Einen Hinweis nicht mehr sagen.",
      "Say a muted insight again.": "Einen stummen Hinweis wieder sagen.",
      "The insight, such as late-night.": "Der Hinweis, etwa late-night.",
      // Before anyone is set up.
      "Here you'll see what is worth knowing about your day.": "Hier sehen Sie, was heute gut zu wissen ist.",
      "Here you'll see which insights there are.": "Hier sehen Sie, welche Hinweise es gibt.",
      "Here you mute an insight.": "Hier schalten Sie Hinweise stumm.",
      "Here you unmute an insight.": "Hier hören Sie Hinweise wieder.",
    ].merging(germanOfReports) { first, _ in first })
}
