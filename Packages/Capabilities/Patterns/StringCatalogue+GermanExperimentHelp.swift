import TrackerApplication

extension StringCatalogue {
  /// The help of the commands about experiments.
  static let experimentHelp: [String: String] = [
    "Try something with and without it, and see what differs.":
      "Etwas mit und ohne versuchen und sehen, was anders ist.",
    """
      symptoms patterns experiment start soup    see the plan; you are asked before it begins
      symptoms patterns experiment today         see whether today is with it or without
      symptoms patterns experiment answer no     today was otherwise than planned
      symptoms patterns experiment result        see what it says

    It is for foods, drinks and activities that you log on most days. It is not for medicines, or for what \
    could harm you. Stop if you feel unwell.
    """: """
      symptoms patterns experiment start soup    den Plan sehen; vor dem Beginn werden Sie gefragt
      symptoms patterns experiment today         sehen, ob heute mit oder ohne ist
      symptoms patterns experiment answer no     heute war es anders als geplant
      symptoms patterns experiment result        sehen, was er sagt

    Er ist für Speisen, Getränke und Aktivitäten, die Sie an den meisten Tagen eintragen. Er ist nichts für \
    Medikamente, und nichts für das, was Ihnen schaden könnte. Hören Sie auf, wenn es Ihnen schlecht geht.
    """,
    "Plan an experiment, and begin it the next day.": "Einen Versuch planen und am nächsten Tag beginnen.",
    """
    Without --yes, nothing is saved until you say so.

      symptoms patterns experiment start soup
      symptoms patterns experiment start soup --yes
    """: """
    Ohne --yes wird nichts gespeichert, bis Sie es sagen.

      symptoms patterns experiment start soup
      symptoms patterns experiment start soup --yes
    """,
    "The condition that it is about.": "Die Erkrankung, um die es geht.",
    "What to have and to leave out.": "Was Sie haben und weglassen wollen.",
    "Here you plan an experiment.": "Hier planen Sie einen Versuch.",
    "See whether today is a day with it or without.": "Sehen, ob heute ein Tag mit oder ohne ist.",
    "Here you'll see what today is in an experiment.": "Hier sehen Sie, was heute dran ist.",
    "See how far the experiment is, and how the days went.":
      "Sehen, wie weit der Versuch ist, und wie die Tage verliefen.",
    "Here you'll see how far an experiment is.": "Hier sehen Sie, wie weit ein Versuch ist.",
    "Say whether a day had it, whatever you logged.": "Sagen, ob ein Tag es hatte, was auch eingetragen ist.",
    """
      symptoms patterns experiment answer no
      symptoms patterns experiment answer yes --date yesterday
    """: """
      symptoms patterns experiment answer no
      symptoms patterns experiment answer yes --date gestern
    """,
    "yes or no.": "yes oder no.",
    "Another day, such as yesterday, monday or 2026-11-20.": "Ein anderer Tag, etwa gestern, Montag oder 2026-11-20.",
    "Here you answer for an experiment.": "Hier antworten Sie zu einem Versuch.",
    "Stop the experiment. Undo continues it.": "Den Versuch beenden. undo lässt ihn weiterlaufen.",
    "Here you stop an experiment.": "Hier beenden Sie einen Versuch.",
    "See what an experiment says.": "Sehen, was ein Versuch sagt.",
    """
    It says so at the end, or before that if it is very clear. Looking more often \
    would find mere luck.
    """: """
    Er sagt es am Ende, oder vorher, wenn es sehr klar ist. Wer öfter \
    nachsieht, findet nur Zufall.
    """,
    "Its number in the list. Without it, the latest one.": "Seine Nummer in der Liste. Ohne sie der letzte.",
    "Here you'll see what an experiment says.": "Hier sehen Sie, was ein Versuch sagt.",
    "See all your experiments.": "Alle Ihre Versuche sehen.",
    "Here you'll see your experiments.": "Hier sehen Sie Ihre Versuche.",
  ]
}
