import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    VitalsModule.id, "de", germanOfKinds.merging(germanOfMetrics) { first, _ in first })

  /// The kinds of entries: their names, fields and examples, and how they are told.
  private static let germanOfKinds = [
    "Anything else.": "Alles Weitere.",
    // Lines of forms.
    "When": "Wann", "Lowest": "Niedrigster", "Highest": "Höchster", "SDNN": "SDNN", "RMSSD": "RMSSD",
    "Energy": "Energie", "Exercise": "Bewegung", "Oxygen": "Sauerstoff", "Blood pressure": "Blutdruck",
    "Pulse": "Puls",
    // Trackers.
    "Movement": "Bewegung", "Heart": "Herz", "Exercise minutes": "Trainingsminuten",
    "Standing": "Stehen", "Resting": "In Ruhe",
    "Mean": "Mittel", "Range": "Spanne", "{value} a minute": "{value} pro Minute",
    "{value} a minute, goal {goal}": "{value} pro Minute, Ziel {goal}",
    "{count} of {goal} steps": "{count} von {goal} Schritten", "{count} of {goal} kcal": "{count} von {goal} kcal",
    "{count} of {goal} minutes": "{count} von {goal} Minuten", "{count} of {goal} hours": "{count} von {goal} Stunden",
    "{low} to {high} a minute": "{low} bis {high} pro Minute",
    // Movement.
    "movement entries": "Schritte und Strecken", "movement": "Bewegung am Tag",
    "1 movement entry": "1 Eintrag zur Bewegung am Tag",
    "{count} movement entries": "{count} Einträge zur Bewegung am Tag",
    "Log steps and more, as your phone or watch shows them for the day.":
      "Schritte und mehr eintragen, wie Telefon oder Uhr sie für den Tag zeigen.",
    "The steps of the day so far.": "Die Schritte des Tages bis jetzt.", "How many steps?": "Wie viele Schritte?",
    "How far you walked and ran.": "Wie weit Sie gegangen und gelaufen sind.", "How far was it?": "Wie weit war es?",
    "Flights of stairs.": "Stockwerke über Treppen.", "How many flights of stairs?": "Wie viele Stockwerke?",
    "Kilocalories that you used by moving.": "Kilokalorien, die Sie durch Bewegung verbraucht haben.",
    "How many kilocalories?": "Wie viele Kilokalorien?",
    "Minutes of exercise that the watch counted.": "Minuten Training, die die Uhr gezählt hat.",
    "How many minutes?": "Wie viele Minuten?",
    "Hours in which you stood up.": "Stunden, in denen Sie aufgestanden sind.",
    "In how many hours did you stand up?": "In wie vielen Stunden sind Sie aufgestanden?",
    "How many steps? Type it like this: symptoms log movement 8200":
      "Wie viele Schritte? Tippen Sie zum Beispiel: symptoms log movement 8200",
    "8,200 steps so far today": "heute bisher 8.200 Schritte",
    "with the distance and four flights of stairs": "mit der Strecke und vier Stockwerken",
    "what a watch shows, without steps": "was eine Uhr zeigt, ohne Schritte",
    "1 step": "1 Schritt", "{count} steps": "{count} Schritte", "1 flight of stairs": "1 Stockwerk",
    "{count} flights of stairs": "{count} Stockwerke", "1 kcal": "1 kcal", "{count} kcal": "{count} kcal",
    "1 exercise minute": "1 Minute Training", "{count} exercise minutes": "{count} Minuten Training",
    "1 hour with standing": "1 Stunde mit Stehen", "{count} hours with standing": "{count} Stunden mit Stehen",
    // Heart.
    "heart readings": "Werte vom Herzen", "heart reading": "Wert vom Herzen", "1 heart reading": "1 Wert vom Herzen",
    "{count} heart readings": "{count} Werte vom Herzen",
    "Log your heart rate, and what else a watch says of your heart.":
      "Den Puls eintragen, und was eine Uhr sonst vom Herzen sagt.",
    "Beats a minute.": "Schläge je Minute.", "What was your heart rate?": "Wie hoch war Ihr Puls?",
    "What you were doing. A resting rate is counted apart.": "Was Sie getan haben. Der Ruhepuls zählt für sich.",
    "“{typed}” does not say what you were doing": "„{typed}“ sagt nicht, was Sie getan haben",
    "The lowest of the day.": "Der niedrigste des Tages.",
    "What was your lowest heart rate?": "Wie hoch war Ihr niedrigster Puls?",
    "The highest of the day.": "Der höchste des Tages.",
    "What was your highest heart rate?": "Wie hoch war Ihr höchster Puls?",
    "Variability as SDNN, which some watches show.":
      "Herzratenvariabilität als SDNN, wie manche Uhren sie zeigen.",
    "Variability as RMSSD, which most watches and rings show.":
      "Herzratenvariabilität als RMSSD, wie die meisten Uhren und Ringe sie zeigen.",
    "What was the variability?": "Wie hoch war die Herzratenvariabilität?",
    "VO₂max, also called cardio fitness.": "VO₂max, auch Cardiofitness genannt.",
    "What was VO₂max?": "Wie hoch war VO₂max?",
    "What was your heart rate? Type it like this: symptoms log heart 62":
      "Wie hoch war Ihr Puls? Tippen Sie zum Beispiel: symptoms log heart 62",
    "The heart rate has to be between the lowest and the highest. Check min and max":
      "Der Puls muss zwischen min und max liegen. Prüfen Sie beide",
    "a resting heart rate": "ein Ruhepuls", "after exercise": "nach Bewegung",
    "what a watch shows for the day": "was eine Uhr für den Tag zeigt",
    "heart rate {value}": "Puls {value}", "lowest {value}": "niedrigster {value}",
    "highest {value}": "höchster {value}",
    "resting": "in Ruhe", "sitting": "im Sitzen", "standing": "im Stehen", "lying": "im Liegen",
    "active": "in Bewegung",
    "HRV (SDNN) {value} ms": "HRV (SDNN) {value} ms", "HRV (RMSSD) {value} ms": "HRV (RMSSD) {value} ms",
    "VO₂max {value}": "VO₂max {value}",
    // Blood pressure.
    "blood pressure readings": "Blutdruckwerte", "blood pressure": "Blutdruck",
    "1 blood pressure reading": "1 Blutdruckwert", "{count} blood pressure readings": "{count} Blutdruckwerte",
    "Log your blood pressure.": "Den Blutdruck eintragen.",
    "The upper and the lower number, in mmHg.": "Der obere und der untere Wert, in mmHg.",
    "What was your blood pressure?": "Wie hoch war Ihr Blutdruck?",
    "The pulse that the cuff shows.": "Der Puls, den das Gerät zeigt.",
    "What was your pulse?": "Wie hoch war der Puls?",
    "The first number has to be larger than the second, as in 128/82. Check both":
      "Der erste Wert muss größer als der zweite sein, wie bei 128/82",
    "Did you mean {upper}/{lower}? Mostly it is between {low} and {high}.":
      "Meinten Sie {upper}/{lower}? Meist liegt der Blutdruck zwischen {low} und {high}.",
    "“{field}” is mostly between {low} and {high}": "„{field}“ liegt meist zwischen {low} und {high}",
    "Check the number. If it is right, add --yes.":
      "Prüfen Sie die Zahl. Wenn sie stimmt, ergänzen Sie --yes.",
    "128 over 82": "128 zu 82", "with the pulse, at half past seven": "mit dem Puls, um halb acht",
    "blood pressure {upper}/{lower}": "Blutdruck {upper}/{lower}", "pulse {value}": "Puls {value}",
    // Glucose.
    "blood glucose readings": "Blutzuckerwerte", "blood glucose": "Blutzucker",
    "1 blood glucose reading": "1 Blutzuckerwert", "{count} blood glucose readings": "{count} Blutzuckerwerte",
    "Log your blood glucose.": "Den Blutzucker eintragen.",
    "In mg/dl or mmol/l. Numbers below 10 are mmol/l.": "In mg/dl oder mmol/l. Zahlen unter 10 sind mmol/l.",
    "What was your blood glucose?": "Wie hoch war Ihr Blutzucker?", "When it was.": "Wann es war.",
    "“{typed}” does not say when it was": "„{typed}“ sagt nicht, wann es war",
    "97 mg/dl, before eating in the morning": "97 mg/dl, morgens nüchtern",
    "5.4 mmol/l, after a meal": "5,4 mmol/l, nach dem Essen",
    "fasting": "nüchtern", "before a meal": "vor dem Essen", "after a meal": "nach dem Essen",
    "at bedtime": "vor dem Schlafen",
    // Temperature.
    "temperatures": "Temperaturen", "temperature": "Temperatur", "1 temperature": "1 Temperatur",
    "{count} temperatures": "{count} Temperaturen", "Log your body temperature.": "Die Körpertemperatur eintragen.",
    "In °C or °F.": "In °C oder °F.", "What was your temperature?": "Wie hoch war Ihre Temperatur?",
    "Where you measured it.": "Wo Sie gemessen haben.",
    "“{typed}” does not say where you measured": "„{typed}“ sagt nicht, wo Sie gemessen haben",
    "38.2 °C": "38,2 °C", "100.8 °F, in the ear": "100,8 °F, im Ohr", "mouth": "im Mund", "ear": "im Ohr",
    "forehead": "an der Stirn", "armpit": "unter der Achsel", "rectal": "im Po", "wrist": "am Handgelenk",
    // Oxygen and breathing.
    "oxygen readings": "Sauerstoffwerte", "oxygen reading": "Sauerstoffwert", "1 oxygen reading": "1 Sauerstoffwert",
    "{count} oxygen readings": "{count} Sauerstoffwerte",
    "Log the oxygen in your blood.": "Den Sauerstoff im Blut eintragen.",
    "In percent.": "In Prozent.",
    "What was your blood oxygen, in percent?": "Wie viel Prozent Sauerstoff waren im Blut?", "97 percent": "97 Prozent",
    "oxygen {value}%": "Sauerstoff {value} %",
    "breathing rates": "Atemfrequenzen", "breathing rate": "Atemfrequenz", "1 breathing rate": "1 Atemfrequenz",
    "{count} breathing rates": "{count} Atemfrequenzen",
    "Log how fast you breathe.": "Eintragen, wie schnell Sie atmen.",
    "Breaths a minute.": "Atemzüge je Minute.", "How many breaths a minute?": "Wie viele Atemzüge je Minute?",
    "14 breaths a minute": "14 Atemzüge je Minute", "{value} breaths a minute": "{value} Atemzüge je Minute",
    // Hours.
    "hourly values": "Werte der Stunden", "1 day of hourly values": "1 Tag mit Werten der Stunden",
    "{count} days of hourly values": "{count} Tage mit Werten der Stunden",
    "What a watch or a phone counted in each hour of a day.":
      "Was eine Uhr oder ein Telefon in jeder Stunde eines Tages gezählt hat.",
    "Steps by the hours of the day.": "Die Schritte nach Stunden des Tages.",
    "Active energy by the hours of the day, in kcal.": "Die aktive Energie nach Stunden des Tages, in kcal.",
    "The mean, the lowest and the highest heart rate by the hours of the day.":
      "Mittel, niedrigster und höchster Puls nach Stunden des Tages.",
    "How the heart rate fell after exercise.": "Wie der Puls nach dem Sport fiel.",
    "values of 1 hour": "Werte von 1 Stunde", "values of {count} hours": "Werte von {count} Stunden",
    // Weight.
    "weights": "Gewichte", "weight": "Gewicht", "1 weight": "1 Gewicht", "{count} weights": "{count} Gewichte",
    "Log your weight.": "Das Gewicht eintragen.",
    "In kg, lb, or stone and pounds. Without a unit it is in the unit of your settings.":
      "In kg, lb oder Stone und Pfund. Ohne Einheit zählt die aus Ihren Einstellungen.",
    "What was your weight?": "Wie viel haben Sie gewogen?", "70.4 kilograms": "70,4 Kilogramm",
    "155 pounds": "155 Pfund (lb)", "11 stone 2 pounds": "11 Stone 2 Pfund (lb)",
  ]

  /// What is measured, for authors of packs.
  private static let germanOfMetrics = [
    "The highest count of the day. Counts of one day are never added up.":
      "Die höchste Zahl des Tages. Zahlen eines Tages werden nie zusammengezählt.",
    "The mean of what was logged that day.": "Das Mittel dessen, was an dem Tag eingetragen wurde.",
    "The lowest of the day's lowest values, not of single readings.":
      "Der niedrigste der niedrigsten Werte des Tages, nicht der einzelnen Messungen.",
    "The highest of the day's highest values, not of single readings.":
      "Der höchste der höchsten Werte des Tages, nicht der einzelnen Messungen.",
    "The last weight of the day.": "Das letzte Gewicht des Tages.",
    "Steps": "Schritte", "Distance on foot": "Strecke zu Fuß", "Flights of stairs": "Stockwerke",
    "Active energy": "Aktive Energie", "Exercise minutes of a watch": "Trainingsminuten einer Uhr",
    "Hours with standing": "Stunden mit Stehen", "Heart rate": "Puls", "Lowest heart rate": "Niedrigster Puls",
    "Highest heart rate": "Höchster Puls", "Resting heart rate": "Ruhepuls",
    "Heart rate variability (SDNN)": "Herzratenvariabilität (SDNN)",
    "Heart rate variability (RMSSD)": "Herzratenvariabilität (RMSSD)", "VO₂max": "VO₂max",
    "Upper blood pressure": "Oberer Blutdruck", "Lower blood pressure": "Unterer Blutdruck",
    "Blood glucose": "Blutzucker", "Oxygen in the blood": "Sauerstoff im Blut",
    "Body temperature": "Körpertemperatur", "Temperature at the wrist": "Temperatur am Handgelenk",
    "Breaths": "Atemzüge", "Weight": "Gewicht",
    // Units.
    "steps": "Schritte", "flights": "Stockwerke", "kcal": "kcal", "minutes": "Minuten", "hours": "Stunden",
    "beats a minute": "Schläge je Minute", "breaths a minute": "Atemzüge je Minute", "km": "km", "ms": "ms", "%": "%",
    "°C": "°C", "mmHg": "mmHg", "mg/dl": "mg/dl", "ml/kg/min": "ml/kg/min",
  ]
}
