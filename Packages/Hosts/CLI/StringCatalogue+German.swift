import TrackerApplication

extension StringCatalogue {
  /// What the program itself says: about lines that it cannot read, and in its help.
  static let german = StringCatalogue(
    "cli", "de",
    [
      "Saved, but the answer could not be written: {why}":
        "Gespeichert, aber die Antwort ließ sich nicht ausgeben: {why}",
      "The answer cannot be written: {why}": "Die Antwort lässt sich nicht ausgeben: {why}",
      "To log a food or drink: {line}": "Essen oder Trinken eintragen: {line}",
      "To log a medicine: {line}": "Ein Medikament eintragen: {line}",
      // What to type.
      "Type: {line}": "Befehl: {line}",
      "Type, for example: {line}": "Befehl, zum Beispiel: {line}",
      "To see what to type: {line}": "So geht der Befehl: {line}",
      "To see what you can log: symptoms log --help": "Was Sie eintragen können: symptoms log --help",
      "To see all commands: symptoms --help": "Alle Befehle: symptoms --help",
      "A tag goes with something that you log": "Ein Schlagwort gehört zu etwas, das Sie eintragen",
      "To tag the day: symptoms journal \"a few words\" '{tag}'":
        "Für den Tag: symptoms journal \"ein paar Wörter\" '{tag}'",
      // A line that begins with an unknown word.
      "There's no command “{typed}”": "Den Befehl „{typed}“ gibt es nicht",
      "There's no command “{typed}”. Did you mean “{near}”?":
        "Den Befehl „{typed}“ gibt es nicht. Meinten Sie „{near}“?",
      "The first word is not a command": "Das erste Wort ist kein Befehl",
      "The first word is not a command. Did you mean “{near}”?":
        "Das erste Wort ist kein Befehl. Meinten Sie „{near}“?",
      "“{typed}” cannot be logged": "„{typed}“ kann man nicht eintragen",
      "“{typed}” cannot be logged. Did you mean “{near}”?":
        "„{typed}“ kann man nicht eintragen. Meinten Sie „{near}“?",
      "The first word cannot be logged": "Das erste Wort kann man nicht eintragen",
      "The first word cannot be logged. Did you mean “{near}”?":
        "Das erste Wort kann man nicht eintragen. Meinten Sie „{near}“?",
      "“{typed}” belongs to “{kind}”": "„{typed}“ gehört zu „{kind}“",
      "The first word belongs to “{kind}”": "Das erste Wort gehört zu „{kind}“",
      "“{group}” has no command “{typed}”": "Bei „{group}“ gibt es „{typed}“ nicht",
      "“{group}” has no command “{typed}”. Did you mean “{near}”?":
        "Bei „{group}“ gibt es „{typed}“ nicht. Meinten Sie „{near}“?",
      "Did you mean your favourite “{name}”?": "Meinten Sie Ihren Favoriten „{name}“?",
      // A line that begins with a symptom.
      "You named a symptom twice. Keep one of them": "Eine Beschwerde steht zweimal da. Behalten Sie eine",
      "With several symptoms, type one number for each": "Bei mehreren Beschwerden braucht jede eine Zahl",
      "“{word}” goes on a line of its own": "„{word}“ gehört in eine eigene Zeile",
      "“{word}” is a command. It goes on a line of its own":
        "„{word}“ ist ein Befehl. Er gehört in eine eigene Zeile",
      // Options and values.
      "“{typed}” is not possible here. Use {choices}.": "„{typed}“ geht hier nicht. Möglich: {choices}.",
      "“{typed}” is not possible here. Did you mean “{near}”?": "„{typed}“ geht hier nicht. Meinten Sie „{near}“?",
      "“{typed}” is not possible for {name}": "„{typed}“ geht bei {name} nicht",
      "“{command}” is not complete: {name} is missing": "„{command}“ ist nicht vollständig: {name} fehlt",
      "{name} needs a value": "{name} braucht einen Wert",
      "There's no option “{name}” here": "Die Option „{name}“ gibt es hier nicht",
      "There's no option “{name}” here. Did you mean “{near}”?":
        "Die Option „{name}“ gibt es hier nicht. Meinten Sie „{near}“?",
      "There are too many words after “{command}”": "Nach „{command}“ stehen zu viele Wörter",
      "There is nothing to save yet": "Es gibt noch nichts zu speichern",
      // The machine.
      "Some of your settings cannot be used, so the defaults hold there. See: symptoms settings":
        "Einige Ihrer Einstellungen gehen so nicht. Dort gilt der Standard. Ansehen: symptoms settings",
      "Reading: {percent}": "Lesen: {percent}",
      "Stopped. Nothing was saved.": "Abgebrochen. Nichts wurde gespeichert.",
      "SYMPTOMS_LOG is not understood. Use debug, info, warning or error, or info:FILE.":
        "SYMPTOMS_LOG ist nicht zu verstehen. Möglich sind debug, info, warning oder error, oder info:DATEI.",
      "This terminal cannot show the form": "Dieses Terminal kann das Formular nicht zeigen",
      "Type the same command with --plain": "Tippen Sie denselben Befehl mit --plain",
      "Something went wrong: {error}": "Etwas ist schiefgegangen: {error}",
      // The form of help.
      "Usage: {line}": "Aufruf: {line}",
      "Arguments": "Angaben",
      "Options": "Optionen",
      "Commands": "Befehle",
      "One of: {values}.": "Möglich: {values}.",
      "Default: {value}.": "Standard: {value}.",
      "* is what the command does by itself.": "* gilt, wenn nichts weiter dasteht.",
      "More about one command: {line}": "Mehr zu einem Befehl: {line}",
      "Show the version.": "Die Version zeigen.",
      "Show this help.": "Diese Hilfe zeigen.",
      // Help of the program and of its groups.
      "Track a long-term illness, and see how likely a flare is tomorrow.":
        "Eine chronische Erkrankung festhalten und sehen, wie wahrscheinlich morgen ein Schub ist.",
      """
      The program learns from what you log, and says why. It shows how often it was right. Everything stays in one \
      file on this computer. It never sends you reminders unless you ask.

      Start here:
        symptoms demo                  see 60 days of a made-up person
        symptoms onboard               set up (about two minutes)
        symptoms check-in              say how you are (about a minute)
        symptoms log rest 23:10-06:20  log sleep, food, exercise and more
        symptoms today                 see your forecast
      """:
        """
      Das Programm lernt aus Ihren Einträgen, nennt Gründe und zeigt, wie oft es richtig lag. Alles bleibt in einer \
      Datei auf diesem Computer. Es erinnert Sie nur, wenn Sie das möchten.

      So fangen Sie an:
        symptoms demo                  60 Tage einer erfundenen Person ansehen
        symptoms onboard               einrichten (etwa zwei Minuten)
        symptoms check-in              eintragen, wie es Ihnen geht (etwa eine Minute)
        symptoms log rest 23:10-06:20  Schlaf, Essen, Bewegung und mehr eintragen
        symptoms today                 Ihre Vorhersage ansehen
      """,
      "Choose what to log.": "Auswählen, was eingetragen wird.",
      "Here you log what you did.": "Hier tragen Sie ein, was war.",
      "Log sleep, food, exercise and more.": "Schlaf, Essen, Bewegung und mehr eintragen.",
      """
      Type the values in order. Add anything else as name=value:
        symptoms log rest 23:10-06:20 quality=4
        symptoms log exercise walking 30m light
        symptoms log food lunch "soup, omelette"

      You can leave out the word log: `sleep 7h`, `walk 30m light`, `pain 7`.
      Type only what it is, and you get a form: `symptoms log food`.
      """:
        """
      Geben Sie die Werte der Reihe nach ein, alles andere als name=wert:
        symptoms log rest 23:10-06:20 quality=4
        symptoms log exercise walking 30m light
        symptoms log food lunch "Suppe, Omelett"

      Das Wort log dürfen Sie weglassen: `sleep 7h`, `walk 30m light`, `pain 7`.
      Tippen Sie nur, was es ist, kommt ein Formular: `symptoms log food`.
      """,
      "Import a file of another app, a diary or a journal.":
        "Die Datei einer anderen App oder ein Tagebuch übernehmen.",
      """
      Name the file, and the program finds out what it is:
        symptoms import diary.csv
        symptoms import journal.jsonl
        symptoms import diary.txt --as csv    say what it is
        symptoms import daylio.csv --dry-run  try it first

      Importing counts as one change. Importing the same file again changes nothing. To undo it: symptoms undo
      """:
        """
      Nennen Sie die Datei. Das Programm findet heraus, was sie ist:
        symptoms import diary.csv
        symptoms import tagebuch.jsonl
        symptoms import diary.txt --as csv    selbst sagen, was sie ist
        symptoms import daylio.csv --dry-run  erst probieren

      Ein Import zählt als eine Änderung. Dieselbe Datei noch einmal ändert nichts. Rückgängig: symptoms undo
      """,
      "This file is: {name}.": "Diese Datei ist: {name}.",
      "Export your journal to a file.": "Ihr Tagebuch in eine Datei exportieren.",
      // Before anyone is set up.
      "“{typed}” cannot be logged before you're set up. Nothing was saved":
        "„{typed}“ geht erst nach der Einrichtung. Nichts wurde gespeichert",
      "That cannot be logged before you're set up. Nothing was saved":
        "Das geht erst nach der Einrichtung. Nichts wurde gespeichert",
    ])
}
