import TrackerApplication

extension StringCatalogue {
  /// What the rules of lint say in German: the name and the reason of each, then what they find.
  static let germanRules: [String: String] = [
    // Translations
    "A text is not translated": "Ein Text ist nicht übersetzt",
    "Half of a screen would be in another language.": "Die Hälfte der Anzeige wäre in einer anderen Sprache.",
    "A translation is for a text that the pack does not have":
      "Eine Übersetzung gehört zu einem Text, den das Paket nicht hat",
    "The text was removed from the pack, or its id is mistyped.":
      "Der Text wurde aus dem Paket entfernt, oder seine Kennung ist falsch geschrieben.",
    "A translation has other placeholders than the text": "Eine Übersetzung hat andere Platzhalter als der Text",
    "A number would be missing, or people would see the braces.":
      "Eine Zahl würde fehlen, oder man sähe die Klammern.",
    "There is no translation into {language} for {key}": "Für {key} fehlt die Übersetzung ({language})",
    "the text": "der Text",
    // Shipped ids
    "A shipped id is gone": "Eine ausgelieferte Kennung fehlt",
    "Journals name ids, so an id never disappears. If you remove one, say in `changes` what replaces it.":
      """
    Tagebücher nennen Kennungen, darum verschwindet keine. Wenn Sie eine entfernen, sagen Sie in `changes`, was an \
    ihre Stelle tritt.
    """,
    "{id} was shipped and is now gone. Write {change}, or {gone} in place of {now}":
      "{id} wurde ausgeliefert und fehlt jetzt. Schreiben Sie {change}, oder {gone} statt {now}",
    "shipped": "ausgeliefert",
    "A shipped symptom has another scale": "Eine ausgelieferte Beschwerde hat eine andere Skala",
    "The program would read old answers on the new scale. A new id keeps both right.":
      "Das Programm würde alte Antworten auf der neuen Skala lesen. Mit einer neuen Kennung stimmt beides.",
    "{id} has another scale than before ({allowed}). Use a new id, and map the old one in `changes`":
      """
    {id} hat eine andere Skala als zuvor ({allowed}). Nehmen Sie eine neue Kennung, und ordnen Sie die alte in \
    `changes` zu
    """,
    "An id is not in `ids.lock` yet": "Eine Kennung steht noch nicht in `ids.lock`",
    "Once people use an id, nobody may remove it unnoticed. `symptoms pack docs` writes it down.":
      "Sobald jemand eine Kennung benutzt, darf sie nicht unbemerkt verschwinden. `symptoms pack docs` trägt sie ein.",
    "{id} is not in {lock} yet. Run: {command}": "{id} steht noch nicht in {lock}. Geben Sie ein: {command}",
    "A change names an id that does not fit": "Eine Änderung nennt eine Kennung, die nicht passt",
    "The old id was never shipped, or the new one does not exist.":
      "Die alte Kennung wurde nie ausgeliefert, oder die neue gibt es nicht.",
    // Scenarios
    "A scenario cannot fail": "Ein Szenario kann nicht fehlschlagen",
    "It looks like a test but checks nothing.": "Es sieht wie ein Test aus, prüft aber nichts.",
    "Two scenarios have the same name": "Zwei Szenarien heißen gleich",
    "Nobody could tell which of them failed.": "Niemand wüsste, welches fehlgeschlagen ist.",
    "A range is narrower than five points": "Ein Bereich ist schmaler als fünf Punkte",
    "Any change of the pack would break it, so people would widen it without thinking.":
      "Jede Änderung am Paket würde es verletzen, und man würde ihn gedankenlos weiter machen.",
    "A scenario expects something of a day that its journal does not have":
      "Ein Szenario erwartet etwas von einem Tag, den sein Tagebuch nicht hat",
    "The journal says nothing about that day.": "Das Tagebuch sagt nichts über diesen Tag.",
    "A scenario expects two opposite things": "Ein Szenario erwartet zwei gegensätzliche Dinge",
    "It could never pass.": "Es könnte nie bestehen.",
    "A file belongs to another pack": "Eine Datei gehört zu einem anderen Paket",
    "Somebody copied it and did not change its first lines.":
      "Sie wurde kopiert, und ihre ersten Zeilen wurden nicht geändert.",
    "The program does not read a file": "Das Programm liest eine Datei nicht",
    "It looks like scenarios or a translation, but has no effect.":
      "Sie sieht wie Szenarien oder eine Übersetzung aus, hat aber keine Wirkung.",
    // Suppressions
    "A suppression has no effect": "Eine Ausnahme hat keine Wirkung",
    "The problem is fixed, or the suppression is mistyped. It could hide the next problem.":
      "Der Fehler ist behoben, oder die Ausnahme ist falsch geschrieben. Sie könnte den nächsten Fehler verdecken.",
    "A suppression has ended": "Eine Ausnahme ist abgelaufen",
    "Somebody planned to look at it again by this day.": "Bis zu diesem Tag wollte jemand sie noch einmal prüfen.",
    "A suppression is for an error that cannot be suppressed":
      "Eine Ausnahme gilt einem Fehler, für den es keine Ausnahme gibt",
    "The pack cannot be used as it is.": "So lässt sich das Paket nicht benutzen.",
    "A suppression names a rule that does not exist": "Eine Ausnahme nennt eine Regel, die es nicht gibt",
    "It is mistyped and has no effect.": "Sie ist falsch geschrieben und hat keine Wirkung.",
    "“{found}” is not a rule": "„{found}“ ist keine Regel",
    "{rule} cannot be suppressed. Fix the error instead": "Für {rule} gibt es keine Ausnahme. Beheben Sie den Fehler",
    "The suppression of {rule} ended on {found}. Fix the problem, or write a new end and reason":
      "Die Ausnahme von {rule} endete am {found}. Beheben Sie den Fehler, oder schreiben Sie ein neues Ende mit Grund",
    "The suppression of {rule} has no effect. Delete it":
      "Die Ausnahme von {rule} hat keine Wirkung. Löschen Sie sie",
    // Files
    "A file is not part of a pack": "Eine Datei gehört nicht in ein Paket",
    "Nothing reads it, and a pack should contain only what people can review.":
      "Nichts liest sie, und ein Paket sollte nur enthalten, was sich prüfen lässt.",
    "This file is not part of a pack. Delete it, or rename it":
      "Diese Datei gehört nicht in ein Paket. Löschen Sie sie, oder benennen Sie sie um",
    "This folder is not part of a pack. Delete it, or rename it":
      "Dieser Ordner gehört nicht in ein Paket. Löschen Sie ihn, oder benennen Sie ihn um",
    "This file is not read. Delete it, or rename it":
      "Diese Datei wird nicht gelesen. Löschen Sie sie, oder benennen Sie sie um",
    "This folder is not read. Delete it, or move its files up":
      "Dieser Ordner wird nicht gelesen. Löschen Sie ihn, oder legen Sie seine Dateien eine Ebene höher",
    "This is a link, which is not read. Put the file itself there, or delete it":
      "Das ist ein Verweis, der nicht gelesen wird. Legen Sie die Datei selbst dorthin, oder löschen Sie ihn",
    "This is not a plain file, so it is not read. Delete it":
      "Das ist keine gewöhnliche Datei und wird nicht gelesen. Löschen Sie sie",
    "Something is larger than the program reads": "Etwas ist größer, als das Programm liest",
    "No pack needs that much, and it would take long to read. Mostly, a closing quote is missing.":
      "Kein Paket braucht so viel, und das Lesen dauert lange. Meist fehlt ein schließendes Anführungszeichen.",
    "A letter only looks like a Latin one": "Ein Buchstabe sieht nur wie ein lateinischer aus",
    "An “а” of the Cyrillic alphabet looks like an “a”. A name with it is another name, and nobody sees why.":
      "Ein kyrillisches „а“ sieht aus wie ein „a“. Ein Name damit ist ein anderer Name, und niemand sieht, warum.",
    "In “{found}”, “{letter}” is {point}, and only looks like the Latin “{latin}”. Type the Latin letter":
      """
    In „{found}“ ist „{letter}“ {point} und sieht nur wie das lateinische „{latin}“ aus. Tippen Sie den lateinischen \
    Buchstaben
    """,
    "A pack has no scenarios": "Ein Paket hat keine Szenarien",
    "Nobody would notice if a change of the pack broke it.":
      "Niemand würde bemerken, wenn eine Änderung am Paket es unbrauchbar macht.",
    "The pack has no scenarios. Write some in {folder}":
      "Das Paket hat keine Szenarien. Schreiben Sie welche in {folder}",
    "A pack means something else than its revision did": "Ein Paket sagt etwas anderes als seine Revision",
    "Two people with the same revision would not have the same pack, and journals could not tell them apart.":
      """
    Zwei Menschen mit derselben Revision hätten nicht dasselbe Paket, und Tagebücher könnten sie nicht unterscheiden.
    """,
    "The pack has changed since revision {found} was locked. Raise `revision`, then run: {command}":
      """
    Das Paket hat sich geändert, seit Revision {found} festgehalten wurde. Erhöhen Sie `revision`, dann geben Sie ein: \
    {command}
    """,
    "locked": "festgehalten",
    "A name after `custom.` is not declared": "Ein Name nach `custom.` ist nicht beschrieben",
    "Nothing asks for it, so it never has a value. Most often the name is mistyped.":
      "Nichts fragt danach, also hat es nie einen Wert. Meist ist der Name vertippt.",
    "A factor looks at something that nobody can log": "Ein Faktor betrachtet etwas, das niemand eintragen kann",
    "It would never have a value, and nobody would notice.": "Er hätte nie einen Wert, und niemand würde es bemerken.",
    "{factor} looks at “{found}”, but foods are counted in the singular":
      "{factor} betrachtet „{found}“, aber Lebensmittel zählen in der Einzahl",
    "A file cannot be read": "Eine Datei lässt sich nicht lesen",
    "It is a folder, or its permissions do not allow it.":
      "Sie ist ein Ordner, oder ihre Rechte erlauben es nicht.",
    "A file is not text": "Eine Datei ist kein Text",
    "It is a picture, a program or a database that does not belong here.":
      "Sie ist ein Bild, ein Programm oder eine Datenbank und gehört nicht hierher.",
    "A link leads out of the pack’s folder": "Ein Link führt aus dem Ordner des Pakets hinaus",
    "The program reads nothing outside the folder of a pack.":
      "Das Programm liest nichts außerhalb des Ordners eines Pakets.",
    "There is too little memory to read a file": "Der Speicher reicht nicht, um eine Datei zu lesen",
    "The computer is busy. The file may be fine.": "Der Rechner ist ausgelastet. Die Datei kann in Ordnung sein.",
    "There are more errors than are listed": "Es gibt mehr Fehler, als aufgezählt sind",
    "The first errors mostly explain the rest.": "Die ersten Fehler erklären meist die übrigen.",
    "A file is not UTF-8": "Eine Datei ist nicht in UTF-8",
    "Other programs could show different letters.": "Andere Programme könnten andere Buchstaben zeigen.",
    // First questions
    "Two steps save their answer under the same word": "Zwei Schritte speichern ihre Antwort unter demselben Wort",
    "The second answer would replace the first.": "Die zweite Antwort würde die erste ersetzen.",
    "The kind of a step does not fit what it saves": "Die Art eines Schritts passt nicht zu dem, was er speichert",
    "The program uses these answers and could not read this one.":
      "Das Programm benutzt diese Antworten und könnte diese nicht lesen.",
    "A preselected choice is not offered": "Eine vorgewählte Antwort steht nicht zur Wahl",
    "People could not deselect it.": "Niemand könnte sie abwählen.",
    "A question offers the same choice twice": "Eine Frage bietet dieselbe Antwort zweimal an",
    "People could not tell which of the two to choose, and half of their answers would count for neither.":
      "Niemand wüsste, welche von beiden zu wählen ist, und die Antworten verteilten sich auf beide.",
    "{step} offers “{found}” twice. Rename one of them, or delete it":
      "{step} bietet „{found}“ zweimal an. Benennen Sie eines um, oder löschen Sie es",
    "{step} offers “{found}” and “{other}”, which the same entries answer. Delete one of them":
      "{step} bietet „{found}“ und „{other}“ an, die dieselben Einträge beantworten. Löschen Sie eines",
    "Nothing uses the answer to a step": "Nichts benutzt die Antwort auf einen Schritt",
    "Every question costs a tired person energy. Leave out questions that nothing uses.":
      "Jede Frage kostet müde Menschen Kraft. Lassen Sie Fragen weg, die nichts benutzt.",
    "Nothing uses “{found}”. Delete the step {step}, or save what the program uses: {allowed}":
      """
    Nichts benutzt „{found}“. Löschen Sie den Schritt {step}, oder speichern Sie, was das Programm \
    benutzt: {allowed}
    """,
    // Flares
    "The symptoms of a flare have different bad ends":
      "Die Beschwerden eines Schubs haben verschiedene schlechte Enden",
    "One number cannot be the limit for both ends.": "Eine Zahl kann nicht die Grenze für beide Enden sein.",
    "A goal begins where it ends": "Ein Ziel beginnt dort, wo es endet",
    "There would be nothing to reach.": "Es gäbe nichts zu erreichen.",
    "A relative flare is offered but not defined":
      "Ein Schub im Vergleich zu sonst steht zur Wahl, ist aber nicht festgelegt",
    "The program would not know which days are flare days.": "Das Programm wüsste nicht, welche Tage Schubtage sind.",
    "Every answered day is a flare day": "Jeder beantwortete Tag ist ein Schubtag",
    "If every day is the same, there is nothing to forecast.":
      "Wenn jeder Tag gleich ist, gibt es nichts vorherzusagen.",
    "No day can be a flare day": "Kein Tag kann ein Schubtag sein",
    "Every answer reaches this limit, so every day would be a flare day. Write a stricter one":
      "Jede Antwort erreicht diese Grenze, also wäre jeder Tag ein Schubtag. Schreiben Sie eine strengere",
    "No answer can be {found} above a person’s usual. Write {widest} or less":
      "Keine Antwort kann um {found} über dem Üblichen liegen. Schreiben Sie höchstens {widest}",
    // Foods
    "A food is in a group that raises the load score and in one that lowers it":
      "Ein Lebensmittel steht in einer Gruppe, die den Belastungswert erhöht, und in einer, die ihn senkt",
    "The two cancel each other out, so the food would do nothing.":
      "Beide heben sich auf, und das Lebensmittel hätte keine Wirkung.",
    "A food group has no name": "Eine Lebensmittelgruppe hat keinen Namen",
    "People would read its id, as in “foods of the group fried-or-processed”.":
      "Man würde ihre Kennung lesen, wie in „Essen der Gruppe fried-or-processed“.",
    "{group} has no `name`. Write what people call these foods":
      "{group} hat keinen `name`. Schreiben Sie, wie man dieses Essen nennt",
    "A name of `but_not` holds no food of its group": "Ein Name in `but_not` enthält kein Lebensmittel seiner Gruppe",
    "What the name matches would not count anyway, so it does nothing.":
      "Was der Name trifft, würde ohnehin nicht zählen, also bewirkt er nichts.",
    "“{found}” holds no food of {group}, so it changes nothing. Delete it, or add the food":
      "„{found}“ enthält kein Lebensmittel von {group} und ändert nichts. Löschen Sie es, oder ergänzen Sie es",
    "A food is in two groups that work the same way":
      "Ein Lebensmittel steht in zwei Gruppen, die in dieselbe Richtung wirken",
    "It counts twice. That is right for a drink that belongs to both, but mostly it is a mistake.":
      "Es zählt doppelt. Bei einem Getränk, das zu beiden gehört, ist das richtig, sonst meist ein Versehen.",
    "“{found}” is in {group} and in {other}: one raises the load score, one lowers it. Delete one":
      "„{found}“ steht in {group} und in {other}: Eine erhöht den Belastungswert, eine senkt ihn. Löschen Sie eines",
    "“{found}” is in {group} and in {other}, so it counts twice. Delete one, if not meant":
      "„{found}“ steht in {group} und in {other} und zählt doppelt. Löschen Sie eines, wenn das nicht gewollt ist",
    "the group {group}": "die Gruppe {group}",
    "the other": "der andere Eintrag",
    // Tunings
    "A tuning is for a newer revision of the pack": "Eine Anpassung ist für eine neuere Revision des Pakets",
    "The pack may not have what it changes, or may use it for something else.":
      "Was sie ändert, gibt es hier vielleicht nicht, oder es bedeutet etwas anderes.",
    "A tuning is for an older revision of the pack": "Eine Anpassung ist für eine ältere Revision des Pakets",
    "The pack has changed since somebody signed the tuning.":
      "Das Paket hat sich geändert, seit jemand die Anpassung unterschrieben hat.",
    "A tuning changes nothing": "Eine Anpassung ändert nichts",
    "It looks as if it had an effect.": "Sie sieht aus, als hätte sie eine Wirkung.",
    "A tuning is due for review": "Eine Anpassung muss überprüft werden",
    "This tuning was due for review on {found}. Review it, then write a new day":
      "Diese Anpassung sollte am {found} überprüft werden. Prüfen Sie sie, und schreiben Sie dann einen neuen Tag",
    // YAML
    "Text is not YAML": "Der Text ist kein YAML",
    "The program cannot tell what the rest of the file means.":
      "Das Programm kann nicht wissen, was der Rest der Datei bedeutet.",
    "A key appears twice": "Ein Schlüssel steht zweimal da",
    "Most programs keep only the last one and say nothing.":
      "Die meisten Programme behalten ohne Hinweis nur den letzten.",
    "An anchor (`&`)": "Ein Anker (`&`)",
    "People review a pack line by line. They cannot review a value that comes from somewhere else.":
      "Ein Paket wird Zeile für Zeile geprüft. Ein Wert von anderswo lässt sich so nicht prüfen.",
    "An alias (`*`)": "Ein Verweis (`*`)",
    "People cannot review a value in place. Chains of aliases can also make a small file huge.":
      "Ein Wert lässt sich nicht an seiner Stelle prüfen. Ketten von Verweisen können eine Datei auch riesig machen.",
    "A tag (`!`)": "Ein Tag (`!`)",
    "Tags can make some programs run code. No pack needs one.":
      "Durch Tags führen manche Programme Code aus. Kein Paket braucht sie.",
    "A merge key (`<<`)": "Ein Einfüge-Schlüssel (`<<`)",
    "Packs inherit only through `extends`. A second way would hide where a value comes from.":
      "Pakete erben nur über `extends`. Ein zweiter Weg würde verbergen, woher ein Wert kommt.",
    "A key is a list or has keys itself": "Ein Schlüssel ist eine Liste oder hat selbst Schlüssel",
    "Keys must be ids or words.": "Schlüssel müssen Kennungen oder Wörter sein.",
    "A value has no key": "Ein Wert hat keinen Schlüssel",
    "The program cannot tell what the value is for.": "Das Programm kann nicht wissen, wozu der Wert gehört.",
    "A directive (`%`)": "Eine Direktive (`%`)",
    "The program reads one version of YAML, and no tags.": "Das Programm liest eine Version von YAML und keine Tags.",
    "Several documents in one file": "Mehrere Dokumente in einer Datei",
    "The program would read only the first.": "Das Programm würde nur das erste lesen.",
    "A file is empty": "Eine Datei ist leer",
    "It looks like part of a pack but has no content.":
      "Sie sieht wie ein Teil eines Pakets aus, hat aber keinen Inhalt.",
    "A control character": "Ein Steuerzeichen",
    "It can change what a terminal shows, and reviewers cannot see it.":
      "Es kann ändern, was ein Terminal zeigt, und ist beim Prüfen nicht zu sehen.",
    // Keys
    "The format has no such key": "Das Format kennt diesen Schlüssel nicht",
    "The program would ignore it, and nobody would notice what is missing.":
      "Das Programm würde ihn nicht berücksichtigen, und niemand würde merken, was fehlt.",
    "A key is missing": "Ein Schlüssel fehlt",
    "The program has no sensible value to use instead.": "Das Programm hat keinen sinnvollen Wert für diesen Fall.",
    "A value has the wrong type": "Ein Wert hat den falschen Typ",
    "If the program guessed, the pack could mean something that nobody wrote.":
      "Würde das Programm raten, könnte das Paket etwas bedeuten, das niemand geschrieben hat.",
    "A word is not allowed here": "Ein Wort ist hier nicht möglich",
    "The program would ignore it, or use another one.":
      "Das Programm würde es nicht berücksichtigen oder ein anderes nehmen.",
    "A number is out of range": "Eine Zahl liegt außerhalb des Bereichs",
    "Nobody could answer, count or reach it.": "Niemand könnte sie angeben, zählen oder erreichen.",
    "A text is empty": "Ein Text ist leer",
    "People would see an empty line.": "Man sähe eine leere Zeile.",
    "A list has too few entries": "Eine Liste hat zu wenige Einträge",
    "Some lists need more, such as the options of a choice.":
      "Manche Listen brauchen mehr, zum Beispiel die Antworten einer Auswahl.",
    "An entry appears twice in a list": "Ein Eintrag steht zweimal in einer Liste",
    "The program would ask for it, count it or show it twice.":
      "Das Programm würde zweimal danach fragen, ihn zweimal zählen oder zeigen.",
    "The program cannot read this version of the format": "Das Programm kann diese Version des Formats nicht lesen",
    "A newer version may use the same words for other things.":
      "Eine neuere Version kann dieselben Wörter für andere Dinge benutzen.",
    "A key without a value removes something that is not there":
      "Ein Schlüssel ohne Wert entfernt etwas, das es nicht gibt",
    "`null` or no value removes what a pack below has. Mostly, somebody forgot the value.":
      "`null` oder kein Wert entfernt, was ein Paket darunter hat. Meist wurde der Wert vergessen.",
    "`add` adds to a list that is not there": "`add` ergänzt eine Liste, die es nicht gibt",
    "Mostly, the key has a slip, or the list is another pack’s.":
      "Meist ist der Schlüssel vertippt, oder die Liste gehört zu einem anderen Paket.",
    // Ids
    "An id has other characters than are allowed": "Eine Kennung hat Zeichen, die nicht möglich sind",
    "People type ids in commands, and files are named after them. An id never changes.":
      "Kennungen stehen in Befehlen und Dateinamen. Sie ändern sich nie.",
    "The id is not the name of the folder": "Die Kennung ist nicht der Name des Ordners",
    "The program finds a pack by its folder, and other packs name it by its id.":
      "Das Programm findet ein Paket über seinen Ordner, und andere Pakete nennen es mit seiner Kennung.",
    "The base pack is missing": "Das Paket darunter fehlt",
    "A pack inherits most of its content from its base.":
      "Ein Paket erbt das meiste von dem Paket, auf dem es aufbaut.",
    "Packs extend each other in a circle": "Pakete bauen im Kreis aufeinander auf",
    "None of them is the base to start from.": "Keines von ihnen ist der Anfang.",
    "A symptom is not defined": "Eine Beschwerde ist nicht festgelegt",
    "Nobody could log it, so the list is shorter than it looks.":
      "Niemand könnte sie eintragen, und die Liste ist kürzer, als sie aussieht.",
    "A scale is not defined": "Eine Skala ist nicht festgelegt",
    "People would have nothing to answer on.": "Es gäbe nichts, worauf man antworten kann.",
    "A risk group is not defined": "Eine Risikogruppe ist nicht festgelegt",
    "The factor would not count anywhere.": "Der Faktor würde nirgends zählen.",
    "A factor is not defined": "Ein Faktor ist nicht festgelegt",
    "A compound with it could never count.": "Eine Verbindung mit ihm könnte nie zählen.",
    "An onboarding step is not defined": "Ein Schritt der Einrichtung ist nicht festgelegt",
    "The program could not ask for it.": "Das Programm könnte nicht danach fragen.",
    "A source is not in the references": "Eine Quelle steht nicht in den Nachweisen",
    "Nobody can look it up.": "Niemand kann sie nachlesen.",
    "A metric does not exist": "Eine Messgröße gibt es nicht",
    "A factor that looks at it would never have a value.": "Ein Faktor, der sie nutzt, hätte nie einen Wert.",
    "A kind of entry does not exist": "Eine Art von Eintrag gibt es nicht",
    "People could never log it, so every day would count as not logged.":
      "Niemand könnte sie eintragen, und jeder Tag würde als nicht eingetragen zählen.",
    "Something was removed but is still named": "Etwas wurde entfernt, wird aber noch genannt",
    "One of the two places is wrong, and only the author knows which.":
      "Eine der beiden Stellen ist falsch, und nur wer das Paket schreibt, weiß, welche.",
    "Nothing uses a reference or a food group": "Nichts benutzt einen Nachweis oder eine Lebensmittelgruppe",
  ].merging(germanRulesOfRisk) { first, _ in first }
}
