extension StringCatalogue {
  /// What is said of the settings of reports and pages.
  static let germanOfReports: [String: String] = [
    "Days": "Tage",
    "days known": "Tage bekannt",
    "mean of 7 days": "Mittel von 7 Tagen",
    "From {lowest} to {highest}, on {known} of {days} days.":
      "Von {lowest} bis {highest}, an {known} von {days} Tagen.",
    "You in a report for a clinician": "Sie im Bericht für die Praxis",
    "What does a report for a clinician say about who you are?":
      "Was steht in einem Bericht für die Praxis darüber, wer Sie sind?",
    "name": "Name",
    "age": "Alter",
    "diagnosis": "Diagnose",
    "sex at birth": "Geschlecht bei der Geburt",
    "birth date": "Geburtsdatum",
    "{median} ({low}–{high})": "{median} ({low}–{high})",
    "{count} of {all} ({share})": "{count} von {all} ({share})",
    // Words of charts.
    "not logged": "nicht eingetragen",
    "too few days known": "zu wenige Tage bekannt",
    "flare day": "Schubtag",
    "Each mark is a week.": "Jedes Zeichen ist eine Woche.",
    "Each mark is a month.": "Jedes Zeichen ist ein Monat.",
    "Each mark is three months.": "Jedes Zeichen sind drei Monate.",
    "Each mark is a year.": "Jedes Zeichen ist ein Jahr.",
    "day": "Tag",
    "value": "Wert",
    "days": "Tage",
    "median": "Median",
    "{day} {month} {year}": "{day}. {month} {year}",
    "{day} {month}": "{day}. {month}",
    "{first}–{last} {month}": "{first}.–{last}. {month}",
    "{first} {month} – {last} {next}": "{first}. {month} – {last}. {next}",
    "Parts of a report": "Teile eines Berichts",
    "Which parts does a report have, and in which order?":
      "Welche Teile hat ein Bericht, und in welcher Reihenfolge?",
    "Weight: {part}": "Gewicht: {part}",
    "How much does this part count in the overall score? 0 leaves it out.":
      "Wie viel zählt dieser Teil in der Gesamtzahl? 0 lässt ihn weg.",
    "Time of a report": "Zeitraum eines Berichts",
    "Which time does a report cover?": "Welchen Zeitraum umfasst ein Bericht?",
    "Next report": "Nächster Bericht",
    "How often is a report due? None is made by itself.":
      "Wie oft ist ein Bericht fällig? Keiner entsteht von selbst.",
    "Insights in a report": "Hinweise im Bericht",
    "How many insights does a report show, at most?": "Wie viele Hinweise zeigt ein Bericht höchstens?",
    "Insights first": "Hinweise zuerst",
    "Does a report begin with its insights?": "Beginnt ein Bericht mit den Hinweisen?",
    "A report without insights cannot begin with them":
      "Ein Bericht ohne Hinweise kann nicht mit ihnen beginnen",
    "Goals in a report": "Ziele im Bericht",
    "Does a report show how your goals are going?": "Zeigt ein Bericht, wie es mit Ihren Zielen steht?",
    "Colours of pages": "Farben der Seiten",
    "Which colours do pages and reports have?": "Welche Farben haben Seiten und Berichte?",
    "Light or dark pages": "Helle oder dunkle Seiten",
    "Are pages light or dark? With system, as this computer is set.":
      "Sind Seiten hell oder dunkel? Bei system wie auf diesem Computer eingestellt.",
    "Colour of links": "Farbe der Links",
    "Which colour do links and marks have? With theme, as in page.theme.":
      "Welche Farbe haben Links und Markierungen? Bei theme wie bei page.theme.",
    "Size of text": "Schriftgröße",
    "How large is text on pages? 1 is normal.": "Wie groß ist die Schrift auf Seiten? 1 ist normal.",
    "It is hard to read on light pages, so {light} is used there.":
      "Auf hellen Seiten ist sie schwer zu lesen. Dort gilt {light}.",
    "It is hard to read on dark pages, so {dark} is used there.":
      "Auf dunklen Seiten ist sie schwer zu lesen. Dort gilt {dark}.",
    "To be readable, it becomes {light} on light pages and {dark} on dark ones.":
      "Damit sie lesbar ist, wird sie auf hellen Seiten zu {light} und auf dunklen zu {dark}.",
  ]
}
