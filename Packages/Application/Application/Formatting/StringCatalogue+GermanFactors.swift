extension StringCatalogue {
  /// What stands for the placeholders of the packs' sentences in German. "today", "yesterday" and "none" stand with the
  /// other words of days and numbers.
  static let germanOfFactors: [String: String] = [
    "last night": "letzte Nacht",
    "the night before last": "vorletzte Nacht",
    "the night before that": "in der Nacht davor",
    "the day before": "am Tag davor",
    "that day": "an diesem Tag",
    "the night before": "in der Nacht davor",
    "the day before that": "am Tag davor",
    "two days ago": "vorgestern",
    "two days before": "zwei Tage davor",
    "not at all": "gar nicht",
    "once": "einmal", "twice": "zweimal",
    "{count} times": "{count}-mal",
    "1 minute": "1 Minute", "{count} minutes": "{count} Minuten",
    "1 hour": "1 Stunde", "{minutes} minutes": "{minutes} Minuten", "{hours} hours": "{hours} Stunden",
    "{hours} h {minutes} min": "{hours} h {minutes} min",
    "{count} hours": "{count} Stunden", "{count} days": "{count} Tage",
    "{names} at {level} or more": "{names} ab {level}", "{names} at {level} or less": "{names} bis {level}",
    "the mean of {names} at {level} or more": "das Mittel von {names} ab {level}",
    "at least {count} of {names}": "mindestens {count} von {names}",
    "{flare}, {days} days in a row": "{flare}, {days} Tage in Folge",
    "{names} at least 1 point worse than usual": "{names} mindestens 1 Punkt schlimmer als sonst",
    "{names} at least {points} points worse than usual": "{names} mindestens {points} Punkte schlimmer als sonst",
  ]
}
