import TrackerApplication

extension StringCatalogue {
  /// What is said of the metrics of packs, of scales that count, and of parts that hold only for some, in German.
  static let germanOfMetrics: [String: String] = [
    // Reading.
    "{key} is a count. Its range and its step need whole numbers from 0 on":
      "{key} ist eine Anzahl. Bereich und Schritt brauchen ganze Zahlen ab 0",
    "{key} is a duration. Its range and its step need whole minutes, {longest} at most":
      "{key} ist eine Dauer. Bereich und Schritt brauchen ganze Minuten, höchstens {longest}",
    "{key} adds up points, which say how bad something was. Take worst or mean":
      "{key} addiert Punkte, die sagen, wie schlimm etwas war. Nehmen Sie worst oder mean",
    "{key} is the id of a symptom, too. Give the metric another id":
      "{key} ist auch die Kennung einer Beschwerde. Geben Sie der Messgröße eine andere",
    "{key} is too long; at most {most} characters are allowed": "{key} ist zu lang; höchstens {most} Zeichen gehen",
    "{key} needs one of the keys {keys}": "{key} braucht einen der Schlüssel {keys}",
    "No step of `onboarding` saves a diagnosis. Write one with `saves: diagnosis`":
      "Kein Schritt von `onboarding` speichert eine Diagnose. Schreiben Sie einen mit `saves: diagnosis`",
    "“{found}” is no option of the step that saves the diagnosis. Write one of them":
      "„{found}“ ist keine Wahl des Schritts, der die Diagnose speichert. Schreiben Sie eine davon",
    "{key} needs both `from` and `to`, or neither": "{key} braucht `from` und `to`, oder keins von beiden",
    "custom. and the old name, such as custom.temperature": "custom. und der alte Name, wie custom.temperature",
    "“{found}” is calculated, so nothing can be logged as it. Name another metric":
      "„{found}“ wird berechnet, also kann nichts dafür eingetragen werden. Nennen Sie eine andere Messgröße",
    "{metric} is declared in another way by {pack}. Two packs must agree on it":
      "{pack} erklärt {metric} anders. Zwei Pakete müssen sich darüber einig sein",
    "names, sentences, words at the ends of scales, sites, choices, other names and foods":
      "Namen, Sätze, Worte an den Enden von Skalen, Stellen, Wahlmöglichkeiten, andere Namen und Lebensmittel",
    "{group} replaces the foods of {pack}. Add to them with `add`, or give the group another id":
      "{group} ersetzt die Lebensmittel von {pack}. Ergänzen Sie mit `add`, oder ändern Sie die Kennung der Gruppe",
    "{pack} has other foods in {group}. Use the same foods, or give one of the groups another id":
      "{pack} hat in {group} andere Lebensmittel. Nehmen Sie dieselben, oder ändern Sie die Kennung einer Gruppe",
    // Rules.
    "{pack} has another name for {group}. Use the same name, or give one of the groups another id":
      "{pack} nennt {group} anders. Nehmen Sie denselben Namen, oder ändern Sie die Kennung einer Gruppe",
    "A food group has the id of another one, and other foods or another name":
      "Eine Lebensmittelgruppe hat die Kennung einer anderen, und andere Lebensmittel oder einen anderen Namen",
    "Whoever has both conditions has one group with the foods of both lists, and each factor counts all of them.":
      "Wer beide Krankheiten hat, hat eine Gruppe mit den Lebensmitteln beider Listen, und jeder Faktor zählt alle.",
    "The days of a scale of points are added up": "Die Werte einer Skala aus Punkten werden addiert",
    "Two answers of 5 are not as bad as one of 10.": "Zwei Antworten mit 5 sind nicht so schlimm wie eine mit 10.",
    "A part is for a diagnosis that nobody is asked for": "Ein Teil ist für eine Diagnose, nach der niemand fragt",
    "The part would be there for nobody who answers the question.":
      "Der Teil wäre für niemanden da, der die Frage beantwortet.",
    "A metric has the id of a symptom": "Eine Messgröße hat die Kennung einer Beschwerde",
    "What people type would mean two things.": "Was man eintippt, hätte zwei Bedeutungen.",
    "A metric that is calculated stands for one that is logged":
      "Eine berechnete Messgröße steht, wo eine eingetragene stehen muss",
    "A calculated metric has no entries, so nothing would come of it.":
      "Eine berechnete Messgröße hat keine Einträge, also käme nichts dabei heraus.",
    "Two packs declare one metric in different ways": "Zwei Pakete erklären eine Messgröße verschieden",
    "Whoever has both conditions could not add the second one.":
      "Wer beide Krankheiten hat, könnte die zweite nicht hinzufügen.",
    // Pages.
    "call an ambulance": "Rettungsdienst rufen", "get help now": "sofort Hilfe holen",
    "see a doctor today": "heute zum Arzt oder zur Ärztin", "see a doctor soon": "bald zum Arzt oder zur Ärztin",
    "When to get help": "Wann Sie Hilfe brauchen",
    "Own metrics": "Eigene Messgrößen", "the sum of the day counts": "die Summe des Tages zählt",
    "{from} to {to} years old": "{from} bis {to} Jahre alt", "{from} years old or more": "{from} Jahre alt oder älter",
    "{to} years old or less": "{to} Jahre alt oder jünger", "diagnosis {list}": "Diagnose {list}",
    "sex at birth {list}": "Geschlecht bei der Geburt {list}", "only for: {list}": "nur für: {list}",
    "asked with every check-in": "wird bei jedem Befinden gefragt",
    "asked once a week": "wird einmal pro Woche gefragt",
    "one of {list}": "eins von {list}", "never part of an experiment": "nie Teil eines Versuchs",
  ]
}
