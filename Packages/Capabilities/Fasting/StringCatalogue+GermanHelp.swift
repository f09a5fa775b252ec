import TrackerApplication

extension StringCatalogue {
  /// The help of the commands.
  static let help: [String: String] = [
    "Start and stop a fast, and see how long it has been.":
      "Eine Fastenzeit beginnen und beenden, und sehen, wie lange sie schon dauert.",
    """
      symptoms fast                     how long you have fasted
      symptoms fast start               start now; or: fast start 20:00 16h
      symptoms fast stop                end it and save it
      symptoms log fast 20:00-12:00     log one that is over

    Ask your clinic first if you are pregnant, take medicines or had trouble with eating.
    """: """
      symptoms fast                     wie lange Sie schon fasten
      symptoms fast start               jetzt beginnen; oder: fast start 20:00 16h
      symptoms fast stop                beenden und speichern
      symptoms log fast 20:00-12:00     eine eintragen, die vorbei ist

    Fragen Sie erst Ihre Praxis, wenn Sie schwanger sind, Medikamente nehmen oder Probleme mit dem Essen hatten.
    """,
    "See how long you have fasted, and what is left to your goal.":
      "Sehen, wie lange Sie schon fasten, und was bis zum Ziel fehlt.",
    "Here you'll see how long you have fasted.": "Hier sehen Sie, wie lange Sie schon fasten.",
    "“fast” takes a command, such as start or stop": "Zu „fast“ gehört ein Befehl, etwa start oder stop",
    "“fast” has no such command. Did you mean “{near}”?": "„fast“ hat diesen Befehl nicht. Meinten Sie „{near}“?",
    "Type: symptoms fast {near}": "Tippen Sie: symptoms fast {near}",
    "To log a fast that is over: symptoms log fast 20:00-12:00":
      "Eine vergangene eintragen: symptoms log fast 20:00-12:00",
    "When it was, such as 20:00. Without it, now.": "Wann das war, etwa 20:00. Ohne Angabe: jetzt.",
    "The day of that time, such as yesterday, monday or 2026-11-20.":
      "Der Tag dieser Uhrzeit, etwa gestern, montag oder 2026-11-20.",
    "The same in short: 20:00, yesterday or at=20:00.": "Dasselbe in kurz: 20:00, gestern oder at=20:00.",
    "How long you want to fast, such as 16h; none for no goal.":
      "Wie lange Sie fasten möchten, etwa 16h; none für kein Ziel.",
    "A note.": "Eine Notiz.",
    "Start a fast.": "Eine Fastenzeit beginnen.",
    """
      symptoms fast start                       it starts now
      symptoms fast start 20:00                 it started at the last 20:00
      symptoms fast start 16h                   with a goal of 16 hours
      symptoms fast start --at 20:00 --date yesterday --goal 16h --note "after dinner"

    A goal that you always have: symptoms settings set fast.goal 16
    """: """
      symptoms fast start                       sie beginnt jetzt
      symptoms fast start 20:00                 sie begann zuletzt um 20:00
      symptoms fast start 16h                   mit einem Ziel von 16 Stunden
      symptoms fast start --at 20:00 --date gestern --goal 16h --note "nach dem Abendessen"

    Ein Ziel für jedes Mal: symptoms settings set fast.goal 16
    """,
    "Here you start a fast.": "Hier beginnen Sie eine Fastenzeit.",
    "Pause the fast. The pause does not count.": "Die Fastenzeit unterbrechen. Die Pause zählt nicht.",
    """
      symptoms fast pause          from now on
      symptoms fast pause 13:00    from 13:00 on
    """: """
      symptoms fast pause          von jetzt an
      symptoms fast pause 13:00    von 13:00 an
    """,
    "Here you pause a fast.": "Hier unterbrechen Sie das Fasten.",
    "Continue a fast that is paused.": "Eine unterbrochene Fastenzeit fortsetzen.",
    """
      symptoms fast resume          from now on
      symptoms fast resume 13:30    from 13:30 on
    """: """
      symptoms fast resume          von jetzt an
      symptoms fast resume 13:30    von 13:30 an
    """,
    "Here you continue a fast.": "Hier setzen Sie eine Fastenzeit fort.",
    "End the fast and save it.": "Die Fastenzeit beenden und speichern.",
    """
    It counts for the day it ended. A fast that is paused ended as its pause began.

      symptoms fast stop                            it ends now
      symptoms fast stop 12:00                      it ended at 12:00
      symptoms fast stop --at 12:00 --date yesterday --note "with soup"
    """: """
    Sie zählt für den Tag, an dem sie endete. War sie unterbrochen, endete sie mit dem Beginn der Pause.

      symptoms fast stop                            sie endet jetzt
      symptoms fast stop 12:00                      sie endete um 12:00
      symptoms fast stop --at 12:00 --date gestern --note "mit Suppe"
    """,
    "Here you end a fast.": "Hier beenden Sie eine Fastenzeit.",
    "Change the start, the goal or the note of the fast that is running.":
      "Beginn, Ziel oder Notiz der laufenden Fastenzeit ändern.",
    """
      symptoms fast edit 19:30         it started at 19:30
      symptoms fast edit goal=18h      or goal=none
      symptoms fast edit --no-pauses   there was no pause

    One that is over: symptoms edit k3f9a fasted=20:00-12:00
    """: """
      symptoms fast edit 19:30         sie begann um 19:30
      symptoms fast edit goal=18h      oder goal=none
      symptoms fast edit --no-pauses   es gab keine Pause

    Eine vergangene: symptoms edit k3f9a fasted=20:00-12:00
    """,
    "Remove its pauses.": "Ihre Pausen entfernen.",
    "Here you change a fast.": "Hier ändern Sie eine Fastenzeit.",
    "End the fast without saving it. Undo brings it back.":
      "Die Fastenzeit beenden, ohne sie zu speichern. undo holt sie zurück.",
    "Here you drop a fast.": "Hier verwerfen Sie eine Fastenzeit.",
    "See the fasts that are over, the newest first.": "Die vergangenen Fastenzeiten ansehen, die neueste zuerst.",
    "How many days, up to today.": "Wie viele Tage, bis heute.",
    "--days needs a whole number from 1 to 40000, such as --days 7.":
      "--days braucht eine ganze Zahl von 1 bis 40000, etwa --days 7.",
    "Here you'll see your fasts.": "Hier sehen Sie Ihre Fastenzeiten.",
    "See your fasts of the last 7, 30 and 90 days in numbers.":
      "Ihre Fastenzeiten der letzten 7, 30 und 90 Tage in Zahlen ansehen.",
    """
    A row of days continues with each day on which a fast reached its goal. A fast without a goal counts, too. \
    One day without a fast does not end the row.
    """: """
    Eine Folge von Tagen geht mit jedem Tag weiter, an dem eine Fastenzeit ihr Ziel erreichte. Eine ohne Ziel zählt \
    auch. Ein einzelner Tag ohne Fasten beendet die Folge nicht.
    """,
    "Here you'll see what your fasts come to.": "Hier sehen Sie, was Ihre Fastenzeiten ergeben.",
    "See what the body mostly lives on, hour by hour, with sources.":
      "Sehen, wovon der Körper Stunde um Stunde vor allem lebt, mit Quellen.",
  ]
}
