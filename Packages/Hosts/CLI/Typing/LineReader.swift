import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerFavourites

/// Turns what people type first into a line that the parser of commands takes: `Today`, `check in`, `sleep 7h`,
/// `log walk 30m`, `pain 7`, `usual breakfast`.
///
/// Commands, kinds of entries and their choices come from what the modules bring; the person's symptoms and favourites
/// are asked for only where a line begins with none of these.
struct LineReader {
  static let log = "log"

  let commands: [String]
  /// The command of another word that a line may begin with, such as `no` of `kein`. Asked where a line begins with no
  /// command.
  var commandOfOtherWord: (String) -> String? = { _ in nil }
  let registry: Registry
  /// The person whose line it is; nil before anyone is set up.
  let person: () throws -> Session?

  /// Whether a line may begin with a word, symptoms aside.
  func isLead(_ word: String) -> Bool {
    command(of: [word]) != nil || kind(of: word) != nil || registry.field(leading: word) != nil
  }

  /// Whether a line that begins so begins with a command.
  func namesCommand(_ words: [String]) -> Bool { command(of: words) != nil }

  /// - Parameter words: The line from the command on.
  /// - Throws: `UnknownWord` where the line begins with no command and nothing that can be logged; `Failure` (`usage`)
  ///   for a line of a symptom that goes on with something else; what reading the person's symptoms throws.
  func line(of words: [String]) throws -> [String] {
    let (typed, words) = (words, Self.withTagsBehind(words))
    guard let first = words.first else { return words }
    if let tag = typed.first, tag.hasPrefix("#"), first.hasPrefix("#") || first.isOption {
      throw Failure(
        .usage, "A tag goes with something that you log", ["tag": .verbatim(tag)],
        recovery: "To tag the day: symptoms journal \"a few words\" '{tag}'")
    }
    guard let (name, count) = command(of: words) else { return try logLine(of: words, isLog: false, first) }
    if let kind = kindOfFood(named: words, behind: name) { return [Self.log, kind.rawValue] + words }
    let behind = Array(words.dropFirst(count))
    let rest = name == Self.log ? Self.withTagsBehind(behind) : behind
    guard name == Self.log, let kind = rest.first, !kind.isOption else { return [name] + rest }
    // `log journal` is the command that logs this kind.
    if let other = registry.logKind(named: kind)?.definition, !other.hasCommand,
      let own = command(of: [kind]) ?? command(of: [other.id.rawValue])
    {
      return [own.name] + rest.dropFirst()
    }
    return try logLine(of: rest, isLog: true, kind)
  }

  /// `pain 7 #travel` for `#travel pain 7`: a tag says nothing of what a line is about.
  private static func withTagsBehind(_ words: [String]) -> [String] {
    let tags = words.prefix { $0.hasPrefix("#") }
    return Array(words.dropFirst(tags.count) + tags)
  }

  /// The command that words begin with, and how many of them name it: in any case, and without its hyphen.
  private func command(of words: [String]) -> (name: String, count: Int)? {
    guard let first = words.first?.lowercased() else { return nil }
    if commands.contains(first) { return (first, 1) }
    if let name = commandOfOtherWord(first) { return (name, 1) }
    for name in commands where name.contains("-") {
      let plain = name.replacing("-", with: "")
      if first == plain { return (name, 1) }
      if words.count > 1, first + words[1].lowercased() == plain { return (name, 2) }
    }
    return nil
  }

  /// The kind whose entries hold foods, where a line begins with the name of another kind that is a command, too,
  /// and then names that one: `fast` before `food` makes a meal of a certain sort, and no fast.
  private func kindOfFood(named words: [String], behind command: String) -> LogKindID? {
    guard words.count > 1, let own = registry.logKind(named: command)?.definition, own.hasCommand,
      let other = registry.logKind(named: words[1])?.definition, other.hasCommand, other.id != own.id,
      other.fields.contains(where: { $0.isPositional && $0.shape == .items })
    else { return nil }
    return other.id
  }

  /// A kind of entry that is logged by a command, with whether the word is one of its choices.
  private func kind(of word: String) -> (id: LogKindID, isChoice: Bool)? {
    if let kind = registry.logKind(named: word), kind.definition.hasCommand { return (kind.id, false) }
    return registry.logKind(choosing: word).map { ($0.id, true) }
  }

