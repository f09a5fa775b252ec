/// English words for medicines, devices and acts of treatment, and for what people eat and drink.
enum EnglishTreatment {
  /// Whether a word is a medicine, a device or an act of treatment.
  ///
  /// - Parameter before: The word before it: a pack is one only if it is an ice pack.
  static func holds(_ word: String, before: String) -> Bool {
    forms(of: word).contains { form in
      words.contains(form) || substances.contains(form) || form.hasPrefix("anti-")
        || endings.contains { form.count > 6 && form.hasSuffix($0) }
        || needing[form]?.contains(before) == true
    }
  }

  /// Whether a word is a food, a drink or tobacco, which advice may be about.
  static func isFood(_ word: String) -> Bool { forms(of: word).contains(where: foods.contains) }

  /// What is put on a part of the body.
  static let appliable: Set<String> = ["heat", "ice", "cold", "warmth", "pressure", "tape"]

  /// A word and what it may be the plural of.
  private static func forms(of word: String) -> [String] {
    var forms = [word]
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    return forms
  }

  /// Endings of the names of substances that no other words have.
  private static let endings = [
    "triptan", "prazole", "statin", "profen", "oxetine", "cillin", "mycin", "sartan", "azepam", "azolam", "coxib",
    "gepant", "ximab", "zumab", "mumab", "cycline", "thiazide", "dipine", "gliptin", "olone", "asone", "nidazole",
    "parin", "oxacin", "tidine", "zepam", "setron", "lukast", "cort", "therapy", "olac",
    "aterol", "eterol", "oterol", "uterol", "olol", "pril", "azole", "ciclovir", "tegravir", "tinib", "mab",
    "dronate", "fibrate", "gliflozin", "glutide", "glitazone", "triptyline", "pramine", "barbital", "caine", "dopa",
    "giline", "capone", "pexole", "nirole", "stigmine", "mantine", "racetam", "gabalin", "zolamide", "semide",
    "promazine", "zapine", "tiapine", "idone", "peridol", "spirone", "terone", "gestrel", "estradiol", "tadine",
    "rizine", "ramine", "fenadine", "phylline", "tropium", "uracil", "platin", "taxel", "rubicin", "parib", "ciclib",
    "zomib", "lidomide", "thioprine", "limus", "mofetil", "bactam", "penem", "xaban", "gatran", "ogrel", "grelor",
    "pitant", "oprost", "vaptan", "afil", "losin", "dosin", "steride", "trexate", "codone", "morphone", "orphine",
    "fenac", "oxicam", "salazine", "ciferol", "cobalamin", "lactone", "relin", "reotide", "feron", "poetin",
    "grastim", "cromil", "thiazine", "begron", "tamide",
  ]

  /// Words that are about treatment only behind some others.
  private static let needing: [String: Set<String>] = [
    "pack": ["ice", "cold", "heat", "gel", "hot", "warm", "cooling"],
    "pad": ["heat", "heating", "hot", "warming"],
    "bottle": ["hot-water", "water", "hot"],
    "exercise": [
      "breathing", "stretching", "strengthening", "relaxation", "eye", "pelvic", "floor", "physio", "balance",
    ],
    "training": ["floor", "bladder", "biofeedback", "autogenic"], "tear": ["artificial"], "blanket": ["weighted"],
    "water": ["salt"], "plug": ["ear"], "chi": ["tai"], "lens": ["tinted"], "flannel": ["cold", "hot", "warm", "cool"],
    "aid": ["hearing", "walking", "mobility"], "stick": ["walking"], "frame": ["walking"],
    "mask": ["cpap", "oxygen"], "support": ["back", "wrist", "knee", "ankle", "lumbar", "arch"],
    "belt": ["back", "support", "pelvic"], "collar": ["neck", "cervical", "soft"], "gum": ["nicotine"],
    "pillow": ["wedge", "neck", "orthopaedic"], "cushion": ["wedge", "coccyx", "pressure"],
    "pen": ["insulin", "adrenaline", "epinephrine", "injector"], "powder": ["fibre", "protein", "electrolyte"],
    "relaxant": ["muscle"], "softener": ["stool"], "solution": ["rehydration", "saline", "salt"], "fluid": ["iv"],
    "hygiene": ["lid"], "wash": ["nasal", "eye", "antiseptic"], "salts": ["rehydration", "epsom"],
    "salt": ["rehydration", "epsom"], "raise": ["heel", "calf"], "needling": ["dry"],
    "drainage": ["lymph", "lymphatic"],
    "stimulation": ["nerve", "electrical", "muscle"],
    "device": ["tens", "nerve", "flutter"], "pump": ["insulin"], "program": ["exercise"], "course": ["antibiotic"],
    "guard": ["night", "mouth", "bite"],
    "therapy": ["light", "heat", "cold", "talking", "physical", "speech", "occupational", "manual", "hormone"],
    "acid": ["mefenamic", "folic", "salicylic", "tranexamic", "acetylsalicylic", "hyaluronic", "alpha-lipoic"],
    "machine": ["tens", "cpap"], "lamp": ["therapy", "light", "heat", "daylight"],
    "bath": ["sitz", "salt", "ice", "warm", "hot", "cold", "foot", "wax", "mustard", "hand", "oatmeal"],
    "insert": ["heel", "shoe"],
    "sock": ["compression"],
    "glass": ["tinted"], "roller": ["foam"], "shower": ["cold"], "oil": ["fish", "cbd", "peppermint"],
    "block": ["nerve"], "tea": ["ginger", "herbal", "chamomile", "peppermint"],
  ]

