import TrackerApplication

extension StringCatalogue {
  /// What is measured of entries and days, in German: for authors of packs, who see it with `pack metrics`.
  static let germanOfMetrics: [String: String] = [
    // Sleep (for authors)
    "Hours asleep in the night that ended that morning. Known times count before typed hours.":
      "Stunden Schlaf in der Nacht bis zum Morgen. Bekannte Uhrzeiten zählen vor getippten Stunden.",
    "How good the sleep was; 10 is best.": "Wie gut der Schlaf war; 10 ist am besten.",
    "How often the person woke up in the night.": "Wie oft die Person nachts aufwachte.",
    "How rested the person feels; 10 is fully rested.": "Wie erholt die Person ist; 10 heißt ganz erholt.",
    "Minutes awake between falling asleep and waking up.": "Minuten wach zwischen Einschlafen und Aufwachen.",
    "Minutes of naps in the day.": "Minuten Schlaf am Tag.",
    "Hours of sleep missing over 7 days, against the mean of the 28 days before. It needs 4 and 7 known nights.":
      "Fehlende Stunden Schlaf in 7 Tagen, gegenüber dem Mittel der 28 Tage davor. Nötig sind 4 und 7 bekannte Nächte.",
    "The middle of the sleep. It is negative before midnight.": "Die Mitte des Schlafs; vor Mitternacht negativ.",
    // Exercise and activities (for authors)
    "Minutes of exercise in the day.": "Minuten Bewegung am Tag.",
    "Minutes times intensity, added up over the day.": "Minuten mal Anstrengung, über den Tag zusammengezählt.",
    "The highest intensity of the day: 1–3 is light, 4–6 moderate, 7–10 hard.":
      "Die größte Anstrengung des Tages: 1–3 ist leicht, 4–6 mittel, 7–10 anstrengend.",
    "Days with exercise in the last seven. At least four of them must be known.":
      "Tage mit Bewegung von den letzten sieben. Mindestens vier davon müssen bekannt sein.",
    "How many days in a row had no exercise, up to this one. An unknown day ends the row.":
      "Wie viele Tage bis heute nacheinander ohne Bewegung waren. Ein unbekannter Tag beendet die Reihe.",
    "Hours from the start of the day to the end of its last hard exercise (7 or more).":
      "Stunden vom Beginn des Tages bis zum Ende der letzten anstrengenden Bewegung (ab 7).",
    """
    Hours from the end of the last hard exercise (7 or more) to the end of the day. After a week without any, it is \
    168.
    """:
      """
    Stunden vom Ende der letzten anstrengenden Bewegung (ab 7) bis zum Ende des Tages. Nach einer Woche ohne: 168.
    """,
    """
    The day's load divided by the mean load of the 28 days before, which counts as at least 10. It needs 14 known \
    days.
    """:
      """
    Die Belastung des Tages, geteilt durch das Mittel der 28 Tage davor, das mindestens als 10 zählt. Nötig: 14 \
    bekannte Tage.
    """,
    "Minutes of logged activities.": "Minuten eingetragener Aktivitäten.",
    "Minutes of {activity}": "Minuten {activity}",
    "Minutes of the day’s activities of the type {type}.": "Minuten der Aktivitäten des Tages von der Art {type}.",
    "Minutes of one type of activity.": "Minuten einer Art von Aktivität.",
    "The highest stress of the day.": "Der stärkste Stress des Tages.",
    // Food, medicines and own numbers (for authors)
    "Kilocalories of the meals for which they were logged.": "Kilokalorien der Mahlzeiten, zu denen sie genannt sind.",
    "Skipped meals": "Ausgelassene Mahlzeiten",
    "Main meals that the person said they did not have, or did not log on a day marked complete.":
      "Hauptmahlzeiten, die ausfielen: so gesagt, oder an einem abgeschlossenen Tag nicht eingetragen.",
    "Breakfast skipped": "Frühstück ausgelassen", "Lunch skipped": "Mittagessen ausgelassen",
    "Dinner skipped": "Abendessen ausgelassen",
    "Whether the day had no breakfast.": "Ob es an dem Tag kein Frühstück gab.",
    "Whether the day had no lunch.": "Ob es an dem Tag kein Mittagessen gab.",
    "Whether the day had no dinner.": "Ob es an dem Tag kein Abendessen gab.",
    "Meals logged as large.": "Mahlzeiten, die als groß eingetragen sind.",
    "Millilitres of the drinks with an amount. A cup counts 240, a glass 250.":
      "Milliliter der Getränke mit einer Menge. Eine Tasse zählt 240, ein Glas 250.",
    "How many portions of that food or drink the person had.": "Wie viele Portionen davon die Person hatte.",
    "A number of the person's own, often from an import.": "Eine eigene Zahl der Person, oft aus einem Import.",
    // Units
    "groups": "Gruppen",
    "hours into the day": "Stunden seit Tagesbeginn",
    "kcal": "kcal",
    "minutes × intensity": "Minuten × Anstrengung",
    "times the usual": "Mal so viel wie sonst",
  ]
}
