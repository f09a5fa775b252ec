// Amounts and how often, with no verb: the rules on advice that look at numbers.
extension EnglishAdvice {
  static let units: Set<String> = ["mg", "mcg", "µg", "g", "ml", "iu", "units", "milligrams", "microgram"]
  static let forms: Set<String> = [
    "tablet", "tablets", "capsule", "capsules", "pill", "pills", "drops", "puff", "puffs", "dose", "doses", "sprays",
    "patch", "patches", "painkiller", "painkillers", "injection", "injections", "sachet", "sachets", "squirt",
    "squirts", "spoonful",
    "spoonfuls", "teaspoon", "teaspoons", "scoop", "scoops", "lozenge", "lozenges", "spray", "vial", "vials",
  ]
  static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "fifteen", "twenty",
    "thirty", "forty", "sixty", "half", "a", "an", "another", "several", "both",
  ]
  /// What a report has: somebody did something, or something was found.
  static let reports: Set<String> = [
    "took", "had", "used", "was", "were", "did", "got", "gave", "given", "received", "showed", "found", "than", "who",
    "people", "you", "they", "patients", "trial", "trials", "study", "studies", "against", "versus", "counts", "count",
    "means", "if", "when", "came", "led", "cut", "#", "participants",
    "how", "what", "which", "within", "likely", "under", "over", "effective", "worked", "fewer", "halved", "your",
    "days",
  ]

  /// “No painkillers today.”, “Hands off ibuprofen.”: what is forbidden, or allowed alone, with no verb.
  var bare: Range<Int>? {
    let openings = [
      ["hands", "off"], ["steer", "clear", "of"], ["say", "no", "to"], ["time", "for"], ["away", "with"],
    ]
    if let opening = openings.first(where: { sentence.has($0, at: 0) }),
      let found = treatment(from: opening.count, to: sentence.count, of: "avoid")
    {
      return 0..<found + 1
    }
    guard ["no", "never", "only"].contains(sentence[0]), sentence.end == ".",
      let found = treatment(from: 1, to: min(sentence.count, 5), of: sentence[0] == "no" ? "avoid" : ""),
      !sentence.part(from: 0).prefix(while: { !EnglishAdvice.cuts.contains(sentence[$0]) }).contains(where: { index in
        let word = sentence[index]
        return EnglishAdvice.reports.contains(word) || word.hasSuffix("ed")
          || ["is", "are", "will", "can"].contains(word)
      })
    else { return nil }
    return 0..<found + 1
  }

  /// “Loperamide twice a day.”: a medicine and how often, with nobody who took it.
  var regimen: Range<Int>? {
    guard sentence.end == ".", let times = frequency else { return nil }
    let told = (0..<sentence.count).prefix { !["until", "before", "after", "if"].contains(sentence[$0]) }
    guard let found = told.prefix(4).first(where: { EnglishTreatment.holds(sentence[$0], before: sentence[$0 - 1]) }),
      !told.contains(where: { index in
        let word = sentence[index]
        return EnglishAdvice.reports.contains(word) || word.hasSuffix("ed") && word != "needed"
          || ["is", "are", "can", "may", "will", "has", "have", "not", "of", "in", "on"].contains(word)
          || word.hasSuffix("s") && index > found && !EnglishTreatment.holds(word, before: "") && !times.contains(index)
      })
    else { return nil }
    return found..<max(found + 1, times.upperBound)
  }

  /// “Painkillers: at most two days a week.”
  var limit: Range<Int>? {
    let phrases = [
      ["at", "most"], ["no", "more", "than"], ["not", "more", "than"], ["up", "to"], ["only", "on"], ["maximum"],
    ]
    let periods: Set<String> = ["day", "week", "month", "days", "year", "hours"]
    let told: Set<String> = [
      "was", "were", "had", "took", "used", "people", "who", "helped", "is", "are", "you", "if", "when", "#", "who",
      "did", "trial", "study", "participants", "adults", "could",
    ]
    guard isOfTreatment, sentence.end == ".", !(0..<sentence.count).contains(where: { told.contains(sentence[$0]) }),
      let start = (0..<sentence.count).first(where: { index in phrases.contains { sentence.has($0, at: index) } }),
      let end = (start..<sentence.count).last(where: { periods.contains(sentence[$0]) }),
      (start..<end).contains(where: { isNumber(sentence[$0]) })
    else { return nil }
    return 0..<end + 1
  }

  /// “400 mg every six hours”, “two tablets with food”: an amount and how often, with nobody who took it.
  var dose: Range<Int>? {
    guard let amount = amounts.first else { return nil }
    let words = (0..<sentence.count).map { sentence[$0] }
    let dosed = words.firstIndex { ["dose", "dosage", "maximum"].contains($0) }
    if let dosed, words.contains(where: ["is", "are"].contains),
      !words.contains(
        where: ["was", "were", "you", "your", "counts", "late", "when", "missed", "counted", "how", "much"]
          .contains),
      amount.hasUnit || words.contains(where: EnglishAdvice.forms.contains)
    {
      return min(dosed, amount.range.lowerBound)..<max(dosed, amount.range.upperBound - 1) + 1
    }
    let isReport = words.contains { word in
      EnglishAdvice.reports.contains(word)
        && (word != "if" || !words.contains(where: ["needed", "necessary"].contains))
        || word.hasSuffix("ed")
          && ![
            "needed", "bed", "required", "dissolved", "diluted", "divided", "crushed", "directed", "prescribed", "red",
            "repeated", "followed",
          ].contains(word)
    }
    guard !isReport, let times = frequency else { return nil }
    // A name, such as a choice that can be picked, has no full stop.
    guard sentence.end != nil || amount.hasUnit else { return nil }
    return min(amount.range.lowerBound, times.lowerBound)..<max(amount.range.upperBound, times.upperBound)
  }

  func isNumber(_ word: String) -> Bool {
    word.first?.isNumber == true || EnglishAdvice.numbers.contains(word)
  }

  var amounts: [(range: Range<Int>, hasUnit: Bool)] {
    (0..<sentence.count).compactMap { index in
      guard isNumber(sentence[index]) else { return nil }
      if EnglishAdvice.units.contains(sentence[index + 1]),
        isOfTreatment || !["g", "ml"].contains(sentence[index + 1])
          || (0..<sentence.count).contains(where: { sentence.has(["hours"], at: $0) })
      {
        return (index..<index + 2, true)
      }
      let reach = index + 1..<min(sentence.count, index + 4)
      return reach.first { EnglishAdvice.forms.contains(sentence[$0]) }.map { (index..<$0 + 1, false) }
    }
  }

  /// How often, or at what time of day.
  var frequency: Range<Int>? {
    let phrases: [[String]] = [
      ["now"], ["at", "noon"], ["daily"], ["at", "bedtime"], ["before", "bed"], ["with", "food"], ["with", "meals"],
      ["before", "meals"],
      ["after", "meals"], ["as", "needed"], ["when", "needed"], ["in", "the", "morning"], ["at", "night"],
      ["in", "the", "evening"], ["on", "waking"], ["no", "more", "than"], ["at", "most"], ["up", "to"], ["twice", "a"],
      ["once", "a"], ["times", "a"], ["a", "day"], ["per", "day"], ["each", "day"], ["a", "week"], ["per", "week"],
      ["at", "the", "first", "sign"], ["nightly"], ["weekly"], ["hourly"], ["with", "each", "meal"], ["if", "needed"],
      ["if", "necessary"], ["morning", "and"], ["night", "and"], ["day", "and", "night"],
    ]
    for index in 0..<sentence.count {
      if let phrase = phrases.first(where: { sentence.has($0, at: index) }) { return index..<index + phrase.count }
      let occasions: Set<String> = [
        "breakfast", "lunch", "dinner", "supper", "bed", "meals", "food", "exercise", "sport",
      ]
      if ["before", "after", "with"].contains(sentence[index]), occasions.contains(sentence[index + 1]) {
        return index..<index + 2
      }
      let periods: Set<String> = [
        "hours", "hour", "day", "days", "morning", "evening", "night", "week", "weeks", "month",
      ]
      if ["every", "each"].contains(sentence[index]) {
        let end = (index + 1..<index + 6).first { periods.contains(sentence[$0]) }
        if let end { return index..<end + 1 }
      }
    }
    return nil
  }
}
