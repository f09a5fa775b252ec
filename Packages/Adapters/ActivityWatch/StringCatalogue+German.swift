import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ActivityWatchModule.id, "de",
    [
      "ActivityWatch": "ActivityWatch", "day": "Tag",
      "Export all buckets as JSON again":
        "Exportieren Sie noch einmal alle Buckets als JSON",
      "it says nothing": "es sagt nichts",
      "its time or duration cannot be read": "Zeit oder Dauer sind nicht lesbar",
      "this sort of bucket is not read": "diese Art von Bucket wird nicht gelesen",
      "the browser's own time counts; addresses are not read":
        "die Zeit des Browsers selbst zählt; Adressen werden nicht gelesen",
      "it takes less than nothing, or more than a day": "es dauert weniger als nichts oder länger als einen Tag",
      "its date is before 1900": "das Datum liegt vor 1900",
      "its date is still to come": "das Datum liegt in der Zukunft",
      "Apps in front": "Apps im Vordergrund", "Times at the device": "Zeiten am Gerät", "Unlocks": "Entsperrungen",
      "Browser tabs": "Tabs im Browser",
      "{file} cannot be opened": "{file} lässt sich nicht öffnen",
      "Check its permissions.": "Prüfen Sie die Rechte der Datei.",
      "There is no file {path}": "Die Datei {path} gibt es nicht",
      "Check the name and the folder.": "Prüfen Sie Name und Ordner.",
      "{file} is not complete, so nothing was imported": "{file} ist nicht vollständig; es wurde nichts übernommen",
      "{file} is damaged near byte {place}": "{file} ist bei Byte {place} beschädigt",
      "Export all the buckets again.": "Exportieren Sie alle Buckets noch einmal.",
      "{file} has no buckets of ActivityWatch": "{file} enthält keine Buckets von ActivityWatch",
      "Choose Raw Data, then Export all buckets as JSON.":
        "Wählen Sie Raw Data, dann „Export all buckets as JSON“.",
      "{file} has no columns timestamp and duration": "{file} hat keine Spalten timestamp und duration",
      "Choose Raw Data, then Export as CSV.": "Wählen Sie Raw Data, dann „Export as CSV“.",
      "the time or the duration cannot be read": "Zeit oder Dauer sind nicht lesbar",
      "2026-03-24T08:00:00+00:00, and seconds": "2026-03-24T08:00:00+00:00 und Sekunden",
      "Import screen time from ActivityWatch.":
        "Bildschirmzeit aus ActivityWatch übernehmen.",
      """
      In ActivityWatch, open Raw Data and choose Export all buckets as JSON. Times at which nobody was there do not \
      count. Two devices at once count once. Titles of windows and addresses of pages are not read.

      Examples:
        Try it first:  symptoms import activitywatch aw-buckets-export.json --dry-run
        Import it:     symptoms import activitywatch aw-buckets-export.json
      """: """
      Öffnen Sie in ActivityWatch Raw Data und wählen Sie „Export all buckets as JSON“. Zeiten, in denen niemand da \
      war, zählen nicht. Zwei Geräte zugleich zählen einmal. Titel und Adressen werden nicht gelesen.

      Beispiele:
        Erst probieren:  symptoms import activitywatch aw-buckets-export.json --dry-run
        Übernehmen:      symptoms import activitywatch aw-buckets-export.json
      """,
      "file": "Datei",
      "Here you import screen time.": "Hier übernehmen Sie Bildschirmzeit.",
    ])
}
