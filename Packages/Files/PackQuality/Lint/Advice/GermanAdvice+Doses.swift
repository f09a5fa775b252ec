// Amounts and how often, with no verb: the rules on advice that look at numbers.
extension GermanAdvice {
  static let units: Set<String> = ["mg", "µg", "mcg", "g", "ml", "ie", "einheiten", "milligramm", "mikrogramm"]
  static let forms: Set<String> = [
    "tablette", "tabletten", "kapsel", "kapseln", "tropfen", "hub", "hübe", "dosis", "dosen", "pille", "pillen",
    "sprühstöße", "sprühstoß", "beutel", "pflaster", "schmerztabletten", "schmerztablette", "spritze", "spritzen",
    "zäpfchen",
  ]
  static let numbers: Set<String> = [
    "ein", "eine", "einen", "zwei", "drei", "vier", "fünf", "halbe", "halben", "sechs", "sieben", "acht", "neun",
    "zehn", "zwölf", "fünfzehn", "zwanzig", "dreißig",
    "vierzig", "sechzig",
  ]
  static let reports: Set<String> = [
    "hatten", "hatte", "haben", "hat", "wurde", "wurden", "war", "waren", "gab", "gaben", "nahmen", "nahm", "bekamen",
    "bekam", "erhielten", "erhielt", "studie", "studien", "teilnehmer", "gegen", "als", "senkte", "senkten", "wer",
    "zählt", "zählen", "bedeutet", "wenn", "ob", "sie", "ihre", "ihr", "menschen", "verglichen", "#", "wirkte", "half",
    "halfen", "brachte", "brachten", "die", "tage", "tagen",
  ]

  /// “Keine Schmerzmittel am Abend.”: what is forbidden, or allowed alone, with no verb.
  var bare: Range<Int>? {
    let openings = [
      ["finger", "weg"], ["hände", "weg"], ["schluss", "mit"], ["weg", "mit"], ["zeit", "für"], ["lieber"], ["statt"],
      ["ab", "zur"], ["ab", "zum"],
    ]
    if let opening = openings.first(where: { sentence.has($0, at: 0) }),
      let found = treatment(in: opening.count..<sentence.count, of: "meiden")
    {
      return 0..<found + 1
    }
    guard ["kein", "keine", "keinen", "nie", "nur"].contains(sentence[0]), sentence.end == ".",
      let found = treatment(in: 1..<min(sentence.count, 5), of: sentence[0].hasPrefix("kein") ? "meiden" : ""),
      !(0..<sentence.count).contains(where: { index in
        let word = sentence[index]
        return GermanAdvice.reports.contains(word)
          || ["ist", "sind", "werden", "wird", "kann", "können"].contains(word)
          || !sentence.words[index].isCapital && word.hasSuffix("ten")
      })
    else { return nil }
    return 0..<found + 1
  }

  /// “Zweimal täglich Loperamid.”: a medicine and how often, with nobody who took it.
  var regimen: Range<Int>? {
    guard sentence.end == ".", let times = frequency else { return nil }
    let told = sentence.part(from: 0)
    guard let found = treatment(in: told, of: ""),
      !told.contains(where: { index in
        let word = sentence[index]
        return GermanAdvice.reports.contains(word) || GermanAdvice.modalForms.contains(word)
          || ["ist", "sind", "wird", "werden", "in", "an"].contains(word)
          || !sentence.words[index].isCapital && ["en", "t"].contains(where: word.hasSuffix) && word.count > 3
            && !times.contains(index) && !["zweimal", "nacht", "jeden"].contains(word)
      })
    else { return nil }
    return range(min(found, times.lowerBound), max(found, times.upperBound - 1))
  }

  /// “Schmerzmittel höchstens an zwei Tagen in der Woche.”
  var limit: Range<Int>? {
    let periods = ["woche", "monat", "tag", "jahr", "stunden"]
    let told: Set<String> = [
      "war", "waren", "hatten", "hatte", "haben", "hat", "nahmen", "nahm", "wer", "ist", "sind", "sie", "wenn", "#",
      "wurde",
      "wurden", "menschen", "halfen", "half",
    ]
    guard isOfTreatment || amount?.hasUnit == true, sentence.end == ".",
      !(0..<sentence.count).contains(where: { told.contains(sentence[$0]) }),
      let start = (0..<sentence.count).first(where: { index in
        ["höchstens", "maximal"].contains(sentence[index]) || sentence.has(["nicht", "mehr", "als"], at: index)
      }),
      let end = (start..<sentence.count).last(where: { periods.contains(sentence[$0]) })
    else { return nil }
    return 0..<end + 1
  }

