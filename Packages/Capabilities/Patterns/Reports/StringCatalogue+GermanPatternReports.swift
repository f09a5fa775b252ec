import TrackerApplication

extension StringCatalogue {
  /// What reports say of patterns.
  static let germanOfReports: [String: String] = [
    "Patterns": "Muster",
    "No pattern stands yet. To see how far they are: symptoms patterns":
      "Noch besteht kein Muster. Wie weit sie sind: symptoms patterns",
    "1 pattern stands": "1 Muster besteht",
    "{count} patterns stand": "{count} Muster bestehen",
    "It does not mean that one is the cause of the other.":
      "Das heißt nicht, dass das eine die Ursache des anderen ist.",
    "As of {day}.": "Stand: {day}.",
    """
    Flares came {ratio} times as often (95%: {low} to {high}). This rests on {days} days with it, and {flares} flare \
    days.
    """:
      """
    Schübe kamen {ratio}-mal so oft (95 %: {low} bis {high}). Das beruht auf {days} Tagen damit und {flares} \
    Schubtagen.
    """,
  ]
}
