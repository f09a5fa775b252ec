import TrackerApplication
import TrackerCore

/// Finds what a word says that there was none of: all of a kind of entry, or one metric.
struct NoneSubject {
  let session: Session
  let journal: any JournalReading

  private var context: EntryContext { session.person.entryContext }
  private var catalogue: MetricCatalogue { session.person.catalogue }
  private var kinds: [LogKindDefinition] { session.environment.registry.logKinds.all.map { $0.definition } }

  /// The families of metrics that a word may be of; one that takes unknown words is asked last.
  private var families: [MetricFamily] {
    catalogue.families.filter { !$0.takesUnknownWords } + catalogue.families.filter(\.takesUnknownWords)
  }

  /// What a text names: several symptoms, joined by commas or words, each by itself; else the whole of it.
  func subjects(in text: String) -> [String] {
    guard context.symptoms(named: text).isEmpty else { return [text] }
    let parts = text.replacing(/(?i)\s+(?:and|or|nor|no|&|und|oder|keine?n?)\s+/, with: ",").split(separator: ",").map {
      $0.trimmed.replacing(/^(?i)(?:(?:and|or|nor|no|und|oder|keine?n?)\s+)+/, with: "")
    }.filter { !$0.isEmpty }
    let hasSymptom = parts.contains { !context.symptoms(named: $0).isEmpty }
    return hasSymptom ? parts : [text]
  }

  /// Words without those at their end that add nothing: `at all`, `all day`.
  static func withoutEmphasis(_ words: [String]) -> [String] {
    let end = words.suffix(2).map { $0.lowercased() }
    let emphases = [["at", "all"], ["all", "day"], ["den", "tag"], ["ganzen", "tag"]]
    return words.count > 2 && emphases.contains(end) ? Array(words.dropLast(2)) : words
  }

  /// - Parameter isFood: Whether a word that nothing else goes by is a food, without a question.
  /// - Throws: `Failure` (`validation`) for what a none says nothing of: scales whose low end is bad, sleep, single
  ///   types of exercise; `OpenQuestions` for a word that may be a food.
  func payload(for subject: String, isFood: Bool = false) throws -> Payload {
    let word = subject.metricWord
    if let metric = try metric(leadInto: word) {
      return none(of: subject.split(separator: " ", maxSplits: 1).last.map(String.init) ?? subject, metric: metric)
    }
    if let kind = kind(of: word) { return try none(of: subject, kind: kind) }
    if let symptom = try symptom(named: subject) {
      return none(of: session.person.language.inSentence(symptom.name), metric: symptom.id.metric)
    }
    if let meal = MainMeal(named: word) { return none(of: subject, metric: meal.skipped) }
    if let group = context.foodGroups.first(where: { $0.id.rawValue == word || $0.name.metricWord == word }) {
      return none(of: subject, metric: group.metric)
    }
    for family in families {
      if let metric = try metric(of: word, in: family) { return none(of: subject, metric: metric) }
    }
    if let metric = metric(of: word) { return try none(of: subject, metric: metric) }
    try refuseTypes(word)
    if let near = nearestMatch(to: word, among: kinds.filter(\.hasNone).map(\.id.rawValue)) {
      throw Failure.invalid(
        [Diagnostic(code: "unknown-word", "That is not known", nearest: near)],
        recovery: .words("Type: symptoms no {near}", ["near": "\(near)"]))
    }
    try refuseNearSymptoms(subject)
    if !isFood { try askOfFood(subject) }
    guard let family = families.first(where: \.takesUnknownWords) else {
      throw refusal("unknown-word", "Nothing is logged under that word")
    }
    return none(of: subject, metric: family.id(of: word))
  }

  /// `food omelette`, `medication ibuprofen`: the first word says which family the rest is a word of, unless all of it
  /// is the name of something logged.
  private func metric(leadInto word: String) throws -> MetricID? {
    let parts = word.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2, let family = families.first(where: { $0.leadIns.contains(parts[0]) }),
      try !families.contains(where: { try $0.takesUnknownWords && isLogged($0.id(of: word), in: $0) })
    else { return nil }
    return family.id(of: parts[1])
  }

  /// The metric of a word that a family lists, or that was logged before; nil where a day without it tells nothing.
  private func metric(of word: String, in family: MetricFamily) throws -> MetricID? {
    let id = family.id(of: word)
    guard case .noneOnKeptDays? = family.metric(id)?.absence else { return nil }
    if try family.words != nil || isLogged(id, in: family) { return id }
    // The same word in the other number, as it was logged before.
    let logged = try journal.metrics(withPrefix: family.prefix).map(\.metric)
    return logged.first { family.word(of: $0)?.isSameWord(as: word) ?? false }
  }

  private func isLogged(_ metric: MetricID, in family: MetricFamily) throws -> Bool {
    try journal.metrics(withPrefix: family.prefix).contains { $0.metric == metric }
  }

  private func kind(of word: String) -> LogKindDefinition? {
    if let named = kinds.first(where: { $0.id.rawValue == word || $0.name.metricWord == word || "\($0.id)s" == word }) {
      return named
    }
    // By another word only where a none of it says something: other words may name a metric.
    let known = session.environment.registry.logKind(named: word)?.definition
    return known.flatMap { $0.hasNone || $0.countsForMorning ? $0 : nil }
  }