  private func logLine(of words: [String], isLog: Bool, _ first: String) throws -> [String] {
    if let (kind, isChoice) = kind(of: first) {
      if !isChoice, let line = try lineOfSymptom(words, beginningWith: kind) { return line }
      if Self.yielding.contains(kind), let session = try person(), let line = ownLine(of: words, session) {
        return line
      }
      let rest = words.dropFirst(isChoice ? 0 : 1)
      if let line = lineOfOtherKind(kind, rest) { return line }
      if takesSymptom(kind), let line = try symptomLine() {
        try line.check(Array(rest.prefix { !$0.isOption }))
      }
      return [Self.log, kind.rawValue] + rest
    }
    let session = try person()
    if let session, let line = try symptomLine(of: session).line(of: words) ?? ownLine(of: words, session) {
      return line
    }
    if let line = fieldLine(of: words) { return line }
    if let session, let line = try favouriteLine(of: words, session) { return line }
    throw UnknownWord(word: first, isLog: isLog, next: words.dropFirst().first)
  }

  /// `screen time 3h` as an entry of the kind that measures what people track of their own; nil where the words begin
  /// with nothing of it.
  private func ownLine(of words: [String], _ session: Session) -> [String]? {
    guard session.person.trackables.leading(Array(words.prefix { !$0.isOption })) != nil,
      let kind = registry.loggedKinds.first(where: { $0.definition.isOfTrackables })
    else { return nil }
    return [Self.log, kind.definition.id.rawValue] + words
  }

  /// Kinds whose word packs and people had for something of their own before there was the kind: that goes on.
  private static let yielding: Set<LogKindID> = ["screen"]

  /// What people name as one kind of entry and is another one: exercise is an activity to many.
  private static let otherKinds: [LogKindID: LogKindID] = ["activity": "exercise"]

  /// `activity exercise walking 30m` and `activity 30m running` as lines of exercise, with their words; nil for every
  /// other line.
  private func lineOfOtherKind(_ id: LogKindID, _ rest: ArraySlice<String>) -> [String]? {
    guard let other = Self.otherKinds[id].flatMap({ registry.logKind($0) })?.definition,
      let own = registry.logKind(id)?.definition,
      let place = rest.firstIndex(where: { $0.first?.isLetter == true && !$0.contains("=") })
    else { return nil }
    func has(_ words: [String]) -> Bool { words.contains { $0.lowercased() == rest[place].lowercased() } }
    guard !has(own.leadingChoices), has(other.words) || has(other.leadingChoices) else { return nil }
    let kept = has(other.words) ? rest[..<place] + rest[(place + 1)...] : rest
    return [Self.log, other.id.rawValue] + kept
  }

  /// `stress 6` as an entry of the kind that has the field; nil for a line without a value behind its name.
  private func fieldLine(of words: [String]) -> [String]? {
    guard let first = words.first, let (kind, field) = registry.field(leading: first), words.count > 1,
      !words[1].isOption
    else { return nil }
    return [Self.log, kind.id.rawValue, "\(field.name)=\(words[1])"] + words.dropFirst(2)
  }

  /// The line of a symptom whose name begins with the word of a kind and has several words; nil for every other line.
  /// Nothing but letters behind a kind that takes no text can only be a choice or such a name.
  private func lineOfSymptom(_ words: [String], beginningWith id: LogKindID) throws -> [String]? {
    guard words.count > 1, words[1].allSatisfy(\.isLetter), let kind = registry.logKind(id)?.definition,
      !kind.leadingChoices.contains(where: { $0.lowercased() == words[1].lowercased() }),
      kind.fields.allSatisfy({ !($0.isPositional && $0.shape.takesText) }),
      let line = try symptomLine(), line.namesSeveralWords(words)
    else { return nil }
    return try line.line(of: words)
  }

  private func takesSymptom(_ kind: LogKindID) -> Bool {
    registry.logKind(kind)?.definition.fields.first { $0.isPositional }?.shape == .symptom
  }

  private func symptomLine() throws -> SymptomLine? { try person().map { symptomLine(of: $0) } }

  private func symptomLine(of session: Session) -> SymptomLine {
    SymptomLine(
      context: session.person.entryContext, registry: registry, commands: commands, readDay: session.readDay)
  }

  /// The line of a favourite; nil where the words begin with none.
  ///
  /// - Throws: `Failure` (`usage`) with the name that was probably meant; what `Favourite.line(of:in:)` throws.
  private func favouriteLine(of words: [String], _ session: Session) throws -> [String]? {
    if let line = try Favourite.line(of: words, in: session) { return line }
    guard let near = try Favourite.nearName(to: words, in: session) else { return nil }
    throw Failure(
      .usage, "Did you mean your favourite “{name}”?",
      ["name": .verbatim(near), "line": .verbatim("symptoms \(near)")],
      recovery: "Type: {line}")
  }
}

extension FieldDefinition.Shape {
  fileprivate var takesText: Bool {
    switch self {
    case .text, .texts, .items, .symptom: true
    default: false
    }
  }
}

/// A word at the beginning of a line, or behind `log`, that names nothing.
struct UnknownWord: Error {
  var word: String
  /// Whether it stands behind `log`.
  var isLog: Bool
  /// What stands behind it.
  var next: String?
}
