import TrackerApplication

extension StringCatalogue {
  /// What exported patterns say in German.
  static let germanOfExport: [String: String] = [
    "Your patterns": "Ihre Muster",
    "Write your patterns as a page for a clinician, or as a table.":
      "Ihre Muster als Seite für die Praxis oder als Tabelle speichern.",
    """
      symptoms patterns export                                a page to read
      symptoms patterns export --output patterns.md           the same, in a file
      symptoms patterns export --format csv --output out.csv  a row for each thing
      symptoms patterns export --format json                  for another program

    The page shows what holds up, with its counts, and says what the labels mean. The table has everything. What \
    you muted is left out.
    """: """
      symptoms patterns export                                eine Seite zum Lesen
      symptoms patterns export --output muster.md             dasselbe in einer Datei
      symptoms patterns export --format csv --output out.csv  eine Zeile für jedes
      symptoms patterns export --format json                  für ein anderes Programm

    Die Seite zeigt, was standhält, mit den Zahlen, und sagt, was die Einstufungen bedeuten. Die Tabelle hat alles. \
    Was Sie stumm geschaltet haben, fehlt.
    """,
    "How it is written: md, csv or json. Without it, the file's name decides.":
      "Wie geschrieben wird: md, csv oder json. Ohne diese Angabe entscheidet der Name der Datei.",
    "The file. Without it, the export is shown on the screen.":
      "Die Datei. Ohne sie steht alles auf dem Bildschirm.",
    "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
    "Here you export your patterns.": "Hier exportieren Sie Ihre Muster.",
    "Export your patterns as a page or a table.": "Ihre Muster als Seite oder Tabelle exportieren.",
    """
    A page in Markdown is for a clinician. A table has a row for each thing that you logged.

    Example:
      symptoms export patterns patterns.md
    """: """
    Eine Seite in Markdown ist für die Praxis. Eine Tabelle hat eine Zeile für alles, was Sie eingetragen haben.

    Beispiel:
      symptoms export patterns muster.md
    """,
    "Patterns have to be calculated first": "Muster müssen zuerst berechnet werden",
    "Type: symptoms patterns export": "Befehl: symptoms patterns export",
    // The page.
    "Patterns in daily records": "Muster in täglichen Aufzeichnungen",
    "These are one person's own records, compared day by day.":
      "Das sind die eigenen Aufzeichnungen einer Person, Tag für Tag verglichen.",
    "They show what goes together. They do not show causes, and nothing here is a diagnosis.":
      "Sie zeigen, was zusammengeht. Sie zeigen keine Ursachen, und nichts hier ist eine Diagnose.",
    "From {since} to {through}, written on {today}.": "Von {since} bis {through}, geschrieben am {today}.",
    "Answered days: {days}, of them flare days: {flares}. Things compared: {things}.":
      "Beantwortete Tage: {days}, davon Schubtage: {flares}. Verglichen: {things}.",
    "what": "was", "flares after it": "Schübe danach", "without it": "ohne", "not known": "nicht bekannt",
    "risk ratio (95%)": "relatives Risiko (95 %)", "points worse (95%)": "Punkte mehr (95 %)", "q": "q",
    "E-value": "E-Wert", "{value} ({low} to {high})": "{value} ({low} bis {high})",
    "{name}: on {within} in good stretches, and on {otherwise} else.":
      "{name}: an {within} in guten Phasen, und an {otherwise} sonst.",
    "Not to be told apart: {names}.": "Nicht zu trennen: {names}.",
    "Could be luck: {names}.": "Kann Zufall sein: {names}.",
    "No clear difference: {none}. Little difference: {unlikely}. Too early: {early}. Too seldom: {seldom}.":
      "Kein klarer Unterschied: {none}. Kaum ein Unterschied: {unlikely}. Noch zu früh: {early}. Zu selten: {seldom}.",
    "What the labels mean": "Was die Einstufungen bedeuten",
    "likely, and almost certainly among the few that matter, or shown again on later days":
      "wahrscheinlich, und fast sicher unter den wenigen, auf die es ankommt, oder an späteren Tagen wieder gezeigt",
    "it holds up among everything that was compared": "es hält unter allem, was verglichen wurde, stand",
    "it shows as a single question; so do some of many questions by chance":
      "es zeigt sich als einzelne Frage; von vielen Fragen tun das manche durch Zufall",
    "enough days to say that it makes little difference": "genug Tage, um zu sagen: Es macht kaum einen Unterschied",
    "enough days, and nothing to tell": "genug Tage, und nichts zu sagen",
    "under 60 days, 10 days with it, 10 without it, or 4 flares":
      "unter 60 Tagen, 10 Tagen damit, 10 ohne oder 4 Schüben",
    "two things nearly always came together, or one in place of the other":
      "zwei Dinge kamen fast immer zusammen, oder das eine statt des anderen",
    "How to read the numbers": "Wie die Zahlen zu lesen sind",
    "About one in ten of the claims is luck. Nothing here says what to do.":
      "Etwa eine von zehn Aussagen ist Zufall. Nichts hier sagt, was zu tun ist.",
    "Flares are counted on the day after, unless the condition says otherwise.":
      "Schübe zählen am Tag danach, wenn die Erkrankung nichts anderes sagt.",
    "The risk ratio is a careful estimate. With few days it stays near 1, far from the counts.":
      "Das relative Risiko ist vorsichtig geschätzt. Bei wenigen Tagen bleibt es nahe bei 1, fern von den Zahlen.",
    "Points say how much worse the day after was, of 10. They are adjusted for the days before.":
      "Punkte sagen, wie viel schlechter der Tag danach war, von 10. Sie sind um die Tage davor bereinigt.",
    "q is corrected for all questions. The E-value says how strong an unknown cause would have to be.":
      "q ist für alle Fragen korrigiert. Der E-Wert sagt, wie stark eine unbekannte Ursache sein müsste.",
    "Priority goes from 1 to 5. Only claims that stood at two looks in a row have one.":
      "Die Priorität geht von 1 bis 5. Nur Aussagen, die zweimal in Folge standhielten, haben eine.",
  ]
}
