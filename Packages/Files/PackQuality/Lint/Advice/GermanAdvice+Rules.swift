// The rules that find advice in German, each with an example.
extension GermanAdvice {
  /// “Nehmen Sie …”, “Nimm …”.
  var imperative: Range<Int>? {
    for part in sentence.parts {
      for index in part {
        let word = sentence[index]
        let isFirst = index == part.lowerBound || ["und", "oder", "bitte", "dann"].contains(sentence[index - 1])
        let isFamiliar =
          isFirst && (GermanAdvice.familiar.contains(word) || ["iss", "trink", "trinke"].contains(word))
        guard isFamiliar || isYou(index + 1), index + 1 < sentence.count || isFamiliar else { continue }
        if !isFamiliar, sentence.words[index + 1].isBreak { continue }
        let before = (part.lowerBound..<index).map { sentence[$0] }
        if before.contains(where: { GermanAdvice.conditions.contains($0) || GermanAdvice.present.contains($0) }) {
          continue
        }
        if let found = object(of: index, in: part) { return range(index, found) }
        // «Ihr Metoprolol lassen Sie besser weg.»; «… nehmen Sie» would tell of what is.
        if GermanAdvice.changes.contains(word), index > part.lowerBound,
          let found = treatment(in: part.lowerBound..<index, of: word)
        {
          return range(found, index)
        }
        // «Hören Sie auf, die Pille zu nehmen.»
        guard isVerb(index), let found = wanted(behind: part)
        else { continue }
        return range(index, found)
      }
    }
    return nil
  }

  func range(_ first: Int, _ last: Int) -> Range<Int> { min(first, last)..<max(first, last) + 1 }

  /// An act with “zu” in the part behind one: “…, die Pille zu nehmen”.
  func wanted(behind part: Range<Int>) -> Int? {
    guard part.upperBound < sentence.count else { return nil }
    return wanted(in: sentence.part(from: part.upperBound))
  }

  /// Where an act with “zu” stands whose treatment is in the same part.
  func wanted(in part: Range<Int>) -> Int? {
    part.first { index in
      let word = sentence[index]
      let isAct =
        sentence[index - 1] == "zu"
        && (GermanAdvice.infinitives.contains(word) || isOther(word) && !sentence.words[index].isCapital)
      let plain = word.replacing("zu", with: "", maxReplacements: 1)
      let isJoined =
        word.contains("zu") && plain != word && (GermanAdvice.infinitives.contains(plain) || isOther(plain))
      let isOwn =
        GermanAdvice.ownInfinitives.contains(word) && (sentence[index - 1] == "zu" || word.contains("zu"))
      if word == "fragen", sentence[index - 1] == "zu", part.contains(where: { ["um", "nach"].contains(sentence[$0]) })
      {
        return treatment(in: part, of: "") != nil
      }
      return isOwn || (isAct || isJoined) && treatment(in: part, of: plain) != nil
    }
  }

  /// Whether a word may be a verb that is not known, of which a medicine is enough to make it an act of treatment.
  func isOther(_ word: String) -> Bool {
    word.count > 5 && ["en", "ern", "eln"].contains(where: word.hasSuffix) && !GermanAdvice.harmless.contains(word)
      && !["machen", "gehen", "weniger", "können", "haben", "keinen", "einen", "diesen", "vielen"].contains(word)
  }

  /// “Sie sollten … nehmen”, “man darf … absetzen”.
  var modal: Range<Int>? {
    for part in sentence.parts {
      guard let index = part.first(where: { GermanAdvice.modalForms.contains(sentence[$0]) }),
        !GermanAdvice.conditions.contains(sentence[part.lowerBound]),
        let end = part.last(where: { isAct($0) }), end > index
      else { continue }
      // «Sollten Sie … nehmen, rufen Sie …» is a condition.
      if index == part.lowerBound, part.upperBound < sentence.count { continue }
      let word = sentence[index]
      let isWeak = ["können", "kann", "könnten", "könnte", "kannst"].contains(word)
      let addressed = part.contains { isYou($0) || GermanAdvice.groups.contains(sentence[$0]) }
      guard addressed || !isWeak else { continue }
      // Somebody else is told to: «Ihr Arzt muss …».
      if part.contains(where: { ["arzt", "ärztin", "ärzte", "praxis", "ich", "wir", "er"].contains(sentence[$0]) }) {
        continue
      }
      if GermanAdvice.ownInfinitives.contains(sentence[end]) { return range(index, end) }
      if ["fragen", "bitten"].contains(sentence[end]) {
        guard let sign = part.first(where: { ["um", "nach"].contains(sentence[$0]) }),
          treatment(in: sign..<end, of: "") != nil
        else { continue }
        return range(index, end)
      }
      if let found = treatment(in: part, of: sentence[end]) {
        return min(index, found)..<end + 1
      }
      if GermanAdvice.treating.contains(sentence[end]) { return range(index, end) }
      if !isWeak, ["essen", "trinken"].contains(sentence[end]),
        part.contains(where: { GermanAdvice.amounts.contains(sentence[$0]) })
      {
        return range(index, end)
      }
    }
    return need
  }

