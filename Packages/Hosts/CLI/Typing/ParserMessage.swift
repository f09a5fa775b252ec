import TrackerCore

/// What the parser of commands found, in the words of the program; values that may be of an entry are not repeated.
struct ParserMessage {
  /// Without a full stop at its end.
  let text: String
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
      text =
        "“\(match.1)” is not one of: \(choices.joined(separator: ", "))\(near.map { ". Did you mean “\($0)”?" } ?? "")"
      if let near, match.2.hasPrefix("<") { slip = (String(match.1), near) }
    } else if let match = original.firstMatch(of: /^The value '(.*?)' is invalid for '(.*?)'/) {
      text = "“\(match.1)” is not what \(match.2) takes"
    } else if let match = original.firstMatch(of: /^Missing expected argument '(.*?)(?: \.\.\.)?'/) {
      text = "“\(command)” is not complete: \(match.1) is missing"
    } else if let match = original.firstMatch(of: /^Missing value for '(.*)'/) {
      text = "The value of \(match.1) is missing"
    } else if let match = original.firstMatch(of: /^Unknown option '(.*?)'(?:\. Did you mean '(.*?)'\?)?/) {
      text = "“\(match.1)” is not an option\(match.2.map { ". Did you mean “\($0)”?" } ?? "")"
    } else if original.contains(/^(?:Unexpected argument|\d+ unexpected arguments)/) {
      text = "There are more words than “\(command)” takes"
    } else {
      text = original.hasSuffix(".") ? String(original.dropLast()) : original
    }
  }
}
