// The verbs and signs of English that the rules on advice look for.
extension EnglishAdvice {
  /// What is done with a medicine, a device or an act of treatment.
  static let acts: Set<String> = [
    "take", "swallow", "use", "try", "apply", "wear", "inject", "inhale", "stop", "start", "begin", "continue",
    "increase", "raise", "reduce", "lower", "cut", "halve", "double", "skip", "miss", "switch", "change", "replace",
    "combine", "put", "rub", "spray", "chew", "get", "have", "buy", "avoid", "restart", "resume", "pause", "finish",
    "adjust", "hold", "place", "insert", "book", "repeat", "drop", "delay", "choose", "pick", "do", "go", "come",
    "give",
    "leave", "keep", "stay", "add", "alternate", "mix", "prefer", "practise", "practice", "taper", "wean", "up",
    "limit", "discontinue", "dissolve", "stick", "reach", "boost", "strap", "fit", "carry", "refrain", "ask",
    "quit", "wait", "wrap", "cover", "treat", "ease", "relieve", "soothe", "administer", "titrate", "order", "accept",
    "forget", "schedule", "arrange", "request", "top", "rotate", "vary", "dab", "smear", "soak", "gargle", "rinse",
    "instil", "breathe", "remove", "split", "crush", "melt", "suck", "sip", "pair", "follow", "stay", "move", "turn",
    "refill", "renew", "store", "bring", "swap", "substitute", "supplement", "self-inject", "load", "space", "spread",
    "decrease", "slow", "step", "allow", "push", "pop", "grab", "strengthen", "trust", "rely", "depend", "save",
    "build",
    "withhold", "withdraw", "ration", "hang", "lay", "set", "attach", "fasten", "insist", "demand", "see", "sign",
    "opt",
    "exchange", "extend", "shorten", "support", "protect", "massage", "demand", "push", "train", "undergo",
    "perform", "sit", "sleep",
    "warm", "cool", "relax", "soften", "make", "calm", "share", "lend", "settle", "numb", "remember",
    "bathe", "brush", "clean", "coat", "commence", "cease", "consume", "decline", "defer", "ditch", "elevate",
    "eliminate", "employ", "favour", "flush", "irrigate", "maintain", "moisturise", "moisturize", "nebulise",
    "nebulize", "phase", "postpone", "prop", "purchase", "receive", "reintroduce", "retry", "roll",
    "self-administer", "steer", "strip", "swish", "tie", "transition", "trim", "undertake", "uptitrate", "wash",
    "work", "lean", "immobilise", "immobilize", "stretch", "escalate", "steam", "invest", "cream", "oil",
    "lubricate", "bandage", "tape",
  ]
  /// What belongs to the program, or brings help, whatever is asked for.
  static let harmless: Set<String> = [
    "log", "tell", "name", "see", "call", "ask", "know", "say", "talk", "enter", "type", "write", "note", "list",
    "mention",
    "show", "bring", "contact", "get", "record", "answer", "count", "expect", "be", "have", "speak", "go", "remember",
    "check", "watch", "inspect", "examine", "look", "circle", "report", "follow", "read", "find", "describe", "track",
    "rate", "mark", "not", "visit", "feel", "seek",
    "choose", "pick", "want", "like", "come", "tap", "click", "press", "scroll", "select", "swipe", "update", "edit",
    "download", "upload", "export", "print", "import",
  ]
  /// What is done to food and drink so that it is advice; others are habits.
  static let foodActs: Set<String> = [
    "avoid", "cut", "limit", "give", "quit", "reduce", "skip", "eliminate", "drop", "replace", "stop", "leave", "swap",
    "restrict", "lower", "decrease", "ditch", "halve", "bin", "dump", "scrap", "knock", "exclude", "abstain", "refrain",
    "stay", "keep", "minimise", "minimize", "ban",
  ]
  /// What is an act of treatment by itself, with the words behind it that show it is asked for; without them the word
  /// may be a name, such as “Rest days”.
  static let ownActs: [String: Set<String>] = [
    "rest": [
      "for", "until", "your", "the", "as", "when", "more", "if", "a", "after", "before", "in", "between", "and",
    ],
    "massage": ["your", "the", "it", "gently", "them"], "stretch": ["your", "the", "every", "for", "gently", "before"],
    "elevate": ["your", "the"], "ice": ["your", "the", "it"], "lie": ["down", "flat", "still"],
    "fast": ["for", "until"], "cool": ["your", "the", "it"], "warm": ["your", "the", "it"],
    "immobilise": ["your", "the"], "soak": ["your", "the", "them", "it"], "bathe": ["your", "the", "them", "it"],
    "rub": ["it", "them", "your", "in", "some"], "raise": ["your", "the"], "tape": ["your", "the", "it"],
    "strap": ["your", "the", "it"],
    "bandage": ["your", "the", "it"],
    "splint": ["your", "the", "it"], "moisturise": ["your", "the", "daily", "twice", "after"],
    "gargle": ["with", "daily", "twice", "every"], "taper": ["slowly", "gradually", "over", "off", "by"],
    "immobilize": ["your", "the"], "moisturize": ["your", "the", "daily", "twice", "after"],
  ]
  /// What only a word such as “should” makes advice.
  static let habits: Set<String> = [
    "rest", "relax", "sleep", "eat", "drink", "exercise", "stretch", "fast", "avoid", "lie", "diet", "quit", "smoke",
    "nap", "walk", "move",
  ]
  static let amounts: Set<String> = [
    "more", "less", "fewer", "no", "only", "plenty", "lots", "enough", "extra",
  ]
  /// Words that may stand before what is asked for.
  static let leads: [[String]] = [
    ["please"], ["kindly"], ["then"], ["just"], ["simply"], ["also"], ["instead"], ["now"], ["always"], ["never"],
    ["only"],
    ["first"], ["do", "not"], ["don't"], ["not"], ["maybe"], ["perhaps"], ["gently"], ["slowly"], ["next"], ["so"],
    ["remember", "to"], ["make", "sure", "to"], ["make", "sure", "you"], ["make", "sure", "that", "you"],
    ["be", "sure", "to"], ["try", "to"], ["try", "and"], ["aim", "to"], ["feel", "free", "to"], ["go", "ahead", "and"],
    ["do", "not", "forget", "to"], ["never", "forget", "to"], ["don't", "forget", "to"], ["better"], ["and"], ["but"],
    ["or"], ["consider"], ["immediately"], ["until", "then"], ["at", "once"], ["ideally"], ["regularly"],
    ["see", "that", "you"], ["whenever", "possible"], ["go", "and"], ["be", "careful", "to"], ["take", "care", "to"],
    ["there", "is", "no", "need", "to"], ["get", "used", "to"], ["rather"], ["definitely"], ["once", "a", "day"],
  ]
  /// What follows a word that is a name here: “use of painkillers”, “change in medicine”.
  static let nameSigns: Set<String> = [
    "of", "was", "were", "is", "are", "has", "had", "by", "counts", "came", "comes", "than", "rate", "rates", "days",
    "means", "made", "gets", "got", "lasts", "began",
  ]
  /// Where what is asked for ends and a condition or another sentence begins.
  static let cuts: Set<String> = [
    "if", "when", "whenever", "because", "while", "that", "which", "who", "how", "what", "whether", "where", "since",
    "although", "though", "unless", "so",
  ]
  /// Words about what is written down: a list of medicines is no medicine.
  static let records: Set<String> = [
    "list", "journal", "log", "diary", "note", "notes", "entry", "entries", "record", "photo", "page", "app", "program",
    "word", "words", "name", "reminder", "picture", "question", "answer", "box", "column", "file", "computer", "chart",
    "number", "check-in",
  ]
  /// Who does something, or a word that begins a condition: what follows is told of them and not asked for.
  static let subjects: Set<String> = [
    "you", "people", "who", "if", "when", "that", "they", "i", "we", "it", "which", "he", "she", "patients", "adults",
    "women", "men", "children", "persons", "days", "nights", "because", "while", "whenever", "where", "how", "what",
    "there", "whether", "since", "someone", "everyone", "participants", "those",
  ]
  static let helpers: Set<String> = ["tell", "call", "see", "get", "go", "ask", "talk", "contact", "speak"]
}
