import TrackerApplication

extension StringCatalogue {
  /// What the clinician's report says of the person.
  static let germanOfReports: [String: String] = [
    "Who this is about": "Um wen es geht",
    "The person chose to say nothing about themselves.": "Die Person wollte über sich nichts angeben.",
    "Age": "Alter",
    "Diagnosis, as the person said": "Diagnose, laut der Person",
    "The effect on daily life was not answered in this period.":
      "Die Wirkung auf den Alltag wurde in diesem Zeitraum nicht beantwortet.",
    "{last} of 10": "{last} von 10",
    "First {first}, last {last} of 10": "Zuerst {first}, zuletzt {last} von 10",
    "{day}: {value}": "{day}: {value}",
    "{answers} (n = {n}).": "{answers} (n = {n}).",
    "1: hardly any effect. 10: almost nothing can be done.":
      "1: kaum eine Wirkung. 10: fast nichts mehr möglich.",
  ]
}
