import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Reads the pieces of a note into entries. It takes only what it is sure of: what may be meant in another way is
/// asked, and everything else stays a text.
///
/// What it understands is what a line of its own is understood as, and four things besides: the amount may stand first
/// (`5h geschlafen`), words behind a value are the entry's notes (`walked 20m in the park`), a food needs no word
/// before it, and `no` or `kein` says that there was none, also of a food that nobody has named. The decision 0038 has
/// the grammar.
struct NoteReader {
  /// What a piece says.
  enum Reading {
    /// An entry of a kind. One that is food without a meal's name joins the meal before it.
    case entry(any LogKind.Type, EntryDraft, isBareFood: Bool = false)
    /// It may mean something: what to ask, and until then a text.
    case open(Doubt)
    case text
  }

  let session: Session
  let journal: any JournalReading
  /// The day of the note by an option, as it was typed.
  let date: String?
  let foods: KnownFoods

  init(session: Session, journal: any JournalReading, date: String?) {
    self.session = session
    self.journal = journal
    self.date = date
    foods = KnownFoods(session.person.entryContext, journal)
  }

  /// A piece of more words is a text.
  static let mostWords = 30
  /// A piece with more joining words is not taken apart at them.
  private static let mostJoints = 4
  /// Words that the name of a symptom or a medicine may have.
  private static let longestName = 4

  var context: EntryContext { session.person.entryContext }
  var registry: Registry { session.environment.registry }
  var answers: DoubtAnswers { session.environment.answers }

  /// Reads a piece.
  ///
  /// - Parameter isAfterNone: Whether the piece before it says that there was none of something, so that a food alone
  ///   may belong to it: `no soup, tea`.
  /// - Returns: One reading, or those of its parts where each part of it is understood by itself.
  func read(_ piece: String, isAfterNone: Bool = false) throws -> [Reading] {
    let words = NoteWords.words(of: piece)
    guard (1...NoteReader.mostWords).contains(words.count) else { return [.text] }
    let joints = NoteLine.parts(of: words.joined(separator: " "))
    if !NoteWords.none.contains(words[0].lowercased()), joints.count <= NoteReader.mostJoints {
      for (first, second) in joints {
        let left = try reading(of: NoteWords.words(of: first), isAfterNone: isAfterNone)
        guard left.isSure else { continue }
        let right = try read(second)
        if right.allSatisfy(\.isSure) { return [left] + right }
      }
    }
    return [try reading(of: words, isAfterNone: isAfterNone)]
  }

  private func reading(of words: [String], isAfterNone: Bool) throws -> Reading {
    guard !words.isEmpty else { return .text }
    if NoteWords.none.contains(words[0].lowercased()) { return try none(of: Array(words.dropFirst())) }
    for attempt in attempts(words) {
      switch try read(attempt) {
      case .text: continue
      case let found: return found
      }
    }
    return try drink(words) ?? food(words, isAfterNone: isAfterNone) ?? named(words) ?? guess(words)
  }

  // MARK: Kinds

  /// A kind that a piece may be of, and its words as a line of `log` has them.
  private struct Attempt {
    var kind: any LogKind.Type
    var words: [String]
    /// Whether the kind is named, not only one of its choices.
    var isNamed: Bool
    /// Whether it is named by its id.
    var isExplicit = false
  }

  /// What a piece may be of by its first words, and, where an amount stands first, by those behind it.
  private func attempts(_ words: [String]) -> [Attempt] {
    var found = led(words)
    // `5h geschlafen`, `20 min walk`; a bare number only before a symptom.
    for count in 1...2 where words.count > count && NoteWords.isAmount(words[0]) {
      let amount = words[..<count]
      let hasUnit = amount.joined().contains(where: \.isLetter) && Double(numberWord: words[0].lowercased()) == nil
      let turned = Array(words[count...] + amount)
      found += led(turned).filter { hasUnit || $0.kind.id == SymptomKind.id }
    }
    return found
  }

