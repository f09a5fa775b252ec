import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TuningModule.id, "de",
    [
      // Files.
      "A tuning, as a file for somebody else.": "Eine Anpassung als Datei für jemand anderen.",
      "the draft of a tuning of {condition}": "der Entwurf einer Anpassung für {condition}",
      "the tuning of {condition}": "die Anpassung für {condition}",
      "Tuning in use": "Anpassung in Gebrauch",
      "1 on a day on which a tuning of a condition was in use, 0 on every other day.":
        "1 an einem Tag, an dem eine Anpassung einer Erkrankung in Gebrauch war, 0 an jedem anderen.",
      // What doctor says.
      "Tuning of {condition}": "Anpassung für {condition}",
      "it cannot be used, as the pack cannot be read":
        "sie lässt sich nicht anwenden, weil das Paket nicht lesbar ist",
      "To see the errors, type: {command}": "Die Fehler zeigt: {command}",
      // The weights.
      "{condition}, pack revision {revision}": "{condition}, Revision {revision} des Pakets",
      "What counts as a flare day:": "Was als Schubtag zählt:",
      "pack: {flare}": "Paket: {flare}",
      "in use: {flare}": "in Gebrauch: {flare}",
      "draft: {flare}": "Entwurf: {flare}",
      "{first}, {last}": "{first}, {last}", "{first}; {last}": "{first}; {last}",
      "Tuned since {day}, by {who}: {why}": "Angepasst seit {day}, von {who}: {why}",
      "Review on {day}": "Prüfen am {day}",
      "It was made for revision {revision} of the pack. Check it, then apply it again.":
        "Sie wurde für Revision {revision} des Pakets gemacht. Prüfen Sie sie, und wenden Sie sie neu an.",
      "The pack cannot be used now, so its own weights are not known here.":
        "Das Paket ist zurzeit nicht nutzbar, deshalb sind seine eigenen Gewichte hier nicht bekannt.",
      "Parts of it that are not used: {parts}": "Nicht genutzte Teile: {parts}",
      "Not tuned: the pack's own weights are in use.": "Nicht angepasst: Die Gewichte des Pakets sind in Gebrauch.",
      "Planned from {day}, by {who}: {why}": "Geplant ab {day}, von {who}: {why}",
      "Group weights (they add up to 100)": "Gewichte der Gruppen (zusammen 100)",
      "Log-odds of the factors, before the person is known": "Log-Odds der Faktoren, bevor die Person bekannt ist",
      "Curve in use: {curve} (pack: {pack})": "Kurve in Gebrauch: {curve} (Paket: {pack})",
      "Curve in the draft: {curve} (pack: {pack})": "Kurve im Entwurf: {curve} (Paket: {pack})",
      "{points} points when all are present": "{points} Punkte, wenn alle da sind",
      "The other factors change with their group. To see them: symptoms tune show --factors":
        "Die anderen Faktoren ändern sich mit ihrer Gruppe. Ansehen: symptoms tune show --factors",
      "differs": "weicht ab",
      "pack": "Paket",
      "in use": "in Gebrauch",
      "draft": "Entwurf",
      "change weights": "Gewichte ändern",
      "The draft is the same as what is in use.": "Der Entwurf entspricht dem, was in Gebrauch ist.",
      "The draft in {file} is the same as what is in use.":
        "Der Entwurf in {file} entspricht dem, was in Gebrauch ist.",
      "The draft is not in use yet. Next:": "Der Entwurf ist noch nicht in Gebrauch. Als Nächstes:",
      "The draft in {file} is not in use yet. Next:": "Der Entwurf in {file} ist noch nicht in Gebrauch. Als Nächstes:",
      "try it on the past": "an der Vergangenheit prüfen",
      "use it from today": "ab heute nutzen",
      // Applied, undone, and the history.
      "Weights": "Gewichte",
      "From {day}, the planned tuning by {who} applies. To undo it: symptoms tune revert":
        "Ab {day} gilt die geplante Anpassung von {who}. Zurücknehmen: symptoms tune revert",
      "{condition} is tuned from {day}. By {who}: {why}": "{condition} ist angepasst ab {day}. Von {who}: {why}",
      "It had not begun, so nothing changes today.": "Sie hatte noch nicht begonnen, heute ändert sich also nichts.",
      "The pack's own weights apply again from today.": "Ab heute gelten wieder die Gewichte des Pakets.",
      "The tuning by {now} applies again from today.": "Ab heute gilt wieder die Anpassung von {now}.",
      "Undone: the tuning of {condition} by {who} ({why}).":
        "Zurückgenommen: die Anpassung für {condition} von {who} ({why}).",
      "Tomorrow's chance of a flare is still {after}.": "Das Schubrisiko für morgen ist weiter {after}.",
      "Earlier days do not change.": "Frühere Tage ändern sich nicht.",
      "undo it": "zurücknehmen",
      "see every tuning": "alle Anpassungen ansehen",
      "{condition} has never been tuned.": "{condition} wurde noch nie angepasst.",
      "To see its weights: {command}": "Die Gewichte ansehen: {command}",
      "{condition}: 1 tuning": "{condition}: 1 Anpassung",
      "{condition}: {count} tunings, newest first": "{condition}: {count} Anpassungen, die neueste zuerst",
      "By {who}: {why}": "Von {who}: {why}",
      "tuning": "Anpassung",
      "{from} to {until}": "{from} bis {until}",
      "from {day}": "ab {day}",
      "planned": "geplant",
      "replaced by a later one": "durch eine spätere ersetzt",
      "undone": "zurückgenommen",
      "undone before it began": "vor Beginn zurückgenommen",
      "It still needs: {keys}.": "Es fehlt noch: {keys}.",
      "Saved the tuning to {file}": "Anpassung gespeichert: {file}",
      "To check it:": "Zum Prüfen:",
      // Weights proposed from the past.
      "This compares the groups' scores with how bad the next day was (pairs of days: {pairs}).":
        "Verglichen werden die Werte der Gruppen mit der Schwere des nächsten Tages (Tagespaare: {pairs}).",
      "This compares the groups' scores with whether the next day was a flare day (pairs of days: {pairs}).":
        "Verglichen werden die Werte der Gruppen damit, ob der nächste Tag ein Schubtag war (Tagespaare: {pairs}).",
      "{condition}: weights proposed from the past": "{condition}: Gewichte, vorgeschlagen aus der Vergangenheit",
      "To check in: {command}": "Befinden eintragen: {command}",
      "Nothing is proposed yet: it takes at least {fewest} pairs of days.":
        "Noch kein Vorschlag: Nötig sind mindestens {fewest} Tagespaare.",
      "{from} to {to}": "{from} bis {to}",
      "in use is outside the range": "in Gebrauch liegt außerhalb",
      "proposed": "Vorschlag",
      "range (80%)": "Bereich (80 %)",
      "group": "Gruppe",
      "There are few days, so the proposal stays close to the weights in use until there are {pairs} pairs.":
        "Es gibt wenige Tage: Bis {pairs} Paare da sind, bleibt der Vorschlag nah an den Gewichten in Gebrauch.",
      "Too few days to change the weight of: {groups}.": "Zu wenige Tage, um das Gewicht zu ändern von: {groups}.",
      "Every weight in use is within its range, so these days give no reason to change one.":
        "Jedes Gewicht in Gebrauch liegt in seinem Bereich: Diese Tage geben keinen Grund, eines zu ändern.",
      "Things that go together in these records are not always causes. Nothing was applied.":
        "Was in diesen Einträgen zusammen auftritt, muss keine Ursache sein. Nichts wurde angewendet.",
      "The proposal is in the draft now. To try it:": "Der Vorschlag steht jetzt im Entwurf. Zum Prüfen:",
      "To try it, put it into the draft or type the weights:":
        "Zum Prüfen übernehmen Sie ihn in den Entwurf, oder geben Sie die Gewichte ein:",
      // The past with and without it.
      "the pack": "das Paket",
      "the tuning in use": "die Anpassung in Gebrauch",
      "the draft": "der Entwurf",
      "{condition}: {before} compared with {after}": "{condition}: {before} und {after} im Vergleich",
      "{from} to {through} (days: {days}, with a load score: {load}, flare days: {flares}).":
        "{from} bis {through} (Tage: {days}, mit Belastungswert: {load}, Schubtage: {flares}).",
      "Each forecast uses only the days before it.": "Jede Vorhersage nutzt nur die Tage davor.",
      "before": "vorher",
      "after": "nachher",
      "No day changes band (days with a load score: {all}).":
        "Kein Tag wechselt die Stufe (Tage mit Belastungswert: {all}).",
      "Days that change band: {count} of {all} (higher: {up}, lower: {down})":
        "Tage mit anderer Stufe: {count} von {all} (höher: {up}, niedriger: {down})",
      "and {count} earlier ones (all of them: --json)": "und {count} frühere (alle: --json)",
      "Days with a load score on one side only, not compared: {count}.":
        "Tage mit Belastungswert nur auf einer Seite, nicht verglichen: {count}.",
      "no load score": "kein Belastungswert",
      "Compared with what happened": "Verglichen mit dem, was kam",
      "good is": "gut ist",
      "higher": "höher",
      "lower": "niedriger",
      "above 0": "über 0",
      "1 ({chance} is chance)": "1 ({chance} ist Zufall)",
      "1 (below: too sure)": "1 (darunter: zu sicher)",
      "Mean load score before a flare day": "Mittlerer Belastungswert vor einem Schubtag",
      "Mean load score before other days": "Mittlerer Belastungswert vor anderen Tagen",
      "Load score: discrimination (AUC)": "Belastungswert: Trennschärfe (AUC)",
      "Forecast: Brier skill score": "Vorhersage: Brier-Skill-Score",
      "Forecast: log loss": "Vorhersage: Log-Loss",
      "Forecast: discrimination (AUC)": "Vorhersage: Trennschärfe (AUC)",
      "Forecast: calibration error (ECE)": "Vorhersage: Kalibrierungsfehler (ECE)",
      "Forecast: calibration slope": "Vorhersage: Kalibrierungssteigung",
      "The tuning counts other days as flare days, so the two columns cannot be compared.":
        "Die Anpassung zählt andere Tage als Schubtage, deshalb sind die zwei Spalten nicht vergleichbar.",
      "There are too few days with answers to score a forecast.":
        "Es gibt zu wenige beantwortete Tage, um eine Vorhersage zu bewerten.",
      "The skill score of the forecast would be {gain} higher.":
        "Der Skill-Score der Vorhersage wäre {gain} höher.",
      "The skill score of the forecast would be {gain} lower.":
        "Der Skill-Score der Vorhersage wäre {gain} niedriger.",
      "That could be luck: there are too few scored days ({days}). Look at the days below.":
        "Das kann Zufall sein: Es sind zu wenige bewertete Tage ({days}). Sehen Sie sich die Tage unten an.",
      "The real difference is probably between {from} and {to} (days: {days}).":
        "Der wirkliche Unterschied liegt wahrscheinlich zwischen {from} und {to} (Tage: {days}).",
      "That is more than luck.": "Das ist mehr als Zufall.",
      "That could be luck.": "Das kann Zufall sein.",
      "No day changes.": "Kein Tag ändert sich.",
      "The day that changes most": "Der Tag, der sich am meisten ändert",
      "The {count} days that change most": "Die {count} Tage, die sich am meisten ändern",
      "{day} (the next day was a flare day)": "{day} (am nächsten Tag: Schubtag)",
      "{day} (the next day was not a flare day)": "{day} (am nächsten Tag: kein Schubtag)",
      "{day} (no check-in the next day)": "{day} (am nächsten Tag: kein Befinden)",
      "load score": "Belastungswert",
      "forecast for the next day": "Vorhersage für den nächsten Tag",
    ]
    .merging(germanOfTuningErrors) { first, _ in first }.merging(germanOfTuningHelp) { first, _ in first })
}
