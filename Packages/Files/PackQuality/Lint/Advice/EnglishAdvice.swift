/// Looks for advice in an English sentence, by five rules, each a method: an imperative, a modal verb, a passive, a
/// recommendation, and a dose.
struct EnglishAdvice {
  let sentence: AdviceSentence
  /// Whether a medicine, a device or an act of treatment stands anywhere in the sentence.
  let isOfTreatment: Bool

  init(_ sentence: AdviceSentence) {
    self.sentence = sentence
    isOfTreatment = (0..<sentence.count).contains { EnglishTreatment.holds(sentence[$0], before: sentence[$0 - 1]) }
  }

  /// The words that give advice, nil where none do.
  var range: Range<Int>? {
    if sentence.isQuestion { return suggestion }
    return imperative ?? modal ?? passive ?? purpose ?? recommendation ?? dose ?? limit ?? regimen ?? bare
  }

  // MARK: What is asked for

  /// The first medicine, device or act of treatment from a place on, as far as the verb there reaches.
  func treatment(from start: Int, to end: Int, of verb: String) -> Int? {
    for index in start..<max(start, end) {
      let word = sentence[index]
      if EnglishAdvice.cuts.contains(word), verb != "wait" { return nil }
      if EnglishAdvice.records.contains(word) { return nil }
      if EnglishTreatment.holds(word, before: sentence[index - 1]) {
        // «Your tablet list» is a list, and what is added to a list is not taken.
        let behind = (index..<end).prefix { !EnglishAdvice.cuts.contains(sentence[$0]) }
        return behind.contains { EnglishAdvice.records.contains(sentence[$0]) } ? nil : index
      }
      if EnglishTreatment.appliable.contains(word), ["apply", "use", "put", "try", "place", "hold"].contains(verb) {
        return index
      }
      if word == "exercises", ["do", "start", "continue", "repeat", "begin"].contains(verb) { return index }
      if EnglishTreatment.isFood(word), EnglishAdvice.foodActs.contains(verb) { return index }
    }
    return nil
  }

  /// What an act at a place is about; nil where it asks for no treatment.
  func object(of index: Int, isModal: Bool = false) -> Range<Int>? {
    let (verb, next, end) = (sentence[index], sentence[index + 1], sentence.part(from: index).upperBound)
    if let signs = EnglishAdvice.ownActs[verb], signs.contains(next) {
      let isOnBody = ["raise", "cool", "warm", "rest"].contains(verb) && ["your", "the"].contains(next)
      let bodily = !isOnBody || sentence.part(from: index).prefix(4).contains { isBody($0) }
      if bodily, verb != "rest" || next != "in" || !isModal { return index..<min(end, index + 3) }
    }
    if isModal, EnglishAdvice.habits.contains(verb) { return index..<min(end, index + 2) }
    if ["eat", "drink"].contains(verb) {
      let isForbidden = ["not", "don't", "never"].contains(sentence[index - 1])
      return isForbidden || EnglishAdvice.amounts.contains(next) ? index..<min(end, index + 3) : nil
    }
    let isKnown = EnglishAdvice.acts.contains(verb) || EnglishAdvice.foodActs.contains(verb)
    guard isKnown && (isModal || !EnglishAdvice.nameSigns.contains(next)) || isUnknownVerb(index) else { return nil }
    switch verb {
    case "change", "increase", "cut", "switch", "drop", "start", "rest": if next == "in" { return nil }
    case "remember": if !["your", "the", "a"].contains(next) { return nil }
    case "use": if next == "on" { return nil }
    case "see", "bring", "follow", "set", "allow", "rely", "depend", "trust", "save": return nil
    case "carry", "store", "move", "turn", "spread", "slow", "step", "build", "lay", "hang", "sign":
      if next == "out" { return nil }
    case "get" where ["vaccinated", "immunised", "injected"].contains(next): return index..<index + 2
    case "make": if next == "sure" || next == "a" { return nil }
    case "get", "have": if ["you", "medical", "help", "advice"].contains(next) { return nil }
    case "do", "go", "come", "leave", "stay", "up", "give": if ["you", "not"].contains(next) { return nil }
    case "try", "live", "manage":
      let part = index..<end
      if let sign = part.first(where: { sentence[$0] == "without" }),
        let found = treatment(from: sign, to: end, of: "avoid")
      {
        return index..<found + 1
      }
    case "ask":
      let part = index..<end
      guard
        let sign = part.first(where: {
          ["for", "prescribe", "increase", "raise", "stop", "give"].contains(sentence[$0])
        }),
        let found = treatment(from: sign, to: end, of: verb)
      else { return nil }
      return index..<found + 1
    case "wait":
      guard (index..<end).contains(where: { ["taking", "using", "doses"].contains(sentence[$0]) }) else { return nil }
    default: break
    }
    let inner = EnglishAdvice.bases[next] ?? verb
    if let found = treatment(from: index + 1, to: end, of: inner) { return index..<found + 1 }
    // «Take it with food», «take two»: what it is stands elsewhere, or is plain.
    guard ["take", "swallow", "chew", "use"].contains(verb),
      ["it", "them", "one", "two", "another", "half", "three", "these", "this"].contains(next)
    else { return nil }
    let isCounted = ["one", "two", "another", "half", "three"].contains(next)
    if isCounted,
      ["at", "before", "in", "with", "every", "after", "when", "if", "now", ""].contains(sentence[index + 2])
    {
      return index..<index + 2
    }
    let rest = (index..<end).map { sentence[$0] }
    let isWithMeal = ["food", "water", "meals", "meal", "bed", "stomach", "breakfast"].contains(where: rest.contains)
    return isOfTreatment || isWithMeal ? index..<min(end, index + 2) : nil
  }

