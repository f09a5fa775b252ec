extension StringCatalogue {
  /// How days are told in short, and what they come to.
  static let germanOfDays: [String: String] = [
    "Mon": "Mo", "Tue": "Di", "Wed": "Mi", "Thu": "Do", "Fri": "Fr", "Sat": "Sa", "Sun": "So",
    "Jan": "Jan", "Feb": "Feb", "Mar": "Mär", "Apr": "Apr", "Jun": "Jun", "Jul": "Jul", "Aug": "Aug", "Sep": "Sep",
    "Oct": "Okt", "Nov": "Nov", "Dec": "Dez",
    "How the day was": "So war der Tag",
    "good": "gut", "fair": "mittel", "bad": "schlecht", "not known": "nicht bekannt",
    "good (at worst: {symptom} {value})": "gut (am schlimmsten: {symptom} {value})",
    "fair (at worst: {symptom} {value})": "mittel (am schlimmsten: {symptom} {value})",
    "bad (at worst: {symptom} {value})": "schlecht (am schlimmsten: {symptom} {value})",
    "1 entry is on a day that is still to come: symptoms list":
      "1 Eintrag steht an einem Tag, der noch kommt: symptoms list",
    "{count} entries are on days that are still to come: symptoms list":
      "{count} Einträge stehen an Tagen, die noch kommen: symptoms list",
    "{what} (not counted: {id} counts instead)": "{what} (zählt nicht: stattdessen zählt {id})",
  ]
}
