import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    AppleHealthModule.id, "de",
    germanOfReading.merging(germanOfSymptoms) { first, _ in first }.merging(germanOfTypes) { first, _ in first })

  /// What records are of, besides what is counted or measured.
  private static let germanOfTypes = [
    "Heart rate recovery": "Erholung der Herzfrequenz", "Mindful sessions": "Achtsamkeit",
    "Menstruation flow": "Stärke der Periode", "Spotting": "Schmierblutung", "Blood pressure": "Blutdruck",
    "Sleep": "Schlaf", "Days of the activity rings": "Tage der Aktivitätsringe",
    "Minutes with standing": "Minuten mit Stehen", "Steadiness of walking": "Gangsicherheit",
    "Hearing tests": "Hörtests", "Basal body temperature": "Basaltemperatur", "Energy used at rest": "Ruheenergie",
    "Body fat": "Körperfett", "Body mass index": "Body-Mass-Index", "Cervical mucus": "Zervixschleim",
    "Clinical records": "Klinische Unterlagen", "Distance by bicycle": "Strecke mit dem Rad",
    "Distance swum": "Geschwommene Strecke", "Sound levels around you": "Lautstärke der Umgebung",
    "Sound levels of headphones": "Lautstärke der Kopfhörer", "Height": "Größe", "Lean body mass": "Fettfreie Masse",
    "Ovulation tests": "Ovulationstests", "Physical effort": "Körperliche Anstrengung",
    "Records without a type": "Datensätze ohne Art", "Sexual activity": "Sexuelle Aktivität",
    "Six-minute walks": "Sechs-Minuten-Gehtests", "Sleep goals": "Schlafziele", "Speed up stairs": "Tempo treppauf",
    "Speed down stairs": "Tempo treppab", "Swimming strokes": "Schwimmzüge", "Time in daylight": "Zeit im Tageslicht",
    "Prescriptions for glasses": "Brillenrezepte", "Uneven steps": "Ungleiche Schritte",
    "Time with both feet on the ground": "Zeit mit beiden Füßen am Boden",
    "Heart rate while walking": "Puls beim Gehen", "Walking speed": "Gehtempo", "Length of steps": "Schrittlänge",
  ]

  private static let germanOfReading = [
    "Apple Health": "Apple Health", "record": "Datensatz", "Exercise": "Bewegung",
    "Export your health data again on the iPhone": "Exportieren Sie die Gesundheitsdaten auf dem iPhone noch einmal",
    "the journal has no place for it": "im Tagebuch gibt es keinen Platz dafür",
    "its time cannot be read": "die Zeit ist nicht lesbar",
    "its number cannot be read": "die Zahl ist nicht lesbar",
    "its unit is not known": "die Einheit ist nicht bekannt",
    "what it says is not known": "was darin steht, ist nicht bekannt",
    "{symptom} noticed": "{symptom} bemerkt",
    "{file} is not an export of Apple Health": "{file} ist kein Export von Apple Health",
    "On the iPhone: Health, your picture, Export All Health Data.":
      "Auf dem iPhone: Health, Ihr Bild, „Alle Gesundheitsdaten exportieren“.",
    "{file} has a beginning that no export has, so it was not read":
      "{file} beginnt wie kein Export und wurde deshalb nicht gelesen",
    "{file} holds what is not safe to read, so it was not read":
      "{file} enthält Unsicheres und wurde deshalb nicht gelesen",
    "{file} is damaged or not complete": "{file} ist beschädigt oder nicht vollständig",
    "Export your data again on the iPhone.": "Exportieren Sie die Daten auf dem iPhone noch einmal.",
    "The system's libxml2 does not work": "Die Bibliothek libxml2 des Systems funktioniert nicht",
    "Install it again, then import the file again.":
      "Installieren Sie sie neu und übernehmen Sie die Datei dann noch einmal.",
    "Import the health data of an iPhone or an Apple Watch.":
      "Gesundheitsdaten eines iPhones oder einer Apple Watch übernehmen.",
    """
    On the iPhone, open Health, tap your picture, and tap Export All Health Data. Copy export.zip to this computer. \
    You need not unpack it.

    Steps, heart rate, sleep, exercise, symptoms and more come in. What both the phone and the watch recorded counts \
    once. A later export adds what is new. What you changed or deleted stays so. To leave something out, switch it \
    off first: symptoms settings

    Examples:
      Try it first:  symptoms import apple-health export.zip --dry-run
      Import it:     symptoms import apple-health export.zip
    """: """
    Öffnen Sie auf dem iPhone die App „Health“, tippen Sie auf Ihr Bild und auf „Alle Gesundheitsdaten \
    exportieren“. Kopieren Sie export.zip auf diesen Computer. Auspacken müssen Sie sie nicht.

    Schritte, Puls, Schlaf, Sport, Beschwerden und mehr kommen herein. Was Telefon und Uhr beide aufgezeichnet haben, \
    zählt einmal. Ein späterer Export ergänzt, was neu ist. Was Sie geändert oder gelöscht haben, bleibt so. Um etwas \
    wegzulassen, schalten Sie es vorher aus: symptoms settings

    Beispiele:
      Erst ausprobieren: symptoms import apple-health export.zip --dry-run
      Übernehmen:        symptoms import apple-health export.zip
    """,
    "Name a file in it.": "Nennen Sie eine Datei darin.", "{path} is a folder": "{path} ist ein Ordner",
    "Here you import your health data.": "Hier übernehmen Sie Gesundheitsdaten.",
  ]
}
