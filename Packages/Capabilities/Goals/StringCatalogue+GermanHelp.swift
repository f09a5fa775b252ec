import TrackerApplication

extension StringCatalogue {
  /// The help of the commands.
  static let help = [
    "Export your goals for a calendar, or as a table.":
      "Ihre Ziele für einen Kalender oder als Tabelle exportieren.",
    """
    In a calendar, each goal and each step is a task. Days on which one is due are events, too: many \
    calendars show no tasks. If you open a newer file, your calendar changes what is there.

    Examples:
      symptoms export goals goals.ics     for a calendar
      symptoms export goals goals.csv     for a spreadsheet
    """: """
    Im Kalender ist jedes Ziel und jeder Schritt eine Aufgabe. Die Tage, an denen sie fällig sind, sind auch \
    Termine, denn viele Kalender zeigen keine Aufgaben. Öffnen Sie später eine neuere Datei, ändert der Kalender, \
    was schon da ist.

    Beispiele:
      symptoms export goals ziele.ics     für einen Kalender
      symptoms export goals ziele.csv     für eine Tabellenkalkulation
    """,
    "Here you export your goals.": "Hier exportieren Sie Ihre Ziele.",
    "See your goals, and how far you are.": "Ihre Ziele ansehen, und wie weit Sie sind.",
    """
      symptoms goals                          all of them at a glance
      symptoms goals add                      a form; or all in one line:
      symptoms goals add "Sleep more" --track sleep.hours --target 8 --by "in 8 weeks"
      symptoms goals add "Walk" --track exercise.minutes --at-least 20 --days 4
      symptoms goals add "Sort papers" --step "buy folders" --step "one drawer a day"
      symptoms goals show walk                one goal; the start of its name is enough
      symptoms goals step papers --done 1     a step is done
      symptoms goals complete papers          it is done
    """: """
      symptoms goals                          alle auf einen Blick
      symptoms goals add                      mit Fragen; oder alles in einer Zeile:
      symptoms goals add "Mehr schlafen" --track sleep.hours --target 8 --by "in 8 Wochen"
      symptoms goals add "Gehen" --track exercise.minutes --at-least 20 --days 4
      symptoms goals add "Papiere ordnen" --step "Ordner kaufen" --step "jeden Tag ein Fach"
      symptoms goals show gehen               ein Ziel; der Anfang des Namens genügt
      symptoms goals step papiere --done 1    ein Schritt ist geschafft
      symptoms goals complete papiere         es ist geschafft
    """,
    "See your goals at a glance.": "Ihre Ziele auf einen Blick.",
    """
      symptoms goals                          those you follow now
      symptoms goals list --all                    also those that are done or put away
      symptoms goals list --sort due               by priority, due, progress or created
      symptoms goals list --category health        of one category
    """: """
      symptoms goals                          die Sie jetzt verfolgen
      symptoms goals list --all                    auch geschaffte und abgelegte
      symptoms goals list --sort due               nach priority, due, progress oder created
      symptoms goals list --category health        aus einem Bereich
    """,
    "Sort by priority, due, progress or created.": "Ordnen nach priority, due, progress oder created.",
    "Only this category.": "Nur dieser Bereich.",
    "Only this priority: low, medium or high.": "Nur diese Wichtigkeit: low, medium oder high.",
    "Only these: active, completed or archived.": "Nur diese: active, completed oder archived.",
    "Show every goal.": "Alle Ziele zeigen.",
    "--sort takes priority, due, progress or created.": "--sort braucht priority, due, progress oder created.",
    "--priority takes low, medium or high.": "--priority braucht low, medium oder high.",
    "--state takes active, completed or archived.": "--state braucht active, completed oder archived.",
    "Here you'll see your goals.": "Hier sehen Sie Ihre Ziele.",
    "See one goal: where it is, where it leads, and what your days did.":
      "Ein Ziel ansehen: wo es steht, wohin es führt, was Ihre Tage gebracht haben.",
    "The goal; the start of its name is enough.": "Das Ziel; der Anfang des Namens genügt.",
    "Here you'll see one of your goals.": "Hier sehen Sie eines Ihrer Ziele.",
    "See what today did for your goals, and what your own days suggest.":
      "Was der heutige Tag für Ihre Ziele gebracht hat, und was Ihre eigenen Tage nahelegen.",
    "Another day, such as yesterday, monday or 2026-11-20.":
      "Ein anderer Tag, etwa gestern, Montag oder 2026-11-20.",
    "Here you'll see what a day did for your goals.": "Hier sehen Sie, was Ihr Tag den Zielen bringt.",
    "See what is due next: goals and steps.": "Was als Nächstes fällig ist: Ziele und Schritte.",
    "How many days to look ahead.": "Wie viele Tage voraus.",
    "--days takes a whole number from 1 to 40000.": "--days braucht eine ganze Zahl von 1 bis 40000.",
    "Here you'll see which goals are due.": "Hier sehen Sie, welche Ziele fällig sind.",
    "See what you changed of a goal, and when.": "Was Sie an einem Ziel geändert haben, und wann.",
    "Here you'll see the changes of a goal.": "Hier sehen Sie die Änderungen eines Ziels.",
    "See how a goal has moved, or say how much of it is done.":
      "Ansehen, wie ein Ziel vorankam, oder sagen, wie viel geschafft ist.",
    """
      symptoms goals progress walk            week by week
      symptoms goals progress walk --weeks 26
      symptoms goals progress papers 40%      for a goal without steps or numbers
    """: """
      symptoms goals progress gehen           Woche für Woche
      symptoms goals progress gehen --weeks 26
      symptoms goals progress papiere 40%     für ein Ziel ohne Schritte und Zahlen
    """,
    "How much is done, such as 40%.": "Wie viel geschafft ist, etwa 40%.",
    "How many weeks to look back.": "Wie viele Wochen zurück.",
    "--weeks takes a whole number from 1 to 520.": "--weeks braucht eine ganze Zahl von 1 bis 520.",
    "Here you'll see how a goal comes along.": "Hier sehen Sie, wie ein Ziel vorankommt.",
    "What it means, in your words.": "Was es bedeutet, in Ihren Worten.",
    "The category, such as health.": "Der Bereich, etwa health.",
    "How much it matters: low, medium or high.": "Wie wichtig es ist: low, medium oder high.",
    "The day to reach it by: 2027-03-01, friday or “in 6 weeks”.":
      "Der Tag, bis zu dem es erreicht sein soll: 2027-03-01, freitag oder „in 6 Wochen“.",
    "What to watch, such as sleep.hours. To see all: symptoms pack metrics":
      "Was beobachtet wird, etwa sleep.hours. Alle ansehen: symptoms pack metrics",
    "Where you start. Default: where you are now.": "Wo Sie anfangen. Ohne diese Angabe: wo Sie jetzt stehen.",
    "Where you want to get to, such as 8, 165 lb or 1.5l.": "Wohin Sie möchten, etwa 8, 80 kg oder 1,5l.",
    "For a habit: a day counts from this value on.": "Für eine Gewohnheit: ab diesem Wert zählt ein Tag.",
    "For a habit: a day counts up to this value.": "Für eine Gewohnheit: bis zu diesem Wert zählt ein Tag.",
    "For a habit: how many days a week, 1 to 7.": "Für eine Gewohnheit: an wie vielen Tagen pro Woche, 1 bis 7.",
    "A step. You can repeat it.": "Ein Schritt. Mehrfach möglich.",
    "How often to remind you: daily, weekly, monthly or none.":
      "Wie oft Sie erinnert werden: daily, weekly, monthly oder none.",
    "Add a goal.": "Ein Ziel hinzufügen.",
    """
    Type nothing more, and you are asked. Or say it in one line:

      symptoms goals add "Sleep more" --track sleep.hours --target 8 --by "in 8 weeks"
      symptoms goals add "Walk" --track exercise.minutes --at-least 20 --days 4
      symptoms goals add "Sort papers" --step "buy folders" --step "one drawer a day"
      symptoms goals add "Rest well" --track sleep.hours --target 8 --track stress.level --target 3
      symptoms goals add --template regular-sleep

    A target is reached when the last seven days you logged are there. A habit counts the days of each week.
    """: """
    Ohne weitere Angaben werden Sie gefragt. Oder alles in einer Zeile:

      symptoms goals add "Mehr schlafen" --track sleep.hours --target 8 --by "in 8 Wochen"
      symptoms goals add "Gehen" --track exercise.minutes --at-least 20 --days 4
      symptoms goals add "Papiere ordnen" --step "Ordner kaufen" --step "jeden Tag ein Fach"
      symptoms goals add "Gut erholen" --track sleep.hours --target 8 --track stress.level --target 3
      symptoms goals add --template regular-sleep

    Ein Zielwert ist erreicht, wenn die letzten sieben eingetragenen Tage dort sind. Eine Gewohnheit zählt die Tage \
    jeder Woche.
    """,
    "What it is called.": "Wie es heißt.",
    "A suggested goal.": "Ein vorgeschlagenes Ziel.",
    "Here you add a goal.": "Hier fügen Sie ein Ziel hinzu.",
    "Change a goal. What you do not name stays as it is.": "Ein Ziel ändern. Was Sie nicht nennen, bleibt.",
    """
      symptoms goals edit walk --title "Walk more" --days 5
      symptoms goals edit sleep --target 7.5 --by 2027-06-01
      symptoms goals edit sleep --no-by
    """: """
      symptoms goals edit gehen --title "Mehr gehen" --days 5
      symptoms goals edit schlaf --target 7,5 --by 2027-06-01
      symptoms goals edit schlaf --no-by
    """,
    "Another title.": "Ein anderer Name.",
    "Take away the day to reach it by.": "Den Zieltag wegnehmen.",
    "Take away what it means.": "Die Beschreibung wegnehmen.",
    "Stop watching a number.": "Keine Zahl mehr beobachten.",
    "Here you change a goal.": "Hier ändern Sie ein Ziel.",
    "Add a step to a goal, or say that one is done.": "Einem Ziel einen Schritt hinzufügen oder abhaken.",
    """
      symptoms goals step papers "buy folders" --by friday
      symptoms goals step papers --done 1
      symptoms goals step papers --reopen 1
      symptoms goals step papers --move 3 --to 1
      symptoms goals step papers --due 2 --by 2027-03-01
      symptoms goals step papers --remove 2
    """: """
      symptoms goals step papiere "Ordner kaufen" --by freitag
      symptoms goals step papiere --done 1
      symptoms goals step papiere --reopen 1
      symptoms goals step papiere --move 3 --to 1
      symptoms goals step papiere --due 2 --by 2027-03-01
      symptoms goals step papiere --remove 2
    """,
    "A new step.": "Ein neuer Schritt.",
    "The day it is due.": "Der Tag, an dem er fällig ist.",
    "This step is done.": "Dieser Schritt ist geschafft.",
    "This step is not done after all.": "Dieser Schritt ist doch nicht geschafft.",
    "Remove this step.": "Diesen Schritt entfernen.",
    "Move this step.": "Diesen Schritt verschieben.",
    "Where to move it: 1 is first.": "Wohin: 1 ist der erste Platz.",
    "Change the day this step is due. Without --by it has none.":
      "Den Tag ändern, an dem dieser Schritt fällig ist. Ohne --by hat er keinen.",
    "Say one thing: a new step, --done, --reopen, --remove, --due, or --move with --to.":
      "Sagen Sie eines: einen neuen Schritt, --done, --reopen, --remove, --due oder --move mit --to.",
    "Here you add steps to a goal.": "Hier fügen Sie Schritte hinzu.",
    "Say that a goal is done.": "Ein Ziel abschließen.",
    "Here you say that a goal is done.": "Hier schließen Sie ein Ziel ab.",
    "Follow a goal again that was done or put away.": "Ein geschafftes oder abgelegtes Ziel wieder verfolgen.",
    "Here you follow a goal again.": "Hier verfolgen Sie ein Ziel wieder.",
    "Put a goal away. It is kept, but no longer followed.":
      "Ein Ziel ablegen. Es bleibt erhalten, wird aber nicht mehr verfolgt.",
    "Here you put a goal away.": "Hier legen Sie ein Ziel ab.",
    "Delete a goal (undo brings it back).": "Ein Ziel löschen (undo holt es zurück).",
    "Here you delete a goal.": "Hier löschen Sie ein Ziel.",
    "See the categories of goals, or add your own.": "Die Bereiche von Zielen ansehen oder eigene hinzufügen.",
    """
      symptoms goals category
      symptoms goals category garden --icon ✿ --colour "#4CAF50"
    """: """
      symptoms goals category
      symptoms goals category garten --icon ✿ --colour "#4CAF50"
    """,
    "Its colour, such as #4CAF50.": "Die Farbe, etwa #4CAF50.",
    "The sign that stands before it.": "Das Zeichen, das davor steht.",
    "Here you'll see the categories of goals.": "Hier sehen Sie die Bereiche von Zielen.",
  ]
}
