// The verbs and signs of German that the rules on advice look for.
extension GermanAdvice {
  /// What is done with a medicine or a device, as it stands in a passive.
  static let participles: Set<String> = [
    "eingenommen", "genommen", "abgesetzt", "verwendet", "angewendet", "aufgetragen", "getragen", "vermieden",
    "gemieden", "erhöht", "reduziert", "gesenkt", "gespritzt", "fortgesetzt", "weggelassen", "begonnen",
    "ausgeschlichen", "verdoppelt", "halbiert", "gesteigert", "ersetzt", "kombiniert", "inhaliert", "wiederholt",
    "geschluckt", "angepasst", "pausiert", "verringert", "benutzt", "gegeben", "umgestellt", "ausgelassen",
    "eingesetzt", "behandelt", "überschritten", "verabreicht", "gelutscht", "eingeatmet", "gekaut", "zerkaut",
    "zerdrückt", "gelegt", "verordnet",
  ]

  /// What is asked for, or told, and is no act of treatment: as it stands before “Sie” or at the end. All other verbs
  /// are one where they are about a medicine, a device or an act of treatment.
  static let harmless: Set<String> = [
    "sagen", "sprechen", "rufen", "notieren", "schreiben", "aufschreiben", "wählen", "tippen", "zeigen", "bringen",
    "nennen", "prüfen", "lesen", "melden", "suchen", "beschreiben", "zählen", "sehen", "haben", "hatten", "sind",
    "waren",
    "werden", "wissen", "möchten", "können", "konnten", "wollen", "sollten", "müssen", "dürfen", "sollen", "bewahren",
    "eintragen", "angeben", "eingeben", "hinzufügen", "ändern", "fragen", "sein", "helfen", "verursachen", "auslösen",
    "wirken", "erwarten", "erzählen", "merken", "fühlen", "spüren", "kommen", "erinnern", "ansehen", "mitbringen",
    "verfolgen", "beantworten", "festhalten", "erfassen", "mitteilen", "berichten", "informieren", "besprechen",
    "finden",
    "brauchten", "nahmen", "würden", "hätten", "wären", "wenden", "kontaktieren", "vermuten", "kennen", "bekamen",
    "erhielten", "bekommen", "vertragen", "öffnen", "schließen", "laden", "speichern", "ankreuzen", "auswählen",
    "benutzten", "spritzten", "verwendeten", "trugen", "machten", "schluckten", "verzichteten", "überlegen", "zeichnen",
    "bemerken", "beobachten", "achteten", "brauchen", "benötigen", "gaben", "begannen", "erwähnen", "schätzen",
    "beurteilen", "vergleichen", "planten", "schauen", "klären", "glauben", "denken",
    "schliefen", "gingen", "standen", "lagen", "saßen", "kamen", "blieben", "ließen", "fanden", "aßen", "tranken",
    "liefen", "fuhren", "sahen", "schrieben", "hielten", "fielen", "fingen", "riefen", "sprachen", "verloren",
    "trafen", "litten", "legten", "setzten", "stellten", "kühlten", "klebten", "fühlten", "spürten", "lebten",
    "reagierten", "brachten", "dachten", "wussten", "zeigten", "wachten", "erwachten", "ordnen", "ausschalten",
    "einschalten", "anzeigen", "ausblenden", "einblenden", "sortieren", "löschen", "umbenennen", "drucken",
    "exportieren", "importieren", "filtern", "bearbeiten", "abhaken", "anklicken", "hochladen", "herunterladen",
  ]
  /// What changes how something is used: before “Sie” it asks, whatever stands first.
  static let changes: Set<String> = [
    "lassen", "setzen", "fangen", "beginnen", "steigern", "reduzieren", "erhöhen", "halbieren", "meiden", "vermeiden",
    "verdoppeln", "senken", "ersetzen", "pausieren", "tauschen", "stoppen", "starten",
  ]
  /// What is an act of treatment by itself.
  static let ownActs: Set<String> = [
    "kühlen", "dehnen", "massieren", "schonen", "wärmen", "lagern", "cremen", "inhalieren", "gurgeln", "reiben",
    "bandagieren", "entlasten", "ruhen", "fasten",
    "baden",
  ]
  static let foodActs: Set<String> = [
    "vermeiden", "meiden", "verzichten", "streichen", "reduzieren", "lassen", "ersetzen", "schränken", "verringern",
    "halten", "hören", "einschränken", "weglassen", "wegzulassen", "meide", "vermeide", "verzichte", "streiche", "lass",
    "einzuschränken", "meidet", "senken", "senke", "lassen", "lasst", "mindern", "halbieren",
  ]
  static let amounts: Set<String> = [
    "mehr", "weniger", "kein", "keine", "keinen", "nichts", "nur", "viel", "ausreichend", "genug", "nie", "niemals",
    "reichlich", "möglichst", "wenig", "glutenfrei", "laktosefrei", "vegan", "salzarm",
  ]
  /// How people are asked who are called by their first names.
  static let familiar: Set<String> = [
    "nimm", "schluck", "schlucke", "verzichte", "vermeide", "meide", "probier", "probiere", "versuch", "versuche",
    "benutze", "benutz", "verwende", "trag", "trage", "setz", "setze", "erhöhe", "reduziere", "senke", "lass", "mach",
    "leg", "lege", "streiche", "inhaliere", "nehmt", "hol", "verringere", "halbiere", "verdopple", "vergiss", "hör",
    "beginne", "starte", "steigere", "wechsle", "wechsel", "ersetze", "spritz", "sprüh", "sprühe", "reib", "reibe",
    "massier", "massiere", "dehn", "dehne", "stopp", "stoppe", "pausiere", "kauf", "kaufe", "besorg", "besorge",
    "gönn", "gib", "bleib", "greif", "greife", "klebe", "kleb", "spül", "spüle", "inhalier", "kombiniere", "lutsch",
    "lutsche", "gurgle", "gurgel", "übe", "beende", "besorgt", "nutze", "nutz", "wende", "schmier", "schmiere",
    "tropf", "träufle", "reibt", "lasst", "macht", "trinkt", "probiert", "halte", "halt", "beuge", "drücke", "cremt",
    "bestell", "bestelle",
  ]
  /// The same acts at the end of a part.
  static let infinitives: Set<String> = [
    "nehmen", "einnehmen", "absetzen", "weglassen", "auslassen", "verwenden", "benutzen", "anwenden", "auftragen",
    "tragen", "spritzen", "inhalieren", "erhöhen", "reduzieren", "senken", "verringern", "halbieren", "verdoppeln",
    "vermeiden", "meiden", "verzichten", "ersetzen", "wechseln", "ausprobieren", "probieren", "versuchen", "schlucken",
    "kombinieren", "fortsetzen", "ausschleichen", "einreiben", "eincremen", "auflegen", "umstellen", "steigern",
    "pausieren", "sprühen", "kleben", "anlegen", "beginnen", "weiternehmen", "weitertragen", "mitnehmen", "nutzen",
    "unterbrechen", "stoppen", "beenden", "dosieren", "greifen", "holen", "verschreiben", "geben", "wiederholen",
    "dazunehmen", "lutschen", "machen", "legen", "kaufen", "besorgen", "einsetzen", "anpassen", "aufkleben", "lassen",
    "einschränken", "streichen", "bekommen", "zurückgreifen", "abwarten", "warten", "starten", "überspringen",
    "weiterführen", "dazugeben", "einsprühen", "abnehmen", "anziehen", "ausziehen", "tropfen", "träufeln",
    "einträufeln", "gurgeln", "spülen", "ausspülen", "einmassieren", "bandagieren", "wickeln", "tapen", "operieren",
    "üben", "trainieren", "ausschließen", "erneuern", "austauschen", "auffrischen", "abdecken", "ergänzen",
    "zuführen", "mischen", "einwerfen", "anrühren", "einwirken", "behandeln", "stellen", "drauflassen", "auftupfen",
    "einatmen", "verabreichen", "einlegen", "umwickeln",
    "besitzen", "aufhören", "aufkleben", "erhalten", "durchführen", "weglegen", "loswerden",
  ]
  /// Who may be told what can be done.
  static let groups: Set<String> = [
    "man", "du", "ihr", "säuglinge", "kleinkinder", "schulkinder", "senioren", "ältere", "erwachsene", "kinder",
    "patienten", "patientinnen", "betroffene", "frauen", "männer",
    "jugendliche", "schwangere", "jeder",
  ]
  static let ownInfinitives: Set<String> = [
    "ausruhen", "schonen", "hinlegen", "kühlen", "wärmen", "dehnen", "massieren", "hochlagern", "fasten", "hochlegen",
    "entlasten", "auszuruhen", "hinzulegen",
  ]
  static let conditions: Set<String> = [
    "wenn", "falls", "ob", "weil", "dass", "da", "obwohl", "wie", "was", "welche", "welcher", "welches", "wer", "wo",
    "seit", "nachdem", "während", "solange", "bevor", "damit", "indem", "wann", "womit", "sobald",
  ]
  /// Words with which somebody tells of what is.
  static let present: Set<String> = [
    "zurzeit", "derzeit", "aktuell", "meist", "meistens", "normalerweise", "sonst", "oft", "manchmal", "üblicherweise",
    "gewöhnlich", "bereits", "schon", "bisher", "hier", "darum", "deshalb", "deswegen", "daher",
  ]
  static let modalForms: Set<String> = [
    "sollten", "sollen", "müssen", "dürfen", "können", "könnten", "sollte", "soll", "muss", "kann", "darf", "solltest",
    "musst", "kannst", "darfst", "müssten", "müsste", "brauchen", "könnte", "dürften",
  ]
}
