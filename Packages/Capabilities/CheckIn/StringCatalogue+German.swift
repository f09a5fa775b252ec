import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    CheckInModule.id, "de",
    [
      "Check-in": "Befinden",
      "up from {value}": "gestiegen von {value}",
      "down from {value}": "gefallen von {value}",
      "as yesterday": "wie gestern",
      "not answered": "nicht beantwortet",
      "Your check-in of {day} is not finished; 1 answer is kept. To continue: {command}":
        "Ihr Befinden vom {day} ist nicht fertig; 1 Antwort ist gesichert. Weiter mit: {command}",
      "Your check-in of {day} is not finished; {count} answers are kept. To continue: {command}":
        "Ihr Befinden vom {day} ist nicht fertig; {count} Antworten sind gesichert. Weiter mit: {command}",
      "Nothing was saved.": "Nichts wurde gesichert.",
      "check-in": "Befinden",
      "check-ins": "Befinden",
    ])
}
