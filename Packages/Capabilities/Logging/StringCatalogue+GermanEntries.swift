import TrackerApplication

extension StringCatalogue {
  /// What Core and EntryLanguage say of entries, days and symptoms, and what kinds find wrong or doubtful.
  static let germanOfEntries: [String: String] = [
    // A value of a field.
    "{question} {takes}": "{question} {takes}",
    "{refusal}": "{refusal}",
    "{refusal}. {takes}": "{refusal}. {takes}",
    "That does not fit “{field}”. {takes}": "Das passt nicht zu „{field}“. {takes}",
    "“{field}” is missing. {takes}": "„{field}“ fehlt. {takes}",
    "“{typed}” does not fit “{field}”": "„{typed}“ passt nicht zu „{field}“",
    "“{typed}” does not fit {name}": "„{typed}“ passt nicht zu {name}",
    "Use {low} to {high}": "Möglich: {low} bis {high}",
    "Did you mean {value}? It is mostly between {low} and {high}.":
      "Meinten Sie {value}? Meist liegt es zwischen {low} und {high}.",
    "“{field}” is mostly between {low} and {high}": "„{field}“ liegt meist zwischen {low} und {high}",
    "Did you mean {value}? The last time it was {last}.": "Meinten Sie {value}? Beim letzten Mal waren es {last}.",
    "“{field}” differs by more than a tenth from the last time":
      "„{field}“ weicht um mehr als ein Zehntel vom letzten Mal ab",
    "Write it like 128/82": "Schreiben Sie es so: 128/82",
    "Use {low} to {high}, or {words}": "Möglich: {low} bis {high} oder {words}",
    "Use {low} to {high}, or 0 for none": "Möglich: {low} bis {high}; 0 heißt keine",
    "Use {low} to {high}, in steps of {step}": "Möglich: {low} bis {high} in Schritten von {step}",
    "Use {low} to {high} in steps of {step}, or 0 for none":
      "Möglich: {low} bis {high} in Schritten von {step}; 0 heißt keine",
    "Use whole numbers only": "Nur ganze Zahlen sind möglich",
    "Write it like 1250 or like 1.25": "Schreiben Sie 1250 oder 1,25",
    "Use steps of {step} only": "Nur Schritte von {step} sind möglich",
    "Use a number, such as 2 or 3.5": "Schreiben Sie eine Zahl, etwa 2 oder 3,5",
    "Use hours, such as 7h or 7.5h": "Schreiben Sie Stunden, etwa 7h oder 7,5h",
    "Use {choices}": "Möglich: {choices}",
    "Up to {count} characters": "Bis zu {count} Zeichen",
    "Write it like 30m or 1h20m, up to {hours} hours": "Schreiben Sie 30m oder 1h20m, höchstens {hours} Stunden",
    "Write it like 5k, 400 metres or 3 miles": "Schreiben Sie 5 km oder 400 Meter",
    "Write it like 23:10-06:20, up to {hours} hours": "Schreiben Sie 23:10-06:20, höchstens {hours} Stunden",
    "Write it like 13:00-13:40, up to {hours} hours": "Schreiben Sie 13:00-13:40, höchstens {hours} Stunden",
    "Put commas between them; up to {count} characters each": "Setzen Sie Kommas dazwischen, je bis zu {count} Zeichen",
    "Put commas between them. You can add an amount: 2 bowls soup":
      "Setzen Sie Kommas dazwischen. Auch mit Menge: 2 Teller Suppe",
    "Use one of your symptoms. To see them: symptoms conditions":
      "Nehmen Sie eine Ihrer Beschwerden. Alle ansehen: symptoms conditions",
    "“{field}” ends before it starts. Check the two times":
      "„{field}“ endet, bevor es anfängt. Prüfen Sie die beiden Zeiten",
    "“{field}” ends in the future. It is {clock} now": "„{field}“ endet in der Zukunft. Jetzt ist es {clock} Uhr",
    "That is not a time of day, such as 14:30": "Das ist keine Uhrzeit wie 14:30",
    "“{typed}” is not a time of day, such as 14:30": "„{typed}“ ist keine Uhrzeit wie 14:30",
    "“{typed}” is not possible here": "„{typed}“ ist hier nicht möglich",
    "“{field}” is empty. Write something, or leave it out":
      "„{field}“ ist leer. Schreiben Sie etwas, oder lassen Sie es weg",
    "“{field}” has hidden characters. Type it by hand": "„{field}“ enthält unsichtbare Zeichen. Tippen Sie es von Hand",
    "That is too long: “{field}” can have up to {count} characters":
      "Das ist zu lang: Bei „{field}“ sind bis zu {count} Zeichen möglich",
    "“{field}” appears twice. Keep one of them": "„{field}“ steht zweimal da. Behalten Sie eines",
    "“{typed}” does not belong to “{kind}”": "„{typed}“ gehört nicht zu „{kind}“",
    "“{kind}” has no field of that name": "„{kind}“ hat kein Feld mit diesem Namen",
    "There are {count} words too many. To see what fits: {help}": "{count} Wörter sind zu viel. Was passt: {help}",
    "There is one word too many. To see what fits: {help}": "Ein Wort ist zu viel. Was passt: {help}",
    "Say what to change, like this: symptoms edit {id} notes=better":
      "Sagen Sie, was sich ändern soll, etwa: symptoms edit {id} notes=besser",
    "This entry cannot be saved": "Dieser Eintrag lässt sich nicht speichern",
    "Nothing was saved: {count} things are wrong": "Es wurde nichts gespeichert: {count} Angaben passen nicht",
    // Questions of fields.
    "How long did it take?": "Wie lange hat es gedauert?", "How stressful was it?": "Wie stressig war es?",
    "What is it?": "Was ist es?", "How much was it?": "Wie viel war es?", "What was it?": "Was war es?",
    "What was the number?": "Welche Zahl war es?",
    "Which exercise was it?": "Welche Bewegung war es?", "How long was it?": "Wie lange hat es gedauert?",
    "How hard was it?": "Wie anstrengend war es?", "How far was it?": "Wie weit war es?",
    "How many kilocalories?": "Wie viele Kilokalorien?", "How many steps?": "Wie viele Schritte?",
    "What was your heart rate?": "Wie hoch war Ihr Puls?",
    "What was your highest heart rate?": "Wie hoch war Ihr höchster Puls?",
    "What did you eat?": "Was haben Sie gegessen?", "What did you drink?": "Was haben Sie getrunken?",
    "When did you sleep?": "Wann haben Sie geschlafen?",
    "How long did you sleep?": "Wie lange haben Sie geschlafen?",
    "How well did you sleep?": "Wie gut haben Sie geschlafen?", "When was the nap?": "Wann war der Mittagsschlaf?",
    "How rested do you feel?": "Wie erholt sind Sie?", "When were you in bed?": "Wann waren Sie im Bett?",
    "How long were you awake?": "Wie lange waren Sie wach?",
    "How often did you wake up?": "Wie oft sind Sie aufgewacht?",
    "How long was your deep sleep?": "Wie lange war Ihr Tiefschlaf?",
    "How long was your REM sleep?": "Wie lange war Ihr REM-Schlaf?",
    "How long was your light sleep?": "Wie lange war Ihr leichter Schlaf?",
    "Which symptom was it?": "Welche Beschwerde war es?", "How bad was it?": "Wie stark war es?",
    "How often was it?": "Wie oft war es?", "How often it was.": "Wie oft es war.",
    "How long did it last?": "Wie lange hat es gedauert?",
    // Words that fit no choice.
    "“{typed}” is not a meal": "„{typed}“ ist keine Mahlzeit",
    "“{typed}” is not a meal size": "„{typed}“ ist keine Größe einer Mahlzeit",
    "“{typed}” is not a kind of exercise": "„{typed}“ ist keine Art von Bewegung",
    "“{typed}” is not a kind of activity": "„{typed}“ ist keine Art von Aktivität",
    "“{typed}” does not say who was with you": "„{typed}“ sagt nicht, wer dabei war",
    // Symptoms.
    "That is not one of your symptoms. To add it: symptoms own add NAME --symptom":
      "Das ist keine Ihrer Beschwerden. Neu: symptoms own add NAME --symptom",
    "“{typed}” is not one of your symptoms. To add it: {command}":
      "„{typed}“ ist keine Ihrer Beschwerden. Hinzufügen: {command}",
    "“{typed}” is not one of your symptoms": "„{typed}“ gehört nicht zu Ihren Beschwerden",
    "That could be {symptoms}. Type one of them": "Das kann {symptoms} sein. Tippen Sie eines davon",
    "“{typed}” could be {symptoms}. Type one": "Was meinen Sie mit „{typed}“: {symptoms}?",
    "{symptom} starts at {low}; there is no 0": "{symptom} beginnt bei {low}; eine 0 gibt es nicht",
    "That is not on the scale of {symptom}. {use}": "Das passt nicht zu „{symptom}“. {use}",
    // Food.
    "The name of a food can have up to {count} characters":
      "Der Name eines Lebensmittels kann bis zu {count} Zeichen haben",
    "What is in brackets after a food can have up to {count} characters":
      "Was in Klammern hinter einem Lebensmittel steht, kann bis zu {count} Zeichen haben",
    "An ingredient can have up to {count} characters": "Eine Zutat kann bis zu {count} Zeichen haben",
    "That is not a possible amount of food. Write it like “2 bowls soup”":
      "Das ist keine mögliche Menge. Schreiben Sie etwa „2 Teller Suppe“",
    "One of the foods has no name. Write it like “2 bowls soup”":
      "Ein Lebensmittel hat keinen Namen. Schreiben Sie etwa „2 Teller Suppe“",
    "What did you eat or drink? Type it like this: symptoms log food lunch soup":
      "Was haben Sie gegessen oder getrunken? Etwa so: symptoms log food lunch Suppe",
    "Is “{food}” the name of a food?": "Ist „{food}“ der Name eines Lebensmittels?",
    "A meal needs at least one food or drink": "Eine Mahlzeit braucht etwas zu essen oder zu trinken",
    "If you ate nothing, type: symptoms no food": "Wenn Sie nichts gegessen haben: symptoms no food",
    // Exercise, activities and numbers.
    "What did you do? Type it like this: symptoms log activity work 8h stress=6":
      "Was haben Sie gemacht? Etwa so: symptoms log activity work 8h stress=6",
    "The average heart rate is above the highest. Check heart_rate":
      "Der mittlere Puls liegt über dem höchsten. Prüfen Sie heart_rate",
    "A name needs a letter or a digit, as in: symptoms log custom screen-time 2":
      "Ein Name braucht Buchstaben oder Ziffern: symptoms log custom Bildschirmzeit 2",
    "Do you mean minutes or metres?": "Meinen Sie Minuten oder Meter?",
    "“m” may be minutes or metres here": "„m“ kann hier Minuten oder Meter heißen",
    "Type min or metres. To see how: {help}": "Tippen Sie min oder Meter. So geht es: {help}",
    "{number} minutes": "{number} Minuten", "{number} metres": "{number} Meter",
    // Sleep.
    "How did you sleep? Type it like this: symptoms log rest 23:10-06:20":
      "Wie haben Sie geschlafen? Etwa so: symptoms log rest 23:10-06:20",
    "You gave both times and hours. Keep one: symptoms log rest 23:10-06:20":
      "Das sind Zeiten und Stunden. Nur eines davon: symptoms log rest 23:10-06:20",
    "Time in bed has to include the time asleep. Check in_bed":
      "Die Zeit im Bett muss den Schlaf einschließen. Prüfen Sie in_bed",
    "Awake, deep, rem and light add up to more than your sleep. Check them":
      "awake, deep, rem und light ergeben mehr als Ihr Schlaf. Prüfen Sie sie",
    "The nap is at the same time as your other sleep. Check the times":
      "Der Mittagsschlaf überschneidet sich mit anderem Schlaf. Prüfen Sie die Zeiten",
    "You've already logged sleep at that time. To remove it: symptoms delete {id}":
      "Für diese Zeit ist schon Schlaf eingetragen. Löschen: symptoms delete {id}",
    "Line {line} of the file has sleep at that time. Check the times":
      "In Zeile {line} der Datei steht Schlaf zur selben Zeit. Prüfen Sie die Zeiten",
    "Did you sleep {hours} hours?": "Haben Sie {hours} Stunden geschlafen?",
    "The night is longer than {longest} hours": "Die Nacht ist länger als {longest} Stunden",
    "If it is right, add --yes. If not, for example: symptoms log rest {example}":
      "Wenn das stimmt, ergänzen Sie --yes. Sonst etwa: symptoms log rest {example}",
    "The night is shorter than an hour": "Die Nacht ist kürzer als eine Stunde",
    "If it is right, add --yes. If not, for example: symptoms log rest 7h":
      "Wenn das stimmt, ergänzen Sie --yes. Sonst etwa: symptoms log rest 7h",
    "A night is already logged for that morning. Is this another one?":
      "Für diesen Morgen ist schon eine Nacht eingetragen. Ist das noch eine?",
    "A night is already logged for {day}": "Für {day} ist schon eine Nacht eingetragen",
    "For another one, add --yes. To see it: symptoms list --date {date}":
      "Für noch eine ergänzen Sie --yes. Ansehen: symptoms list --date {date}",
    // Nones and complete days.
    "None of what? Type it like this: symptoms no exercise": "Was gab es nicht? Etwa so: symptoms no exercise",
    "Line {line} of the file says that already for {day}": "Das steht für {day} schon in Zeile {line} der Datei",
    "{day} is already complete. To change that: symptoms delete {id}":
      "{day} ist schon abgeschlossen. Ändern: symptoms delete {id}",
    "{day} is already complete in line {line} of the file": "{day} ist in Zeile {line} der Datei schon abgeschlossen",
    // Days and times.
    "“{typed}” is not a day": "„{typed}“ ist kein Tag",
    "“{typed}” is not a day. Write 2026-03-12, yesterday or monday":
      "„{typed}“ ist kein Tag. Möglich: 12.3.2026, gestern oder Montag",
    "That is not a day. Write 2026-03-12, yesterday or monday":
      "Das ist kein Tag. Schreiben Sie 12.3.2026, gestern oder Montag",
    "{day} is in the future. You can log up to today": "{day} liegt in der Zukunft. Eintragen geht bis heute",
    "{day} is too long ago. The earliest day is {first}": "{day} liegt zu weit zurück. Der früheste Tag ist {first}",
    "{day} had no {time}: the clocks went forward. Use {last} or {first}":
      "{time} gab es am {day} nicht (Sommerzeit). Möglich: {last} oder {first}",
    "Leave out at=: {field} already says the time": "Lassen Sie at= weg: Die Zeit steht schon in {field}",
    "{time} is still to come today. Was it yesterday?": "{time} Uhr kommt heute erst noch. War es gestern?",
    "This time is still to come today": "Diese Zeit kommt heute erst noch",
    "If it was yesterday, add day=yesterday or --yes: {help}": "Für gestern: day=yesterday oder --yes ergänzen: {help}",
    "That time is still to come. The latest you can log is {clock}":
      "Diese Zeit kommt erst noch. Eintragen geht bis {clock}",
    "On days that are still to come": "An Tagen, die noch kommen",
    "move an entry to today": "einen Eintrag auf heute verschieben",
    "Dates": "Daten",
    "no entry is on a day that is still to come": "Kein Eintrag steht an einem Tag, der noch kommt",
    "1 entry is on a day that is still to come": "1 Eintrag steht an einem Tag, der noch kommt",
    "{count} entries are on days that are still to come": "{count} Einträge stehen an Tagen, die noch kommen",
    "{id} on {day}": "{id} am {day}",
    "To see them: symptoms list. To move one: symptoms edit {id} day={today}":
      "Ansehen: symptoms list. Verschieben: symptoms edit {id} day={today}",
    "This is in the future. Use a time up to now": "Das liegt in der Zukunft. Nehmen Sie eine Zeit bis jetzt",
  ]
}
