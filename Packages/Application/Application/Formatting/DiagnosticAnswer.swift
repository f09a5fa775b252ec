import TrackerCore

/// A finding as it is told to whoever typed what it is about: what is wrong, quoting what was typed, then what was
/// probably meant or what is allowed, each in a sentence.
public struct DiagnosticAnswer: Sendable, Hashable {
  /// `“brekfast” is not a meal.`
  public let problem: String
  /// `Did you mean “breakfast”?`; nil where nothing is near.
  public let question: String?
  /// `Allowed: 1 to 10.`; nil where the problem says it.
  public let allowed: String?
  /// The same without what stands in it in parentheses.
  public let shortAllowed: String?

  public init(_ diagnostic: Diagnostic, _ format: TextFormatter) {
    let message = format(diagnostic.message)
    let found = diagnostic.found.map(\.withoutQuotes)
    if let found, !found.isEmpty, !message.hasSentenceEnd, !message.holds(found) {
      problem = format("{problem}: “{typed}”.", ["problem": message, "typed": found])
    } else {
      problem = message.asSentence
    }
    question = diagnostic.nearest.map { format("Did you mean “{word}”?", ["word": $0]) }
    let values = diagnostic.allowed.map { format($0) }.flatMap { message.contains($0) ? nil : $0 }
    allowed = values.map { format("Allowed: {values}.", ["values": $0]) }
    shortAllowed = values.map { text in
      let short = text.prefix(upTo: text.range(of: " (")?.lowerBound ?? text.endIndex)
      return format("Allowed: {values}.", ["values": String(short)])
    }
  }

  /// All of it, one sentence after the other.
  public var text: String { [problem, question ?? allowed].compactMap { $0 }.joined(separator: " ") }
}

extension String {
  /// With a full stop at its end, unless it ends as a sentence does, or with a command to type.
  public var asSentence: String {
    isEmpty || hasSentenceEnd || contains(/: symptoms [a-z][^.]*$/) ? self : self + "."
  }

  fileprivate var hasSentenceEnd: Bool { last.map { ".?!:…".contains($0) } ?? false }

  fileprivate var withoutQuotes: String {
    hasPrefix("“") && hasSuffix("”") && dropFirst().dropLast().allSatisfy { !"“”".contains($0) }
      ? String(dropFirst().dropLast()) : self
  }

  /// Whether words stand in it, not as a part of others.
  fileprivate func holds(_ words: String) -> Bool {
    func isApart(_ character: Character?) -> Bool { character.map { !$0.isLetter && !$0.isNumber } ?? true }
    return ranges(of: words).contains { range in
      isApart(self[..<range.lowerBound].last) && isApart(self[range.upperBound...].first)
    }
  }
}
