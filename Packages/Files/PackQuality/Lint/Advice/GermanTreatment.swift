/// German words for medicines, devices and acts of treatment, and for what people eat and drink. Many are the last part
/// of longer words: a “Schmerztablette” is a tablet.
enum GermanTreatment {
  /// Whether a word is a medicine, a device or an act of treatment.
  static func holds(_ word: String) -> Bool {
    if exceptions.contains(where: word.hasSuffix) { return false }
    return words.contains(word) || heads.contains(where: word.hasSuffix) || stems.contains(where: word.hasPrefix)
      || endings.contains { ending in ["", "e", "en", "s", "n"].contains { word.hasSuffix(ending + $0) } }
      || word.split(separator: "-").dropFirst().contains { holds(String($0)) }
  }

  /// What is put on a part of the body.
  static let appliable: Set<String> = ["wärme", "kälte", "eis", "hitze", "druck"]

  /// Whether a word is a food, a drink or tobacco, which advice may be about.
  static func isFood(_ word: String) -> Bool { foods.contains(where: word.hasPrefix) || word.hasSuffix("produkte") }

  /// What words may end in.
  private static let heads = [
    "tablette", "tabletten", "kapsel", "kapseln", "pille", "pillen", "tropfen", "salbe", "salben", "creme", "cremes",
    "spray", "sprays", "spritze", "spritzen", "medikament", "medikamente", "medikamenten", "medikaments", "mittel",
    "mittels", "mitteln", "arznei", "arzneien", "präparat", "präparate", "präparaten", "pflaster", "pflastern",
    "zäpfchen", "infusion", "infusionen", "dosis", "schiene", "schienen", "orthese", "orthesen", "bandage", "bandagen",
    "strumpf", "strümpfe", "strümpfen", "einlage", "einlagen", "kühlpack", "kühlpacks", "kühlakku", "wärmflasche",
    "wärmekissen", "heizkissen", "kirschkernkissen", "kompresse", "kompressen", "umschlag", "umschläge", "wickel",
    "therapie", "therapien", "massage", "massagen", "gymnastik", "akupunktur", "inhalator", "inhalation", "verdünner",
    "verdünnern", "antibiotikum", "antibiotika", "steroid", "steroide", "hormone", "impfung", "impfungen", "diät",
    "diäten", "übungen", "übung", "rezept", "behandlung", "behandlungen", "operation", "gerät", "impfstoff", "globuli",
    "elektrolyte", "lutschpastillen", "ernährung", "yoga", "meditation", "achtsamkeit", "sauna", "sauerstoff",
    "kochsalz", "sonnencreme",
    "fußbad", "sitzbad", "wechselbad", "bäder", "nasendusche", "ohrstöpsel", "pessar", "katheter", "kissen", "atmung",
    "stoßtherapie", "fußbäder", "blutegel", "sonnenschutz", "brille", "pumpe", "kompression", "reha", "pad", "pads",
    "therapielampe", "lichtlampe", "heiltee", "kräutertee", "ingwertee", "mundspülung", "hustensaft", "öl", "öle",
    "kochsalzlösung", "inhalieren", "verband", "stütze", "training", "verordnung", "schmerzgel", "kühlgel", "lotion",
    "depressivum", "depressiva", "histaminikum", "histaminika",
    "allergikum", "blocker", "hemmer", "ergänzung", "ergänzungen", "wirkstoff", "fango", "gehhilfe", "krücken",
    "korsett", "stoßwelle", "hypnose", "schmerzmedikation", "medikation", "tinktur", "badezusatz", "cortisonstoß",
  ]
  /// What ends like them and is something else.
  private static let exceptions = [
    "lebensmittel", "lebensmitteln", "nahrungsmittel", "nahrungsmitteln", "verkehrsmittel", "verkehrsmitteln",
    "putzmittel", "putzmitteln", "waschmittel", "waschmitteln", "reinigungsmittel", "reinigungsmitteln", "genussmittel",
    "olivenöl", "rapsöl", "heizöl", "erdöl", "sonnenblumenöl", "regentropfen", "wassertropfen", "eiscreme",
    "buttercreme", "haarspray", "bahnschiene", "bahnschienen",
  ]
  /// Endings of the names of substances.
  private static let endings = [
    "triptan", "prazol", "statin", "profen", "oxetin", "cillin", "mycin", "sartan", "azepam", "coxib", "solon",
    "gepant",
    "cyclin", "opioid", "betablocker",
  ]
  /// How names of substances begin.
  private static let stems = [
    "ibuprofen", "paracetamol", "aspirin", "acetylsalicyl", "naproxen", "diclofenac", "codein", "morphin", "tramadol",
    "tilidin", "novamin", "metamizol", "oxycodon", "fentanyl", "amitriptylin", "nortriptylin", "duloxetin",
    "venlafaxin",
    "sertralin", "citalopram", "mirtazapin", "gabapentin", "pregabalin", "topiramat", "valproat", "lithium",
    "propranolol",
    "metoprolol", "bisoprolol", "botox", "ergotamin", "domperidon", "metoclopramid", "ondansetron", "loperamid",
    "mesalazin", "budesonid", "prednis", "kortison", "cortison", "hydrocortison", "methotrexat", "hydroxychloroquin",
    "azathioprin", "sulfasalazin", "colchicin", "allopurinol", "insulin", "metformin", "thyroxin", "levothyroxin",
    "salbutamol", "formoterol", "montelukast", "cetirizin", "loratadin", "fexofenadin", "melatonin", "zolpidem",
    "magnesium", "riboflavin", "vitamin", "zink", "eisenpräparat", "eisentablette", "kalzium", "omega-3", "cannabis",
    "naltrexon", "fludrocortison", "midodrin", "ivabradin", "progesteron", "östrogen", "marcumar", "heparin",
    "adrenalin",
    "johanniskraut", "baldrian", "ingwer", "kurkuma", "weihrauch", "teufelskralle", "lidocain", "capsaicin", "opiat",
    "physiotherap", "krankengymnast", "kühlpack", "antidepress", "antihistamin", "antibioti", "betablocker",
    "tens-gerät",
    "cpap", "probiotik", "abführ", "schmerzmittel", "psychotherap", "nitro", "hydrocortison", "elektrolyt", "triptan",
  ]
  private static let words: Set<String> = [
    "notfallset", "notfallpen", "pen", "gel", "cbd", "dosen", "tränen", "impfen", "impfstoffe", "einreibung",
    "asthmaspray", "asthmasprays", "hub", "hübe",
  ]
  private static let foods = [
    "alkohol", "koffein", "kaffee", "zucker", "gluten", "milch", "laktose", "fleisch", "salz", "weizen", "kohlenhydrat",
    "süßigkeit", "nikotin", "rauchen", "fett", "histamin", "glutamat", "schokolade", "käse", "wein", "bier",
    "zigarette",
    "tabak", "rohkost", "nüsse", "hülsenfrüchte", "zwiebeln", "brot", "cola", "fast-food", "wurst",
  ]
}
