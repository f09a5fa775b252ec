import TrackerApplication

extension StringCatalogue {
  /// What scenarios, coverage, differences and generated files say in German.
  static let germanScenarios: [String: String] = [
    // Reading scenarios
    "The file has no scenarios. Write one, or delete the file":
      "Die Datei hat keine Szenarien. Schreiben Sie eines, oder löschen Sie die Datei",
    "This file is not read. Rename it so that it ends in .yaml":
      "Diese Datei wird nicht gelesen. Geben Sie ihr einen Namen, der auf .yaml endet",
    "Two scenarios are called “{found}”. Rename one of them": "Zwei Szenarien heißen „{found}“. Benennen Sie eines um",
    "The scenarios of this pack would take too long. Write fewer, or use fewer days":
      "Die Szenarien dieses Pakets würden zu lange dauern. Schreiben Sie weniger, oder nehmen Sie weniger Tage",
    "“{found}” is calculated from other metrics, so a scenario cannot set it. Set those instead":
      "„{found}“ wird aus anderen Messgrößen berechnet. Setzen Sie im Szenario diese",
    "values such as 7.5x4 4.5x3 _ no": "Werte wie 7.5x4 4.5x3 _ no",
    "“{found}” is not a value of a journal. Write {allowed}":
      "„{found}“ ist kein Wert eines Tagebuchs. Schreiben Sie {allowed}",
    "7.5, 7.5x4, _, _x2 or no": "7.5, 7.5x4, _, _x2 oder no",
    "The journal has too many days; at most {most} are allowed":
      "Das Tagebuch hat zu viele Tage; möglich sind {most}",
    "{metric} is always {allowed}, never {found}": "{metric} ist immer {allowed}, nie {found}",
    "This scenario expects nothing, so it cannot fail. Write what you expect":
      "Dieses Szenario erwartet nichts und kann nicht fehlschlagen. Schreiben Sie, was Sie erwarten",
    "This day expects nothing, so it cannot fail. Write what you expect":
      "Für diesen Tag wird nichts erwartet. Schreiben Sie, was Sie erwarten",
    "This scenario refuses nothing, so it cannot fail. Write a value to refuse":
      """
    Dieses Szenario lehnt nichts ab und kann nicht fehlschlagen. Schreiben Sie einen Wert, der \
    abgelehnt werden muss
    """,
    "`from` and `to` are the same, so this cannot fail. Write two different values":
      "`from` und `to` sind gleich, so kann nichts fehlschlagen. Schreiben Sie zwei verschiedene Werte",
    "Write either `group` or `factor`, not both": "Schreiben Sie `group` oder `factor`, nicht beides",
    "{key} must be {allowed}, the days of the journal, not {found}":
      "{key} muss {allowed} sein, die Tage des Tagebuchs, nicht {found}",
    "{factor} is in both `because` and `not_because`. Delete one of them":
      "{factor} steht in `because` und in `not_because`. Löschen Sie eines",
    "two numbers from 0 to 1, at least 0.05 apart": "zwei Zahlen von 0 bis 1, mindestens 0.05 auseinander",
    "The range of {key} is too narrow: any change of the pack would break it. Make it {allowed}":
      "Der Bereich von {key} ist zu schmal: Jede Änderung am Paket würde ihn verletzen. Machen Sie ihn {allowed}",
    "at least {width} wide": "mindestens {width} breit",
    "No part of the pack depends on {key}. Delete it": "Kein Teil des Pakets hängt von {key} ab. Löschen Sie es",
    "“{found}” is not a part of this pack. Write {allowed}":
      "„{found}“ ist kein Teil dieses Pakets. Schreiben Sie {allowed}",
    "a path such as risk.factors.short-sleep": "einen Pfad wie risk.factors.short-sleep",
    "{part} is for everybody, so this cannot fail. Delete it":
      "{part} ist für alle da, so kann nichts fehlschlagen. Löschen Sie es",
    "{part} is in both `there` and `left_out`. Delete one of them":
      "{part} steht in `there` und in `left_out`. Löschen Sie eines",
    "This pack has no red flags, so this cannot fail. Delete it":
      "Dieses Paket hat keine Warnzeichen, so kann nichts fehlschlagen. Löschen Sie es",
    "none, or symptoms with levels such as {pain: now}": "none oder Beschwerden mit Stufen wie {pain: now}",
    "{key} has no red flag in this pack. Write {allowed}":
      "{key} hat in diesem Paket kein Warnzeichen. Schreiben Sie {allowed}",
    "a symptom or a metric with `seek_care`": "eine Beschwerde oder Messgröße mit `seek_care`",
    "{key} has no red flag of the level {found}. Write {allowed}":
      "{key} hat kein Warnzeichen der Stufe {found}. Schreiben Sie {allowed}",
    // Rules of scenarios
    "A scenario expects a red flag that the pack does not have":
      "Ein Szenario erwartet ein Warnzeichen, das das Paket nicht hat",
    "A scenario names a part that the pack does not have": "Ein Szenario nennt einen Teil, den das Paket nicht hat",
    "A scenario says of the person what makes no difference": "Ein Szenario sagt von der Person, was nichts ändert",
    "It looks as if the pack were made for several kinds of people, but nothing tests that.":
      "Es sieht aus, als unterscheide das Paket Menschen. Doch nichts prüft das.",
    // Results of scenarios
    "day {number}: the red flags of {symptom}": "Tag {number}: die Warnzeichen von {symptom}",
    "silent": "still",
    "there for this person": "für diese Person da",
    "left out for this person": "für diese Person weggelassen",
    "{scenario}: {what} should be {expected}, but is {got}":
      "{scenario}: {what} sollte {expected} sein, ist aber {got}",
    "refused": "abgelehnt",
    "accepted, as the scale is {range} in steps of {step}":
      "angenommen, denn die Skala ist {range} in Schritten von {step}",
    "a flare day": "ein Schubtag",
    "no flare day": "kein Schubtag",
    "not answered": "nicht beantwortet",
    "a load score": "ein Belastungswert",
    "a load score of {score}": "ein Belastungswert von {score}",
    "{band}, {score}": "{band}, {score}",
    "day {number}: the band": "Tag {number}: die Stufe",
    "day {number}: the load score": "Tag {number}: der Belastungswert",
    "day {number}: the group {group}": "Tag {number}: die Gruppe {group}",
    "day {number}: the factor {factor}": "Tag {number}: der Faktor {factor}",
    "day {number}: the day": "Tag {number}: der Tag",
    "day {number}: the day, compared with the person’s usual":
      "Tag {number}: der Tag, verglichen mit dem Üblichen dieser Person",
    "day {number}: the band of {symptom}": "Tag {number}: die Stufe von {symptom}",
    "day {number}: the chance of a flare on the next day": "Tag {number}: das Schubrisiko für den nächsten Tag",
    "points above 0": "mehr als 0 Punkte",
    "no points above 0": "nicht mehr als 0 Punkte",
    "{points} points": "{points} Punkte",
    "{subject} as {metric} falls from {from} to {to}": "{subject} bei {metric} von {from} abwärts bis {to}",
    "{subject} as {metric} rises from {from} to {to}": "{subject} bei {metric} von {from} aufwärts bis {to}",
    "the load score": "der Belastungswert",
    "the score of the group {group}": "der Wert der Gruppe {group}",
    "the points of the factor {factor}": "die Punktzahl des Faktors {factor}",
    "rising somewhere and never falling": "irgendwo steigend und nie fallend",
    "falling somewhere and never rising": "irgendwo fallend und nie steigend",
    "unknown at {value}; name more metrics in the journal":
      "bei {value} unbekannt; nennen Sie im Tagebuch mehr Messgrößen",
    "{before} at {from}, then {after} at {to}": "{before} bei {from}, dann {after} bei {to}",
    "always {value}, so the scenario cannot fail": "immer {value}, und das Szenario kann nicht fehlschlagen",
    // Coverage
    "weight 0 instead of {weight}": "Gewicht 0 statt {weight}",
    "all points 0": "alle Punkte 0",
    "moved up by {step}": "um {step} nach oben verschoben",
    "moved down by {step}": "um {step} nach unten verschoben",
    "{points} points more": "{points} Punkte mehr",
    "{points} points fewer": "{points} Punkte weniger",
    "one day shorter": "einen Tag kürzer",
    "one day less": "einen Tag weniger",
    "one day more": "einen Tag mehr",
    "at least {new} instead of {old}": "mindestens {new} statt {old}",
    "mean instead of sum": "Mittel statt Summe",
    "sum instead": "stattdessen die Summe",
    "no points": "keine Punkte",
    "a quarter fewer points": "ein Viertel weniger Punkte",
    "without the part {part}": "ohne den Teil {part}",
    "without the symptom {symptom}": "ohne die Beschwerde {symptom}",
    "one symptom fewer": "eine Beschwerde weniger", "worst instead of mean": "der schlechteste Wert statt des Mittels",
    "the whole day instead": "stattdessen der ganze Tag", "compared with nothing": "mit nichts verglichen",
    "the difference itself": "der Unterschied selbst",
    "{group} without the names that are no such food": "{group} ohne die Namen, die nicht dazugehören",
    "unknown: {known} of the {days} days are known, and half are needed":
      "unbekannt: {known} der {days} Tage sind bekannt, und die Hälfte ist nötig",
    "no food is in {group}": "{group} enthält kein Lebensmittel",
    "one step higher": "einen Schritt höher",
    "one step lower": "einen Schritt niedriger",
    "half as long": "halb so lang",
    "one step wider at the top": "oben einen Schritt weiter",
    "one step wider at the bottom": "unten einen Schritt weiter",
    "half as large": "halb so groß",
    "without this red flag": "ohne dieses Warnzeichen",
    "another level": "eine andere Stufe",
    "one step better": "einen Schritt besser",
    "one step worse": "einen Schritt schlechter",
    "whatever the days before were": "unabhängig von den Tagen davor",
    "only if it is new": "nur wenn es neu ist",
    "after half the rise": "nach dem halben Anstieg", "after twice the rise": "nach dem doppelten Anstieg",
    "whatever the site": "unabhängig von der Stelle",
    "without {metric} on the same day": "ohne {metric} am selben Tag",
    "without the diagnosis {diagnosis}": "ohne die Diagnose {diagnosis}",
    "for either sex": "für beide Geschlechter",
    "from one year later on": "ab einem Jahr später", "up to one year earlier": "bis ein Jahr früher",
    "for any diagnosis": "für jede Diagnose", "at any age": "in jedem Alter",
    "the band {band} ends one step higher": "die Stufe {band} endet einen Schritt höher",
    "the band {band} ends one step lower": "die Stufe {band} endet einen Schritt niedriger",
    // Differences
    "{level}, {when}: {says}": "{level}, {when}: {says}",
    "newly in the red band": "neu im roten Bereich", "at {value}": "ab {value}",
    "newly at {value}, or {rise} worse than before": "neu ab {value} oder um {rise} schlimmer als zuvor",
    "{name} {value}": "{name} {value}", "{name} {value} {unit}": "{name} {value} {unit}",
    "{value} {unit}": "{value} {unit}", "{id}: {name} ({unit})": "{id}: {name} ({unit})",
    "newly at {value}, or worse than before": "neu ab {value} oder schlimmer als zuvor",
    "on every answer but none": "bei jeder Antwort außer keiner",
    "in one of {sites}": "an einer dieser Stellen: {sites}",
    "with {values} on the same day": "mit {values} am selben Tag",
    "the same in another order": "dasselbe in anderer Reihenfolge",
    "at most {points} points more, at {value}": "höchstens {points} Punkte mehr, bei {value}",
    "at most {points} points fewer, at {value}": "höchstens {points} Punkte weniger, bei {value}",
    // Generated files
    "The pack {pack} has errors, so its files cannot be written":
      "Das Paket {pack} hat Fehler. Deshalb wird nichts geschrieben",
    "{file} of {pack} cannot be read. A new one would lose ids":
      "{file} von {pack} ist nicht lesbar, Kennungen gingen verloren",
    "Fix it, or copy it from the last release.":
      "Beheben Sie den Fehler, oder kopieren Sie sie aus der letzten Ausgabe.",
  ]
}
