import TrackerApplication

extension StringCatalogue {
  /// What the forecasts say on `today`, in German.
  static let germanOfToday: [String: String] = [
    // The answer.
    "Why:": "Warum:",
    "What raises it:": "Was es erhöht:",
    "What lowers it:": "Was es senkt:",
    "Why ({condition}):": "Warum ({condition}):",
    "What raises it ({condition}):": "Was es erhöht ({condition}):",
    "What lowers it ({condition}):": "Was es senkt ({condition}):",
    "{condition}: not enough logged lately for a forecast.":
      "{condition}: Für eine Vorhersage ist zuletzt zu wenig eingetragen.",
    "Welcome back. You do not need to fill in the days in between.":
      "Willkommen zurück. Sie müssen die Tage dazwischen nicht nachtragen.",
    "Your last entry was on {day}.": "Ihr letzter Eintrag war am {day}.",
    "Your last entry was on {day}, so this is less certain.":
      "Ihr letzter Eintrag war am {day}, deshalb ist das weniger sicher.",
    // What came.
    "Today is a flare day ({worst}), as forecast ({percent}).":
      "Heute ist ein Schubtag ({worst}), wie vorhergesagt ({percent}).",
    "Today is a flare day, as forecast ({percent}).": "Heute ist ein Schubtag, wie vorhergesagt ({percent}).",
    "Today is a flare day.": "Heute ist ein Schubtag.",
    "Today is a flare day ({worst}).": "Heute ist ein Schubtag ({worst}).",
    "Yesterday was a flare day ({worst}), as forecast ({percent}).":
      "Gestern war ein Schubtag ({worst}), wie vorhergesagt ({percent}).",
    "Yesterday was a flare day, as forecast ({percent}).": "Gestern war ein Schubtag, wie vorhergesagt ({percent}).",
    "Yesterday was a flare day ({worst}).": "Gestern war ein Schubtag ({worst}).",
    "It was a flare day ({worst}), as forecast ({percent}).":
      "Das war ein Schubtag ({worst}), wie vorhergesagt ({percent}).",
    "It was a flare day, as forecast ({percent}).": "Das war ein Schubtag, wie vorhergesagt ({percent}).",
    "It was a flare day ({worst}).": "Das war ein Schubtag ({worst}).",
    "It was a flare day.": "Das war ein Schubtag.",
    "No flare today so far, as forecast ({percent}).": "Heute bisher kein Schub, wie vorhergesagt ({percent}).",
    "No flare today so far.": "Heute bisher kein Schub.",
    "No flare yesterday, as forecast ({percent}).": "Gestern kein Schub, wie vorhergesagt ({percent}).",
    "No flare yesterday.": "Gestern kein Schub.",
    "No flare that day, as forecast ({percent}).": "An diesem Tag kein Schub, wie vorhergesagt ({percent}).",
    "No flare that day.": "An diesem Tag kein Schub.",
    "No check-in that day.": "An diesem Tag kein Befinden eingetragen.",
    "The forecast was {percent}.": "Die Vorhersage war {percent}.",
    // How good the forecasts are.
    "A forecast can be wrong.": "Eine Vorhersage kann falsch sein.",
    "How good the forecasts are: {command}": "Wie gut die Vorhersagen sind: {command}",
    "After about 7 days the forecast starts to be about you. You can skip any day.":
      "Nach etwa 7 Tagen geht es in der Vorhersage um Sie. Sie dürfen Tage auslassen.",
    "No flare days in {days} days: too early to say how good the forecasts are.":
      "Kein Schubtag in {days} Tagen: Wie gut die Vorhersagen sind, ist noch offen.",
    "Too early to say how good the forecasts are ({days} of {fewest} days).":
      "Wie gut die Vorhersagen sind, ist noch offen ({days} von {fewest} Tagen).",
    "Over {days} days, the forecasts were no better than just using your average.":
      "Über {days} Tage waren die Vorhersagen nicht besser als Ihr Durchschnitt allein.",
    "Over {days} days, just using your average would have been {percent} better.":
      "Über {days} Tage wäre Ihr Durchschnitt allein {percent} besser gewesen.",
    "Over {days} days, the forecasts were {percent} better than just using your average.":
      "Über {days} Tage waren die Vorhersagen {percent} besser als Ihr Durchschnitt allein.",
    "Over {days} days, forecasts would have been {percent} better than just using your average.":
      "Über {days} Tage wären Vorhersagen {percent} besser gewesen als Ihr Durchschnitt allein.",
    // More.
    "More about the forecast": "Mehr zur Vorhersage",
    "More about today's forecast": "Mehr zur Vorhersage für heute",
    "More about the forecast ({condition})": "Mehr zur Vorhersage ({condition})",
    "More about today's forecast ({condition})": "Mehr zur Vorhersage für heute ({condition})",
    "Made last night: {percent}.": "Vorhersage von gestern Abend: {percent}.",
    "Made the evening before: {percent}.": "Vorhersage vom Vorabend: {percent}.",
    "Made on {day}: {percent}.": "Vorhersage vom {day}: {percent}.",
    "Nothing was logged by then. Everyone starts with {percent}.":
      "Bis dahin war nichts eingetragen. Alle fangen mit {percent} an.",
    "Estimated later, from the days before: {percent}.": "Nachträglich geschätzt, aus den Tagen davor: {percent}.",
    "Updated after last night's sleep: {percent}.": "Nach der letzten Nacht aktualisiert: {percent}.",
    "Updated in the morning: {percent}.": "Am Morgen aktualisiert: {percent}.",
    "Every step: {command}": "Jeder Schritt: {command}",
    "Load score for yesterday: {score} out of 100 ({band})": "Belastungswert gestern: {score} von 100 ({band})",
    "Load score for {day}: {score} out of 100 ({band})": "Belastungswert am {day}: {score} von 100 ({band})",
    "No load score for yesterday: too little was logged.":
      "Kein Belastungswert für gestern: Es ist zu wenig eingetragen.",
    "No load score for {day}: too little was logged.": "Kein Belastungswert für {day}: Es ist zu wenig eingetragen.",
    "It shows how demanding the day was. It is not a chance of a flare.":
      "Er zeigt, wie anstrengend der Tag war. Er ist kein Schubrisiko.",
    "What added to it:": "Was dazu beigetragen hat:",
    "not known": "nicht bekannt",
    // What is not as usual.
    "{name} is {value} today; it's usually {usual}.": "{name}: heute {value}, sonst meist {usual}.",
    "{name} was {value}; it's usually {usual}.": "{name}: {value}, sonst meist {usual}.",
    "{name}: none today; it's usually {usual}.": "{name}: heute keine, sonst meist {usual}.",
    "{name}: none; it's usually {usual}.": "{name}: keine, sonst meist {usual}.",
  ]
}
