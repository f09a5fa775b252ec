import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    GoalsModule.id, "de",
    [words, faults, said, help].reduce(into: [:]) { $0.merge($1) { first, _ in first } })

  private static let words = [
    // What goals are called, and what they are sorted under.
    "your goal": "Ihr Ziel",
    "your categories of goals": "Ihre Zielbereiche",
    "Health": "Gesundheit",
    "Career": "Beruf",
    "Personal": "Persönliches",
    "Learning": "Lernen",
    "Financial": "Finanzen",
    "percent": "Prozent",
    "Progress of {goal}": "Fortschritt von {goal}",
    "How much of a goal is reached, in percent.": "Wie viel von einem Ziel erreicht ist, in Prozent.",
    "How much of the goal is reached, in percent.": "Wie viel vom Ziel erreicht ist, in Prozent.",
    // Goals at a glance.
    "reached": "erreicht",
    "Needs a look": "Hier lohnt ein Blick",
    "Others": "Andere",
    "No goal fits.": "Kein Ziel passt dazu.",
    "To see all: {command}": "Alle ansehen: {command}",
    "No goals yet. You can add one whenever you like.":
      "Noch keine Ziele. Sie können jederzeit eines hinzufügen.",
    "To add one: {command}": "Eines hinzufügen: {command}",
    "You have 1 goal.": "Sie haben 1 Ziel.",
    "You have 1 goal. It needs a look.": "Sie haben 1 Ziel. Es braucht einen Blick.",
    "You have {count} goals.": "Sie haben {count} Ziele.",
    "You have {count} goals. One needs a look.": "Sie haben {count} Ziele. Eines braucht einen Blick.",
    "You have {count} goals. {look} need a look.": "Sie haben {count} Ziele. Bei {look} lohnt ein Blick.",
    "{count} more: {command}": "{count} weitere: {command}",
    "To see one goal: {command}": "Ein Ziel ansehen: {command}",
    "completed": "abgeschlossen",
    "put away": "abgelegt",
    "{met} of 1 day this week": "{met} von 1 Tag diese Woche",
    "{met} of {days} days this week": "{met} von {days} Tagen diese Woche",
    "goal {target} {unit}, nothing logged lately": "Ziel {target} {unit}, zuletzt nichts eingetragen",
    "{now} now, goal {target} {unit}": "jetzt {now}, Ziel {target} {unit}",
    "{done} of 1 step": "{done} von 1 Schritt",
    "{done} of {count} steps": "{done} von {count} Schritten",
    "by {day}": "bis {day}",
    // Why a goal needs a look.
    "It was to be reached by {day}.": "Es sollte bis {day} erreicht sein.",
    "A step was due on {day}: {step}.": "Ein Schritt war am {day} fällig: {step}.",
    "No progress in the last {days} days.": "Kein Fortschritt in den letzten {days} Tagen.",
    "At the pace of the last 28 days, it is not reached by {day}.":
      "Im Tempo der letzten 28 Tage wird es bis {day} nicht erreicht.",
    "{done} of {count} steps are done, and more than that of the time has passed.":
      "{done} von {count} Schritten sind geschafft, von der Zeit ist mehr vergangen.",
    // One goal.
    "Put away on {day}.": "Abgelegt am {day}.",
    "Completed on {day}.": "Abgeschlossen am {day}.",
    "You have reached this goal.": "Sie haben dieses Ziel erreicht.",
    "{percent} of the way.": "{percent} des Weges.",
    "{name}: from {start} to {target} {unit}. Now {now}.": "{name}: von {start} auf {target} {unit}. Jetzt {now}.",
    "{name}: from {start} to {target} {unit}. Nothing is logged lately.":
      "{name}: von {start} auf {target} {unit}. Zuletzt ist nichts eingetragen.",
    "{name}: {value} {unit} or more, 1 day a week.": "{name}: {value} {unit} oder mehr, an 1 Tag pro Woche.",
    "{name}: {value} {unit} or more, every day.": "{name}: {value} {unit} oder mehr, jeden Tag.",
    "{name}: {value} {unit} or more, {days} days a week.":
      "{name}: {value} {unit} oder mehr, an {days} Tagen pro Woche.",
    "{name}: {value} {unit} or less, 1 day a week.": "{name}: {value} {unit} oder weniger, an 1 Tag pro Woche.",
    "{name}: {value} {unit} or less, every day.": "{name}: {value} {unit} oder weniger, jeden Tag.",
    "{name}: {value} {unit} or less, {days} days a week.":
      "{name}: {value} {unit} oder weniger, an {days} Tagen pro Woche.",
    "To be reached by {day}.": "Zu erreichen bis {day}.",
    "how firm the habit is: {percent}": "so fest ist die Gewohnheit: {percent}",
    "{count} days in a row": "{count} Tage in Folge",
    "{count} weeks in a row": "{count} Wochen in Folge",
    "Needed: {change} {unit} a week.": "Nötig: {change} {unit} pro Woche.",
    "1 more day with a value is needed to see where this leads.":
      "Noch 1 Tag mit einem Wert, dann ist zu sehen, wohin das führt.",
    "{count} more days with a value are needed to see where this leads.":
      "Noch {count} Tage mit einem Wert, dann ist zu sehen, wohin das führt.",
    "Over the last 28 days: {change} {unit} a week.": "In den letzten 28 Tagen: {change} {unit} pro Woche.",
    "At this pace it is not reached.": "In diesem Tempo wird es nicht erreicht.",
    "At this pace: {day}.": "In diesem Tempo: {day}.",
    "At this pace: {day}, probably between {earliest} and {latest}.":
      "In diesem Tempo: {day}, wahrscheinlich zwischen {earliest} und {latest}.",
    "At this pace: {day}, {earliest} at the earliest. It may also take much longer.":
      "In diesem Tempo: {day}, frühestens {earliest}. Es kann auch viel länger dauern.",
    "Steps": "Schritte",
    "{number}. {step}": "{number}. {step}",
    "{number}. {step} (by {day})": "{number}. {step} (bis {day})",
    "What your days did": "Was Ihre Tage gebracht haben",
    "a big step towards it": "ein großer Schritt darauf zu",
    "a step towards it": "ein Schritt darauf zu",
    "about as usual": "etwa wie sonst",
    "a step away from it": "ein Schritt davon weg",
    "a big step away from it": "ein großer Schritt davon weg",
    "To follow it again: {command}": "Wieder verfolgen: {command}",
    "To complete it: {command}": "Abschließen: {command}",
    "Week by week: {command}": "Woche für Woche: {command}",
    // What the person's own days say.
    "From your own days": "Aus Ihren eigenen Tagen",
    "Next step: {step} (by {day}).": "Nächster Schritt: {step} (bis {day}).",
    "Next step: {step}.": "Nächster Schritt: {step}.",
    "You met it on {met} of the last 7 days. One more day a week reaches it.":
      "Geschafft an {met} der letzten 7 Tage. Ein Tag mehr pro Woche reicht.",
    "You met it on {met} of the last 7 days. {gap} more days a week reach it.":
      "Geschafft an {met} der letzten 7 Tage. {gap} Tage mehr pro Woche reichen.",
    "It needs to rise by {needed} {unit} a week. In the last 28 days it rose by {pace} a week.":
      "Es muss um {needed} {unit} pro Woche steigen. In den letzten 28 Tagen stieg es um {pace} pro Woche.",
    "It needs to rise by {needed} {unit} a week. In the last 28 days it fell by {pace} a week.":
      "Es muss um {needed} {unit} pro Woche steigen. In den letzten 28 Tagen fiel es um {pace} pro Woche.",
    "It needs to fall by {needed} {unit} a week. In the last 28 days it rose by {pace} a week.":
      "Es muss um {needed} {unit} pro Woche sinken. In den letzten 28 Tagen stieg es um {pace} pro Woche.",
    "It needs to fall by {needed} {unit} a week. In the last 28 days it fell by {pace} a week.":
      "Es muss um {needed} {unit} pro Woche sinken. In den letzten 28 Tagen fiel es um {pace} pro Woche.",
    "None of your last {known} known days was at the target yet.":
      "Von den letzten {known} bekannten Tagen war noch keiner am Ziel.",
    "You were at the target on {met} of your last {known} known days.":
      "An {met} der letzten {known} bekannten Tage waren Sie am Ziel.",
    "All goals together: {percent} of what one day can do.":
      "Alle Ziele zusammen: {percent} von dem, was ein Tag beitragen kann.",
    "nothing logged yet": "noch nichts eingetragen",
    "Your goals": "Ihre Ziele",
    // What was done.
    "Saved: {goal}.": "Gespeichert: {goal}.",
    "Saved: {goal} ({now}).": "Gespeichert: {goal} ({now}).",
    "Changed: {goal}.": "Geändert: {goal}.",
    "Changed: {goal} ({now}).": "Geändert: {goal} ({now}).",
    "Completed: {goal}.": "Abgeschlossen: {goal}.",
    "Followed again: {goal}.": "Wird wieder verfolgt: {goal}.",
    "Put away: {goal}. It is kept.": "Abgelegt: {goal}. Es bleibt erhalten.",
    "Deleted: {goal}.": "Gelöscht: {goal}.",
    "To see it: {command}": "Ansehen: {command}",
    "You are reminded only while reminders are on: {command}":
      "Sie werden nur erinnert, solange Erinnerungen an sind: {command}",
    "To bring it back: {command}": "Zurückholen: {command}",
    // Progress, history, what is due.
    "How much was reached:": "So viel war erreicht:",
    "How firm the habit was:": "So fest war die Gewohnheit:",
    "Added": "Hinzugefügt",
    "Deleted": "Gelöscht",
    "Completed": "Abgeschlossen",
    "Put away": "Abgelegt",
    "Active again": "Wird wieder verfolgt",
    "New title": "Neuer Name",
    "New description": "Neue Beschreibung",
    "New category": "Neuer Bereich",
    "New priority": "Neue Wichtigkeit",
    "New reminder": "Neue Erinnerung",
    "No day to reach it by": "Kein Zieltag mehr",
    "New day to reach it by": "Neuer Zieltag",
    "New target": "Neuer Zielwert",
    "New progress": "Neuer Fortschritt",
    "New step": "Neuer Schritt",
    "Step removed": "Schritt entfernt",
    "Step done: {step}": "Schritt geschafft: {step}",
    "Steps changed": "Schritte geändert",
    "Nothing is due in the next {days} days.": "In den nächsten {days} Tagen ist nichts fällig.",
    "overdue since {day}": "überfällig seit {day}",
    "today": "heute",
    // The line of today.
    "Goals:": "Ziele:",
    "Goal reached: {goal}. To complete it: {command}": "Ziel erreicht: {goal}. Abschließen: {command}",
    // Suggested goals.
    "Would you like to start with a goal?": "Möchten Sie mit einem Ziel beginnen?",
    "You can choose none, and add goals at any time.":
      "Sie können keines wählen und Ziele jederzeit hinzufügen.",
    "Saved your goal. To see it: symptoms goals": "Ihr Ziel ist gespeichert. Ansehen: symptoms goals",
    "Saved your goals. To see them: symptoms goals": "Ihre Ziele sind gespeichert. Ansehen: symptoms goals",
    "Log your sleep": "Schlaf eintragen",
    "Log your sleep on at least 5 days a week.": "Den Schlaf an mindestens 5 Tagen pro Woche eintragen.",
    "Log your stress": "Stress eintragen",
    "Log your stress on at least 4 days a week.": "Den Stress an mindestens 4 Tagen pro Woche eintragen.",
    // Questions.
    "A goal of my own": "Ein eigenes Ziel",
    "What would you like to aim for?": "Was möchten Sie erreichen?",
    "What is the goal called?": "Wie heißt das Ziel?",
    "How do you want to follow it?": "Wie möchten Sie es verfolgen?",
    "A habit": "Eine Gewohnheit",
    "something on some days of each week": "etwas an einigen Tagen jeder Woche",
    "A number to reach": "Eine Zahl erreichen",
    "such as 8 hours of sleep": "etwa 8 Stunden Schlaf",
    "Steps to take": "Schritte gehen",
    "one after the other": "einen nach dem anderen",
    "By hand": "Von Hand",
    "you say how much is done": "Sie sagen, wie viel geschafft ist",
    "By when?": "Bis wann?",
    "A date, a weekday or “in 6 weeks”. You can leave it empty.":
      "Ein Datum, ein Wochentag oder „in 6 Wochen“. Sie können es leer lassen.",
    "At least a number": "Mindestens eine Zahl",
    "At most a number": "Höchstens eine Zahl",
    "When does a day count?": "Wann zählt ein Tag?",
    "Which number? ({unit})": "Welche Zahl? ({unit})",
    "On how many days a week?": "An wie vielen Tagen pro Woche?",
    "Which number do you want to reach? ({unit})": "Welche Zahl möchten Sie erreichen? ({unit})",
    "Where are you now?": "Wo stehen Sie jetzt?",
    "Leave it empty to take what you logged lately.":
      "Lassen Sie es leer, dann gilt, was Sie zuletzt eingetragen haben.",
    "What is the first step?": "Was ist der erste Schritt?",
    "And then? Leave it empty when that is all.": "Und dann? Lassen Sie es leer, wenn das alles ist.",
    "What do you want to watch?": "Was möchten Sie beobachten?",
    "You have reached “{goal}”.": "Sie haben „{goal}“ erreicht.",
    "Is it complete?": "Ist es abgeschlossen?",
    "Yes, complete it": "Ja, abschließen",
    "Not yet, keep following it": "Noch nicht, weiter verfolgen",
  ]

  private static let faults = [
    "This needs at least one word": "Hier fehlt ein Text",
    "This has {count} characters. Up to {most} fit": "Das sind {count} Zeichen. Bis zu {most} passen",
    "“{word}” does not fit. Use {words}": "„{word}“ passt nicht. Möglich: {words}",
    "“{word}” is not a category. To see them: symptoms goals category":
      "„{word}“ ist kein Bereich. Ansehen: symptoms goals category",
    "{day} is not after today. Choose a later day": "{day} liegt nicht nach heute. Wählen Sie einen späteren Tag",
    "Say what to watch, such as --track sleep.hours": "Sagen Sie, was beobachtet wird, etwa --track sleep.hours",
    "A goal is a habit or has a target, not both. Leave out --target, or --days":
      "Ein Ziel ist eine Gewohnheit oder hat einen Zielwert. Lassen Sie --target oder --days weg",
    "A day counts from a value up, or down. Leave out --at-least or --at-most":
      "Ein Tag zählt ab einem Wert oder bis zu ihm. Lassen Sie --at-least oder --at-most weg",
    "“{word}” does not fit. A week has 1 to 7 days": "„{word}“ passt nicht. Eine Woche hat 1 bis 7 Tage",
    "Say what to reach, such as --target 8, or --at-least 7 --days 5":
      "Sagen Sie, was erreicht werden soll, etwa --target 8 oder --at-least 7 --days 5",
    "Nothing is logged of it yet, so say where you are now: --from {example}":
      "Dazu ist noch nichts eingetragen. Sagen Sie, wo Sie stehen: --from {example}",
    "The target is where you are now ({value}). Choose another one":
      "Der Zielwert ist der jetzige Wert ({value}). Wählen Sie einen anderen",
    "“{word}” is not a number": "„{word}“ ist keine Zahl",
    "{value} does not fit. Use {range}": "{value} passt nicht. Möglich: {range}",
    "“{word}” cannot be tracked": "„{word}“ lässt sich nicht verfolgen",
    "“{word}” cannot be tracked. To see what can: symptoms pack metrics":
      "„{word}“ lässt sich nicht verfolgen. Was geht: symptoms pack metrics",
    "A goal has at most {most} steps": "Ein Ziel hat höchstens {most} Schritte",
    "“{word}” could be {goals}": "„{word}“ kann {goals} sein",
    "Type a bit more. To see your goals: symptoms goals": "Tippen Sie etwas mehr. Ihre Ziele: symptoms goals",
    "“{word}” is not one of your goals": "„{word}“ ist keines Ihrer Ziele",
    "“{word}” is not one of your goals. Did you mean {near}?": "„{word}“ ist keines Ihrer Ziele. Meinten Sie {near}?",
    "To see your goals: symptoms goals": "Ihre Ziele ansehen: symptoms goals",
    "“{word}” is not a suggested goal": "„{word}“ ist kein vorgeschlagenes Ziel",
    "Say what to change": "Sagen Sie, was sich ändert",
    "To see how: symptoms goals edit --help": "So geht es: symptoms goals edit --help",
    "This goal has no steps": "Dieses Ziel hat keine Schritte",
    "“{word}” is not a step of this goal. It has steps 1 to {count}":
      "„{word}“ ist kein Schritt. Das Ziel hat die Schritte 1 bis {count}",
    "To see them: symptoms goals show {goal}": "Ansehen: symptoms goals show {goal}",
    "“{word}” is not a share. Use 0% to 100%": "„{word}“ ist kein Anteil. Möglich: 0% bis 100%",
    "The progress of this goal comes from its steps": "Der Fortschritt dieses Ziels kommt aus seinen Schritten",
    "The progress of this goal comes from what you log":
      "Der Fortschritt dieses Ziels kommt aus Ihren Einträgen",
    "To see it: symptoms goals show {goal}": "Ansehen: symptoms goals show {goal}",
    "A habit has no end. To stop following it, put it away":
      "Eine Gewohnheit hat kein Ende. Legen Sie sie ab, um sie nicht mehr zu verfolgen",
    "Type: symptoms goals archive {goal}": "Tippen Sie: symptoms goals archive {goal}",
    "A category needs a name of up to 30 characters": "Ein Bereich braucht einen Namen mit bis zu 30 Zeichen",
    "There is already a category {name}": "Den Bereich {name} gibt es schon",
    "“{word}” is not a colour. Use one such as #4CAF50": "„{word}“ ist keine Farbe. Möglich ist etwa #4CAF50",
    "A goal needs a name": "Ein Ziel braucht einen Namen",
    "Type: symptoms goals add \"Sleep more\"": "Tippen Sie: symptoms goals add \"Mehr schlafen\"",
  ]
}
