import TrackerApplication

extension StringCatalogue {
  /// What the rules of coaching say, in German.
  static let germanOfInsights: [String: String] = [
    "You logged other things but have not checked in for three days or more.":
      "Sie haben anderes eingetragen, aber drei Tage oder länger nicht Ihr Befinden.",
    "Your last check-in was {count} days ago. You do not need to fill in the days between.":
      "Sie haben Ihr Befinden vor {count} Tagen zuletzt eingetragen. Die Tage dazwischen müssen Sie nicht nachtragen.",
    "You have checked in every day for one, two or four weeks.":
      "Sie haben eine, zwei oder vier Wochen lang jeden Tag Ihr Befinden eingetragen.",
    "You have checked in on {count} days in a row.":
      "Sie haben Ihr Befinden an {count} Tagen in Folge eingetragen.",
    "Your mood changed less from day to day this week than usual.":
      "Ihre Stimmung hat sich diese Woche von Tag zu Tag weniger verändert als sonst.",
    "Your mood changed by {value} points a day this week; it's usually {usual}.":
      "Ihre Stimmung hat sich diese Woche um {value} Punkte am Tag verändert, sonst meist um {usual}.",
    "A symptom that you had before was not there for seven days.":
      "Ein Symptom, das Sie vorher hatten, war sieben Tage lang nicht da.",
    "{name}: none for {count} days.": "{name}: seit {count} Tagen keine.",
  ]
}
