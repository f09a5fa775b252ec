import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    PredictionModule.id, "de",
    [
      "Chance of a flare": "Risiko für einen Schub",
      "Yesterday": "Gestern",
      "How good the forecasts are": "Wie gut die Vorhersagen sind",
      "More on the forecast": "Mehr zur Vorhersage",
      "Your other conditions": "Ihre anderen Erkrankungen",
      "Load score": "Belastungswert",
      "The day before": "Der Tag davor",
      "Tomorrow": "Morgen",
      // Candidate factors.
      "Several things at once are never part of an experiment.": "Mehreres auf einmal ist nie Teil eines Versuchs.",
      // Files.
      "With --predictions, the forecasts for a diary that is not yours.":
        "Mit --predictions die Vorhersagen für Aufzeichnungen, die nicht Ihre sind.",
      // Marks, as they are told in a list.
      "a flare day": "ein Schubtag",
      "a flare day of {condition}": "ein Schubtag von {condition}",
      "a day without a flare": "ein Tag ohne Schub",
      "a day without a flare of {condition}": "ein Tag ohne Schub von {condition}",
      // The forecast of a day.
      "Tomorrow, {day}, as things stand": "Morgen, {day}, Stand jetzt",
      "Today, {day}: the forecast made the evening before": "Heute, {day}: die Vorhersage vom Vorabend",
      "Today, {day}: the forecast made on {made}": "Heute, {day}: die Vorhersage vom {made}",
      "Today, {day}, updated after last night's sleep": "Heute, {day}, nach der letzten Nacht aktualisiert",
      "Today, {day}: estimated later": "Heute, {day}: nachträglich geschätzt",
      "Today, {day}, before anything was logged": "Heute, {day}, bevor etwas eingetragen war",
      "{day}: the forecast made the evening before": "{day}: die Vorhersage vom Vorabend",
      "{day}: the forecast made on {made}": "{day}: die Vorhersage vom {made}",
      "{day}: the forecast updated in the morning": "{day}: die am Morgen aktualisierte Vorhersage",
      "{day}: estimated later": "{day}: nachträglich geschätzt",
      "{day}: before anything was logged": "{day}: bevor etwas eingetragen war",
      "How bad it may get: about {value} out of 10 (probably {from} to {to}).":
        "So schlimm kann es werden: etwa {value} von 10 (wahrscheinlich {from} bis {to}).",
      "Your last check-in was on {day}, {count} days ago.":
        "Ihr letztes Befinden haben Sie am {day} eingetragen, vor {count} Tagen.",
      "The last check-in before it was on {day}, {count} days earlier.":
        "Davor haben Sie Ihr Befinden zuletzt am {day} eingetragen, {count} Tage früher.",
      "The forecast is based on those old answers.": "Die Vorhersage beruht auf diesen alten Antworten.",
      "The forecast was based on those old answers.": "Die Vorhersage beruhte auf diesen alten Antworten.",
      "What happened: a flare day.": "So kam es: ein Schubtag.",
      "What happened: no flare.": "So kam es: kein Schub.",
      "What happened: a flare day ({value} out of 10).": "So kam es: ein Schubtag ({value} von 10).",
      "What happened: no flare ({value} out of 10).": "So kam es: kein Schub ({value} von 10).",
      "Every step: {command}": "Jeder Schritt: {command}",
      "Exact figures: {command}": "Genaue Zahlen: {command}",
      "All figures: {command}": "Alle Zahlen: {command}",
      // Step by step.
      "It starts from {percent}, the same for everyone.": "Ausgangspunkt sind {percent}, wie bei allen.",
      "It starts from {percent}: your days so far, mixed with the start that everyone has.":
        "Ausgangspunkt sind {percent}: Ihre Tage bisher, gemischt mit dem Startwert aller.",
      "It starts from {percent}, close to your average.": "Ausgangspunkt sind {percent}, nahe an Ihrem Durchschnitt.",
      "What raises it, biggest first:": "Was es erhöht, das Stärkste zuerst:",
      "What lowers it, biggest first:": "Was es senkt, das Stärkste zuerst:",
      "1 other thing.": "Etwas anderes.",
      "{count} other things together.": "{count} andere Dinge zusammen.",
      "1 small thing.": "Eine Kleinigkeit.",
      "{count} small things together.": "{count} Kleinigkeiten zusammen.",
      "The forecast learns from your days. To start: {command}":
        "Die Vorhersage lernt aus Ihren Tagen. Anfangen: {command}",
      "The program is careful while it knows little about you.":
        "Das Programm ist vorsichtig, solange es wenig über Sie weiß.",
      "The program never claims to be completely sure.": "Das Programm legt sich nie ganz fest.",
      "Nothing has moved it up or down yet.": "Bisher hat es nichts erhöht oder gesenkt.",
      "Nothing was logged lately that moves it up or down.":
        "Zuletzt ist nichts eingetragen, was es erhöht oder senkt.",
      "One check-in is enough to start again.": "Ein Eintrag genügt, um wieder anzufangen.",
      "All together: {percent}.": "Zusammen: {percent}.",
      "These things moved the forecast. That does not make them the cause of a flare.":
        "Diese Dinge haben die Vorhersage verändert. Die Ursache eines Schubs müssen sie nicht sein.",
      "Every step in log-odds. They add up to the forecast; above 0 raises it.":
        "Jeder Schritt in Log-Odds. Zusammen ergeben sie die Vorhersage; über 0 erhöht sie.",
      "log-odds": "Log-Odds",
      "step": "Schritt",
      "{from} to {to}": "{from} bis {to}",
      // How much each factor counts.
      "How much each factor counts": "Wie stark jeder Faktor zählt",
      "{condition} has no factors. Its forecast uses only your recent days.":
        "{condition} hat keine Faktoren. Die Vorhersage nutzt nur Ihre letzten Tage.",
      "These raise the chance of a flare, biggest first:": "Das erhöht das Schubrisiko, das Stärkste zuerst:",
      "These lower it, biggest first:": "Das senkt es, das Stärkste zuerst:",
      "Your limits": "Ihre Grenzen",
      "How often the next day was a flare, in your records. In brackets: the probable range.":
        "Wie oft der nächste Tag ein Schub war, in Ihren Einträgen. In Klammern: der wahrscheinliche Bereich.",
      "Long nights after short ones": "Lange Nächte nach kurzen",
      "{name}: nothing clear in {count} days.": "{name}: nichts Klares in {count} Tagen.",
      "{name}: this needs 1 more day.": "{name}: Dafür fehlt noch 1 Tag.",
      "{name}: this needs {count} more days.": "{name}: Dafür fehlen noch {count} Tage.",
      "{name}: this needs 1 more flare day.": "{name}: Dafür fehlt noch 1 Schubtag.",
      "{name}: this needs {count} more flare days.": "{name}: Dafür fehlen noch {count} Schubtage.",
      "Over {amount} minutes of exercise: then flares on {flares} of {days} days ({from} to {to}).":
        "Über {amount} Minuten Bewegung: danach Schübe an {flares} von {days} Tagen ({from} bis {to}).",
      "Stress above {amount}: then flares on {flares} of {days} days ({from} to {to}).":
        "Stress über {amount}: danach Schübe an {flares} von {days} Tagen ({from} bis {to}).",
      "Long nights after short ones: flares on {flares} of {days} days ({from} to {to}).":
        "Lange Nächte nach kurzen: Schübe an {flares} von {days} Tagen ({from} bis {to}).",
      "On other days: {flares} of {days} ({from} to {to}).": "An anderen Tagen: {flares} von {days} ({from} bis {to}).",
      "confirmed by your records": "durch Ihre Einträge bestätigt",
      "confirmed": "bestätigt",
      "likely": "wahrscheinlich",
      "likely by your records": "nach Ihren Einträgen wahrscheinlich",
      "{sentence} Your records confirm it.": "{sentence} Ihre Einträge bestätigen das.",
      "1 other factor counts for little.": "1 weiterer Faktor zählt wenig.",
      "{count} other factors count for little.": "{count} weitere Faktoren zählen wenig.",
      "From the pack, not logged yet: {names}.": "Aus dem Paket, noch nicht eingetragen: {names}.",
      "In use since {day}.": "In Gebrauch seit {day}.",
      "Except: {others}.": "Außer: {others}.",
      "Learning since {day}.": "Lernt seit {day}.",
      "Nothing learnt yet. One check-in is enough to start: symptoms check-in":
        "Noch nichts gelernt. Ein Eintrag genügt zum Anfangen: symptoms check-in",
      "How soon each factor shows": "Wann sich ein Faktor zeigt",
      "the same day": "am selben Tag",
      "the next day": "am nächsten Tag",
      "after {count} days": "nach {count} Tagen",
      "Nothing is clear yet.": "Bisher ist nichts deutlich.",
      "1 factor needs more days.": "Für 1 Faktor fehlen noch Tage.",
      "{count} factors need more days.": "Für {count} Faktoren fehlen noch Tage.",
      // The same in figures.
      "Each figure is the change in log-odds of a flare the next day.":
        "Jede Zahl ist die Änderung der Log-Odds für einen Schub am nächsten Tag.",
      "It holds for a day one standard deviation above your average; 0 is no effect.":
        "Sie gilt für einen Tag, der eine Standardabweichung über Ihrem Durchschnitt liegt; 0 ist keine Wirkung.",
      "Pack: from studies or experts. Learnt: from your own days.":
        "Paket: aus Studien oder von Fachleuten. Gelernt: aus Ihren Tagen.",
      "Range: where the true value probably lies (80%).": "Bereich: wo der wahre Wert wahrscheinlich liegt (80 %).",
      "How many points worse (0 to 10) a day gets, allowing for the day before. Only clear effects are listed.":
        "Um wie viele Punkte (0 bis 10) ein Tag schlimmer wird, den Vortag eingerechnet. Nur, was deutlich ist.",
      "factor": "Faktor",
      "pack": "Paket",
      "tuned": "angepasst",
      "learnt": "gelernt",
      "range": "Bereich",
      "days": "Tage",
      "shows": "zeigt sich",
      "Too few days yet for:": "Noch zu wenige Tage für:",
      "1 more day": "noch 1 Tag",
      "{count} more days": "noch {count} Tage",
    ]
    .merging(germanOfToday) { first, _ in first }.merging(germanOfAccuracy) { first, _ in first }
    .merging(germanOfFlares) { first, _ in first }.merging(germanOfPredictionHelp) { first, _ in first }
    .merging(germanOfInsights) { first, _ in first }.merging(germanOfReports) { first, _ in first }
    .merging(germanOfClinician) { first, _ in first })
}
