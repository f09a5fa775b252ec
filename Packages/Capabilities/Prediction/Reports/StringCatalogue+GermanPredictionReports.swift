import TrackerApplication

extension StringCatalogue {
  /// What reports say of symptoms and forecasts.
  static let germanOfReports: [String: String] = [
    "Symptoms": "Beschwerden",
    "Symptoms and flares": "Beschwerden und Schübe",
    "No symptom is known of this time. To check in: symptoms check-in":
      "Von dieser Zeit sind keine Beschwerden bekannt. Eintragen: symptoms check-in",
    "Not a flare day": "Kein Schubtag",
    "A flare day": "Ein Schubtag",
    "No flare on the one day known": "Kein Schub am einzigen bekannten Tag",
    "No flare in {known} days": "Kein Schub an {known} Tagen",
    "One flare day: {day}": "Ein Schubtag: {day}",
    "{count} flare days in {known}": "{count} Schubtage an {known} Tagen",
    "{worst} out of 10 at worst": "Höchstens {worst} von 10",
    "At worst {worst} out of 10, on {day}": "Höchstens {worst} von 10, am {day}",
    "0 is none, 10 is as bad as it can be.": "0 heißt keine, 10 so schlimm wie möglich.",
    "A flare is {flare}.": "Ein Schub ist: {flare}.",
    "On average {mean} over {days}; usually {usual}.": "Im Mittel {mean} an {days}; sonst {usual}.",
    "On average {mean} over {days}; {before} before that.": "Im Mittel {mean} an {days}; davor {before}.",
    "On average {mean} over {days}.": "Im Mittel {mean} an {days}.",
    "1 known day": "1 bekannten Tag",
    "{count} known days": "{count} bekannten Tagen",
    "flare days: {flares} of {known}": "Schubtage: {flares} von {known}",
    "Worst of the day": "Schlimmste des Tages",
    "worst of the day": "das Schlimmste des Tages",
    "The worst of each day, 0 to 10.": "Das Schlimmste jedes Tages, 0 bis 10.",
    "1 flare day is marked, of {known} days known.": "1 Schubtag ist markiert, von {known} bekannten Tagen.",
    "{count} flare days are marked, of {known} days known.":
      "{count} Schubtage sind markiert, von {known} bekannten Tagen.",
    "chance of a flare": "Wahrscheinlichkeit eines Schubs",
    "What was forecast for each day. Days on which a flare came are marked.":
      "Was für jeden Tag vorhergesagt war. Tage, an denen ein Schub kam, sind markiert.",
    "than before": "als zuvor",
    "worse": "schlechter",
    "better": "besser",
    "Each symptom on each day, 0 to 10": "Jede Beschwerde an jedem Tag, 0 bis 10",
    "Week of": "Woche vom",
    "The worst of each day, 0 to 10": "Das Schlimmste jedes Tages, 0 bis 10",
    "median": "Median",
    "worst": "schlimmste",
    "Flare days and severity over time": "Schubtage und Stärke im Verlauf",
    "Symptom": "Beschwerde",
    "mean": "Mittel",
    "Each symptom over these days": "Jede Beschwerde in dieser Zeit",
    "There was no forecast for this time. The first one comes with your first check-in.":
      "Für diese Zeit gab es keine Vorhersage. Die erste kommt mit Ihrem ersten Eintrag zum Befinden.",
    "On average {flare} for flare days, {other} for other days":
      "Im Mittel {flare} für Schubtage, {other} für andere Tage",
    "On average {flare} for flare days": "Im Mittel {flare} für Schubtage",
    "On average {other} for days without a flare": "Im Mittel {other} für Tage ohne Schub",
    "On average {other}, and no flare came": "Im Mittel {other}, und kein Schub kam",
    "What came is not known": "Was kam, ist nicht bekannt",
    "There was no forecast for these days": "Für diese Tage gab es keine Vorhersage",
    "These forecasts were made later": "Diese Vorhersagen sind nachträglich berechnet",
    "made later": "nachträglich",
    "Made later.": "Nachträglich berechnet.",
    "1 of these forecasts was made later, from earlier days only.":
      "1 dieser Vorhersagen ist nachträglich berechnet, nur aus früheren Tagen.",
    "{count} of these forecasts were made later, from earlier days only.":
      "{count} dieser Vorhersagen sind nachträglich berechnet, nur aus früheren Tagen.",
    "{day}: {chance} was forecast, and a flare came.": "{day}: {chance} vorhergesagt, und ein Schub kam.",
    "{day}: {chance} was forecast, and no flare came.": "{day}: {chance} vorhergesagt, und kein Schub kam.",
    "{day}: {chance} was forecast. What came is not known.":
      "{day}: {chance} vorhergesagt. Was kam, ist nicht bekannt.",
    "{name} was added on {day}. Days before that are judged by its definition of that day.":
      "{name} kam am {day} dazu. Tage davor werden nach der Definition von diesem Tag beurteilt.",
    "flare": "Schub",
    "no flare": "kein Schub",
    "Day": "Tag",
    "what came": "was kam",
    "Each day's forecast, and what came": "Die Vorhersage für jeden Tag, und was kam",
    "1 more day had a forecast, but what came is not known.":
      "1 weiterer Tag hatte eine Vorhersage, aber was kam, ist nicht bekannt.",
    "{count} more days had a forecast, but what came is not known.":
      "{count} weitere Tage hatten eine Vorhersage, aber was kam, ist nicht bekannt.",
    "What came after each forecast": "Was nach den Vorhersagen kam",
    "The forecast for {day} is {chance}, probably between {low} and {high}. Your average is {average}.":
      "Die Vorhersage für {day} ist {chance}, wahrscheinlich zwischen {low} und {high}. Ihr Schnitt ist {average}.",
  ]
}