  /// Words before an article that are no verbs of treatment: prepositions, helping verbs, and what is harmless.
  static let notVerbs: Set<String> = [
    "in", "on", "at", "for", "with", "without", "after", "before", "during", "from", "to", "of", "by", "as", "than",
    "if",
    "when", "while", "because", "since", "until", "unless", "and", "or", "but", "so", "is", "are", "was", "were", "has",
    "have", "had", "did", "does", "do", "can", "could", "will", "would", "should", "may", "might", "must", "not",
    "only",
    "even", "also", "half", "all", "both", "such", "what", "which", "that", "then", "between", "under", "over", "about",
    "around", "against", "through", "within", "per", "like", "near", "into", "onto", "despite", "besides", "except",
    "once", "where", "whether", "how", "who", "why", "though", "although", "whenever", "behind", "above", "below",
    "along", "among", "beyond", "beside", "throughout", "toward", "towards", "across", "via", "versus", "now", "just",
    "nearly", "almost", "quite", "rather", "here", "there", "too", "more", "less", "most", "many", "few", "some", "any",
    "every", "each", "no", "say", "says", "usually", "often", "later", "today", "yesterday", "tonight", "sometimes",
  ]

  /// Whether a word that no list has is a verb that asks for something: it stands before an article or the like.
  func isUnknownVerb(_ index: Int) -> Bool {
    let (word, next) = (sentence[index], sentence[index + 1])
    let articles: Set<String> = [
      "the", "your", "a", "an", "this", "these", "another", "one", "two", "any", "all", "both",
    ]
    guard articles.contains(next), sentence.words.indices.contains(index), word.first?.isLetter == true else {
      return false
    }
    return !EnglishAdvice.notVerbs.contains(word) && !EnglishAdvice.harmless.contains(word)
      && !["ing", "ed", "ly", "s"].contains(where: word.hasSuffix) && !EnglishAdvice.subjects.contains(word)
  }

  func isBody(_ index: Int) -> Bool {
    [
      "leg", "legs", "foot", "feet", "arm", "arms", "joint", "joints", "knee", "ankle", "hand", "hands", "head", "eyes",
      "forehead", "back", "neck", "wrist", "shoulder",
    ]
    .contains(sentence[index])
  }

  /// The place behind words that may stand before what is asked for.
  func behindLeads(_ start: Int) -> Int {
    var index = start
    while let lead = EnglishAdvice.leads.filter({ sentence.has($0, at: index) }).max(by: { $0.count < $1.count }) {
      index += lead.count
    }
    return index
  }

  // MARK: The rules

