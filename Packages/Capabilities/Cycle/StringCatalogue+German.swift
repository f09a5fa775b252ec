import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    CycleModule.id, "de",
    [
      // The kind of entry.
      "period entries": "Einträge zur Periode", "period": "Periode", "1 period entry": "1 Eintrag zur Periode",
      "{count} period entries": "{count} Einträge zur Periode",
      "Log your period: its start, its end and its flow.": "Die Periode eintragen: Beginn, Ende und Stärke.",
      "Whether it started or ended that day.": "Ob sie an dem Tag begann oder endete.",
      "“{typed}” does not say what happened": "„{typed}“ sagt nicht, was war",
      "How strong it was. Spotting is counted apart.": "Wie stark sie war. Schmierblutungen zählen für sich.",
      "“{typed}” does not say how strong it was": "„{typed}“ sagt nicht, wie stark sie war",
      "Anything else.": "Alles Weitere.",
      "it started": "begonnen", "it ended": "beendet", "light": "leicht", "medium": "mittel", "heavy": "stark",
      "it started today": "sie hat heute begonnen",
      "it started today, with a medium flow": "sie hat heute begonnen, mittelstark",
      "how strong it is today": "wie stark sie heute ist",
      "today was the last day": "heute war der letzte Tag",
      "Did it start or end, or how strong is it? Type: symptoms log period start":
        "Was ist mit der Periode? Tippen Sie: symptoms log period start",
      "The start of a period is already logged for {day}. Is this another one?":
        "Für {day} ist schon der Beginn einer Periode eingetragen. Ist das noch einer?",
      "The start of a period is already logged for {day}":
        "Für {day} ist schon der Beginn einer Periode eingetragen",
      "No start of this period is logged. Is the end right?":
        "Der Beginn dieser Periode ist nicht eingetragen. Stimmt das Ende?",
      "No start of this period is logged": "Der Beginn dieser Periode ist nicht eingetragen",
      "Log the start first, or add --yes: symptoms log period start day=monday":
        "Erst den Beginn, oder mit --yes: symptoms log period start day=montag",
      "If it is right, add --yes. To see it: symptoms list --date {date}":
        "Wenn es stimmt, ergänzen Sie --yes. Ansehen: symptoms list --date {date}",
      "period started": "Beginn der Periode", "period ended": "Ende der Periode", "spotting": "Schmierblutung",
      "light flow": "leichte Blutung", "medium flow": "mittlere Blutung", "heavy flow": "starke Blutung",
      // Metrics.
      "Flow": "Stärke der Blutung", "Spotting": "Schmierblutung", "Start of a period": "Beginn einer Periode",
      "End of a period": "Ende einer Periode", "Day of the cycle": "Tag des Zyklus", "Period": "Periode",
      "Days before the next period": "Tage bis zur nächsten Periode",
      "Around the start of a period": "Um den Beginn der Periode",
      "points": "Punkte", "yes or no": "ja oder nein", "days": "Tage",
      "How strong the flow was: 1 is light, 2 medium, 3 heavy.":
        "Wie stark die Blutung war: 1 ist leicht, 2 mittel, 3 stark.",
      "1 on a day with spotting.": "1 an einem Tag mit Schmierblutung.",
      "1 on a day that was marked as the start of a period.":
        "1 an einem Tag, der als Beginn einer Periode eingetragen ist.",
      "1 on a day that was marked as the end of a period.":
        "1 an einem Tag, der als Ende einer Periode eingetragen ist.",
      "1 on the first day of a period. It is unknown when no period started in the last 60 days.":
        "1 am ersten Tag einer Periode. Unbekannt, wenn in den letzten 60 Tagen keine begann.",
      "1 on the days of a period. 0 on other days of a known cycle.":
        "1 an den Tagen einer Periode, 0 an den anderen Tagen eines bekannten Zyklus.",
      """
      Days to the expected start, from the middle length of the last 6 cycles. It needs 2 complete cycles, and is \
      unknown after the expected day.
      """: """
      Tage bis zum erwarteten Beginn, nach der mittleren Länge der letzten 6 Zyklen. Nötig sind 2 ganze Zyklen; nach \
      dem erwarteten Tag unbekannt.
      """,
      """
      1 from two days before the expected start to day 3. 0 on other days. The two days before need 2 complete \
      cycles.
      """: """
      1 an den zwei Tagen vor dem erwarteten Beginn und an den ersten drei Tagen einer Periode, sonst 0. Die Tage \
      davor brauchen 2 ganze Zyklen.
      """,
      // The cycle.
      "You have not logged the start of a period in the last year.":
        "Im letzten Jahr haben Sie keinen Beginn einer Periode eingetragen.",
      "your period started today": "die Periode hat heute begonnen",
      "Today is day {day} of your cycle.": "Heute ist Tag {day} Ihres Zyklus.",
      "No period started in the last 60 days. The day of the cycle is not known.":
        "In den letzten 60 Tagen begann keine Periode. Der Tag des Zyklus ist daher nicht bekannt.",
      "After two complete cycles you'll see when the next period is expected.":
        "Nach zwei ganzen Zyklen sehen Sie, wann die nächste Periode zu erwarten ist.",
      "Your next period was expected on {day}.": "Die nächste Periode war für {day} zu erwarten.",
      "Your next period is expected today.": "Die nächste Periode ist für heute zu erwarten.",
      "Your next period is expected on {day}.": "Die nächste Periode ist für {day} zu erwarten.",
      "Your last {count} cycles were all {shortest} days long.":
        "Ihre letzten {count} Zyklen waren alle {shortest} Tage lang.",
      "Your last {count} cycles were {shortest} to {longest} days long.":
        "Ihre letzten {count} Zyklen waren {shortest} bis {longest} Tage lang.",
      "With these lengths it starts between {earliest} and {latest}.":
        "Bei diesen Längen beginnt sie zwischen {earliest} und {latest}.",
      "{count} days": "{count} Tage", "now": "jetzt", "not known": "nicht bekannt", "Start": "Beginn",
      "Length": "Länge",
      // Help.
      "See the day of your menstrual cycle and when the next period is expected.":
        "Den Tag Ihres Zyklus ansehen, und wann die nächste Periode zu erwarten ist.",
      """
      It counts from the starts of the periods that you log. After two complete cycles it says when the next \
      period is expected. It looks at your last six cycles.

        symptoms log period start                    it started today
        symptoms log period start --date yesterday   it started yesterday
        symptoms log period heavy                    how strong it is
        symptoms log period end                      today was the last day
        symptoms cycle                               where you are in the cycle
      """: """
      Gezählt wird vom Beginn der Perioden, die Sie eintragen. Wann die nächste zu erwarten ist, folgt aus Ihren \
      letzten sechs Zyklen; nötig sind zwei ganze.

        symptoms log period start                    sie hat heute begonnen
        symptoms log period start --date gestern     sie hat gestern begonnen
        symptoms log period heavy                    wie stark sie ist
        symptoms log period end                      heute war der letzte Tag
        symptoms cycle                               wo Sie im Zyklus sind
      """,
      "Here you'll see your menstrual cycle.": "Hier sehen Sie Ihren Zyklus.",
      "“cycle” shows the menstrual cycle": "„cycle“ zeigt den Menstruationszyklus",
      "To log a ride: symptoms log exercise cycling 30m":
        "Eine Radfahrt eintragen: symptoms log exercise cycling 30m",
      // As candidate factors.
      "days of your period": "Tage Ihrer Periode",
      "days around the start of your period": "Tage um den Beginn Ihrer Periode",
    ])
}
