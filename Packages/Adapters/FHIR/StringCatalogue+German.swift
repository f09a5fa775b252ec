import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "fhir", "de",
    [
      "Symptoms and medicines as FHIR, for health records":
        "Beschwerden und Medikamente als FHIR, für Gesundheitsakten",
      "Check-in": "Befinden",
      "Export symptoms and medicines for health records.":
        "Beschwerden und Medikamente für Gesundheitsakten exportieren.",
      """
      The file is FHIR R4, which many health programs can read. It has your check-ins, symptoms and doses. It says \
      what you had none of, and leaves out what you did not answer. Your name is not in it unless you give it.

      Examples:
        symptoms export fhir symptoms.json                     one file
        symptoms export fhir symptoms.json --from 2026-01-01   from a day on
        symptoms export fhir journal.phr                       for personal health records
        symptoms export fhir symptoms.json --name "A. Sample"  with a name
      """: """
      Die Datei ist FHIR R4. Viele Gesundheitsprogramme können sie lesen. Darin stehen Ihr Befinden, Ihre \
      Beschwerden und Ihre Dosen. Sie sagt auch, was Sie nicht hatten. Was Sie nicht beantwortet haben, steht nicht \
      darin. Ihr Name steht nur darin, wenn Sie ihn angeben.

      Beispiele:
        symptoms export fhir symptoms.json                     eine Datei
        symptoms export fhir symptoms.json --from 2026-01-01   ab einem Tag
        symptoms export fhir journal.phr                       für persönliche Gesundheitsakten
        symptoms export fhir symptoms.json --name "A. Muster"  mit einem Namen
      """,
      "Who it is about.": "Um wen es geht.",
      "Here you export your symptoms for health records.":
        "Hier exportieren Sie Beschwerden als FHIR.",
    ])
}