  /// A verb at the beginning of a part of the sentence, or behind “and” in one that begins so: “Take …”.
  var imperative: Range<Int>? {
    let isConditional = ["if", "when", "whenever", "unless"].contains(sentence[0])
    for part in sentence.parts {
      let start = behindLeads(part.lowerBound)
      // In a list of conditions, «or use an inhaler» is one of them.
      let continues =
        part.lowerBound > 0 && isConditional
        && (["or", "and"].contains(sentence[part.lowerBound])
          || sentence.parts.contains { $0.lowerBound > part.lowerBound && helps(at: $0.lowerBound) })
      if continues { continue }
      if let range = object(of: start) { return part.lowerBound..<range.upperBound }
      if let range = gerund(at: start) { return part.lowerBound..<range.upperBound }
      for index in part.dropFirst() where ["and", "then", "or", "but"].contains(sentence[index]) {
        let before = (sentence.partStart(of: part.lowerBound)..<index).map { sentence[$0] }
        guard !before.contains(where: EnglishAdvice.subjects.contains) else { break }
        if let range = object(of: behindLeads(index)) { return range }
      }
    }
    return behindCondition
  }

  func helps(at index: Int) -> Bool { EnglishAdvice.helpers.contains(sentence[behindLeads(index)]) }

  /// “During an attack use …”: what comes first has no comma behind it.
  var behindCondition: Range<Int>? {
    let openings: Set<String> = [
      "for", "at", "in", "on", "during", "with", "before", "after", "if", "when", "once", "as", "from", "every",
      "should",
      "whenever", "until",
    ]
    guard openings.contains(sentence[0]) else { return nil }
    let verbs: Set<String> = ["take", "try", "apply", "avoid", "stop", "wear", "inject", "inhale", "swallow", "skip"]
    let determiners: Set<String> = ["a", "an", "the", "your", "some", "one", "two", "cold", "warm", "no", "only"]
    for index in sentence.part(from: 0).dropFirst(2) {
      let (word, before) = (sentence[index], sentence[index - 1])
      let earlier = [before, sentence[index - 2]]
      guard verbs.contains(word) || word == "use" && determiners.contains(sentence[index + 1]),
        !earlier.contains(where: EnglishAdvice.subjects.contains), !EnglishAdvice.modals.contains(before),
        !["to", "the", "a", "your", "of", "and", "or", "can", "do", "does", "did", "not", "will", "my"].contains(before)
          || before == "not" && sentence[index - 2] == "do",
        !EnglishTreatment.holds(before, before: sentence[index - 2])
      else { continue }
      if let range = object(of: index) { return range }
    }
    return nil
  }

  static let modals: Set<String> = [
    "should", "must", "ought", "need", "needs", "have", "has", "may", "might", "can", "could", "had", "want",
  ]

  /// “You should take …”, “you could try …”.
  var modal: Range<Int>? {
    for index in 0..<sentence.count where EnglishAdvice.modals.contains(sentence[index]) {
      let (word, before) = (sentence[index], sentence[index - 1])
      let isStrong = ["should", "must", "ought"].contains(word)
      let addressed: Set<String> = [
        "you", "people", "one", "everyone", "patients", "will", "also", "probably", "always",
      ]
      guard isStrong || addressed.contains(before) else { continue }
      if ["have", "need", "ought", "has", "needs", "want"].contains(word), sentence[index + 1] != "to",
        sentence[index + 1] != "not"
      {
        continue
      }
      if word == "had", sentence[index + 1] != "better" { continue }
      var next = index + 1
      let between: Set<String> = [
        "not", "also", "then", "only", "still", "always", "never", "probably", "really", "just", "first", "safely",
        "either", "to", "want", "try", "like", "be", "better", "need", "instead", "at", "least", "best", "wish",
        "consider", "advised", "careful", "think", "about", "rather", "ideally", "regularly", "simply",
      ]
      while between.contains(sentence[next]), object(of: next, isModal: false) == nil { next += 1 }
      // Whoever «can» or «may» do something is told of treatment alone.
      if let range = object(of: next, isModal: addressed.contains(before)) {
        return index..<range.upperBound
      }
      if let range = gerund(at: next) { return index..<range.upperBound }
      let isAddressed = ["you", "everyone", "people", "one"].contains(before)
      let end = sentence.part(from: index).upperBound
      // Whatever it is that you should do with a medicine; what you should log or say is none of it.
      if isAddressed, isStrong || ["need", "have", "had"].contains(word),
        !EnglishAdvice.harmless.contains(sentence[next]),
        let found = treatment(from: next + 1, to: end, of: sentence[next])
      {
        return index..<found + 1
      }
    }
    return need
  }

