import TrackerApplication

extension StringCatalogue {
  /// What the rules of lint say in German of factors, scales, symptoms and texts.
  static let germanRulesOfRisk: [String: String] = [
    // Groups and factors
    "The weights of the groups do not add up to 100": "Die Gewichte der Gruppen ergeben zusammen nicht 100",
    "A weight is the group’s share of the whole, in percent.":
      "Ein Gewicht ist der Anteil der Gruppe am Ganzen, in Prozent.",
    "A group has no factors": "Eine Gruppe hat keine Faktoren",
    "Its weight would never count, and more days would have no load score.":
      "Ihr Gewicht würde nie zählen, und mehr Tage hätten keinen Belastungswert.",
    "The load score can never reach the high band": "Der Belastungswert kann die hohe Stufe nie erreichen",
    "A band that no day can reach tells people nothing.": "Eine Stufe, die kein Tag erreicht, sagt niemandem etwas.",
    "With every factor at its worst, the load score is {found}; the high band starts at {high}. Raise some points":
      "Auch im schlimmsten Fall ist der Belastungswert {found}; die hohe Stufe beginnt bei {high}. Erhöhen Sie Punkte",
    "A factor has both a metric and parts": "Ein Faktor hat eine Messgröße und Teile",
    "A factor gets its points from a metric or from its parts, not from both.":
      "Ein Faktor bekommt seine Punkte von einer Messgröße oder von seinen Teilen, nicht von beiden.",
    "A factor or a journal uses a result": "Ein Faktor oder ein Tagebuch benutzt ein Ergebnis",
    "The load score is compared with flares. Made from flares, it would only repeat them.":
      "Der Belastungswert wird mit Schüben verglichen. Aus Schüben berechnet, würde er sie nur wiederholen.",
    "“{found}” is a result, so a factor cannot look at it. Name what comes before a flare":
      "„{found}“ ist ein Ergebnis, kein Faktor kann es nutzen. Nennen Sie, was vor einem Schub kommt",
    "A factor looks at a symptom of the flare": "Ein Faktor nutzt eine Beschwerde des Schubs",
    "A flare day would always have a high load score, so the score would explain nothing.":
      "Ein Schubtag hätte immer einen hohen Belastungswert, und der Wert würde nichts erklären.",
    "{factor} looks at “{found}”, a symptom of the flare itself. Use another metric":
      "{factor} nutzt „{found}“, eine Beschwerde des Schubs selbst. Nehmen Sie eine andere Messgröße",
    "the flare": "der Schub",
    "A factor takes the worst of a metric without a bad end":
      "Ein Faktor nimmt den schlechtesten Wert einer Messgröße ohne schlechtes Ende",
    "Neither the highest nor the lowest value is the worst.":
      "Weder der höchste noch der niedrigste Wert ist der schlechteste.",
    "{metric} has no bad end, so it has no worst value. Take sum, mean, last or count":
      "{metric} hat kein schlechtes Ende, also keinen schlechtesten Wert. Nehmen Sie sum, mean, last oder count",
    "A factor can never have points": "Ein Faktor kann nie Punkte haben",
    "People see it and read about it, but it does nothing.": "Man sieht ihn und liest von ihm, aber er bewirkt nichts.",
    "{key} is 0, so the factor does nothing. Write its points, or delete it":
      "{key} ist 0, der Faktor bewirkt also nichts. Schreiben Sie Punkte, oder löschen Sie ihn",
    "{key} gives 0 points everywhere, so the factor does nothing. Change a point, or delete the factor":
      """
    {key} gibt überall 0 Punkte, der Faktor bewirkt also nichts. Ändern Sie einen Punkt, oder löschen \
    Sie den Faktor
    """,
    "{key} gives 0 points for every value of {metric}, {range}. Give points to some of them":
      "{key} gibt jedem Wert von {metric} 0 Punkte, {range}. Geben Sie einigen Werten Punkte",
    "Two factors count the same thing": "Zwei Faktoren zählen dasselbe",
    "The same thing would count twice and show up as two reasons.":
      "Dasselbe würde zweimal zählen und als zwei Gründe erscheinen.",
    "{factor} and {other} count the same thing. Delete one, or change its days or curve":
      "{factor} und {other} zählen dasselbe. Löschen Sie einen, oder ändern Sie seine Tage oder seine Kurve",
    "Two factors use the same words": "Zwei Faktoren benutzen dieselben Worte",
    "People could not tell which of the two reasons they read.":
      "Niemand wüsste, welchen der beiden Gründe er gerade liest.",
    "Two factors say “{found}”. Use other words for one of them":
      "Zwei Faktoren sagen „{found}“. Wählen Sie für einen andere Worte",
    // Curves
    "The values of a curve do not rise": "Die Werte einer Kurve steigen nicht",
    "Each value must have one number of points.": "Jeder Wert muss genau eine Punktzahl haben.",
    "A curve has fewer than two points": "Eine Kurve hat weniger als zwei Punkte",
    "With one point, every day gets the same points.": "Mit einem Punkt bekommt jeder Tag dieselben Punkte.",
    "A curve has a point that its metric can never reach":
      "Eine Kurve hat einen Punkt, den ihre Messgröße nie erreicht",
    "That part of the curve never counts, which its author may not know.":
      "Dieser Teil der Kurve zählt nie, und das weiß beim Schreiben vielleicht niemand.",
    "{key} has a point at {found}, but {metric} is always {allowed}":
      "{key} hat einen Punkt bei {found}, aber {metric} ist immer {allowed}",
    "A curve does the opposite of its factor’s name": "Eine Kurve tut das Gegenteil vom Namen ihres Faktors",
    "If “short sleep” gives more points for more hours, reviewers easily miss the mistake.":
      "Wenn „short sleep“ für mehr Stunden mehr Punkte gibt, ist der Fehler leicht zu übersehen.",
    "The points of {factor} fall as {metric} rises, against its name. Turn the curve, or rename the factor":
      """
    Die Punkte von {factor} fallen, wenn {metric} steigt; der Name sagt das Gegenteil. Drehen Sie die Kurve um, oder \
    ändern Sie den Namen
    """,
    "The points of {factor} rise as {metric} rises, against its name. Turn the curve, or rename the factor":
      """
    Die Punkte von {factor} steigen, wenn {metric} steigt; der Name sagt das Gegenteil. Drehen Sie die Kurve um, \
    oder ändern Sie den Namen
    """,
    "A curve gives more points to good values": "Eine Kurve gibt guten Werten mehr Punkte",
    "Bad values would seem to protect. If you mean that, suppress the rule and say why.":
      "Schlechte Werte würden scheinbar schützen. Wenn Sie das meinen, schreiben Sie eine Ausnahme mit Grund.",
    "The points of {factor} fall as {metric} gets worse. Give more points to high values":
      "Die Punkte von {factor} fallen, wenn {metric} schlechter wird. Geben Sie hohen Werten mehr Punkte",
    "The points of {factor} fall as {metric} gets worse. Give more points to low values":
      "Die Punkte von {factor} fallen, wenn {metric} schlechter wird. Geben Sie niedrigen Werten mehr Punkte",
    // Compounds
    "A compound is a part of itself": "Eine Verbindung ist ein Teil von sich selbst",
    "The program could never calculate its points.": "Das Programm könnte ihre Punkte nie berechnen.",
    "Compounds are parts of each other": "Verbindungen sind Teile voneinander",
    "The program could never calculate their points.": "Das Programm könnte die Punkte nie berechnen.",
    "A part never has points above 0": "Ein Teil hat nie mehr als 0 Punkte",
    "The compound would never count.": "Die Verbindung würde nie zählen.",
    "A compound needs the score of its own group": "Eine Verbindung braucht den Wert ihrer eigenen Gruppe",
    "A group with a factor on `risk.raised_groups` gets its score after the others.":
      "Eine Gruppe mit einem Faktor auf `risk.raised_groups` bekommt ihren Wert nach den anderen.",
    // Sources
    "A claim has no source": "Eine Behauptung hat keine Quelle",
    "`sure: moderate` or `sure: high` means that there are studies. Name at least one.":
      "`sure: moderate` oder `sure: high` heißt, dass es Studien gibt. Nennen Sie mindestens eine.",
    "{factor} says {found} but names no source. Write a `source`, or sure: low":
      "{factor} sagt {found}, nennt aber keine Quelle. Schreiben Sie `source`, oder sure: low",
    "A factor does not say where its curve comes from": "Ein Faktor sagt nicht, woher seine Kurve kommt",
    "Reviewers must know what comes from a study and what is an estimate.":
      "Wer prüft, muss wissen, was aus einer Studie kommt und was geschätzt ist.",
    "{factor} has no `why`. Write one sentence on where its curve comes from":
      "{factor} hat kein `why`. Schreiben Sie einen Satz dazu, woher die Kurve kommt",
    "A prior is stronger than anything diaries have shown":
      "Ein Anfangsgewicht ist stärker als alles, was Tagebücher je gezeigt haben",
    "A factor that more than triples the odds hides what the program learns about the person.":
      "Ein Faktor, der die Odds mehr als verdreifacht, verdeckt, was das Programm über die Person lernt.",
    "The prior of {factor} is very strong: {found}. Write a number from -1 to 1":
      "Das Anfangsgewicht von {factor} ist sehr stark: {found}. Schreiben Sie eine Zahl von -1 bis 1",
    "A reference cannot be looked up": "Ein Nachweis lässt sich nicht nachlesen",
    "Readers must be able to find the source.": "Man muss die Quelle finden können.",
    // Sentences of factors, and getting help
    "A factor has no sentence for one direction": "Einem Faktor fehlt der Satz für eine Richtung",
    """
    A reason must say why the chance is high or low. “Sleep: no” or a bare number does not. Write a sentence, or \
    `leave_out` where there is nothing to say.
    """:
      """
    Ein Grund muss sagen, warum das Risiko hoch oder niedrig ist. „Schlaf: nein“ oder eine bloße Zahl tut das \
    nicht. Schreiben Sie einen Satz, oder `leave_out`, wo es nichts zu sagen gibt.
    """,
    "A sentence is for a direction that its factor never has": "Ein Satz gilt einer Richtung, die sein Faktor nie hat",
    "Nobody would ever read it. A compound can only raise the chance.":
      "Niemand bekäme ihn je zu lesen. Eine Verbindung kann das Risiko nur erhöhen.",
    "A reason is not a sentence": "Ein Grund ist kein Satz",
    "People read each reason on its own, so it must be a whole sentence.":
      "Jeder Grund wird für sich gelesen und muss deshalb ein ganzer Satz sein.",
    "A sentence begins with the placeholder of a day": "Ein Satz beginnt mit dem Platzhalter eines Tages",
    "The sentence would begin with a small letter: “today” or “gestern”.":
      "Der Satz begänne mit einem kleinen Buchstaben: „today“ oder „gestern“.",
    "A sentence names a day that its factor does not use": "Ein Satz nennt einen Tag, den sein Faktor nicht nutzt",
    "With `lag: 1d`, the factor uses yesterday’s meals. “You had a large meal today” would be wrong.":
      "Mit `lag: 1d` zählen die Mahlzeiten von gestern. „Sie haben heute viel gegessen“ wäre falsch.",
    "A `seek_care` is for a value that the scale does not have":
      "Ein `seek_care` gilt einem Wert, den die Skala nicht hat",
    "Nobody can choose that value, so the advice would never appear.":
      "Niemand kann diesen Wert wählen, also erschiene der Rat nie.",
    "A `seek_care` does not begin with what to do": "Ein `seek_care` beginnt nicht mit dem, was zu tun ist",
    "On a bad day, people read only the first words. Say first what to do, then name the signs.":
      "An einem schlechten Tag liest man nur die ersten Worte. Nennen Sie zuerst, was zu tun ist, dann die Zeichen.",
    "{factor} has no sentence for {missing}. Write {allowed}":
      "{factor} hat keinen Satz für {missing}. Schreiben Sie {allowed}",
    "a sentence, or leave_out": "einen Satz oder leave_out",
    "{factor} never raises the chance, so nobody reads this sentence. Delete it":
      "{factor} erhöht das Risiko nie, also liest niemand diesen Satz. Löschen Sie ihn",
    "{factor} never lowers the chance, so nobody reads this sentence. Delete it":
      "{factor} senkt das Risiko nie, also liest niemand diesen Satz. Löschen Sie ihn",
    "“{found}” is not a sentence. Start it with a capital letter, and end it with a full stop":
      "„{found}“ ist kein Satz. Beginnen Sie mit einem Großbuchstaben, und enden Sie mit einem Punkt",
    "“{found}” starts with a placeholder of a day. Start it with other words":
      "„{found}“ beginnt mit einem Platzhalter für einen Tag. Beginnen Sie mit anderen Worten",
    "{factor} does not use the day {found}. Write {allowed}":
      "{factor} nutzt den Tag {found} nicht. Schreiben Sie {allowed}",
    "the days in words": "die Tage in Worten",
    "“{found}” does not start with what to do. For {level}, start with {allowed}":
      "„{found}“ beginnt nicht mit dem, was zu tun ist. Beginnen Sie bei {level} mit {allowed}",
    // Scales
    "A scale has no words at one end": "Eine Skala hat an einem Ende keine Worte",
    "People need words at both ends to know what a number means.":
      "Erst Worte an beiden Enden sagen, was eine Zahl bedeutet.",
    "Words are for a value that the scale does not have": "Worte gehören zu einem Wert, den die Skala nicht hat",
    "Nobody can choose that value.": "Niemand kann diesen Wert wählen.",
    "Colour bands do not rise": "Die Farbstufen steigen nicht",
    "Each value must be in one band only.": "Jeder Wert darf nur in einer Stufe liegen.",
    "Colour bands end before the scale does": "Die Farbstufen enden vor der Skala",
    "The last values would have no colour.": "Die letzten Werte hätten keine Farbe.",
    "No answer reaches a colour band": "Keine Antwort erreicht eine Farbstufe",
    "Nobody would ever see this band.": "Niemand würde diese Stufe je sehen.",
    "No value of {scale} is in its band “{band}”. Its values go in steps of {step}":
      "Kein Wert von {scale} liegt in der Stufe „{band}“. Die Werte gehen in Schritten von {step}",
    "The bad end of a scale is not red": "Das schlechte Ende einer Skala ist nicht rot",
    "On every screen red means bad. A scale with other colours misleads people.":
      "Überall bedeutet Rot schlecht. Eine Skala mit anderen Farben führt in die Irre.",
    "High is the bad end of {scale}, so as values rise, colours go from green to red, not: {found}":
      "Bei {scale} ist hoch schlecht; die Farben müssen mit steigenden Werten von Grün zu Rot gehen, nicht: {found}",
    "Low is the bad end of {scale}, so as values fall, colours go from green to red, not: {found}":
      "Bei {scale} ist niedrig schlecht; die Farben müssen mit fallenden Werten von Grün zu Rot gehen, nicht: {found}",
    // Symptoms and names
    "Another name already belongs to something else": "Ein anderer Name gehört schon zu etwas anderem",
    "What people type must mean one thing. Otherwise they cannot log one of the two by its name.":
      "Was jemand eintippt, muss eindeutig sein. Sonst lässt sich eines von beiden nicht eintragen.",
    "“{found}” is a name of both {symptom} and {other}. Delete one of them":
      "„{found}“ ist ein Name von {symptom} und von {other}. Löschen Sie einen der beiden",
    "Two symptoms have the same name": "Zwei Beschwerden heißen gleich",
    "People could not tell them apart in the check-in.": "Beim Befinden könnte sie niemand unterscheiden.",
    "Two symptoms are called “{found}”. Rename one of them":
      "Zwei Beschwerden heißen „{found}“. Benennen Sie eine um",
    "Another pack already has this name": "Ein anderes Paket heißt schon so",
    "People look for a condition by its name and must find only one.":
      "Wer eine Erkrankung beim Namen sucht, darf nur eine finden.",
    "The pack {pack} is already called “{found}”. Use another name":
      "Das Paket {pack} heißt schon „{found}“. Nehmen Sie einen anderen Namen",
    // Texts
    "A placeholder does not exist": "Einen Platzhalter gibt es nicht",
    "People would see it with its braces.": "Man sähe ihn mit seinen Klammern.",
    "A placeholder that can be empty is outside brackets":
      "Ein Platzhalter, der leer sein kann, steht außerhalb von eckigen Klammern",
    "The sentence would have a gap.": "Der Satz hätte eine Lücke.",
    "Square brackets do not match": "Eckige Klammern passen nicht zusammen",
    "The program cannot tell which part it may leave out.": "Das Programm weiß nicht, welchen Teil es weglassen darf.",
    "Braces do not match": "Geschweifte Klammern passen nicht zusammen",
    "People would see the braces of the placeholder.": "Man sähe die Klammern des Platzhalters.",
    "A text has markup": "Ein Text enthält Auszeichnungen",
    "Texts appear in terminals, pages and reports. A pack from a stranger must not bring tags or links.":
      "Texte erscheinen in Terminals, Seiten und Berichten. Ein fremdes Paket darf keine Tags oder Links mitbringen.",
    "A text has a character that nobody can see": "Ein Text enthält ein unsichtbares Zeichen",
    "It can turn text around, hide a word or move the cursor.":
      "Es kann Text umdrehen, ein Wort verstecken oder die Schreibmarke bewegen.",
    "A text is too long for a screen": "Ein Text ist zu lang für die Anzeige",
    "Names must fit in rows, and sentences in three lines.":
      "Namen müssen in Zeilen passen, Sätze in höchstens drei Zeilen.",
    "Older YAML reads a word as something else": "Älteres YAML liest ein Wort als etwas anderes",
    "YAML 1.1 reads `no` as false, `on` as true and `22:30` as 1350. With quotes, all programs agree.":
      "YAML 1.1 liest `no` als false, `on` als true und `22:30` als 1350. Mit Anführungszeichen lesen alle dasselbe.",
    "A comma splits a sentence into two entries": "Ein Komma teilt einen Satz in zwei Einträge",
    "Between brackets a comma ends a text, so readers get two pieces. In quotes the sentence stays whole.":
      "In Klammern beendet ein Komma den Text, also lesen alle zwei Stücke. In Anführungszeichen bleibt der Satz ganz.",
    "“{found}” is the rest of the sentence before. Put the whole sentence in quotes":
      "„{found}“ ist der Rest des Satzes davor. Setzen Sie den ganzen Satz in Anführungszeichen",
    "A text gives advice on treatment": "Ein Text rät zu einer Behandlung",
    "A pack describes and forecasts. People decide about treatment with those who treat them.":
      "Ein Paket beschreibt und sagt vorher. Über die Behandlung entscheidet man mit den Behandelnden.",
    "“{found}” is advice on treatment. Write only what people see, feel or can expect":
      "„{found}“ ist ein Rat zur Behandlung. Schreiben Sie nur, was man sieht, spürt oder erwarten kann",
    "A text gives a diagnosis": "Ein Text stellt eine Diagnose",
    "The program knows what people log, not which illness they have.":
      "Das Programm weiß, was eingetragen wurde, nicht, welche Krankheit jemand hat.",
    "“{found}” is a diagnosis. Write only what people see or feel":
      "„{found}“ ist eine Diagnose. Schreiben Sie nur, was man sieht oder spürt",
  ]
}
