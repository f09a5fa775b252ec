import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TodayModule.id, "de",
    [
      "What is new": "Was neu ist",
      "Hidden parts of today": "Ausgeblendete Teile von today",
      "Which parts does today leave out? Calls for medical help are always shown.":
        "Welche Teile lässt today weg? Aufrufe zu ärztlicher Hilfe stehen immer da.",
      // The day at a glance.
      "Good morning.": "Guten Morgen.",
      "Good morning, {name}.": "Guten Morgen, {name}.",
      "Good afternoon.": "Guten Tag.",
      "Good afternoon, {name}.": "Guten Tag, {name}.",
      "Good evening.": "Guten Abend.",
      "Good evening, {name}.": "Guten Abend, {name}.",
      "Your day": "Ihr Tag",
      "New:": "Neu:",
      "More: {command}": "Mehr: {command}",
      "More on when to get help: {command}": "Mehr dazu, wann Sie Hilfe brauchen: {command}",
      "1 more urgent warning: {command}": "1 weiterer dringender Hinweis: {command}",
      "{count} more urgent warnings: {command}": "{count} weitere dringende Hinweise: {command}",
      // The setting.
      "Order of today": "Reihenfolge von today",
      "The order of the sections of today. Sections you do not name come after those you do.":
        "Die Reihenfolge der Abschnitte von „today“. Abschnitte, die Sie nicht nennen, folgen danach.",
      // Help.
      "See your chance of a flare, and what you've logged.":
        "Ihr Schubrisiko und Ihre Einträge ansehen.",
      "An earlier day: yesterday, a weekday or a date.": "Ein früherer Tag: gestern, ein Wochentag oder ein Datum.",
      "Show everything.": "Alles zeigen.",
      """
      Until you check in, you see your chance of a flare today. After that, you see tomorrow's, as things stand.

        symptoms today                    the day at a glance
        symptoms today --more             the rest, such as the load score
        symptoms today --date yesterday   what you logged on an earlier day

      The load score is 0 to 100. It shows how demanding a finished day was. It is not a chance of a flare.
      """: """
      Bis Sie Ihr Befinden eintragen, sehen Sie das Schubrisiko für heute. Danach sehen Sie das für morgen, Stand jetzt.

        symptoms today                    der Tag auf einen Blick
        symptoms today --more             der Rest, etwa der Belastungswert
        symptoms today --date yesterday   was Sie an einem früheren Tag eingetragen haben

      Der Belastungswert geht von 0 bis 100. Er zeigt, wie anstrengend ein Tag war. Er ist kein Schubrisiko.
      """,
      // Before anyone is set up.
      "Here you'll see your chance of a flare, and why.": "Hier sehen Sie Ihr Schubrisiko und die Gründe.",
    ])
}
