extension StringCatalogue {
  /// The sentences of forecasts in German.
  static let germanOfForecasts: [String: String] = [
    // Numbers.
    "{percent}%": "{percent}\u{A0}%",
    "{percent} percent": "{percent} Prozent",
    "about {count} in 10": "etwa {count} von 10 Tagen",
    "fewer than 1 in 10": "weniger als 1 von 10 Tagen",
    "more than 9 in 10": "mehr als 9 von 10 Tagen",
    // How likely a flare is.
    "Low chance of a flare today: {percent} ({frequency}).": "Niedriges Schubrisiko heute: {percent} ({frequency}).",
    "Moderate chance of a flare today: {percent} ({frequency}).":
      "Mittleres Schubrisiko heute: {percent} ({frequency}).",
    "High chance of a flare today: {percent} ({frequency}).": "Hohes Schubrisiko heute: {percent} ({frequency}).",
    "Low chance of a flare tomorrow, as things stand: {percent} ({frequency}).":
      "Niedriges Schubrisiko morgen, Stand jetzt: {percent} ({frequency}).",
    "Moderate chance of a flare tomorrow, as things stand: {percent} ({frequency}).":
      "Mittleres Schubrisiko morgen, Stand jetzt: {percent} ({frequency}).",
    "High chance of a flare tomorrow, as things stand: {percent} ({frequency}).":
      "Hohes Schubrisiko morgen, Stand jetzt: {percent} ({frequency}).",
    "Low chance of a flare: {percent} ({frequency}).": "Niedriges Schubrisiko: {percent} ({frequency}).",
    "Moderate chance of a flare: {percent} ({frequency}).": "Mittleres Schubrisiko: {percent} ({frequency}).",
    "High chance of a flare: {percent} ({frequency}).": "Hohes Schubrisiko: {percent} ({frequency}).",
    "{condition}: low chance of a flare today, {percent} ({frequency}).":
      "{condition}: heute niedriges Schubrisiko, {percent} ({frequency}).",
    "{condition}: low chance of a flare tomorrow, {percent} ({frequency}).":
      "{condition}: morgen niedriges Schubrisiko, {percent} ({frequency}).",
    "{condition}: low chance of a flare, {percent} ({frequency}).":
      "{condition}: niedriges Schubrisiko, {percent} ({frequency}).",
    "{condition}: moderate chance of a flare today, {percent} ({frequency}).":
      "{condition}: heute mittleres Schubrisiko, {percent} ({frequency}).",
    "{condition}: moderate chance of a flare tomorrow, {percent} ({frequency}).":
      "{condition}: morgen mittleres Schubrisiko, {percent} ({frequency}).",
    "{condition}: moderate chance of a flare, {percent} ({frequency}).":
      "{condition}: mittleres Schubrisiko, {percent} ({frequency}).",
    "{condition}: high chance of a flare today, {percent} ({frequency}).":
      "{condition}: heute hohes Schubrisiko, {percent} ({frequency}).",
    "{condition}: high chance of a flare tomorrow, {percent} ({frequency}).":
      "{condition}: morgen hohes Schubrisiko, {percent} ({frequency}).",
    "{condition}: high chance of a flare, {percent} ({frequency}).":
      "{condition}: hohes Schubrisiko, {percent} ({frequency}).",
    "A first guess for today: {percent} ({frequency}).": "Eine erste Schätzung für heute: {percent} ({frequency}).",
    "A first guess for tomorrow, as things stand: {percent} ({frequency}).":
      "Eine erste Schätzung für morgen, Stand jetzt: {percent} ({frequency}).",
    "A first guess: {percent} ({frequency}).": "Eine erste Schätzung: {percent} ({frequency}).",
    "{condition}: a first guess for today is {percent} ({frequency}).":
      "{condition}: eine erste Schätzung für heute, {percent} ({frequency}).",
    "{condition}: a first guess for tomorrow is {percent} ({frequency}).":
      "{condition}: eine erste Schätzung für morgen, {percent} ({frequency}).",
    "{condition}: a first guess is {percent} ({frequency}).":
      "{condition}: eine erste Schätzung, {percent} ({frequency}).",
    "Nothing logged yet. Everyone starts with this number.":
      "Noch ist nichts eingetragen. Mit dieser Zahl fangen alle an.",
    "Still learning about you (day {known} of {all}).": "Das Programm lernt Sie noch kennen (Tag {known} von {all}).",
    "Still learning about you.": "Das Programm lernt Sie noch kennen.",
    "For now, this is mostly the number that everyone starts with.":
      "Noch ist das vor allem die Zahl, mit der alle anfangen.",
    "The real chance is probably between {from} and {to}.": "Wahrscheinlich liegt es zwischen {from} und {to}.",
    "Probably between {from} and {to}.": "Wahrscheinlich zwischen {from} und {to}.",
    "Your average is {percent}.": "Ihr Durchschnitt ist {percent}.",
    "{percent} is much less than your average ({average}).":
      "{percent} sind viel weniger als Ihr Durchschnitt ({average}).",
    "{percent} is about half your average ({average}).":
      "{percent} sind etwa die Hälfte Ihres Durchschnitts ({average}).",
    "{percent} is less than your average ({average}).":
      "{percent} sind weniger als Ihr Durchschnitt ({average}).",
    "{percent} is about your average ({average}).":
      "{percent} sind etwa Ihr Durchschnitt ({average}).",
    "{percent} is more than your average ({average}).":
      "{percent} sind mehr als Ihr Durchschnitt ({average}).",
    "{percent} is about twice your average ({average}).":
      "{percent} sind etwa das Doppelte Ihres Durchschnitts ({average}).",
    "{percent} is about {ratio} times your average ({average}).":
      "{percent} sind etwa das {ratio}-Fache Ihres Durchschnitts ({average}).",
    "Not enough logged lately for a forecast. One check-in is enough to start again.":
      "Für eine Vorhersage ist zuletzt zu wenig eingetragen. Ein Eintrag genügt, um wieder anzufangen.",
    // Why.
    "Your last few days were worse than usual.": "Ihre letzten Tage waren schlechter als sonst.",
    "Your last few days were better than usual.": "Ihre letzten Tage waren besser als sonst.",
    "The days before were worse than usual.": "Die Tage davor waren schlechter als sonst.",
    "The days before were better than usual.": "Die Tage davor waren besser als sonst.",
    "You had more flare days than usual this past week.": "Sie hatten in der letzten Woche mehr Schubtage als sonst.",
    "You had fewer flare days than usual this past week.":
      "Sie hatten in der letzten Woche weniger Schubtage als sonst.",
    "You had more flare days than usual in the week before.": "Sie hatten in der Woche davor mehr Schubtage als sonst.",
    "You had fewer flare days than usual in the week before.":
      "Sie hatten in der Woche davor weniger Schubtage als sonst.",
    "Today is a flare day.": "Heute ist ein Schubtag.",
    "You have no flare today so far.": "Sie haben heute bisher keinen Schub.",
    "Yesterday was a flare day.": "Gestern war ein Schubtag.",
    "Yesterday was not a flare day.": "Gestern war kein Schubtag.",
    "The day before was a flare day.": "Der Tag davor war ein Schubtag.",
    "The day before was not a flare day.": "Der Tag davor war kein Schubtag.",
    "You had a flare day two days ago.": "Vorgestern hatten Sie einen Schubtag.",
    "There was a flare day two days before.": "Zwei Tage davor war ein Schubtag.",
    "{first} {second} In your records, the two together are worse than each alone.":
      "{first} {second} Beides zusammen ist nach Ihren Einträgen schlechter als jedes für sich.",
    "{first} {second} In your records, the two together are better than each alone.":
      "{first} {second} Beides zusammen ist nach Ihren Einträgen besser als jedes für sich.",
    // After something was saved.
    "Tomorrow's chance of a flare is now {after} (it was {before}).":
      "Das Schubrisiko für morgen ist jetzt {after} (vorher {before}).",
    "{condition}: tomorrow's chance of a flare is now {after} (it was {before}).":
      "{condition}: Das Schubrisiko für morgen ist jetzt {after} (vorher {before}).",
  ]
}
