import ArgumentParser
import TrackerCommandLine
import TrackerCore

extension UnknownWord {
  /// What a word was probably meant to be.
  private enum Meaning {
    case command(any ParsableCommand.Type)
    case kind(LogKindDefinition)
    case symptom(SymptomDefinition)
  }

  /// The answer to the line: what is wrong, and what to type.
  ///
  /// - Parameters:
  ///   - context: Of the request; nil where there is no home.
  ///   - person: What the person's symptoms are read from; nil before anyone is set up.
  func answer(in tree: CommandTree, _ kinds: [LogKindDefinition], _ person: EntryContext?, _ context: CommandContext?)
    -> Failure
  {
    if let kind = kindOfField(kinds) {
      let example = kind.examples.map(\.line).first {
        $0.contains(" \(word.lowercased())=") && $0.count <= Self.longest
      }
      return Failure(
        .usage, isNamed ? "“{typed}” belongs to “{kind}”" : "The first word belongs to “{kind}”",
        ["typed": .verbatim(word), "kind": .verbatim(kind.id.rawValue)],
        recovery: example.map { self.example("symptoms log \($0)") } ?? help([LineReader.log, kind.id.rawValue]))
    }
    if let known = known(in: context) { return known }
    // What can be logged is known once somebody is set up: it may be one of the symptoms that they choose.
    if person == nil, isLog || dose != nil || isAnswer {
      return Failure(
        .validation,
        isNamed
          ? "“{typed}” cannot be logged before you're set up. Nothing was saved"
          : "That cannot be logged before you're set up. Nothing was saved",
        values, recovery: .howToSetUp)
    }
    let meanings = meanings(in: tree, kinds, person)
    guard let near = nearestMatch(to: word, among: meanings.map(\.word)),
      let meaning = meanings.first(where: { $0.word == near })?.meaning
    else {
      if let dose { return Failure(.usage, "There's no command “{typed}”", values, recovery: medicine(dose)) }
      return Failure(
        .usage, unknown, ["typed": .verbatim(word)],
        recovery: isLog ? "To see what you can log: symptoms log --help" : "To see all commands: symptoms --help")
    }
    return Failure(
      .usage, unknownWithGuess, ["typed": .verbatim(word), "near": .verbatim(near)],
      recovery: recovery(near, meaning, in: tree, context))
  }

  private var unknown: Phrase {
    switch (isLog, isNamed) {
    case (true, true): "“{typed}” cannot be logged"
    case (true, false): "The first word cannot be logged"
    case (false, true): "There's no command “{typed}”"
    case (false, false): "The first word is not a command"
    }
  }

  private var unknownWithGuess: Phrase {
    switch (isLog, isNamed) {
    case (true, true): "“{typed}” cannot be logged. Did you mean “{near}”?"
    case (true, false): "The first word cannot be logged. Did you mean “{near}”?"
    case (false, true): "There's no command “{typed}”. Did you mean “{near}”?"
    case (false, false): "The first word is not a command. Did you mean “{near}”?"
    }
  }

  /// Characters of an example that stands on one line.
  private static let longest = 45

  /// Whether an answer may name the word: what may be a value or a note is not repeated.
  private var isNamed: Bool { (1...30).contains(word.count) && word.allSatisfy { $0.isLetter || $0 == "-" } }

  /// Whether the word gives a value to a name: `pain=6`.
  private var isAnswer: Bool { word.contains(/^[\p{L}-]+=\S/) }

  /// The one kind that has a field of this name, such as `nap`.
  private func kindOfField(_ kinds: [LogKindDefinition]) -> LogKindDefinition? {
    let owners = kinds.filter { $0.field(word.lowercased()) != nil }
    return owners.count == 1 ? owners.first : nil
  }

  private func meanings(in tree: CommandTree, _ kinds: [LogKindDefinition], _ person: EntryContext?) -> [(
    word: String, meaning: Meaning
  )] {
    let commands = isLog ? [] : tree.names.map { ($0, Meaning.command(tree.command(of: [$0]).command)) }
    let ofKinds = kinds.flatMap { kind in (kind.words + kind.leadingChoices).map { ($0, Meaning.kind(kind)) } }
    let symptoms = (person?.symptoms ?? []).flatMap { symptom in
      (person?.words(of: symptom) ?? []).map { ($0, Meaning.symptom(symptom)) }
    }
    return commands + ofKinds + symptoms
  }

  private func recovery(_ word: String, _ meaning: Meaning, in tree: CommandTree, _ context: CommandContext?) -> Phrase
  {
    switch meaning {
    case .command(let command):
      return (try? command.parse([])) == nil
        ? help([word]) : .words("Type: {line}", ["line": .verbatim("symptoms \(word)")])
    case .kind(let kind):
      let path = [LineReader.log, kind.id.rawValue]
      let command = tree.command(of: path).command as? any TrackerCommand.Type
      return context.flatMap { command?.example(in: $0, for: []) }.map(example) ?? help(path)
    case .symptom(let symptom):
      return example("symptoms \(symptom.id) \(symptom.scale.typedExample)")
    }
  }

  private func example(_ line: String) -> Phrase { .words("Type, for example: {line}", ["line": .verbatim(line)]) }

  private func help(_ path: [String]) -> Phrase {
    .words(
      "To see what to type: {line}", ["line": .verbatim("symptoms \(path.joined(separator: " ")) --help")])
  }
}
