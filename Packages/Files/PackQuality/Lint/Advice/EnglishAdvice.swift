/// Looks for advice in an English sentence, by rules that are methods: an imperative, a modal verb, a passive, a
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
    if EnglishAdvice.denials.first(in: sentence) != nil { return nil }
    if sentence.isQuestion { return suggestion }
    let rules: [KeyPath<EnglishAdvice, Range<Int>?>] = [
      \.imperative, \.modal, \.passive, \.purpose, \.recommendation, \.choice, \.dose, \.limit, \.regimen, \.bare,
      \.sign, \.exercise,
    ]
    return rules.lazy.compactMap { self[keyPath: $0] }.first
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
      if isForbidden || EnglishAdvice.amounts.contains(next) { return index..<min(end, index + 3) }
      return treatment(from: index + 1, to: end, of: verb).map { index..<$0 + 1 }
    }
    let isKnown = EnglishAdvice.acts.contains(verb) || EnglishAdvice.foodActs.contains(verb)
    guard isKnown && (isModal || !EnglishAdvice.nameSigns.contains(next)) || isUnknownVerb(index) else { return nil }
    switch verb {
    case "add" where ["medicine", "medication"].contains(sentence[index + 2]): return nil
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
    if isOfTreatment,
      ["stop", "halve", "double", "wear", "apply", "inject", "try", "buy", "repeat", "skip", "ditch"].contains(verb),
      ["it", "them", "that"].contains(next)
    {
      return index..<min(end, index + 2)
    }
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
      "forehead", "back", "neck", "wrist", "shoulder", "shoulders", "ankles", "knees", "kneecap", "chest", "heel",
      "heels",
      "toes", "fingers", "thumb", "hip", "hips", "elbow", "temples", "spine", "chin",
    ]
    .contains(sentence[index])
  }

  /// The place behind words that may stand before what is asked for.
  func behindLeads(_ start: Int) -> Int {
    var index = start
    while true {
      // «Honestly, …», «Carefully …»
      if sentence[index].hasSuffix("ly"), sentence[index] != "apply", index < sentence.count - 1 {
        index += 1
        continue
      }
      let leads = EnglishAdvice.leads.filter { sentence.has($0, at: index) }
      guard let lead = leads.max(by: { $0.count < $1.count }) else { break }
      index += lead.count
    }
    return index
  }
}
