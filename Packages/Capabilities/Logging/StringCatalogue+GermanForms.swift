import TrackerApplication

extension StringCatalogue {
  /// The forms of entries: what their lines and options are called, and what is said of them.
  static let germanOfForms = [
    "{what}.": "{what}.",
    "1 unfinished form": "1 angefangenes Formular", "{count} unfinished forms": "{count} angefangene Formulare",
    "What do you want to log?": "Was möchten Sie eintragen?",
    "A number chooses its line.": "Eine Zahl wählt ihre Zeile.",
    "Again: {what}": "Noch einmal: {what}", "Favourite: {name}": "Favorit: {name}",
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
    "Meal": "Mahlzeit", "Food": "Essen", "Drinks": "Getränke", "Size": "Größe", "Calories": "Kalorien",
    "Asleep": "Geschlafen", "Hours": "Stunden", "Quality": "Qualität", "Naps": "Mittagsschlaf", "Rested": "Erholt",
    "In bed": "Im Bett", "Awake": "Wach", "Woke up": "Aufgewacht", "Deep sleep": "Tiefschlaf",
    "REM sleep": "REM-Schlaf", "Light sleep": "Leichtschlaf", "How hard": "Anstrengung", "Steps": "Schritte",
    "Heart rate": "Puls", "Highest rate": "Höchster Puls", "Stress": "Stress", "With whom": "Mit wem", "Name": "Name",
    "Question": "Frage", "Answer": "Antwort", "Answered": "Beantwortet", "Symptom": "Beschwerde",
    "How bad": "Wie stark", "Where": "Wo", "Value": "Wert",
    // Options.
    "small": "klein", "normal": "normal", "large": "groß", "light": "leicht", "hard": "anstrengend",
    "something else": "etwas anderes",
  ]
}
