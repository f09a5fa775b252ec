import TrackerApplication

extension StringCatalogue {
  /// The words of pages, for modules that write some to add to the registry.
  public static let germanOfPages = StringCatalogue(
    "pages", "de",
    [
      "Skip to the content": "Zum Inhalt",
      "Show the numbers": "Die Zahlen zeigen",
      "not known": "nicht bekannt",
      "done:": "erledigt:",
      "fine:": "gut:",
      "note:": "Achtung:",
      "open:": "offen:",
      "wrong:": "falsch:",
      "No PDF was made: neither chromium nor weasyprint is on this computer":
        "Es entstand kein PDF: chromium und weasyprint sind nicht da",
      "Install one of them. Or save the report as HTML, and print that":
        "Installieren Sie eines davon. Oder drucken Sie den Bericht als HTML",
      "No PDF was made: the program that prints it failed": "Es entstand kein PDF: Das Drucken ist gescheitert",
      "Save the report as HTML and print it from your browser":
        "Speichern Sie den Bericht als HTML, und drucken Sie ihn aus dem Browser",
    ])
}
