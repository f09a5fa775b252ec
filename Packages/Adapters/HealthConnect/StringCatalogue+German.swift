import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    HealthConnectModule.id, "de",
    [
      "Health Connect": "Health Connect", "record": "Datensatz",
      "Export from Health Connect on the phone again": "Exportieren Sie auf dem Telefon noch einmal aus Health Connect",
      "{file} is not an export of Health Connect": "{file} ist kein Export von Health Connect",
      "On the phone: Health Connect, Manage data, Backup and restore, Export.":
        "Auf dem Telefon: Health Connect, Daten verwalten, Sichern, Exportieren.",
      "There is no file {path}": "Die Datei {path} gibt es nicht",
      "Check the name and the folder.": "Prüfen Sie Name und Ordner.",
      "{file} holds what is not safe to read, so it was not read":
        "{file} enthält Unsicheres und wurde deshalb nicht gelesen",
      "{file} is damaged or not complete": "{file} ist beschädigt oder nicht vollständig",
      "Export your data again on the phone.": "Exportieren Sie die Daten auf dem Telefon noch einmal.",
      "its time cannot be read": "die Zeit ist nicht lesbar",
      "its number cannot be read": "die Zahl ist nicht lesbar",
      "what it says is not known": "was darin steht, ist nicht bekannt",
      // What its tables hold
      "Intensity of activity": "Intensität der Aktivität", "Basal body temperature": "Basaltemperatur",
      "Basal metabolic rate": "Grundumsatz", "Blood pressure": "Blutdruck", "Body fat": "Körperfett",
      "Body water": "Körperwasser", "Bone mass": "Knochenmasse", "Cervical mucus": "Zervixschleim",
      "Pedalling rate": "Trittfrequenz", "Height climbed": "Höhenmeter", "Workouts": "Training", "Heart rate": "Puls",
      "Height": "Größe", "Spotting": "Schmierblutung", "Lean body mass": "Fettfreie Masse",
      "Menstruation flow": "Stärke der Periode", "Menstruation period": "Periode", "Mindful sessions": "Achtsamkeit",
      "Nutrition": "Ernährung", "Ovulation tests": "Ovulationstests", "Planned workouts": "Geplantes Training",
      "Power": "Leistung", "Sexual activity": "Sexuelle Aktivität", "Skin temperature": "Hauttemperatur",
      "Sleep": "Schlaf", "Sleep stages": "Schlafphasen", "Speed": "Geschwindigkeit", "Step rate": "Schrittfrequenz",
      "Total energy": "Gesamtenergie", "Wheelchair pushes": "Anschübe mit dem Rollstuhl",
      "the journal has no place for it": "im Tagebuch gibt es keinen Platz dafür",
      "Import the health data of an Android phone.": "Gesundheitsdaten eines Android-Telefons übernehmen.",
      """
      On the phone, open Health Connect and export your data. Copy the zip file to this computer. You need not unpack \
      it.

      What several apps recorded at the same time counts once. A later export adds what is new. What you changed or \
      deleted stays so.

      Examples:
        Try it first:  symptoms import health-connect Health_Connect.zip --dry-run
        Import it:     symptoms import health-connect Health_Connect.zip
      """: """
      Öffnen Sie auf dem Telefon Health Connect und exportieren Sie Ihre Daten. Kopieren Sie die Zip-Datei auf diesen \
      Computer. Auspacken müssen Sie sie nicht.

      Was mehrere Apps zur selben Zeit aufgezeichnet haben, zählt einmal. Ein späterer Export ergänzt Neues. Was Sie \
      geändert oder gelöscht haben, bleibt so.

      Beispiele:
        Erst probieren:  symptoms import health-connect Health_Connect.zip --dry-run
        Übernehmen:      symptoms import health-connect Health_Connect.zip
      """,
      "file": "Datei",
      "Here you import your health data.": "Hier übernehmen Sie Gesundheitsdaten.",
    ])
}