  /// “Ich würde … nehmen”, “an Ihrer Stelle würde ich …”.
  var wish: Range<Int>? {
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      guard let verb = part.first(where: { ["würde", "würden"].contains(sentence[$0]) }),
        part.contains(where: { ["ich", "wir"].contains(sentence[$0]) }),
        let end = part.last(where: { isAct($0) }), end > verb, treatment(in: part, of: sentence[end]) != nil
      else { continue }
      return range(verb, end)
    }
    return nil
  }

  func isAct(_ index: Int) -> Bool {
    let word = sentence[index]
    if ["fragen", "bitten", "essen", "trinken"].contains(word) { return true }
    let isLast = sentence.part(from: sentence.partStart(of: index)).upperBound == index + 1
    guard
      GermanAdvice.infinitives.contains(word) || GermanAdvice.ownInfinitives.contains(word)
        || isLast && isOther(word) && !sentence.words[index].isCapital
    else { return false }
    // «Müde machen», «Platz nehmen» need a treatment to be one; that is asked where it is looked for.
    if word == "machen" { return (0..<sentence.count).contains(where: isDone) }
    return true
  }

  /// What is “made” in German and is an act of treatment.
  private func isDone(_ index: Int) -> Bool {
    ["übungen", "übung", "diät", "kur", "therapie", "gymnastik", "wickel", "umschläge"]
      .contains { sentence[index].hasSuffix($0) }
  }

  /// “… sollte eingenommen werden”, “… ist einzunehmen”.
  var passive: Range<Int>? {
    if let part = sentence.parts.first(where: forbids) { return part }
    guard isOfTreatment else { return nil }
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      if let end = part.first(where: { GermanAdvice.participles.contains(sentence[$0]) && sentence[$0 + 1] == "werden" }
      ),
        part.contains(where: { GermanAdvice.modalForms.contains(sentence[$0]) })
      {
        return part.lowerBound..<end + 2
      }
      let strong: Set<String> = ["sollte", "sollten", "muss", "müssen", "darf", "dürfen", "soll", "sollen"]
      let untold: Set<String> = ["eingetragen", "notiert", "gefragt", "gezählt", "untersucht", "geklärt", "besprochen"]
      if let end = part.first(where: {
        sentence[$0 + 1] == "werden" && ["t", "en"].contains(where: sentence[$0].hasSuffix)
      }),
        part.contains(where: { strong.contains(sentence[$0]) }), !untold.contains(sentence[end]),
        part.contains(where: { GermanTreatment.holds(sentence[$0]) })
      {
        return part.lowerBound..<end + 2
      }
      let isHad = part.contains { ["haben", "hat"].contains(sentence[$0]) } && part.contains(where: isYou)
      if isHad || part.contains(where: { ["ist", "sind"].contains(sentence[$0]) }), let end = wanted(in: part) {
        return part.lowerBound..<end + 1
      }
    }
    return nil
  }

  /// “Alkohol ist zu meiden”, “Es ist auf Milch zu verzichten”.
  private func forbids(_ part: Range<Int>) -> Bool {
    let endings: Set<String> = ["meiden", "vermeiden", "verzichten", "reduzieren", "streichen", "einzuschränken"]
    return part.contains { ["ist", "sind"].contains(sentence[$0]) }
      && part.contains { endings.contains(sentence[$0]) && (sentence[$0 - 1] == "zu" || sentence[$0].contains("zu")) }
      && treatment(in: part, of: "meiden") != nil
      && !part.contains { ["oft", "schwer", "leicht", "nicht"].contains(sentence[$0]) }
  }

  /// The parts of the sentence, and what stands before “und” in them where it ends in an act: “Bein hochlagern und …”.
  var infinitiveParts: [Range<Int>] {
    sentence.parts.flatMap { part in
      let joint = part.dropFirst().first { index in
        ["und", "oder", "sowie"].contains(sentence[index]) && !sentence.words[index - 1].isCapital
          && (GermanAdvice.infinitives.contains(sentence[index - 1])
            || GermanAdvice.ownInfinitives.contains(sentence[index - 1]))
      }
      return [part] + (joint.map { [part.lowerBound..<$0] } ?? [])
    }
  }

  /// Whether a number follows a word: “um 5 mg”.
  private func hasNumber(behind word: String, in part: Range<Int>) -> Bool {
    part.contains { sentence[$0] == word && sentence[$0 + 1].first?.isNumber == true }
  }

  /// “Bei Schmerzen Ibuprofen nehmen.”: an infinitive with nobody who does it.
  var infinitive: Range<Int>? {
    let told: Set<String> = [
      "sie", "man", "menschen", "viele", "die", "der", "wer", "ich", "wir", "personen", "frauen", "männer",
      "betroffene",
      "patienten", "haben", "hat", "ist", "sind", "wird", "werden", "war", "waren", "zu", "um", "statt",
      "leute",
      "lassen", "lässt", "sich", "ihre", "ihr", "beginnt", "tun", "tut", "half", "helfen", "können",
      "wurde", "wurden", "manche", "einige", "andere", "denen", "würden", "möchten", "kann", "können", "könnte", "darf",
      "dürfen", "muss", "müssen", "soll", "sollen", "sollte", "sollten", "hatten", "hatte",
    ]
    for part in infinitiveParts {
      let words = part.map { sentence[$0] }
      guard let last = words.last, sentence.end != nil || words.count >= 4 || words.contains("nicht") else { continue }
      if sentence.words[part.upperBound - 1].isCapital { continue }
      let isAct = self.isAct(part.upperBound - 1) || ["essen", "trinken", "rauchen"].contains(last)
      let isRelative = ["die", "der", "das", "denen", "dem"].contains(words.first)
      if part.lowerBound > 0, isRelative, !["wenn", "falls"].contains(sentence[0]) { continue }
      let article = ["die", "der"].contains { words.first == $0 }
      guard isAct, !words.contains(where: GermanAdvice.conditions.contains) else { continue }
      // «Ohne Tabletten schlafen» tells of a night; «Metformin an Tagen ohne Nahrung pausieren» asks.
      if words.contains("ohne"), !GermanAdvice.infinitives.contains(last) || words[0] == "ohne" { continue }
      let adverbs: Set<String> = [
        "nicht", "jetzt", "erst", "leicht", "sofort", "selbst", "direkt", "dort", "fast", "meist", "sonst", "oft",
        "gut", "abrupt", "strikt", "konsequent", "sanft", "unbedingt", "überhaupt", "gezielt", "verdünnt", "bewusst",
        "lebensgefährlich", "höchst", "akut", "konstant", "bewusst", "unverdünnt", "ungekühlt", "nüchtern",
        "zuletzt", "zuerst", "bekannt", "möglichst", "unzerkaut", "mit", "seit", "statt", "rechtzeitig", "zusammen",
      ]
      let isTold = part.contains { index in
        !sentence.words[index].isCapital && sentence[index].hasSuffix("t") && !adverbs.contains(sentence[index])
      }
      if isTold { continue }
      // «Die Tabletten mit Wasser einnehmen.» begins with an article and tells of nobody.
      let isRather = words.contains("lieber") || words.contains("besser")
      guard
        !words.dropFirst(article ? 1 : 0).contains(where: {
          told.contains($0) && !["die", "der"].contains($0) && ($0 != "statt" || !isRather)
            && ($0 != "um" || !hasNumber(behind: "um", in: part))
        })
      else { continue }
      if ["essen", "trinken", "rauchen"].contains(last), sentence.end != nil,
        part.contains(where: { GermanAdvice.amounts.contains(sentence[$0]) && sentence[$0 - 1] != "oder" })
      {
        return part
      }
      if GermanAdvice.ownInfinitives.contains(last), words.count > 1, sentence.end != nil { return part }
      if treatment(in: part, of: last) != nil || GermanAdvice.treating.contains(last) && !holdsRecord { return part }
    }
    return nil
  }
}
