/// German words for medicines, devices and acts of treatment, and for what people eat and drink. Many are the last part
/// of longer words: a “Schmerztablette” is a tablet.
enum GermanTreatment {
  /// Whether a word is a medicine, a device or an act of treatment.
  static func holds(_ word: String) -> Bool {
    if exceptions.contains(where: word.hasSuffix) { return false }
    return words.contains(word) || heads.contains(where: word.hasSuffix) || stems.contains(where: word.hasPrefix)
      || word.count > 6
        && endings.contains { ending in ["", "e", "en", "s", "n"].contains { word.hasSuffix(ending + $0) } }
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
    "hormon", "hormonen", "sensibilisierung", "geräte", "geräten", "geräts", "binde", "binden", "sprühstoß",
    "sprühstöße",
    "inhalierhilfe", "inhalierhilfen", "beatmungsmaske", "schlafmaske", "sauerstoffmaske", "hemmern", "blockern",
    "inhibitor", "inhibitoren", "agonist", "agonisten", "stützen", "rollator", "gehstock", "gehwagen", "rollstuhl",
    "prothese", "implantat", "schrittmacher", "tape", "tapes", "fersenkeil", "sirup", "pulver",
    "granulat", "salzlösung", "spüllösung", "trinklösung", "gurgellösung", "infusionslösung", "emulsion", "balsam",
    "ampulle", "ampullen", "pumpen", "stimulator", "stimulation", "bestrahlung", "dialyse", "transfusion", "dragee",
    "dragees", "pastille", "pastillen", "kamillentee", "pfefferminztee", "fencheltee", "salbeitee", "heilfasten",
    "darmsanierung", "einlauf", "einläufe", "klistier", "spülung", "spülungen", "fangopackung", "moorpackung",
    "wärmepackung", "eispackung", "heilbad", "moorbad", "salzbad", "solebad", "armbad", "eisbad", "eisbeutel",
    "kühlbeutel", "coolpack", "kühlelement", "lymphdrainage", "drainage", "logopädie", "osteopathie", "homöopathie",
    "chiropraktik", "biologikum", "biologika", "tikum", "tika", "steroiden", "hormonring", "verhütungsring",
    "hormonspirale", "salben", "gels", "cremen", "lotionen", "dosierung", "medikationen", "impfungen", "operationen",
    "kuren", "umschlägen", "kissens", "wärmeflasche", "pflasters", "sprayes", "tinkturen", "hypnosetherapie",
    "gymnastikübung", "akupressur", "schröpfen", "einlagesohle", "einlagesohlen", "kompressionshose", "rückengurt",
    "stützgurt", "beckengurt", "halskrause", "gehhilfen", "krücke", "gips", "zahnschiene", "aufbissschiene",
    "knirscherschiene", "präparats", "blutverdünnung", "sättiger", "tropfens", "infiltration", "botoxspritze",
    "ergänzungsmittel", "mineralstoffe", "spurenelemente", "dosiererhöhung", "narkotikum", "schleimlöser",
    "säureblocker", "magenschutz", "asthmapumpe", "maske", "masken", "manöver", "manövers", "lavendelbad", "fußbad",
    "theraband", "ergometer", "schlaftee", "tees", "auflage", "auflagen", "quarkwickel", "franzbranntwein",
    "lebertran", "leinsamen", "gewichtsdecke", "blockade", "blockaden", "notfallpens", "insulinpen", "insulinpens",
    "pens", "salbenverband",
  ]
  /// What ends like them and is something else.
  private static let exceptions = [
    "lebensmittel", "lebensmitteln", "nahrungsmittel", "nahrungsmitteln", "verkehrsmittel", "verkehrsmitteln",
    "putzmittel", "putzmitteln", "waschmittel", "waschmitteln", "reinigungsmittel", "reinigungsmitteln", "genussmittel",
    "olivenöl", "rapsöl", "heizöl", "erdöl", "sonnenblumenöl", "regentropfen", "wassertropfen", "eiscreme",
    "buttercreme", "haarspray", "bahnschiene", "bahnschienen",
    "waschpulver", "backpulver", "kakaopulver", "milchpulver", "puddingpulver", "messgerät", "messgeräte",
    "messgeräten", "messgeräts", "handgerät", "elektrogerät", "elektrogeräte",
    "haushaltsgeräte", "endgerät", "endgeräte", "fitnessgerät", "sportgerät", "kooperation", "kooperationen",
    "notepad", "touchpad", "ipad", "ipads", "unterstütze", "sportverband", "fachverband", "dachverband",
    "damenbinde", "verbinde", "stresshormon", "stresshormone", "wachstumshormon", "haarspülung", "klospülung",
    "toilettenspülung", "praktikum", "praktika", "kosmetika", "kosmetikum", "kochrezept", "kochrezepte", "waschgel",
    "haargel", "duschgel", "spielgerät", "gartengeräte", "hörbuch", "hilfsmittelverzeichnis", "eingabemaske",
    "eingabemasken", "suchmaske", "zahlungsmittel",
    "bindemittel", "hausmittelchen",
  ]
  /// Endings of the names of substances.
  private static let endings = [
    "triptan", "prazol", "statin", "profen", "oxetin", "cillin", "mycin", "sartan", "azepam", "coxib", "solon",
    "gepant",
    "cyclin", "opioid", "betablocker",
    "aterol", "eterol", "oterol", "uterol", "olol", "pril", "azol", "ciclovir", "tegravir", "tinib", "mab", "dronat",
    "fibrat", "gliflozin", "glutid", "glitazon", "triptylin", "pramin", "barbital", "cain", "dopa", "gilin", "capon",
    "pexol", "nirol", "stigmin", "mantin", "racetam", "gabalin", "azepin", "zapin", "tiapin", "idon", "peridol",
    "spiron", "steron", "gestrel", "estradiol", "tadin", "rizin", "ramin", "fenadin", "phyllin", "tropium", "limus",
    "mofetil", "floxacin", "oxacin", "xaban", "gatran", "ogrel", "grelor", "pitant", "dipin", "afil", "losin",
    "dosin", "sterid", "fenac", "oxicam", "salazin", "orphin", "lacton", "relin", "reotid", "feron", "poetin",
    "tidin", "setron", "lukast", "thiazid", "semid", "gliptin", "metason", "trexat", "ciferol", "cobalamin",
    "nidazol", "lidomid", "parin",
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
    "magnesium", "riboflavin", "zopiclon", "d-mannose", "mannose", "kalium", "torasemid", "vomex", "retterspitz",
    "vitamin", "zink",
    "eisenpräparat", "eisentablette", "kalzium", "omega-3", "cannabis",
    "naltrexon", "fludrocortison", "midodrin", "ivabradin", "progesteron", "östrogen", "marcumar", "heparin",
    "adrenalin",
    "johanniskraut", "baldrian", "ingwer", "kurkuma", "weihrauch", "teufelskralle", "lidocain", "capsaicin", "opiat",
    "physiotherap", "krankengymnast", "kühlpack", "antidepress", "antihistamin", "antibioti", "betablocker",
    "tens-gerät",
    "cpap", "probiotik", "abführ", "schmerzmittel", "psychotherap", "nitro", "hydrocortison", "elektrolyt", "triptan",
    "statine", "levodopa", "madopar", "kalium", "selentablette", "jodid", "jodtablette", "folsäure",
    "biotin", "glucosamin", "kollagen", "flohsamen", "lactulose", "laktulose", "macrogol", "bisacodyl", "digoxin",
    "amiodaron", "flecainid", "clonidin", "gliclazid", "glimepirid", "amantadin", "phenytoin", "carbamazepin",
    "lamotrigin", "levetiracetam", "trazodon", "bupropion", "methylphenidat", "modafinil", "atomoxetin",
    "dexamethason", "sucralfat", "simeticon", "pfefferminzöl", "mebeverin", "butylscopolamin", "scopolamin",
    "dimenhydrinat", "betahistin", "flunarizin", "ciclosporin", "leflunomid", "mycophenolat", "desmopressin",
    "oxybutynin", "tamoxifen", "testosteron", "aciclovir", "terbinafin", "permethrin", "ivermectin", "harnstoff",
    "vaseline", "echinacea", "ginseng", "ginkgo", "lavendelöl", "eukalyptus", "pseudoephedrin", "xylometazolin",
    "theophyllin", "interferon", "chinin", "chloroquin", "pankreatin", "laktase", "methadon", "naloxon",
    "promethazin", "doxylamin", "tryptophan", "glutamin", "coenzym", "cranberry", "spirulina", "novalgin",
    "voltaren", "ozempic", "imodium", "gaviscon", "valium", "kamillen", "salbei", "beta-blocker",
    "schilddrüsenhormon", "kortikoid", "glukokortikoid", "immunsuppress",
    "immunglobulin", "diuretik", "neurolept", "benzodiazepin", "bisphosphonat", "nahrungsergänz", "phytotherap",
    "homöopath", "osteopath", "akupunkt", "ergotherap", "chemotherap", "lichttherap", "wärmetherap",
    "bewegungstherap", "gerinnungshemm",
  ]
  private static let words: Set<String> = [
    "notfallset", "notfallpen", "pen", "gel", "cbd", "dosen", "tränen", "impfen", "impfstoffe", "einreibung",
    "hub", "hübe", "statin", "statine", "opioid", "opioide", "opioiden", "coxib",
    "op", "eingriff", "eingriffe", "kur", "chemo", "medizin",
    "notfallmedikament", "selen", "jod", "eisen", "calcium", "kalium", "betablocker", "ssri", "ppi", "nsar", "ldn",
    "biologicals", "gips", "keto", "low-carb", "low-fodmap", "traubenzucker",
  ]
  private static let foods = [
    "alkohol", "koffein", "kaffee", "zucker", "gluten", "milch", "laktose", "fleisch", "salz", "weizen", "kohlenhydrat",
    "kuhmilch", "vollmilch",
    "süßigkeit", "nikotin", "rauchen", "fett", "histamin", "glutamat", "schokolade", "käse", "wein", "bier",
    "zigarette",
    "tabak", "rohkost", "nüsse", "hülsenfrüchte", "zwiebeln", "brot", "cola", "fast-food", "wurst",
    "zitrus", "tomate", "obst", "fruchtzucker", "fruktose", "süßstoff", "hefe", "lupine", "soja", "erdnüsse",
    "fisch", "meeresfrüchte", "grapefruit", "lakritz", "purin", "gewürz", "knoblauch", "saft", "säfte", "limonade",
    "tee", "schwarztee", "eier", "butter", "fodmap",
  ]
}
