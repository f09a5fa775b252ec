// The rules that find what is praised or recommended in English, each with an example.
extension EnglishAdvice {
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
    guard
      ["think", "consider", "suggest", "suggests", "recommend", "recommends", "worth", "better"].contains(opening[0])
    else {
      return nil
    }
    let end = sentence.part(from: index).upperBound
    return treatment(from: next, to: min(end, next + 10), of: "take").map { index..<$0 + 1 }
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
