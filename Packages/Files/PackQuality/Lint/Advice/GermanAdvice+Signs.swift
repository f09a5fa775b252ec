// Phrases of German with which treatment is recommended, wherever it stands in the sentence; “…” stands for up to four
// words. They ask for it as an imperative does.
extension GermanAdvice {
  /// What says that a treatment is good, due, enough or allowed.
  static let signs = AdvicePhrases([
    "einen versuch wert", "versuch wert", "versuch … wert", "ein versuch mit", "hat sich … bewährt",
    "haben sich … bewährt",
    "bewährt hat sich", "bewährt haben sich", "schadet nie", "schaden nie", "schadet nicht", "schaden nicht",
    "schadet … nicht", "kann nicht schaden", "können nicht schaden", "kann nie schaden", "würde … guttun",
    "würde … gut tun", "würden … guttun", "täte … gut", "täten … gut", "wird … guttun", "das richtige",
    "genau das richtige",
    "mein rat", "mein tipp", "unser tipp", "unser rat", "mein vorschlag", "meine empfehlung", "schwöre auf",
    "rate ihnen",
    "rate dir", "rate zu", "rate zur", "rate zum", "rate von", "rate dringend", "führt kein weg", "kein weg … vorbei",
    "hilft nur", "helfen nur", "hilft nur noch", "am besten wirkt", "am besten wirken", "am besten hilft",
    "wirkt am besten", "wirken am besten", "am besten nimmt", "am besten lässt", "am besten man", "am besten gleich",
    "am besten trägt", "am besten macht", "nicht herum", "zeit für", "bietet sich … an", "bieten sich … an",
    "bietet sich an",
    "mittel der wahl", "zu empfehlen", "empfehlenswert", "das a und o", "ist pflicht", "sind pflicht", "ist ein muss",
    "sind ein muss", "geht gar nichts", "geht es nicht", "geht nichts", "sinnvoll ist", "sinnvoll sind",
    "sinnvoll wäre",
    "sinnvoll wären", "ratsam ist", "hilfreich ist", "hilfreich sind", "hilfreich wäre", "was sie brauchen",
    "was du brauchst", "du brauchst", "du bräuchtest", "sie brauchen ein", "sie brauchen eine", "sie brauchen einen",
    "sie brauchen dringend", "sie brauchen unbedingt", "sie bräuchten", "spricht nichts dagegen",
    "spricht nichts gegen",
    "nichts spricht gegen", "griffbereit", "her mit", "weg mit", "bloß kein", "bloß keine", "bloß keinen", "ja kein",
    "ja keine", "richtige schritt", "nächste schritt", "gehört … her", "gehören … her", "gehört hierher",
    "macht … sinn",
    "ergibt … sinn", "wirkt wunder", "wirken wunder", "gold wert", "nichts geht über", "geht nichts über",
    "geht doch nichts über", "über alles", "lieber eine", "lieber einen", "lieber ein", "besser eine", "besser einen",
    "besser ein", "ist besser als", "sind besser als", "ist zu bevorzugen", "sind zu bevorzugen", "vorzug",
    "nichts besseres als",
    "an ihrer stelle", "an deiner stelle", "wenn ich sie wäre", "tun sie sich", "tu dir", "gönnen sie sich",
    "reicht völlig",
    "wundermittel", "schwören auf", "kommt nicht infrage", "kommt nicht in frage", "kommen nicht infrage", "gehört in",
    "gehören in", "gehört auf", "gehören auf", "gehört ans", "gehört zum", "tabu", "unbedingt", "auf keinen fall",
    "keinesfalls", "unter keinen umständen", "niemals", "ein muss", "überlegenswert", "bedenkenlos", "ruhig mal",
    "doch mal", "doch einfach", "einfach mal", "der tag mit", "so bald wie möglich", "gilt als erste", "steht an",
    "hilft … zuverlässig", "empfehle ich", "ich empfehle", "unumgänglich", "unvermeidlich", "unerlässlich", "muss sein",
    "ist … dran", "sind … dran", "besser bedient", "schreit nach", "weniger ist mehr", "nicht länger als",
    "etwas für sie",
    "etwas für dich", "genau das mittel", "tut es … auch", "bringen … in ordnung", "bringt … in ordnung",
    "am besten abends",
    "am besten morgens", "am besten vor", "am besten nach", "am besten zur", "am besten mit", "bringt nichts",
    "bringen nichts", "ab zur", "ab zum", "angestrebt wird", "angestrebt werden",
    "einnahme erfolgt", "anwendung erfolgt", "behandlung erfolgt", "einnahme von", "führt … weiter", "gut beraten",
    "wäre … besser", "wäre … gut", "wäre … hilfreich", "leistet gute dienste", "leisten gute dienste", "tut gut daran",
    "tun gut daran", "beste mittel", "beste medizin", "beste wahl", "bessere wahl", "gute wahl", "erste wahl",
    "sie fahren", "besser fahren", "lass dir", "besorg dir", "unser favorit", "ist zeit", "wird zeit", "nur noch",
    "also her",
    "nimmt … den schrecken",
  ])
  /// What stands with medicines only, so that none needs to be named.
  static let leaflet = AdvicePhrases([
    "vor gebrauch", "einnahme erfolgt", "zergehen lassen", "äußerlichen anwendung", "zur anwendung",
    "auf nüchternen magen", "dünn auftragen", "unzerkaut",
    "einzunehmen", "unter die zunge", "nicht anwenden", "nicht einnehmen", "auf … hübe", "laut packungsbeilage",
  ])
  /// What says that an amount is enough.
  static let enough = AdvicePhrases([
    "reicht", "reichen", "genügt", "genügen", "ist genug", "sind genug", "ist ausreichend", "sind ausreichend",
    "reicht aus", "reichen aus",
  ])
  /// How questions begin that propose something.
  static let proposals = AdvicePhrases([
    "wie wäre es mit", "wie wäre es", "wie wär's mit", "warum nicht", "wieso nicht", "warum … nicht", "wieso … nicht",
    "was spricht gegen", "spricht etwas gegen", "schon mal", "schon einmal", "haben sie schon einmal an",
    "haben sie schon mal an", "haben sie schon an", "hast du schon mal", "hast du schon einmal", "hast du schon an",
    "haben sie schon einmal über", "haben sie schon über", "haben sie je an", "sollten sie nicht", "solltest du nicht",
    "könnten sie nicht", "könntest du nicht", "wollen sie nicht", "willst du nicht", "wäre … nicht",
    "was halten sie von", "darf ich ihnen", "darf ich dir", "sollten sie nicht", "sollte man nicht",
    "was hältst du von", "wären", "lust auf", "wie steht es mit",
  ])
  /// Words with which a sentence tells what was, or what is found in people, and recommends nothing.
  static let telling: Set<String> = [
    "war", "waren", "hatte", "hatten", "wurde", "wurden", "nahm", "nahmen", "bekam", "bekamen", "studie", "studien",
    "fanden", "fand", "zeigte", "zeigten", "teilnehmer", "manche", "manchen", "viele", "vielen", "oft", "häufig", "ob",
    "zählt", "zählen", "#", "bekannt", "unbekannt", "vorhersage", "vorhersagen", "paket", "eingetragen", "verglichen",
    "schliefen", "öfter", "half", "halfen", "sonst", "manchmal", "meist", "meistens", "üblich", "gezählt",
    "arzt", "ärztin", "notruf", "krankenhaus", "sagte", "einige",
  ]
  /// What is done with medicines only: whoever is asked to do it is asked for treatment.
  static let treating: Set<String> = [
    "einnehmen", "einzunehmen", "schlucken", "inhalieren", "ausschleichen", "auszuschleichen", "eincremen", "einreiben",
    "einmassieren", "gurgeln", "eingenommen", "inhaliert", "ausgeschlichen", "aufgetragen", "gespritzt", "anwenden",
    "einsprühen", "träufeln", "zergehen", "verabreichen", "verabreicht", "auftupfen", "hochlagern", "hochdosieren",
    "eindosieren", "weiternehmen",
  ]
  /// On what part of the body something is done.
  static let body: Set<String> = [
    "knie", "kniescheibe", "fuß", "füße", "füßen", "nacken", "rücken", "bein", "beine", "arm", "arme", "hand", "hände",
    "gelenk", "gelenke", "schulter", "schultern", "stirn", "bauch", "brust", "schläfen", "zehen", "finger", "daumen",
    "ferse", "hüfte", "ellenbogen", "kinn", "wade", "waden", "handgelenk",
  ]
  /// What is done every day, and what goals are about.
  static let habits: Set<String> = [
    "bewegen", "schlafen", "achten", "bewerten", "untersuchen", "betrachten", "markieren", "gewöhnen", "gehen",
    "laufen", "spazieren", "warten", "aktualisieren", "bleiben", "sitzen", "schwimmen",
  ]
  /// What says that a sentence gives no advice.
  static let denials = AdvicePhrases([
    "kein rat",
    "keinen rat", "keine empfehlung", "keine empfehlungen", "nicht als rat", "keine ratschläge",
    "kein ratschlag",
    "keine beratung", "ersetzt keine", "ersetzt keinen", "ersetzen keinen",
  ])
  /// What people do in exercises: with how long or how many times, it is asked for as treatment.
  static let exercises: Set<String> = [
    "beugen", "strecken", "halten", "heben", "senken", "drücken", "ziehen", "dehnen", "spannen", "anspannen", "kreisen",
    "drehen", "wiederholen", "steigern", "auseinanderziehen", "kneten", "pressen", "kippen", "neigen", "rollen",
    "schwingen", "lösen", "üben", "trainieren", "durchführen", "machen", "führen", "massieren", "kühlen", "wärmen",
    "legen", "atmen", "spülen", "gurgeln", "tauchen", "baden", "lassen", "streichen", "verzichten", "meiden", "nehmen",
    "trinken", "tragen", "kauen", "reiben", "tupfen", "geben", "hochziehen", "anheben", "zusammendrücken", "ballen",
  ]
  /// Words of what is measured, asked or written down, with which the same verbs ask for no treatment.
  static let measured: Set<String> = [
    "puls", "blutdruck", "gewicht", "wert", "werte", "frage", "fragen", "antwort", "abfrage", "abfragen", "eintrag",
    "einträge", "zahl", "skala", "vorhersage", "arzt", "ärztin", "notruf", "hilfe", "krankenhaus", "beschwerden",
    "symptom",
    "symptome", "wort", "liste", "paket", "pause", "wenn", "falls", "sensor", "uhr", "gerät", "messen", "ein", "zeile",
  ]
  /// Words about what is written down: a list of medicines is no medicine.
  static let records: Set<String> = [
    "liste", "tagebuch", "notiz", "foto", "namen", "name", "eintrag", "einträge", "zahl", "abfrage", "angabe",
    "angaben",
    "menge", "skala", "datei", "dateien", "buchstaben", "zeichen", "programm", "entwurf", "pakete",
  ]
  /// What “man” does with treatment, where nobody is asked by name.
  static let customs: Set<String> = [
    "nimmt", "nehme", "trägt", "trage", "setzt", "setze", "beginnt", "beginne", "gibt", "gebe", "verwendet", "verwende",
    "benutzt", "lässt", "lasse", "fängt", "steigert", "steigere", "reduziert", "verzichtet", "verzichte", "meidet",
    "meide",
    "reibt", "reibe", "inhaliert", "schluckt", "legt", "lege", "wickelt", "wickle", "macht", "mache", "kühlt", "trinkt",
    "trinke", "startet", "stoppt", "erhöht", "senkt", "halbiert", "verdoppelt", "cremt", "klebt", "massiert", "spritzt",
    "bekommen", "erhalten", "nehmen", "bekommt", "erhält", "versucht", "probiert", "wechselt",
  ]
}
