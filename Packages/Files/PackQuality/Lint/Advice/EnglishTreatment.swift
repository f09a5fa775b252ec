/// English words for medicines, devices and acts of treatment, and for what people eat and drink.
enum EnglishTreatment {
  /// Whether a word is a medicine, a device or an act of treatment.
  ///
  /// - Parameter before: The word before it: a pack is one only if it is an ice pack.
  static func holds(_ word: String, before: String) -> Bool {
    forms(of: word).contains { form in
      words.contains(form) || substances.contains(form) || endings.contains { form.count > 6 && form.hasSuffix($0) }
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
    "parin", "oxacin", "tidine", "zepam", "setron", "lukast", "terol", "cort",
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
    "device": ["tens", "nerve"], "pump": ["insulin"], "program": ["exercise"], "course": ["antibiotic"],
    "guard": ["night", "mouth", "bite"],
    "therapy": ["light", "heat", "cold", "talking", "physical", "speech", "occupational", "manual", "hormone"],
    "acid": ["mefenamic", "folic", "salicylic", "tranexamic", "acetylsalicylic", "hyaluronic", "alpha-lipoic"],
    "machine": ["tens", "cpap"], "lamp": ["therapy", "light", "heat"], "bath": ["sitz", "salt", "ice"],
    "sock": ["compression"],
    "glass": ["tinted"], "roller": ["foam"], "shower": ["cold"], "oil": ["fish", "cbd", "peppermint"],
    "tea": ["ginger", "herbal", "chamomile", "peppermint"],
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
    "therapy", "hypnosis", "biofeedback", "osteopathy", "cupping", "diet",
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
  ]

  private static let foods: Set<String> = [
    "alcohol", "caffeine", "coffee", "sugar", "gluten", "wheat", "dairy", "milk", "lactose", "meat", "salt", "carb",
    "carbohydrate", "sweet", "nicotine", "smoking", "fat", "histamine", "msg", "chocolate", "cheese", "wine", "beer",
    "food", "drink", "meal", "fodmap", "fibre", "fiber", "nightshade", "egg", "nut", "soy", "spice", "tobacco",
    "cigarette", "snack", "bread", "eating", "drinking",
  ]
}
