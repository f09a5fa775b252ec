import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    SettingsModule.id, "de",
    [
      // Files in the home folder.
      "Your settings on this computer.": "Ihre Einstellungen auf diesem Computer.",
      "unfinished copies of the settings file were removed":
        "Unfertige Kopien der Einstellungsdatei wurden entfernt",
      "a command was ended and left an unfinished copy of the settings file":
        "Ein Befehl wurde beendet und ließ eine unfertige Kopie der Einstellungsdatei zurück",
      "To remove it, type: symptoms doctor --fix": "Entfernen: symptoms doctor --fix",
      // The settings
      "Use colour? With auto, colour is used when the terminal can show it.":
        "Farbe? Bei auto gibt es Farbe, wenn das Terminal sie zeigen kann.",
      "Which colours? Your terminal's own, or high contrast on dark or light.":
        "Welche Farben? Die Ihres Terminals, oder hoher Kontrast auf dunkel oder hell.",
      "How is 3/2/2026 read? dmy: day first. mdy: month first. auto: as in your region.":
        "Wie wird 3/2/2026 gelesen? dmy: Tag zuerst. mdy: Monat zuerst. auto: wie in Ihrer Region.",
      "When does your day begin? Anything logged before then counts for the day before.":
        "Wann beginnt Ihr Tag? Was davor eingetragen wird, zählt zum Vortag.",
      "Which language? With system, the language of this computer.":
        "Welche Sprache? Bei system die Sprache dieses Computers.",
      "when your day begins": "wann Ihr Tag beginnt",
      "{low} to {high}": "{low} bis {high}",
      "{default}, or a whole path that begins with /": "{default} oder ein ganzer Pfad, der mit / beginnt",
      "some of {words}, with commas between them": "einige von {words}, durch Kommas getrennt",
      // settings list and get
      "Allowed: {values}.": "Möglich: {values}.",
      "Allowed: {values}. Default: {default}.": "Möglich: {values}. Standard: {default}.",
      "default": "Standard",
      "settings.yaml, line {line}": "settings.yaml, Zeile {line}",
      "environment variable {name}": "Umgebungsvariable {name}",
      "your journal, since {day}": "Ihr Tagebuch, seit {day}",
      "To change a setting, type its name and a value:": "Ändern mit Name und Wert:",
      "Your data is in: {home}": "Ihre Daten liegen in: {home}",
      // settings set and reset
      "{setting} is {value}, as before ({origin}).": "{setting} ist {value}, wie zuvor ({origin}).",
      "{setting} is now {value} ({origin}).": "{setting} ist jetzt {value} ({origin}).",
      "{setting} is now {value} ({origin}). It was {before}.":
        "{setting} ist jetzt {value} ({origin}). Vorher: {before}.",
      "Your settings file had errors. It is kept as {path}":
        "Ihre Einstellungsdatei hatte Fehler. Sie bleibt erhalten als {path}",
      // Errors
      "“{name}” is not a setting": "„{name}“ ist keine Einstellung",
      "“{name}” is not a setting. Did you mean “{nearest}”?":
        "„{name}“ ist keine Einstellung. Meinten Sie „{nearest}“?",
      "To see all settings, type: symptoms settings": "Alle Einstellungen ansehen: symptoms settings",
      "“{value}” is not allowed for {setting}": "„{value}“ geht bei {setting} nicht",
      "{setting} needs a value": "{setting} braucht einen Wert",
      "{setting} takes one value": "{setting} nimmt einen einzigen Wert",
      "{setting} cannot be set in this file": "{setting} lässt sich in dieser Datei nicht einstellen",
      "{setting} is kept in your journal, not in settings.yaml":
        "{setting} steht in Ihrem Tagebuch, nicht in settings.yaml",
      "The file has no settings": "In der Datei stehen keine Einstellungen",
      "lines such as colour: never": "Zeilen wie colour: never",
      "Your settings file has {count} errors": "Ihre Einstellungsdatei hat {count} Fehler",
      "Fix the file, or go back to the defaults: symptoms settings reset":
        "Beheben Sie den Fehler, oder zurück zum Standard: symptoms settings reset",
      "{path} cannot be opened": "{path} lässt sich nicht öffnen",
      "{path} cannot be saved": "{path} lässt sich nicht speichern",
      "{path} cannot be removed": "{path} lässt sich nicht löschen",
      "{path} cannot be renamed": "{path} lässt sich nicht umbenennen",
      "Check the permissions of its folder and the space on your disk.":
        "Prüfen Sie die Rechte des Ordners und den freien Speicherplatz.",
      // doctor
      "Settings": "Einstellungen",
      "no errors": "keine Fehler",
      "the settings file cannot be read": "Die Einstellungsdatei ist nicht lesbar",
      "To go back to the defaults, type: symptoms settings reset": "Zurück zum Standard: symptoms settings reset",
      "“{old}” cannot be chosen yet. {used} is used ({origin}).":
        "„{old}“ lässt sich noch nicht wählen. Es gilt {used} ({origin}).",
      "To remove it: {line}": "Entfernen: {line}",
      "{setting} is set to “{old}”, which cannot be chosen yet. {used} is used.":
        "{setting} steht auf „{old}“. Das ist noch nicht wählbar, deshalb gilt: {used}.",
      "English": "Englisch",
      // Help
      "See or change settings.": "Einstellungen ansehen oder ändern.",
      """
      Most settings are kept in settings.yaml, beside your journal. You can edit that file yourself. When your day \
      begins is kept in your journal.

      EXAMPLES
        symptoms settings list
        symptoms settings set colour never
        symptoms settings set day_start 05:00
      """: """
      Die meisten Einstellungen stehen in settings.yaml, neben Ihrem Tagebuch. Diese Datei können Sie auch selbst \
      ändern. Wann Ihr Tag beginnt, steht in Ihrem Tagebuch.

      BEISPIELE
        symptoms settings list
        symptoms settings set colour never
        symptoms settings set day_start 05:00
      """,
      "See all settings, and what each can be set to.": "Alle Einstellungen ansehen, und was möglich ist.",
      "See one setting.": "Eine Einstellung ansehen.",
      "Change a setting.": "Eine Einstellung ändern.",
      "A new start of the day counts from today. Days you have already logged stay as they are.":
        "Ein neuer Tagesbeginn gilt ab heute. Was Sie schon eingetragen haben, bleibt, wie es ist.",
      "Go back to the defaults.": "Zum Standard zurückkehren.",
      "This also replaces a settings file that has errors. The old file is kept as settings.yaml.broken.":
        "Das ersetzt auch eine Einstellungsdatei mit Fehlern. Die alte Datei bleibt als settings.yaml.broken erhalten.",
      "The name of the setting.": "Der Name der Einstellung.",
      "Its new value. To see what is allowed: symptoms settings":
        "Der neue Wert. Was möglich ist, zeigt: symptoms settings",
      "The settings to reset. Without any, all of them.":
        "Die Einstellungen, die zum Standard zurückkehren. Ohne Angabe alle.",
      // Before anyone is set up.
      "This setting is kept in your journal.": "Diese Einstellung steht im Tagebuch.",
    ])
}
