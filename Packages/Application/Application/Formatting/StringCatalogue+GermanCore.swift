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
    "{first} and {second} have different values for {metric}":
      "{first} und {second} haben verschiedene Werte für {metric}",
    "{value} out of {high}": "{value} von {high}",
    "{symptom} {value}": "{symptom} {value}", "no {symptom}": "ohne {symptom}",
    "{low} or more": "{low} oder mehr",
    // The journal
    "Another file is still being imported": "Eine andere Datei wird noch importiert",
    "Wait until it has finished, then try again. Nothing was changed.":
      "Warten Sie, bis das fertig ist. Es wurde nichts geändert.",
    "An entry of the kind {kind} has no key": "Ein Eintrag der Art {kind} hat keinen Schlüssel",
    "A newer version of the program wrote {what} in your journal":
      "Eine neuere Version hat {what} in Ihr Tagebuch geschrieben",
    "Install the newest version of the program.": "Installieren Sie die neueste Version des Programms.",
    "Your journal is damaged: {what} cannot be read": "Ihr Tagebuch ist beschädigt: {what} lässt sich nicht lesen",
    "This journal is not empty": "Dieses Tagebuch ist nicht leer",
    "Use an empty folder: --home DIR": "Nehmen Sie einen leeren Ordner: --home ORDNER",
    "The change {action} is missing": "Die Änderung {action} fehlt",
    "To check the journal: {command}": "So prüfen Sie das Tagebuch: {command}",
    "the document {document}": "das Dokument {document}",
    "the definition of {condition}": "die Definition von {condition}",
    "An entry of the kind {kind} has a number that is not finite":
      "Ein Eintrag der Art {kind} hat eine Zahl, die nicht endlich ist",
    "An entry ({kind}) gives {metric} a number that is not finite":
      "Ein Eintrag ({kind}) gibt {metric} eine unendliche Zahl",
    "A number in the forecast of {condition} for {day} is not finite":
      "Vorhersage {condition}, {day}: Eine Zahl ist unendlich",
    "The entry {entry} has the same key": "Der Eintrag {entry} hat denselben Schlüssel",
    "To delete that entry: {command}": "So löschen Sie jenen Eintrag: {command}",
    "There is no action {action} to change back": "Es gibt keine Aktion {action}, die sich zurückändern lässt",
    // Parts of the day
    "{name}, in the morning": "{name}, morgens", "{name}, in the afternoon": "{name}, nachmittags",
    "{name}, in the evening": "{name}, abends", "{name}, at night": "{name}, nachts",
    "{about} Only the morning counts.": "{about} Nur der Morgen zählt.",
    "{about} Only the afternoon counts.": "{about} Nur der Nachmittag zählt.",
    "{about} Only the evening counts.": "{about} Nur der Abend zählt.",
    "{about} Only the night counts.": "{about} Nur die Nacht zählt.",
    "Changing this as a test could harm you.": "Das zum Ausprobieren zu ändern, könnte Ihnen schaden.",
    // Tags
    "Words of your own to find it by.": "Eigene Schlagwörter, zum Wiederfinden.",
    "Use letters, digits and hyphens, and commas between several":
      "Erlaubt sind Buchstaben, Ziffern und Bindestriche, dazwischen Kommas",
    "An entry can have up to {count} tags": "Ein Eintrag kann bis zu {count} Schlagwörter haben",
    // Lines of forms that kinds of several modules have
    "Notes": "Notizen", "Tags": "Schlagwörter", "What": "Was", "How long": "Wie lange", "Distance": "Strecke",
    "Place": "Ort", "Temperature": "Temperatur", "Medicine": "Medikament",
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
