import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    HubModule.id, "de",
    [
      // The settings.
      "Order of the hub": "Reihenfolge im Hub",
      "The order of the cards of the hub. Cards you do not name come after those you do.":
        "Die Reihenfolge der Karten im Hub. Karten, die Sie nicht nennen, kommen danach.",
      "Hidden cards": "Ausgeblendete Karten",
      "Which cards does the hub leave out? What you logged stays.":
        "Welche Karten lässt der Hub weg? Ihre Einträge bleiben.",
      // The cards.
      "Today": "Heute", "7-day mean": "Ø 7 Tage", "Goal": "Ziel",
      "Goal today": "Ziel heute", "{met} of {days} days this week": "{met} von {days} Tagen diese Woche",
      "Start": "Beginn", "Progress": "Fortschritt",
      "Days": "Tage",
      "{mean}, {known} of {days} days known": "{mean}, {known} von {days} Tagen bekannt",
      "You have hidden all cards.": "Sie haben alle Karten ausgeblendet.",
      "show them again": "wieder anzeigen",
      "Nothing of this was logged in the last 7 days.": "Davon wurde in den letzten 7 Tagen nichts eingetragen.",
      "To unfold another card: {command}": "Eine andere Karte aufklappen: {command}",
      // The command.
      "See what you follow as cards, in your own order.": "Ihre Werte als Karten, in Ihrer Reihenfolge.",
      """
      One card is unfolded: each value stands beside the command that changes it. What is not known is a dash.

        symptoms hub                                    all cards, the first one unfolded
        symptoms hub water                              another one unfolded
        symptoms hub --watch                            keep them open and see each change
        symptoms settings set hub.order water,sleep     your own order
        symptoms settings set hub.hidden weight,stress  leave cards out

      A line of up to 14 days ends with today. A dot is a day that is not known.
      """: """
      Eine Karte ist aufgeklappt: neben jedem Wert steht der Befehl, der ihn ändert. Ein Strich heißt: nicht bekannt.

        symptoms hub                                    alle Karten, die erste aufgeklappt
        symptoms hub water                              eine andere aufgeklappt
        symptoms hub --watch                            offen lassen und jede Änderung sehen
        symptoms settings set hub.order water,sleep     Ihre eigene Reihenfolge
        symptoms settings set hub.hidden weight,stress  Karten weglassen

      Eine Linie aus bis zu 14 Tagen endet heute. Ein Punkt ist ein Tag, der nicht bekannt ist.
      """,
      "The card to unfold, such as sleep. Default: the first.":
        "Die Karte zum Aufklappen, zum Beispiel sleep. Sonst die erste.",
      "card": "Karte",
      "Keep the cards open. They show every change at once.":
        "Die Karten offen lassen. Sie zeigen jede Änderung sofort.",
      // The cards that stay on the screen.
      "--watch needs a terminal, and neither --json nor --plain":
        "--watch braucht ein Terminal, ohne --json und --plain",
      "To see the cards once: symptoms hub": "Die Karten einmal ansehen: symptoms hub",
      "↑↓ next card": "↑↓ nächste Karte", "Enter logs": "Enter trägt ein", "q stops": "q beendet",
      "To log it: {command}": "Eintragen: {command}",
      "Here you'll see what you follow as cards.": "Hier sehen Sie Ihre Werte als Karten.",
    ])
}
