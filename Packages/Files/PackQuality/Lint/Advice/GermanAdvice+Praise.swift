// The rules that find what is praised, needed or recommended in German, each with an example.
extension GermanAdvice {
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
}
