import TrackerApplication

extension StringCatalogue {
  /// What the clinician's report says of sleep.
  static let germanOfNights: [String: String] = [
    "No night of this period was logged.": "In diesem Zeitraum wurde keine Nacht eingetragen.",
    "1 night known: {median} hours": "1 Nacht bekannt: {median} Stunden",
    "The night is known.": "Die Nacht ist bekannt.",
    "Median {median} hours; {short} of {known} nights under 6":
      "Median {median} h; {short} von {known} Nächten unter 6 h",
    "Quality, 10 is best: median {spread}, n = {n}.": "Qualität, 10 ist am besten: Median {spread}, n = {n}.",
    "nights": "Nächte",
    "Nights by hours of sleep": "Nächte nach Stunden Schlaf",
    "under {hours}": "unter {hours}",
    "{hours} or more": "{hours} oder mehr",
    "{from} to {under}": "{from} bis {under}",
  ]
}
