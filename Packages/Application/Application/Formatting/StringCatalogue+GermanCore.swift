extension StringCatalogue {
  /// What the core and the registry say in German.
  static let germanOfCore: [String: String] = [
    "error": "Fehler", "warning": "Warnung", "note": "Hinweis",
    // Errors and warnings
    "{message}: {found}": "{message}: {found}",
    "{message} ({note}: {place})": "{message} ({note}: {place})",
    "{message}. Did you mean “{nearest}”?": "{message}. Meinten Sie „{nearest}“?",
    "{message}. Allowed: {allowed}": "{message}. Möglich: {allowed}",
    "Did you mean “{nearest}”?": "Meinten Sie „{nearest}“?",
    "Found: {found}": "Gefunden: {found}",
    "Allowed: {allowed}": "Möglich: {allowed}",
    "{low} or more": "{low} oder mehr",
    // The journal
    "A newer version of the program wrote {what} in your journal":
      "Eine neuere Version des Programms hat {what} in Ihr Tagebuch geschrieben",
    "Install the newest version of the program.": "Installieren Sie die neueste Version des Programms.",
    "Your journal is damaged: {what} cannot be read": "Ihr Tagebuch ist beschädigt: {what} lässt sich nicht lesen",
    "To check the journal: {command}": "So prüfen Sie das Tagebuch: {command}",
    "the document {document}": "das Dokument {document}",
    "the definition of {condition}": "die Definition von {condition}",
    "An entry of the kind {kind} has a number that is not finite":
      "Ein Eintrag der Art {kind} hat eine Zahl, die nicht endlich ist",
    "An entry of the kind {kind} gives {metric} a number that is not finite":
      "Ein Eintrag der Art {kind} gibt {metric} eine Zahl, die nicht endlich ist",
    "The forecast of {condition} for {day} has a number that is not finite":
      "Die Vorhersage von {condition} für {day} hat eine Zahl, die nicht endlich ist",
    "The entry {entry} has the same key": "Der Eintrag {entry} hat denselben Schlüssel",
    "To delete that entry: {command}": "So löschen Sie jenen Eintrag: {command}",
    "There is no action {action} to change back": "Es gibt keine Aktion {action}, die sich zurückändern lässt",
    // The registry
    "metric": "Messgröße",
    "metric family": "Gruppe von Messgrößen",
    "log kind": "Eintragsart",
    "document kind": "Dokumentart",
    "onboarding step": "Schritt der Einrichtung",
    "part of today": "Teil von heute",
    "names of columns": "Spaltennamen",
    "health check": "Prüfung",
    "string catalogue": "Übersetzung",
  ]
}
