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

  /// “Die Schiene bleibt nachts dran”: what becomes of a medicine or a device.
  var position: Range<Int>? {
    let places: Set<String> = [
      "dran", "drauf", "drin", "weg", "tabu", "verboten", "angelegt", "pflicht", "aus", "tasche",
    ]
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      guard
        let verb = part.first(where: {
          ["bleibt", "bleiben", "kommt", "kommen", "ist", "sind", "gehört", "gehören"].contains(sentence[$0])
        }),
        let found = treatment(in: part.lowerBound..<verb, of: ""),
        let end = (verb + 1..<max(verb + 1, part.upperBound)).last,
        places.contains(sentence[end])
          || ["gehört", "gehören"].contains(sentence[verb])
            && (verb + 1..<end).contains(where: {
              ["ans", "aufs", "um", "jede", "jeden", "jedes"].contains(sentence[$0])
            }),
        !["ist", "sind"].contains(sentence[verb]) || ["tabu", "verboten", "pflicht"].contains(sentence[end])
      else { continue }
      return range(found, end)
    }
    return nil
  }

  /// “Am besten hilft eine Wärmflasche”, “das beste Mittel ist …”, “… ist die richtige Wahl”.
  var choice: Range<Int>? {
    let verbs: Set<String> = ["hilft", "helfen", "ist", "sind", "wäre", "wären", "bleibt", "bleiben"]
    let things = [
      "wahl", "lösung", "option", "idee", "weg", "schritt", "entscheidung", "mittel", "behandlung", "therapie",
      "antwort",
    ]
    let qualities = [
      "beste", "bessere", "richtige", "gute", "kluge", "sinnvolle", "sichere", "sicherste", "einfachste", "klügste",
      "vernünftig", "erste", "nächste", "ideale",
    ]
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      guard let verb = part.first(where: { verbs.contains(sentence[$0]) }) else { continue }
      let best = part.first { sentence.has(["am", "besten"], at: $0) && abs($0 - verb) <= 2 }
      if let best, let found = treatment(in: part, of: "") { return range(best, found) }
      let praised = part.first { index in
        things.contains(sentence[index + 1]) && qualities.contains { sentence[index].hasPrefix($0) }
      }
      guard let praised, ["ist", "sind", "wäre", "wären", "bleibt", "bleiben"].contains(sentence[verb]) else {
        continue
      }
      let other = praised < verb ? verb + 1..<part.upperBound : part.lowerBound..<verb
      if let found = treatment(in: other.clamped(to: part), of: "") { return range(praised, found) }
    }
    return nil
  }

  /// “Sie brauchen eine höhere Dosis”.
  var need: Range<Int>? {
    let grades = ["höhere", "niedrigere", "stärkere", "andere", "mehr", "weniger", "neue", "zusätzlich", "schwächere"]
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      let isSomebody = part.contains(where: isYou) || sentence[0] == "wer"
      guard
        let index = part.first(where: { ["brauchen", "benötigen", "braucht", "benötigt"].contains(sentence[$0]) }),
        isSomebody, part.contains(where: { word in grades.contains { sentence[word].hasPrefix($0) } }),
        let found = treatment(in: part, of: "")
      else { continue }
      return range(index, found)
    }
    return nil
  }

  func isAct(_ index: Int) -> Bool {
    let word = sentence[index]
    if ["fragen", "bitten"].contains(word) { return true }
    let isLast = sentence.part(from: sentence.partStart(of: index)).upperBound == index + 1
    guard
      GermanAdvice.infinitives.contains(word) || GermanAdvice.ownInfinitives.contains(word)
        || isLast && isOther(word) && !sentence.words[index].isCapital
    else { return false }
    // «Müde machen», «Platz nehmen» need a treatment to be one; that is asked where it is looked for.
    if word == "machen" { return (0..<sentence.count).contains { sentence[$0].hasSuffix("übungen") } }
    return true
  }

  /// “… sollte eingenommen werden”, “… ist einzunehmen”.
  var passive: Range<Int>? {
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

  /// “… gehört vor dem Sport benutzt”, and “Ohne … wären Sie besser dran”.
  var belonging: Range<Int>? {
    if let end = (0..<sentence.count).first(where: { sentence.has(["besser", "dran"], at: $0) }),
      let found = treatment(in: 0..<end, of: "")
    {
      return range(found, end + 1)
    }
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      guard let verb = part.first(where: { ["gehört", "gehören"].contains(sentence[$0]) }),
        let found = treatment(in: part.lowerBound..<verb, of: ""),
        part.contains(where: { GermanAdvice.participles.contains(sentence[$0]) })
      else { continue }
      return found..<part.upperBound
    }
    return nil
  }

  /// “Es hilft, … zu nehmen”, “am besten …”.
  var purpose: Range<Int>? {
    let signs: Set<String> = [
      "hilft", "helfen", "besser", "besten", "beste", "gut", "sinnvoll", "ratsam", "wichtig", "empfehlenswert", "lohnt",
      "empfiehlt", "hilfreich", "versuchen", "darauf", "daran", "vergessen", "idee", "nützlich", "sicherer", "sicher",
      "raten", "rät", "empfehlen", "möglichkeit", "zeit", "richtig", "nötig", "günstig", "klug", "tipp", "klüger",
      "reicht", "gilt", "sinn", "ausreichend", "genügt", "vernünftig", "vernünftiger", "anzuraten", "geraten",
      "geboten",
      "schlau", "schlauer", "lohnenswert", "dagegen", "wert", "angebracht",
    ]
    for part in sentence.parts.dropFirst() {
      guard let end = wanted(in: part) else { continue }
      let before = (0..<part.lowerBound).map { sentence[$0] }
      let isBest = before.contains { $0.count > 5 && $0.hasSuffix("sten") } && before.contains("am")
      if before.contains(where: signs.contains) || isBest,
        !before.contains(where: { ["wenn", "ob", "hat", "war"].contains($0) })
      {
        return part.lowerBound..<end + 1
      }
    }
    return nil
  }

  /// “Es wäre gut, wenn Sie … weglassen.”
  var proposal: Range<Int>? {
    guard sentence.has(["es", "wäre"], at: 0), let part = sentence.parts.dropFirst().first,
      sentence[part.lowerBound] == "wenn",
      ["gut", "besser", "klug", "klüger", "sinnvoll", "ratsam", "vernünftig", "das"].contains(sentence[2]),
      isAct(part.upperBound - 1), treatment(in: part, of: sentence[part.upperBound - 1]) != nil
    else { return nil }
    return 0..<part.upperBound
  }

  /// “Wie wäre es mit …?”: the only question that advises.
  var suggestion: Range<Int>? {
    let openings = [["wie", "wäre", "es", "mit"], ["warum", "nicht"], ["wieso", "nicht"]]
    guard openings.contains(where: { sentence.has($0, at: 0) }) else { return nil }
    return treatment(in: 0..<sentence.count, of: "").map { 0..<$0 + 1 }
  }

  /// “… wird empfohlen”, “wir raten zu …”.
  var recommendation: Range<Int>? {
    let words: Set<String> = [
      "empfehlen", "empfiehlt", "empfohlen", "raten", "rät", "ratsam", "angezeigt", "angeraten", "empfehlenswert",
      "lohnt", "lohnen", "anzuraten", "indiziert", "vorzuziehen", "geboten", "anzuwenden",
    ]
    let praise = [
      ["einen", "versuch", "wert"], ["sinnvoll"], ["nötig"], ["notwendig"], ["ratsam"], ["pflicht"], ["besser"],
      ["zu", "empfehlen"], ["die", "beste"], ["das", "beste"], ["das", "mittel", "der", "wahl"], ["erste", "wahl"],
      ["die", "erste", "wahl"], ["unverzichtbar"], ["eine", "gute", "idee"], ["angebracht"], ["tabu"], ["verboten"],
      ["vorzuziehen"], ["angesagt"], ["überfällig"],
      ["fällig"], ["vernünftig"], ["geboten"], ["mittel", "der", "wahl"], ["vonnöten"], ["unerlässlich"],
    ]
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      if let verb = part.first(where: { ["ist", "sind", "wäre"].contains(sentence[$0]) }),
        let found = treatment(in: part.lowerBound..<verb, of: ""),
        let end = (verb + 1..<part.upperBound + 1).first(where: { index in
          praise.contains { sentence.has($0, at: index) }
        })
      {
        return range(found, end)
      }
      let told = part.map { sentence[$0] }
      if told.contains(where: { ["wurde", "wurden", "hat", "haben", "hatte", "war"].contains($0) }) { continue }
      guard let sign = part.first(where: { words.contains(sentence[$0]) }) else { continue }
      guard let found = treatment(in: part, of: "") ?? treatment(in: sign..<sentence.count, of: "") else { continue }
      return range(sign, found)
    }
    return nil
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
      if part.lowerBound > 0, ["die", "der", "das", "denen", "dem"].contains(words.first) { continue }
      let article = ["die", "der"].contains { words.first == $0 }
      guard isAct, !words.contains(where: GermanAdvice.conditions.contains) else { continue }
      // «Ohne Tabletten schlafen» tells of a night; «Metformin an Tagen ohne Nahrung pausieren» asks.
      if words.contains("ohne"), !GermanAdvice.infinitives.contains(last) || words[0] == "ohne" { continue }
      let adverbs: Set<String> = [
        "nicht", "jetzt", "erst", "leicht", "sofort", "selbst", "direkt", "dort", "fast", "meist", "sonst", "oft",
        "gut",
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
        })
      else { continue }
      if ["essen", "trinken", "rauchen"].contains(last), sentence.end != nil,
        part.contains(where: { GermanAdvice.amounts.contains(sentence[$0]) && sentence[$0 - 1] != "oder" })
      {
        return part
      }
      if GermanAdvice.ownInfinitives.contains(last), words.count > 1, sentence.end != nil { return part }
      if treatment(in: part, of: last) != nil { return part }
    }
    return nil
  }
}
