import TrackerApplication

extension StringCatalogue {
  /// The help of the commands.
  static let help: [String: String] = [
    "Draw your numbers: lines, bars, calendars and more.": "Ihre Zahlen zeichnen: Linien, Balken, Kalender und mehr.",
    """
      symptoms chart sleep                        the last 60 days
      symptoms chart sleep stress --days 90       two of them
      symptoms chart sleep --type calendar        as a calendar
      symptoms chart sleep --compare              with the 60 days before
      symptoms chart sleep --svg sleep.svg        saved as a drawing
      symptoms chart list                         what you can draw

    A day without an entry is a gap, never zero. Flare days are marked.
    """: """
      symptoms chart sleep                        die letzten 60 Tage
      symptoms chart sleep stress --days 90       zwei davon
      symptoms chart sleep --type calendar        als Kalender
      symptoms chart sleep --compare              mit den 60 Tagen davor
      symptoms chart sleep --svg sleep.svg        als Zeichnung gespeichert
      symptoms chart list                         was sich zeichnen lässt

    Ein Tag ohne Eintrag ist eine Lücke, niemals null. Schubtage sind markiert.
    """,
    "List what you can draw, and the types of charts.": "Auflisten, was sich zeichnen lässt und wie.",
    "Here you'll see what you can draw.": "Hier sehen Sie, was sich zeichnen lässt.",
    "Draw one to four of your numbers.": "Eine bis vier Ihrer Zahlen zeichnen.",
    """
      symptoms chart draw sleep --type line
      symptoms chart draw sleep --from 2026-01-01 --to 2026-03-31
      symptoms chart draw sleep --png sleep.png --look dark
    """: """
      symptoms chart draw sleep --type line
      symptoms chart draw sleep --from 2026-01-01 --to 2026-03-31
      symptoms chart draw sleep --png sleep.png --look dark
    """,
    "What to draw, such as sleep. To see all: symptoms chart list":
      "Was gezeichnet wird, zum Beispiel sleep. Alles ansehen: symptoms chart list",
    "How: line, area, bar, stacked, pie, scatter, calendar, hours, timeline, gauge, ring, histogram, before-after.":
      "Wie: line, area, bar, stacked, pie, scatter, calendar, hours, timeline, gauge, ring, histogram, before-after.",
    "So many days up to the last one. Default: 60.": "So viele Tage bis zum letzten. Ohne Angabe: 60.",
    "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
    "Also draw as many days before that.": "Auch so viele Tage davor zeichnen.",
    "Also show the numbers in a table.": "Auch die Zahlen in einer Tabelle zeigen.",
    "--days takes a whole number from 1 to 3660.": "--days braucht eine ganze Zahl von 1 bis 3660.",
    "Use --days or --from, not both.": "Verwenden Sie --days oder --from, nicht beides.",
    "Here you'll see your numbers as a picture.": "Hier sehen Sie Ihre Zahlen als Bild.",
    "Colours: standard, health, productivity, sequential, diverging, categorical.":
      "Farben: standard, health, productivity, sequential, diverging, categorical.",
    "Your own colours, such as \"#0067a5,#c2570c\".": "Eigene Farben, zum Beispiel \"#0067a5,#c2570c\".",
    "Leave out what the marks mean.": "Die Erklärung der Zeichen weglassen.",
    "Leave out the names beside and below.": "Die Beschriftung der Achsen weglassen.",
    "Leave out the lines behind the marks.": "Die Linien im Hintergrund weglassen.",
    "Save it as a drawing (SVG).": "Als Zeichnung speichern (SVG).",
    "Save it as a picture (PNG).": "Als Bild speichern (PNG).",
    "What a saved picture is for: light, dark or print. Default: light.":
      "Wofür das gespeicherte Bild ist: light, dark oder print. Ohne Angabe: light.",
    "How wide a saved picture is, in pixels. Default: 720.":
      "Wie breit das gespeicherte Bild ist, in Pixeln. Ohne Angabe: 720.",
    "--width takes a whole number from 240 to 4000.": "--width braucht eine ganze Zahl von 240 bis 4000.",
  ]
}
