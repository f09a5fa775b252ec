import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    PatternsModule.id, "de",
    [
      list, one, choices, help, experiments, experimentHelp, germanOfReplay, germanOfMetrics, germanOfEffects,
      germanOfExport, germanOfReports, germanOfClinician,
    ]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } })

  private static let list = [
    // Labels.
    "confirmed": "bestätigt", "likely": "wahrscheinlich", "could be luck": "kann Zufall sein",
    "little difference": "kaum ein Unterschied", "nothing to tell": "nichts zu sagen", "too early": "noch zu früh",
    "{count} of {all}": "{count} von {all}",
    "needs one more day with it": "braucht noch einen Tag damit",
    "needs {count} more days with it": "braucht noch {count} Tage damit",
    "needs one more day without it": "braucht noch einen Tag ohne",
    "needs {count} more days without it": "braucht noch {count} Tage ohne",
    "needs one more flare day": "braucht noch einen Schubtag",
    "needs {count} more flare days": "braucht noch {count} Schubtage",
    "needs one more answered day": "braucht noch einen beantworteten Tag",
    "needs {count} more answered days": "braucht noch {count} beantwortete Tage",
    "In the last {count} days": "In den letzten {count} Tagen", "In all your days": "An allen Ihren Tagen",
    "In the {count} days up to {day}": "In den {count} Tagen bis {day}",
    // The list.
    "Patterns in your records": "Muster in Ihren Aufzeichnungen", "through {day}": "bis {day}",
    "Go together with worse days": "Gehen mit schlechteren Tagen zusammen",
    "Go together with better days": "Gehen mit besseren Tagen zusammen",
    "Nothing holds up so far.": "Bisher hält nichts der Prüfung stand.",
    "Nothing else holds up so far.": "Sonst hält bisher nichts der Prüfung stand.",
    "Nothing in your records is like that.": "In Ihren Aufzeichnungen ist nichts davon.",
    "You watch": "Sie beobachten", "Could be luck": "Kann Zufall sein", "Not to be told apart": "Nicht zu trennen",
    "not to be told apart": "nicht zu trennen", "Too early to say": "Noch zu früh",
    "{names} and {count} more": "{names} und {count} weitere",
    "Flares after it": "Schübe danach", "Without it": "Ohne",
    "One other makes no clear difference.": "Ein weiteres macht keinen klaren Unterschied.",
    "{count} others make no clear difference.": "{count} weitere machen keinen klaren Unterschied.",
    "One thing was too seldom there to be compared.": "Eines war für einen Vergleich zu selten da.",
    "{count} were too seldom there to be compared.": "{count} waren für einen Vergleich zu selten da.",
    "{period}: days that had a flare the day after.": "{period}: Tage mit einem Schub am Tag danach.",
    "The labels rest on all days since {day}.": "Die Einstufung beruht auf allen Tagen seit {day}.",
    "About one in ten of these is luck. They need not be the cause.":
      "Etwa eines von zehn davon ist Zufall. Es muss nicht die Ursache sein.",
    "counts and days": "Zahlen und Tage", "everything": "alles",
    "No day has a check-in yet, so there is nothing to compare. Type: symptoms check-in":
      "Noch kein Tag hat ein Befinden, also gibt es nichts zu vergleichen. Befehl: symptoms check-in",
    "1 of {needed} days is answered. After that you'll see what holds up.":
      "1 von {needed} Tagen ist beantwortet. Danach sehen Sie, was der Prüfung standhält.",
    "{count} of {needed} days are answered. After that you'll see what holds up.":
      "{count} von {needed} Tagen sind beantwortet. Danach sehen Sie, was der Prüfung standhält.",
    "All {count} answered days were flare days. So no day can be compared with a better one.":
      "Alle {count} beantworteten Tage waren Schubtage. Es gibt keinen besseren Tag zum Vergleichen.",
    "None of {count} answered days was a flare day. So no day can be compared with a worse one.":
      "Keiner der {count} beantworteten Tage war ein Schubtag. Es gibt keinen schlechteren Tag zum Vergleichen.",
    "You had 1 flare day. At least 4 are needed to compare days.":
      "Sie hatten 1 Schubtag. Zum Vergleichen braucht es mindestens 4.",
    "You had {flares} flare days. At least 4 are needed to compare days.":
      "Sie hatten {flares} Schubtage. Zum Vergleichen braucht es mindestens 4.",
    // Steps.
    "Step {done} of {total}: reading your days": "Schritt {done} von {total}: Tage lesen",
    "Step {done} of {total}: finding what days had": "Schritt {done} von {total}: finden, was an den Tagen war",
    "Step {done} of {total}: finding flare days": "Schritt {done} von {total}: Schubtage finden",
    "Step {done} of {total}: comparing days": "Schritt {done} von {total}: Tage vergleichen",
    "Step {done} of {total}: looking at what holds up": "Schritt {done} von {total}: prüfen, was standhält",
  ]

  private static let one = [
    "It is part of how flares are judged, so it cannot be compared with them.":
      "Danach richtet sich, was ein Schub ist. Es lässt sich nicht mit Schüben vergleichen.",
    "{with} with it, {without} without": "{with} damit, {without} ohne",
    "It was there on 1 day so far. It needs {missing} more before days can be compared.":
      "Bisher gibt es 1 Tag damit. Zum Vergleichen braucht es noch {missing}.",
    "It was there on no day so far.": "Bisher gibt es keinen Tag damit.",
    "It was there on {count} days so far. It is not compared by itself.":
      "Bisher gibt es {count} Tage damit. Für sich allein wird es nicht verglichen.",
    "It was there on {count} days so far. It needs {missing} more before days can be compared.":
      "Bisher gibt es {count} Tage damit. Zum Vergleichen braucht es noch {missing}.",
    "It cannot be told apart from {others}: they come together, or replace each other.":
      "Es lässt sich von {others} nicht trennen: Beides kommt zusammen vor oder ersetzt einander.",
    "It may make a difference, but it could also be luck.":
      "Es macht vielleicht einen Unterschied, kann aber auch Zufall sein.",
    "There are enough days to say that it makes little difference.":
      "Es gibt genug Tage, um zu sagen: Es macht kaum einen Unterschied.",
    "There are enough days, and nothing to tell.": "Es gibt genug Tage, und nichts zu sagen.",
    "Too early to say: {missing}.": "Noch zu früh: {missing}.",
    "Its days do not differ enough to compare them.": "Die Tage damit und ohne lassen sich nicht vergleichen.",
    "All days since {day}": "Alle Tage seit {day}", "All days": "Alle Tage", "With it": "Damit",
    "Not known": "Nicht bekannt", "{days} days": "{days} Tage", "1 day": "1 Tag",
    "{flares} of {days} days had a flare after them": "auf {flares} von {days} Tagen folgte ein Schub",
    "Flares were {times} as frequent after it (probably {low} to {high} times).":
      "Schübe waren danach {times} so häufig (wahrscheinlich {low}- bis {high}-mal).",
    "With under 24 flares, this is uncertain.": "Mit unter 24 Schüben ist das unsicher.",
    "Something you do not log could explain it. It would have to be at least {times} as frequent with both.":
      "Etwas, das Sie nicht eintragen, könnte es erklären. Es müsste mit beidem mindestens {times} so häufig sein.",
    "Something unknown could easily explain it.": "Etwas Unbekanntes könnte es leicht erklären.",
    "Often together with {other}": "Oft zusammen mit: {other}", "both": "beides", "only {name}": "nur {name}",
    "neither": "keines von beiden",
    "Last days, up to {day}": "Die letzten Tage, bis {day}", "had it": "war da", "flare after it": "Schub danach",
    "{period}, {flares} of {days} days with it had a flare after them.":
      "{period} folgte auf {flares} von {days} Tagen damit ein Schub.",
    "Without it, {others} of {rest} did.": "Ohne war es so an {others} von {rest}.",
    "{period}, nothing was logged that can be compared.":
      "{period} ist nichts eingetragen, das sich vergleichen lässt.",
    "{period}, no day with it can be compared.": "{period} lässt sich kein Tag damit vergleichen.",
    "{others} of {rest} days without it had a flare after them.":
      "Auf {others} von {rest} Tagen ohne folgte ein Schub.",
    "No day without it can be compared.": "Kein Tag ohne lässt sich vergleichen.",
    "Other days never had it before them.": "Vor anderen Tagen war es nie da.",
    "As a single question, luck alone would rarely do that: under 1 in 100 times.":
      "Als einzelne Frage macht das der Zufall selten: in unter 1 von 100 Fällen.",
    "As a single question, luck alone would do that in under 5 of 100 cases.":
      "Als einzelne Frage macht das der Zufall in unter 5 von 100 Fällen.",
    "As a single question, luck alone would do that in under 10 of 100 cases.":
      "Als einzelne Frage macht das der Zufall in unter 10 von 100 Fällen.",
    "As a single question, luck alone often does that.": "Als einzelne Frage macht das oft der Zufall.",
    "Among many questions, some look so by chance.": "Unter vielen Fragen sehen manche durch Zufall so aus.",
    "Hours before a flare": "Stunden vor einem Schub", "Before flares": "Vor Schüben",
    "On other days": "An anderen Tagen", "{hours} hours": "{hours} Stunden",
    "It need not be the cause.": "Es muss nicht die Ursache sein.",
    "Not for an experiment: {reason}": "Nicht für einen Versuch: {reason}",
    "name it again": "wieder nennen", "stop watching it": "nicht mehr beobachten",
    "keep it in the list": "immer in der Liste zeigen",
  ]

  private static let choices = [
    "“{word}” could be {factors}": "„{word}“ kann {factors} sein",
    "Type a bit more. To see all: symptoms patterns --kind all":
      "Etwas mehr eingeben. Alle ansehen: symptoms patterns --kind all",
    "Nothing to compare is called “{word}”": "Nichts zum Vergleichen heißt „{word}“",
    "Nothing to compare is called “{word}”. Did you mean {near}?":
      "Nichts zum Vergleichen heißt „{word}“. Meinten Sie {near}?",
    "To see all: symptoms patterns --kind all": "Alle ansehen: symptoms patterns --kind all",
    "what you want to hear of {name}": "was Sie über {name} hören möchten",
    "Watched: {name}. It now has a line in symptoms patterns.":
      "Beobachtet: {name}. In symptoms patterns steht nun eine Zeile dazu.",
    "{name} is watched already.": "{name} wird schon beobachtet.",
    "No longer watched: {name}.": "Nicht mehr beobachtet: {name}.",
    "{name} was not watched.": "{name} wurde nicht beobachtet.",
    "Muted: {name}. No screen names it. It still counts in the tests.":
      "Stumm geschaltet: {name}. Nichts nennt es mehr. In den Prüfungen zählt es weiter.",
    "{name} was muted already.": "{name} war schon stumm.",
    "{name} can be named again.": "{name} kann wieder genannt werden.",
    "{name} was not muted.": "{name} war nicht stumm.",
  ]

  private static let help = [
    "See what goes together with your better and worse days.":
      "Sehen, was mit Ihren besseren und schlechteren Tagen zusammengeht.",
    """
      symptoms patterns                       what holds up, and what could be luck
      symptoms patterns show soup             the days behind it
      symptoms patterns --kind protective     what may help
      symptoms patterns watch soup            always list it
      symptoms patterns mute soup             no longer name it anywhere
      symptoms patterns export --output p.md  a page for a clinician

    A day counts once it is over. “Confirmed” and “likely” need 60 answered days and hold up against luck. Nothing \
    here says what causes a flare.
    """: """
      symptoms patterns                       was standhält, und was Zufall sein kann
      symptoms patterns show soup             die Tage dahinter
      symptoms patterns --kind protective     was helfen kann
      symptoms patterns watch soup            immer in der Liste zeigen
      symptoms patterns mute soup             nirgends mehr nennen
      symptoms patterns export --output p.md  eine Seite für die Praxis

    Ein Tag zählt, sobald er vorbei ist. „Bestätigt“ und „wahrscheinlich“ brauchen 60 beantwortete Tage und halten dem \
    Zufall stand. Nichts hier sagt, was einen Schub verursacht.
    """,
    "List what goes together with your days.": "Auflisten, was mit Ihren Tagen zusammengeht.",
    "Only one kind: trigger, protective, neutral, early, watched, muted, all.":
      "Nur eine Art: trigger, protective, neutral, early, watched, muted, all.",
    "At least that sure: watch, likely, confirmed.": "Mindestens so sicher: watch, likely, confirmed.",
    "Only names with this text in them.": "Nur Namen mit diesem Text.",
    "Only one of your conditions, by its id.": "Nur eine Ihrer Erkrankungen, mit ihrer Kennung.",
    "Only one sort: health, sleep, activity, mood, productivity, phone-use.":
      "Nur eine Art: health, sleep, activity, mood, productivity, phone-use.",
    "Count flares over the last 30, 60 or 90 days, or all. Labels use all days.":
      "Schübe der letzten 30, 60 oder 90 Tage zählen, oder aller (all). Standard: 90. Die Einstufung nutzt alle Tage.",
    "Calculate everything again.": "Alles neu berechnen.",
    "Here you'll see what goes together with your days.": "Hier sehen Sie, was zusammengeht.",
    "“{word}” is not a number of days": "„{word}“ ist keine Zahl von Tagen",
    "Use 30, 60, 90 or all": "Möglich: 30, 60, 90 oder all",
    "{option} cannot be “{word}”": "{option} kann nicht „{word}“ sein", "Use {words}": "Möglich: {words}",
    "Show the days behind one thing, such as a food.": "Die Tage hinter etwas zeigen, etwa einem Essen.",
    "What you logged, such as soup.": "Was Sie eingetragen haben, etwa soup.",
    "Here you'll see the days behind a pattern.": "Hier sehen Sie die Tage hinter einem Muster.",
    "Always list one thing.": "Etwas immer in der Liste zeigen.",
    "Stop watching one thing.": "Etwas nicht mehr beobachten.",
    "No longer name one thing on any screen.": "Etwas nirgends mehr nennen.",
    "Name a muted thing again.": "Etwas Stummes wieder nennen.",
    "Here you choose what to watch.": "Hier wählen Sie, was Sie beobachten.",
    "Here you choose what to hear of.": "Hier wählen Sie, wovon Sie hören.",
    "See which patterns stand, if a look is due.": "Sehen, welche Muster bestehen, wenn es Zeit dafür ist.",
    // Names of arguments.
    "factor": "Faktor", "kind": "Art", "label": "Einstufung", "days": "Tage",
  ]
}
