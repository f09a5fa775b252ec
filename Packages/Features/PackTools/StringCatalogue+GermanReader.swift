import TrackerApplication

extension StringCatalogue {
  /// What reading packs, their scenarios, translations and tunings says in German.
  static let germanReader: [String: String] = [
    // Values
    "a text": "ein Text",
    "a text in quotes": "ein Text in Anführungszeichen",
    "a number": "eine Zahl",
    "a number, {range}": "eine Zahl, {range}",
    "a whole number, {range}": "eine ganze Zahl, {range}",
    "true or false": "true oder false",
    "whole days, {low} to {high}": "ganze Tage, {low} bis {high}",
    "a list": "eine Liste",
    "[lowest, highest]": "[niedrigste, höchste]",
    "[value, points]": "[Wert, Punkte]",
    "the lower number first": "die kleinere Zahl zuerst",
    "keys with values": "Schlüssel mit Werten",
    "ids with values": "Kennungen mit Werten",
    "metrics with values": "Messgrößen mit Werten",
    "values of the scale with words": "Werte der Skala mit Worten",
    "at least {fewest}": "mindestens {fewest}",
    "nothing": "nichts", "true": "true", "false": "false",
    "the number {number}": "die Zahl {number}",
    "the text “{text}”": "der Text „{text}“",
    "a day such as 2026-03-02": "ein Tag wie 2026-03-02",
    "a day such as 2026-12-31": "ein Tag wie 2026-12-31",
    "a day such as 2027-02-01": "ein Tag wie 2027-02-01",
    "lower-case letters, digits and single hyphens, such as short-sleep":
      "Kleinbuchstaben, Ziffern und einzelne Bindestriche, wie short-sleep",
    "{key} must be {allowed}, not {found}": "{key} muss {allowed} sein, nicht {found}",
    "{key} must be a text, not {found}. Put it in quotes":
      "{key} muss ein Text sein, nicht {found}. Setzen Sie Anführungszeichen",
    "{key} has no value. Write a text, or delete the line":
      "{key} hat keinen Wert. Schreiben Sie einen Text, oder löschen Sie die Zeile",
    "{key} is empty. Write a text, or delete the line":
      "{key} ist leer. Schreiben Sie einen Text, oder löschen Sie die Zeile",
    "{key} is empty. It needs at least one entry": "{key} ist leer. Mindestens ein Eintrag ist nötig",
    "{key} needs at least {fewest} entries; it has {found}":
      "{key} braucht mindestens {fewest} Einträge, hat aber {found}",
    "{key} cannot be “{found}”": "{key} kann nicht „{found}“ sein",
    "{key} cannot be “{found}”. Write {allowed}": "{key} kann nicht „{found}“ sein. Schreiben Sie {allowed}",
    "“{found}” is not a value of the symptom’s scale. Write {allowed}":
      "„{found}“ ist kein Wert der Skala der Beschwerde. Schreiben Sie {allowed}",
    "This entry appears twice in {key}. Delete one of them": "Dieser Eintrag steht zweimal in {key}. Löschen Sie einen",
    "{key} adds to a list, but the packs below have none here. Write the list without `add`":
      "{key} ergänzt eine Liste, aber die Pakete darunter haben hier keine. Schreiben Sie die Liste ohne `add`",
    "true, or the reason in a sentence": "true oder der Grund als Satz",
    "symptoms with values": "Beschwerden mit Werten",
    "symptoms or metrics with values": "Beschwerden oder Messgrößen mit Werten",
    "`usual`, or whole days, {low} to {high}": "`usual` oder ganze Tage, {low} bis {high}",
    "{key} is not possible for {metric}. Delete it": "{key} ist bei {metric} nicht möglich. Löschen Sie es",
    "{key} needs {missing} beside it": "{key} braucht {missing} daneben",
    "“{found}” is not the metric of a whole day. Name the part with the key {missing}":
      "„{found}“ ist nicht die Messgröße eines ganzen Tages. Nennen Sie den Teil mit dem Schlüssel {missing}",
    "{metric} has no parts of the day, as its values have no time. Delete {key}":
      "{metric} hat keine Tageszeiten, weil die Werte keine Uhrzeit haben. Löschen Sie {key}",
    "“{found}” is not among the symptoms of the flare. Add it to {key}, or delete it here":
      "„{found}“ ist keine der Beschwerden des Schubs. Nennen Sie es in {key}, oder löschen Sie es hier",
    "The mean of all symptoms counts, so {key} has no meaning. Delete one of them":
      "Das Mittel aller Beschwerden zählt, also sagt {key} nichts. Löschen Sie eines von beiden",
    "“{found}” is not a site of the symptom. Write one of its `sites`":
      "„{found}“ ist keine Stelle der Beschwerde. Schreiben Sie eine ihrer `sites`",
    "days with foods, such as 1: [soup]": "Tage mit Lebensmitteln, wie 1: [soup]",
    "“{found}” is not a day of the journal. Write {allowed}":
      "„{found}“ ist kein Tag des Tagebuchs. Schreiben Sie {allowed}",
    "1, or 1-7 for several days": "1, oder 1-7 für mehrere Tage",
    "a list of foods, or no": "eine Liste von Lebensmitteln oder no",
    "“{found}” appears twice in {key}. Delete one of them": "„{found}“ steht zweimal in {key}. Löschen Sie eines",
    "{key} must be a pair: {allowed}": "{key} muss ein Paar sein: {allowed}",
    "{key} must have the lower number first, not {found}":
      "In {key} muss die kleinere Zahl zuerst stehen, nicht {found}",
    "{key} has no key “{found}”": "{key} hat keinen Schlüssel „{found}“",
    "{key} has no value. A comma ends a text in braces: put the whole text in quotes":
      "{key} hat keinen Wert. Ein Komma beendet Text in Klammern: Setzen Sie den ganzen Text in Anführungszeichen",
    "{key} has no key “{found}”. A comma ends a text in braces: put the whole text in quotes": """
    {key} hat keinen Schlüssel „{found}“. Ein Komma beendet einen Text in Klammern: Setzen Sie den ganzen Text in \
    Anführungszeichen
    """,
    "{key} goes with {newly} alone. Write {newly}, or delete it":
      "{key} gehört zu {newly}. Schreiben Sie {newly}, oder löschen Sie es",
    "above 0 and at most {most}": "über 0 und höchstens {most}",
    "{key} needs the key {missing}": "{key} braucht den Schlüssel {missing}",
    "{key} has both {given}. Keep one of them": "{key} hat {given}. Lassen Sie eines davon stehen",
    "{key} needs one of the keys {keys}": "{key} braucht einen der Schlüssel {keys}",
    "{key} names no source. Name a reference, so that readers can look it up":
      "{key} nennt keine Quelle. Nennen Sie einen Beleg, damit man nachschlagen kann",
    "{key} begins where it ends, so there is nothing to reach. Change `from` or `to`":
      "{key} beginnt am Ziel, es ist also nichts zu erreichen. Ändern Sie `from` oder `to`",
    "“{found}” is not an id. Write {allowed}": "„{found}“ ist keine Kennung. Möglich sind: {allowed}",
    "Only the first {most} errors are listed. Fix those first":
      "Nur die ersten {most} Fehler sind aufgezählt. Beheben Sie zuerst diese",
    "the first": "der erste Eintrag",
    "removed": "entfernt",
    "defined": "festgelegt",
    // What is named
    "an id from {section}": "eine Kennung aus {section}",
    "“{found}” is not a symptom of this pack": "„{found}“ ist keine Beschwerde dieses Pakets",
    "“{found}” is not a scale of this pack": "„{found}“ ist keine Skala dieses Pakets",
    "“{found}” is not a group of this pack": "„{found}“ ist keine Gruppe dieses Pakets",
    "“{found}” is not a factor of this pack": "„{found}“ ist kein Faktor dieses Pakets",
    "“{found}” is not a reference of this pack": "„{found}“ ist kein Nachweis dieses Pakets",
    "“{found}” is not an onboarding step of this pack": "„{found}“ ist kein Schritt der Einrichtung in diesem Paket",
    "The symptom “{found}” was removed but is still named here. Remove it here too, or keep it":
      """
    Die Beschwerde „{found}“ wurde entfernt, steht aber noch hier. Entfernen Sie sie auch hier, oder \
    behalten Sie sie
    """,
    "The scale “{found}” was removed but is still named here. Remove it here too, or keep it":
      "Die Skala „{found}“ wurde entfernt, steht aber noch hier. Entfernen Sie sie auch hier, oder behalten Sie sie",
    "The group “{found}” was removed but is still named here. Remove it here too, or keep it":
      "Die Gruppe „{found}“ wurde entfernt, steht aber noch hier. Entfernen Sie sie auch hier, oder behalten Sie sie",
    "The factor “{found}” was removed but is still named here. Remove it here too, or keep it":
      "Der Faktor „{found}“ wurde entfernt, steht aber noch hier. Entfernen Sie ihn auch hier, oder behalten Sie ihn",
    "The reference “{found}” was removed but is still named here. Remove it here too, or keep it":
      "Der Nachweis „{found}“ wurde entfernt, steht aber noch hier. Entfernen Sie ihn auch hier, oder behalten Sie ihn",
    "The step “{found}” was removed but is still named here. Remove it here too, or keep it":
      "Der Schritt „{found}“ wurde entfernt, steht aber noch hier. Entfernen Sie ihn auch hier, oder behalten Sie ihn",
    "Nothing names the reference {id}. Name it as a source, or delete it":
      "Nichts nennt den Nachweis {id}. Nennen Sie ihn als Quelle, oder löschen Sie ihn",
    "No factor looks at the food group {id}. Write a factor for it, or delete it":
      "Kein Faktor nutzt die Lebensmittelgruppe {id}. Schreiben Sie einen Faktor, oder löschen Sie sie",
    "“{found}” is not a kind of entry": "„{found}“ ist keine Art von Eintrag",
    "“{found}” is not a metric": "„{found}“ ist keine Messgröße",
    "“{found}” is not a metric. To see all: {command}": "„{found}“ ist keine Messgröße. Alle zeigt: {command}",
    "“{found}” is a symptom of this pack, not a metric": "„{found}“ ist eine Beschwerde dieses Pakets, keine Messgröße",
    "“{found}” is a food group of this pack, not a metric":
      "„{found}“ ist eine Lebensmittelgruppe dieses Pakets, keine Messgröße",
    "“{found}” is not the whole id of a metric": "„{found}“ ist nicht die ganze Kennung einer Messgröße",
    "“{found}” is not declared. Declare it in {metrics}, or correct the name":
      "„{found}“ ist nicht beschrieben. Beschreiben Sie es in {metrics}, oder berichtigen Sie den Namen",
    // The pack as a whole
    "The pack {pack} has an error, so it cannot be used": "Das Paket {pack} hat einen Fehler und ist nicht nutzbar",
    "The pack {pack} has {count} errors, so it cannot be used":
      "Das Paket {pack} hat {count} Fehler und ist nicht nutzbar",
    "To see what is wrong: {command}": "Was falsch ist, zeigt: {command}",
    "There is no pack “{pack}”": "Es gibt kein Paket „{pack}“",
    "There is no pack “{pack}” in {folders}": "In {folders} gibt es kein Paket „{pack}“",
    "There is no pack “{pack}”. Did you mean “{near}”?": "Es gibt kein Paket „{pack}“. Meinten Sie „{near}“?",
    "To see all packs: {command}": "Alle Pakete zeigt: {command}",
    "There is no pack “{found}” in {folders}": "In {folders} gibt es kein Paket „{found}“",
    "These packs extend each other: {found}. Let one of them extend another pack, or none":
      "Diese Pakete bauen aufeinander auf: {found}. Lassen Sie eines auf einem anderen aufbauen, oder auf keinem",
    "Too many packs extend each other: {found}. A pack can build on at most {most}":
      "Zu viele Pakete bauen aufeinander auf: {found}. Ein Paket kann auf höchstens {most} aufbauen",
    "This program reads schema {allowed}, not {found}. Install a newer version of it":
      "Dieses Programm liest schema {allowed}, nicht {found}. Installieren Sie eine neuere Version",
    "The id is “{found}”, but the folder is “{folder}”. Rename one of them":
      "Die Kennung ist „{found}“, der Ordner heißt aber „{folder}“. Benennen Sie eines um",
    "The name is empty. Write what people call the condition":
      "Der Name ist leer. Schreiben Sie, wie die Erkrankung genannt wird",
    "A pack must have keys with values, such as name: Pain":
      "Ein Paket muss Schlüssel mit Werten haben, zum Beispiel name: Schmerz",
    "This file is not text. A pack is {allowed}": "Diese Datei ist kein Text. Ein Paket ist {allowed}",
    "YAML in UTF-8": "YAML in UTF-8",
    "{key} has no value, and the packs below have nothing to remove here. Write a value, or delete the line":
      """
    {key} hat keinen Wert, und darunter gibt es nichts zu entfernen. Schreiben Sie einen Wert, oder löschen Sie die \
    Zeile
    """,
    "{name} is a link to a file outside the pack’s folder. Put the file itself there":
      "{name} ist ein Link auf eine Datei außerhalb des Pakets. Legen Sie die Datei selbst in den Ordner",
    "This is a folder. Put a file in its place": "Das ist ein Ordner. Hier muss eine Datei stehen",
    "This is not a plain file. Put one in its place": "Das ist keine gewöhnliche Datei. Hier muss eine stehen",
    "This file cannot be read. Check its permissions": "Diese Datei lässt sich nicht lesen. Prüfen Sie ihre Rechte",
    "This file is larger than 1 MiB. Split it, or shorten it":
      "Diese Datei ist größer als 1 MiB. Teilen oder kürzen Sie sie",
    "at most 1 MiB": "höchstens 1 MiB",
    // Scales
    "a number above 0 that divides {width}": "eine Zahl über 0, die {width} teilt",
    "{key} has no words for its end {end}. Write them":
      "{key} hat keine Worte für das Ende {end}. Schreiben Sie welche",
    "“{found}” is not a value of {key}. Write {allowed}": "„{found}“ ist kein Wert von {key}. Möglich sind: {allowed}",
    "{range} in steps of {step}": "{range} in Schritten von {step}",
    "Each band must end above the one before it: {allowed}, not {found}":
      "Jede Stufe muss über der vorigen enden: {allowed}, nicht {found}",
    "above {low}": "über {low}",
    "{key} is empty. The last band must end at {end}": "{key} ist leer. Die letzte Stufe muss bei {end} enden",
    "The last band of {key} must end at {end}, not at {found}":
      "Die letzte Stufe von {key} muss bei {end} enden, nicht bei {found}",
    // Onboarding
    "Two steps save their answer as “{found}”. Give one of them another word":
      "Zwei Schritte speichern ihre Antwort als „{found}“. Geben Sie einem ein anderes Wort",
    "A step that saves {saves} must be of kind {allowed}, not {found}":
      "Ein Schritt, der {saves} speichert, muss von der Art {allowed} sein, nicht {found}",
    "“{found}” is not offered. Add it to `offers`, or delete it here":
      "„{found}“ steht nicht zur Wahl. Fügen Sie es in `offers` ein, oder löschen Sie es hier",
    "“{found}” is not one of the options. Add it there, or delete it here":
      "„{found}“ ist keine der Antworten. Fügen Sie es dort ein, oder löschen Sie es hier",
    "This needs the key `relative` in `flare`. Write it there, or delete it here":
      "Dafür braucht `flare` den Schlüssel `relative`. Schreiben Sie ihn dort, oder löschen Sie dies hier",
    // Flares and factors
    "{key} must be {allowed}, the scale of {symptom}, not {found}":
      "{key} muss {allowed} sein wie die Skala von {symptom}, nicht {found}",
    "The symptoms of a flare must all have the same bad end, but here: {found}":
      "Die Beschwerden eines Schubs müssen dasselbe schlechte Ende haben, hier aber: {found}",
    "The group {group} has no factor, so its weight never counts. Write one, or delete the group":
      """
    Die Gruppe {group} hat keinen Faktor, ihr Gewicht zählt also nie. Schreiben Sie einen, oder löschen \
    Sie die Gruppe
    """,
    "The weights of the groups must add up to {allowed}, not {found} ({groups})":
      "Die Gewichte der Gruppen müssen zusammen {allowed} ergeben, nicht {found} ({groups})",
    "{key} has both `metric` and `all_of`. Keep one, and write null for one that is inherited":
      "{key} hat `metric` und `all_of`. Behalten Sie eines, und schreiben Sie null für das geerbte",
    "the metric": "die Messgröße",
    "Each point of {key} must be a pair, {allowed}, not {found}":
      "Jeder Punkt von {key} muss ein Paar sein, {allowed}, nicht {found}",
    "The values of {key} must rise, but {found} comes after {before}":
      "Die Werte von {key} müssen steigen, aber auf {before} folgt {found}",
    "{key} needs at least {fewest} points; it has {found}":
      "{key} braucht mindestens {fewest} Punkte, hat aber {found}",
    "{factor} is a part of itself. Name another factor here":
      "{factor} ist ein Teil von sich selbst. Nennen Sie hier einen anderen Faktor",
    "These compounds are parts of each other: {found}. Remove one of the parts":
      "Diese Verbindungen sind Teile voneinander: {found}. Entfernen Sie einen der Teile",
    "{part} never has points above 0, so the compound never counts. Name another factor":
      "{part} hat nie mehr als 0 Punkte, die Verbindung zählt also nie. Nennen Sie einen anderen Faktor",
    "its points": "seine Punkte",
    "{part} needs the score of the compound’s own group. Move the compound to the group of that factor":
      "{part} braucht den Wert der Gruppe dieser Verbindung. Verschieben Sie sie in die Gruppe des Faktors",
    // Texts
    "There are {found} entries here; at most {most} are allowed": "Hier stehen {found} Einträge; möglich sind {most}",
    "The text has a character that nobody can see, {found}. Delete it":
      "Der Text enthält ein unsichtbares Zeichen, {found}. Löschen Sie es",
    "“{found}” has markup. Write plain text": "„{found}“ enthält Auszeichnungen. Schreiben Sie einfachen Text",
    "This text has {found} characters; at most {longest} are allowed. Shorten it":
      "Dieser Text hat {found} Zeichen; möglich sind {longest}. Kürzen Sie ihn",
    "Older YAML readers take “{found}” for {meaning}. Put it in quotes, or write true or false":
      "Älteres YAML liest „{found}“ als {meaning}. Setzen Sie Anführungszeichen, oder schreiben Sie true oder false",
    "Older YAML readers take “{found}” for {meaning}. If it is a text, put it in quotes":
      "Älteres YAML liest „{found}“ als {meaning}. Wenn es ein Text ist, setzen Sie Anführungszeichen",
    "the number {number}, counted in sixties": "die Zahl {number}, in Sechzigern gezählt",
    "a number or a text, depending on the reader": "eine Zahl oder ein Text, je nach Programm",
    "an octal number": "eine Oktalzahl",
    "The square brackets do not match. Close each one before the next opens":
      "Die eckigen Klammern passen nicht zusammen. Schließen Sie jede, bevor die nächste beginnt",
    "The braces do not match. Write each placeholder as {example}":
      "Die geschweiften Klammern passen nicht zusammen. Schreiben Sie jeden Platzhalter wie {example}",
    "{found} can be empty. Put it in square brackets, such as {allowed}":
      "{found} kann leer sein. Setzen Sie es in eckige Klammern, wie {allowed}",
    "“{found}” is not a placeholder of this text": "„{found}“ ist kein Platzhalter dieses Textes",
    // References
    "10.…, as the publisher writes it": "10.…, wie der Verlag es schreibt",
    "digits in quotes": "Ziffern in Anführungszeichen",
    "http://… or https://…": "http://… oder https://…",
    "{key} needs one of the keys doi, pmid or url, so that readers can find it":
      "{key} braucht einen der Schlüssel doi, pmid oder url, damit man es findet",
    // Changes
    "{key} must say one of two things: {allowed}": "{key} muss eines von beiden sagen: {allowed}",
    "now: ID, or gone: true": "now: KENNUNG, oder gone: true",
    "{key} names “{found}”, which the pack does not have. Name one of its ids":
      "{key} nennt „{found}“, das es im Paket nicht gibt. Nennen Sie eine seiner Kennungen",
    "{key} is about an id that the pack still has. Delete the change":
      "{key} gilt einer Kennung, die das Paket noch hat. Löschen Sie die Änderung",
    // Translations
    "The pack has no text {found}. Delete the translation, or fix its key":
      "Das Paket hat keinen Text {found}. Löschen Sie die Übersetzung, oder berichtigen Sie den Schlüssel",
    "{found} is not a text. A translation can change only {allowed}":
      "{found} ist kein Text. Eine Übersetzung kann nur ändern: {allowed}",
    "The list has {found} entries; the pack has {wanted}. Write as many, in the same order":
      "Die Liste hat {found} Einträge, das Paket {wanted}. Schreiben Sie ebenso viele, in derselben Reihenfolge",
    "The list has {found} entries; the pack has {wanted}. A comma ends a text in brackets: quote the sentence": """
    Die Liste hat {found} Einträge, das Paket {wanted}. Ein Komma beendet einen Text in Klammern: Setzen Sie den Satz \
    in Anführungszeichen
    """,
    "The text has no placeholders, but its translation has {found}":
      "Der Text hat keine Platzhalter, seine Übersetzung aber {found}",
    "The translation must have the same placeholders as the text: {allowed}":
      "Die Übersetzung muss dieselben Platzhalter haben wie der Text: {allowed}",
    "This file is not read. Name it after its language, such as de.yaml or pt-BR.yaml":
      "Diese Datei wird nicht gelesen. Benennen Sie sie nach ihrer Sprache, wie de.yaml oder pt-BR.yaml",
    "{key} must be “{wanted}” here, not “{found}”": "{key} muss hier „{wanted}“ sein, nicht „{found}“",
    // Tunings
    "{what} has an error, so it cannot be used": "Ein Fehler: {what} ist nicht nutzbar",
    "{what} has {count} errors, so it cannot be used": "{count} Fehler: {what} ist nicht nutzbar",
    "Fix these errors. To read more: {command}": "Beheben Sie diese Fehler. Mehr dazu: {command}",
    "A tuning must have keys with values, such as tunes: ID":
      "Eine Anpassung muss Schlüssel mit Werten haben, zum Beispiel tunes: KENNUNG",
    "This file is not text. A tuning is {allowed}": "Diese Datei ist kein Text. Eine Anpassung ist {allowed}",
    "This tuning changes nothing. Change a value, or delete the file":
      "Diese Anpassung ändert nichts. Ändern Sie einen Wert, oder löschen Sie die Datei",
    "The tuning is for revision {found}, but the pack has revision {revision}. Install the newer pack first":
      "Die Anpassung ist für Revision {found}, das Paket hat aber {revision}. Installieren Sie zuerst das neuere Paket",
    "at most {revision}": "höchstens {revision}",
    "The tuning is for revision {found}; the pack now has {allowed}. Check the tuning, then write {allowed} here":
      """
    Die Anpassung ist für Revision {found}, das Paket hat jetzt {allowed}. Prüfen Sie sie, und schreiben Sie dann \
    hier {allowed}
    """,
    "The pack has no group “{found}”. A new group needs {keys}":
      "Das Paket hat keine Gruppe „{found}“. Eine neue braucht {keys}",
    "The pack has no factor “{found}”. A new factor needs {keys}":
      "Das Paket hat keinen Faktor „{found}“. Ein neuer braucht {keys}",
  ].merging(germanScenarios) { first, _ in first }
}
