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
    "{condition}: {numbers}": "{condition}: {numbers}",
    "A flare followed {with} days with it, and {without} without it.":
      "Ein Schub folgte auf {with} Tage damit und auf {without} ohne.",
    "These days were worse by {points} points of 10 (95%: {range}).":
      "Diese Tage waren um {points} von 10 Punkten schlechter (95 %: {range}).",
    "These days were better by {points} points of 10 (95%: {range}).":
      "Diese Tage waren um {points} von 10 Punkten besser (95 %: {range}).",
    "This rests on {days} days with it, in a log with {flares} flare days.":
      "Das beruht auf {days} Tagen damit, bei {flares} Schubtagen insgesamt.",
  ]
}
