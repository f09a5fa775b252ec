import TrackerApplication

extension StringCatalogue {
  /// How good forecasts have been, in German: of the journal, and of diary files.
  static let germanOfAccuracy: [String: String] = [
    // In sentences.
    "How good the forecasts have been": "Wie gut die Vorhersagen waren",
    """
    There are no results yet. A day counts once it had a forecast and you checked in. The first result needs {fewest} \
    days.
    """: """
    Es gibt noch kein Ergebnis. Ein Tag zählt, wenn es eine Vorhersage gab und Sie Ihr Befinden eingetragen haben. \
    Das erste Ergebnis braucht {fewest} Tage.
    """,
    "To check in: {command}": "Befinden eintragen: {command}",
    "Too early to say: {days} of {fewest} days so far. After 1 more day with a check-in, you will see the result.":
      "Noch zu früh: bisher {days} von {fewest} Tagen. Nach 1 weiteren Tag mit Befinden sehen Sie das Ergebnis.",
    """
    Too early to say: {days} of {fewest} days so far. After {needed} more days with a check-in, you will see the \
    result.
    """: """
    Noch zu früh: bisher {days} von {fewest} Tagen. Nach {needed} weiteren Tagen mit Befinden sehen Sie das Ergebnis.
    """,
    "No flare day in {days} days, so there is nothing to compare yet.":
      "Kein Schubtag in {days} Tagen, also gibt es noch nichts zu vergleichen.",
    "Every day so far was the same, so there is nothing to compare yet.":
      "Bisher war jeder Tag gleich, also gibt es noch nichts zu vergleichen.",
    "Over {days} days, the forecasts were {percent} better than just using your average.":
      "Über {days} Tage waren die Vorhersagen {percent} besser als Ihr Durchschnitt allein.",
    "Over {days} days, the forecasts were no better than just using your average.":
      "Über {days} Tage waren die Vorhersagen nicht besser als Ihr Durchschnitt allein.",
    "Over {days} days, the forecasts were {percent} worse than just using your average.":
      "Über {days} Tage waren die Vorhersagen {percent} schlechter als Ihr Durchschnitt allein.",
    "The morning updates were {percent} better than just using your average.":
      "Am Morgen aktualisiert waren sie {percent} besser als Ihr Durchschnitt.",
    "The morning updates were no better than just using your average.":
      "Am Morgen aktualisiert waren sie nicht besser als Ihr Durchschnitt.",
    "The morning updates were {percent} worse than just using your average.":
      "Am Morgen aktualisiert waren sie {percent} schlechter als Ihr Durchschnitt.",
    "Over {days} days, estimates made later were {percent} better than just using your average.":
      "Über {days} Tage waren nachträgliche Schätzungen {percent} besser als Ihr Durchschnitt.",
    "Over {days} days, estimates made later were no better than just using your average.":
      "Über {days} Tage waren nachträgliche Schätzungen nicht besser als Ihr Durchschnitt.",
    "Over {days} days, estimates made later were {percent} worse than just using your average.":
      "Über {days} Tage waren nachträgliche Schätzungen {percent} schlechter als Ihr Durchschnitt.",
    "This could be luck.": "Das kann Zufall sein.",
    "Your average is the better guide for now.": "Richten Sie sich vorerst nach Ihrem Durchschnitt.",
    "When the forecast was high, 1 of {days} days was a flare day.":
      "Bei hohem Schubrisiko war 1 von {days} Tagen ein Schubtag.",
    "When the forecast was high, {flares} of {days} days were flare days.":
      "Bei hohem Schubrisiko waren {flares} von {days} Tagen Schubtage.",
    "When the forecast was moderate, 1 of {days} days was a flare day.":
      "Bei mittlerem Schubrisiko war 1 von {days} Tagen ein Schubtag.",
    "When the forecast was moderate, {flares} of {days} days were flare days.":
      "Bei mittlerem Schubrisiko waren {flares} von {days} Tagen Schubtage.",
    "When the forecast was low, 1 of {days} days was a flare day.":
      "Bei niedrigem Schubrisiko war 1 von {days} Tagen ein Schubtag.",
    "When the forecast was low, {flares} of {days} days were flare days.":
      "Bei niedrigem Schubrisiko waren {flares} von {days} Tagen Schubtage.",
    "A forecast can still be wrong.": "Eine Vorhersage kann trotzdem falsch sein.",
    // All figures.
    "Forecasts made the evening before (days: {days}, flare days: {flares})":
      "Vorhersagen vom Vorabend (Tage: {days}, Schubtage: {flares})",
    "Forecasts updated in the morning (days: {days}, flare days: {flares})":
      "Am Morgen aktualisierte Vorhersagen (Tage: {days}, Schubtage: {flares})",
    "Forecasts estimated later (days: {days}, flare days: {flares})":
      "Nachträglich geschätzte Vorhersagen (Tage: {days}, Schubtage: {flares})",
    "value": "Wert",
    "good is": "gut ist",
    "Brier skill score, your average": "Brier-Skill-Score, Durchschnitt",
    "Brier skill score, as yesterday": "Brier-Skill-Score, wie gestern",
    "Brier skill score, last 7 days": "Brier-Skill-Score, letzte 7 Tage",
    "above 0": "über 0",
    "Brier score (your average: {value})": "Brier-Score (Durchschnitt: {value})",
    "Log loss": "Log-Loss",
    "Discrimination (AUC)": "Trennschärfe (AUC)",
    "needs both kinds": "braucht beide",
    "1 ({chance} is chance)": "1 ({chance} ist Zufall)",
    "Calibration error (ECE)": "Kalibrierungsfehler (ECE)",
    "Calibration slope": "Kalibrierungssteigung",
    "needs {fewest} of each": "braucht je {fewest}",
    "Correct at a 50% cut-off": "Richtig bei Schwelle 50 %",
    "above {share}": "über {share}",
    "Severity": "Schwere",
    "needs {fewest} days, {days} so far": "braucht {fewest} Tage, bisher {days}",
    "Severity: average error in points": "Schwere: mittlerer Fehler",
    "below {value}": "unter {value}",
    "Severity skill score, last value": "Schwere: Skill-Score, letzter Wert",
    "Severity within its range": "Schwere in ihrem Bereich",
    "{share} (days: {days})": "{share} (Tage: {days})",
    "Range: 90% interval from resampling your days in blocks of a week.":
      "Bereich: 90-%-Intervall aus wochenweisem Resampling Ihrer Tage.",
    "A calibration slope below 1 is overconfident.": "Eine Kalibrierungssteigung unter 1 ist zu sicher.",
    "Correct: good is better than always guessing the commoner outcome.":
      "Richtig: Gut ist mehr, als wenn man immer das Häufigere rät.",
    "Severity: good is below the error of just using your average.":
      "Schwere: Gut ist weniger als der Fehler Ihres Durchschnitts allein.",
    "forecast in %": "Vorhersage in %",
    "Flare days in %": "Schubtage in %",
    "perfect forecast": "perfekte Vorhersage",
    "Forecast {range}, average {average}: {share} flare days (days: {count}).":
      "Vorhersage {range}, im Mittel {average}: {share} Schubtage (Tage: {count}).",
    "forecast": "Vorhersage",
    "average": "im Mittel",
    "flare days": "Schubtage",
    "By how many days the forecast had to learn from": "Danach, aus wie vielen Tagen die Vorhersage lernen konnte",
    "learnt from": "gelernt aus",
    "under 7 days": "unter 7 Tagen",
    "7 to 27 days": "7 bis 27 Tagen",
    "28 to 89 days": "28 bis 89 Tagen",
    "90 days or more": "90 Tagen und mehr",
    "all days": "alle Tage",
    "skill": "Skill",
    "AUC": "AUC",
    "slope": "Steigung",
    "Under {fewest} days: too few to draw a conclusion.": "Unter {fewest} Tagen: zu wenig für ein Urteil.",
    "No skill score without a flare day.": "Ohne Schubtag gibt es keinen Skill-Score.",
    // Forecasts of a diary file, for researchers.
    "Wrote forecasts for 1 person to {file} (days: {days}).":
      "Vorhersagen für 1 Person gespeichert: {file} (Tage: {days}).",
    "Wrote forecasts for {people} people to {file} (days: {days}).":
      "Vorhersagen für {people} Personen gespeichert: {file} (Tage: {days}).",
    "No factor of {pack} uses these columns: {columns}.": "Kein Faktor von {pack} nutzt diese Spalten: {columns}.",
    "No day could be scored.": "Kein Tag ließ sich bewerten.",
    "Good is: skill above 0, log loss 0, AUC 1 (0.5 is chance), ECE 0, slope 1. Below 1 it is overconfident.":
      "Gut ist: Skill über 0, Log-Loss 0, AUC 1 (0,5 ist Zufall), ECE 0, Steigung 1. Unter 1 ist sie zu sicher.",
    "Days scored: {days}, flare days: {flares}.": "Bewertete Tage: {days}, Schubtage: {flares}.",
    "That is too few to tell the forecasts from luck: it takes {fewest} days.":
      "Das ist zu wenig, um Zufall auszuschließen: Nötig sind {fewest} Tage.",
    "Each person's own average was never wrong.": "Der Durchschnitt jeder Person lag nie falsch.",
    "The forecasts were {percent} better than just using each person's average so far.":
      "Die Vorhersagen waren {percent} besser als der bisherige Durchschnitt jeder Person allein.",
    "The forecasts were no better than just using each person's average so far.":
      "Die Vorhersagen waren nicht besser als der bisherige Durchschnitt jeder Person allein.",
    "The forecasts were {percent} worse than just using each person's average so far.":
      "Die Vorhersagen waren {percent} schlechter als der bisherige Durchschnitt jeder Person allein.",
    "log loss": "Log-Loss",
    "ECE": "ECE",
    "days {first}–{last}": "Tage {first}–{last}",
    "from day {first}": "ab Tag {first}",
    "There is a file {path} already, and it does not hold forecasts":
      "Die Datei {path} gibt es schon, und sie enthält keine Vorhersagen",
    "Nothing was changed. Name another file after --predictions.":
      "Nichts wurde geändert. Nennen Sie nach --predictions eine andere Datei.",
  ]
}