  /// Whether a sentence begins with people of whom a verb tells: “People like you need …”.
  func isAboutPeople(before verb: Int) -> Bool {
    let people: Set<String> = ["people", "patients", "adults", "children", "men", "women", "most", "everybody"]
    let start = sentence[0] == "most" ? 1 : 0
    return people.contains(sentence[start])
      && !(0..<verb).contains { ["who", "whose", "that", "said", "may"].contains(sentence[$0]) }
  }

  /// “You need a higher dose”.
  var need: Range<Int>? {
    let grades: Set<String> = [
      "higher", "lower", "stronger", "different", "another", "more", "new", "extra", "weaker", "less",
    ]
    for index in 1..<max(1, sentence.count) where ["need", "require"].contains(sentence[index]) {
      let earlier = [sentence[index - 1], sentence[index - 2]]
      let reach = index + 1..<min(sentence.count, index + 6)
      guard earlier.contains("you") || isAboutPeople(before: index), !earlier.contains("if"),
        reach.prefix(3).contains(where: { grades.contains(sentence[$0]) }),
        let found = treatment(from: index + 1, to: reach.upperBound, of: "need")
      else { continue }
      return index - 1..<found + 1
    }
    return nil
  }

  /// “… should be taken with food”.
  var passive: Range<Int>? {
    let participles: Set<String> = [
      "taken", "used", "applied", "worn", "avoided", "stopped", "increased", "reduced", "started", "tried", "given",
      "injected", "swallowed", "doubled", "halved", "continued", "combined", "replaced", "chewed", "inhaled", "lowered",
      "raised", "skipped", "switched", "changed", "adjusted", "repeated", "paused", "tapered", "limited", "cut", "put",
    ]
    for index in 0..<sentence.count where sentence[index] == "be" || sentence[index] == "best" {
      let before = (max(0, index - 3)..<index).map { sentence[$0] }
      let isAsked =
        sentence[index] == "best"
        ? ["is", "are"].contains(before.last)
        : before.contains { ["should", "must", "can", "may", "could", "need", "needs", "has", "ought"].contains($0) }
          || ["is", "are"].contains(before.first) && before.last == "to"
      let isStrong = before.contains { ["should", "must", "ought"].contains($0) }
      let untold: Set<String> = [
        "logged", "entered", "asked", "told", "counted", "seen", "recorded", "noted", "listed",
      ]
      let end = (index + 1..<min(sentence.count, index + 4)).first {
        participles.contains(sentence[$0])
          || isStrong && sentence[$0].hasSuffix("ed") && !untold.contains(sentence[$0])
      }
      guard isAsked, let end, isOfTreatment || (sentence[end] == "avoided" && holdsFood) else { continue }
      let part = sentence.partStart(of: index)..<index
      if part.contains(where: { EnglishAdvice.cuts.contains(sentence[$0]) }) { continue }
      return part.lowerBound..<end + 1
    }
    return nil
  }

  var holdsFood: Bool { (0..<sentence.count).contains { EnglishTreatment.isFood(sentence[$0]) } }

  /// “It helps to take …”, “the best thing is to use …”, “remember to …”.
  var purpose: Range<Int>? {
    let signs: Set<String> = [
      "helps", "help", "best", "better", "good", "idea", "wise", "important", "worth", "sensible", "safe", "fine",
      "time", "advised", "recommended", "enough", "remember", "forget", "sure", "aim", "free", "sense", "option", "tip",
      "trick", "useful", "essential", "vital", "advisable", "safer", "wiser", "easier", "ok", "okay", "reasonable",
      "pays",
      "key", "helpful", "necessary", "careful", "well", "wisest", "quickest", "tempting",
    ]
    for index in 1..<max(1, sentence.count) where sentence[index - 1] == "to" {
      let before = max(0, index - 6)..<index
      guard before.contains(where: { signs.contains(sentence[$0]) }) else { continue }
      if before.contains(where: { ["if", "whether", "was", "were", "did", "helped"].contains(sentence[$0]) }) {
        continue
      }
      if let range = object(of: index) { return before.lowerBound..<range.upperBound }
    }
    return (0..<sentence.count).lazy.compactMap { gerund(at: $0) }.first
  }

