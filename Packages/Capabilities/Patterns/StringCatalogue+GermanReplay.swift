import TrackerApplication

extension StringCatalogue {
  /// What a search in diary files says in German.
  static let germanOfReplay: [String: String] = [
    "Look for patterns in a diary file of many people (for researchers).":
      "Muster in einer Tagebuchdatei vieler Personen suchen (für die Forschung).",
    """
      symptoms patterns replay study.csv --columns map.yaml --findings out.csv
      symptoms patterns replay study.csv --columns map.yaml --findings out.csv --jobs 2

    Each `custom.` column of the map is a factor. A cell with 0 is a no, and any other number a yes. An empty cell is \
    not known. Each factor is compared with the next day's severity and flares. The map needs both.

    The output is a CSV file with a row for each person and factor. rr is the risk ratio, from low to high. p is of \
    the adjusted effect. q is p among all factors of the person. exposed counts days with the factor. No journal is \
    needed, and nothing is stored in one.
    """: """
      symptoms patterns replay study.csv --columns map.yaml --findings out.csv
      symptoms patterns replay study.csv --columns map.yaml --findings out.csv --jobs 2

    Jede `custom.`-Spalte der Karte ist ein Faktor. Jede Zahl außer 0 ist ein Ja, 0 ein Nein, und eine leere Zelle ist \
    nicht bekannt. Jeder Faktor wird mit der Schwere und den Schüben des nächsten Tages verglichen. Die Karte braucht \
    beides.

    Es entsteht eine CSV-Datei mit einer Zeile je Person und Faktor. rr ist das relative Risiko, von low bis high. p \
    gehört zum bereinigten Effekt, q ist p unter allen Faktoren der Person. exposed zählt die Tage mit dem Faktor. \
    Dafür braucht es kein Tagebuch, und keines wird verändert.
    """,
    "Where to write the findings.": "Wohin die Ergebnisse gespeichert werden.",
    "With --findings, the patterns in a diary that is not yours.":
      "Mit --findings die Muster in Aufzeichnungen, die nicht Ihre sind.",
    "Wrote findings for 1 person to {file} (factors: {factors}).":
      "Ergebnisse für 1 Person gespeichert: {file} (Faktoren: {factors}).",
    "Wrote findings for {people} people to {file} (factors: {factors}).":
      "Ergebnisse für {people} Personen gespeichert: {file} (Faktoren: {factors}).",
    "Claims: {claims}. People with at least one: {any} of {people} ({share}).":
      "Aussagen: {claims}. Personen mit mindestens einer: {any} von {people} ({share}).",
    "label": "Einstufung",
    "findings": "Ergebnisse",
    "people": "Personen",
    "The map has no custom columns, so there is nothing to look for":
      "Die Karte hat keine custom-Spalten, also gibt es nichts zu suchen",
    "Add to {file}, below metrics, a line such as custom.soup: soup":
      "Ergänzen Sie unter metrics in {file}: custom.soup: soup",
    "The map does not say how bad a day was": "Die Karte sagt nicht, wie schlimm ein Tag war",
    "Add severity with a column and a scale to {file}.": "Ergänzen Sie in {file} severity mit Spalte und Skala.",
    "The map does not say what a flare is": "Die Karte sagt nicht, was ein Schub ist",
    "Add flare, or flare_at below severity, to {file}.":
      "Ergänzen Sie in {file} flare, oder flare_at unter severity.",
    "There is a file {path} already, and it does not hold findings":
      "Die Datei {path} gibt es schon, und sie enthält keine Ergebnisse",
    "Nothing was changed. Name another file after --findings.":
      "Nichts wurde geändert. Nennen Sie nach --findings eine andere Datei.",
  ]
}