  private static let words: Set<String> = [
    "medicine", "medication", "med", "drug", "tablet", "pill", "capsule", "lozenge", "painkiller", "analgesic", "dose",
    "dosage", "prescription", "drop", "eyedrop", "spray", "inhaler", "reliever", "preventer", "puffer", "puff",
    "nebuliser", "nebulizer", "patch", "plaster", "injection", "jab", "shot", "vaccine", "vaccination", "infusion",
    "suppository", "ointment", "cream", "lotion", "gel", "emollient", "moisturiser", "supplement", "remedy", "herb",
    "antibiotic", "antiviral", "antiemetic", "antidepressant", "anticoagulant", "antihistamine", "steroid", "biologic",
    "immunosuppressant", "opioid", "opiate", "triptan", "nsaid", "anti-inflammatory", "anti-inflammatories", "diuretic",
    "beta-blocker", "blocker", "thinner", "laxative", "antacid", "decongestant", "sedative", "contraceptive",
    "tranquilliser", "probiotic", "electrolyte", "hormone", "hrt", "tens", "cpap", "splint", "brace", "orthosis",
    "bandage", "insole", "orthotic", "stocking", "compression", "crutch", "mouthguard", "epipen", "compress",
    "poultice",
    "physiotherapy", "physio", "acupuncture", "massage", "sunscreen", "preventive", "preventative", "prophylaxis",
    "reliever", "lubricant", "booster", "sauna", "hydrotherapy", "yoga", "pilates", "meditation",
    "mindfulness", "catheter", "pessary", "coil", "iud", "oxygen", "saline", "earplug", "arnica", "aloe", "steam",
    "nap",
    "stretches", "spacer", "massager", "humidifier", "salve", "balm", "tincture", "rinse", "mouthwash", "serum", "cbt",
    "psychotherapy", "chemotherapy", "dialysis", "surgery",
    "enema", "syrup", "antiseptic", "dressing", "sling", "boot", "rehabilitation", "rehab", "detox", "treatment",
    "therapy", "hypnosis", "biofeedback", "osteopathy", "cupping", "diet", "statin", "coxib",
    "rollator", "wheelchair", "cane", "walker", "orthotics", "corset", "strapping", "taping", "prosthesis",
    "implant", "pacemaker", "stimulator", "retainer", "tonic", "elixir", "sachet", "drip", "pastille", "eardrop",
    "nosedrop", "eyewash", "eye-drop", "depot", "ampoule", "syringe", "autoinjector", "auto-injector", "inhalation",
    "expectorant", "antispasmodic", "anticonvulsant", "anticholinergic", "antipsychotic", "antifungal",
    "antimalarial", "antihypertensive", "antiepileptic", "antiarrhythmic", "antithyroid", "bronchodilator",
    "corticosteroid", "glucocorticoid", "immunoglobulin", "vasodilator", "nitrate", "bisphosphonate", "dmard",
    "inhibitor", "agonist", "antagonist", "stimulant", "prokinetic", "mucolytic", "retinoid", "sulfonylurea", "ssri",
    "snri", "ppi", "benzodiazepine", "barbiturate", "mouthrinse", "operation", "transfusion", "desensitisation",
    "chiropractic", "reflexology", "counselling", "ablation", "transplant", "irrigation", "traction", "homeopathy",
    "suppositories", "globule", "prebiotic", "liniment", "embrocation", "rub", "vapour", "menthol", "beta-agonist",
    "multivitamin", "mineral", "vitamins", "ointments", "nightguard", "hearing-aid", "walking-stick", "low-fodmap",
    "low-carb", "gluten-free", "dairy-free", "lactose-free", "low-salt", "low-histamine", "ketogenic", "painkilling",
    "antifungals", "tranquillizer", "tranquilizer", "hypnotic", "ivf", "pill-box", "bandaging", "tourniquet",
    "footbath", "dosing", "eyepatch", "exfoliant", "mask", "manoeuvre", "maneuver", "antiperspirant",
  ]

