import TrackerApplication

extension StringCatalogue {
  /// Experiments: their plan, how they stand, and what comes of them.
  static let experiments: [String: String] = [
    // Documents, the section of today, the reminder.
    "your experiment": "Ihr Versuch", "an answer for your experiment": "eine Antwort zu Ihrem Versuch",
    "1 experiment": "1 Versuch", "{count} experiments": "{count} Versuche",
    "1 answer of a day of an experiment": "1 Antwort zu einem Tag eines Versuchs",
    "{count} answers of days of an experiment": "{count} Antworten zu Tagen von Versuchen",
    "Your experiment": "Ihr Versuch", "Experiment:": "Versuch:",
    "Day of an experiment": "Tag eines Versuchs",
    "If today has a plan in your experiment, from {time} on.":
      "Wenn heute ein Tag Ihres Versuchs ist, ab {time}.",
    "Your experiment has a plan for today.": "Ihr Versuch hat für heute einen Plan.",
    "Your experiment: see what today is.": "Ihr Versuch: Sehen Sie nach, was heute dran ist.",
    "An experiment is running.": "Ein Versuch läuft.", "No experiment is running.": "Es läuft kein Versuch.",
    // The plan.
    "An experiment with {name}: {weeks} weeks, from {first} to {last}.":
      "Ein Versuch mit {name}: {weeks} Wochen, von {first}, bis {last}.",
    "The experiment with {name} begins on {first}.": "Der Versuch mit {name} beginnt am {first}.",
    "It is about this condition: {condition}.": "Es geht um diese Erkrankung: {condition}.",
    "The first {block} days are with {name}.": "Die ersten {block} Tage sind mit {name}.",
    "The first {block} days are without {name}.": "Die ersten {block} Tage sind ohne {name}.",
    "It goes in blocks of {block} days, with {name} or without. Chance decides the order.":
      "Er geht in Blöcken von {block} Tagen, mit {name} oder ohne. Der Zufall bestimmt die Reihenfolge.",
    "The first day of each block does not count. What was before has to fade.":
      "Der erste Tag jedes Blocks zählt nicht. Was vorher war, soll erst abklingen.",
    "The first two days of each block do not count. What was before has to fade.":
      "Die ersten zwei Tage jedes Blocks zählen nicht. Was vorher war, soll erst abklingen.",
    "Each day is judged by how you feel on the same day.":
      "Für jeden Tag zählt, wie es Ihnen am selben Tag geht.",
    "Each day is judged by how you feel on the next day.":
      "Für jeden Tag zählt, wie es Ihnen am nächsten Tag geht.",
    "Each day is judged by how you feel two days later.":
      "Für jeden Tag zählt, wie es Ihnen zwei Tage später geht.",
    "Go on logging {name}, and how you feel.": "Tragen Sie weiter ein: {name}, und wie es Ihnen geht.",
    "Your symptoms were equally bad on all days. How likely an answer is cannot be told.":
      "Ihre Beschwerden waren an allen Tagen gleich stark. Ob eine Antwort wahrscheinlich ist, bleibt offen.",
    "A difference of {effect} point would show in about {one} of 10 experiments like this.":
      "Nach Ihren Tagen würde sich ein Unterschied von {effect} Punkt in etwa {one} von 10 solchen Versuchen zeigen.",
    "A difference of {twice} points would show in about {two} of 10.":
      "Ein Unterschied von {twice} Punkten würde sich in etwa {two} von 10 zeigen.",
    "It may well end without an answer. Longer ones are not planned.":
      "Er kann gut ohne Antwort enden. Längere werden nicht geplant.",
    "Longer ones are not planned.": "Längere werden nicht geplant.",
    "Shorter ones are not planned.": "Kürzere werden nicht geplant.",
    "With fewer weeks, fewer than 8 of 10 would show it.":
      "Mit weniger Wochen würden es weniger als 8 von 10 zeigen.",
    "The answer comes on {told}.": "Die Antwort kommt am {told}.",
    "The answer comes on {told}, or on {look} if it is very clear by then.":
      "Die Antwort kommt am {told}, oder am {look}, wenn sie dann sehr klar ist.",
    "In between nothing is told: looking early often finds mere luck.":
      "Dazwischen wird nichts verraten: Wer früh nachsieht, findet oft nur Zufall.",
    "Never try what you are allergic to, or were told to eat or to avoid.":
      "Versuchen Sie nie, wogegen Sie allergisch sind, oder was Sie essen oder meiden sollen.",
    "Stop if you feel unwell.": "Hören Sie auf, wenn es Ihnen schlecht geht.",
    "Begin it tomorrow?": "Morgen beginnen?", "The experiment was not begun": "Der Versuch wurde nicht begonnen",
    "To begin it, add --yes.": "Zum Beginnen ergänzen Sie --yes.",
    "begin it tomorrow": "morgen beginnen", "see what today is": "sehen, was heute dran ist",
    "stop it at any time": "jederzeit aufhören",
    // Refusals.
    "An experiment with {other} runs until {day}; only one can run":
      "Ein Versuch mit {other} läuft bis {day}; nur einer geht",
    "To stop it: symptoms patterns experiment stop": "Zum Aufhören: symptoms patterns experiment stop",
    "{name}: this is never part of an experiment": "{name}: Das ist nie Teil eines Versuchs",
    "{name}: this says how a day was, so it is never part of an experiment":
      "{name} sagt, wie ein Tag war, und ist nie Teil eines Versuchs",
    "{name}: an experiment needs something that a day has or has not":
      "{name}: Ein Versuch braucht etwas, das ein Tag hat oder nicht hat",
    "Try something that you can have or leave out.": "Versuchen Sie etwas, das Sie haben oder weglassen können.",
    "No experiment can begin: your answers of {day} call for help":
      "Kein Versuch: Laut Antworten vom {day} brauchen Sie Hilfe",
    "{name}: known on {count} of your last {days} days; {needed} are needed":
      "{name}: bekannt an {count} der letzten {days} Tage; nötig sind {needed}",
    "Log more days, or mark them complete: symptoms day close":
      "Tragen Sie mehr Tage ein, oder schließen Sie sie ab: symptoms day close",
    "You answered your symptoms on {count} of your last {days} days; {needed} are needed":
      "Symptome sind an {count} der letzten {days} Tage beantwortet; nötig sind {needed}",
    "To answer today: symptoms check-in": "Heute beantworten: symptoms check-in",
    "{name}: none of your last {days} days had it": "{name}: Keiner Ihrer letzten {days} Tage hatte es",
    "An experiment is only for what you have now and then.":
      "Ein Versuch ist nur für etwas, das Sie ab und zu haben.",
    "No experiment is running": "Es läuft kein Versuch",
    "To see how to begin one: symptoms patterns experiment --help":
      "Wie einer beginnt: symptoms patterns experiment --help",
    "{day} is no day of the experiment ({first} to {last})":
      "{day} ist kein Tag des Versuchs ({first} bis {last})",
    "To see it: symptoms patterns experiment status": "Zum Ansehen: symptoms patterns experiment status",
    "The experiment ended on {day}": "Der Versuch endete am {day}",
    "To see what came of it: symptoms patterns experiment result":
      "Was daraus wurde: symptoms patterns experiment result",
    "There is no experiment {number}": "Es gibt keinen Versuch {number}",
    "To see them: symptoms patterns experiment list": "Zum Ansehen: symptoms patterns experiment list",
    // How it stands.
    "An experiment compares days with something to days without it. Chance decides their order.":
      "Ein Versuch vergleicht Tage mit etwas und Tage ohne, in zufälliger Reihenfolge.",
    "see how to begin one": "sehen, wie einer beginnt",
    "Saved: {name} was there on {day}.": "Gespeichert: am {day} mit {name}.",
    "Saved: {name} was not there on {day}.": "Gespeichert: am {day} ohne {name}.",
    "with {name}, day {number} of {days}": "mit {name}, Tag {number} von {days}",
    "without {name}, day {number} of {days}": "ohne {name}, Tag {number} von {days}",
    "{name}, from {first}": "{name}, ab {first}",
    "Stop the experiment until you know more: symptoms patterns experiment stop":
      "Hören Sie mit dem Versuch auf, bis Sie mehr wissen: symptoms patterns experiment stop",
    "From {day} on: with {name}.": "Ab {day}: mit {name}.", "From {day} on: without {name}.": "Ab {day}: ohne {name}.",
    "Day {number} of {days}": "Tag {number} von {days}",
    "It is not known yet whether {name} was there.": "Es ist noch nicht bekannt, ob {name} dabei war.",
    "{planned} of {over} days went as planned.": "{planned} von {over} Tagen verliefen wie geplant.",
    "{planned} of {known} known days went as planned. Of {open} it is not known.":
      "{planned} von {known} bekannten Tagen verliefen wie geplant. Von {open} ist es nicht bekannt.",
    "Today is a day with {name}. So is every day until {end}.":
      "Heute ist ein Tag mit {name}. So geht es bis {end}.",
    "Today is a day without {name}. So is every day until {end}.":
      "Heute ist ein Tag ohne {name}. So geht es bis {end}.",
    "Today is a day with {name}, the last of its block.": "Heute ist ein Tag mit {name}, der letzte dieses Blocks.",
    "Today is a day without {name}, the last of its block.":
      "Heute ist ein Tag ohne {name}, der letzte dieses Blocks.",
    "The block from {day} on is with {name}, too.": "Der Block ab {day} ist auch mit {name}.",
    "The block from {day} on is without {name}, too.": "Der Block ab {day} ist auch ohne {name}.",
    "with {name}, it is over. To see what it says: symptoms patterns experiment result":
      "mit {name}, er ist vorbei. Was er sagt: symptoms patterns experiment result",
    "the answer is there: symptoms patterns experiment result":
      "die Antwort ist da: symptoms patterns experiment result",
    "it will most likely bring no answer: symptoms patterns experiment result":
      "er bringt wohl keine Antwort: symptoms patterns experiment result",
    "The blocks are over. The days until {look} still count.":
      "Die Blöcke sind vorbei. Die Tage bis {look} zählen noch.",
    "The experiment with {name} is over.": "Der Versuch mit {name} ist vorbei.",
    "The answer is there already, so you can stop.": "Die Antwort ist schon da. Sie können aufhören.",
    "The rest will most likely bring no answer, so you can stop.":
      "Der Rest bringt wahrscheinlich keine Antwort. Sie können aufhören.",
    "The next look is on {look}. Before that, nothing is told.":
      "Die nächste Auswertung ist am {look}. Vorher gibt es kein Ergebnis.",
    "see what it says": "sehen, was er sagt", "stop it": "aufhören",
    "if you leave it out today after all": "wenn Sie es heute doch weglassen",
    "if you have it today after all": "wenn Sie es heute doch haben",
    // What comes of it.
    "The experiment with {name} is stopped.": "Der Versuch mit {name} ist beendet.",
    "You can stop now.": "Sie können jetzt aufhören.",
    "It cannot be told yet. The next look is on {look}.":
      "Das lässt sich noch nicht sagen. Die nächste Auswertung ist am {look}.",
    "It was stopped before its first look, so it cannot be told.":
      "Er endete vor der ersten Auswertung. Deshalb lässt es sich nicht sagen.",
    "In your records, days with {name} were worse by about {points} points of 10.":
      "In Ihren Aufzeichnungen waren Tage mit {name} um etwa {points} von 10 Punkten schlechter.",
    "In your records, days with {name} were better by about {points} points of 10.":
      "In Ihren Aufzeichnungen waren Tage mit {name} um etwa {points} von 10 Punkten besser.",
    "The difference is probably between {near} and {far} points.":
      "Der Unterschied liegt wahrscheinlich zwischen {near} und {far} Punkten.",
    "In your records, days with {name} and without were much the same.":
      "In Ihren Aufzeichnungen waren Tage mit {name} und ohne etwa gleich.",
    "Any difference is probably below {small} point of 10.":
      "Ein Unterschied liegt wahrscheinlich unter {small} von 10 Punkten.",
    "It cannot be told whether days with {name} were worse or better.":
      "Ob Tage mit {name} schlechter oder besser waren, lässt sich nicht sagen.",
    "They may be up to {high} points of 10 worse, or {low} points better.":
      "Sie können bis zu {high} von 10 Punkten schlechter sein, oder bis zu {low} Punkte besser.",
    "It cannot be told: your symptoms were answered on too few days.":
      "Das lässt sich nicht sagen: An zu wenigen Tagen sind die Symptome beantwortet.",
    "It cannot be told: only {known} of {days} days say whether {name} was there.":
      "Das lässt sich nicht sagen: An {known} von {days} Tagen ist bekannt, ob sie mit {name} waren.",
    "It cannot be told: days with {name} and without were too much alike.":
      "Das lässt sich nicht sagen: Tage mit {name} und ohne waren sich zu ähnlich.",
    "{planned} of {known} known days went as planned.": "{planned} von {known} bekannten Tagen verliefen wie geplant.",
    "By luck alone, {chance} of all possible orders would differ as much.":
      "Allein durch Zufall würden {chance} aller möglichen Reihenfolgen sich so sehr unterscheiden.",
    "{pairs} pairs of blocks count. {planned} of {known} known days went as planned.":
      "{pairs} Paare von Blöcken zählen. {planned} von {known} bekannten Tagen verliefen wie geplant.",
    "You knew which days were which, so what you expected can play a part.":
      "Sie wussten, welcher Tag welcher war. Auch Erwartung kann eine Rolle spielen.",
    "see all experiments": "alle Versuche sehen",
    "Your entries from before {kept} are gone, so it cannot be told any more.":
      "Ihre Einträge von vor {kept} sind nicht mehr da. So lässt es sich nicht mehr sagen.",
    // The list.
    "You have made no experiment yet.": "Sie haben noch keinen Versuch gemacht.",
    "no.": "Nr.", "with": "mit", "from": "von", "to": "bis",
    "in your records": "in Ihren Aufzeichnungen", "worse days with it": "schlechtere Tage damit",
    "better days with it": "bessere Tage damit", "little difference": "kaum ein Unterschied",
    "not begun yet": "noch nicht begonnen", "runs now": "läuft noch",
    "stopped early": "früh beendet", "cannot be told": "lässt sich nicht sagen",
    "see what one says": "sehen, was einer sagt",
  ]
}
