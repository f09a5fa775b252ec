// The rules that find advice in English, each with an example.
extension EnglishAdvice {
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
    "would",
  ]

  /// “You should take …”, “you could try …”.
  var modal: Range<Int>? {
    for index in 0..<sentence.count where EnglishAdvice.modals.contains(sentence[index]) {
      let (word, before) = (sentence[index], sentence[index - 1])
      let isStrong = ["should", "must", "ought"].contains(word)
      let addressed: Set<String> = [
        "you", "people", "one", "everyone", "patients", "will", "also", "probably", "always",
      ]
      let isGroup =
        EnglishAdvice.groups.contains(before)
        || EnglishAdvice.groups.contains(sentence[0]) && sentence[1] == "with" && word != "would"
      guard isStrong || isGroup || addressed.contains(before) else { continue }
      // What somebody said is told.
      if (0..<index).contains(where: { ["said", "told", "asked"].contains(sentence[$0]) }) { continue }
      let isNot = sentence[index + 1] == "not" && (word == "need" || word == "ought" || sentence[index + 2] == "to")
      if ["have", "need", "ought", "has", "needs", "want"].contains(word), sentence[index + 1] != "to", !isNot {
        continue
      }
      if ["had", "would"].contains(word), !["better", "best"].contains(sentence[index + 1]) { continue }
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
      if isAddressed, isStrong || ["need", "have", "had", "would"].contains(word),
        !EnglishAdvice.harmless.contains(sentence[next]),
        let found = treatment(from: next + 1, to: end, of: sentence[next])
      {
        return index..<found + 1
      }
    }
    let others: [KeyPath<EnglishAdvice, Range<Int>?>] = [\.position, \.wish, \.need]
    return others.lazy.compactMap { self[keyPath: $0] }.first
  }

  /// “Your brace should come off only …”: what should become of a medicine or a device.
  var position: Range<Int>? {
    let verbs: Set<String> = [
      "come", "stay", "go", "remain", "wait", "last", "begin", "start", "stop", "end", "happen", "follow", "sit",
      "precede", "replace", "rest", "run", "form", "play", "be",
    ]
    let places: Set<String> = ["part", "your", "the", "a", "first", "next", "off", "on", "in", "limited", "kept"]
    for index in 1..<max(1, sentence.count)
    where ["should", "must", "ought", "needs", "need"].contains(sentence[index]) {
      let subject = max(sentence.partStart(of: index), index - 5)..<index
      guard let found = subject.first(where: { EnglishTreatment.holds(sentence[$0], before: sentence[$0 - 1]) }),
        !(sentence.partStart(of: index)..<index).contains(where: {
          EnglishAdvice.cuts.contains(sentence[$0]) || EnglishAdvice.records.contains(sentence[$0])
            || ["you", "if", "doctor", "people"].contains(sentence[$0])
        }),
        let verb = (index + 1..<min(sentence.count, index + 4)).first(where: { verbs.contains(sentence[$0]) }),
        sentence[verb] != "be" || places.contains(sentence[verb + 1])
      else { continue }
      return found..<verb + 1
    }
    return nil
  }

  /// “I would take …”, “if I were you I would …”.
  var wish: Range<Int>? {
    for index in 1..<max(1, sentence.count) where sentence[index] == "would" {
      guard ["i", "we"].contains(sentence[index - 1]) else { continue }
      let next =
        ["not", "rather", "always", "definitely", "first"].contains(sentence[index + 1]) ? index + 2 : index + 1
      if sentence[next] == "like" { continue }
      if let range = object(of: next, isModal: true) { return index - 1..<range.upperBound }
    }
    return nil
  }

  /// Who may be told what can be done.
  static let groups: Set<String> = [
    "adults", "anyone", "anybody", "everybody", "children", "women", "men", "teenagers", "sufferers", "users",
  ]

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
          || ["is", "are"].contains(sentence[index - 2]) && before.last == "to"
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
      if sentence.part(from: end).contains(where: { EnglishAdvice.records.contains(sentence[$0]) }) { continue }
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
      "key", "helpful", "necessary", "careful", "well", "wisest", "quickest", "tempting", "supposed",
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

  /// What is asked for in another form, with the verb: “taking” and “take”.
  static let bases: [String: String] = {
    var bases: [String: String] = [:]
    for verb in acts.union(foodActs).subtracting(harmless) {
      let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
      for form in [stem, verb, verb + verb.suffix(1)] { bases[form + "ing"] = verb }
    }
    return bases.merging(["getting": "take", "having": "have", "eating": "avoid", "drinking": "avoid"]) { $1 }
  }()

  /// “Consider taking …”, “it is worth trying …”.
  func gerund(at index: Int) -> Range<Int>? {
    let openings: [[String]] = [
      ["consider"], ["worth"], ["suggest"], ["suggests"], ["recommend"], ["recommends"], ["think", "about"],
      ["how", "about"], ["what", "about"], ["advise"], ["advises"], ["no", "harm", "in"], ["no", "point", "in"],
      ["better", "off", "with"], ["better", "off", "without"], ["better", "off"],
      ["wrong", "with"], ["harm", "in"], ["point", "in"], ["in", "favour", "of"],
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

  /// Whether what follows “is” says that it is what somebody should have: “the right choice”, “what we advise”, “off
  /// limits”.
  func isPraised(behind index: Int) -> Bool {
    let reach = index + 1..<min(sentence.count, index + 5)
    let experts: Set<String> = ["we", "i", "doctors", "experts", "guidelines", "specialists", "most"]
    if sentence[index + 1] == "what" {
      return experts.contains(sentence[index + 2])
        && reach.contains { ["advise", "recommend", "suggest", "prefer"].contains(sentence[$0]) }
    }
    let phrases = [
      ["off", "limits"], ["out", "of", "the", "question"], ["forbidden"], ["the", "way", "to", "go"],
      ["called", "for"],
      ["to", "be", "avoided"], ["of", "choice"], ["in", "order"], ["your", "friend"], ["obligatory"], ["vital"],
      ["a", "no-go"], ["better", "avoided"], ["better", "left"], ["a", "last", "resort"], ["overdue"],
    ]
    if phrases.contains(where: { sentence.has($0, at: index + 1) || sentence.has($0, at: index + 2) }) { return true }
    let qualities: Set<String> = [
      "good", "right", "best", "better", "sensible", "safer", "safest", "wise", "wiser", "obvious", "logical", "proper",
      "ideal", "smart", "correct", "preferred", "simplest", "next", "first", "only",
    ]
    let things: Set<String> = [
      "choice", "option", "idea", "step", "move", "way", "thing", "answer", "treatment", "solution", "remedy", "bet",
      "call", "decision", "course",
    ]
    return reach.contains { qualities.contains(sentence[$0]) && things.contains(sentence[$0 + 1]) }
  }

  /// “The best thing for a bruise is a massage”: what is praised comes first.
  var choice: Range<Int>? {
    let things: Set<String> = [
      "choice", "option", "step", "move", "thing", "answer", "treatment", "solution", "remedy", "bet", "cure", "course",
      "medicine",
    ]
    let qualities: Set<String> = [
      "best", "right", "safest", "simplest", "better", "next", "first", "wisest", "sensible",
    ]
    guard ["the", "your"].contains(sentence[0]),
      let verb = (2..<max(2, min(sentence.count, 12))).first(where: { sentence[$0] == "is" }),
      (1..<verb).contains(where: { qualities.contains(sentence[$0]) && things.contains(sentence[$0 + 1]) })
        || (1..<verb).contains(where: { sentence.has(["of", "choice"], at: $0) }),
      let found = treatment(from: verb + 1, to: min(sentence.count, verb + 6), of: "take")
    else { return nil }
    return 0..<found + 1
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
      if ["is", "are", "remains", "remain", "seems"].contains(word), isPraised(behind: index),
        part.contains(where: { EnglishTreatment.holds(sentence[$0], before: sentence[$0 - 1]) })
      {
        return part.lowerBound..<min(sentence.count, index + 4)
      }
      let praise = [
        ["a", "good", "idea"], ["a", "must"], ["sensible"], ["best"], ["worthwhile"], ["worth", "a"], ["worth", "it"],
        ["worth", "the"], ["the", "first", "choice"],
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
