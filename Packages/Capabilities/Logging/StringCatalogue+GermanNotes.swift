import TrackerApplication

extension StringCatalogue {
  /// Several things on one line, in German.
  static let germanOfNotes: [String: String] = [
    "There is nothing to save yet": "Es gibt noch nichts zu speichern",
    "Try it like this: symptoms note slept 5h, pain 6, no exercise":
      "Versuchen Sie es so: symptoms note 5h geschlafen, Schmerz 6, kein Sport",
    "To take it back: symptoms undo": "Rückgängig machen: symptoms undo",
    "Kept as a text in your journal: “{text}”": "Als Text in Ihrem Tagebuch behalten: „{text}“",
    "This would be kept as a text in your journal: “{text}”": "Das käme als Text in Ihr Tagebuch: „{text}“",
    "kept as a text": "bleibt Text",
    "{piece}: {what}": "{piece}: {what}",
    // What may be meant.
    "Do you mean {symptom} by “{word}”?": "Meinen Sie mit „{word}“: {symptom}?",
    "This may be one of your symptoms": "Das ist vielleicht eine Ihrer Beschwerden",
    "Type its whole name, or add --yes.": "Tippen Sie den ganzen Namen, oder ergänzen Sie --yes.",
    "Save “{name}” under {entries}?": "„{name}“ speichern unter {entries}?",
    "This may be the name of something you log": "Das ist vielleicht der Name von etwas, das Sie eintragen",
    "Add --yes if it is.": "Wenn es so ist, ergänzen Sie --yes.",
    "Did you have {food}?": "Hatten Sie das: {food}?",
    "It is not clear whether you had this": "Es ist nicht klar, ob Sie das hatten",
    "Type an amount, or “no” before it.": "Tippen Sie eine Menge oder „kein“ davor.",
    "This may be a food or drink": "Das ist vielleicht etwas zu essen oder zu trinken",
    "Type food before it, or add --yes.": "Tippen Sie food davor, oder ergänzen Sie --yes.",
    // The preview.
    "This will be saved": "Das wird gespeichert",
    "Change the line": "Die Zeile ändern",
    "Nothing was saved: this is not plain text": "Nichts wurde gespeichert: Das ist kein einfacher Text",
    "Nothing was saved: this is too long for a note": "Nichts wurde gespeichert: Das ist zu lang für note",
    "Keep it as a text, with this in place of note: symptoms journal -":
      "Behalten Sie es als Text, statt mit note mit: symptoms journal -",
    "Save it as UTF-8 and try again.": "Speichern Sie ihn als UTF-8, und versuchen Sie es noch einmal.",
    "To get the line back, press the up arrow key.": "Die Pfeiltaste nach oben holt die Zeile zurück.",
    // Help.
    "Log several things in one line.": "Mehreres in einer Zeile eintragen.",
    """
      symptoms note slept 5h, pain 6, no exercise, walked 20m, 2 beers
      symptoms note "pain 4 at 8:30; lunch soup, tea"
      symptoms note slept badly, 7h work --date yesterday
      symptoms note - < text.txt               read it, so that it stands in no history

    Put commas between things. In a terminal you see first what it becomes. Enter saves it, e changes the line, Esc \
    leaves. What is not understood is kept as a text in your journal. One undo removes all of it.
    """: """
      symptoms note 5h geschlafen, Schmerz 6, kein Sport, 20m spaziert, 2 Bier
      symptoms note "Schmerz 4 um 8:30; Mittagessen Suppe, Tee"
      symptoms note schlecht geschlafen, 7h Arbeit --date gestern
      symptoms note - < text.txt               liest es ein, damit es in keiner Historie steht

    Setzen Sie Kommas dazwischen. Im Terminal sehen Sie erst, was daraus wird. Enter speichert, e ändert die Zeile, \
    Esc bricht ab. Was nicht verstanden wird, bleibt als Text im Tagebuch. Ein undo nimmt alles zurück.
    """,
    "What to log, or - to read it.": "Was eingetragen wird, oder - zum Einlesen.",
    "Here you log several things.": "Hier tragen Sie mehreres ein.",
  ]
}
