import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    DemoModule.id, "de",
    [
      // What is eaten.
      "soup": "Suppe", "omelette": "Omelett", "pumpkin": "Kürbis", "millet": "Hirse", "stew": "Eintopf",
      "turnip": "Rübe", "gnocchi": "Gnocchi",
      // Files.
      "The journal of a made-up person, in a temporary folder.":
        "Das Tagebuch eines erfundenen Menschen, in einem vorläufigen Ordner.",
      // What is shown.
      "This is Demo, a made-up person with {condition}. You see {days} days of entries.":
        "Das ist Demo, eine erfundene Person mit {condition}. Sie sehen {days} Tage mit Einträgen.",
      "One flare: {from}": "Ein Schub: {from}",
      "One flare: {from} to {to} ({days} days)": "Ein Schub: {from} bis {to} ({days} Tage)",
      "The evening before, the forecast was {percent}.": "Am Abend davor war die Vorhersage {percent}.",
      "At its worst, the flare was {value} out of 10.": "Der Schub erreichte höchstens {value} von 10.",
      "The day before it began:": "Am Tag davor:",
      "That evening, the forecast for the next day was {percent}.":
        "An diesem Abend war die Vorhersage für den nächsten Tag {percent}.",
      "When the forecast was low, {lowFlares} of {lowDays} days were flare days.":
        "Bei niedriger Vorhersage waren {lowFlares} von {lowDays} Tagen Schubtage.",
      "When the forecast was high, {flares} of {days} days were flare days.":
        "Bei hohem Schubrisiko waren {flares} von {days} Tagen Schubtage.",
      "When it was low, {lowFlares} of {lowDays} were.": "Bei niedrigem waren es {lowFlares} von {lowDays}.",
      "Try it with these made-up entries:": "Probieren Sie es mit diesen erfundenen Einträgen aus:",
      "Remove them again: {command}": "Wieder löschen: {command}",
      "Start your own (about two minutes): {command}": "Für sich selbst anfangen (etwa zwei Minuten): {command}",
      "day": "Tag",

      // Errors.
      "{home} already has a journal, and the demo does not touch it":
        "In {home} liegt schon ein Tagebuch, und die Demo rührt es nicht an",
      "Leave out --home, or name a new folder.": "Lassen Sie --home weg, oder nennen Sie einen neuen Ordner.",
      "No conditions were found": "Keine Erkrankungen gefunden",
      "Install the program again, or name a folder of condition packs with --packs DIR.":
        "Installieren Sie das Programm neu, oder nennen Sie den Ordner: --packs DIR",
      "The demo stopped at “{command}”: {reason}": "Die Demo brach bei „{command}“ ab: {reason}",
      "The demo stopped: its folder was removed": "Die Demo brach ab: Ihr Ordner wurde entfernt",
      "Start it again, and leave {home} in place until it ends.":
        "Starten Sie sie neu, und lassen Sie {home} so lange liegen.",
      "The pack {pack} may have an error. To see it: symptoms pack lint":
        "Vielleicht ein Fehler in {pack}. Ansehen: symptoms pack lint",

      // Help.
      "See a made-up person's 60 days, and how it works.":
        "60 Tage einer erfundenen Person ansehen, und wie das Programm arbeitet.",
      """
      Every day is logged with the same commands that you would type. Every forecast was made before its day. Your own \
      journal is not touched. The same number after --seed gives the same life.
      """: """
      Jeder Tag ist mit denselben Befehlen eingetragen, die Sie selbst eingeben würden. Jede Vorhersage entstand vor \
      ihrem Tag. Ihr eigenes Tagebuch bleibt unberührt. Die gleiche Zahl bei --seed ergibt das gleiche Leben.
      """,
      "Which condition, by the id of its pack.": "Welche Erkrankung, mit dem Namen ihres Pakets.",
      "How many days, up to today.": "Wie viele Tage, bis heute.",
      "Which made-up life: each number gives a different one.":
        "Welches erfundene Leben: Jede Zahl ergibt ein anderes.",
      "Also show the last week, the flares and the results.":
        "Auch die letzte Woche, die Schübe und die Ergebnisse zeigen.",
      "--days takes a whole number from 2 to 730.": "--days braucht eine ganze Zahl von 2 bis 730.",
    ])
}
