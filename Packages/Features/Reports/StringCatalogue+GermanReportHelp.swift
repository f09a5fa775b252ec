import TrackerApplication

extension StringCatalogue {
  /// The help of the commands.
  static let germanOfReportHelp: [String: String] = [
    "See how your day, week or month was, on one page.": "Tag, Woche oder Monat auf einer Seite ansehen.",
    """
    Every part is there. A part that knows nothing says so. Nothing is guessed.

      symptoms report                                    the time you set, a week at first
      symptoms report weekly --output week.html          a page to read or print
      symptoms report monthly --output month.pdf         for paper
      symptoms report --from 2026-10-01 --to 2026-10-31  any days
      symptoms report daily --sections symptoms,sleep    only some parts
      symptoms report clinician --output visit.pdf       for your doctor or therapist
    """: """
    Jeder Teil ist da. Ein Teil, der nichts weiß, sagt das. Nichts wird geraten.

      symptoms report                                    der Zeitraum, den Sie festlegen, zuerst eine Woche
      symptoms report weekly --output woche.html         eine Seite zum Lesen oder Drucken
      symptoms report monthly --output monat.pdf         für Papier
      symptoms report --from 2026-10-01 --to 2026-10-31  beliebige Tage
      symptoms report daily --sections symptoms,sleep    nur einige Teile
      symptoms report clinician --output besuch.pdf      für Ihre Ärztin oder Ihren Therapeuten
    """,
    "One day.": "Ein Tag.",
    """
    Examples:
      symptoms report daily
      symptoms report daily --date yesterday --format md
    """: """
    Beispiele:
      symptoms report daily
      symptoms report daily --date gestern --format md
    """,
    "Seven days.": "Sieben Tage.",
    """
    Examples:
      symptoms report weekly --output week.html
      symptoms report weekly --date sunday --save
    """: """
    Beispiele:
      symptoms report weekly --output woche.html
      symptoms report weekly --date sonntag --save
    """,
    "Thirty days.": "Dreißig Tage.",
    """
    Examples:
      symptoms report monthly --output month.pdf
      symptoms report monthly --date 2026-10-31 --json
    """: """
    Beispiele:
      symptoms report monthly --output monat.pdf
      symptoms report monthly --date 2026-10-31 --json
    """,
    "A saved report, or any days.": "Ein gespeicherter Bericht, oder beliebige Tage.",
    """
    Without a name or days, it is the time that report.timeframe names.

    Examples:
      symptoms report show weekly-2026-11-21
      symptoms report show --from 2026-10-01 --to 2026-10-31
      symptoms settings set report.timeframe monthly
    """: """
    Ohne Namen oder Tage ist es der Zeitraum, den report.timeframe nennt.

    Beispiele:
      symptoms report show weekly-2026-11-21
      symptoms report show --from 2026-10-01 --to 2026-10-31
      symptoms settings set report.timeframe monthly
    """,
    "List the reports you saved.": "Gespeicherte Berichte auflisten.",
    """
    A saved report stays as it was made, also when you change an entry later.

    Example:
      symptoms report history
    """: """
    Ein gespeicherter Bericht bleibt, wie er war, auch wenn Sie später einen Eintrag ändern.

    Beispiel:
      symptoms report history
    """,
    "See or set when the next report is due.": "Sehen oder festlegen, wann der nächste Bericht fällig ist.",
    """
    No report is made by itself. To be reminded, switch on the reminder “report”.

    Examples:
      symptoms report schedule weekly
      symptoms report schedule off
    """: """
    Kein Bericht entsteht von selbst. Für eine Erinnerung schalten Sie die Erinnerung „report“ ein.

    Beispiele:
      symptoms report schedule weekly
      symptoms report schedule off
    """,
    "The day: yesterday, a weekday or a date. Default: today.":
      "Der Tag: gestern, ein Wochentag oder ein Datum. Sonst: heute.",
    "The last day: yesterday, a weekday or a date. Default: today.":
      "Der letzte Tag: gestern, ein Wochentag oder ein Datum. Sonst: heute.",
    "The name of a saved report, as in report history.":
      "Der Name eines gespeicherten Berichts, wie in report history.",
    "How it is written: text, md, html, pdf, csv, fhir or json. Without it, the file's name decides.":
      "In welcher Form: text, md, html, pdf, csv, fhir oder json. Ohne Angabe entscheidet der Dateiname.",
    "Write it to this file. Without it, it is shown on the screen.":
      "In diese Datei schreiben. Ohne Angabe steht er auf dem Bildschirm.",
    "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
    "The paper of a PDF: a4 or letter. Default: a4.": "Das Papier eines PDF: a4 oder letter. Sonst: a4.",
    "Only these parts, in this order, with commas between them. Default: report.sections.":
      "Nur diese Teile, in dieser Reihenfolge, durch Kommas getrennt. Sonst: report.sections.",
    "Also save it, as it is now.": "Ihn auch speichern, so wie er jetzt ist.",
    "One of: daily, weekly, monthly, off.": "Möglich: daily, weekly, monthly, off.",
    "A saved report stays as it is. Leave out the name to make a new one.":
      "Ein gespeicherter Bericht bleibt, wie er ist. Für einen neuen lassen Sie den Namen weg.",
    "--to needs --from.": "--to braucht --from.",
    "Here you'll see how your days were.": "Hier sehen Sie, wie Ihre Tage waren.",
    "Here you'll see the reports you saved.": "Hier sehen Sie gespeicherte Berichte.",
    "Here you'll see when a report is due.": "Hier sehen Sie, wann ein Bericht fällig ist.",
    // Names of arguments.
    "format": "Form", "paper": "Papier", "parts": "Teile", "interval": "Abstand",
  ]
}
