import TrackerCommandLine

/// A command line as it was typed, with what stands before the command put behind it, and with the dashes that phones
/// make of two hyphens turned back.
struct TypedLine {
  /// The line from the command on; empty where there is none.
  private(set) var words: [String] = []
  /// The options that stood before the command, with their values.
  private(set) var options: [String] = []

  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - isLead: Whether a line may begin with the word, so that it is no value of an option before it.
  ///   - isFlag: Whether an option stands alone.
  init(_ arguments: [String], isLead: (String) -> Bool, isFlag: (String) -> Bool) {
    var rest = arguments.map(Self.withHyphens)[...]
    while let word = rest.first, word.isOption {
      options.append(word)
      rest.removeFirst()
      guard let value = rest.first, !word.contains("="), !value.isOption else { continue }
      if GlobalOptions.valued.contains(word) || !(isLead(value) || isFlag(word)) {
        options.append(value)
        rest.removeFirst()
      }
    }
    words = Array(rest)
    guard words.first?.lowercased() == Self.help else { return }
    // `help today` asks what `today --help` does.
    let asked = TypedLine(Array(words.dropFirst()), isLead: isLead, isFlag: isFlag)
    words = asked.words
    options += asked.options + ["--\(Self.help)"]
  }

  private static let help = "help"

  /// The whole line in the order that the parser of commands takes, beginning with other words than those typed; as it
  /// was typed where there is no command.
  func arguments(with words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.count
    let values = words.first == LineReader.log ? Self.placesBelowZero(in: words[..<end]) : []
    guard !values.isEmpty else { return words[..<end] + options + words[end...] }
    // The parser takes `-5` for an option unless it stands behind all of them.
    let others = words.indices[..<end].filter { !values.contains($0) }.map { words[$0] }
    return others + options + ["--"] + values.map { words[$0] } + words[end...].dropFirst()
  }

  /// Where numbers below zero stand, such as `-5C`, but for the values of options.
  private static func placesBelowZero(in words: ArraySlice<String>) -> [Int] {
    words.indices.filter { index in
      words[index].hasPrefix("-") && words[index].dropFirst().first?.isNumber == true
        && !(index > 0 && words[index - 1].isOption)
    }
  }

  private static func withHyphens(_ word: String) -> String {
    let rest = word.drop { $0 == "—" || $0 == "–" }
    // A note that begins with a dash has spaces.
    return rest.count < word.count && rest.first?.isLetter == true && !rest.contains(" ") ? "--\(rest)" : word
  }
}

extension String {
  /// Whether it has the form of an option: `--home`, `-h`; `-5` and `-` have not.
  var isOption: Bool { hasPrefix("--") || (hasPrefix("-") && dropFirst().first?.isLetter == true) }
}