  private func led(_ words: [String]) -> [Attempt] {
    guard let first = words.first else { return [] }
    var found: [Attempt] = []
    let symptom = symptomWords(words)
    if let symptom, symptom.length > 1 { found.append(symptom.attempt) }
    if let kind = registry.logKind(named: first), kind.definition.hasCommand {
      let rest = Array(words.dropFirst())
      if kind.id == SymptomKind.id, let named = symptomWords(rest) { found.append(named.attempt) }
      if kind.id != SymptomKind.id {
        found.append(
          Attempt(kind: kind, words: rest, isNamed: true, isExplicit: first.lowercased() == kind.id.rawValue))
      }
    }
    if let kind = registry.logKind(choosing: first) {
      found.append(Attempt(kind: kind, words: words, isNamed: false))
    }
    if let symptom, symptom.length == 1 { found.append(symptom.attempt) }
    if words.count > 1, let (definition, field) = registry.field(leading: first),
      let kind = registry.logKind(definition.id)
    {
      let line = ["\(field.name)=\(words[1])"] + words.dropFirst(2)
      found.append(Attempt(kind: kind, words: Array(line), isNamed: true))
    }
    return found
  }

  /// The words of a symptom entry where a piece begins with the name of one symptom, also as `pain=6`.
  private func symptomWords(_ words: [String]) -> (length: Int, attempt: Attempt)? {
    var words = words
    if let first = words.first, let equals = first.firstIndex(of: "="), equals > first.startIndex {
      let value = first[first.index(after: equals)...]
      words.replaceSubrange(..<1, with: [String(first[..<equals]), String(value)])
    }
    for length in stride(from: min(NoteReader.longestName, words.count), to: 0, by: -1) {
      let named = context.symptoms(named: words.prefix(length).joined(separator: " "))
      guard named.count == 1, let symptom = named.first else { continue }
      let line = [symptom.id.rawValue] + words.dropFirst(length).map { $0.lowercased() == "is" ? "" : $0 }
      return (length, Attempt(kind: SymptomKind.self, words: line.filter { !$0.isEmpty }, isNamed: true))
    }
    return nil
  }

