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
        .usage, "\(name) belongs to “\(kind.id)”",
        recovery: example.map { "Type, for example: symptoms log \($0)" } ?? help([LineReader.log, kind.id.rawValue]))
    }
    let what = isLog ? "is not something to log" : "is not a command"
    let meanings = meanings(in: tree, kinds, person)
    guard let near = nearestMatch(to: word, among: meanings.map(\.word)),
      let meaning = meanings.first(where: { $0.word == near })?.meaning
    else {
      return Failure(
        .usage, "\(name) \(what)",
        recovery: isLog ? "See what can be logged: symptoms log --help" : "See what there is: symptoms --help")
    }
    return Failure(
      .usage, "\(name) \(what). Did you mean “\(near)”?", recovery: recovery(near, meaning, in: tree, context))
  }

  /// Characters of an example that stands on one line.
  private static let longest = 45

  /// The word as an answer may name it: what may be a value or a note is not repeated.
  private var name: String {
    let isWord = (1...30).contains(word.count) && word.allSatisfy { $0.isLetter || $0 == "-" }
    return isWord ? "“\(word)”" : "The first word"
  }

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
    let symptoms = (person?.symptoms ?? []).flatMap { symptom in symptom.words.map { ($0, Meaning.symptom(symptom)) } }
    return commands + ofKinds + symptoms
  }

  private func recovery(_ word: String, _ meaning: Meaning, in tree: CommandTree, _ context: CommandContext?) -> String
  {
    switch meaning {
    case .command(let command):
      return (try? command.parse([])) == nil ? help([word]) : "Type: symptoms \(word)"
    case .kind(let kind):
      let path = [LineReader.log, kind.id.rawValue]
      let command = tree.command(of: path).command as? any TrackerCommand.Type
      return context.flatMap { command?.example(in: $0, for: []) }.map { "Type, for example: \($0)" } ?? help(path)
    case .symptom(let symptom):
      return "Type, for example: symptoms \(symptom.id) \(symptom.scale.example.words)"
    }
  }

  private func help(_ path: [String]) -> String {
    "See what to type: symptoms \(path.joined(separator: " ")) --help"
  }
}
