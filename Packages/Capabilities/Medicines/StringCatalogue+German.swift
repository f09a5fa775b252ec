import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    MedicinesModule.id, "de",
    [kind, words, faults, help, germanOfReports, germanOfTreatment].reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    })

  private static let kind = [
    // As a candidate factor.
    "a skipped dose": "eine ausgelassene Dosis",
    // The kind of entry.
    "Taken": "Genommen", "Before": "Vorher", "After": "Nachher", "Used for": "Zweck", "Sort": "Art",
    "taken late": "später genommen",
    "medication": "Medikamente", "medicines": "Medikamente", "medicine": "Medikament", "1 medicine": "1 Medikament",
    "{count} medicines": "{count} Medikamente",
    "Log a medicine you took.": "Ein Medikament eintragen.",
    "Which medicine. Your list of medicines fills in the rest.":
      "Welches Medikament. Ihre Medikamentenliste ergänzt den Rest.",
    "Which medicine was it?": "Welches Medikament war es?",
    "How much, such as 400mg.": "Wie viel, etwa 400mg.",
    "Whether you took it. Without it, you did.": "Ob Sie es genommen haben. Ohne Angabe: ja.",
    "“{typed}” does not say whether you took it": "„{typed}“ sagt nicht, ob Sie es genommen haben",
    "How bad it was before.": "Wie stark es vorher war.", "How bad was it before?": "Wie stark war es vorher?",
    "How bad it was after.": "Wie stark es nachher war.", "How bad was it after?": "Wie stark war es nachher?",
    "Taken when symptoms come, or to prevent them.": "Bei Beschwerden genommen oder zur Vorbeugung.",
    "“{typed}” does not say what it is for": "„{typed}“ sagt nicht, wofür es ist",
    "What sort it is, such as triptan.": "Welche Art es ist, etwa Triptan.",
    "Anything else.": "Alles Weitere.",
    "one on your list, with its dose": "eines von Ihrer Liste, mit seiner Dosis",
    "with the dose, at eight": "mit der Dosis, um acht",
    "how bad it was before and after": "wie stark es vorher und nachher war",
    "a dose that you did not take": "eine Dosis, die Sie nicht genommen haben",
    "a dose in words": "eine Dosis in Worten",
    "late": "verspätet", "skipped": "ausgelassen",
    "{value} before": "vorher {value}", "{value} after": "nachher {value}",
    "Does the name of the medicine have the word “{word}” in it?":
      "Gehört das Wort „{word}“ zum Namen des Medikaments?",
    "“{word}” would be part of the medicine's name": "„{word}“ wäre ein Teil des Namens",
    "“{word}” would be part of the name. Type it as in --dose 400mg":
      "„{word}“ wäre ein Teil des Namens. Tippen Sie etwa --dose 400mg",
    "Type it as in status={status}. If it is part of the name, add --yes.":
      "Tippen Sie es als status={status}. Gehört es zum Namen, ergänzen Sie --yes.",
    // Metrics.
    "Skipped doses": "Ausgelassene Dosen",
    "Doses of medicines that were logged as skipped.": "Dosen von Medikamenten, die als ausgelassen eingetragen sind.",
    "Days with an acute medicine": "Tage mit einem Akutmedikament", "Days with {class}": "Tage mit {class}",
    "days": "Tage",
    """
    Days in the last 28 on which the person took a medicine of the class. At least 14 of them must be known.
    """: "Tage der letzten 28, an denen die Person ein Medikament der Klasse nahm. Mindestens 14 müssen bekannt sein.",
    "Days in the last 28 on which the person took a medicine of that class.":
      "Tage der letzten 28, an denen die Person ein Medikament dieser Klasse nahm.",
    "How often the person took that medicine.": "Wie oft die Person dieses Medikament nahm.",
    "How often the person took it that day.": "Wie oft die Person es an dem Tag nahm.",
    "How often the person took a medicine of that class.": "Wie oft die Person ein Medikament dieser Klasse nahm.",
    "How often the person took one of that class that day.": "Wie oft die Person an dem Tag eines dieser Klasse nahm.",
  ]

  private static let words = [
    // The list.
    "a medicine on your list": "ein Medikament auf Ihrer Liste",
    "Your list of medicines": "Ihre Medikamentenliste",
    "No medicines on your list yet. You can add one whenever you like.":
      "Noch keine Medikamente auf Ihrer Liste. Sie können jederzeit eines hinzufügen.",
    "You take no medicine of your list now.": "Sie nehmen derzeit kein Medikament von Ihrer Liste.",
    "You take 1 medicine.": "Sie nehmen 1 Medikament.",
    "You take {count} medicines.": "Sie nehmen {count} Medikamente.",
    "dose": "Dosis", "when": "wann", "last 7 days": "letzte 7 Tage",
    "until {day}": "bis {day}", "from {day}": "ab {day}",
    "{taken} of {due}": "{taken} von {due}",
    "{taken} of {due}, {unknown} not known": "{taken} von {due}, {unknown} nicht bekannt",
    "– of {due}, not known": "– von {due}, nicht bekannt",
    "You took an acute medicine on 1 of the last {of} days.":
      "An 1 der letzten {of} Tage haben Sie ein Akutmedikament genommen.",
    "You took an acute medicine on {count} of the last {of} days.":
      "An {count} der letzten {of} Tage haben Sie ein Akutmedikament genommen.",
    "1 of these days is not known.": "1 dieser Tage ist nicht bekannt.",
    "{unknown} of these days are not known.": "{unknown} dieser Tage sind nicht bekannt.",
    "Your treatments are not all on the list. Add those that are medicines:":
      "Ihre Behandlungen stehen nicht alle auf der Liste. Ergänzen Sie, was ein Medikament ist:",
    "You logged medicines that are not on the list. Add those that you take:":
      "Eingetragene Medikamente fehlen auf der Liste. Ergänzen Sie, was Sie nehmen:",
    "also those you stopped": "auch die abgesetzten", "add a medicine": "ein Medikament hinzufügen",
    "log a dose": "eine Dosis eintragen", "see one medicine": "ein Medikament ansehen", "change it": "es ändern",
    // One medicine.
    "Dose": "Dosis", "When": "Wann", "Days": "Tage", "Taken for": "Wofür", "Also called": "Auch genannt",
    "acute": "akut", "preventive": "vorbeugend",
    "{from} until {until}": "{from} bis {until}",
    "Last {days} days: {taken} of 1 dose taken": "Letzte {days} Tage: {taken} von 1 Dosis genommen",
    "Last {days} days: {taken} of {due} doses taken": "Letzte {days} Tage: {taken} von {due} Dosen genommen",
    "{count} skipped": "{count} ausgelassen", "{count} not taken": "{count} nicht genommen",
    "{count} not known": "{count} nicht bekannt",
    "Before and after": "Vorher und nachher",
    "1 dose has both: {before} before, {after} after.": "1 Dosis hat beides: vorher {before}, nachher {after}.",
    "{count} doses have both: on average {before} before, {after} after.":
      "{count} Dosen haben beides: im Mittel vorher {before}, nachher {after}.",
    "{day}: {symptom} {after}, {time} later": "{day}: {symptom} {after}, {time} danach",
    "{day}: {symptom} {before} before it, {after} {time} later":
      "{day}: {symptom} {before} davor, {after} {time} danach",
    "{count} min": "{count} min", "{count} h": "{count} h",
    "Latest doses": "Letzte Dosen",
    // Schedules.
    "when needed": "bei Bedarf", "daily": "täglich", "weekly": "wöchentlich",
    "daily at {times}": "täglich um {times}", "{count} times a day": "{count}-mal am Tag",
    "weekly at {times}": "wöchentlich um {times}", "every {days}": "jeden {days}",
    "every {days} at {times}": "jeden {days} um {times}",
    // What was done.
    "On your list: {medicine}.": "Auf Ihrer Liste: {medicine}.",
    "Changed: {medicine}.": "Geändert: {medicine}.",
    "{medicine}: the last day is {day}. Its doses stay.": "{medicine}: letzter Tag ist {day}. Die Dosen bleiben.",
    "Off your list: {medicine}. Its doses stay.": "Nicht mehr auf Ihrer Liste: {medicine}. Die Dosen bleiben.",
    "Doses logged before do not count for its class. To count them: {command}":
      "Frühere Dosen zählen nicht für die Klasse. Damit sie zählen: {command}",
    "No earlier dose had another class.": "Keine frühere Dosis hatte eine andere Klasse.",
    "1 earlier dose now counts for its class.": "1 frühere Dosis zählt jetzt für die Klasse.",
    "{count} earlier doses now count for its class.": "{count} frühere Dosen zählen jetzt für die Klasse.",
    "To log a dose: {command}": "Eine Dosis eintragen: {command}",
    "To get it back: symptoms undo": "Zurückholen: symptoms undo",
    "“{word}” is not on your list. If you meant {known}, type: {command}":
      "„{word}“ steht nicht auf Ihrer Liste. Falls Sie {known} meinen, tippen Sie: {command}",
    "No dose of it is logged in the 24 hours before. To log one: {command}":
      "In den 24 Stunden davor ist keine Dosis eingetragen. Eine eintragen: {command}",
  ]

  private static let faults = [
    "Say what to change": "Sagen Sie, was sich ändert",
    "To see how: symptoms medicines edit --help": "So geht es: symptoms medicines edit --help",
    "Which medicine is it?": "Welches Medikament ist es?",
    "Type it like this: symptoms medicines add ibuprofen 400mg":
      "Tippen Sie zum Beispiel: symptoms medicines add ibuprofen 400mg",
    "What is it called?": "Wie heißt es?", "Name": "Name", "Use": "Zweck", "Class": "Klasse",
    "When do you take it? Type daily, 08:00 20:00 or “when needed”.":
      "Wann nehmen Sie es? Tippen Sie täglich, 08:00 20:00 oder „bei Bedarf“.",
    "Type acute, when symptoms come, or preventive.": "Tippen Sie akut, bei Beschwerden, oder vorbeugend.",
    "Nothing was saved": "Es wurde nichts gespeichert",
    "Which medicine do you mean?": "Welches Medikament meinen Sie?",
    "That is the beginning of a medicine on your list": "So beginnt ein Medikament auf Ihrer Liste",
    "Type its whole name: symptoms log medication {name}":
      "Tippen Sie den ganzen Namen: symptoms log medication {name}",
    "That could be {names}": "Das kann {names} sein",
    "Type a bit more. To see your list: symptoms medicines":
      "Tippen Sie etwas mehr. Ihre Liste ansehen: symptoms medicines",
    "That is not on your list of medicines": "Das steht nicht auf Ihrer Medikamentenliste",
    "That is not on your list of medicines. Did you mean {near}?":
      "Das steht nicht auf Ihrer Medikamentenliste. Meinen Sie {near}?",
    "To see your list: symptoms medicines": "Ihre Liste ansehen: symptoms medicines",
    "That is not a use. Type acute or preventive": "Das ist kein Zweck. Tippen Sie acute oder preventive",
    "A medicine has at most {most} other names": "Ein Medikament hat höchstens {most} andere Namen",
    "A name needs a letter or a digit": "Ein Name braucht einen Buchstaben oder eine Ziffer",
    "Already on your list. To change it: {command}":
      "Schon auf Ihrer Liste. Ändern: {command}",
    "It cannot end before it starts: {day}. Give the first day with --from":
      "Es kann nicht vor dem Beginn enden: {day}. Nennen Sie den ersten Tag mit --from",
    "{day} is more than ten years ahead. Check the year":
      "{day} ist in über zehn Jahren. Prüfen Sie das Jahr",
    "That is not a schedule. Type daily, 08:00 20:00, monday or “when needed”":
      "Das ist kein Zeitplan. Möglich: täglich, 08:00 20:00, montag oder „bei Bedarf“",
    "“medicines” shows your list": "„medicines“ zeigt Ihre Liste",
    "To log a dose: symptoms log medication ibuprofen 400mg":
      "Eine Dosis eintragen: symptoms log medication ibuprofen 400mg",
  ]
}
