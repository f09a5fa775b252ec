import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(FastingModule.id, "de", words.merging(help) { first, _ in first })

  private static let words: [String: String] = [
    // The kind of entry.
    "Pauses in all": "Pausen im Ganzen", "Pauses": "Pausen",
    "fasts": "Fastenzeiten", "fast": "Fastenzeit", "1 fast": "1 Fastenzeit", "{count} fasts": "{count} Fastenzeiten",
    "Log a fast that is over. It counts for the day it ended.":
      "Eine Fastenzeit eintragen, die vorbei ist. Sie zählt für den Tag, an dem sie endete.",
    "From your last meal to your next one.": "Von der letzten Mahlzeit bis zur nächsten.",
    "When did you fast?": "Wann haben Sie gefastet?",
    "How long you fasted, if you do not know the times.":
      "Wie lange Sie gefastet haben, wenn Sie die Uhrzeiten nicht wissen.",
    "How long did you fast?": "Wie lange haben Sie gefastet?",
    "How long you wanted to fast.": "Wie lange Sie fasten wollten.",
    "How long did you want to fast?": "Wie lange wollten Sie fasten?",
    "How long do you want to fast?": "Wie lange möchten Sie fasten?",
    "How long your pauses were in all.": "Wie lange die Pausen zusammen waren.",
    "The times of your pauses, as “fast pause” saves them.":
      "Die Uhrzeiten der Pausen, wie „fast pause“ sie speichert.",
    "Anything else.": "Alles Weitere.",
    "from eight in the evening to noon": "von acht Uhr abends bis mittags",
    "with the goal you had": "mit dem Ziel, das Sie hatten",
    "16 hours, until now": "16 Stunden, bis jetzt",
    "with a pause of half an hour": "mit einer Pause von einer halben Stunde",
    "When did you fast? Type it like this: symptoms log fast 20:00-12:00":
      "Wann haben Sie gefastet? Tippen Sie es so: symptoms log fast 20:00-12:00",
    "You gave both times and hours. Keep one: symptoms log fast 20:00-12:00":
      "Uhrzeiten oder Stunden, nicht beides: symptoms log fast 20:00-12:00",
    "You gave the pauses twice. Keep paused or pauses":
      "Die Pausen stehen doppelt da. Behalten Sie paused oder pauses",
    "A pause has to be within the fast. To remove the pauses, add pauses=":
      "Eine Pause liegt außerhalb der Fastenzeit. Ohne Pausen: pauses=",
    "Two pauses are at the same time. Check the times":
      "Zwei Pausen sind zur selben Zeit. Prüfen Sie die Uhrzeiten",
    "The pauses are as long as the fast. Check them":
      "Die Pausen sind so lang wie die Fastenzeit. Prüfen Sie sie",
    "You've already logged a fast at that time. To remove it: symptoms delete {id}":
      "Da ist schon eine Fastenzeit. Löschen: symptoms delete {id}",
    "Line {line} of the file has a fast at that time. Check the times":
      "Zeile {line} hat da eine Fastenzeit. Prüfen Sie die Uhrzeiten",
    "Did you fast for {hours} hours?": "Haben Sie {hours} Stunden gefastet?",
    "The fast is longer than {longest} hours": "Die Fastenzeit ist länger als {longest} Stunden",
    "Check the times. If they are right, add --yes.":
      "Prüfen Sie die Uhrzeiten. Wenn sie stimmen, ergänzen Sie --yes.",
    "fasted {time}": "{time} gefastet", "fasted {time} ({from}–{to})": "{time} gefastet ({from}–{to})",
    "fasted {time} (from {from} on {day} to {to})": "{time} gefastet ({day}, {from} bis {to})",
    "you fasted {time}": "{time} gefastet", "you fasted {time} ({from}–{to})": "{time} gefastet ({from}–{to})",
    "you fasted {time} (from {from} on {day} to {to})": "{time} gefastet ({day}, {from} bis {to})",
    "{time} of pauses": "{time} Pause", "goal {time}": "Ziel {time}",
    // Metrics and the setting.
    "Hours fasted": "Stunden gefastet", "hours": "Stunden", "yes or no": "ja oder nein",
    "The longest fast that ended that day, without its pauses.":
      "Die längste Fastenzeit, die an dem Tag endete, ohne ihre Pausen.",
    "Goal of a fast reached": "Ziel einer Fastenzeit erreicht",
    "1 if a fast of that day reached its goal, 0 if none did.":
      "1, wenn eine Fastenzeit, die an dem Tag endete, ihr Ziel erreichte, sonst 0.",
    "Goal of a fast": "Ziel einer Fastenzeit",
    "How many hours do you want to fast? 0 is no goal. You can say it for each fast, too.":
      "Wie viele Stunden möchten Sie fasten? 0 heißt kein Ziel. Sie können es auch jedes Mal einzeln sagen.",
    "your running fast": "Ihre laufende Fastenzeit",
    // A running fast.
    "A day needs a time, too, such as at=20:00": "Zu einem Tag gehört eine Uhrzeit, etwa at=20:00",
    "A fast has been running since {time} on {day}": "Seit {day}, {time}, läuft schon eine Fastenzeit",
    "To see it: symptoms fast": "Ansehen: symptoms fast",
    "No fast is running": "Es läuft keine Fastenzeit",
    "To start one: symptoms fast start": "Eine beginnen: symptoms fast start",
    "Say what to change": "Sagen Sie, was sich ändert",
    "To see how: symptoms fast edit --help": "So geht es: symptoms fast edit --help",
    "A fast can last 7 days at most. {day} is longer ago":
      "Möglich sind 7 Tage am Stück. {day} ist länger her",
    "To log one that is over: symptoms log fast --help": "Eine vergangene eintragen: symptoms log fast --help",
    "You've logged a fast that ended later, at {time} on {day}":
      "Eine eingetragene Fastenzeit endete später: {day}, {time}",
    "To see it: symptoms fast history": "Ansehen: symptoms fast history",
    "Did the fast start at {time} on {day}? That is {count} hours ago.":
      "Begann die Fastenzeit am {day}, {time}? Das ist {count} Stunden her.",
    "That is {count} hours ago": "Das ist {count} Stunden her",
    "Check the day. If it is right, add --yes.": "Prüfen Sie den Tag. Wenn er stimmt, ergänzen Sie --yes.",
    "The fast started after that": "Die Fastenzeit begann später",
    "A pause began or ended later, at {time} on {day}": "Eine Pause begann oder endete später: {day}, {time}",
    "The first pause began before that, at {time} on {day}": "Die erste Pause begann vorher: {day}, {time}",
    "To remove the pauses: symptoms fast edit --no-pauses":
      "Die Pausen entfernen: symptoms fast edit --no-pauses",
    "The fast has been paused since {time} on {day}": "Die Fastenzeit ist seit {day}, {time}, unterbrochen",
    "To continue it: symptoms fast resume": "Weiterfasten: symptoms fast resume",
    "The fast is not paused": "Die Fastenzeit ist nicht unterbrochen",
    "To pause it: symptoms fast pause": "Unterbrechen: symptoms fast pause",
    "A fast can last 7 days at most, and this one is longer":
      "Möglich sind 7 Tage am Stück, und diese Fastenzeit ist länger",
    "Say when it ended. To see how: symptoms fast stop --help":
      "Sagen Sie, wann sie endete. So geht es: symptoms fast stop --help",
    "That is less than a minute, so there is nothing to save":
      "Das ist weniger als eine Minute, also gibt es nichts zu speichern",
    "To drop the fast: symptoms fast cancel": "Die Fastenzeit verwerfen: symptoms fast cancel",
    "{time} yesterday": "gestern {time}", "{time} tomorrow": "morgen {time}", "{time} on {day}": "{day}, {time}",
    "Cancelled: the fast since {moment}. Nothing was saved.":
      "Verworfen: die Fastenzeit seit {moment}. Es wurde nichts gespeichert.",
    "To get it back: symptoms undo": "Zurückholen: symptoms undo",
    "This fast has no goal any more.": "Dieses Fasten hat kein Ziel mehr.",
    "No fast is running.": "Es läuft keine Fastenzeit.",
    "The last one was {time}, until {moment}.": "Die letzte dauerte {time}, bis {moment}.",
    "start one now": "jetzt eine beginnen", "log one that is over": "eine vergangene eintragen",
    "Days in a row: {count}.": "Tage in Folge: {count}.",
    "The row continues if a fast ends today.": "Die Folge geht weiter, wenn heute eine Fastenzeit endet.",
    "The fast has started.": "Die Fastenzeit hat begonnen.",
    "The fast has started, at {since}.": "Die Fastenzeit hat begonnen ({since}).",
    "The fast continues. So far it is {time}, since {since}.":
      "Die Fastenzeit geht weiter. Bisher: {time}, seit {since}.",
    "Changed: so far the fast is {time}, since {since}.": "Geändert: Bisher haben Sie {time} gefastet, seit {since}.",
    "You have fasted for {time}, since {since}.": "Sie haben {time} gefastet, seit {since}.",
    "The fast has been paused since {moment}. So far it is {time}.":
      "Die Fastenzeit ist seit {moment} unterbrochen. Bisher: {time}.",
    "{percent} of {goal}": "{percent} von {goal}",
    "The goal of {goal} was reached at {moment}.": "Das Ziel von {goal} war erreicht: {moment}.",
    "The goal of {goal} still needs {left}. The pause does not count.":
      "Bis zum Ziel von {goal} fehlen noch {left}. Die Pause zählt nicht.",
    "The goal of {goal} comes in {left} ({moment}).": "Bis zum Ziel von {goal} fehlen noch {left} ({moment}).",
    "After that comes, at about {moment}: {stage}.": "Danach kommt, etwa {moment}: {stage}.",
    "These times are from studies. Yours may differ.":
      "Diese Zeiten stammen aus Studien. Bei Ihnen kann es anders sein.",
    "end it and save it": "sie beenden und speichern", "pause it": "sie unterbrechen",
    "continue it": "sie fortsetzen", "see how long you have fasted": "sehen, wie lange Sie schon fasten",
    // Stages.
    "the last meal": "die letzte Mahlzeit", "stored sugar": "gespeicherter Zucker",
    "from sugar to fat": "von Zucker zu Fett", "mostly fat": "vor allem Fett",
    "In the first hours the body mostly uses the last meal.":
      "In den ersten Stunden nutzt der Körper vor allem die letzte Mahlzeit.",
    "From about 4 hours on, the body uses sugar that the liver has stored.":
      "Ab etwa 4 Stunden nutzt der Körper Zucker, den die Leber gespeichert hat.",
    "Between about 12 and 36 hours, the body turns from stored sugar to fat.":
      "Zwischen etwa 12 und 36 Stunden geht der Körper von diesem Zucker zu Fett über.",
    "After about 36 hours, the body mostly lives on fat.":
      "Nach etwa 36 Stunden lebt der Körper vor allem von Fett.",
    "These hours are from studies of healthy adults. Yours may differ.":
      "Diese Stunden stammen aus Studien mit gesunden Erwachsenen. Bei Ihnen kann es anders sein.",
    "They count from your last meal: after a pause, from its end.":
      "Sie zählen ab der letzten Mahlzeit, nach einer Pause also ab deren Ende.",
    // Fasts that are over.
    "Saved: {what}.": "Gespeichert: {what}.", "Saved for {day}: {what}.": "Gespeichert für {day}: {what}.",
    "The goal was reached.": "Das Ziel ist erreicht.", "The goal was not reached.": "Das Ziel ist nicht erreicht.",
    "You have not logged a fast from {from} to {to}.": "Von {from} bis {to} ist keine Fastenzeit eingetragen.",
    "{from} to {to}": "{from} bis {to}",
    "reached": "erreicht", "not reached": "nicht erreicht",
    "Ended": "Ende", "Times": "Uhrzeiten", "Fasted": "Gefastet", "Goal": "Ziel",
    "You have not logged a fast in the last 90 days.": "In den letzten 90 Tagen ist keine Fastenzeit eingetragen.",
    "Days with a fast": "Tage mit Fasten", "Mean": "Mittel", "Longest": "Längste", "Goal reached": "Ziel erreicht",
    "{count} of {days}": "{count} von {days}",
    // Today and the tracker.
    "Fasting:": "Fasten:", "{time}, since {since}": "{time}, seit {since}",
    "{time} of {goal}, since {since}": "{time} von {goal}, seit {since}",
    "paused after {time}": "unterbrochen nach {time}", "Fasts": "Fasten",
    // What is worth knowing.
    "Yesterday's fast was at least 3 hours longer or shorter than usual.":
      "Die Fastenzeit von gestern war mindestens 3 Stunden länger oder kürzer als sonst.",
    "The fast that ended yesterday had {value} hours; it's usually {usual}.":
      "Die Fastenzeit, die gestern endete, hatte {value} Stunden; sonst sind es meist {usual}.",
    "The fast that ended the day before had {value} hours; it's usually {usual}.":
      "Die Fastenzeit, die am Tag davor endete, hatte {value} Stunden; sonst sind es meist {usual}.",
    // Reminders.
    "When a running fast reaches its goal.": "Wenn eine laufende Fastenzeit ihr Ziel erreicht.",
    "Your fast has reached its goal.": "Ihre Fastenzeit hat ihr Ziel erreicht.",
    "Your fast: there is something to look at.": "Ihr Fasten: Es gibt etwas anzusehen.",
    "Your days in a row with a fast may end today.": "Ihre Fastentage in Folge können heute enden.",
    "Your fast": "Ihr Fasten",
    "{hours} hours": "{hours} Stunden",
    "Start of a fast": "Beginn einer Fastenzeit",
    "If no fast is running at {time}.": "Wenn um {time} keine Fastenzeit läuft.",
    "Would you like to start a fast?": "Möchten Sie eine Fastenzeit beginnen?",
    "A fast is running.": "Es läuft eine Fastenzeit.",
    "Days in a row with a fast": "Tage mit Fasten in Folge",
    "If your days in a row with a fast end today, by {time}.":
      "Wenn Ihre Tage mit Fasten in Folge heute enden, bis {time}.",
    "Your days in a row with a fast continue if one ends today.":
      "Ihre Tage mit Fasten in Folge gehen weiter, wenn heute eine Fastenzeit endet.",
    "Yesterday was a day without a fast, after two days or more with one.":
      "Gestern endete keine Fastenzeit, an zwei oder mehr Tagen davor schon.",
    "There are no days in a row with a fast that end today.":
      "Es gibt keine Tage mit Fasten in Folge, die heute enden.",
  ]
}
