import TrackerApplication

extension StringCatalogue {
  /// What reports say of the journal.
  static let germanOfReports: [String: String] = [
    "Journal": "Tagebuch",
    "Nothing was written in this time. To write something: symptoms journal":
      "In dieser Zeit wurde nichts geschrieben. Schreiben: symptoms journal",
    "{entries}, mood {value} of 5": "{entries}, Stimmung {value} von 5",
  ]
}
