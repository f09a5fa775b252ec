/// Looks for advice in a German sentence, by rules like those for English: an imperative, a modal verb, a passive, an
/// infinitive, a recommendation, and a dose.
struct GermanAdvice {
  let sentence: AdviceSentence
  /// Whether a medicine, a device or an act of treatment stands anywhere in the sentence.
  let isOfTreatment: Bool

  init(_ sentence: AdviceSentence) {
    self.sentence = sentence
    isOfTreatment = (0..<sentence.count).contains { GermanTreatment.holds(sentence[$0]) }
  }

  /// The words that give advice, nil where none do.
  var range: Range<Int>? {
    if GermanAdvice.denials.first(in: sentence) != nil { return nil }
    if sentence.isQuestion { return suggestion }
    let rules: [KeyPath<GermanAdvice, Range<Int>?>] = [
      \.imperative, \.modal, \.wish, \.passive, \.belonging, \.position, \.purpose, \.proposal, \.recommendation,
      \.choice,
      \.infinitive, \.dose, \.limit, \.regimen, \.bare, \.sign, \.custom, \.exercise,
    ]
    return rules.lazy.compactMap { self[keyPath: $0] }.first
  }

  // MARK: What is asked for

  /// The first medicine, device or act of treatment in a range, or a food where the act is about one.
  func treatment(in range: Range<Int>, of verb: String) -> Int? {
    range.first { index in
      GermanTreatment.holds(sentence[index])
        || GermanAdvice.foodActs.contains(verb) && GermanTreatment.isFood(sentence[index])
        || [
          "legen", "nutzen", "verwenden", "benutzen", "wickeln", "drauflassen", "kühlen", "machen", "halten",
          "anwenden", "probieren", "versuchen", "auflegen",
        ].contains(verb)
          && GermanTreatment.appliable.contains(sentence[index])
    }
  }

  /// Whether a word is the polite “Sie”, and not “they”.
  func isYou(_ index: Int) -> Bool {
    sentence[index] == "sie" && sentence.words[index].isCapital
  }

  /// Where the treatment stands that the verb at a place is about; nil where it asks for none.
  func object(of verb: Int, in part: Range<Int>) -> Int? {
    let word = sentence[verb]
    let last = sentence[part.upperBound - 1]
    let behind = verb + 1..<max(part.upperBound, verb + 1)
    switch word {
    case "essen", "trinken", "iss", "trink", "trinke", "rauchen":
      // «Trinken Sie weniger als sonst» tells of what is.
      guard
        !behind.contains(where: { sentence[$0] == "als" && ["sonst", "üblich", "gestern"].contains(sentence[$0 + 1]) })
      else { return nil }
      return behind.first { index in
        GermanAdvice.amounts.contains(sentence[index]) || ["arm", "frei"].contains(where: sentence[index].hasSuffix)
      } ?? (word == "rauchen" ? nil : behind.first { GermanTreatment.holds(sentence[$0]) })
    case "ruhen": return last == "aus" || last == "ruhen" ? part.upperBound - 1 : nil
    case "lassen" where ["impfen", "operieren", "massieren", "verschreiben", "spritzen"].contains(last):
      return part.upperBound - 1
    case "legen", "heben":
      if behind.contains(where: { sentence[$0] == "sich" }), last == "hin" { return part.upperBound - 1 }
      if last == "hoch" { return part.upperBound - 1 }
    case "geben" where last == "auf":
      return behind.first { GermanTreatment.isFood(sentence[$0]) || GermanTreatment.holds(sentence[$0]) }
    case "tragen", "geben", "trag", "trage", "setzen":
      // Such a thing is written down, or put on a list.
      let isWritten = behind.contains { ["liste", "tagebuch", "eintrag", "namen", "notiz"].contains(sentence[$0]) }
      if ["ein", "an"].contains(last) && word != "setzen" || isWritten { return nil }
    case "bitten", "fragen":
      guard let sign = behind.first(where: { ["um", "nach"].contains(sentence[$0]) }) else { return nil }
      return treatment(in: sign..<part.upperBound, of: word)
    case "denken":
      guard behind.contains(where: { ["über", "an"].contains(sentence[$0]) }) else { return nil }
    case "gehen":
      guard behind.contains(where: { ["zur", "zum"].contains(sentence[$0]) }) else { return nil }
    default: break
    }
    if GermanAdvice.ownActs.contains(word) { return behind.first ?? verb }
    // «Fangen Sie früh damit an»: what it is was said before.
    if isOfTreatment, ["fangen", "beginnen", "hören", "starten", "machen", "warten"].contains(word),
      let sign = behind.first(where: { sentence[$0] == "damit" })
    {
      return sign
    }
    guard isVerb(verb), !GermanAdvice.harmless.contains(word) || ["bitten", "fragen", "denken"].contains(word) else {
      return nil
    }
    if behind.contains(where: { GermanAdvice.records.contains(sentence[$0]) }) { return nil }
    if let found = treatment(in: behind, of: word) { return found }
    if isOfTreatment, ["nehmen", "nimm"].contains(word), ["es", "sie", "ihn"].contains(last),
      !sentence.words[part.upperBound - 1].isCapital
    {
      return part.upperBound - 1
    }
    // «Nehmen Sie sie mit Wasser ein», «nehmen Sie zwei».
    let few: Set<String> = ["sie", "es", "ihn", "zwei", "eine", "einen", "eins", "diese", "dieses"]
    let isTaken = ["nehmen", "nimm", "schlucken"].contains(word) && ["ein", "davon"].contains(last)
    if isTaken, behind.dropFirst().contains(where: { few.contains(sentence[$0]) }) { return part.upperBound - 1 }
    return nil
  }

  /// Whether a word is a verb as it stands before “Sie”, or as people are asked who are called by their first names.
  func isVerb(_ index: Int) -> Bool {
    let word = sentence[index]
    if ["denen", "deren", "welchen", "einen", "diesen", "neben", "zwischen", "gegen", "wegen", "gestern", "sondern"]
      .contains(word) || word.hasSuffix("ierten")
    {
      return false
    }
    return GermanAdvice.familiar.contains(word) || ["en", "ern", "eln"].contains(where: word.hasSuffix)
  }
}
