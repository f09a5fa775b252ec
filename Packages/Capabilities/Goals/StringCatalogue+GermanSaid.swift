import TrackerApplication

extension StringCatalogue {
  /// What goals say by themselves: insights and reminders.
  static let said = [
    // Insights.
    "You reached one of your goals.": "Sie haben eines Ihrer Ziele erreicht.",
    "You have reached your goal “{goal}”. To complete it: {command}":
      "Sie haben Ihr Ziel „{goal}“ erreicht. Abschließen: {command}",
    "One of your goals has no progress, or is behind its pace.":
      "Eines Ihrer Ziele kommt nicht voran oder liegt hinter seinem Tempo.",
    "There was no progress on “{goal}” in the last {days} days.":
      "Bei „{goal}“ gab es in den letzten {days} Tagen keinen Fortschritt.",
    "“{goal}” is behind: at this pace it is {value} on {day}, not {target}.":
      "„{goal}“ liegt zurück: In diesem Tempo sind es am {day} {value}, nicht {target}.",
    "“{goal}” is behind its plan: 1 of {count} steps is done.":
      "„{goal}“ liegt hinter dem Plan: 1 von {count} Schritten ist geschafft.",
    "“{goal}” is behind its plan: {done} of {count} steps are done.":
      "„{goal}“ liegt hinter dem Plan: {done} von {count} Schritten sind geschafft.",
    "One of your goals was behind, and is on pace again.":
      "Eines Ihrer Ziele lag zurück und ist wieder im Tempo.",
    "“{goal}” is on pace again: {pace} a week, and {needed} are needed.":
      "„{goal}“ ist wieder im Tempo: {pace} pro Woche, nötig sind {needed}.",
    "“{goal}” is on pace again: {pace} less a week, and {needed} are needed.":
      "„{goal}“ ist wieder im Tempo: {pace} weniger pro Woche, nötig sind {needed}.",
    "A step of one of your goals is due.": "Ein Schritt eines Ihrer Ziele ist fällig.",
    "A step of “{goal}” is due: {step}.": "Ein Schritt von „{goal}“ ist fällig: {step}.",
    "A step of “{goal}” was due on {day}: {step}.": "Ein Schritt von „{goal}“ war am {day} fällig: {step}.",
    "{count} steps of “{goal}” are due.": "{count} Schritte von „{goal}“ sind fällig.",
    "{count} steps of “{goal}” were due on {day}.": "{count} Schritte von „{goal}“ waren am {day} fällig.",
    "You kept up a habit of your goals for one, two, four or eight weeks.":
      "Sie haben eine Gewohnheit aus Ihren Zielen eine, zwei, vier oder acht Wochen durchgehalten.",
    "Your streak for “{goal}” is {count} days.": "Ihre Serie bei „{goal}“: {count} Tage.",
    "Your streak for “{goal}” is {count} weeks.": "Ihre Serie bei „{goal}“: {count} Wochen.",
    // One goal's insights.
    "Worth knowing": "Gut zu wissen",
    "{day}: {insight}": "{day}: {insight}",
    // Reminders.
    "{goals} and {count} more": "{goals} und {count} weitere",
    "{first}, {last}": "{first}, {last}",
    "Habit not met yet": "Gewohnheit noch offen",
    "If a habit of your goals still needs today, by {time}.":
      "Wenn für eine Gewohnheit aus Ihren Zielen heute noch etwas fehlt, um {time}.",
    "Still open today: {goals}.": "Heute noch offen: {goals}.",
    "One of your goals still needs today.": "Für eines Ihrer Ziele fehlt heute noch etwas.",
    "A habit of your goals needs today.": "Für eine Gewohnheit aus Ihren Zielen fehlt heute noch etwas.",
    "No habit of your goals needs today.": "Für keine Gewohnheit aus Ihren Zielen fehlt heute etwas.",
    "Step of a goal": "Schritt eines Ziels",
    "If a step of a goal is due that day, at {time}.":
      "Wenn an dem Tag ein Schritt eines Ziels fällig ist, um {time}.",
    "A step is due today: {goals}.": "Heute ist ein Schritt fällig: {goals}.",
    "A step of one of your goals is due today.": "Heute ist ein Schritt eines Ihrer Ziele fällig.",
    "A step of a goal is due today.": "Heute ist ein Schritt eines Ziels fällig.",
    "No step of a goal is due today.": "Heute ist kein Schritt eines Ziels fällig.",
    "As often as you chose for a goal (goals edit --remind weekly), at {time}.":
      "So oft, wie Sie es für ein Ziel gewählt haben (goals edit --remind weekly), um {time}.",
    "You wanted to be reminded: {goals}.": "Daran wollten Sie erinnert werden: {goals}.",
    "You wanted to be reminded of a goal.": "Sie wollten an ein Ziel erinnert werden.",
    "You asked to be reminded of a goal today.": "Für heute war eine Erinnerung an ein Ziel gewünscht.",
    "You did not ask to be reminded of a goal today.": "Für heute war keine Erinnerung an ein Ziel gewünscht.",
    "Weekly review": "Wochenrückblick",
    "Every {weekday} at {time}, if you follow goals.": "Jede Woche am {weekday} um {time}, wenn Sie Ziele verfolgen.",
    "Time for a look at your goals.": "Zeit für einen Blick auf Ihre Ziele.",
    "Time for your weekly review.": "Zeit für Ihren Wochenrückblick.",
    "You follow goals.": "Sie verfolgen Ziele.",
    "You follow no goals.": "Sie verfolgen keine Ziele.",
  ]
}
