import TrackerApplication

extension StringCatalogue {
  /// Help of the commands.
  static let germanOfHelp = [
    "See how long you used your phone and computer, and for what.":
      "Sehen, wie lange Sie Telefon und Computer genutzt haben, und wofür.",
    """
      symptoms usage                     today
      symptoms usage yesterday           another day
      symptoms log screen 4h20m          log what your phone shows
      symptoms productivity              what helped and what distracted

    For the counts of what you use of this program, see: symptoms events
    """: """
      symptoms usage                     heute
      symptoms usage yesterday           ein anderer Tag
      symptoms log screen 4h20m          eintragen, was Ihr Telefon zeigt
      symptoms productivity              was geholfen und was abgelenkt hat

    Was Sie von diesem Programm nutzen, zeigt: symptoms events
    """,
    "The day, such as yesterday, monday or 2026-11-20. Default: today.":
      "Der Tag, zum Beispiel yesterday, monday oder 2026-11-20. Ohne Angabe: heute.",
    "day": "Tag", "n": "n", "word": "Wort", "name": "Name",
    "Here you'll see your time at screens.": "Hier sehen Sie Ihre Zeit am Bildschirm.",
    "See what helped and what distracted at your screens.":
      "Sehen, was am Bildschirm geholfen und was abgelenkt hat.",
    """
    Only you know which apps help you. Say it with symptoms apps; it counts for past days, too.

      symptoms productivity              today
      symptoms productivity yesterday    another day
      symptoms productivity --days 14    the last two weeks
      symptoms settings set work.hours 9-17
      symptoms settings set work.breaks 12:30-13:00
    """: """
    Nur Sie wissen, welche Apps Ihnen helfen. Sagen Sie es mit symptoms apps; es gilt auch für frühere Tage.

      symptoms productivity              heute
      symptoms productivity yesterday    ein anderer Tag
      symptoms productivity --days 14    die letzten zwei Wochen
      symptoms settings set work.hours 9-17
      symptoms settings set work.breaks 12:30-13:00
    """,
    "So many days up to today, at most 366.": "So viele Tage bis heute, höchstens 366.",
    "Give a number of days from 1 to 366.": "Geben Sie 1 bis 366 Tage an.",
    "Give a day or --days, and not both.": "Geben Sie einen Tag oder --days an, nicht beides.",
    "Here you'll see what helps you focus.": "Hier sehen Sie, was Ihnen beim Fokus hilft.",
    "Say where apps belong, and which help or distract.": "Sagen, wohin Apps gehören und welche helfen oder ablenken.",
    """
      symptoms apps                                     your rules, and apps without one
      symptoms apps set mail productivity productive    its category and level
      symptoms apps set '*shop*' distracting            every app with shop in its name
      symptoms apps set games distracting               a whole category
      symptoms apps remove mail                         take a rule away
    """: """
      symptoms apps                                     Ihre Regeln, und Apps ohne Regel
      symptoms apps set mail productivity productive    ihre Kategorie und Stufe
      symptoms apps set '*shop*' distracting            jede App mit shop im Namen
      symptoms apps set games distracting               eine ganze Kategorie
      symptoms apps remove mail                         eine Regel wegnehmen
    """,
    "See your rules for apps, and the apps without one.": "Ihre Regeln für Apps sehen, und die Apps ohne Regel.",
    "Here you'll say which apps help you.": "Hier sagen Sie, welche Apps helfen.",
    "Say where an app belongs, and how much it helps or distracts.":
      "Sagen, wohin eine App gehört und wie sehr sie hilft oder ablenkt.",
    """
      levels      very-productive, productive, neutral, distracting, very-distracting
      numbers     the same as 2, 1, 0, -1, -2
      categories  productivity, social, entertainment, education, health, games, utility, other

    The first rule that fits an app counts. A rule with a star comes last. An app without a level has that of its \
    category.
    """: """
      Stufen      very-productive, productive, neutral, distracting, very-distracting
      Zahlen      dasselbe als 2, 1, 0, -1, -2
      Kategorien  productivity, social, entertainment, education, health, games, utility, other

    Die erste Regel zählt, die auf eine App passt. Eine mit Stern kommt zuletzt. Eine App ohne Stufe hat die ihrer \
    Kategorie.
    """,
    "The app, with * for any letters; or a category.": "Die App, mit * für beliebige Zeichen; oder eine Kategorie.",
    "A category, a level, or both.": "Eine Kategorie, eine Stufe, oder beides.",
    "The category is one of your own.": "Die Kategorie ist eine eigene.",
    "Here you say which apps help you.": "Hier sagen Sie, welche Apps helfen.",
    "Take a rule for an app away.": "Eine Regel für eine App wegnehmen.",
    "The name of the rule.": "Der Name der Regel.",
  ]
}