  /// “400 mg alle sechs Stunden”, “zweimal täglich eine Tablette”.
  var dose: Range<Int>? {
    guard let amount = amount else { return nil }
    let words = (0..<sentence.count).map { sentence[$0] }
    if let dosed = words.firstIndex(where: { $0.hasSuffix("dosis") }),
      words.contains(where: ["beträgt", "ist", "sind", "liegt"].contains),
      !words.contains(where: ["ihre", "war", "waren", "sie"].contains)
    {
      return range(min(dosed, amount.range.lowerBound), max(dosed, amount.range.upperBound - 1))
    }
    guard !words.contains(where: GermanAdvice.reports.contains), let times = frequency,
      sentence.end != nil || amount.hasUnit
    else { return nil }
    return min(amount.range.lowerBound, times.lowerBound)..<max(amount.range.upperBound, times.upperBound)
  }

  var amount: (range: Range<Int>, hasUnit: Bool)? {
    for index in 0..<sentence.count {
      let word = sentence[index]
      guard word.first?.isNumber == true || GermanAdvice.numbers.contains(word) else { continue }
      if GermanAdvice.units.contains(sentence[index + 1]),
        isOfTreatment || !["g", "ml"].contains(sentence[index + 1])
          || sentence.has(["nicht", "mehr", "als"], at: index - 3)
          || (0..<sentence.count).contains(where: { sentence[$0] == "stunden" })
      {
        return (index..<index + 2, true)
      }
      let reach = index + 1..<min(sentence.count, index + 4)
      if let form = reach.first(where: {
        GermanAdvice.forms.contains(sentence[$0]) || GermanTreatment.holds(sentence[$0])
      }) {
        return (index..<form + 1, false)
      }
    }
    return nil
  }

  var frequency: Range<Int>? {
    let words: Set<String> = [
      "täglich", "stündlich", "wöchentlich", "morgens", "abends", "nachts", "mittags", "höchstens", "maximal",
      "einmal", "zweimal", "dreimal", "viermal", "bedarf", "mindestens", "jetzt",
    ]
    let phrases = [
      ["am", "tag"], ["pro", "tag"], ["in", "der", "woche"], ["pro", "woche"], ["zur", "nacht"],
      ["vor", "dem", "schlafen"],
      ["vor", "dem", "schlafengehen"], ["nicht", "mehr", "als"], ["mit", "dem", "essen"], ["zum", "essen"],
      ["nach", "dem", "essen"], ["vor", "dem", "essen"], ["zu", "den", "mahlzeiten"], ["jeden", "tag"],
      ["jeden", "morgen"], ["jeden", "abend"], ["bis", "zu"], ["bei", "bedarf"], ["mit", "wasser"], ["im", "monat"],
      ["am", "morgen"],
      ["am", "abend"], ["vor", "jeder", "mahlzeit"], ["beim", "ersten", "anzeichen"], ["auf", "nüchternen", "magen"],
      ["vor", "dem", "frühstück"], ["nach", "dem", "frühstück"], ["zum", "frühstück"], ["zum", "abendessen"],
      ["nach", "dem", "aufstehen"], ["vor", "dem", "sport"], ["in", "jedes", "auge"],
    ]
    let periods: Set<String> = ["stunden", "tage", "wochen", "minuten", "stunde"]
    for index in 0..<sentence.count {
      if words.contains(sentence[index]) { return index..<index + 1 }
      if let phrase = phrases.first(where: { sentence.has($0, at: index) }) { return index..<index + phrase.count }
      if sentence[index] == "alle", let end = (index + 1..<index + 5).first(where: { periods.contains(sentence[$0]) }) {
        return index..<end + 1
      }
    }
    return nil
  }
}
