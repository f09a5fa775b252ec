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
      "your terminal's own": "die Ihres Terminals",
      "high contrast": "starker Kontrast",
      "for colour blindness": "für Farbenblindheit",
      "day first": "Tag zuerst",
      "month first": "Monat zuerst",
      "forever": "für immer",
      "1 month": "1 Monat",
      "{count} months": "{count} Monate",
      "{setting} is now the usual order.": "{setting} ist jetzt die übliche Reihenfolge.",
      "{setting} is now all of them.": "{setting} ist jetzt alles.",
      "Your settings file from before is kept as {path}": "Ihre Einstellungsdatei von vorher bleibt als {path}",
      "Nothing was changed, as nobody said yes": "Nichts wurde geändert, denn niemand hat zugestimmt",
      "To do it, type: {command}": "Damit es geschieht: {command}",
      "{path} is a folder, so your settings cannot be kept there":
        "{path} ist ein Ordner. Dort ist kein Platz für Einstellungen",
      "Give it another name: {command}": "Geben Sie ihm einen anderen Namen: {command}",
      "{setting} is kept in your journal. Type: {command}":
        "{setting} steht in Ihrem Tagebuch. Ändern: {command}",
      // The settings
      "Use of colour": "Farbe benutzen",
      "Use colour? With auto, colour is used when the terminal can show it.":
        "Farbe? Bei auto gibt es Farbe, wenn das Terminal sie zeigen kann.",
      "Colours": "Farben",
      "Which colours? Your terminal's own, or fixed ones for a dark or light background, or on black.":
        "Welche Farben? Die Ihres Terminals, oder feste für dunklen oder hellen Grund, oder auf Schwarz.",
      "Order of dates": "Reihenfolge im Datum",
      "How is 3/2/2026 read? dmy: day first. mdy: month first. auto: as in your region.":
        "Wie wird 3/2/2026 gelesen? dmy: Tag zuerst. mdy: Monat zuerst. auto: wie in Ihrer Region.",
      "Start of the day": "Beginn des Tages",
      "When does your day begin? Anything logged before then counts for the day before.":
        "Wann beginnt Ihr Tag? Was davor eingetragen wird, zählt zum Vortag.",
      "Language": "Sprache",
      "Which language? With system, the language of this computer.":
        "Welche Sprache? Bei system die Sprache dieses Computers.",
      "when your day begins": "wann Ihr Tag beginnt",
      "the setting {setting}": "die Einstellung {setting}",
      "Your settings.": "Ihre Einstellungen.",
      // settings list and show
      "name": "Name",
      "the usual order": "wie üblich",
      "all of them": "alle",
      "change some of them": "einige ändern",
      "change one": "eine ändern",
      "what one means, and what is allowed": "was eine bedeutet und was möglich ist",
      "In scripts, use the variable {name}.": "In Skripten hilft die Variable {name}.",
      "This setting is kept in your journal.": "Diese Einstellung steht im Tagebuch.",
      "To change it, type:": "Ändern:",
      "Some of your settings cannot be used. The defaults are used there:":
        "Einige Ihrer Einstellungen gehen so nicht. Dort gilt der Standard:",
      "Line {line}: {finding}": "Zeile {line}: {finding}",
      "The environment variable {name} has a value that cannot be used":
        "Die Umgebungsvariable {name} hat einen Wert, der nicht geht",
      "Allowed: {values}. Default: {default}.": "Möglich: {values}. Standard: {default}.",
      "settings.yaml, line {line}": "settings.yaml, Zeile {line}",
      "environment variable {name}": "Umgebungsvariable {name}",
      "your journal, since {day}": "Ihr Tagebuch, seit {day}",
      "Your data is in: {home}": "Ihre Daten liegen in: {home}",
      // settings set, reset and import
      "{setting} is {value}, as before ({origin}).": "{setting} ist {value}, wie zuvor ({origin}).",
      "{setting} is now {value} ({origin}).": "{setting} ist jetzt {value} ({origin}).",
      "{setting} is now {value} ({origin}). It was {before}.":
        "{setting} ist jetzt {value} ({origin}). Vorher: {before}.",
      "{setting} is saved as {kept}. For now {value} counts: {origin}.":
        "{setting} ist als {kept} gespeichert. Im Moment gilt {value}: {origin}.",
      "{setting}: {value} (now {before})": "{setting}: {value} (jetzt {before})",
      "This changes:": "Das ändert sich:",
      "No setting changes: they are all as they were.": "Keine Einstellung ändert sich: Alle bleiben, wie sie waren.",
      "These lines cannot be used, so they are left out:": "Diese Zeilen gehen so nicht und werden ausgelassen:",
      "Change these settings?": "Diese Einstellungen ändern?",
      "Nothing was changed": "Es wurde nichts geändert",
      "To see your settings: symptoms settings": "Ihre Einstellungen ansehen: symptoms settings",
      "To see your settings, type: symptoms settings": "Ihre Einstellungen ansehen: symptoms settings",
      "Your settings file had errors. It is kept as {path}":
        "Ihre Einstellungsdatei hatte Fehler. Sie bleibt erhalten als {path}",
      "See: {command}": "Ansehen: {command}",
      "{setting} needs a journal. Set up first": "{setting} braucht ein Tagebuch. Richten Sie es zuerst ein",
      // settings export
      "Your settings are in {file}.": "Ihre Einstellungen stehen in {file}.",
      "To read them in: {command}": "Einlesen: {command}",
      // settings retention
      "Keep entries for": "Einträge behalten für",
      "How long do you keep entries? Nothing is erased by itself: see symptoms settings retention":
        "Wie lange behalten Sie Einträge? Nichts wird von selbst gelöscht: siehe symptoms settings retention",
      "erase old entries": "alte Einträge löschen",
      "Every entry is kept.": "Alle Einträge bleiben.",
      "keep the last twelve months": "die letzten zwölf Monate behalten",
      "There is no entry from before {day}.": "Vor {day} gibt es keinen Eintrag.",
      "This was erased. It was from before {day}:": "Das ist gelöscht. Es stammte aus der Zeit vor {day}:",
      "1 deleted entry": "1 gelöschter Eintrag",
      "{count} deleted entries": "{count} gelöschte Einträge",
      "Backups and exports that you made still have it.":
        "In Sicherungen und Exporten, die Sie gemacht haben, steht es noch.",
      "If you import the same file again, its entries come back.":
        "Wenn Sie dieselbe Datei noch einmal einlesen, kommen ihre Einträge wieder.",
      "This is older than {day}:": "Das ist älter als {day}:",
      "This is older than {day}. The oldest is from {first}:":
        "Das ist älter als {day}. Das Älteste ist von {first}:",
      "Nothing is erased yet. What the program learned from it stays.":
        "Noch ist nichts gelöscht. Was das Programm daraus gelernt hat, bleibt.",
      "keep a copy first": "vorher eine Kopie machen",
      "erase it; it asks first": "es löschen; vorher wird gefragt",
      "See entries older than you want to keep, and erase them.":
        "Einträge ansehen, die älter sind, als Sie sie behalten wollen, und sie löschen.",
      """
      The setting retention says how long you keep entries. Nothing is erased by itself. Without --erase you only see \
      what would go. With --erase you type three words to confirm, and undo cannot bring the entries back.

        symptoms settings set retention 12-months
        symptoms settings retention
        symptoms settings retention --erase
        symptoms settings retention --erase --confirm "erase old entries"    for scripts
      """: """
      Die Einstellung retention sagt, wie lange Sie Einträge behalten. Nichts wird von selbst gelöscht. Ohne --erase \
      sehen Sie nur, was gelöscht würde. Mit --erase tippen Sie drei Wörter. Danach hilft auch undo nicht mehr.

        symptoms settings set retention 12-months
        symptoms settings retention
        symptoms settings retention --erase
        symptoms settings retention --erase --confirm "erase old entries"    für Skripte
      """,
      "Erase these entries for good.": "Diese Einträge endgültig löschen.",
      "Confirm in a script: “erase old entries”.": "In einem Skript bestätigen: „erase old entries“.",
      "Here you erase old entries.": "Hier löschen Sie alte Einträge.",
      "To erase them, type: {words}": "Zum Löschen tippen Sie: {words}",
      // settings edit
      "This form needs a keyboard": "Dieses Formular braucht eine Tastatur",
      "To change one setting: symptoms settings set theme dark":
        "Eine Einstellung ändern: symptoms settings set theme dark",
      "Save 1 change": "1 Änderung speichern",
      "Save {count} changes": "{count} Änderungen speichern",
      "{value} (not saved yet)": "{value} (noch nicht gespeichert)",
      "Which setting do you want to change?": "Welche Einstellung möchten Sie ändern?",
      // Errors
      "“{name}” is not a setting": "„{name}“ ist keine Einstellung",
      "“{name}” is not a setting. Did you mean “{nearest}”?":
        "„{name}“ ist keine Einstellung. Meinten Sie „{nearest}“?",
      "To see all settings, type: symptoms settings": "Alle Einstellungen ansehen: symptoms settings",
      "{setting} takes one value": "{setting} braucht genau einen Wert",
      "{setting} is kept in your journal, not in settings.yaml":
        "{setting} steht in Ihrem Tagebuch, nicht in settings.yaml",
      "The file has no settings": "In der Datei stehen keine Einstellungen",
      "lines such as colour: never": "Zeilen wie colour: never",
      "Your settings file has {count} errors": "Ihre Einstellungsdatei hat {count} Fehler",
      "Fix the file, or go back to the defaults: symptoms settings reset --all":
        "Datei verbessern, oder alles zurücksetzen: symptoms settings reset --all",
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
      "To go back to the defaults, type: symptoms settings reset --all":
        "Zurück zum Standard: symptoms settings reset --all",
      "“{old}” cannot be chosen yet. {used} is used ({origin}).":
        "„{old}“ lässt sich noch nicht wählen. Es gilt {used} ({origin}).",
      "To remove it: {line}": "Entfernen: {line}",
      "{setting} is set to “{old}”, which cannot be chosen yet. {used} is used.":
        "{setting} steht auf „{old}“. Das ist noch nicht wählbar, deshalb gilt: {used}.",
      "English": "Englisch",
      // Help
      "See or change settings.": "Einstellungen ansehen oder ändern.",
      """
      Settings of this computer are kept in settings.yaml, beside your journal. You can edit that file yourself. \
      Settings about you are kept in your journal, so that undo knows them.

      Examples:
        symptoms settings
        symptoms settings edit
        symptoms settings show theme
        symptoms settings set day_start 05:00
        symptoms settings export settings.yaml
      """: """
      Einstellungen dieses Computers stehen in settings.yaml, neben Ihrem Tagebuch. Diese Datei können Sie auch \
      selbst ändern. Einstellungen zu Ihnen stehen in Ihrem Tagebuch. So nimmt undo sie zurück.

      Beispiele:
        symptoms settings
        symptoms settings edit
        symptoms settings show theme
        symptoms settings set day_start 05:00
        symptoms settings export settings.yaml
      """,
      "See all settings.": "Alle Einstellungen ansehen.",
      "See one setting: what it means and what is allowed.":
        "Eine Einstellung ansehen: was sie bedeutet und was möglich ist.",
      "Change a setting.": "Eine Einstellung ändern.",
      "A new start of the day counts from today. Days you have already logged stay as they are.":
        "Ein neuer Tagesbeginn gilt ab heute. Was Sie schon eingetragen haben, bleibt, wie es ist.",
      "Change settings in a form.": "Einstellungen in einem Formular ändern.",
      """
      Choose a setting, then its new value. Nothing is saved until you choose to save. Type a few letters to find a \
      setting.
      """: """
      Wählen Sie eine Einstellung, dann den neuen Wert. Gespeichert wird erst, wenn Sie Speichern wählen. Ein paar \
      Buchstaben genügen, um eine Einstellung zu finden.
      """,
      "Go back to the defaults.": "Zum Standard zurückkehren.",
      """
      What is kept in your journal comes back with undo. Your settings file from before is kept as \
      settings.yaml.before. With errors in it, it is settings.yaml.broken.

        symptoms settings reset theme     one setting
        symptoms settings reset --all     all of them; it asks first
      """: """
      Was in Ihrem Tagebuch steht, kommt mit undo zurück. Ihre Einstellungsdatei von vorher bleibt als \
      settings.yaml.before erhalten, mit Fehlern als settings.yaml.broken.

        symptoms settings reset theme     eine Einstellung
        symptoms settings reset --all     alle; vorher wird gefragt
      """,
      "The name of the setting.": "Der Name der Einstellung.",
      "Its new value. To see what is allowed: symptoms settings show NAME":
        "Der neue Wert. Was möglich ist, zeigt: symptoms settings show NAME",
      "The settings to reset.": "Die Einstellungen, die zum Standard zurückkehren.",
      "Reset all settings.": "Alle Einstellungen zurücksetzen.",
      "Name a setting, or add --all for all of them.":
        "Nennen Sie eine Einstellung, oder --all für alle.",
      "Write your settings to a file.": "Ihre Einstellungen in eine Datei schreiben.",
      """
      The file is YAML, and you can edit it. It has the settings of this computer and those in your journal.

        symptoms settings export settings-mine.yaml
        symptoms settings export                     on the screen
      """: """
      Die Datei ist YAML, und Sie können sie ändern. Sie enthält die Einstellungen dieses Computers und die in Ihrem \
      Tagebuch.

        symptoms settings export settings-mine.yaml
        symptoms settings export                     auf dem Bildschirm
      """,
      "The file. Without it, or with -, the settings are shown on the screen.":
        "Die Datei. Ohne sie oder mit - stehen die Einstellungen auf dem Bildschirm.",
      "Replace a file that already exists.": "Eine vorhandene Datei ersetzen.",
      "Read settings from a file.": "Einstellungen aus einer Datei lesen.",
      """
      You see what will change, and it asks first. Lines that cannot be used are named and left out. Settings that the \
      file does not name stay as they are.

        symptoms settings import settings-mine.yaml
        symptoms settings import settings-mine.yaml --dry-run
      """: """
      Sie sehen, was sich ändert, und werden vorher gefragt. Zeilen, die nicht gehen, werden genannt und ausgelassen. \
      Einstellungen, die in der Datei nicht stehen, bleiben, wie sie sind.

        symptoms settings import settings-mine.yaml
        symptoms settings import settings-mine.yaml --dry-run
      """,
      "The file.": "Die Datei.",
      "Show what would change, but save nothing.": "Nur zeigen, was sich ändern würde, nichts speichern.",
    ])
}
