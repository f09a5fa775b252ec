import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TrackablesModule.id, "de", [values, faults, answers, help].reduce(into: [:]) { $0.merge($1) { first, _ in first } })

  private static let values = [
    // What it is.
    "Something of the person's own.": "Etwas, das die Person selbst festgelegt hat.",
    "yes or no": "ja oder nein", "a count": "eine Anzahl", "hours and minutes": "Stunden und Minuten",
    "{low} to {high} {unit}": "{low} bis {high} {unit}", "{low} to {high}": "{low} bis {high}",
    "a number of {unit}": "eine Zahl in {unit}", "a number": "eine Zahl", "{value} {unit}": "{value} {unit}",
    "the sum of the day": "die Summe des Tages", "the mean of the day": "das Mittel des Tages",
    "the highest of the day": "der höchste Wert des Tages", "the lowest of the day": "der niedrigste Wert des Tages",
    "the last of the day": "der letzte Wert des Tages",
    "{name} (of {condition})": "{name} (von {condition})", "Part of": "Gehört zu",
    "{name} is part of {condition}, so it cannot be changed here":
      "{name} gehört zu {condition} und lässt sich hier nicht ändern",
    "what you track as {name}": "was Sie als {name} verfolgen",
    "What you track of your own": "Was Sie selbst verfolgen",
    // Questions of the dialogue.
    "What do you want to track?": "Was möchten Sie verfolgen?",
    "What do you log of it?": "Was tragen Sie davon ein?",
    "A number": "Eine Zahl", "Yes or no": "Ja oder nein", "How many times": "Wie oft", "How long": "Wie lange",
    "One of some words": "Eines von mehreren Wörtern",
    "How bad a symptom is": "Wie stark eine Beschwerde ist",
    "Foods, in the meals you log": "Lebensmittel, in Ihren Mahlzeiten",
    "Should the check-in ask for it?": "Soll beim Befinden danach gefragt werden?",
    "Yes": "Ja", "No": "Nein", "Which foods?": "Welche Lebensmittel?",
    "Such as figs, dates, plums.": "Etwa Feigen, Datteln, Pflaumen.",
    "Which names do not count?": "Welche Namen zählen nicht?",
    "Such as sweet potato. You can leave it empty.": "Etwa Süßkartoffel. Sie können es leer lassen.",
    "portions of {foods}": "Portionen von {foods}", "But not": "Aber nicht", "Check-in": "Befinden",
    "asks for it": "fragt danach", "does not ask": "fragt nicht danach",
    "none, if you logged food that day": "keine, wenn Sie an dem Tag Essen eingetragen haben",
    "In which unit?": "In welcher Einheit?",
    "Such as h or cups. You can leave it empty.": "Etwa h oder Tassen. Sie können es leer lassen.",
    "From which number to which?": "Von welcher Zahl bis zu welcher?",
    "Such as 0-24. Leave it empty for any number.": "Etwa 0-24. Leer heißt: jede Zahl.",
    "Which words?": "Welche Wörter?",
    "From the lowest to the highest, such as quiet, normal, loud.":
      "Vom niedrigsten zum höchsten, etwa leise, normal, laut.",
  ]

  private static let faults = [
    "With --symptom you can use --range, --day and --ask. With --foods: --but-not":
      "Zu --symptom passen --range, --day und --ask. Zu --foods passt --but-not",
    "Answers of a symptom are not added up. Use mean, last, max or min":
      "Antworten zu einer Beschwerde werden nicht addiert. Möglich: mean, last, max oder min",
    "--but-not goes with --foods": "--but-not gehört zu --foods",
    "--ask goes with --symptom": "--ask gehört zu --symptom",
    "Your conditions already count {name}. Choose another name":
      "Ihre Erkrankungen zählen {name} schon. Wählen Sie einen anderen Namen",
    "A symptom goes in whole numbers from 0 or 1 to 100 at most":
      "Eine Beschwerde geht in ganzen Zahlen von 0 oder 1 bis höchstens 100",
    "Name 1 to {count} foods, such as --foods figs,dates":
      "Nennen Sie 1 bis {count} Lebensmittel, etwa --foods Tomate,Kartoffel",
    "Say what is to change: --foods, --but-not or --question":
      "Sagen Sie, was sich ändern soll: --foods, --but-not oder --question",
    "{name} counts no foods": "{name} zählt keine Lebensmittel",
    "Each food needs a letter, such as --foods figs,dates":
      "Jedes Lebensmittel braucht einen Buchstaben, etwa --foods Tomate,Kartoffel",
    "The check-in asks for symptoms, and {name} is none":
      "Beim Befinden wird nach Beschwerden gefragt, und {name} ist keine",
    "{name} is a symptom of your conditions, so it stays":
      "{name} ist eine Beschwerde Ihrer Erkrankungen und bleibt deshalb",
    "Name your own symptom first, then the one that stays.":
      "Nennen Sie zuerst Ihre eigene Beschwerde, dann die, die bleibt.",
    "{value} is too much for {name}. Use {low} to {high}": "{value} ist zu viel für {name}. Möglich: {low} bis {high}",
    "{value} is too little for {name}. Use {low} to {high}":
      "{value} ist zu wenig für {name}. Möglich: {low} bis {high}",
    "{name} goes in steps of {step}": "{name} geht in Schritten von {step}",
    "{name} is yes or no": "{name} ist ja oder nein", "{name} is {words}": "{name} ist {words}",
    "Choose one of --yes-no, --count, --duration and --words":
      "Wählen Sie eines: --yes-no, --count, --duration oder --words",
    "--unit, --range and --step are for numbers": "--unit, --range und --step gelten nur für Zahlen",
    "A name needs a letter, such as: symptoms own add siesta":
      "Ein Name braucht einen Buchstaben, etwa: symptoms own add Ausflug",
    "You already track {name}. To see it: {command}": "Sie verfolgen {name} schon. Ansehen: {command}",
    "“{word}” means something else here. Try: {command}": "„{word}“ heißt hier etwas anderes. Etwa: {command}",
    "“{word}” already logs {noun}. Try: {command}": "„{word}“ trägt schon {noun} ein. Etwa: {command}",
    "A unit has no digits. Write it like h, cups or %": "Eine Einheit hat keine Ziffern, etwa h, Tassen oder %",
    "A step is above 0 and within the range, such as 0.5": "Ein Schritt liegt über 0 und im Bereich, etwa 0.5",
    "That is not a range. Write it like --range=0-24": "Das ist kein Bereich. Schreiben Sie etwa --range=0-24",
    "A range begins with its lowest number. Write it like --range=0-24":
      "Ein Bereich beginnt mit der niedrigsten Zahl, etwa --range=0-24",
    "Name two words or more, such as --words light,medium,heavy":
      "Nennen Sie mindestens zwei Wörter, etwa --words leicht,stark",
    "There can be up to {count} words": "Es kann bis zu {count} Wörter geben",
    "Each word can be there only once": "Jedes Wort darf nur einmal vorkommen",
    "Each word needs a letter, such as --words light,medium,heavy":
      "Jedes Wort braucht einen Buchstaben, etwa --words leicht,stark",
    "That does not fit --day. Use {words}": "Das passt nicht zu --day. Möglich: {words}",
    "You already track {count} things of your own": "Sie verfolgen schon {count} eigene Dinge",
    "You track nothing of that name": "Sie verfolgen nichts mit diesem Namen",
    "You track nothing of that name. Did you mean {near}?":
      "Sie verfolgen nichts mit diesem Namen. Meinten Sie {near}?",
    "To see what you track: symptoms own": "Was Sie verfolgen: symptoms own",
    "Both names are of {name}": "Beide Namen gehören zu {name}",
    "{old} and {new} have different scales": "{old} und {new} haben verschiedene Skalen",
    "The first is {first}, the second is {second}.": "Das erste ist {first}, das zweite {second}.",
    "Not every number of {old} fits {new}": "Nicht jede Zahl von {old} passt zu {new}",
    "The numbers of the second are {second}.": "Die Werte des zweiten sind {second}.",
    "Say what you want to track": "Sagen Sie, was Sie verfolgen möchten",
    "Type, for example: symptoms own add 'screen time' --unit h":
      "Tippen Sie zum Beispiel: symptoms own add Bildschirmzeit --unit h",
  ]

  private static let answers = [
    "You track nothing of your own yet.": "Sie verfolgen noch nichts Eigenes.",
    "All that you track of your own is hidden.": "Alles Eigene ist ausgeblendet.",
    "name": "Name", "values": "Werte", "days": "Tage", "{name} (hidden)": "{name} (ausgeblendet)",
    "hidden": "ausgeblendet",
    "You also logged plain numbers: {names}.": "Sie haben auch bloße Zahlen eingetragen: {names}.",
    "say what one of them is": "sagen, was eine davon ist",
    "also what is hidden": "auch Ausgeblendetes", "track something": "etwas verfolgen", "log it": "eintragen",
    "see more of one": "mehr von einem sehen",
    "in steps of {step}": "in Schritten von {step}",
    "none, if you logged anything else that day": "keins, wenn Sie an dem Tag etwas anderes eingetragen haben",
    "not known": "nicht bekannt", "{value}, {day}": "{value}, {day}",
    "Values": "Werte", "Several values": "Mehrere Werte", "Days without it": "Tage ohne", "Question": "Frage",
    "Also called": "Auch genannt", "Days logged": "Tage eingetragen", "Last value": "Letzter Wert",
    "For goals and files": "Für Ziele und Dateien",
    "see its goal and trend": "Ziel und Verlauf ansehen", "see it among your trackers": "bei Ihren Übersichten zeigen",
    "You track {name} from now on: {scale}.": "Sie verfolgen ab jetzt {name}: {scale}.",
    "It is already called {name}. Nothing was changed.": "Es heißt schon {name}. Es wurde nichts geändert.",
    "{was} is called {name} now. The old name still works.": "{was} heißt jetzt {name}. Der alte Name gilt weiter.",
    "{name} is changed: {scale}.": "{name} ist geändert: {scale}.",
    "Both are {name} from now on. The other name still works.":
      "Beide sind ab jetzt {name}. Der andere Name gilt weiter.",
    "{name} is hidden. What you logged stays, and you can still log it.":
      "{name} ist ausgeblendet. Ihre Einträge bleiben, und Sie können es weiter eintragen.",
    "{name} is shown again.": "{name} ist wieder zu sehen.",
    "{name} is among your trackers and on the hub.": "{name} steht jetzt bei „trackers“ und „hub“.",
    "{name} is no longer among your trackers.": "{name} steht nicht mehr bei „trackers“ und „hub“.",
    "The check-in asks for {name} from now on.": "Beim Befinden wird ab jetzt nach {name} gefragt.",
    "The check-in no longer asks for {name}.": "Beim Befinden wird nicht mehr nach {name} gefragt.",
    "{name} is deleted. The meals that you logged stay.": "{name} ist gelöscht. Ihre Mahlzeiten bleiben.",
    "{name} is deleted. What you logged stays, as plain numbers.":
      "{name} ist gelöscht. Ihre Einträge bleiben als bloße Zahlen.",
    "What you logged before, on 1 day, counts.": "Was Sie vorher eingetragen haben, an 1 Tag, zählt mit.",
    "What you logged before, on {count} days, counts.":
      "Was Sie vorher eingetragen haben, an {count} Tagen, zählt mit.",
    "To log it: {command}": "Eintragen: {command}", "To show it again: {command}": "Wieder einblenden: {command}",
    "To see it: {command}": "Ansehen: {command}",
    "To take it back: symptoms undo": "Rückgängig machen: symptoms undo",
    "To get it back: symptoms undo": "Zurückholen: symptoms undo",
  ]

  private static let help = [
    "Track something of your own.": "Etwas Eigenes verfolgen.",
    """
    It can be a number, a count or a time. It can also be yes or no, or one of some words.
    It can be a symptom or a group of foods, too.

      symptoms own                                   all that you track of your own
      symptoms own add screen time --unit h --range 0-24
      symptoms own add siesta --yes-no
      symptoms screen time 3h                        log it
      symptoms own add 'wobbly knees' --symptom       a symptom that no pack has
      symptoms own add nightshades --foods goji,pepper
      symptoms own rename siesta 'midday rest'        the old name still works
      symptoms own edit nightshades --foods pepper   other foods count
      symptoms own merge siesta rest-at-noon         make two one
      symptoms own hide siesta                       leave it out of lists

    For a word of your own on any entry, see: symptoms tags
    """: """
    Das kann eine Zahl sein, eine Anzahl, eine Dauer, ja oder nein, oder eines von mehreren Wörtern.
    Auch eine Beschwerde oder eine Gruppe von Lebensmitteln ist möglich.

      symptoms own                                   alles Eigene, das Sie verfolgen
      symptoms own add Bildschirmzeit --unit h --range 0-24
      symptoms own add Ausflug --yes-no
      symptoms Bildschirmzeit 3h                     eintragen
      symptoms own add 'weiche Knie' --symptom       eine Beschwerde, die kein Paket hat
      symptoms own add Nachtschatten --foods Tomate,Kartoffel,Paprika
      symptoms own rename Ausflug Reise              der alte Name gilt weiter
      symptoms own edit Nachtschatten --foods Tomate andere Lebensmittel zählen
      symptoms own merge Reise Tour                  aus zwei eines machen
      symptoms own hide Reise                        in Listen weglassen

    Ein eigenes Wort an Einträgen jeder Art: symptoms tags
    """,
    "Its name.": "Sein Name.", "Its new name.": "Der neue Name.",
    "See what you track of your own, with the days you logged it.":
      "Eigenes ansehen, mit den Tagen, an denen Sie es eingetragen haben.",
    "Show what is hidden, too.": "Auch Ausgeblendetes zeigen.",
    "Begin to track something.": "Etwas Neues verfolgen.",
    """
    Without options it is a number. What you logged under that name before counts.

      symptoms own add screen time --unit h --range 0-24
      symptoms own add siesta --yes-no --question "Did you nap?"
      symptoms own add coffees --count --none
      symptoms own add commute --duration
      symptoms own add noise --words quiet,normal,loud
      symptoms own add 'wobbly knees' --symptom --ask
      symptoms own add dried --foods figs,dates --but-not 'dates of the week'
      symptoms own add                     asks in a terminal

    A symptom goes from 0 (none) to 10, unless you say --range. You log it like any other symptom.
    Foods count in all meals, also in those that you logged before.
    """: """
    Ohne Optionen ist es eine Zahl. Was Sie vorher unter dem Namen eingetragen haben, zählt mit.

      symptoms own add Bildschirmzeit --unit h --range 0-24
      symptoms own add Ausflug --yes-no --question "Waren Sie draußen?"
      symptoms own add Tassen --count --none
      symptoms own add Fahrzeit --duration
      symptoms own add Lärm --words leise,normal,laut
      symptoms own add 'weiche Knie' --symptom --ask
      symptoms own add Nachtschatten --foods Tomate,Kartoffel --but-not Süßkartoffel
      symptoms own add                     fragt im Terminal

    Eine Beschwerde geht von 0 (keine) bis 10, außer mit --range. Sie wird eingetragen wie jede andere.
    Lebensmittel zählen in Ihren Mahlzeiten, auch in denen, die Sie schon eingetragen haben.
    """,
    "It is a symptom.": "Es ist eine Beschwerde.",
    "The check-in asks for the symptom.": "Beim Befinden wird nach der Beschwerde gefragt.",
    "Foods to count together, such as figs,dates.": "Lebensmittel, die zusammen zählen, etwa Feigen,Datteln.",
    "Names that do not count, such as 'sweet potato'.": "Namen, die nicht zählen, etwa Süßkartoffel.",
    "Let the check-in ask for a symptom of your own.": "Beim Befinden nach einer eigenen Beschwerde fragen lassen.",
    "No longer ask for it.": "Nicht mehr danach fragen.",
    "Here you choose what is asked.": "Hier wählen Sie, wonach gefragt wird.",
    "What you call it.": "Wie Sie es nennen.",
    "It is yes or no.": "Es ist ja oder nein.", "You count it: 1, 2, 3.": "Sie zählen es: 1, 2, 3.",
    "It takes time: 30m or 1h20m.": "Es dauert: 30m oder 1h20m.",
    "Words to choose from, from the lowest to the highest.": "Wörter zur Wahl, vom niedrigsten zum höchsten.",
    "The unit of a number, such as h, cups or %.": "Die Einheit einer Zahl, etwa h, Tassen oder %.",
    "The lowest and the highest number, such as 0-24.": "Die niedrigste und die höchste Zahl, etwa 0-24.",
    "Numbers go in such steps, such as 0.5.": "In welchen Schritten die Zahlen gehen, etwa 0.5.",
    "What counts of several values of a day: sum, mean, last, max or min.":
      "Was von mehreren Werten eines Tages zählt: sum, mean, last, max oder min.",
    "A day with other entries and without it counts as none.":
      "Ein Tag mit anderen Einträgen und ohne diesen zählt als keiner.",
    "What you want to be asked.": "Wonach Sie gefragt werden möchten.",
    "Show it among your trackers and on the hub.": "Bei „trackers“ und „hub“ zeigen.",
    "See one of it, with its last value.": "Eines davon ansehen, mit dem letzten Wert.",
    "Give it another name. What you logged stays, and the old name still works.":
      "Es anders nennen. Ihre Einträge bleiben, und der alte Name gilt weiter.",
    "  symptoms own rename siesta 'midday rest'": "  symptoms own rename Ausflug 'kleiner Ausflug'",
    "Change which foods count, or a question.": "Ändern, welche Lebensmittel zählen, oder eine Frage.",
    """
    What you do not name stays as it is. Empty quotes take it away. Meals that you logged are counted again.

      symptoms own edit dried --foods figs,dates,plums
      symptoms own edit dried --but-not ''
      symptoms own edit siesta --question "Did you lie down?"
    """: """
    Was Sie nicht nennen, bleibt. Leere Anführungszeichen nehmen es weg. Frühere Mahlzeiten zählen neu.

      symptoms own edit Nachtschatten --foods Tomate,Kartoffel,Paprika
      symptoms own edit Nachtschatten --but-not ''
      symptoms own edit Ausflug --question "Waren Sie draußen?"
    """,
    "Make two one. What you logged of the first counts as the second.":
      "Aus zweien eines machen. Was Sie vom ersten eingetragen haben, zählt beim zweiten.",
    """
    Both must have the same kind of values. A plain number that you logged can be the first.
    A symptom of your own can become a symptom of your conditions.

      symptoms own merge 'midday rest' siesta
    """: """
    Beide müssen die gleiche Art von Werten haben. Das erste kann auch eine bloße Zahl sein.
    Eine eigene Beschwerde kann zu einer Beschwerde Ihrer Erkrankungen werden.

      symptoms own merge Tour Ausflug
    """,
    "The name that goes.": "Der Name, der wegfällt.", "The name that stays.": "Der Name, der bleibt.",
    "Leave it out of lists and of the hub. What you logged stays.":
      "In Listen und im Hub weglassen. Ihre Einträge bleiben.",
    "Show what you hid again.": "Ausgeblendetes wieder zeigen.",
    "See it among your trackers and on the hub.": "Es bei „trackers“ und „hub“ sehen.",
    "No longer show it there.": "Dort nicht mehr zeigen.",
    "Track it no more. What you logged stays, as plain numbers.":
      "Es nicht mehr verfolgen. Ihre Einträge bleiben als bloße Zahlen.",
    "Export what you track of your own: names, units and ranges.":
      "Exportieren, was Sie selbst verfolgen: Namen, Einheiten und Bereiche.",
    "  symptoms export own own.csv": "  symptoms export own eigenes.csv",
    // Before anyone is set up.
    "Here you'll see what you track.": "Hier sehen Sie Ihre eigenen Dinge.",
    "Here you add one of your own.": "Hier kommt etwas Eigenes hinzu.",
    "Here you'll see one of your own.": "Hier sehen Sie etwas Eigenes.",
    "Here you change what you track.": "Hier ändern Sie Eigenes.",
    "Here you rename what you track.": "Hier benennen Sie Eigenes um.",
    "Here you make two into one.": "Hier machen Sie aus zwei eins.",
    "Here you hide what you track.": "Hier blenden Sie Eigenes aus.",
    "Here you show it again.": "Hier blenden Sie Eigenes ein.",
    "Here you follow it closely.": "Hier verfolgen Sie es genauer.",
    "Here you delete what you track.": "Hier löschen Sie etwas Eigenes.",
    "Here you export what you track.": "Hier exportieren Sie Eigenes.",
  ]
}
