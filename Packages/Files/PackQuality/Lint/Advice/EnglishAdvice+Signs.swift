// Phrases of English with which treatment is recommended, wherever it stands in the sentence; “…” stands for up to four
// words. They ask for it as an imperative does.
extension EnglishAdvice {
  /// What says that a treatment is good, due, enough or allowed.
  static let signs = AdvicePhrases([
    "works best", "work best", "works a treat", "works wonders", "works like a charm", "do the trick", "does the trick",
    "do you good", "would do … good", "will do … good", "worth a go", "worth a try", "worth a shot", "worth a trial",
    "worth … try", "worth trying", "worth considering", "worth adding", "worth asking", "is worth it", "are worth it",
    "deserves a", "deserve a", "cannot hurt", "never hurts", "never hurt", "not hurt", "do no harm", "does no harm",
    "no harm", "nothing wrong with", "no reason not to", "nothing beats", "nothing works like", "cannot beat",
    "hard to beat", "cannot go wrong with", "is key", "are key", "is a must", "are a must", "the way forward",
    "what you need", "all you need", "makes sense", "make sense", "called for", "my advice", "my tip", "my suggestion",
    "my recommendation", "top tip", "our advice", "i swear by", "would go for", "best bet", "benefit from",
    "benefits from",
    "could do with", "cries out for", "crying out for", "time for", "high time", "overdue", "no way around",
    "no substitute for", "to be preferred", "to be avoided", "experts agree", "specialists would", "doctors would",
    "physios would", "guidelines call for", "guidelines say", "guidelines advise", "guidelines recommend",
    "should be on",
    "ought to be on", "want to be on", "need to be on", "needs to be on", "fix this", "fix that", "sort you out",
    "sort that", "sort this", "sort it out", "tell people to", "tell everyone to", "tell my patients to",
    "tell patients to",
    "is your friend", "are your friend", "goes a long way", "go a long way", "is your best", "pays off",
    "in your shoes", "if i were you", "why not", "say no to", "think twice before", "no need for", "need not",
    "the better choice", "the better option", "a better choice", "a better option", "preferable to", "should always",
    "should never", "must never", "must always", "should only", "must only", "have to be", "has to be", "had better",
    "is the ticket", "gold for", "a godsend", "as good as any", "do yourself a favour", "do yourself a favor",
    "treat yourself to", "get yourself", "it is best", "is usually best", "are usually best", "is fine to",
    "comes in handy",
    "is to start", "is to stop", "is to take", "is to use", "can be stopped", "can be started", "safe to",
    "go ahead", "bother with", "no point", "stick with", "cut back", "less is more", "the mainstay",
    "make all the difference", "makes all the difference", "next step", "better off", "is the target", "and fast",
    "so start", "you should be too", "so should you", "start on", "well advised", "would do well to", "do well on",
    "the thing to", "is worth", "are worth",
    "has to go", "have to go", "needs to go", "need to go", "go … free", "i recommend", "i suggest", "i advise",
    "we recommend", "we suggest", "recommended dose", "usual dose", "starting dose", "is non-negotiable", "get hold of",
    "give it a go", "give it a try", "give them a go", "give them a try", "give that a go", "give that a try",
    "try that",
    "what about", "how about", "the right time", "best time", "here to stay", "not optional", "is essential",
    "are essential", "is vital", "are vital", "is crucial", "are crucial", "life saver", "is the thing",
    "are the thing", "first line", "unavoidable", "indispensable", "put that right",
    "put … right", "get by with", "get by without", "only if they fail", "so ask for", "lifesaver", "game changer",
  ])
  /// What stands with medicines only, so that none needs to be named.
  static let leaflet = AdvicePhrases([
    "to be taken", "not to be used", "for external use", "before use", "not for use in", "shake well",
    "apply sparingly",
    "under the tongue", "take something for", "as directed", "unless your doctor", "do not exceed",
  ])
  /// What says that an amount is enough, or how far it may go.
  static let enough = AdvicePhrases([
    "is enough", "are enough", "is plenty", "are plenty", "suffices", "suffice", "is sufficient", "are sufficient",
    "will do", "should do", "will … do", "is ample", "usually enough", "is all", "normally enough", "should be enough",
  ])
  /// How questions begin that propose something.
  static let proposals = AdvicePhrases([
    "why not", "how about", "what about", "have you considered", "have you thought", "have you ever thought",
    "have you ever considered", "ever tried", "ever thought", "ever considered", "could not you", "could you not",
    "should not you", "should you not", "would not it", "what is stopping you", "what is wrong with", "fancy",
    "would it not", "why do not you", "isn't it time", "is not it time", "is it not time", "would you not",
    "may i suggest", "might i suggest", "can i suggest", "could i suggest", "may i recommend", "and if you",
  ])
  /// Words with which a sentence tells what was, or what is found in people, and recommends nothing.
  static let telling: Set<String> = [
    "was", "were", "had", "did", "took", "study", "studies", "trials", "found", "showed", "participants", "some",
    "many", "often", "sometimes", "whether", "counts", "counted", "count", "#", "unknown", "known", "rose", "fell",
    "forecast", "forecasts", "logged", "asked", "asks", "compared", "felt", "worked",
  ]
  /// Words with which a question asks what somebody did of late.
  static let recently = AdvicePhrases([
    "today", "this week", "this month", "last", "lately", "recently", "since", "yesterday", "in the past",
  ])
  /// Words about the program and its packs.
  static let program = AdvicePhrases(["the pack", "this pack", "the program", "the app"])
  /// What says that a sentence gives no advice.
  static let denials = AdvicePhrases([
    "no advice", "not advice", "as advice", "not … advice", "never … advice", "not … recommend", "no recommendation",
  ])
  /// What people do in exercises: with how long or how many times, it is asked for as treatment.
  static let exercises: Set<String> = [
    "bend", "squeeze", "lift", "lie", "pull", "tense", "tighten", "stand", "straighten", "aim", "tilt", "twist",
    "clench",
    "curl", "circle", "press", "point", "flex", "rock", "bring", "let", "swing", "tuck", "grip", "close",
    "stretch", "rest", "ice", "blow", "hum", "turn", "kneel", "crouch", "drain",
  ]
  /// Words of what is measured, asked or written down, with which the same verbs ask for no treatment.
  static let measured: Set<String> = [
    "measure", "enter", "log", "answer", "answers", "answering", "rate", "check-in", "check-ins", "forecast",
    "pulse", "pressure", "weight", "score", "doctor", "ambulance", "help", "symptom", "symptoms", "note", "tell",
    "call",
    "scale", "question", "questions", "number", "reading", "readings", "break", "hospital", "surgery", "writing",
    "logging", "weigh", "tracking", "worn", "device", "watch", "sensor", "before",
  ]
}
