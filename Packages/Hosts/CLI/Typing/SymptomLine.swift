import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Lines that begin with one of the person's symptoms: `pain 7`, `pain 6 mood 4`, `pain 5 at=08:00`.
struct SymptomLine {
  let context: EntryContext
  let registry: Registry
  /// The names that a line may begin with.
  let commands: [String]
  /// Reads a day as `LineEnd` asks for it.
  let readDay: (String) throws -> Day?

  /// Words that one name of a symptom may have.
  private static let longestName = 4
  /// Commands that say something of a symptom, too: `pain bad`.
  private static let ofSymptoms: Set<String> = ["bad", "same", "note"]
  /// Words that join what stands on one line.
  private static let joiners: Set<String> = ["and", "&", ",", "with", "plus"]
  /// Words that belong to a number before or after them.
  private static let ofNumbers: Set<String> = ["for", "h", "hour", "hours", "m", "min", "mins", "minute", "minutes"]

  /// A check-in where several symptoms are answered, else an entry of the symptom; nil where the line does not begin
  /// with a symptom.
  ///
  /// - Throws: `Failure` (`usage`) for a line that goes on with something else that is logged on a line of its own.
  func line(of words: [String]) throws -> [String]? {
    let end = words.firstIndex(where: \.isOption) ?? words.count
    let typed = words[..<end]
    if let first = typed.first, let equals = first.firstIndex(of: "=") {
      return context.symptoms(named: String(first[..<equals])).isEmpty ? nil : ["check-in"] + words
    }
    guard nameLength(at: typed) > 0 else { return nil }
    if let answers = answers(in: Array(typed)) { return ["check-in"] + answers + words[end...] }
    try check(Array(typed))
    return kind.map { [LineReader.log, $0.id.rawValue] + words }
  }

  /// Whether a word means the same wherever it stands: `at=08:00`, `#travel`.
  private static func isApart(_ word: String) -> Bool { word.contains("=") || word.hasPrefix("#") }

  /// Whether the words begin with the name of a symptom that has several words.
  func namesSeveralWords(_ words: [String]) -> Bool { nameLength(at: words.prefix { !$0.isOption }) > 1 }

  /// Looks at the words of an entry of one symptom.
  ///
  /// - Throws: `Failure` (`usage`) for a line that goes on with another symptom, or with a kind of entry or a command.
  func check(_ words: [String]) throws {
    let bare = LineEnd(of: words.filter { !Self.isApart($0) }, readDay: readDay).words[...]
    let length = nameLength(at: bare)
    guard length > 0 else { return }
    let sites = Set(context.symptoms(named: bare.prefix(length).joined(separator: " ")).flatMap(\.sites))
    // Further on, words are of a text, such as where on the body it was.
    var isAtStart = true
    var rest = bare.dropFirst(length)
    while let word = rest.first {
      let before = isAtStart || Self.joiners.contains(rest.startIndex > 0 ? bare[rest.startIndex - 1].lowercased() : "")
      let isSite = sites.contains(word.lowercased())
      let name = nameLength(at: rest)
      if !isSite, name > 0, before || isNumber(rest.dropFirst(name).first) {
        throw severalSymptoms(bare.prefix(length), rest.prefix(name))
      }
      if !isSite, let refusal = refusal(of: word, isFirst: before, isCounted: isNumber(rest.dropFirst().first)) {
        throw refusal
      }
      if !isNumber(word), !Self.ofNumbers.contains(word.lowercased()), !Scale.noneWords.contains(word.lowercased()) {
        isAtStart = false
      }
      rest.removeFirst()
    }
  }

  /// The kind whose first value is a symptom.
  private var kind: LogKindDefinition? {
    registry.loggedKinds.first { $0.definition.fields.first { $0.isPositional }?.shape == .symptom }?.definition
  }

  private func isNumber(_ word: String?) -> Bool {
    word.map { $0.first?.isNumber ?? false || Double(numberWord: $0) != nil } ?? false
  }

  private func severalSymptoms(_ first: ArraySlice<String>, _ second: ArraySlice<String>) -> Failure {
    let symptoms = [first, second].compactMap { context.symptom(named: $0.joined(separator: " ")) }
    let isOne = symptoms.first?.id == symptoms.last?.id
    let answers = (isOne ? symptoms.prefix(1) : symptoms[...]).map { "\($0.id)=\($0.scale.typedExample)" }
    return Failure(
      .usage,
      isOne ? "You named a symptom twice. Keep one of them" : "With several symptoms, type one number for each",
      ["line": .verbatim("symptoms check-in \(answers.joined(separator: " "))")],
      recovery: "Type, for example: {line}")
  }

  /// Why a word can't follow a symptom; nil for what can be a text.
  private func refusal(of word: String, isFirst: Bool, isCounted: Bool) -> Failure? {
    let lower = word.lowercased()
    let named = registry.logKind(named: lower).flatMap { $0.definition.hasCommand ? $0 : nil }
    if let kind = isFirst || isCounted ? named ?? (isCounted ? registry.logKind(choosing: lower) : nil) : nil {
      let example = kind.definition.examples.first.map { "symptoms log \($0.line)" }
      return Failure(
        .usage, "“{word}” goes on a line of its own",
        ["word": .verbatim(lower), "line": .verbatim(example ?? "symptoms log \(kind.id) --help")],
        recovery: example == nil ? "To see what to type: {line}" : "Type, for example: {line}")
    }
    guard isFirst, !Scale.noneWords.contains(lower), !Self.ofSymptoms.contains(lower), commands.contains(lower) else {
      return nil
    }
    return Failure(
      .usage, "“{word}” is a command. It goes on a line of its own",
      ["word": .verbatim(lower), "line": .verbatim("symptoms \(lower) --help")],
      recovery: "To see what to type: {line}")
  }

  /// How many words at the beginning name a symptom; 0 where none do.
  private func nameLength(at words: ArraySlice<String>) -> Int {
    stride(from: min(Self.longestName, words.count), to: 0, by: -1).first { length in
      !context.symptoms(named: words.prefix(length).joined(separator: " ")).isEmpty
    } ?? 0
  }

  /// How many words at the beginning name a symptom, or something else that a check-in takes.
  private func answerLength(at words: ArraySlice<String>) -> Int {
    let symptom = nameLength(at: words)
    return symptom > 0 ? symptom : context.trackables.leading(Array(words))?.count ?? 0
  }

  /// `pain=6`, `mood=4`, `day=monday`: a line of two symptoms and more, each with one value; nil for every other line.
  private func answers(in words: [String]) -> [String]? {
    let end = LineEnd(of: words.filter { !Self.isApart($0) }, readDay: readDay)
    var rest = end.words[...]
    var answers: [String] = []
    while let word = rest.first {
      if Self.joiners.contains(word.lowercased()) {
        rest.removeFirst()
        continue
      }
      let length = answerLength(at: rest)
      let behind = rest.dropFirst(length)
      guard length > 0, let value = behind.first, answerLength(at: behind) == 0 else { return nil }
      let name = rest.prefix(length).joined(separator: " ").metricWord
      answers.append("\(name)=\(value.hasSuffix(",") ? String(value.dropLast()) : value)")
      rest = behind.dropFirst()
    }
    guard answers.count > 1 else { return nil }
    return answers + words.filter(Self.isApart)
      + [end.day.map { "day=\($0)" }, end.time.map { "at=\($0)" }]
      .compactMap(\.self)
  }
}
