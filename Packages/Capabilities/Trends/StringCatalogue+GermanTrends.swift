import TrackerApplication

extension StringCatalogue {
  /// What trends say.
  static let trends: [String: String] = [
    "Today is not over, so it does not count yet.": "Heute ist noch nicht vorbei und zählt noch nicht.",
    // One metric
    "Highest, lowest": "Höchster, niedrigster",
    "{value} on {day}": "{value} am {day}",
    "too few days known": "zu wenige Tage bekannt",
    "each day, and the times of day": "jeder Tag und die Tageszeiten",
    "Too few entries have a time of day for a map of the hours.":
      "Zu wenige Einträge haben eine Uhrzeit für ein Bild der Stunden.",
    "entries": "Einträge",
    "their mean": "ihr Mittel",
    "highest": "höchster",
    "Each day": "Jeder Tag",
    // Medicines
    "Too few days are known: {days} before, {later} since. Each side needs {fewest}.":
      "Zu wenige Tage sind bekannt: {days} davor, {later} seither. Nötig sind je {fewest}.",
    "Median {before} before it (n = {days}), {after} since (n = {later}).":
      "Median {before} davor (n = {days}), {after} seither (n = {later}).",
    "The mean changed by {mean} (95%: {low} to {high}).":
      "Das Mittel änderte sich um {mean} (95\u{A0}%: {low} bis {high}).",
    "It could be chance.": "Das kann Zufall sein.",
    "That is about the same.": "Das ist etwa gleich.",
    "It is probably lower.": "Es ist wohl niedriger.",
    "It is probably higher.": "Es ist wohl höher.",
    "It is lower.": "Es ist niedriger.",
    "It is higher.": "Es ist höher.",
    "{name}, since {day}": "{name}, seit {day}",
    "Other things changed, too. Nothing here shows that a medicine did it.":
      "Auch anderes hat sich geändert. Nichts hier zeigt, dass ein Medikament die Ursache war.",
    "It does not mean that one is the cause of the other.":
      "Das heißt nicht, dass das eine die Ursache des anderen ist.",
    // All of them
    "7 days": "7 Tage",
    "30 days": "30 Tage",
    "change": "Änderung", "Mean of 7 days, and change": "Mittel von 7 Tagen und Änderung",
    "in a row": "am Stück", "30 days: {mean}. In a row: {count}.": "30 Tage: {mean}. Am Stück: {count}.",
    "What you follow": "Was Sie verfolgen",
    "Change: the last {days} days beside the {days} days before.":
      "Änderung: die letzten {days} Tage neben den {days} Tagen davor.",
    "Among many numbers, some change by luck alone.": "Von vielen Zahlen ändern sich einige aus Zufall.",
    "see one of them": "eines davon ansehen",
    "Nothing is logged yet, so there is no trend.": "Es ist noch nichts eingetragen, also gibt es keinen Verlauf.",
    "Nothing that you follow was logged in the last 30 days.":
      "In den letzten 30 Tagen wurde nichts davon eingetragen, was Sie verfolgen.",
    "log something": "etwas eintragen",
    "everything that is logged": "alles, was eingetragen ist",
    // What can't be shown
    "Trends are of 7, 30, 90 or 365 days, not {days}": "Verläufe gibt es über 7, 30, 90 oder 365 Tage, nicht {days}",
    "For example: symptoms trends --days 30": "Zum Beispiel: symptoms trends --days 30",
    "To see what you can name: symptoms trends": "Was Sie nennen können: symptoms trends",
    "Nothing is logged yet, so there is no trend": "Es ist noch nichts eingetragen, also gibt es keinen Verlauf",
    "Nothing is logged for {name} in the last {days} days":
      "Zu {name} ist in den letzten {days} Tagen nichts eingetragen",
    "Look further back: symptoms trends {word} --days {longest}":
      "Weiter zurückschauen: symptoms trends {word} --days {longest}",
    "To see what is logged: symptoms chart list": "Was eingetragen ist: symptoms chart list",
    // Help
    "See what changed: symptoms, sleep, weight and more.":
      "Sehen, was sich geändert hat: Symptome, Schlaf, Gewicht und mehr.",
    """
      symptoms trends                      everything that you follow
      symptoms trends sleep                the last 30 days, beside the 30 before
      symptoms trends sleep --days 90      a longer time
      symptoms trends sleep --more         each day, and the times of day

    “Probably” means that luck alone would rarely look like this. A day without an entry is not known, never zero.
    """: """
      symptoms trends                      alles, was Sie verfolgen
      symptoms trends sleep                die letzten 30 Tage neben den 30 davor
      symptoms trends sleep --days 90      eine längere Zeit
      symptoms trends sleep --more         jeder Tag und die Tageszeiten

    „Wahrscheinlich“ und „wohl“ heißen: Zufall allein sähe selten so aus. Ein Tag ohne Eintrag ist unbekannt, nie null.
    """,
    "What to look at, such as sleep. Default: all.": "Was angesehen wird, zum Beispiel sleep. Ohne Angabe: alles.",
    "How many days: 7, 30, 90 or 365. Default: 30.": "Wie viele Tage: 7, 30, 90 oder 365. Ohne Angabe: 30.",
    "Also show each day, and the times of day.": "Auch jeden Tag und die Tageszeiten zeigen.",
    "Here you'll see what changed.": "Hier sehen Sie, was sich geändert hat.",
  ]
}