  private func read(_ attempt: Attempt) throws -> Reading {
    let kind = attempt.kind
    let (words, when) = NoteReader.apart(attempt.words, of: kind, readDay: session.readDay)
    if kind.id == FoodKind.id { return try meal(words, when) }
    if kind.id == SymptomKind.id { return try symptom(words, when) }
    let hasValue = words.contains(where: NoteReader.hasValue)
    // A choice alone, which may be any word, says too little.
    guard hasValue || attempt.isNamed else { return .text }
    if let whole = try parsed(kind, words + when) { return try confirmed(whole, of: attempt) }
    let fields = kind.definition.fields
    // A bare number of what has units is too little to take the rest for notes: `drank 20 beers`.
    guard hasValue, kind.definition.field("notes") != nil, fields.first?.shape.quantity == nil else { return .text }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let (line, rest) = (words[..<count], words[count...])
      guard !rest.contains(where: NoteReader.hasValue) else { break }
      guard line.contains(where: NoteReader.hasValue) else { continue }
      let noted = line + when + ["notes=\(rest.joined(separator: " "))"]
      if let found = try parsed(kind, Array(noted)) { return try confirmed(found, of: attempt) }
    }
    return .text
  }

  /// The words of a piece, and the day and the time at its end as `day=` and `at=`. What has times of its own, such as
  /// a night, keeps them.
  static func apart(
    _ typed: [String], of kind: any LogKind.Type, readDay: (String) throws -> Day?
  ) -> (words: [String], when: [String]) {
    let plain = withoutNight(typed, of: kind)
    let named = plain.filter { $0.hasPrefix("day=") || $0.hasPrefix("at=") }
    let words = plain.filter { !named.contains($0) }
    guard kind.definition.timedBy.isEmpty else { return (words, named) }
    let end = LineEnd(of: words, readDay: readDay)
    return (end.words, named + [end.day.map { "day=\($0)" }, end.time.map { "at=\($0)" }].compactMap(\.self))
  }

  /// A reading of a kind that takes any text for a name, such as that of a medicine, is asked, unless the name is
  /// known, an amount stands behind it, or the kind was named by its id: `took it easy`.
  private func confirmed(_ reading: Reading, of attempt: Attempt) throws -> Reading {
    guard case .entry(let kind, let draft, _) = reading, !attempt.isExplicit,
      let field = kind.definition.fields.first(where: { $0.isPositional && $0.shape.isAnyText }),
      let name = draft.payload.fields[field.name]?.text
    else { return reading }
    let amounts = kind.definition.fields.filter(\.beginsWithDigit).compactMap { draft.payload.fields[$0.name]?.text }
    if amounts.contains(where: { $0.contains(/^\d+(?:[.,]\d+)? ?(?:mg|g|ml|µg|mcg|ie|iu)\b/.ignoresCase()) }) {
      return reading
    }
    if try isKnown(draft, of: kind) { return reading }
    let doubt = Doubt(
      code: "note-name", question: "Save “{name}” under {entries}?",
      problem: "This may be the name of something you log", fix: "Add --yes if it is.",
      ["name": "\(name)", "entries": .words(kind.definition.name, [:])])
    return settled([doubt], reading) ?? .text
  }

  /// Whether the name that an entry has was logged before, or is one that a module fills in, such as from a list.
  private func isKnown(_ draft: EntryDraft, of kind: any LogKind.Type) throws -> Bool {
    var entry = session.entry(kind.id, draft)
    for case .ofMetrics(let metrics) in kind.spellings(of: entry, in: context).map(\.words) where !metrics.isEmpty {
      if try journal.totals(of: Set(metrics), in: .allOfEntries).contains(where: { metrics.contains($0.metric) }) {
        return true
      }
    }
    // What has to be asked about it is known.
    do { _ = try session.complete(&entry, in: journal) } catch is OpenQuestions { return true }
    return entry.payload != draft.payload
  }

  /// A name alone that is known, such as that of a medicine, with or without an amount.
  func named(_ words: [String]) throws -> Reading? {
    let end = date == nil ? LineEnd(of: words, readDay: session.readDay).words : words
    guard end.count <= NoteReader.longestName, words.allSatisfy({ !NoteWords.fillers.contains($0.lowercased()) }) else {
      return nil
    }
    for kind in registry.loggedKinds where kind.id != SymptomKind.id && kind.id != FoodKind.id {
      guard let first = kind.definition.fields.first, first.isPositional, first.isRequired, first.shape.isAnyText,
        case .entry(_, let draft, _)? = try parsed(kind, words), try isKnown(draft, of: kind)
      else { continue }
      return .entry(kind, draft)
    }
    return nil
  }

  /// A symptom with its value. Behind it only a length of time and a place of the pack count; other words are notes.
  private func symptom(_ words: [String], _ when: [String]) throws -> Reading {
    guard let symptom = context.symptom(SymptomID(words[0])) else { return .text }
    let sites = Set(symptom.sites.map { $0.lowercased() })
    for count in stride(from: words.count, to: 1, by: -1) {
      let rest = words[count...]
      guard !rest.contains(where: NoteReader.hasValue) else { break }
      let line = words[..<count] + when + (rest.isEmpty ? [] : ["notes=\(rest.joined(separator: " "))"])
      guard let found = try parsed(SymptomKind.self, Array(line)) else { continue }
      guard case .entry(_, let draft, _) = found, let site = draft.payload[SymptomKind.site] else { return found }
      if sites.contains(site.lowercased()) { return found }
    }
    return .text
  }

  /// Whether a word has a figure in it, or is a number, a none or a tag.
  static func hasValue(_ word: String) -> Bool {
    word.contains(where: \.isNumber) || Double(numberWord: word.lowercased()) != nil
      || Scale.noneWords.contains(word.lowercased()) || word.contains("=")
  }

  /// `last night` is the night that ended this morning for sleep, and the day before for everything else.
  static func withoutNight(_ words: [String], of kind: any LogKind.Type) -> [String] {
    guard words.count > 2 else { return words }
    for index in 0..<(words.count - 1)
    where NoteWords.lastNight.contains("\(words[index]) \(words[index + 1])".lowercased()) {
      let others = words[..<index] + words[(index + 2)...]
      return Array(others) + (kind.definition.countsForMorning ? [] : ["day=yesterday"])
    }
    return words
  }

  /// An entry of the words; what is doubtful about them is asked; nil where they are at fault.
  func parsed(_ kind: any LogKind.Type, _ words: [String], isBareFood: Bool = false) throws -> Reading? {
    do {
      let draft = try session.parser(of: kind).draft(of: words, date: date)
      return settled(draft.doubts, .entry(kind, draft, isBareFood: isBareFood))
    } catch let open as OpenQuestions {
      return open.faults.isEmpty ? settled(open.doubts, nil) : nil
    } catch let failure as Failure where failure.kind == .validation { return nil }
  }

  /// A reading once its doubts are answered with yes: until then the first of them, and a text after a no.
  func settled(_ doubts: [Doubt], _ reading: Reading?) -> Reading? {
    for doubt in doubts where answers[doubt] != true { return answers[doubt] == nil ? .open(doubt) : .text }
    return reading
  }

  // MARK: Nones

  private func none(of words: [String]) throws -> Reading {
    // Several at once may be several nones, or something that there was.
    guard !words.isEmpty, !words.contains(where: { NoteWords.joinsNones($0.lowercased()) }) else { return .text }
    do {
      let typed = NoneSubject.withoutEmphasis(words)
      let end = date == nil ? LineEnd(of: typed, readDay: session.readDay) : nil
      let day = try session.day(end?.day ?? date)
      let subject = (end?.day == nil ? typed : end?.words ?? typed).joined(separator: " ")
      guard subject.count <= 200 else { return .text }
      let subjects = NoneSubject(session: session, journal: journal)
      guard !subject.metricWord.isEmpty else { return .text }
      let payload = try subjects.payload(for: subject, isFood: NoteWords.mayBeFood(subject))
      let logbook = Logbook(session)
      let entry = try logbook.newEntry(NoneKind.id, payload, on: day)
      return .entry(NoneKind.self, EntryDraft(payload: payload, instant: entry.instant, day: day))
    } catch let open as OpenQuestions {
      return settled(open.doubts, nil) ?? .text
    } catch let failure as Failure where failure.kind == .validation { return .text }
  }

  // MARK: Guesses

  /// A symptom that a piece names by the beginning of one of its words, if only one begins so; one that is a slip away
  /// is asked.
  private func guess(_ words: [String]) -> Reading {
    guard words.count > 1, words[0].count >= 4, NoteWords.isAmount(words[1]) else { return .text }
    let word = words[0].metricWord
    guard !word.isEmpty else { return .text }
    let begun = context.symptoms.filter { symptom in context.words(of: symptom).contains { $0.hasPrefix(word) } }
    let near = context.symptoms.filter { symptom in
      begun.contains { $0.id == symptom.id } || context.words(of: symptom).contains { isOneSlip(from: word, to: $0) }
    }
    guard begun.count == 1 || near.count == 1, let symptom = begun.first ?? near.first else { return .text }
    let line = [symptom.id.rawValue] + words.dropFirst()
    let attempt = Attempt(kind: SymptomKind.self, words: Array(line), isNamed: true)
    if begun.isEmpty {
      let doubt = Doubt(
        code: "note-symptom", question: "Do you mean {symptom} by “{word}”?",
        problem: "This may be one of your symptoms", fix: "Type its whole name, or add --yes.",
        ["symptom": context.inSentence(symptom.name), "word": "\(words[0])"])
      guard let answer = answers[doubt] else { return .open(doubt) }
      guard answer else { return .text }
    }
    return (try? read(attempt)) ?? .text
  }
}

extension FieldDefinition.Shape {
  /// Whether any words are a value.
  fileprivate var isAnyText: Bool {
    switch self {
    case .text, .texts: true
    default: false
    }
  }
}

extension NoteReader.Reading {
  /// Whether nothing of it has to be asked, and it is more than a text.
  var isSure: Bool { if case .entry = self { true } else { false } }
}
