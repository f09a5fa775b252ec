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
      if (0..<index).contains(where: { ["said", "told", "asked", "how"].contains(sentence[$0]) }) { continue }
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
      if isStrong, !holdsRecord, !EnglishAdvice.harmless.contains(sentence[next]),
        let amount = amounts.first(where: { $0.range.lowerBound > index })
      {
        return index..<amount.range.upperBound
      }
      let isAddressed =
        ["you", "everyone", "people", "one"].contains(before)
        || ["nobody", "patients", "those", "everyone", "people"].contains(sentence[0])
        || EnglishAdvice.groups.contains(sentence[0])
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
    "mothers", "parents", "fathers", "toddlers", "teens", "infants", "seniors", "diabetics", "asthmatics", "adults",
    "anyone", "anybody", "everybody", "children", "women", "men", "teenagers", "sufferers", "users",
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
    for index in 1..<max(1, sentence.count) where ["need", "require", "needs"].contains(sentence[index]) {
      let earlier = [sentence[index - 1], sentence[index - 2]]
      let reach = index + 1..<min(sentence.count, index + 6)
      let isTold = earlier.contains("you") || isAboutPeople(before: index) || EnglishAdvice.groups.contains(sentence[0])
      guard isTold, !earlier.contains(where: ["if", "often", "when", "who"].contains),
        reach.prefix(3).contains(where: { grades.contains(sentence[$0]) })
          || ["a", "an", "some"].contains(sentence[index + 1])
          || earlier.contains("you") && EnglishTreatment.holds(sentence[index + 1], before: ""),
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
}