  /// What is asked for in another form, with the verb.
  static let bases: [String: String] = [
    "taking": "take", "using": "use", "trying": "try", "wearing": "wear", "applying": "apply", "stopping": "stop",
    "starting": "start", "increasing": "increase", "reducing": "reduce", "cutting": "cut", "avoiding": "avoid",
    "switching": "switch", "doubling": "double", "skipping": "skip", "keeping": "keep", "doing": "do",
    "getting": "take",
    "adding": "add", "having": "have", "swapping": "swap", "swallowing": "swallow", "combining": "combine",
    "lowering": "lower", "raising": "raise", "halving": "halve", "booking": "book", "continuing": "continue",
    "replacing": "replace", "putting": "put", "giving": "give", "limiting": "limit", "asking": "ask",
    "changing": "change",
    "eliminating": "eliminate", "leaving": "leave", "quitting": "quit", "dropping": "drop", "restricting": "restrict",
    "excluding": "exclude", "eating": "avoid", "drinking": "avoid",
  ]

  /// “Consider taking …”, “it is worth trying …”.
  func gerund(at index: Int) -> Range<Int>? {
    let openings: [[String]] = [
      ["consider"], ["worth"], ["suggest"], ["suggests"], ["recommend"], ["recommends"], ["think", "about"],
      ["how", "about"], ["what", "about"], ["advise"], ["advises"], ["no", "harm", "in"], ["no", "point", "in"],
      ["better", "off", "with"], ["better", "off", "without"], ["better", "off"],
    ]
    guard let opening = openings.first(where: { sentence.has($0, at: index) }) else { return nil }
    let next = index + opening.count
    if let verb = EnglishAdvice.bases[sentence[next]] {
      let end = sentence.part(from: index).upperBound
      // «Consider having it removed» names an operation by what it does.
      let removal = (next + 1..<max(next + 1, end)).first {
        verb == "have" && (sentence[$0] == "removed" || sentence.has(["taken", "out"], at: $0))
      }
      return (treatment(from: next + 1, to: end, of: verb) ?? removal).map { index..<$0 + 1 }
    }
    guard ["consider", "suggest", "suggests", "recommend", "recommends", "worth", "better"].contains(opening[0]) else {
      return nil
    }
    let end = sentence.part(from: index).upperBound
    return treatment(from: next, to: min(end, next + 10), of: "take").map { index..<$0 + 1 }
  }

  /// “How about a massage?”: the only questions that advise.
  var suggestion: Range<Int>? {
    for phrase in [["why", "not"], ["how", "about"], ["what", "about"]] where sentence.has(phrase, at: 0) {
      let found = treatment(from: 2, to: sentence.count, of: "try")
      return found.map { 0..<$0 + 1 }
    }
    return nil
  }

  /// “… is recommended”, “we advise …”.
  var recommendation: Range<Int>? {
    guard isOfTreatment else { return nil }
    let experts: Set<String> = ["we", "i", "doctors", "experts", "guidelines", "specialists", "nurses", "clinicians"]
    for index in 0..<sentence.count {
      let (word, before) = (sentence[index], sentence[index - 1])
      let part = sentence.partStart(of: index)..<index
      if part.contains(where: { EnglishAdvice.cuts.contains(sentence[$0]) }) { continue }
      let earlier = [before, sentence[index - 2]]
      if ["recommended", "advised", "advisable", "preferable", "indicated"].contains(word),
        earlier.contains(where: ["is", "are"].contains)
      {
        return part.lowerBound..<index + 1
      }
      let praise = [
        ["a", "good", "idea"], ["a", "must"], ["sensible"], ["best"], ["worthwhile"], ["worth"],
        ["the", "first", "choice"],
        ["first", "choice"], ["essential"], ["a", "good", "choice"], ["necessary"], ["needed"], ["wise"],
        ["the", "best"],
        ["the", "answer"], ["your", "best"], ["the", "way"], ["mandatory"], ["what", "this", "calls"],
        ["what", "it", "takes"], ["what", "you", "need"],
      ]
      let isSubject = part.contains { EnglishTreatment.holds(sentence[$0], before: sentence[$0 - 1]) }
      if ["is", "are"].contains(word), isSubject, praise.contains(where: { sentence.has($0, at: index + 1) }),
        !part.contains(where: { ["your", "that", "this"].contains(sentence[$0]) && sentence[$0 + 1] == "usual" })
      {
        return part.lowerBound..<index + 2
      }
      if ["recommend", "advise", "suggest", "recommends"].contains(word), earlier.contains(where: experts.contains) {
        return part.lowerBound..<min(sentence.count, index + 3)
      }
    }
    return nil
  }
}
