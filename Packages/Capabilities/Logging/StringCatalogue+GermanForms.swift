import TrackerApplication

extension StringCatalogue {
  /// The forms of entries: what their lines and options are called, and what is said of them.
  static let germanOfForms = [
    "{what}.": "{what}.",
    "1 unfinished form": "1 angefangenes Formular", "{count} unfinished forms": "{count} angefangene Formulare",
    "What do you want to log?": "Was möchten Sie eintragen?",
    "A number chooses its line.": "Eine Zahl wählt ihre Zeile.",
    "Again: {what}": "Noch einmal: {what}", "Favourite: {name}": "Favorit: {name}", "Pressure change": "Druckänderung",
    "To see what you can log: symptoms log --help": "Was Sie eintragen können: symptoms log --help",
    "Change {what}": "Ändern: {what}",
    "You started this at {time}. What you typed is still here.":
      "Sie haben um {time} angefangen. Was Sie getippt haben, ist noch da.",
    "You started this on {day}. What you typed is still here.":
      "Sie haben am {day} angefangen. Was Sie getippt haben, ist noch da.",
    "There is an unfinished form for {day}. To finish it: {command}":
      "Für {day} ist noch ein Formular offen. Weiter: {command}",
    "To change the text: symptoms journal edit {id}": "Den Text ändern: symptoms journal edit {id}",
    "Fill in at least one line.": "Füllen Sie mindestens eine Zeile aus.",
    "Another command changed this entry meanwhile. Enter saves what you typed.":
      "Ein anderer Befehl hat diesen Eintrag inzwischen geändert. Enter speichert, was Sie getippt haben.",
    "{message}. {recovery}": "{message}. {recovery}",
    "Stopped. What you typed is kept. To continue: {command}":
      "Angehalten. Was Sie getippt haben, bleibt da. Weiter: {command}",
    "Nothing was saved. To start again: {command}": "Es wurde nichts gespeichert. Neu anfangen: {command}",
    "“{command}” is not complete: {name} is missing": "„{command}“ ist nicht vollständig: {name} fehlt",
    "“{typed}” is not a time of day, such as 14:30": "„{typed}“ ist keine Uhrzeit wie 14:30",
    "When it was. Write it like 14:30 or 3pm.": "Wann es war. Schreiben Sie es wie 14:30 oder 15 Uhr.",
    "Which day it was. Write it like yesterday, monday or 2026-11-20.":
      "Welcher Tag es war. Schreiben Sie es wie gestern, montag oder 2026-11-20.",
    "Time": "Uhrzeit", "Day": "Tag", "now": "jetzt", "today": "heute",
    "{words} ({low} to {high}): {about}": "{words} ({low} bis {high}): {about}",
    // Lines.
    "Notes": "Notizen", "Tags": "Schlagwörter", "How long": "Wie lange", "Meal": "Mahlzeit", "Food": "Essen",
    "Drinks": "Getränke", "Size": "Größe", "Calories": "Kalorien", "Amount": "Menge", "What": "Was",
    "Asleep": "Geschlafen", "Hours": "Stunden", "Quality": "Qualität", "Naps": "Mittagsschlaf", "Rested": "Erholt",
    "In bed": "Im Bett", "Awake": "Wach", "Woke up": "Aufgewacht", "Deep sleep": "Tiefschlaf",
    "REM sleep": "REM-Schlaf", "Light sleep": "Leichtschlaf", "How hard": "Anstrengung", "Distance": "Strecke",
    "Steps": "Schritte", "Heart rate": "Puls", "Highest rate": "Höchster Puls", "Stress": "Stress", "Place": "Ort",
    "With whom": "Mit wem", "Name": "Name", "Question": "Frage", "Answer": "Antwort",
    "Answered": "Beantwortet", "Symptom": "Beschwerde", "How bad": "Wie stark",
    "Where": "Wo", "Medicine": "Medikament", "Dose": "Dosis", "Taken": "Genommen", "Before": "Vorher",
    "After": "Nachher", "Used for": "Zweck", "Sort": "Art", "Temperature": "Temperatur",
    "Humidity": "Luftfeuchte", "Air pressure": "Luftdruck", "Wind": "Wind", "Rain": "Regen", "Breaths": "Atemzüge",
    "When": "Wann", "Lowest": "Niedrigster", "Highest": "Höchster", "SDNN": "SDNN", "RMSSD": "RMSSD",
    "VO₂max": "VO₂max", "Flights of stairs": "Stockwerke", "Energy": "Energie", "Exercise": "Bewegung",
    "Standing": "Stehen", "Oxygen": "Sauerstoff", "Blood pressure": "Blutdruck", "Pulse": "Puls", "Weight": "Gewicht",
    "Blood glucose": "Blutzucker", "Value": "Wert", "Flow": "Stärke der Blutung", "Fasted": "Gefastet",
    "Goal": "Ziel", "Pauses in all": "Pausen im Ganzen", "Pauses": "Pausen", "Effect": "Auswirkung",
    "Condition": "Erkrankung", "Title": "Titel", "Text": "Text", "Mood": "Stimmung", "Activities": "Aktivitäten",
    "Categories": "Bereiche", "Keywords": "Stichwörter",
    "Social apps": "Soziale Apps", "Entertainment": "Unterhaltung", "Learning apps": "Lern-Apps", "Games": "Spiele",
    "Tools": "Werkzeuge", "Other apps": "Andere Apps", "Times of apps": "Zeiten von Apps",
    // Options.
    "small": "klein", "normal": "normal", "large": "groß", "taken": "genommen", "light": "leicht",
    "hard": "anstrengend", "medium": "mittel",
    "heavy": "stark", "something else": "etwas anderes", "taken late": "später genommen", "it started": "begonnen",
    "it ended": "beendet", "a flare day": "ein Schubtag", "no flare": "kein Schub", "before a meal": "vor dem Essen",
    "after a meal": "nach dem Essen", "at bedtime": "vor dem Schlafen", "after exercise": "nach Bewegung",
  ]
}
