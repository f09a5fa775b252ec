import TrackerCore

/// What the parser of commands found, in the words of the program; values that may be of an entry are not repeated.
struct ParserMessage {
  let phrase: Phrase
  /// A word that is none of the choices of an argument, and the choice that it was probably meant to be.
  private(set) var slip: (typed: String, meant: String)?

  /// - Parameters:
  ///   - original: What the parser says.
  ///   - path: The command that the line names, without the program's name.
  init(_ original: String, of path: [String]) {
    let command = path.joined(separator: " ")
    if let match = original.firstMatch(of: /^The value '(.*?)' is invalid for '(.*?)'\. Please provide (.*)$/) {
      let choices = match.3.matches(of: /'(.*?)'/).map { String($0.1) }
      let near = nearestMatch(to: String(match.1), among: choices)
      let values: [String: Phrase] = [
        "typed": .verbatim(String(match.1)), "near": .verbatim(near ?? ""),
        "choices": .anyOf(choices.map { .verbatim($0) }),
      ]
      phrase =
        near == nil
        ? .words("“{typed}” is not possible here. Use {choices}.", values)
        : .words("“{typed}” is not possible here. Did you mean “{near}”?", values)
      if let near, match.2.hasPrefix("<") { slip = (String(match.1), near) }
    } else if let match = original.firstMatch(of: /^The value '(.*?)' is invalid for '(.*?)'/) {
      phrase = .words(
        "“{typed}” is not possible for {name}",
        ["typed": .verbatim(String(match.1)), "name": .verbatim(String(match.2))])
    } else if let match = original.firstMatch(of: /^Missing expected argument '(.*?)(?: \.\.\.)?'/) {
      phrase = .words(
        "“{command}” is not complete: {name} is missing",
        ["command": .verbatim(command), "name": .verbatim(String(match.1))])
    } else if let match = original.firstMatch(of: /^Missing value for '(.*)'/) {
      phrase = .words("{name} needs a value", ["name": .verbatim(String(match.1))])
    } else if let match = original.firstMatch(of: /^Unknown option '(.*?)'(?:\. Did you mean '(.*?)'\?)?/) {
      let values = ["name": Phrase.verbatim(String(match.1)), "near": .verbatim(match.2.map { String($0) } ?? "")]
      phrase =
        match.2 == nil
        ? .words("There's no option “{name}” here", values)
        : .words("There's no option “{name}” here. Did you mean “{near}”?", values)
    } else if original.contains(/^(?:Unexpected argument|\d+ unexpected arguments)/) {
      phrase = .words("There are too many words after “{command}”", ["command": .verbatim(command)])
    } else {
      // What a command says of its own options.
      phrase = .words(original, [:])
    }
  }
}
