import TrackerApplication

extension StringCatalogue {
  /// What the clinician's report says of symptoms, flares and forecasts.
  static let germanOfClinician: [String: String] = [
    "Severity and flares": "Schwere und Schübe",
    "No symptom was logged in this period.": "In diesem Zeitraum wurden keine Beschwerden eingetragen.",
    "It is not known which days were flare days": "Nicht bekannt, welche Tage Schubtage waren",
    "Flare days: {flares} of {count} known days ({share})":
      "Schubtage: {flares} von {count} bekannten Tagen ({share})",
    "Flare days: {flares} of 1 known day ({share})": "Schubtage: {flares} von 1 bekannten Tag ({share})",
    "of {count} known days ({share})": "von {count} bekannten Tagen ({share})",
    "of 1 known day ({share})": "von 1 bekannten Tag ({share})",
    "Flare day": "Schubtag",
    "Flare": "Schub",
    "Median severity": "Schwere im Median",
    "0 to 10; middle half {low} to {high}, highest {worst}; n = {n}":
      "0 bis 10; mittlere Hälfte {low} bis {high}, Höchstwert {worst}; n = {n}",
    "0 to 10; highest {worst}; n = {n}": "0 bis 10; Höchstwert {worst}; n = {n}",
    "Flares": "Schübe",
    "none longer than 1 day": "keiner länger als 1 Tag",
    "median length {median}, longest {longest} days ({days})":
      "Länge im Median {median}, längster {longest} Tage ({days})",
    "Last 30 days": "Letzte 30 Tage",
    "flare day of {known} known days; the 30 days before: {before}":
      "Schubtag von {known} bekannten Tagen; davor {before}",
    "flare days of {known} known days; the 30 days before: {before}":
      "Schubtage von {known} bekannten Tagen; davor {before}",
    "Days not known": "Unbekannte Tage",
    "of {all} days": "von {all} Tagen",
    "of {all} days: {days}": "von {all} Tagen: {days}",
    "of {all} days ({share}), all in a row: {days}": "von {all} Tagen ({share}), alle am Stück: {days}",
    "of {all} days ({share}), none in a row": "von {all} Tagen ({share}), keine zwei am Stück",
    "of {all} days ({share}); longest gap {longest} days ({days})":
      "von {all} Tagen ({share}); längste Lücke {longest} Tage ({days})",
    "worst symptom of the day": "schwerste Beschwerde des Tages",
    "Flare days": "Schubtage",
    "of days known": "bekannte Tage",
    "Median": "Median",
    "Worst": "Höchstwert",
    "{days}: not known.": "{days}: nicht bekannt.",
    "{days}: flare days {flares}, median {median}, worst {worst}.":
      "{days}: Schubtage {flares}, Median {median}, Höchstwert {worst}.",
    "Scale: {anchors}.": "Skala: {anchors}.",
    "Flare day: {flare}.": "Schubtag: {flare}.",
    "Flare day of {name}: {flare}.": "Schubtag bei {name}: {flare}.",
    "What makes a flare day": "Was einen Schubtag ausmacht",
    "{symptom} (low is worse)": "{symptom} (niedrig ist schlechter)",
    "first 30 → last 30 days": "erste 30 → letzte 30 Tage",
    "median (middle half)": "Median (mittlere Hälfte)",
    "n": "n",
    "Each symptom": "Die einzelnen Beschwerden",
    "{days}, still going on": "{days}, dauert an",
    "Condition": "Erkrankung",
    "From": "Ab",
    "of them not known": "davon unbekannt",
    "peak": "Höchstwert",
    "Each flare, the newest first": "Alle Schübe, der neueste zuerst",
    "Each flare of {name}, the newest first": "Alle Schübe bei {name}, der neueste zuerst",
    "{name}, {flares}": "{name}, {flares}",
    "1 flare": "1 Schub",
    "{count} flares": "{count} Schübe",
    "1 flare, on a day not forecast as high": "1 Schub, an einem nicht als hoch vorhergesagten Tag",
    "{count} flares: none began on a day forecast as high":
      "{count} Schübe: keiner begann an einem als hoch vorhergesagten Tag",
    "1 flare, on a day forecast as high": "1 Schub, an einem als hoch vorhergesagten Tag",
    "{count} flares: 1 began on a day forecast as high":
      "{count} Schübe: 1 begann an einem als hoch vorhergesagten Tag",
    "{count} flares: {high} began on a day forecast as high":
      "{count} Schübe: {high} begannen an als hoch vorhergesagten Tagen",
    "Peak: worst symptom. Forecast: chance of the first flare day, from earlier days only.":
      "Höchstwert: schwerste Beschwerde. Vorhersage: Wahrscheinlichkeit des ersten Schubtags, nur aus früheren Tagen.",
    "1 earlier flare is not listed.": "1 früherer Schub ist nicht aufgeführt.",
    "{count} earlier flares are not listed.": "{count} frühere Schübe sind nicht aufgeführt.",
    "Each day has an answer.": "Jeder Tag hat eine Antwort.",
    "Not logged: {gaps}.": "Nicht eingetragen: {gaps}.",
    "Not logged: {gaps}; {count} earlier gaps.": "Nicht eingetragen: {gaps}; {count} frühere Lücken.",
    "How complete the log is": "Wie vollständig eingetragen wurde",
    "Days not logged are left out, and never counted as good days.":
      "Tage ohne Eintrag bleiben unberücksichtigt; sie zählen nie als gute Tage.",
    "Function": "Alltag und Befinden",
    "Nothing besides the symptoms of flares was logged in this period.":
      "Außer den Beschwerden der Schübe wurde in diesem Zeitraum nichts eingetragen.",
    "On flare days and on other days": "An Schubtagen und sonst",
    "Answers on flare days and on other days": "Antworten an Schubtagen und an anderen Tagen",
    "{median}, n\u{A0}=\u{A0}{n}": "{median}, n\u{A0}=\u{A0}{n}",
    "{name} ({best} is best)": "{name} ({best} ist gut)",
    "flare days": "Schubtage",
    "average forecast": "mittlere Vorhersage",
    "mean by week": "Mittel je Woche",
    "{value}: flare": "{value}: Schub",
    "{name}: {flares} on flare days, {others} on other days.": "{name}: {flares} an Schubtagen, {others} an anderen.",
    "other days": "andere Tage",
    "Track record of the forecast": "Trefferbilanz der Vorhersage",
    "There was no forecast for a day of this period whose outcome is known.":
      "Für keinen bekannten Tag dieses Zeitraums gab es eine Vorhersage.",
    "Too early to say: {days} of {needed} days.": "Noch zu früh: {days} von {needed} Tagen.",
    "No flare in {days} days, so there is nothing to compare.":
      "Kein Schub an {days} Tagen, also gibt es nichts zu vergleichen.",
    "Over {days} days, not clearly better than the person's own average":
      "An {days} Tagen nicht klar besser als der eigene Durchschnitt",
    "Over {days} days, {percent} better than the person's own average":
      "An {days} Tagen {percent} besser als der eigene Durchschnitt",
    "Over {days} days, {percent} worse than the person's own average":
      "An {days} Tagen {percent} schlechter als der eigene Durchschnitt",
    "High: {share}.": "Hoch: {share}.",
    "Moderate: {share}.": "Mittel: {share}.",
    "Low: {share}.": "Niedrig: {share}.",
    "Made later, from earlier days only.": "Nachträglich berechnet, nur aus früheren Tagen.",
    "Flare days by forecast.": "Schubtage je Vorhersage.",
    "Brier skill against the own rate {skill} (90%: {low} to {high}; above 0 is better).":
      "Brier-Skill gegen die eigene Rate {skill} (90 %: {low} bis {high}; über 0 ist besser).",
    "AUC {area} (0.5 is chance).": "AUC {area} (0,5 ist Zufall).",
    "AUC {area} (0.5 is chance). Calibration slope {slope} (1 is right).":
      "AUC {area} (0,5 ist Zufall). Kalibrierungssteigung {slope} (1 ist richtig).",
    "{days} days, {flares} of them flare days.": "{days} Tage, davon {flares} Schubtage.",
  ]
}
