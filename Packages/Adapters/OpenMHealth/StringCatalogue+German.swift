import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    OpenMHealthModule.id, "de",
    [
      "Measurements as Open mHealth, for other programs": "Messwerte als Open mHealth, für andere Programme",
      "Export weights, heart rates, steps and nights for other programs.":
        "Gewicht, Puls, Schritte und Nächte für andere Programme exportieren.",
      """
      The file has one data point of Open mHealth on each line. Steps are one point a day. What you did not log is \
      not in it.

      Examples:
        symptoms export open-mhealth points.ndjson                     all of them
        symptoms export open-mhealth points.ndjson --from 2026-01-01   from a day on
      """: """
      In jeder Zeile der Datei steht ein Datenpunkt von Open mHealth. Schritte sind ein Punkt am Tag. Was Sie nicht \
      eingetragen haben, steht nicht darin.

      Beispiele:
        symptoms export open-mhealth punkte.ndjson                     alle
        symptoms export open-mhealth punkte.ndjson --from 2026-01-01   ab einem Tag
      """,
      "Here you export what you measured.": "Hier exportieren Sie Ihre Messwerte.",
    ])
}