  /// - Throws: `Failure` (`validation`) for a name of several symptoms, and for a symptom that has no none.
  private func symptom(named subject: String) throws -> SymptomDefinition? {
    let symptoms = context.symptoms(named: subject)
    guard let symptom = symptoms.first else { return nil }
    guard symptoms.count == 1 else {
      throw Failure.invalid([.ambiguousSymptom(nil, symptoms)])
    }
    guard symptom.scale.takesNone else {
      throw Failure.invalid(
        [symptom.noNone],
        recovery: .words(
          "Type: {command}",
          ["command": "symptoms check-in \(symptom.id)=\(symptom.scale.range.lowerBound.words)"]))
    }
    return symptom
  }

  private func none(of subject: String, kind: LogKindDefinition) throws -> Payload {
    guard kind.hasNone else {
      throw kind.countsForMorning ? noSleep : refusal("no-none", "“no” is not possible for that")
    }
    var payload = Payload()
    payload[NoneKind.subject] = subject
    payload[NoneKind.kind] = kind.id.rawValue
    return payload
  }

  private func none(of subject: String, metric: MetricID) -> Payload {
    var payload = Payload()
    payload[NoneKind.subject] = subject
    payload[NoneKind.metric] = metric.rawValue
    return payload
  }

  /// The metric of a name, singular or plural, one that entries give before one that is calculated: `naps`, `stress`.
  private func metric(of word: String) -> MetricDefinition? {
    func stem(_ text: String) -> String {
      text.hasSuffix("s") && !text.hasSuffix("ss") ? String(text.dropLast()) : text
    }
    let named = catalogue.definitions.filter { stem($0.name.description.metricWord) == stem(word) }
    return named.first(where: \.isOfEntries) ?? named.first
  }

  private func none(of subject: String, metric: MetricDefinition) throws -> Payload {
    guard metric.isOfEntries, case .noneOnKeptDays = metric.absence else {
      throw metric.id.rawValue.hasPrefix("sleep.")
        ? noSleep
        : refusal("no-none", "“no” is not possible for {name}: it is a number", ["name": metric.name])
    }
    return none(of: subject, metric: metric.id)
  }

  /// One type of something is not counted by itself.
  private func refuseTypes(_ word: String) throws {
    for kind in kinds {
      for case .choice(let choices) in kind.fields.map(\.shape)
      where choices.contains(where: { $0.isNamed(word) }) {
        throw refusal(
          "no-none", "“no” counts for all of {kind}, not for one sort of it", ["kind": .words(kind.id.rawValue, [:])])
      }
    }
  }

  /// A slip in a symptom, or a symptom with more behind it, is no food that nobody has named before.
  private func refuseNearSymptoms(_ subject: String) throws {
    let symptoms = context.symptoms.filter(\.scale.takesNone)
    let word = subject.metricWord
    let slip = symptoms.first { symptom in
      word.count >= 4 && context.words(of: symptom).contains { isOneSlip(from: word, to: $0.metricWord) }
    }
    if let slip {
      throw Failure(
        .validation,
        isKeyword(subject) ? "“{typed}” is not known. Did you mean {near}?" : "That is not known. Did you mean {near}?",
        ["typed": "\(subject)", "near": "\(slip.id)"],
        recovery: "Type: symptoms no {near}. For a food, put food before it.")
    }
    let words = subject.split(separator: " ")
    let named = (1..<max(1, words.count)).reversed().lazy.compactMap { length in
      symptoms.first { context.symptoms(named: words.prefix(length).joined(separator: " ")).first?.id == $0.id }
    }.first
    if let named {
      throw Failure(
        .validation, "The words after “{near}” are not known", ["near": "\(named.id)"],
        recovery: "Type: symptoms no {near}. For a food, put food before it.")
    }
  }

  /// What was never logged and stands in no pack may be a symptom of somebody's as well as a food.
  ///
  /// - Throws: `OpenQuestions` where nobody has said that it is a food.
  private func askOfFood(_ subject: String) throws {
    guard !context.isFood(subject) else { return }
    let isKeyword = isKeyword(subject)
    try session.environment.answers.settle([
      Doubt(
        code: "unknown-word", question: "Is “{typed}” a food or drink?",
        problem: isKeyword ? "“{typed}” is not one of your symptoms" : "That is not one of your symptoms",
        fix: isKeyword ? "For a food or drink: symptoms no food {typed}" : "For a food or drink, add --yes",
        ["typed": "\(subject)"])
    ])
  }

  /// Whether an answer may name what was typed: what may be a note is not repeated.
  private func isKeyword(_ subject: String) -> Bool {
    subject.count <= 30 && subject.allSatisfy { $0.isLetter || $0 == "-" || $0 == " " }
  }

  private var noSleep: Failure {
    Failure.invalid([
      Diagnostic(code: "no-none", "For a night without sleep, type: symptoms log rest 0h")
    ])
  }

  private func refusal(_ code: String, _ message: Phrase, _ values: [String: Phrase] = [:]) -> Failure {
    Failure.invalid(
      [Diagnostic(code: code, message, values)], recovery: "To see what you can type: symptoms no --help")
  }
}

extension MetricDefinition {
  /// Whether entries give it its values.
  fileprivate var isOfEntries: Bool { derivation == nil && documents == nil }
}

extension LogKindDefinition {
  /// Whether "none of it" says something: its days are kept, and it is not sleep.
  fileprivate var hasNone: Bool { keepsDay && hasCommand && !countsForMorning }
}
