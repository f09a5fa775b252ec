import TrackerApplication

extension StringCatalogue {
  /// What the tools for packs say in German, with what is said of packs' files.
  static let german = StringCatalogue(
    PackToolsModule.id, "de",
    germanOfScreens.merging(germanOfFiles) { first, _ in first }.merging(germanOfHelp) { first, _ in first }
      .merging(germanOfInsights) { first, _ in first }.merging(germanOfMetrics) { first, _ in first }
      .merging(germanReader) { first, _ in first }.merging(germanRules) { first, _ in first })

  private static let germanOfScreens: [String: String] = [
    // Files.
    "A condition pack that you installed or described.":
      "Ein Paket, das Sie installiert oder selbst beschrieben haben.",
    "A new pack, in the folder you name.": "Ein neues Paket, in dem Ordner, den Sie nennen.",
    "The README files of packs, in their folders.": "Die README-Dateien von Paketen, in deren Ordnern.",
    "The schemas of packs, in the folder you name.": "Die Schemas von Paketen, in dem Ordner, den Sie nennen.",
    "With --write-baseline, a list of findings that you accept; with --fix, files of packs.":
      "Mit --write-baseline eine Liste von Befunden, die Sie hinnehmen; mit --fix Dateien von Paketen.",
    // Packs that were named, and packs that are missing.
    "No conditions were found": "Keine Erkrankungen gefunden",
    "Install the program again, or name a folder of packs with --packs.":
      "Installieren Sie das Programm neu, oder nennen Sie den Ordner mit --packs.",
    "{path} is not read, because of its name": "{path} wird wegen des Namens nicht gelesen",
    "Rename it to pack.yaml.": "Benennen Sie es in pack.yaml um.",
    "There is no pack at {path}": "Unter {path} gibt es kein Paket",
    "There is no pack “{path}” at {place} or in {folders}":
      "Kein Paket „{path}“ unter {place} oder in {folders}",
    "{names} has errors, so nothing was written": "{names} hat Fehler, also wurde nichts geschrieben",
    "These packs have errors, so nothing was written: {names}":
      "Wegen Fehlern wurde nichts geschrieben: {names}",
    "There are {count} packs at {path}": "Unter {path} gibt es {count} Pakete",
    "{path} is a folder, not a file": "{path} ist ein Ordner, keine Datei",
    "{path} is not a plain file": "{path} ist keine gewöhnliche Datei",
    "To see the ids of packs: symptoms pack list":
      "Die Kennungen der Pakete zeigt: symptoms pack list",
    "Give the id or the folder of one pack. For the ids, type: symptoms pack list":
      "Nennen Sie Kennung oder Ordner eines Pakets. Alle: symptoms pack list",
    "To see the errors, type: {command}": "Die Fehler zeigt: {command}",
    "{file} cannot be written": "{file} lässt sich nicht schreiben",
    "Check the folder and its permissions.": "Prüfen Sie den Ordner und seine Rechte.",
    "Wrote {file}": "Geschrieben: {file}",
    "Next:": "Weiter:",
    // doctor
    "no conditions were found": "keine Erkrankungen gefunden",
    "it has errors, so it cannot be used": "Es hat Fehler und ist daher nicht nutzbar",
    "Pack {name}": "Paket {name}",
    "Packs": "Pakete",
    "Your answers for “{symptom}” in check-ins and symptom entries.":
      "Ihre Antworten zu „{symptom}“, beim Befinden oder einzeln eingetragen.",
    "How many portions of the day’s foods and drinks belong to the food group “{group}”.":
      "Wie viele Portionen des Tages zur Lebensmittelgruppe „{group}“ gehören.",
    "Foods: {name}": "Lebensmittel: {name}",
    "1 pack, without errors": "1 Paket, ohne Fehler",
    "{count} packs, without errors": "{count} Pakete, ohne Fehler",
    "an installation that was ended is cleaned up": "Eine abgebrochene Installation ist aufgeräumt",
    "an installation was ended before it was finished": "Eine Installation wurde abgebrochen",
    "To clean it up, type: symptoms doctor --fix": "Aufräumen: symptoms doctor --fix",
    "other users of this computer can change {folder}": "Andere auf diesem Computer können {folder} ändern",
    "To keep them out, type: chmod -R o-w {path}": "Das verhindern: chmod -R o-w {path}",
    "{folder} is used, not {hidden}": "Verwendet wird {folder}, nicht {hidden}",
    "it has changed since {day}, but its revision is still {revision}":
      "Es ist seit {day} anders, hat aber weiter die Revision {revision}",
    "it has changed, but its revision is still {revision}": "Es ist anders, hat aber weiter die Revision {revision}",
    // pack list
    "It is used in place of the pack in {folder}": "Es wird statt des Pakets in {folder} verwendet",
    "Other users of this computer can change it": "Andere auf diesem Computer können es ändern",
    "other packs build on it": "andere Pakete bauen darauf auf",
    "This pack has an error. {error}": "Dieses Paket hat einen Fehler. {error}",
    // pack show
    "{name}, revision {revision}": "{name}, Revision {revision}",
    "Symptoms": "Beschwerden",
    "Check-in, in this order": "Befinden, in dieser Reihenfolge",
    "Scales": "Skalen",
    "Questions while setting up": "Fragen beim Einrichten",
    "What counts as a flare": "Was als Schub zählt",
    "Food groups": "Lebensmittelgruppen",
    "Groups and factors": "Gruppen und Faktoren",
    "Messages": "Meldungen",
    "References": "Quellen",
    "from {place}": "aus {place}",
    "builds on {list}": "baut auf {list} auf",
    "also called {list}": "auch genannt: {list}",
    "content hash {hash}": "Prüfsumme des Inhalts: {hash}",
    "high is worse": "hoch ist schlechter",
    "low is worse": "niedrig ist schlechter",
    "the mean of the day counts": "es zählt der Mittelwert des Tages",
    "the worst value of the day counts": "es zählt der schlechteste Wert des Tages",
    "sites: {list}": "Stellen: {list}",
    "{id}: {lowest} to {highest} in steps of {step}, {worse}":
      "{id}: {lowest} bis {highest} in Schritten von {step}, {worse}",
    "up to {value} {name} ({colour})": "bis {value} {name} ({colour})",
    "green": "grün",
    "yellow": "gelb",
    "red": "rot",
    "{option} (selected at the start)": "{option} (schon ausgewählt)",
    "{step}, optional": "{step}, freiwillig",
    "the worst of {list}": "der schlechteste Wert von {list}", "the mean of {list}": "das Mittel von {list}",
    "{symptom}: its own value is {value}": "{symptom}: eigener Wert {value}",
    "at least {count} of them together": "mindestens {count} davon zusammen",
    "on {count} days in a row; the last is the first flare day":
      "an {count} Tagen in Folge; der letzte ist der erste Schubtag",
    "but not {list}": "aber nicht {list}",
    "never part of an experiment: {reason}": "nie Teil eines Versuchs: {reason}",
    "at least {value}, where high is worse": "mindestens {value}, wobei hoch schlechter ist",
    "for people whose symptoms never go away: {above} or more above their own level of the last {days} days":
      "bei Beschwerden, die nie verschwinden: mindestens {above} über dem eigenen Niveau der letzten {days} Tage",
    "{id}: {name}, weight {weight}": "{id}: {name}, Gewicht {weight}",
    "before anything is learnt: log-odds {odds} (sure: {sure})":
      "bevor etwas gelernt ist: Log-Odds {odds} (sure: {sure})",
    "says: {text}": "sagt: {text}",
    "source: {list}": "Quelle: {list}",
    "why: {text}": "Begründung: {text}",
    "over {count} days": "über {count} Tage",
    "1 day earlier": "1 Tag früher",
    "{count} days earlier": "{count} Tage früher",
    "points: {list}": "Punkte: {list}",
    "points: up to {points}": "Punkte: bis {points}",
    "all of {list}": "alle zusammen: {list}",
    // pack metrics
    "{lowest} to {highest}": "{lowest} bis {highest}",
    "{lowest} to {highest} {unit}": "{lowest} bis {highest} {unit}",
    "calculated": "berechnet",
    "day: {fold}": "Tag: {fold}",
    "days: {fold}": "Tage: {fold}",
    "missing: {meaning}": "fehlt: {meaning}",
    "unknown": "unbekannt",
    "none once anything was logged, else unknown": "keine, sobald etwas eingetragen ist, sonst unbekannt",
    "none once {kind} was logged, else unknown": "keine, sobald {kind} eingetragen ist, sonst unbekannt",
    "Families of metrics": "Familien von Messgrößen",
    "Each line stands for many metrics. Put a word in place of the brackets.":
      "Jede Zeile steht für viele Messgrößen. Setzen Sie statt der Klammern ein Wort ein.",
    "one of {words}": "eines von {words}",
    "any word": "ein beliebiges Wort",
    // pack new
    "“{id}” cannot be the id of a pack": "„{id}“ kann nicht die Kennung eines Pakets sein",
    "Use small letters, digits and single hyphens, such as my-pack.":
      "Nehmen Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa my-pack.",
    "This name cannot be used. {error}": "Dieser Name ist nicht möglich. {error}",
    "Choose another name with --name.": "Wählen Sie mit --name einen anderen Namen.",
    "{folder} already exists. Nothing was changed": "{folder} gibt es schon. Es wurde nichts geändert",
    "Choose another id, or another folder with --in.":
      "Wählen Sie eine andere Kennung oder mit --in einen anderen Ordner.",
    "There is a pack {id} already, in {folder}": "Es gibt schon ein Paket {id}, in {folder}",
    "Choose another id. An id cannot change later.":
      "Wählen Sie eine andere Kennung. Sie lässt sich später nicht ändern.",
    "{folder} cannot be written": "{folder} lässt sich nicht schreiben",
    // pack lint
    "Checked 1 pack.": "1 Paket geprüft.",
    "Checked {count} packs.": "{count} Pakete geprüft.",
    "No errors or warnings.": "Keine Fehler oder Warnungen.",
    "Errors: {errors}. Warnings: {warnings}.": "Fehler: {errors}. Warnungen: {warnings}.",
    "Left out, because the baseline lists them: {count}.": "Ausgelassen, weil sie in der Baseline stehen: {count}.",
    "Lint found 1 error": "Die Prüfung fand 1 Fehler",
    "Lint found {count} errors": "Die Prüfung fand {count} Fehler",
    "{place}: {error}": "{place}: {error}",
    "{error}. 1 more file cannot be read either": "{error}. 1 weitere Datei ist auch nicht lesbar",
    "{error}. {count} more files cannot be read either": "{error}. {count} weitere Dateien sind auch nicht lesbar",
    "The baseline {file} cannot be read": "Die Baseline {file} lässt sich nicht lesen",
    "{file} is not a baseline that lint wrote": "{file} ist keine Baseline der Prüfung",
    "To make one, type: {command}": "Eine Baseline schreibt: {command}",
    "{file} now lists 1 error or warning.": "In {file} steht jetzt 1 Fehler oder Warnung.",
    "{file} now lists {count} errors and warnings.": "In {file} stehen jetzt {count} Fehler und Warnungen.",
    // pack explain
    "“{code}” is not a rule": "„{code}“ ist keine Regel",
    "“{code}” is not a rule. Did you mean {nearest}?": "„{code}“ ist keine Regel. Meinten Sie {nearest}?",
    "To see all rules, type: symptoms pack explain": "Alle Regeln zeigt: symptoms pack explain",
    "It can be left out in lint.yaml, with a reason and an end date.":
      "In lint.yaml lässt sie sich ausnehmen, mit Grund und Enddatum.",
    "It cannot be left out in lint.yaml.": "In lint.yaml lässt sich diese Regel nicht ausnehmen.",
    "{before} → {after}": "{before} → {after}",
    "There is nothing that has exactly one answer.": "Es gibt nichts mit genau einer Antwort.",
    "Would make 1 change.": "Es wäre 1 Änderung.",
    "Would make {count} changes.": "Es wären {count} Änderungen.",
    "Made 1 change.": "1 Änderung gemacht.",
    "Made {count} changes.": "{count} Änderungen gemacht.",
    "Checking packs …": "Pakete werden geprüft …",
    "Checked: {errors} errors, {warnings} warnings.": "Geprüft: {errors} Fehler, {warnings} Warnungen.",
    "It cannot be left out in lint.yaml: the pack cannot be used with it.":
      "In lint.yaml lässt sich diese Regel nicht ausnehmen: Mit so einem Fehler ist das Paket nicht nutzbar.",
    "note": "Hinweis",
    "Bad, in {file}": "Schlecht, in {file}",
    "Good, in {file}": "Gut, in {file}",
    // pack test
    "There are no scenarios, so nothing was tested": "Es gibt keine Szenarien, also wurde nichts getestet",
    "Scenarios go into the folder scenarios of a pack, beside pack.yaml.":
      "Szenarien gehören in den Ordner scenarios eines Pakets, neben pack.yaml.",
    "No scenario has this text in its name": "Kein Szenario hat diesen Text im Namen",
    "A pack or one of its scenarios has an error": "Ein Paket oder eines seiner Szenarien hat einen Fehler",
    "1 scenario failed": "1 Szenario ist fehlgeschlagen",
    "{count} scenarios failed": "{count} Szenarien sind fehlgeschlagen",
    "Scenarios notice too few changes in: {packs}": "Die Szenarien bemerken zu wenige Änderungen in: {packs}",
    "Write scenarios that fail when one of the changes above is made.":
      "Schreiben Sie Szenarien, die bei einer der Änderungen oben fehlschlagen.",
    "Packs: {packs}. Scenarios passed: {passed}. Scenarios failed: {failed}.":
      "Pakete: {packs}. Szenarien bestanden: {passed}. Szenarien fehlgeschlagen: {failed}.",
    "it cannot be tested": "es lässt sich nicht testen",
    "it has no scenarios": "es hat keine Szenarien",
    "it has no scenario with this text in its name": "es hat kein Szenario mit diesem Text im Namen",
    "1 scenario passed": "1 Szenario bestanden",
    "{count} scenarios passed": "{count} Szenarien bestanden",
    "its only scenario failed": "sein einziges Szenario ist fehlgeschlagen",
    "{failed} of {count} scenarios failed": "{failed} von {count} Szenarien fehlgeschlagen",
    "{place}: “{scenario}” failed at {what}: expected {expected}, but got {got}":
      "{place}: „{scenario}“ ist fehlgeschlagen bei {what}: erwartet {expected}, aber es kam {got}",
    "{place}: “{scenario}” failed at {what}": "{place}: „{scenario}“ ist fehlgeschlagen bei {what}",
    "expected {expected}": "erwartet: {expected}",
    "got {got}": "erhalten: {got}",
    "{points} at {value}": "{points} bei {value}",
    "not known": "nicht bekannt",
    "{percent}%": "{percent}\u{A0}%",
    "at least {percent}%": "mindestens {percent} %",
    "{noticed} of {count} changes noticed": "{noticed} von {count} Änderungen bemerkt",
    "No scenario notices these changes": "Diese Änderungen bemerkt kein Szenario",
    "How many changes the scenarios notice": "Wie viele Änderungen die Szenarien bemerken",
    "No scenario notices a change of {path}": "Kein Szenario bemerkt eine Änderung von {path}",
    "The scenarios of this pack notice too few changes": "Die Szenarien dieses Pakets bemerken zu wenige Änderungen",
    // pack docs
    "Out of date: {file}": "Veraltet: {file}",
    "Already up to date: {count} of {all}": "Schon aktuell: {count} von {all}",
    "1 file is out of date": "1 Datei ist veraltet",
    "{count} files are out of date": "{count} Dateien sind veraltet",
    "To write them, type: {command}": "Neu schreibt sie: {command}",
    // pack diff
    "{id}, revision {revision}": "{id}, Revision {revision}",
    "There is no difference.": "Es gibt keinen Unterschied.",
    "before:": "vorher:",
    "after:": "nachher:",
    "The packs differ in 1 place": "Die Pakete unterscheiden sich an 1 Stelle",
    "The packs differ in {count} places": "Die Pakete unterscheiden sich an {count} Stellen",
    "The pack in {folder} has errors, so it cannot be compared":
      "Das Paket in {folder} hat Fehler und lässt sich nicht vergleichen",
    "No day in the journal would move to another band.": "Kein Tag im Tagebuch käme in eine andere Stufe.",
    "Days that would move to another band: {count}": "Tage, die in eine andere Stufe kämen: {count}",
    "no load score": "kein Belastungswert",
    "1 earlier day is not shown. To see all of them, add --json.":
      "1 früherer Tag ist nicht aufgeführt. Alle zeigt --json.",
    "{count} earlier days are not shown. To see all of them, add --json.":
      "{count} frühere Tage sind nicht aufgeführt. Alle zeigt --json.",
    // pack install
    "No errors in {id}, revision {revision}: {name}. It is not installed yet.":
      "Keine Fehler in {id}, Revision {revision}: {name}. Noch nicht installiert.",
    "Installed {id}, revision {revision}: {name}": "Installiert: {id}, Revision {revision}: {name}",
    "1 file will go to {folder}": "1 Datei kommt nach {folder}",
    "{count} files will go to {folder}": "{count} Dateien kommen nach {folder}",
    "1 file is now in {folder}": "1 Datei liegt jetzt in {folder}",
    "{count} files are now in {folder}": "{count} Dateien liegen jetzt in {folder}",
    "the pack has no scenarios, so none were run": "das Paket hat keine Szenarien, also lief keines",
    "1 warning:": "1 Warnung:",
    "{count} warnings:": "{count} Warnungen:",
    "it will replace revision {revision}": "es wird Revision {revision} ersetzen",
    "it will replace a pack that cannot be read": "es wird ein Paket ersetzen, das sich nicht lesen lässt",
    "it replaced revision {revision}": "es hat Revision {revision} ersetzt",
    "it replaced a pack that could not be read": "es hat ein Paket ersetzt, das sich nicht lesen ließ",
    "it will be used instead of revision {revision} in {folder}":
      "es wird statt Revision {revision} in {folder} genutzt werden",
    "it will be used instead of the pack in {folder}": "es wird statt des Pakets in {folder} genutzt werden",
    "it is used instead of revision {revision} in {folder}":
      "es wird jetzt statt Revision {revision} in {folder} genutzt",
    "it is used instead of the pack in {folder}": "es wird jetzt statt des Pakets in {folder} genutzt",
    "it is not used yet: the pack in {folder} comes first. Take that folder out of --packs and SYMPTOMS_PACKS":
      """
    es wird noch nicht genutzt: Das Paket in {folder} kommt zuerst. Nehmen Sie diesen Ordner aus --packs und \
    SYMPTOMS_PACKS heraus
    """,
    "To install it, type the command again without --dry-run.":
      "Zum Installieren geben Sie den Befehl ohne --dry-run noch einmal ein.",
    "To start using it, type:": "So nutzen Sie es:",
    // pack schema
    "an overlay: a tuning of a pack for one person": "eine Anpassung: ein Paket, für eine Person angepasst",
    "the column map of a diary file": "die Spaltenzuordnung einer Tagebuchdatei",
  ]
}