  private static let substances: Set<String> = [
    "ibuprofen", "paracetamol", "acetaminophen", "aspirin", "naproxen", "diclofenac", "codeine", "morphine", "tramadol",
    "oxycodone", "fentanyl", "amitriptyline", "nortriptyline", "venlafaxine", "sertraline", "citalopram",
    "escitalopram", "mirtazapine", "gabapentin", "pregabalin", "topiramate", "valproate", "lithium", "propranolol",
    "metoprolol", "bisoprolol", "botox", "botulinum", "ergotamine", "domperidone", "metoclopramide", "ondansetron",
    "loperamide", "mesalazine", "mesalamine", "budesonide", "prednisolone", "prednisone", "cortisone", "hydrocortisone",
    "methotrexate", "hydroxychloroquine", "azathioprine", "sulfasalazine", "colchicine", "allopurinol", "febuxostat",
    "insulin", "metformin", "levothyroxine", "thyroxine", "carbimazole", "salbutamol", "albuterol", "formoterol",
    "montelukast", "cetirizine", "loratadine", "fexofenadine", "diphenhydramine", "melatonin", "zolpidem", "zopiclone",
    "magnesium", "riboflavin", "coenzyme", "q10", "feverfew", "butterbur", "vitamin", "zinc", "iron", "calcium",
    "omega-3", "cbd", "cannabis", "cannabidiol", "naltrexone", "ldn", "fludrocortisone", "midodrine", "ivabradine",
    "pyridostigmine", "progesterone", "oestrogen", "estrogen", "tranexamic", "warfarin", "heparin", "adrenaline",
    "epinephrine", "turmeric", "curcumin", "valerian", "ginger", "ashwagandha", "creatine", "lidocaine", "capsaicin",
    "ketamine", "baclofen", "tizanidine", "furosemide", "nitroglycerin",
    "potassium", "selenium", "iodine", "folate", "biotin", "niacin", "glucosamine", "chondroitin", "collagen",
    "psyllium", "ispaghula", "senna", "bisacodyl", "lactulose", "macrogol", "glycerine", "glycerin", "glucagon",
    "dextrose", "digoxin", "amiodarone", "flecainide", "isosorbide", "hydralazine", "clonidine", "gliclazide",
    "glimepiride", "carbidopa", "levodopa", "rasagiline", "amantadine", "phenytoin", "carbamazepine", "lamotrigine",
    "levetiracetam", "ethosuximide", "trazodone", "bupropion", "methylphenidate", "modafinil", "atomoxetine",
    "dexamethasone", "sucralfate", "simethicone", "mebeverine", "hyoscine", "scopolamine", "dimenhydrinate",
    "betahistine", "cinnarizine", "flunarizine", "ciclosporin", "cyclosporine", "cyclosporin", "leflunomide",
    "mycophenolate", "calcitonin", "desmopressin", "oxybutynin", "tolterodine", "solifenacin", "tamoxifen",
    "clomifene", "clomiphene", "testosterone", "aciclovir", "acyclovir", "terbinafine", "permethrin", "ivermectin",
    "benzoyl", "calamine", "camphor", "urea", "glycerol", "paraffin", "vaseline", "petrolatum", "echinacea",
    "ginseng", "ginkgo", "lavender", "eucalyptus", "guaifenesin", "dextromethorphan", "pseudoephedrine",
    "oxymetazoline", "xylometazoline", "phenylephrine", "theophylline", "interferon", "chloroquine", "quinine",
    "colestyramine", "cholestyramine", "pancreatin", "lactase", "varenicline", "methadone", "naloxone", "disulfiram",
    "promethazine", "hydroxyzine", "tryptophan", "theanine", "glutamine", "inositol", "berberine", "msm", "coq10",
    "mannose", "cranberry", "glutathione", "spirulina", "hemp", "tylenol", "advil", "aleve", "nurofen", "ventolin",
    "ozempic", "imodium", "gaviscon", "benadryl", "xanax", "valium", "prozac", "zoloft", "humira", "viagra",
    "sudafed", "claritin", "zyrtec", "voltaren", "thyroid-hormone", "liothyronine", "semaglutide", "clopidogrel",
    "apixaban", "rivaroxaban", "lisinopril", "ramipril", "amlodipine", "simvastatin", "atorvastatin",
    "spironolactone", "eplerenone", "tolvaptan", "trimethoprim", "nitrofurantoin", "doxycycline", "rifaximin",
    "rifampicin", "isoniazid", "minoxidil", "isotretinoin", "adapalene", "tretinoin", "alendronate", "denosumab",
    "strontium", "teriparatide", "ropinirole", "selegiline", "dantrolene", "fampridine", "natalizumab",
    "ocrelizumab", "glatiramer", "aminosalicylate", "bismuth",
  ]

  private static let foods: Set<String> = [
    "alcohol", "caffeine", "coffee", "sugar", "gluten", "wheat", "dairy", "milk", "lactose", "meat", "salt", "carb",
    "carbohydrate", "sweet", "nicotine", "smoking", "fat", "histamine", "msg", "chocolate", "cheese", "wine", "beer",
    "food", "drink", "meal", "fodmap", "fibre", "fiber", "nightshade", "egg", "nut", "soy", "spice", "tobacco",
    "cigarette", "snack", "bread", "eating", "drinking",
    "fruit", "citrus", "tomato", "onion", "garlic", "juice", "soda", "sweetener", "yeast", "legume", "bean",
    "lentil", "corn", "fish", "shellfish", "seafood", "peanut", "soya", "butter", "vegetable", "grapefruit",
    "liquorice", "licorice", "purine", "sodium", "oxalate", "tyramine", "sulphite", "additive", "tea", "cola",
    "fodmaps",
  ]
}
