import TrackerApplication

extension StringCatalogue {
  /// What reports say of medicines.
  static let germanOfReports: [String: String] = [
    "Medicines": "Medikamente",
    "No medicine is on your list for this time. To add one: symptoms medicines add":
      "Für diese Zeit steht kein Medikament auf Ihrer Liste. Ergänzen: symptoms medicines add",
    "1 dose logged": "1 Dosis eingetragen",
    "{count} doses logged": "{count} Dosen eingetragen",
    "{taken} of 1 dose taken": "{taken} von 1 Dosis genommen",
    "{taken} of {due} doses taken": "{taken} von {due} Dosen genommen",
    "{taken} of 1 dose logged as taken, {unknown} not known":
      "{taken} von 1 Dosis als genommen eingetragen, {unknown} nicht bekannt",
    "{taken} of {due} doses logged as taken, {unknown} not known":
      "{taken} von {due} Dosen als genommen eingetragen, {unknown} nicht bekannt",
    "Not known which doses were taken": "Nicht bekannt, welche Dosen genommen wurden",
    "Days with an acute medicine: {days} of 1 known day.": "Tage mit einem Akutmedikament: {days} von 1 bekannten Tag.",
    "Days with an acute medicine: {days} of {known} known days ({share}).":
      "Tage mit einem Akutmedikament: {days} von {known} bekannten Tagen ({share}).",
    "nothing due": "nichts fällig",
    "of those due": "von den fälligen",
    "doses logged": "Dosen eingetragen",
    "What was taken": "Was genommen wurde",
  ]
}
