import TrackerApplication

extension StringCatalogue {
  /// What the clinician's report says of patterns.
  static let germanOfClinician: [String: String] = [
    "What goes together with worse or better days": "Was mit schlechteren oder besseren Tagen zusammenhängt",
    "Nothing holds up yet in the whole log. Too few days were compared, or nothing differed.":
      "Noch hält nichts stand. Es wurden zu wenige Tage verglichen, oder nichts unterschied sich.",
    "1 thing holds up": "1 Zusammenhang hält stand",
    "{count} things hold up": "{count} Zusammenhänge halten stand",
    "1 more is in the details.": "1 weiteres steht in den Einzelheiten.",
    "{count} more are in the details.": "{count} weitere stehen in den Einzelheiten.",
    "Also compared: could be luck {luck}, no clear difference {none}, too early {early}.":
      "Auch verglichen: kann Zufall sein {luck}, kein klarer Unterschied {none}, zu früh {early}.",
    "Likely: it holds up among everything compared. Confirmed: almost certainly one of the few.":
      "Wahrscheinlich: hält unter allem Verglichenen stand. Bestätigt: fast sicher eines der wenigen.",
    "The labels are about points: severity of the day after it, besides what the days before explain.":
      "Die Einstufung gilt den Punkten: der Schwere am Tag danach, neben dem, was die Tage davor erklären.",
    "Ratio: how many times as frequent flares were after it. With few flares it stays near 1.":
      "Verhältnis: wievielmal so häufig Schübe danach waren. Bei wenigen Schüben bleibt es nahe 1.",
    "Of the whole log since {since}, not of this period alone.":
      "Aus allen Einträgen seit {since}, nicht nur diesen Tagen.",
    "Of the whole log from {since} to {until}, not of this period alone.":
      "Aus allen Einträgen, {since} bis {until}, nicht nur diesen Tagen.",
    "{name}: {days}": "{name}: {days}",
    "{name} ({conditions})": "{name} ({conditions})",
    "This shows no cause.": "Das zeigt keine Ursache.",
    "{ratio} ({low}–{high})": "{ratio} ({low}–{high})",
    "{name}: ratio {ratio}, {label}.": "{name}: Verhältnis {ratio}, {label}.",
    "{name}: ratio {ratio}, not clear.": "{name}: Verhältnis {ratio}, nicht klar.",
    "1: as often with it as without": "1: damit so oft wie ohne",
    "Without a label: not clear.": "Ohne Wort dahinter: nicht klar.",
    "ratio (95%)": "Verhältnis (95 %)",
    "days with it": "Tage damit",
    "flare days in all": "Schubtage insgesamt",
    "What goes together with worse or better days, with counts":
      "Was mit schlechteren oder besseren Tagen zusammenhängt, mit Anzahlen",
  ]
}
