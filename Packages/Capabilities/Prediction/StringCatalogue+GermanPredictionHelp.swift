import TrackerApplication

extension StringCatalogue {
  /// The help of the module's commands in German, and what its entries and metrics are called.
  static let germanOfPredictionHelp: [String: String] = [
    // export forecasts
    "Forecasts": "Vorhersagen",
    "Export your forecasts as a table.": "Ihre Vorhersagen als Tabelle exportieren.",
    """
    The table has a row for each stored forecast. Chances are between 0 and 1. The columns low and high are the \
    range of the chance. The column usual is your average.

    Example:
      symptoms export forecasts forecasts.csv
    """:
      """
    Die Tabelle hat eine Zeile je gespeicherter Vorhersage. Risiken liegen zwischen 0 und 1. Die Spalten low und \
    high sind die Spanne des Risikos, usual ist Ihr Durchschnitt.

    Beispiel:
      symptoms export forecasts vorhersagen.csv
    """,
    "Here you export your forecasts.": "Hier exportieren Sie Ihre Vorhersagen.",
    // predict
    "See tomorrow's forecast in detail.": "Die Vorhersage für morgen im Einzelnen.",
    """
      symptoms predict                     tomorrow, as things stand
      symptoms predict --explain           every step from your average to it
      symptoms predict --date today        today's forecast
      symptoms predict --date yesterday    an earlier day's, and what happened
      symptoms predict --weights           how much each factor counts

    Things that move the forecast are not always the cause of a flare.
    """: """
      symptoms predict                     morgen, Stand jetzt
      symptoms predict --explain           jeder Schritt von Ihrem Durchschnitt dahin
      symptoms predict --date today        die Vorhersage für heute
      symptoms predict --date yesterday    ein früherer Tag, und wie es kam
      symptoms predict --weights           wie stark jeder Faktor zählt

    Was die Vorhersage verändert, muss nicht die Ursache eines Schubs sein.
    """,
    "Another day, such as today, yesterday, monday or 2026-11-20.":
      "Ein anderer Tag, etwa today, yesterday, monday oder 2026-11-20.",
    "Only this condition.": "Nur diese Erkrankung.",
    "Show every step from your average to the forecast.":
      "Jeden Schritt von Ihrem Durchschnitt zur Vorhersage zeigen.",
    "Show how much each factor counts, and how soon it shows.":
      "Zeigen, wie stark jeder Faktor zählt und wann er sich zeigt.",
    "Show the figures behind the sentences, in log-odds. For clinicians.":
      "Die Zahlen hinter den Sätzen zeigen, in Log-Odds. Für Fachleute.",
    "--weights shows what counts today. Leave --date out.": "--weights zeigt, was heute zählt. Lassen Sie --date weg.",
    // accuracy
    "See how good the forecasts have been.": "Sehen, wie gut die Vorhersagen waren.",
    """
      symptoms accuracy              the answer in a few lines
      symptoms accuracy --figures    all figures, with what is good

    Every forecast is stored before its day. Once you check in, the two are compared. The first result needs 30 days.
    """: """
      symptoms accuracy              die Antwort in wenigen Zeilen
      symptoms accuracy --figures    alle Zahlen, und was gut ist

    Jede Vorhersage wird vor ihrem Tag gespeichert. Tragen Sie Ihr Befinden ein, wird beides verglichen. Das erste \
    Ergebnis braucht 30 Tage.
    """,
    "Show all figures, each with what is good. For clinicians.":
      "Alle Zahlen zeigen, jede mit dem, was gut ist. Für Fachleute.",
    // flares
    "See your flares, or mark one.": "Ihre Schübe ansehen oder einen markieren.",
    """
      symptoms flares                    all of them, the newest first
      symptoms flares show               the newest, day by day
      symptoms flares open               mark today as a flare day
      symptoms flares close              mark today as the first day without it

    A flare starts with a flare day. Your answers can count as one, or you can mark one. It ends on the first day with \
    answers and no flare. Up to two days without answers do not end it. If you change past entries, your flares \
    change too.
    """: """
      symptoms flares                    alle, der neueste zuerst
      symptoms flares show               der neueste, Tag für Tag
      symptoms flares open               heute als Schubtag markieren
      symptoms flares close              heute als ersten Tag ohne Schub markieren

    Ein Schub beginnt mit einem Schubtag. Ihre Antworten können so zählen, oder Sie markieren einen. Er endet \
    am ersten Tag mit Antworten und ohne Schub. Bis zu zwei Tage ohne Antworten beenden ihn nicht. Ändern Sie alte \
    Einträge, ändern sich auch Ihre Schübe.
    """,
    "List your flares, the newest first.": "Ihre Schübe auflisten, der neueste zuerst.",
    """
      symptoms flares list               all on record
      symptoms flares list --days 90     those in the last 90 days
    """: """
      symptoms flares list               alle
      symptoms flares list --days 90     die der letzten 90 Tage
    """,
    "How many days to look back.": "Wie viele Tage zurück.",
    "--days takes a whole number from 1 to 40000.": "--days braucht eine ganze Zahl von 1 bis 40000.",
    "See one flare: its days, its forecast and the two days before.":
      "Einen Schub ansehen: seine Tage, die Vorhersage und die zwei Tage davor.",
    """
      symptoms flares show               the newest
      symptoms flares show 2             the second newest, as in the list
      symptoms flares show 2026-03-10    the one that this day is part of
      symptoms flares show --figures     with points and log-odds
    """: """
      symptoms flares show               der neueste
      symptoms flares show 2             der zweitneueste, wie in der Liste
      symptoms flares show 2026-03-10    der, zu dem dieser Tag gehört
      symptoms flares show --figures     mit Punkten und Log-Odds
    """,
    "Its number in the list, or one of its days.": "Seine Nummer in der Liste oder einer seiner Tage.",
    "Which condition, if you track several.": "Welche Erkrankung, wenn Sie mehrere haben.",
    "Show the figures behind the sentences. For clinicians.": "Die Zahlen hinter den Sätzen zeigen. Für Fachleute.",
    "Mark a day as a flare day.": "Einen Tag als Schubtag markieren.",
    """
      symptoms flares open
      symptoms flares open --day yesterday --note "in bed all day"
      symptoms flares open --condition ID

    This marks one day, whatever your check-in says. Mark the next day too if the flare continues. To undo it: \
    symptoms undo
    """: """
      symptoms flares open
      symptoms flares open --day yesterday --note "den ganzen Tag im Bett"
      symptoms flares open --condition ID

    Das markiert einen Tag, auch wenn Ihre Antworten etwas anderes sagen. Dauert der Schub an, markieren Sie auch den \
    nächsten. Rückgängig: symptoms undo
    """,
    "Say that it is bad now: marks a flare day.": "Sagen, dass es gerade schlecht geht: markiert einen Schubtag.",
    """
      symptoms bad
      symptoms bad in bed all day      with a few words
      symptoms bad --date yesterday    or: symptoms bad yesterday

    It asks for no numbers. Add them when you can: symptoms check-in. Typed twice in a day it changes nothing. If you \
    track several conditions, it counts for all of them. To undo it: symptoms undo
    """: """
      symptoms bad
      symptoms bad den ganzen Tag im Bett      mit ein paar Worten
      symptoms bad --date gestern    oder: symptoms bad gestern

    Es fragt nach keinen Zahlen. Die haben Zeit: symptoms check-in. Zweimal am Tag getippt ändert es nichts. \
    Bei mehreren Erkrankungen zählt es für alle. Rückgängig: symptoms undo
    """,
    "A few words, if you like.": "Ein paar Worte, wenn Sie mögen.",
    "Mark the first day without the flare.": "Den ersten Tag ohne den Schub markieren.",
    """
      symptoms flares close
      symptoms flares close --day yesterday
      symptoms flares close --condition ID

    This ends the flare on that day. If your answers make it a flare day, it stays one. To undo it: symptoms undo
    """: """
      symptoms flares close
      symptoms flares close --day yesterday
      symptoms flares close --condition ID

    Das beendet den Schub an diesem Tag. Ist der Tag nach Ihren Antworten ein Schubtag, bleibt er es. Rückgängig: \
    symptoms undo
    """,
    "Another day, such as yesterday, monday or 2026-11-20.":
      "Ein anderer Tag, etwa gestern, Montag oder 2026-11-20.",
    "A note for yourself, up to 500 characters.": "Eine Notiz für Sie selbst, bis zu 500 Zeichen.",
    "Which condition the flare belongs to, if you track several.":
      "Zu welcher Erkrankung der Schub gehört, wenn Sie mehrere haben.",
    // forecast, for researchers
    "Test the forecast on a diary file (for researchers).":
      "Die Vorhersage an einer Tagebuchdatei prüfen (für die Forschung).",
    "Forecast every day of a diary file from the days before it.":
      "Jeden Tag einer Tagebuchdatei aus den Tagen davor vorhersagen.",
    """
      symptoms forecast replay study.csv --columns map.yaml --predictions out.csv
      symptoms forecast replay diary.csv --columns map.yaml --pack universal --predictions out.csv

    Each day is forecast from that person's earlier days alone. The output is a CSV file with the columns person, day, \
    p and severity. p is the probability of a flare; severity is 0–10 and empty while unknown. Then the forecasts are \
    scored against what happened. No journal is needed, and nothing is stored in one.

    The column map is the same as for `symptoms import csv`. With a pack, its factors are read through their curves \
    and `custom.` columns unchanged. Without one, every metric of the map is used unchanged.
    """: """
      symptoms forecast replay study.csv --columns map.yaml --predictions out.csv
      symptoms forecast replay diary.csv --columns map.yaml --pack universal --predictions out.csv

    Jeder Tag wird nur aus den früheren Tagen derselben Person vorhergesagt. Es entsteht eine CSV-Datei mit den \
    Spalten person, day, p und severity. p ist die Wahrscheinlichkeit eines Schubs; severity ist 0–10, leer, solange \
    unbekannt. Danach \
    werden die Vorhersagen mit dem verglichen, was kam. Dafür braucht es kein Tagebuch, und keines wird verändert.

    Die Spaltenkarte ist dieselbe wie für `symptoms import csv`. Mit einem Paket gehen dessen Faktoren durch ihre \
    Kurven, und `custom.`-Spalten bleiben, wie sie sind. Ohne Paket bleibt jede Messgröße der Karte, wie sie ist.
    """,
    "The pack whose factors are used.": "Das Paket, dessen Faktoren genutzt werden.",
    "Where to write the forecasts.": "Wohin die Vorhersagen gespeichert werden.",
    // Marks of flares as entries.
    "flare marks": "Schubmarkierungen",
    "marked flare": "markierter Schub",
    "A day you marked as a flare day, or as the end of one.":
      "Ein Tag, den Sie als Schubtag oder als Ende eines Schubs markiert haben.",
    "open: a flare day; close: a day without a flare.": "open: ein Schubtag; close: ein Tag ohne Schub.",
    "Anything to remember.": "Was Sie sich merken möchten.",
    "The id of the condition. Leave it out for all of them.": "Die ID der Erkrankung. Ohne sie gilt es für alle.",
    // Metrics, for authors of packs.
    "Flare mark": "Schubmarkierung",
    "Flare mark of {condition}": "Schubmarkierung für {condition}",
    "Severity of the day": "Schwere des Tages",
    "Raised risk groups": "Erhöhte Risikogruppen",
    "1 on a day marked as a flare of one condition, 0 on one marked as none. It counts before `flare.mark`.":
      "1 an einem Tag, der als Schub einer Erkrankung markiert ist, 0 an einem ohne. Zählt vor `flare.mark`.",
    "1 on a day marked as a flare of the condition, 0 on one marked as none.":
      "1 an einem Tag, der als Schub der Erkrankung markiert ist, 0 an einem ohne.",
    "1 on a day marked as a flare, by the person or an import. 0 on one marked as none.":
      "1 an einem Tag, den die Person oder ein Import als Schub markiert hat. 0 an einem ohne.",
    "The severity of a day, from an import that has no symptom for it.":
      "Die Schwere eines Tages aus einem Import, der dafür keine Beschwerde hat.",
    "How many other risk groups have a score of 50 or more on the day.":
      "Wie viele andere Risikogruppen an dem Tag einen Wert von 50 oder mehr haben.",
    // Before anyone is set up.
    "Here you'll see tomorrow's forecast, and why.": "Hier sehen Sie die Vorhersage und ihre Gründe.",
    "Here you'll see how much each factor counts.": "Hier sehen Sie, wie viel jeder Faktor zählt.",
    "Here you'll see how good the forecasts have been.": "Hier sehen Sie, wie gut die Vorhersagen waren.",
    "Here you'll see all your flares.": "Hier sehen Sie alle Ihre Schübe.",
    "Here you'll see one flare, day by day.": "Hier sehen Sie einen Schub, Tag für Tag.",
    "Here you mark a bad day.": "Hier melden Sie einen Schubtag.",
    "Here you mark a flare day.": "Hier markieren Sie einen Schubtag.",
    "Here you mark the end of a flare.": "Hier beenden Sie einen Schub.",
  ]
}
