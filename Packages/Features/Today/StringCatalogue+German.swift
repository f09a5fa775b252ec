import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TodayModule.id, "de",
    [
      // The day at a glance.
      "Good morning.": "Guten Morgen.",
      "Good morning, {name}.": "Guten Morgen, {name}.",
      "Good afternoon.": "Guten Tag.",
      "Good afternoon, {name}.": "Guten Tag, {name}.",
      "Good evening.": "Guten Abend.",
      "Good evening, {name}.": "Guten Abend, {name}.",
      "Your record": "Ihr Tag",
      "Also not as usual": "Auch anders als sonst",
      "More: {command}": "Mehr: {command}",
      // The setting.
      "The order of the sections of today. Sections you do not name come after those you do.":
        "Die Reihenfolge der Abschnitte von „today“. Abschnitte, die Sie nicht nennen, folgen danach.",
      // Help.
      "Your chance of a flare and why, and what is logged.":
        "Ihr Schubrisiko mit den Gründen, und was eingetragen ist.",
      "An earlier day: yesterday, a weekday or a date.": "Ein früherer Tag: gestern, ein Wochentag oder ein Datum.",
      "Say all there is to say.": "Alles sagen, was es zu sagen gibt.",
      """
      Until you have answered today, it tells you about today. After that, it tells you about tomorrow, as things stand.

        symptoms today                    the day at a glance
        symptoms today --more             the rest: load score, what is not as usual
        symptoms today --date yesterday   your record for an earlier day

      The load score is 0 to 100. It shows how demanding a finished day was; it is not a chance of a flare.
      """: """
      Bis Sie heute geantwortet haben, geht es um heute. Danach geht es um morgen, Stand jetzt.

        symptoms today                    der Tag auf einen Blick
        symptoms today --more             der Rest: Belastungswert und was anders ist als sonst
        symptoms today --date yesterday   Ihr Eintrag für einen früheren Tag

      Der Belastungswert geht von 0 bis 100. Er zeigt, wie anstrengend ein Tag war; er ist kein Schubrisiko.
      """,
    ])
}
