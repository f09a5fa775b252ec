extension StringCatalogue {
  /// What is said of settings.
  static let germanOfSettings: [String: String] = [
    "default": "Standard",
    "your journal": "Ihr Tagebuch",
    "{low} to {high}": "{low} bis {high}",
    "{default}, or a whole path that begins with /": "{default} oder ein ganzer Pfad, der mit / beginnt",
    "none, or hours such as 09:00-17:00, with commas between them":
      "none, oder Zeiten wie 09:00-17:00, mit Kommas dazwischen",
    "{default}, or a colour such as #2f6b4f": "{default} oder eine Farbe wie #2f6b4f",
    "some of {words}, with commas between them": "einige von {words}, durch Kommas getrennt",
    "none, or some of {words}, with commas between them": "none oder einige von {words}, durch Kommas getrennt",
    "“{value}” is not allowed for {setting}": "„{value}“ geht bei {setting} nicht",
    "{setting} needs a value": "{setting} braucht einen Wert",
    "on": "an",
    "off": "aus",
    "none": "keine",
    "automatic": "automatisch",
    "always": "immer",
    "never": "nie",
    "yes": "ja",
    "no": "nein",
    "daily": "täglich",
    "weekly": "wöchentlich",
    "monthly": "monatlich",
    "light colours": "helle Farben",
    "dark colours": "dunkle Farben",
    "as this computer": "wie dieser Computer",
    "km, kg, ml and °C": "km, kg, ml und °C",
    "miles, pounds, ounces and °F": "Meilen, Pfund, Unzen und °F",
    // What they are about.
    "On the screen": "Auf dem Bildschirm",
    "Language, dates and units": "Sprache, Datum und Einheiten",
    "Your day": "Ihr Tag",
    "What you log": "Was Sie eintragen",
    "Reminders": "Erinnerungen",
    "Reports and pages": "Berichte und Seiten",
    "Your data": "Ihre Daten",
    "Other settings": "Weitere Einstellungen",
    "Tips": "Tipps",
    "Show tips after an answer, such as how to undo it?":
      "Tipps nach einer Antwort zeigen, etwa wie Sie etwas zurücknehmen?",
    "Units": "Einheiten",
    "Which units are shown: km, kg, ml and °C, or miles, pounds, ounces and °F? You can always type either.":
      "Welche Einheiten? metric: km, kg, ml, °C. us: Meilen, Pfund, Unzen, °F. Tippen können Sie immer beides.",
    "Tables to export": "Tabellen im Export",
    "What may export entries write? Symptoms and check-ins always are. A copy with export all has everything.":
      """
    Was darf export entries schreiben? Beschwerden und Befinden immer. Eine Kopie mit export all enthält alles.
    """,
    // What is collected.
    "Health": "Gesundheit",
    "Log sleep, food, exercise, medicines and stress? Symptoms and check-ins are always logged.":
      "Schlaf, Essen, Bewegung, Medikamente und Stress eintragen? Beschwerden und Befinden immer.",
    "Phone use": "Handynutzung",
    "Log how you use your phone?": "Eintragen, wie Sie Ihr Handy nutzen?",
    "Notes on your day": "Notizen zum Tag",
    "Log what you write about your day, such as the note of a check-in?":
      "Eintragen, was Sie über Ihren Tag schreiben, etwa die Notiz zum Befinden?",
    "Places": "Orte",
    "Log where you are, and the weather there?": "Eintragen, wo Sie sind, und das Wetter dort?",
    "Nothing was saved: {setting} is off": "Es wurde nichts gespeichert: {setting} ist ausgeschaltet",
    "To switch it on: {command}": "Einschalten: {command}",
    "1 entry was left out, because {setting} is off.":
      "1 Eintrag wurde ausgelassen, weil {setting} ausgeschaltet ist.",
    "{count} entries were left out, because {setting} is off.":
      "{count} Einträge wurden ausgelassen, weil {setting} ausgeschaltet ist.",
    "1 entry was left out, because export.contents does not name its category.":
      "1 Eintrag wurde ausgelassen, weil export.contents seine Kategorie nicht nennt.",
    "1 part was left out, because export.contents does not name its category.":
      "1 Teil fehlt, weil export.contents seine Kategorie nicht nennt.",
    "{count} parts were left out, because export.contents does not name their category.":
      "{count} Teile fehlen, weil export.contents ihre Kategorie nicht nennt.",
    "1 pattern was left out, because export.contents does not name its category.":
      "1 Muster fehlt, weil export.contents seine Kategorie nicht nennt.",
    "{count} patterns were left out, because export.contents does not name their category.":
      "{count} Muster fehlen, weil export.contents ihre Kategorie nicht nennt.",
    "{count} entries were left out, because export.contents does not name their category.":
      "{count} Einträge wurden ausgelassen, weil export.contents ihre Kategorie nicht nennt.",
    "Count what you use": "Nutzung zählen",
    "Count which parts of the program you use? The counts stay on this computer and hold nothing you logged.":
      "Zählen, welche Teile Sie nutzen? Die Zahlen bleiben auf diesem Computer und enthalten keine Einträge.",
    "Which parts of the program you used, if you agreed to count them.":
      "Welche Teile des Programms Sie genutzt haben, falls Sie dem Zählen zugestimmt haben.",
    "The log cannot be written to {path}": "Das Protokoll lässt sich nicht in {path} schreiben",
    "Set another file: SYMPTOMS_LOG=info:/tmp/log":
      "Nehmen Sie eine andere Datei: SYMPTOMS_LOG=info:/tmp/log",
    // Amounts
    "{number} kg": "{number} kg",
    "{number} lb": "{number} lb",
    "{number} cm": "{number} cm",
    "{feet} ft {inches} in": "{feet} ft {inches} in",
    "{number} ml": "{number} ml",
    "{number} l": "{number} l",
    "{number} fl oz": "{number} fl oz",
    "{number} °C": "{number} °C",
    "{number} °F": "{number} °F",
    "{number} hPa": "{number} hPa", "{number} inHg": "{number} inHg", "{number} km/h": "{number} km/h",
    "{number} mph": "{number} mph", "{number} mm": "{number} mm", "{number} in": "{number} Zoll",
    "{number} yards": "{number} Yards", "{number} mg/dl ({other} mmol/l)": "{number} mg/dl ({other} mmol/l)",
    "1 mile": "1 Meile",
    "{number} miles": "{number} Meilen",
  ]
}
