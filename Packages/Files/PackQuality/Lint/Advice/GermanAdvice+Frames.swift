// Rules for what a sentence says as a whole: it praises a treatment, proposes one, or asks for an act with how long
// or how often.
extension GermanAdvice {
  /// “Ein Wickel ist einen Versuch wert”, “Zwei Kapseln genügen”.
  var sign: Range<Int>? {
    let words = (0..<sentence.count).map { sentence[$0] }
    guard sentence.end != nil, !words.contains(where: GermanAdvice.telling.contains), !holdsRecord else { return nil }
    if let range = GermanAdvice.leaflet.first(in: sentence) { return range }
    if amount != nil, isOfTreatment, let range = GermanAdvice.enough.first(in: sentence) { return range }
    guard treats, let range = GermanAdvice.signs.first(in: sentence),
      !GermanAdvice.conditions.subtracting(["was", "da", "damit"]).contains(
        sentence[sentence.partStart(of: range.lowerBound)])
    else { return nil }
    return range
  }

  /// Whether a medicine, a device, an act of treatment or the leaving out of a food is named.
  private var treats: Bool {
    isOfTreatment
      || (0..<sentence.count).contains { GermanTreatment.isFood(sentence[$0]) }
        && (0..<sentence.count).contains {
          GermanAdvice.foodActs.contains(sentence[$0]) || ["weniger", "ohne", "kein", "keine"].contains(sentence[$0])
        }
      || (0..<sentence.count).contains { GermanTreatment.appliable.contains(sentence[$0]) }
  }

  var holdsRecord: Bool { (0..<sentence.count).contains { GermanAdvice.records.contains(sentence[$0]) } }

  /// “Wie wäre es mit einem Wickel?”: the only questions that advise.
  var suggestion: Range<Int>? {
    guard treats, !holdsRecord, GermanAdvice.proposals.range(in: sentence, at: 0) != nil else {
      return nil
    }
    return 0..<sentence.count
  }

  /// “Man nimmt zwei Tropfen”, “Erwachsene nehmen eine Tablette”: what is custom is asked for.
  var custom: Range<Int>? {
    let words = (0..<sentence.count).map { sentence[$0] }
    guard sentence.end != nil, !words.contains(where: GermanAdvice.telling.contains), !holdsRecord else { return nil }
    let isGroup = GermanAdvice.groups.subtracting(["man", "ihr", "du"]).contains(sentence[0])
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      guard let verb = part.first(where: { GermanAdvice.customs.contains(sentence[$0]) }) else { continue }
      let isMan = sentence[verb - 1] == "man" || sentence[verb + 1] == "man"
      guard isMan || isGroup && amount != nil else { continue }
      // «Man nehme zwei Löffel …»: with an amount, whatever it is.
      let isDosed = ["nehme", "gebe", "trinke", "reibe", "lege"].contains(sentence[verb])
      if let found = treatment(in: part, of: "meiden") ?? (isDosed ? verb : nil) { return range(verb, found) }
    }
    return scheme
  }

  /// “Bei Bedarf wird die Dosis verdoppelt”: how it is done, with nobody who does it.
  private var scheme: Range<Int>? {
    let openings: Set<String> = ["zunächst", "zuerst", "dann", "danach", "anschließend", "bei", "nach", "anfangs"]
    guard openings.contains(sentence[0]), !isPassedOn,
      let verb = (0..<sentence.count).first(where: { ["wird", "werden"].contains(sentence[$0]) }),
      GermanAdvice.participles.contains(sentence[sentence.count - 1]), isOfTreatment || amount?.hasUnit == true
    else { return nil }
    return range(verb, sentence.count - 1)
  }

  /// Whether something is told of people and not asked for: “ist”, “kann”, “Sie”.
  private var isPassedOn: Bool {
    (0..<sentence.count).contains { ["ist", "sind", "kann", "können", "sie", "ihre"].contains(sentence[$0]) }
  }

  /// “Halten Sie die Dehnung zehn Sekunden”, “Knie beugen, zehn Sekunden halten”: an act with how long or how many
  /// times.
  var exercise: Range<Int>? {
    let words = (0..<sentence.count).map { sentence[$0] }
    guard sentence.end != nil, !words.contains(where: GermanAdvice.measured.contains), !holdsRecord,
      !words.contains(where: GermanAdvice.telling.contains)
    else { return nil }
    let onBody = (0..<sentence.count).first { GermanAdvice.body.contains(sentence[$0]) }.map { $0..<$0 + 1 }
    let often = frequency.flatMap { sentence[$0.lowerBound] == "einmal" ? nil : $0 }
    guard let times = repetition ?? often ?? onBody else { return nil }
    for part in sentence.parts where !GermanAdvice.conditions.contains(sentence[part.lowerBound]) {
      let (start, last) = (part.lowerBound, part.upperBound - 1)
      if isVerb(start), isYou(start + 1), !GermanAdvice.harmless.union(GermanAdvice.habits).contains(sentence[start]) {
        return range(start, times.upperBound - 1)
      }
      // Without “Sie”, how long or how many times it is must be said.
      guard let times = repetition else { continue }
      if GermanAdvice.familiar.contains(sentence[start])
        || ["trink", "halt", "halte", "beug", "beuge"].contains(sentence[start])
      {
        return range(start, times.upperBound - 1)
      }
      let isTold = part.contains { index in
        ["sie", "man", "wer", "die", "werden", "können", "haben", "zu", "um", "ohne"].contains(sentence[index])
          && index > start
      }
      if !isTold, GermanAdvice.exercises.contains(sentence[last]), !sentence.words[last].isCapital {
        return range(last, times.upperBound - 1)
      }
    }
    return nil
  }

  /// How long, or how many times: “zehn Sekunden”, “dreimal”, “drei Sätze”.
  var repetition: Range<Int>? {
    let periods: Set<String> = [
      "sekunden", "minuten", "stunden", "tage", "wochen", "monate", "sätze", "sätzen", "wiederholungen", "mal",
      "durchgänge", "atemzüge", "woche",
    ]
    let numbers = GermanAdvice.numbers
    for index in 0..<sentence.count {
      let word = sentence[index]
      if word.hasSuffix("mal"), word != "einmal", numbers.contains(String(word.dropLast(3))) {
        return index..<index + 1
      }
      if word == "jeden" || word == "jede" || word == "täglich" { return index..<index + 1 }
      guard periods.contains(word) else { continue }
      let before = sentence[index - 1]
      if before.first?.isNumber == true || numbers.contains(before) || ["einige", "ein", "paar"].contains(before) {
        return index - 1..<index + 1
      }
    }
    return nil
  }
}
