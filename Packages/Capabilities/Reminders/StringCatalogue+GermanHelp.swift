import TrackerApplication

extension StringCatalogue {
  static let germanHelp = [
    "Be reminded, if you want to be.": "Sich erinnern lassen, wenn Sie das möchten.",
    """
    Reminders are off until you switch them on. Nothing reminds you during your quiet hours. A notification never \
    shows what you logged.

      symptoms reminders on check-in              one reminder
      symptoms reminders on check-in --at 19:00   at another time
      symptoms reminders install                  let this computer remind you
      symptoms reminders off                      all of them off
    """: """
    Erinnerungen sind aus, bis Sie sie einschalten. In Ihrer Ruhezeit erinnert Sie nichts. Eine Benachrichtigung \
    zeigt nie, was Sie eingetragen haben.

      symptoms reminders on check-in              eine Erinnerung
      symptoms reminders on check-in --at 19:00   zu einer anderen Uhrzeit
      symptoms reminders install                  dieser Computer soll Sie erinnern
      symptoms reminders off                      alle aus
    """,
    "See which reminders are on, and what is due.": "Sehen, welche Erinnerungen an sind und was fällig ist.",
    "See everything that you can be reminded of.": "Alles sehen, woran Sie erinnert werden können.",
    "See what is due now.": "Sehen, was jetzt fällig ist.",
    """
    With --notify, each reminder is shown once, outside the terminal. If this computer cannot do that, you get a line \
    in it. If nothing is due, nothing is said.

      symptoms reminders due
      symptoms reminders due --notify    for a timer
    """: """
    Mit --notify kommt jede Erinnerung einmal, als Benachrichtigung. Kann dieser Computer keine zeigen, kommt eine \
    Zeile im Terminal. Ist nichts fällig, kommt nichts.

      symptoms reminders due
      symptoms reminders due --notify    für einen Timer
    """,
    "Remind of what is due, and say nothing if nothing is.": "An das erinnern, was fällig ist. Sonst kommt nichts.",
    "See when each reminder could come next.": "Sehen, wann jede Erinnerung als Nächstes kommen kann.",
    "See why each reminder is due now, or is not.": "Sehen, warum jede Erinnerung fällig ist oder nicht.",
    "One reminder. Without it, all of them.": "Eine Erinnerung. Ohne sie alle.",
    "Switch reminders on, or one of them.": "Erinnerungen einschalten, oder eine davon.",
    """
    A reminder that you name is switched on, and so are reminders as a whole.

      symptoms reminders on
      symptoms reminders on check-in --at 19:00
      symptoms reminders on drink --every 2h
      symptoms reminders on weekly-review --on monday --at 18:00
    """: """
    Eine Erinnerung, die Sie nennen, wird eingeschaltet, und damit Erinnerungen überhaupt.

      symptoms reminders on
      symptoms reminders on check-in --at 19:00
      symptoms reminders on drink --every 2h
      symptoms reminders on weekly-review --on montag --at 18:00
    """,
    "One reminder. To see all: symptoms reminders list": "Eine Erinnerung. Alle ansehen: symptoms reminders list",
    "The time of day, such as 19:00 or 7pm.": "Die Uhrzeit, etwa 19:00.",
    "The weekday, for weigh-in and weekly-review.": "Der Wochentag, für weigh-in und weekly-review.",
    "How long to wait, such as 3h or 2w.": "Wie lange gewartet wird, etwa 3h oder 2w.",
    "Switch reminders off, or one of them.": "Erinnerungen ausschalten, oder eine davon.",
    "Be reminded again later.": "Später noch einmal erinnert werden.",
    """
    The reminder is silent for that time. If it is still due after that, it comes once more.

      symptoms reminders snooze check-in 1h
      symptoms reminders snooze all 1d
    """: """
    Die Erinnerung schweigt so lange. Ist sie danach noch fällig, kommt sie noch einmal.

      symptoms reminders snooze check-in 1h
      symptoms reminders snooze all 1d
    """,
    "One reminder, or all.": "Eine Erinnerung, oder all für alle.",
    "How long, such as 30m, 2h or 1d.": "Wie lange, etwa 30m, 2h oder 1d.",
    "Let this computer, or your calendar, remind you.": "Sich von diesem Computer oder Ihrem Kalender erinnern lassen.",
    """
    This computer then looks every 15 minutes for what is due. It uses what it already has: systemd, launchd or \
    cron. You first see everything that will be written, and are asked.

      symptoms reminders install
      symptoms reminders install --cron
      symptoms reminders install --ics reminders.ics    a file for your calendar
    """: """
    Dieser Computer sieht dann alle 15 Minuten nach, was fällig ist. Er nutzt, was er schon hat: systemd, launchd \
    oder cron. Sie sehen zuerst alles, was geschrieben wird, und werden gefragt.

      symptoms reminders install
      symptoms reminders install --cron
      symptoms reminders install --ics reminders.ics    eine Datei für Ihren Kalender
    """,
    "Use a timer of systemd.": "Einen Timer von systemd nutzen.",
    "Use launchd, on a Mac.": "launchd nutzen, auf einem Mac.",
    "Use cron.": "cron nutzen.",
    "Write a file for a calendar.": "Eine Datei für einen Kalender schreiben.",
    "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
    "Choose one of --systemd, --launchd, --cron and --ics.":
      "Wählen Sie eins von --systemd, --launchd, --cron und --ics.",
    "Stop this computer from reminding you.": "Dieser Computer soll Sie nicht mehr erinnern.",
    "You first see what will be removed, and are asked. Your reminders stay as you set them.":
      "Sie sehen zuerst, was entfernt wird, und werden gefragt. Ihre Erinnerungen bleiben eingestellt.",
    // Before anyone is set up.
    "Here you'll see your reminders.": "Hier sehen Sie Ihre Erinnerungen.",
    "Here you'll see what is due.": "Hier sehen Sie, was fällig ist.",
    "Here you'll see when reminders come.": "Hier sehen Sie, wann Erinnerungen kommen.",
    "Here you'll see why reminders come.": "Hier sehen Sie, warum Erinnerungen kommen.",
    "Here you switch reminders on.": "Hier schalten Sie Erinnerungen ein.",
    "Here you switch reminders off.": "Hier schalten Sie Erinnerungen aus.",
    "Here you snooze reminders.": "Hier schieben Sie Erinnerungen auf.",
    "Here you set reminders up.": "Hier richten Sie Erinnerungen ein.",
  ]
}
