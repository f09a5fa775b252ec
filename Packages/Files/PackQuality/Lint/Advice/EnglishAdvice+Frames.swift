// Rules for what a sentence says as a whole: it praises a treatment, proposes one, or asks for an act with how long
// or how often.
extension EnglishAdvice {
  /// “A splint at night would do you good”, “Two capsules are enough”.
  var sign: Range<Int>? {
    let words = (0..<sentence.count).map { sentence[$0] }
    guard !words.contains(where: EnglishAdvice.telling.contains), !holdsRecord,
      EnglishAdvice.program.first(in: sentence) == nil
    else { return nil }
    if let range = EnglishAdvice.leaflet.first(in: sentence) { return range }
    if !amounts.isEmpty, isOfTreatment, let range = EnglishAdvice.enough.first(in: sentence) { return range }
    guard treats, let range = EnglishAdvice.signs.first(in: sentence), !isConditional(range.lowerBound) else {
      return nil
    }
    return range
  }

  /// Whether a medicine, a device, an act of treatment or the leaving out of a food is named.
  private var treats: Bool {
    isOfTreatment
      || holdsFood
        && (0..<sentence.count).contains {
          EnglishAdvice.foodActs.contains(EnglishAdvice.bases[sentence[$0]] ?? sentence[$0])
            || ["less", "without", "fewer", "no", "free"].contains(sentence[$0])
        }
  }

  var holdsRecord: Bool { (0..<sentence.count).contains { EnglishAdvice.records.contains(sentence[$0]) } }

  /// Whether a place is in a part that says under which condition something is.
  private func isConditional(_ index: Int) -> Bool {
    ["if", "whether", "who", "which", "that"].contains(sentence[sentence.partStart(of: index)])
  }

  /// “Have you considered a splint?”: the only questions that advise.
  var suggestion: Range<Int>? {
    guard treats, !holdsRecord, EnglishAdvice.proposals.range(in: sentence, at: 0) != nil,
      EnglishAdvice.recently.first(in: sentence) == nil
    else { return nil }
    return 0..<sentence.count
  }

  /// “Hold each stretch for thirty seconds”, “Slide a bottle under your foot”: an act with how long, how many times, or
  /// on what part of the body, whatever it is called.
  var exercise: Range<Int>? {
    let words = (0..<sentence.count).map { sentence[$0] }
    guard sentence.end != nil, !words.contains(where: EnglishAdvice.measured.contains), !holdsRecord,
      EnglishAdvice.program.first(in: sentence) == nil,
      EnglishAdvice.recently.first(in: sentence) == nil
    else { return nil }
    for part in sentence.parts {
      let start = behindLeads(part.lowerBound)
      let verb = sentence[start]
      // «Slide a bottle under your foot.»
      let isOnBody =
        verb != "do"
        && part.dropFirst(2).prefix { !EnglishAdvice.cuts.contains(sentence[$0]) }.contains {
          isBody($0) && ["your", "the", "each", "one"].contains(sentence[$0 - 1])
        }
      guard let times = repetition ?? frequency ?? (isOnBody ? part : nil) else { continue }
      let isAsked =
        EnglishAdvice.exercises.contains(verb) || EnglishAdvice.acts.contains(verb)
        || EnglishAdvice.foodActs.contains(verb) || isOnBody && isUnknownVerb(start)
      let isHarmless = EnglishAdvice.harmless.contains(verb) || EnglishAdvice.habits.contains(verb)
      guard isAsked, !["up", "sit", "open", "move", "use"].contains(verb),
        EnglishAdvice.exercises.contains(verb) || !isHarmless,
        !EnglishAdvice.nameSigns.contains(sentence[start + 1]),
        verb != "lower" || ["the", "your"].contains(sentence[start + 1])
      else { continue }
      return min(start, times.lowerBound)..<max(start + 1, times.upperBound)
    }
    return nil
  }

  /// How long, or how many times: “for ten seconds”, “five times”, “over a month”.
  var repetition: Range<Int>? {
    let periods: Set<String> = ["second", "minute", "hour", "day", "week", "month"]
    let counted: Set<String> = ["time", "times", "repetition", "repetitions", "reps", "sets", "rounds", "breaths"]
    for index in 0..<sentence.count {
      let word = sentence[index]
      if counted.contains(word), isNumber(sentence[index - 1]) { return index - 1..<index + 1 }
      if ["nightly", "twice"].contains(word) || sentence.has(["each", "side"], at: index)
        || sentence.has(["count", "of"], at: index)
      {
        return index..<index + 1
      }
      guard ["for", "over"].contains(word) else { continue }
      let reach = index + 1..<min(sentence.count, index + 6)
      let end = reach.first { periods.contains(sentence[$0]) || periods.contains(String(sentence[$0].dropLast())) }
      if let end, (index + 1..<end).contains(where: { isNumber(sentence[$0]) || sentence[$0] == "first" }) {
        return index..<end + 1
      }
    }
    return nil
  }
}
