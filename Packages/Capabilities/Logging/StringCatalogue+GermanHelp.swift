import TrackerApplication

extension StringCatalogue {
  /// The help of the commands, and of the kinds of entries with their fields and examples.
  static let germanOfHelp: [String: String] = [
    // Exports.
    "Entries of one kind": "Einträge einer Art",
    "The numbers of each day": "Die Zahlen der Tage",
    "Export the numbers of each day as a table.": "Die Zahlen der Tage als Tabelle exportieren.",
    """
    The table has a row for each day and each number that you ever logged. A day without any entry is not in it. \
    What you had none of is 0. What is not known has no value, and “no” under “answered”.

    Examples:
      symptoms export days days.csv                     for a spreadsheet
      symptoms export days days.csv --from 2026-01-01   from a day on
    """:
      """
    Die Tabelle hat eine Zeile je Tag und je Zahl, die Sie je eingetragen haben. Ein Tag ohne Eintrag steht nicht \
    darin. Was Sie nicht hatten, ist 0. Was nicht bekannt ist, hat keinen Wert und „no“ unter „answered“.

    Beispiele:
      symptoms export days tage.csv                     für eine Tabellenkalkulation
      symptoms export days tage.csv --from 2026-01-01   ab einem Tag
    """,
    "Here you export your days.": "Hier exportieren Sie Ihre Tage.",
    "Export the entries of one kind as a table.": "Die Einträge einer Art als Tabelle exportieren.",
    """
    The table has a row for each entry and a column for each field. Values are written as you would type them. A \
    spreadsheet never runs a cell as a formula. To keep everything, with earlier versions, use export all.

    Examples:
      symptoms export entries --kind food food.csv      for a spreadsheet
      symptoms export entries --kind rest nights.md     as a table in a text
    """:
      """
    Die Tabelle hat eine Zeile je Eintrag und eine Spalte je Angabe, so wie Sie sie tippen würden. Eine \
    Tabellenkalkulation führt keine Zelle als Formel aus. Alles, mit früheren Fassungen, sichert export all.

    Beispiele:
      symptoms export entries --kind food essen.csv     für eine Tabellenkalkulation
      symptoms export entries --kind rest naechte.md    als Tabelle in einem Text
    """,
    "Which entries, such as food or check-in.": "Welche Einträge, etwa food oder check-in.",
    "Here you export your entries.": "Hier exportieren Sie Ihre Einträge.",
    "Which entries do you want? For example: --kind food":
      "Welche Einträge möchten Sie? Zum Beispiel: --kind food",
    "You can choose {kinds}.": "Möglich: {kinds}.",
    "There are no entries called “{kind}”": "Einträge namens „{kind}“ gibt es nicht",
    "There are no entries called “{kind}”. Did you mean “{near}”?":
      "Einträge namens „{kind}“ gibt es nicht. Meinten Sie „{near}“?",
    "Use {kinds}": "Möglich: {kinds}",
    // The commands.
    "Another day, such as yesterday, monday or 2026-11-20.": "Ein anderer Tag, etwa gestern, Montag oder 2026-11-20.",
    "See a day, or mark it complete.": "Einen Tag ansehen oder abschließen.",
    """
    On a complete day, tracked foods and activities without an entry count as “no”. Your check-in and sleep \
    stay as they are. Before that, you are asked about symptoms without an answer. Ctrl-C keeps what you answered \
    and leaves the day as it was.
      symptoms day
      symptoms day yesterday
      symptoms day close
      symptoms day close yesterday
    To see many days below each other: symptoms timeline
    """: """
    An einem abgeschlossenen Tag zählen Essen und Aktivitäten, die Sie festhalten und nicht eingetragen haben, als \
    „nein“. Befinden und Schlaf bleiben, wie sie sind. Vorher werden Sie nach Beschwerden ohne Antwort gefragt. Strg-C \
    behält Ihre Antworten und lässt den Tag, wie er war.
      symptoms day
      symptoms day gestern
      symptoms day close
      symptoms day close gestern
    Viele Tage untereinander ansehen: symptoms timeline
    """,
    "“close” marks the day complete. You can add a day.": "„close“ schließt den Tag ab. Sie können einen Tag nennen.",
    "Delete an entry (undo brings it back).": "Einen Eintrag löschen (undo holt ihn zurück).",
    "To see the ids: symptoms list. The first 3 characters are usually enough.":
      "Kennungen ansehen: symptoms list. Meist genügen die ersten 3 Zeichen.",
    "The ids of the entries.": "Die Kennungen der Einträge.",
    "Change an entry.": "Einen Eintrag ändern.",
    """
      symptoms edit k3f9a                      in a form
      symptoms edit k3f9a quality=5
      symptoms edit k3f9a notes= at=21:30      clears the notes, changes the time
      symptoms edit k3f9a day=2026-03-01       moves it to another day, at the same time
      symptoms edit k3f9a tags=travel,work     gives it these tags; tags= clears them
    To see the ids: symptoms list. The first 3 characters are usually enough.
    """: """
      symptoms edit k3f9a                      in einem Formular
      symptoms edit k3f9a quality=5
      symptoms edit k3f9a notes= at=21:30      löscht die Notizen, ändert die Zeit
      symptoms edit k3f9a day=2026-03-01       auf einen anderen Tag, zur selben Zeit
      symptoms edit k3f9a tags=reise,arbeit    gibt ihm diese Schlagwörter; tags= löscht sie
    Kennungen ansehen: symptoms list. Meist genügen die ersten 3 Zeichen.
    """,
    "The id of the entry.": "Die Kennung des Eintrags.",
    "name=value, or name= to clear it.": "name=wert, oder name= zum Löschen.",
    "See what you've logged.": "Ihre Einträge ansehen.",
    """
      symptoms list                      today
      symptoms list yesterday            another day
      symptoms list --days 7             the last seven days
      symptoms list --date 2026-03-01    one day
      symptoms list --kind food --days 30
      symptoms list --tag travel         every entry with a tag
    To go through days with keys: symptoms timeline
    """: """
      symptoms list                      heute
      symptoms list gestern              ein anderer Tag
      symptoms list --days 7             die letzten sieben Tage
      symptoms list --date 2026-03-01    ein bestimmter Tag
      symptoms list --kind food --days 30
      symptoms list --tag reise          alle Einträge mit einem Schlagwort
    Tage mit Tasten durchgehen: symptoms timeline
    """,
    "How many days, counting back from that day.": "Wie viele Tage, von diesem Tag an zurück.",
    "Only entries of this kind. You can repeat it.": "Nur Einträge dieser Art. Mehrfach möglich.",
    "Only entries with this tag. You can repeat it.": "Nur Einträge mit diesem Schlagwort. Mehrfach möglich.",
    "The day, as for --date.": "Der Tag, wie bei --date.",
    "--days needs a whole number from 1 to 40000, such as --days 7.":
      "--days braucht eine ganze Zahl von 1 bis 40000, etwa --days 7.",
    "Show what would be saved, without saving it.": "Zeigen, was gespeichert würde, ohne zu speichern.",
    "Values in order, or name=value.": "Werte der Reihe nach, oder name=wert.",
    "Log that there was none, such as no exercise.": "Eintragen, dass es etwas nicht gab, etwa keinen Sport.",
    """
    If you log nothing, it is not clear whether there was none. “no exercise” says so, and that helps the forecast.
      symptoms no exercise          no exercise today
      symptoms no pain              one of your symptoms
      symptoms no pain, fatigue     two symptoms
      symptoms no food omelette     a food or drink
      symptoms no ibuprofen         a medicine you logged before
      symptoms no food yesterday    the same as --date yesterday
    """: """
    Ist nichts eingetragen, kann trotzdem etwas gewesen sein. „no exercise“ sagt, dass es keine Bewegung gab. Das \
    hilft der Vorhersage.
      symptoms no exercise          heute keine Bewegung (auch: symptoms kein Sport)
      symptoms no pain              eine Ihrer Beschwerden
      symptoms no pain, fatigue     zwei Beschwerden
      symptoms no food omelette     ein Essen oder Getränk
      symptoms no ibuprofen         ein Medikament, das Sie schon eingetragen haben
      symptoms no food yesterday    wie --date yesterday
    """,
    "What you did not have or do.": "Was es nicht gab.",
    "Get back what you undid.": "Zurückholen, was Sie rückgängig gemacht haben.",
    """
    What you undid last comes back first. Once you save something else, only a change that you name comes back. It \
    does not if you have logged something in its place.
      symptoms redo
      symptoms redo 3         the last three
      symptoms redo a12       one that `symptoms undo --list` shows as undone
    """: """
    Zuerst kommt zurück, was Sie zuletzt rückgängig gemacht haben. Wenn Sie danach etwas anderes speichern, kommt nur \
    zurück, was Sie nennen. Das geht nicht, wenn dort inzwischen etwas anderes eingetragen ist.
      symptoms redo
      symptoms redo 3         die letzten drei
      symptoms redo a12       eine, die `symptoms undo --list` als rückgängig zeigt
    """,
    "Undo your last change.": "Die letzte Änderung rückgängig machen.",
    """
    Each command counts as one change, even a big import. You can undo back to your set-up. `symptoms redo` gets \
    back what you undid.
      symptoms undo
      symptoms undo 3         the last three
      symptoms undo --list    the last ten, with their numbers
      symptoms undo a12       only that one
    """: """
    Jeder Befehl zählt als eine Änderung, auch ein großer Import. Rückgängig geht es bis zur Einrichtung. \
    `symptoms redo` holt zurück, was Sie rückgängig gemacht haben.
      symptoms undo
      symptoms undo 3         die letzten drei
      symptoms undo --list    die letzten zehn mit ihren Nummern
      symptoms undo a12       nur diese eine
    """,
    "How many changes, or the number of one such as a12.": "Wie viele Änderungen, oder die Nummer einer, etwa a12.",
    "List your last changes, without undoing any.": "Die letzten Änderungen nur ansehen.",
    // The help of a kind.
    "What you can log (with =, type the name too):": "Was Sie eintragen können (bei = gehört der Name dazu):",
    "The time, such as at=14:30, at=3pm or at=noon. Without it, now.":
      "Die Uhrzeit, etwa at=14:30, at=3pm oder at=noon. Ohne Angabe jetzt.",
    "The day, such as day=tuesday or day=2026-03-02. The same as --date.":
      "Der Tag, etwa day=tuesday oder day=2026-03-02. Dasselbe wie --date.",
    "Examples:": "Beispiele:",
    "Anything else.": "Alles Weitere.",
    // symptom
    "Log a symptom and how bad it is.": "Eine Beschwerde und ihre Stärke eintragen.",
    "Which symptom, by its name or its id.": "Welche Beschwerde, mit Name oder Kennung.",
    "How bad it is.": "Wie stark sie ist.",
    "How long it lasted.": "Wie lange sie gedauert hat.",
    "The medicine you took before, such as after=ibuprofen.":
      "Das Medikament davor, etwa after=ibuprofen.",
    "Where on the body.": "Wo am Körper.",
    "pain now, 7 out of 10": "jetzt Schmerzen, 7 von 10",
    "in the knees, for half an hour, at half past two": "in den Knien, eine halbe Stunde, um halb drei",
    "no pain": "keine Schmerzen",
    // food
    "Log a meal.": "Eine Mahlzeit eintragen.",
    "Which meal. If you leave it out, the time of day decides.":
      "Welche Mahlzeit. Ohne Angabe entscheidet die Uhrzeit.",
    "What you ate.": "Was Sie gegessen haben.",
    "What you drank.": "Was Sie getrunken haben.",
    "How large the meal was.": "Wie groß die Mahlzeit war.",
    "Kilocalories of the whole meal.": "Kilokalorien der ganzen Mahlzeit.",
    "two things for lunch": "zwei Dinge zum Mittagessen",
    "with amounts, ingredients and drinks": "mit Mengen, Zutaten und Getränken",
    // exercise
    "Log exercise: what, how long and how hard.": "Bewegung eintragen: was, wie lange, wie anstrengend.",
    "Which kind of exercise.": "Welche Art von Bewegung.",
    "How long it took. You can give a distance instead.": "Wie lange. Sie können stattdessen die Strecke angeben.",
    "How hard it was.": "Wie anstrengend es war.",
    "you could keep going for hours": "Das ginge stundenlang",
    "you breathe faster": "Sie atmen schneller",
    "you cannot keep it up for long": "Das halten Sie nicht lange durch",
    "How far you went.": "Wie weit es war.",
    "Kilocalories you used.": "Verbrauchte Kilokalorien.",
    "How many steps.": "Wie viele Schritte.",
    "Average heart rate, in beats a minute.": "Mittlerer Puls, in Schlägen pro Minute.",
    "Highest heart rate, in beats a minute.": "Höchster Puls, in Schlägen pro Minute.",
    "a light walk of half an hour": "eine halbe Stunde leichtes Gehen",
    "a run of 5 km": "5 km Laufen",
    "an hour, 6 out of 10, at six in the evening": "eine Stunde, 6 von 10, um sechs Uhr abends",
    // rest
    "Log sleep or a nap. A night counts for the day you wake up.":
      "Schlaf eintragen. Eine Nacht zählt zu dem Tag, an dem Sie aufwachen.",
    "From falling asleep to waking up.": "Vom Einschlafen bis zum Aufwachen.",
    "Hours of sleep, if you do not know the times.": "Stunden Schlaf, wenn Sie die Zeiten nicht wissen.",
    "How well you slept: 1 is very badly, 10 is very well.": "Wie gut: 1 heißt sehr schlecht, 10 sehr gut.",
    "Naps in the daytime.": "Mittagsschlaf.",
    "How rested you feel: 1 is exhausted, 10 is fully rested.":
      "Wie erholt Sie sind: 1 heißt erschöpft, 10 ganz erholt.",
    "From going to bed to getting up.": "Vom Zubettgehen bis zum Aufstehen.",
    "How long you were awake in the night.": "Wie lange Sie nachts wach waren.",
    "How often you woke up.": "Wie oft Sie aufgewacht sind.",
    "Deep sleep.": "Tiefschlaf.", "REM sleep.": "REM-Schlaf.", "Light sleep.": "Leichter Schlaf.",
    "last night, from ten past eleven to twenty past six": "letzte Nacht, von 23:10 bis 6:20 Uhr",
    "seven and a half hours": "siebeneinhalb Stunden",
    "seven hours and a quarter": "sieben Stunden und eine Viertelstunde",
    "a nap after lunch": "ein Mittagsschlaf",
    // activity
    "Log what you did and how stressful it was.": "Eintragen, was Sie getan haben und wie stressig es war.",
    "What you did.": "Was Sie getan haben.",
    "How long it took.": "Wie lange es gedauert hat.",
    "How stressful it was: 1 is not at all, 10 is extremely.":
      "Wie stressig: 1 heißt gar nicht, 10 äußerst.",
    "Where you were.": "Wo Sie waren.",
    "Who was with you.": "Wer dabei war.",
    "8 hours of work, stress 6 out of 10": "8 Stunden Arbeit, Stress 6 von 10",
    "only how stressful the day was": "nur, wie stressig der Tag war",
    // custom
    "Log anything else as a number.": "Etwas Eigenes als Zahl eintragen.",
    "What it is. Packs know it as custom.NAME.": "Was es ist. Pakete kennen es als custom.NAME.",
    "How much; 0 means none.": "Wie viel; 0 heißt keine.",
    "1 for yes, 0 for no": "1 für ja, 0 für nein",
    "any number, such as hours": "eine beliebige Zahl, etwa Stunden",
    // Kinds without a command.
    "A day marked complete.": "Ein abgeschlossener Tag.",
    "A number from a file.": "Eine Zahl aus einer Datei.",
    "What it is a number of.": "Was die Zahl bedeutet.",
    "The number of the day; 0 means none.": "Die Zahl des Tages; 0 heißt keine.",
    "Something that you did not have or do.": "Etwas, das es nicht gab.",
    // Before anyone is set up.
    "Here you log {entries}.": "Das ist für {entries}.",
    "Here you log “no”, as in no exercise.": "Hier tragen Sie ein „nein“ ein.",
    "Here you'll see what you logged.": "Hier sehen Sie, was Sie eingetragen haben.",
    "Here you change an entry.": "Hier ändern Sie einen Eintrag.",
    "Here you delete entries.": "Hier löschen Sie Einträge.",
    "Here you undo your last change.": "Das macht Ihre letzte Änderung rückgängig.",
    "Here you'll see your last changes.": "Hier sehen Sie Ihre letzten Änderungen.",
    "Here you get back what you undid.": "Das stellt wieder her, was Sie entfernt haben.",
    "Here you mark a day complete.": "Hier schließen Sie einen Tag ab.",
    "Here you'll see how a day was, and what is not logged.": "Hier sehen Sie, wie ein Tag war und was fehlt.",
  ]
}
