import TrackerApplication

extension StringCatalogue {
  /// What the clinician's report says of medicines.
  static let germanOfTreatment: [String: String] = [
    "No medicine is on the list for this period, and no dose was logged.":
      "Für diesen Zeitraum steht kein Medikament auf der Liste, und keine Dosis ist eingetragen.",
    "1 medicine in this period": "1 Medikament in diesem Zeitraum",
    "{count} medicines in this period": "{count} Medikamente in diesem Zeitraum",
    "1 more is in the details.": "1 weiteres steht in den Einzelheiten.",
    "{count} more are in the details.": "{count} weitere stehen in den Einzelheiten.",
    "Severity: worst symptom of a day, up to {days} days on each side.":
      "Schwere: schwerste Beschwerde eines Tages, bis zu {days} Tage auf jeder Seite.",
    "Other things changed, too. Nothing here shows that a medicine did it.":
      "Auch anderes hat sich geändert. Nichts hier zeigt, dass ein Medikament die Ursache war.",
    "not known": "nicht bekannt",
    "Nothing here shows that a medicine did it.": "Nichts hier zeigt, dass ein Medikament die Ursache war.",
    "A dose that nothing is said of is not known. It is never counted as missed.":
      "Eine Dosis, zu der nichts eingetragen ist, ist nicht bekannt. Sie zählt nie als ausgelassen.",
    "Bar: the middle half of the days.": "Balken: die mittlere Hälfte der Tage.",
    "Severity, 0 to 10": "Schwere, 0 bis 10",
    "{median}, n\u{A0}=\u{A0}{n}": "{median}, n\u{A0}=\u{A0}{n}",
    "{known} of {days} days": "{known} von {days} Tagen",
    "before": "vorher",
    "after": "nachher",
    "worst symptom of the day": "schwerste Beschwerde des Tages",
    """
    {name}: median {before} over {days} days before, {after} over {later} days after. Means differ by {difference}.
    """:
      """
    {name}: Median {before} an {days} Tagen davor, {after} an {later} Tagen danach. Unterschied: {difference}.
    """,
    "{name} began on {day}: {told}.": "{name} begann am {day}: {told}.",
    "taken": "genommen",
    "median before → after": "davor → danach",
    "difference (95%)": "Unterschied (95 %)",
    "What was taken, and severity before and after it began":
      "Was genommen wurde, und die Schwere vor und nach dem Beginn",
    "An interval that holds 0 may be chance.": "Ein Intervall, das 0 enthält, kann Zufall sein.",
    "{mean} ({low} to {high})": "{mean} ({low} bis {high})",
    "began at another time": "zu anderer Zeit begonnen",
    "too few days: {before} before, {after} after": "zu wenige Tage: {before} davor, {after} danach",
    "{before} → {after}; n = {days}, {later}": "{before} → {after}; n = {days}, {later}",
  ]
}
