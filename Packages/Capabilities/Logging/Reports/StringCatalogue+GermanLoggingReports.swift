import TrackerApplication

extension StringCatalogue {
  /// What reports say of exercise, food and activities.
  static let germanOfReports: [String: String] = [
    "{known} of {nights} nights known.": "{known} von {nights} Nächten bekannt.",
    "Movement": "Bewegung",
    "No exercise is known of this time. To log some: symptoms log exercise walking 30m light":
      "Von dieser Zeit ist keine Bewegung bekannt. Eintragen: symptoms log exercise walking 30m light",
    "No exercise on the days known": "Keine Bewegung an den bekannten Tagen",
    "{minutes} minutes on 1 day": "{minutes} Minuten an 1 Tag",
    "{minutes} minutes on {days} days": "{minutes} Minuten an {days} Tagen",
    "Minutes": "Minuten",
    "Minutes of exercise a day": "Minuten Bewegung am Tag",
    "{known} of {days} days known.": "{known} von {days} Tagen bekannt.",
    "Usually {minutes} minutes a day.": "Sonst meist {minutes} Minuten am Tag.",
    "{minutes} minutes before that.": "Davor {minutes} Minuten.",
    "1 more before that": "1 weitere davor",
    "{count} more before that": "{count} weitere davor",
    "Food and drink": "Essen und Trinken",
    "No food or drink is known of this time. To log a meal: symptoms log food lunch soup":
      "Von dieser Zeit ist kein Essen oder Trinken bekannt. Eintragen: symptoms log food lunch soup",
    "1 entry of food or drink": "1 Eintrag zu Essen oder Trinken",
    "{count} entries of food and drink": "{count} Einträge zu Essen und Trinken",
    "{amount} to drink a day": "{amount} am Tag getrunken",
    "1 day known": "1 Tag bekannt",
    "{count} days known": "{count} Tage bekannt",
    "{now}, usually {usual}": "{now}, sonst meist {usual}",
    "Drinks a day": "Getränke am Tag",
    "Kilocalories a day": "Kilokalorien am Tag",
    "{name}: {days} of {known} days": "{name}: {days} von {known} Tagen",
    "You wanted to watch": "Das wollten Sie beobachten",
    "Stress and activities": "Stress und Aktivitäten",
    "No stress or activity is known of this time. To log some: symptoms stress 4":
      "Von dieser Zeit sind weder Stress noch Aktivitäten bekannt. Eintragen: symptoms stress 4",
    "Stress is not known": "Stress ist nicht bekannt",
    "Stress {mean} of 10": "Stress {mean} von 10",
    "Stress {mean} of 10, usually {usual}": "Stress {mean} von 10, sonst meist {usual}",
    "Stress of each day, 1 to 10": "Stress jedes Tages, 1 bis 10",
    "{known} of {days} days known; {worst} at most.": "{known} von {days} Tagen bekannt; höchstens {worst}.",
  ]
}
